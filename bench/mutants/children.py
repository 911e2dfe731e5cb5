"""Forked children that carry out tasks with everything loaded already, and answer in JSON."""

import json
import os
import resource
import select
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

MEMORY = 2 << 30
"""Bytes that a child may take on top of what it begins with."""

Task = Callable[[], dict[str, Any]]

_pipe = -1
"""In a child: where its answer goes."""


def answer(data: dict[str, Any]) -> None:
    """In a child: give the answer and be gone, past all endings of the parent's."""
    with os.fdopen(_pipe, "w", encoding="utf-8") as pipe:
        json.dump(data, pipe)
    os._exit(0)


def answers(jobs: int, tasks: Sequence[Task]) -> Iterator[dict[str, Any]]:
    """Carry tasks out in children, so many at a time; what they answer as it comes."""
    sys.stdout.flush()
    sys.stderr.flush()
    waiting = list(reversed(tasks))
    running: dict[int, tuple[int, list[bytes]]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            reading, writing = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(reading)
                _work(writing, waiting[-1])
            os.close(writing)
            running[reading] = (child, [])
            waiting.pop()
        for ready in select.select(list(running), [], [])[0]:
            child, heard = running[ready]
            piece = os.read(ready, 1 << 16)
            if piece:
                heard.append(piece)
                continue
            os.close(ready)
            os.waitpid(child, 0)
            del running[ready]
            data: dict[str, Any] = json.loads(b"".join(heard) or b'{"broke": "no answer"}')
            if "broke" in data:
                raise RuntimeError(data["broke"])
            yield data


def _work(writing: int, task: Task) -> None:
    global _pipe  # noqa: PLW0603
    _pipe = writing
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))
    try:
        answer(task())
    except BaseException as problem:
        answer({"broke": repr(problem)})
