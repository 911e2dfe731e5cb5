"""Whether fighters decide as they did: fights of a level, event by event, before and after.

    python -m bench.alike keep FILE [--book KEY] [--fights 200] [--level strong] [--packaged]
    python -m bench.alike compare FILE
    python -m bench.alike tell FILE GROUND NUMBER

`keep` plays the bench duels and four against four of every book, `--packaged` its scenarios, too,
and keeps a digest of each fight: every event with its dice, every choice, and every plan that was
thought of with its marks. `compare` plays the same fights again with what is imported now and names
the first of each ground that differs; `tell` prints a fight, to be held against the other build's.
Whoever makes deciding faster without deciding otherwise proves it by this.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from fechtbuch.books.base import books
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import MOST_STEPS
from fechtbuch.engine.memory import seat
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario, load, names

SCENARIOS = Path(__file__).parent / "scenarios"
SIZES = ("1v1", "4v4")
SEED = 16


class Watched(Player):
    """Notes what another player decides, and which plans he had."""

    def __init__(self, player: Player, lines: list[str]) -> None:
        self.player = player
        self.lines = lines

    def decide(self, question: Question) -> Choice:
        """His choice."""
        if isinstance(self.player, Mind):
            self.player.plans.clear()
        choice = self.player.decide(question)
        self.lines.append(f"{question.kind}: {choice.text()}")
        if isinstance(self.player, Mind):
            for plan in self.player.plans.found():
                self.lines.append(f"  {plan.text()} {plan.marks()}")
        return choice


class Ground:
    """A scenario that is fought by one level on all sides."""

    def __init__(self, scenario: Scenario, level: str) -> None:
        self.start = scenario.build()
        self.dice = BulkDice(SEED)
        self.lines: list[str] = []
        of_level = scenario.rulebook.policies()[level]
        self.players: list[Player] = [
            Watched(of_level(self.dice.whim), self.lines) for _ in self.start.sides
        ]

    def fight(self, number: int) -> list[str]:
        """Everything that happens in one fight."""
        self.lines.clear()
        fight = self.start.copy()
        fight.telling = True
        self.dice.deal(number, fight.roster)
        seat(fight, self.players, self.dice)
        slugs = [fighter.slug for fighter in fight.roster]
        for _ in range(MOST_STEPS):
            if fight.over:
                break
            fight.advance()
            slugs += [fighter.slug for fighter in fight.roster[len(slugs) :]]
            self.lines.extend(
                json.dumps(event.to_data(slugs), sort_keys=True) for event in fight.events
            )
            fight.events.clear()
        return list(self.lines)


def grounds(chosen: Sequence[str], packaged: bool) -> Iterator[tuple[str, Scenario]]:
    """What is fought, by name."""
    for key in sorted(chosen or books()):
        for size in SIZES:
            file = SCENARIOS / f"{key}-{size}.toml"
            if file.exists():
                yield file.stem, load(file)
    for item in names() if packaged else ():
        if not chosen or item.book in chosen:
            yield f"{item.book}/{item.name}", load(f"{item.book}/{item.name}")


def digests(name: str, scenario: Scenario, level: str, fights: int) -> list[str]:
    """Of every fight one."""
    ground = Ground(scenario, level)
    found = []
    for number in range(fights):
        text = "\n".join(ground.fight(number))
        found.append(hashlib.sha256(text.encode()).hexdigest()[:16])
    print(f"{name}: {len(found)} fights", file=sys.stderr, flush=True)
    return found


def keep(chosen: argparse.Namespace) -> dict[str, Any]:
    """The digests of all fights, and which they are of."""
    return {
        "book": chosen.book or [],
        "level": chosen.level,
        "packaged": chosen.packaged,
        "fights": {
            name: digests(name, scenario, chosen.level, chosen.fights)
            for name, scenario in grounds(chosen.book or [], chosen.packaged)
        },
    }


def differing(kept: dict[str, Any], chosen: Sequence[str]) -> list[str]:
    """For each ground with fights that differ, which is the first and how many there are."""
    found = []
    for name, scenario in grounds(chosen or kept["book"], kept["packaged"]):
        before = kept["fights"].get(name)
        if before is None:
            continue
        now = digests(name, scenario, kept["level"], len(before))
        others = [number for number, digest in enumerate(before) if digest != now[number]]
        if others:
            found.append(f"{name}: {len(others)} of {len(before)} differ, first fight {others[0]}")
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Keep, compare or tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["keep", "compare", "tell"])
    parser.add_argument("file", type=Path)
    parser.add_argument("ground", nargs="?")
    parser.add_argument("number", nargs="?", type=int, default=0)
    parser.add_argument("--book", choices=sorted(books()), action="append")
    parser.add_argument("--fights", type=int, default=200, help="of each ground")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--packaged", action="store_true")
    chosen = parser.parse_args(arguments)
    if chosen.what == "keep":
        chosen.file.write_text(json.dumps(keep(chosen), indent=0), encoding="utf-8")
        return
    kept = json.loads(chosen.file.read_text(encoding="utf-8"))
    if chosen.what == "tell":
        scenario = dict(grounds(kept["book"], kept["packaged"]))[chosen.ground]
        print("\n".join(Ground(scenario, kept["level"]).fight(chosen.number)))
        return
    found = differing(kept, chosen.book or [])
    print("\n".join(found) or "all alike")
    if found:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
