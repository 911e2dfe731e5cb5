"""Fights that nobody would lead, and what every step of them comes to.

    python -m tests.conformance.wanderings [BOOK ...]

Players take whatever was taken least, a referee puts in edicts, two are put into states that seldom
meet, and now and then somebody asks for what was possible elsewhere. Of each step a few digits of a
digest stand in `wanderings/BOOK.txt`, over what was offered, refused and told and the state after
it. This plays the same fights once more and writes what they come to now: after a change of a rule,
in the commit that says which. Which fights are kept is for `python -m bench.mutants.choosing` and
`python -m bench.mutants --seek`. Policies have no part in any of them.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from fechtbuch.engine.choices import Player
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.kit import BOOKS
from fechtbuch.testing.conformance.playing import bulk, scenario
from fechtbuch.testing.conformance.wandering import Curious, Meddler, Mixed, Taken
from tests.conformance.confronted import confronted
from tests.conformance.looking import Looker, Step, come_to, line

FOLDER = Path(__file__).with_name("wanderings")

PAIRED = "paired"
WAYS = ("curious", "meddled", "headlong", PAIRED)
"""By whoever takes what is rare; the same under a referee who meddles; half of it by chance; from
two states that meet on, with everything that may be done then tried."""

MOST_STEPS = 40
FEW_STEPS = 5
"""After all has been tried that two states allow."""

Wandering = tuple[str, str, int]
"""Scenario, way and number: the same fight on every machine."""


def steps(name: str, way: str, number: int) -> Iterator[Step]:
    """Play a fight, step by step."""
    book = scenario(name).rulebook
    fight, _ = bulk(name, number, "random")
    if way == PAIRED:
        yield from confronted(fight, name, number)
    stream = Stream(number, 77)
    player: Player = Curious(stream, Taken())
    if way == "headlong":
        player = Mixed(RandomPlayer(stream), player, stream, 2)
    looker = Looker(player, Stream(number, 78), [])
    fight.players = [looker for _ in fight.sides]
    meddler = Meddler(book, Stream(number, 79), 3 if way in ("meddled", PAIRED) else 0)
    fight.telling = True
    for _ in range(FEW_STEPS if way == PAIRED else MOST_STEPS):
        if fight.over:
            return
        decreed = len(meddler.decreed)
        fight.events = []
        looker.lines = []
        meddler.meddle(fight)
        fight.step()
        step = Step([line(edict) for edict in meddler.decreed[decreed:]])
        step.lines += looker.lines
        step.lines += come_to(fight)
        yield step


def kept(key: str) -> list[tuple[str, str, int, list[str]]]:
    """The fights that are kept of a book: scenario, way, number and the digest of every step."""
    path = FOLDER / f"{key}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    rows = [line.split() for line in lines]
    return [(f"{key}/{name}", way, int(number), found) for name, way, number, *found in rows]


def keep(key: str, fights: dict[Wandering, list[str]]) -> None:
    """Write down which fights are kept, and what every step of them comes to."""
    FOLDER.mkdir(exist_ok=True)
    lines = [
        " ".join([name.partition("/")[2], way, str(number), *digests])
        for (name, way, number), digests in sorted(fights.items())
    ]
    (FOLDER / f"{key}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Play again, and write."""
    every = [book.key for book in BOOKS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("book", nargs="*", choices=[*every, []], default=every)
    for key in parser.parse_args().book:
        fights = [fight[:3] for fight in kept(key)]
        keep(key, {fight: [step.digest for step in steps(*fight)] for fight in fights})
        print(f"{key}: {len(fights)} fights")


if __name__ == "__main__":
    main()
