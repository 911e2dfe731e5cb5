"""What follows from a sheet: load and pace, target numbers, armour, saves, part by part."""

from collections.abc import Iterator

from fechtbuch.books.following import (
    ARMOUR,
    ATTACKS,
    BASE,
    DEFENCES,
    FIELD,
    LOAD,
    THING,
    WORD,
    Derived,
    summed,
)
from fechtbuch.books.landsknecht.kinds.arms import NOBODY, Weapon
from fechtbuch.books.landsknecht.kinds.block import SAVES
from fechtbuch.books.landsknecht.rules.basics.load import (
    ITEMS_PER_POINT,
    items_of,
    oversized,
    walking_rate,
)
from fechtbuch.books.landsknecht.rules.basics.saves import save_number
from fechtbuch.books.landsknecht.rules.basics.weapons import (
    attack_skill,
    bare_hands,
    blow_things,
    melee_form,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow
from fechtbuch.books.landsknecht.rules.hitting.to_hit import target_number
from fechtbuch.books.landsknecht.sheets.sheet import FighterSheet, Person
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.tally import Tally

_LOAD = "LSK-MOV-06"
_PACE = "LSK-MOV-05"


def following(fight: Battle, fighter: Combatant, sheet: FighterSheet) -> list[Derived]:
    """Every number that the abilities, the class and the gear of a sheet come to."""
    return [
        *_load(fighter, sheet),
        *_pace(fighter),
        *_defences(fight, fighter),
        *_attacks(fight, fighter),
        *_armour(fighter, sheet),
        *_saves(fight, fighter),
    ]


def _load(fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """LSK-MOV-06: armour, each oversized thing, every five of the others."""
    form = sheet.root
    if not isinstance(form, Person):
        return
    things = [*fighter.hands, *fighter.carried]
    items = fighter.extra_items + items_of(fighter.hands) + items_of(fighter.carried)
    load = summed(
        "encumbrance",
        [
            (f"{THING}{form.armour}", int(fighter.block.armour_load), _LOAD),
            *((f"{THING}{thing.slug}", int(oversized([thing])), _LOAD) for thing in things),
            ("load-items", int(items // ITEMS_PER_POINT), _LOAD),
            ("injury-load", int(fighter.extra_load), "LSK-DMG-03"),
        ],
    )
    load.add(f"{WORD}{form.career}", fighter.encumbrance - load.total, _LOAD)
    yield Derived(load, LOAD)


def _pace(fighter: Combatant) -> Iterator[Derived]:
    """LSK-MOV-05: what everybody walks in a Turn, less for the load; a third of it in combat."""
    creature = fighter.block.creature
    usual = int(fighter.block.own_rate if creature else walking_rate(0))
    rate = summed("rate", [(BASE, usual, _PACE)])
    rate.add("encumbrance-slows", fighter.rate - rate.total, _LOAD)
    yield Derived(rate, LOAD)
    whole = fighter.copy()
    whole.lame = False
    pace = summed("combat-move", [("third-of-rate", int(whole.combat_move()), _PACE)])
    pace.add("lame", fighter.combat_move() - pace.total, "LSK-DMG-03")
    yield Derived(pace, LOAD)


def _defences(fight: Battle, fighter: Combatant) -> Iterator[Derived]:
    """LSK-ATK-02: the number against which somebody without any skill strikes or shoots at him."""
    twin = fight.copy()
    assert isinstance(twin, Battle)
    twin.telling = True
    victim = twin.fighters[fighter.index]
    foe = next(other for other in twin.fighters if other.side != victim.side)
    for other in twin.fighters:
        other.gone = other not in (victim, foe, twin.mount_of(victim))
    foe.mount = foe.rider = NOBODY
    foe.ws = foe.bs = foe.strength = foe.agility = foe.own_attack = 0
    foe.at = victim.at
    for ranged, about in ((False, "in-melee"), (True, "from-afar")):
        blow = Blow(foe, victim, None, bare_hands(foe))
        blow.ranged = blow.thrown = ranged
        number = target_number(twin, blow, victim)
        number.name = "own-target-number"
        yield Derived(number, DEFENCES, f"{WORD}{about}")


def _attacks(fight: Battle, fighter: Combatant) -> Iterator[Derived]:
    """LSK-ATK-04, LSK-ATK-05: what skill and ability add to the target number of a foe."""
    for thing in blow_things(fight, fighter):
        form = melee_form(fighter, thing) or thing.weapon
        if form is not None:
            yield Derived(_bonus(fighter, form, False), ATTACKS, _of(thing), rule="LSK-ATK-04")
    for thing in fighter.hands:
        weapon = thing.weapon
        if weapon is not None and weapon.long > 0:
            yield Derived(_bonus(fighter, weapon, True), ATTACKS, _of(thing), rule="LSK-ATK-05")


def _of(thing: Thing) -> str:
    return f"{THING}{thing.slug}"


def _bonus(fighter: Combatant, weapon: Weapon, ranged: bool) -> Tally:
    skill = int(attack_skill(fighter, weapon, ranged))
    rule = "LSK-ATK-05" if ranged else "LSK-ATK-04"
    if ranged:
        parts = [("bs", skill), ("agi", int(fighter.agility))]
    else:
        learnt = "attack" if fighter.block.creature else "ws"
        parts = [(learnt, skill), ("str", int(fighter.strength))]
    bonus = summed("attack-bonus", [(f"{FIELD}{key}", value, rule) for key, value in parts])
    bonus.add("own-injury", fighter.own_attack, "LSK-DMG-03")
    return bonus


def _armour(fighter: Combatant, sheet: FighterSheet) -> Iterator[Derived]:
    """LSK-ATK-06."""
    form = sheet.root
    piece = f"{THING}{form.armour}" if isinstance(form, Person) else BASE
    rating = summed("armour-rating", [(piece, int(fighter.armour_rating), "LSK-ATK-06")])
    yield Derived(rating, ARMOUR)


def _saves(fight: Battle, fighter: Combatant) -> Iterator[Derived]:
    """LSK-SAV-01: what each save needs; against spells of Magic-Users Intelligence helps."""
    for kind, name in enumerate(SAVES):
        yield Derived(save_number(fight, fighter, kind, False), DEFENCES, f"{WORD}{name}")
