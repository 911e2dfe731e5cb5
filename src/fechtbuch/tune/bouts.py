"""What is fought to tune a book: packaged scenarios and drawn bouts, half of them kept apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.scenario import Scenario, ScenarioError, load, names
from fechtbuch.scenario.paths import set_by_text

DRAWN = 8
"""Bouts that are drawn besides the packaged scenarios."""

DUELS = 6
"""Duels at drawn distances besides those: a bout begins as near as its book has it."""

FARTHEST = 30
"""Fields between two duellists at most."""

LARGEST = 4
"""Fighters on a side of a drawn bout."""

MOST_FIGHTERS = 12
"""Packaged scenarios with more are left out: a few of them would take all the time."""

ROUNDS = 60


@dataclass(frozen=True)
class Bouts:
    """Scenarios to tune on, and others that tell whether it was worth it."""

    tuned: tuple[Scenario, ...]
    apart: tuple[Scenario, ...]


def bouts_of(book: Book, seed: int, changes: Sequence[str] = ()) -> Bouts:
    """The scenarios of a book with two sides, some drawn ones and duels at drawn distances,
    shared out evenly.

    `changes` are made in all of them, such as `options.dodge_all=true`.
    """
    chance = Random(f"{book.key} {seed}")
    found = [*_packaged(book), *_drawn(book, chance)]
    chance.shuffle(found)
    tuned = [*found[::2]]
    apart = [*found[1::2]]
    duels = _duels(book, chance)
    tuned += duels[::2]
    apart += duels[1::2]
    for change in changes:
        tuned = [set_by_text(scenario, change) for scenario in tuned]
        apart = [set_by_text(scenario, change) for scenario in apart]
    return Bouts(tuple(tuned), tuple(apart))


def _packaged(book: Book) -> list[Scenario]:
    found = [load(info.name) for info in names() if info.book == book.key]
    return [
        scenario
        for scenario in found
        if scenario.book == book.key
        and len(scenario.sides) == 2
        and sum(len(party.recruits) for party in scenario.sides) <= MOST_FIGHTERS
    ]


def _drawn(book: Book, chance: Random) -> list[Scenario]:
    keys = fighter_keys(book.folder)
    found: list[Scenario] = []
    for number in range(10 * DRAWN):
        if len(found) == DRAWN:
            break
        size = chance.randint(1, LARGEST)
        squads = [[chance.choice(keys) for _ in range(size)] for _ in range(2)]
        data = book.bout({"use": squads[0][0]}, {"use": squads[1][0]})
        data["rounds"] = ROUNDS
        for side, squad in zip(data["sides"], squads, strict=True):
            side["fighters"] = [
                {"use": key, "name": f"{key} {place}"} for place, key in enumerate(squad)
            ]
        try:
            found.append(Scenario.from_data(data, f"drawn {number}"))
        except ScenarioError:
            continue  # some need a horse, a map or a master
    return found


def _duels(book: Book, chance: Random) -> list[Scenario]:
    """One against one across open ground, near and far."""
    keys = fighter_keys(book.folder)
    found: list[Scenario] = []
    for number in range(10 * DUELS):
        if len(found) == DUELS:
            break
        far = chance.randint(2, FARTHEST)
        data = book.bout({"use": chance.choice(keys)}, {"use": chance.choice(keys)})
        data["rounds"] = ROUNDS
        data["map"] = {"bounds": [0, 0, far + 16, 16]}
        for place, side in enumerate(data["sides"]):
            side["fighters"][0].update({"name": f"duellist {place}", "at": [8 + far * place, 8]})
        try:
            found.append(Scenario.from_data(data, f"duel {number}"))
        except ScenarioError:
            continue
    return found
