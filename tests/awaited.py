"""Coroutines in tests that are plain functions."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Found = TypeVar("Found")


def awaited(coroutine: Coroutine[Any, Any, Found]) -> Found:
    """What it comes to, in a thread of its own.

    A browser that is open for other tests keeps a loop running in this one.
    """
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(asyncio.run, coroutine).result()
