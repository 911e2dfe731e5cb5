"""The tests read English unless they ask for another language, whatever the machine speaks.

Where nobody is named, `book` plays: what it does never changes, so fights that are counted here
come out differently only when rules do, and not whenever a level learns to play better. Tests of
what people get take the variable away.

Generated cases are the same in every run, however slow the machine is; `HYPOTHESIS_PROFILE=search`
looks for new ones.
"""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.table.postgres import Postgres

os.environ["LC_ALL"] = "C.UTF-8"
os.environ["FECHTBUCH_LEVEL"] = "book"

settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


@pytest.fixture(scope="session")
def server() -> "Iterator[Postgres]":
    """A PostgreSQL server for all who want a database of their own."""
    from tests.table.postgres import postgres

    with postgres() as running:
        yield running
