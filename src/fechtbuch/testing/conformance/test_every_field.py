"""Every field of a state is copied, saved and compared as its mark says, in every book.

The fields are read from the sources, so that a new one is looked at from the day it is there.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import fighter_keys
from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field_text
from fechtbuch.engine.fight import Fight, Modifier
from fechtbuch.engine.streams import BulkDice
from fechtbuch.kit.extending import check_outside
from fechtbuch.kit.sources import Sources
from fechtbuch.kit.write_state import is_fresh
from fechtbuch.testing.conformance.anatomy import Anatomy
from fechtbuch.testing.conformance.every_field import (
    UNCHANGED,
    EveryField,
    Spot,
    fixed,
    strays,
    unlike,
)
from fechtbuch.testing.conformance.kit import BRIEF, every_book, scenarios_of
from fechtbuch.testing.conformance.playing import scenario

FIGHTS = 1 if BRIEF else 12
"""Of each scenario and policy, at most: the search ends when every class has been met."""

ENOUGH = 2
"""So often a class is met."""

NEVER_ROLLED = "nothing-is-rolled-for-this"


@cache
def anatomy_of(book: Book) -> Anatomy:
    return Anatomy(Sources(book.package, Path(str(book.folder))))


@dataclass
class Played:
    """A fight that is being played."""

    name: str
    fight: Fight

    def again(self, data: dict[str, object]) -> Fight:
        return scenario(self.name).rulebook.restore(scenario(self.name), data)


def fights(book: Book, most: int) -> Iterator[Played]:
    """Fights of all scenarios, by the book's policy and by chance."""
    for number in range(most):
        for name in scenarios_of(book):
            for policy in ("book", "random"):
                yield begun(book, name, number, policy)


def begun(book: Book, name: str, number: int, policy: str) -> Played:
    """A fight with a modifier that waits; into the first of a scenario somebody is brought."""
    fight = scenario(name).build()
    keys = fighter_keys(book.folder)
    if number == 0 and keys:
        fight.add_fighter({"use": keys[0], "side": fight.sides[0].slug})
    fight.modifiers = [Modifier(0, 1, NEVER_ROLLED)]
    dice = BulkDice(2026)
    dice.deal(number, fight.roster)
    fight.dice = dice
    fight.players = [book.policies()[policy](dice.whim) for _ in fight.sides]
    return Played(name, fight)


def spots_of(book: Book) -> dict[str, list[Spot]]:
    """For every class of a book a few objects in the middle of fights."""
    anatomy = anatomy_of(book)
    wanted = {*anatomy.concrete(), "Modifier"}
    found: dict[str, list[Spot]] = {}
    for played in fights(book, FIGHTS):
        missing = {name for name in wanted if len(found.get(name, [])) < ENOUGH}
        if not missing:
            break
        for boundary in range(200):
            if played.fight.over:
                break
            played.fight.step()
            here = {anatomy.class_of(one).name for _, one in anatomy.walk(played.fight)}
            if boundary > 5 and here & missing:
                missing -= here
                taken = played.fight.copy()
                for way, one in anatomy.walk(taken):
                    name = anatomy.class_of(one).name
                    found.setdefault(name, []).append(Spot(taken, way, played.again))
    return found


@every_book
def test_what_was_written_for_a_book_is_fresh(book: Book) -> None:
    fresh = is_fresh(book.package, Path(str(book.folder)))
    assert fresh, f"run `fechtbuch write-state {book.package}`"


@every_book
def test_every_field_is_copied_saved_and_compared_as_its_mark_says(book: Book) -> None:
    anatomy = anatomy_of(book)
    spots = spots_of(book)
    assert BRIEF or set(anatomy.concrete()) <= set(spots), "some class was never met"
    complaints = [
        each
        for each in EveryField(anatomy, spots).complaints()
        if each.split(" ")[0] not in book.not_restored
    ]
    if BRIEF:  # so few fights need not have somebody with everything
        complaints = [each for each in complaints if UNCHANGED not in each]
    assert complaints == []


@every_book
def test_what_lives_in_a_step_ends_with_it_and_what_is_fixed_stays(book: Book) -> None:
    anatomy = anatomy_of(book)
    for played in fights(book, 1):
        before = fixed(anatomy, played.fight)
        while not played.fight.over:
            played.fight.step()
            left = {each for each in strays(anatomy, played.fight) if each not in book.not_restored}
            assert left == set(), played.name
        after = fixed(anatomy, played.fight)
        for way, value in before.items():
            assert after[way] is value or after[way] == value, (played.name, way)


@every_book
def test_what_follows_from_the_rest_is_reckoned_anew_when_a_fight_is_restored(book: Book) -> None:
    anatomy = anatomy_of(book)
    for played in fights(book, 1):
        for boundary in range(60):
            if played.fight.over:
                break
            if boundary % 8 == 0:
                again = played.again(json.loads(json.dumps(played.fight.to_data())))
                found = set(unlike(anatomy, played.fight, again))
                assert found - set(book.not_restored) == set(), played.name
            played.fight.step()


@every_book
def test_what_the_referee_sets_is_carried_on(book: Book) -> None:
    """Each field and state that an edict may set is copied, saved, restored and compared."""
    name = scenarios_of(book)[0]
    for setting in book.settings().values():
        values = list(setting.words) or ["0", "1"]
        if setting.low is not None and setting.high is not None:
            values = [str(setting.low), str(setting.high)]
        if setting.kind == "field":
            values = free_fields(begun(book, name, 1, "book").fight)
        edicts = [{"verb": "set", "field": setting.name, "value": value} for value in values]
        keys = {after(book, name, edict) for edict in edicts}
        assert len(keys) == len(values), setting.name
    for state in book.states():
        # In so few fights nobody need be able to be in every state.
        assert makes_a_difference(book, state) or BRIEF, state


def makes_a_difference(book: Book, state: str) -> bool:
    """Whether a state is carried on; not everybody can be put into each of them."""
    for name in scenarios_of(book):
        for place in range(1, len(begun(book, name, 1, "book").fight.roster)):
            added = after(book, name, {"verb": "add-state", "state": state}, place)
            if added != after(book, name, {"verb": "remove-state", "state": state}, place):
                return True
    return False


def free_fields(fight: Fight) -> list[str]:
    """Two fields on which nobody stands."""
    taken = {int(fighter.at) for fighter in fight.roster}
    found: list[str] = []
    for _ in range(2):
        free = fight.grid.nearest_open(fight.roster[1].at, taken)
        taken.add(int(free))
        found.append(field_text(free))
    return found


def after(book: Book, name: str, edict: dict[str, str], place: int = 1) -> object:
    """The key of a fight after an edict, which its copy and the restored fight have too."""
    played = begun(book, name, 1, "book")
    for _ in range(4):
        played.fight.step()
    with suppress(Refusal):
        decree(played.fight, {**edict, "fighter": played.fight.roster[place].slug})
    again = played.again(json.loads(json.dumps(played.fight.to_data())))
    key = played.fight.key()
    assert played.fight.copy().key() == key, edict
    assert again.key() == key, edict
    assert again.to_data() == played.fight.to_data(), edict
    return key


@every_book
def test_what_extends_the_state_outside_of_its_room_adds_no_field(book: Book) -> None:
    check_outside(anatomy_of(book).sources)
