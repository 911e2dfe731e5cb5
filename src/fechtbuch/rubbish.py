"""The collector of garbage, held back where it would only look at what stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def old_things_left_alone() -> Iterator[None]:
    """Everything that is there already is passed over for a while."""
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


@contextmanager
def no_collection() -> Iterator[None]:
    """No rings are looked for: for work that makes none, in pieces that come to an end.

    Fights make none (`tests/simulate/test_rubbish.py`); were a book to make some, they are found
    between two pieces of work.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
