"""Draws the pictures of a fight in the terminal: python docs/picture.py.

A person plays Kurt: one exchange for the README, and the plans of his first turn with their
figures. Everything in the pictures is what the terminal shows.
"""

import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fechtbuch.cli.seats import Seats
from fechtbuch.cli.show import Stage
from fechtbuch.cli.table import TerminalTable
from fechtbuch.scenario import load, open_session, seed_from
from fechtbuch.text.catalogue import Catalogue

SEED = 7
TYPED = {"fight.svg": ["attack hans", "why"], "plans.svg": ["plans"]}
"""What is typed for each picture."""


class Enough(Exception):
    """Nothing more is typed."""


def main(target: Path, typed: Sequence[str]) -> None:
    """Play the first decisions and draw what was on the screen."""
    scenario = load("kurt-and-hans")
    seed = seed_from(SEED)
    session = open_session(scenario, seed)
    console = Console(
        record=True,
        width=104,
        height=40,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    book = scenario.rulebook
    catalogue = Catalogue("en", [book.package])
    console.print(Text("$ fechtbuch play kurt-and-hans", "bold"))
    stage = Stage(console, catalogue, book, session.fight, 0)
    lines = iter(typed)

    def keyboard(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise Enough
        console.print(Text(prompt + line, "bold"))
        return line

    console.print(Text(scenario.title, "bold"), Text(f"  {book.title}", "dim"))
    seats = Seats(scenario, session, seed, {"kurt"})
    table = TerminalTable(seats, stage, keyboard)
    with suppress(Enough):
        table.play()
    target.parent.mkdir(exist_ok=True)
    drawn = console.export_svg(title="Fechtbuch")
    # Whoever looks at the picture loads nothing from anywhere else.
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    target.write_text(drawn.replace("Fira Code", "ui-monospace"), encoding="utf-8")


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "images"
    for name, typed in TYPED.items():
        main(folder / name, typed)
