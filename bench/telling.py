"""What the story costs at the table: `python -m bench.telling`.

A game master who reads German and a looker-on who reads Polish sit at a table of each book; the
engine answers. Told is the time of an answer, and how much of it goes into the story.
"""

import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from fechtbuch.table.chronicle import Chronicle
from tests.table.kit import House, Person, delegate

SCENES = ("three-brigands", "marek-and-grom", "duel-of-honour", "kurt-and-hans")
ANSWERS = 25


class Clock:
    """Counts the time that goes into some functions."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def around(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, its time counted."""

        def timed(*args: Any) -> Any:
            began = time.process_time()
            try:
                return function(*args)
            finally:
                self.seconds += time.process_time() - began

        return timed


def main() -> None:
    """Print a line for each book."""
    clock = Clock()
    for name in ("_narrate", "tales"):
        setattr(Chronicle, name, clock.around(getattr(Chronicle, name)))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as people:
        house = House(f"sqlite:///{folder}/tables.sqlite")
        people.callback(house.close)
        for scene in SCENES:
            table = house.table(scene)
            with ExitStack() as seated:
                Person(table, "referee", seated, "de")
                Person(table, "spectator", seated, "pl")
                state, answers = table.state(), 0
                clock.seconds, began = 0.0, time.process_time()
                while state["over"] is None and answers < ANSWERS:
                    state = table.do("referee", delegate(state))
                    answers += 1
                whole = time.process_time() - began
            share = clock.seconds / whole
            print(f"{scene}: {whole / answers * 1e3:.1f} ms an answer, story {share:.1%}")


if __name__ == "__main__":
    main()
