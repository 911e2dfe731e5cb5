"""What `make test` looks at of a long row of cases, and `make pages` at all of them."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

LONG = bool(os.environ.get("FECHTBUCH_LONG"))
"""Whether there is time for everything."""


def some(cases: Sequence[T], few: int = 1) -> list[T]:
    """The first few of the cases, or all of them where there is time."""
    return list(cases if LONG else cases[:few])
