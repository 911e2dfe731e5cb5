"""A process that turns charts into pictures, ready by the time the first one is wanted.

What draws an SVG is an engine for scripts, which takes half a second to start and lets nothing
else of its process run meanwhile. A process of its own gets ready while others read, check and
fight, and draws what is done so far while they go on. It is a new one, no copy of this one: a copy
of an engine that has run before never comes to an end.
"""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from fechtbuch.simulate.charts import pictures
from fechtbuch.simulate.charts.look import altair


def spoken() -> str:
    """The version of Vega-Lite in whose words charts are written, as the engine names it."""
    version: str = altair().SCHEMA_VERSION
    return ".".join(version.removeprefix("v").split(".")[:2])


class Engine:
    """Draws pictures one after the other; who leaves it waits for them."""

    def __init__(self) -> None:
        # A session of its own: Ctrl-C is for who gives out the work. It ends when nobody does.
        self._process = subprocess.Popen(
            [sys.executable, "-P", pictures.__file__, spoken()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
        self._open = 0

    def draw(self, drawn: Any, file: Path) -> None:
        """Have a chart drawn into a file, soon; whatever goes wrong is told by `finish`."""
        assert self._process.stdin is not None
        line = json.dumps([drawn.to_dict(validate=False), str(file.resolve())])
        self._open += 1
        with suppress(BrokenPipeError):
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()

    def finish(self) -> None:
        """Wait until everything is drawn; `ValueError` tells what could not be."""
        assert self._process.stdout is not None
        problem = ""
        while self._open:
            self._open -= 1
            told = self._process.stdout.readline()
            problem = problem or (json.loads(told) if told else "the program that draws has died")
        if problem:
            raise ValueError(problem)

    def __enter__(self) -> "Engine":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None:
                self.finish()
        finally:
            self._process.kill()
            with suppress(BrokenPipeError):
                self._process.communicate()
