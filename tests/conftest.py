"""The tests read English unless they ask for another language, whatever the machine speaks.

Where nobody is named, `book` plays: what it does never changes, so fights that are counted here
come out differently only when rules do, and not whenever a level learns to play better. Tests of
what people get take the variable away.

Generated cases are the same in every run, however slow the machine is; `HYPOTHESIS_PROFILE=search`
looks for new ones.
"""

import hashlib
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


WAITING = ("tests/e2e/", "tests/table/", "tests/captured/", "tests/bench/", "tests/kit/")
"""Where tests wait for browsers, servers and programs for a good part of their time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the modules that wait evenly among those that compute.

    Every worker is given tests that lie beside each other. If all that wait lay there, too, the
    cores would have nothing to do at the end.
    """
    computing: list[pytest.Item] = []
    waiting: dict[str, list[pytest.Item]] = {}
    for item in items:
        module = item.nodeid.partition("::")[0]
        if module.startswith(WAITING):
            waiting.setdefault(module, []).append(item)
        else:
            computing.append(item)
    modules = sorted(waiting.values(), key=_turn)
    dealt: list[pytest.Item] = []
    for number, module_items in enumerate(modules):
        first, last = (len(computing) * place // len(modules) for place in (number, number + 1))
        dealt += [*module_items, *computing[first:last]]
    items[:] = dealt if modules else computing


def _turn(module: list[pytest.Item]) -> bytes:
    """A place by lot, and the same in every process: neighbours have much the same to do."""
    return hashlib.sha256(module[0].nodeid.partition("::")[0].encode()).digest()


@pytest.fixture(scope="session")
def server() -> "Iterator[Postgres]":
    """A PostgreSQL server for all who want a database of their own."""
    from tests.table.postgres import postgres

    with postgres() as running:
        yield running
