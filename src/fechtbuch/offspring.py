"""Processes that were started end with whoever started them."""

import os
import threading
from multiprocessing import parent_process


def leave_with_parent() -> None:
    """From now on: when the process that started this one ends, however that ends, so does this."""
    threading.Thread(target=_go_with_parent, daemon=True).start()


def _go_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
