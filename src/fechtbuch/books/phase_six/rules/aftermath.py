"""What a fight leaves behind for the next one: wounds, spent rounds, charges and dice."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.kinds.arms import ITEM, UNLIMITED
from fechtbuch.books.phase_six.rules.items import dressings, rest
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing

REST: Final = "rest"
"""At least six hours (PSX-STA-13)."""

Sheet = dict[str, object]
"""A fighter's sheet as data."""


def carried(fight: Battle, sheets: dict[str, Sheet], kind: str) -> dict[str, Sheet]:
    """Changes of the sheets of all who can fight on; the others are left out.

    `sheets` are those of the scenario in the order of the roster. When the fighting is over fires
    are put out, nets cut, poison and shock pass, and sleepers wake; bleeding goes on unless
    somebody of the side has dressings. Things on the ground are picked up, and guns loaded
    as long as there are rounds. The dying stay behind, and whoever lies at no health.
    """
    found: dict[str, Sheet] = {}
    first: i64 = 0
    for fighter in fight.fighters:
        sheet = sheets.get(fighter.slug)
        if sheet is None:
            break  # a late-comer, who belongs to this fight only
        own = fight.things[first : first + _pieces(sheet)]
        first += len(own)
        if fighter.dead or fighter.dying > 0 or fighter.gone:
            continue
        _recover(fight, fighter)
        if kind == REST:
            _rest(fight, fighter)
        if fighter.health > 0:
            found[fighter.slug] = _changes(fighter, sheet, own)
    return found


def _pieces(sheet: Sheet) -> i64:
    """How many things of the fight came with a sheet."""
    count = 0 if sheet.get("shield") is None else 1
    for name in ("hands", "carried", "armour", "items"):
        count += len(_entries(sheet, name))
    return count


def _entries(sheet: Sheet, name: str) -> list[object]:
    entries = sheet.get(name, [])
    assert isinstance(entries, list)
    return entries


def _recover(fight: Battle, fighter: Participant) -> None:
    """What passes or is seen to as soon as nobody strikes any more."""
    fighter.hunkered = False
    fighter.netted = False
    fighter.asleep = False
    fighter.burning = 0
    fighter.poisoned = 0
    fighter.shocked = 0
    for friend in fight.fighters:
        if friend.side == fighter.side and friend.fights_on() and len(dressings(fight, friend)) > 0:
            fighter.bleeding = 0
            return


def _rest(fight: Battle, fighter: Participant) -> None:
    """PSX-STA-13; nobody spends on that roll what comes back with it anyway."""
    fighter.bonus = 0
    fighter.destiny = 0
    fighter.rerolls = 0
    fighter.bleeding = 0
    rest(fight, fighter)


def _changes(fighter: Participant, sheet: Sheet, own: list[Thing]) -> Sheet:
    changes: Sheet = {
        "health_left": int(fighter.health),
        "boosts": int(fighter.boosts),
        "bonus_left": int(fighter.bonus),
        "destiny_left": int(fighter.destiny),
        "rerolls_left": int(fighter.rerolls),
        "conditions": {"bleeding": int(fighter.bleeding)},
    }
    place = 0
    for name in ("hands", "carried"):
        changes[name] = [
            _loaded(entry, thing) for entry, thing in zip(_entries(sheet, name), own[place:])
        ]
        place += len(_entries(sheet, name))
    if sheet.get("shield") is not None:
        place += 1
    armour = _entries(sheet, "armour")
    changes["armour"] = [
        {"item": thing.key, "condition": int(thing.condition)}
        for thing in own[place:][: len(armour)]
    ]
    place += len(armour)
    changes["items"] = [_left(thing) for thing in own[place:] if thing.count > 0]
    return changes


def _loaded(entry: object, thing: Thing) -> object:
    """A weapon as it is loaded for the next fight, from what rounds there are."""
    if thing.spare == UNLIMITED or thing.weapon is None:
        return entry
    kit: Sheet = {"item": thing.key}
    if isinstance(entry, dict):
        kit.update(entry)
    missing = thing.weapon.capacity - thing.loaded
    rounds = missing if missing < thing.spare else thing.spare
    kit["loaded"] = int(thing.loaded + rounds)
    kit["spare"] = int(thing.spare - rounds)
    return kit


def _left(thing: Thing) -> object:
    """What is left of an item or of a stack of throwables."""
    if thing.kind == ITEM:
        return {"item": thing.key, "charges": int(thing.count)}
    return {"item": thing.key, "count": int(thing.count)}
