"""Processes that were started end with whoever started them, and stand back behind others."""

import os
import threading
import time
from contextlib import suppress
from errno import EAGAIN
from multiprocessing import parent_process
from pathlib import Path

LAST = 19
"""The lowest priority that there is, against other processes of the same session."""

BESIDE = 10
"""The priority against other sessions: a tenth of a share, so that nothing stands still."""

_SHARED = Path("/proc/self/autogroup")
"""Where Linux shares its cores between sessions first and counts `nice` within one only."""

_TRIES = 20
_TRY_SECONDS = 0.11
"""Who is not root may change the share of a session ten times a second, all of them together."""


def leave_with_parent() -> None:
    """From now on: when the process that started this one ends, however that ends, so does this."""
    threading.Thread(target=_go_with_parent, daemon=True).start()


def stand_back() -> None:
    """From now on: take what the cores have left, and little more, whoever else wants them.

    The process leads a session of its own from now on, which its children belong to.
    """
    os.nice(LAST)
    with suppress(OSError):
        if os.access(_SHARED, os.W_OK):
            os.setsid()
            _share_less()


def _share_less() -> None:
    for _ in range(_TRIES):
        try:
            _SHARED.write_text(str(BESIDE))
        except OSError as error:
            if error.errno != EAGAIN:
                raise
            time.sleep(_TRY_SECONDS)
        else:
            return


def _go_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
