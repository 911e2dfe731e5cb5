"""The sheets that lie beside the project, imported, compared and made to fight.

`python -m tests.gurps.sheets.imported [FILE…]` does it with all of them, or with those given.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from fechtbuch.books.base import books
from fechtbuch.books.imports import Figure, Imported
from fechtbuch.engine.choices import Player
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.memory import seat
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario, ScenarioError
from fechtbuch.scenario.importing import LEAST, import_file, share, tallied
from tests.gurps.sheets.recombined import recombined
from tests.gurps.sheets.twisted import twisted
from tests.gurps.sheets.unsaid import unsaid

FOLDER = Path(__file__).resolve().parents[4] / "shared" / "gcs"
FOES = ("brigand", "aldric", "archer", "wrestler", "gunman")
MOST_STEPS = 100_000
ROUNDS = {"book": 60, "random": 25}


def sheets() -> list[Path]:
    """All of them; none where the folder is missing."""
    return sorted(FOLDER.glob("*.gcs"))


def contents() -> list[dict[str, Any]]:
    """What is in all of them."""
    return [json.loads(path.read_text("utf-8")) for path in sheets()]


def imported(path: Path) -> Imported:
    """The fighter in a file."""
    return import_file(path.read_bytes(), path.name)[0]


def bouts(fighter: Imported, policy: str, fights: int, strict: bool = False) -> None:
    """That many fights against fighters of the book, near and far, each to its end.

    `strict`: what always holds in the book is looked at after every step.
    """
    entry = {name: value for name, value in fighter.sheet.items() if name != "book"}
    for number, foe in enumerate(FOES):
        data = {
            "book": "gurps",
            "title": "Bout",
            "rounds": ROUNDS[policy],
            "sides": [
                {
                    "name": "One",
                    "policy": policy,
                    "fighters": [{**entry, "slug": "one", "at": [0, 0]}],
                },
                {
                    "name": "Other",
                    "policy": policy,
                    "fighters": [{"use": foe, "slug": "other", "at": [1 + 3 * number, 0]}],
                },
            ],
        }
        scenario = Scenario.from_data(data)
        dice = BulkDice(7)
        players = scenario.players(dice.whim)
        start = scenario.build()
        for each in range(fights // len(FOES)):
            _fight_out(start, players, dice, each, strict)


def _fight_out(
    start: Fight, players: list[Player], dice: BulkDice, number: int, strict: bool
) -> None:
    fight = start.copy()
    dice.deal(number, fight.roster)
    seat(fight, players, dice)
    always = books()["gurps"].invariants()
    for _ in range(MOST_STEPS):
        if fight.over:
            return
        if fight.host is not None:
            fight.host.boundary(fight)
        fight.advance()
        if strict:
            broken = always.broken(fight)
            assert broken == [], broken
    raise AssertionError("this fight does not end")


def mutated(content: dict[str, Any], seed: int) -> dict[str, Any]:
    """A sheet with some values missing or of another kind than anybody would write."""
    dice = random.Random(seed)
    odd: list[Any] = [None, "", "x", -1, 0, 10**12, 1.5, True, [], {}, [None], {"a": 1}, "²", "9d9"]

    def changed(value: Any, deep: int) -> Any:
        if deep > 1 and dice.random() < 0.01:
            return dice.choice(odd)
        if isinstance(value, dict):
            return {
                key: changed(part, deep + 1)
                for key, part in value.items()
                if deep < 1 or dice.random() > 0.005
            }
        if isinstance(value, list):
            return [changed(part, deep + 1) for part in value]
        return value

    result = changed(content, 0)
    assert isinstance(result, dict)
    return result


def main(given: Iterable[str], fights: int = 100, mixed: int = 200) -> int:
    """Import, compare, fight so many random and so many sensible fights each, and tell."""
    paths = [Path(one) for one in given] or sheets()
    if not paths:
        print(f"skipped: there is no folder {FOLDER}")
        return 0
    figures: list[Figure] = []
    failed = 0
    for path in paths:
        began = time.perf_counter()
        try:
            fighter = imported(path)
            for policy in ("random", "book"):
                bouts(fighter, policy, fights)
        except ScenarioError as error:
            failed += 1
            print(f"{path.name}: {error}")
            continue
        figures.extend(fighter.figures)
        differ = [one for one in fighter.figures if not one.agrees]
        silent = unsaid(json.loads(path.read_text("utf-8")), fighter)
        failed += bool(silent)
        print(
            f"{path.name}: {len(fighter.figures)} figures, {len(differ)} differ, "
            f"{2 * fights} fights, {time.perf_counter() - began:.1f} s",
            flush=True,
        )
        for one in differ:
            print(f"    {one.kind} {one.of}: {one.theirs} in the file, {one.ours} here")
        for name in silent:
            print(f"    left out in silence: {name}")
    well = _told(figures)
    print(f"{len(paths) - failed} of {len(paths)} sheets imported")
    for what, maker in (("out of parts of all", recombined), ("with twists", twisted)):
        well = _together(what, maker, mixed, fights // 10) and well
    return 0 if well and not failed else 1


def _told(figures: list[Figure]) -> bool:
    """Print the agreement by kind; whether all of them agree well enough."""
    for kind, (agree, all_) in tallied(figures).items():
        print(f"{kind:8} {agree:6} of {all_:6} agree, {100 * share(agree, all_):.2f} %")
    return all(share(*pair) >= LEAST for pair in tallied(figures).values())


def _together(
    what: str, maker: Callable[[list[dict[str, Any]], int], dict[str, Any]], count: int, fights: int
) -> bool:
    """So many sheets that nobody wrote: whether each can be read, tells all, fights and agrees."""
    known = contents()
    figures: list[Figure] = []
    silent: list[str] = []
    for seed in range(count if known else 0):
        data = maker(known, seed)
        fighter = import_file(json.dumps(data).encode(), "mixed.gcs")[0]
        figures.extend(fighter.figures)
        silent.extend(f"{seed}: {name}" for name in unsaid(data, fighter))
        for policy in ("random", "book"):
            bouts(fighter, policy, fights)
    print(f"{count} sheets {what}, {2 * fights} fights each:")
    for name in silent:
        print(f"    left out in silence: {name}")
    return _told(figures) and not silent


if __name__ == "__main__":
    said = os.environ.get
    sys.exit(main(sys.argv[1:], int(said("FIGHTS", "100")), int(said("MIXED", "200"))))
