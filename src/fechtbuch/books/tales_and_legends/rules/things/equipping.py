"""Equipment in the course of a turn, at once or over several full rounds (4.3, TAL-RUL-20)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import GROUND, HAND, NOBODY, PACK
from fechtbuch.books.tales_and_legends.rules.moving.mounted import riding_test
from fechtbuch.books.tales_and_legends.rules.things.actions import (
    doff,
    don,
    donning_rounds,
    draw,
    drink,
    full_rounds,
    grip,
    lay_on,
    let_drop,
    load,
    pick_up,
    stow,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant


def full_key(action: Action) -> str:
    """What a row of full-round actions is about."""
    return f"{action.verb}:{'' if action.thing is None else action.thing.slug}"


def equip(fight: Battle, fighter: Combatant, action: Action) -> None:
    """Equipment: TAL-ACT-02 to TAL-ACT-04, TAL-ACT-06, TAL-ACT-09, TAL-ACT-15."""
    verb = action.verb
    thing = action.thing
    assert thing is not None
    if verb == "draw":
        draw(fight, fighter, thing)
    elif verb == "stow":
        stow(fight, fighter, thing)
    elif verb == "drop-item":
        let_drop(fight, fighter, thing)
    elif verb == "grip":
        grip(fight, fighter, thing)
    elif verb == "pick-up":
        if not fighter.mounted() or riding_test(fight, fighter, "TAL-MNT-02"):
            pick_up(fight, fighter, thing)
    elif verb == "take-missile":
        assert action.item is not None
        lay_on(fight, fighter, thing, action.item)
    elif verb == "drink":
        drink(fight, fighter, thing)
    else:
        spread(fight, fighter, action)


def spread(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-SEQ-12, TAL-RUL-20: what takes several full-round actions in a row."""
    verb = action.verb
    thing = action.thing
    assert thing is not None
    rounds: i64 = 1
    if verb == "load" and thing.weapon is not None:
        rounds = full_rounds(thing.weapon.load_price)
    elif verb == "fetch" or verb == "stash":
        rounds = 2
    elif verb == "don" or verb == "doff":
        rounds = donning_rounds(thing, verb == "doff")
    elif verb == "plant":
        rounds = 2 if thing.weapon is not None and thing.weapon.pavise else 1
    if rounds > 1:
        if fighter.full != full_key(action):
            fighter.full = full_key(action)
            fighter.full_left = rounds
        fighter.full_left -= 1
        if fighter.full_left > 0:
            fight.note("at-it", "TAL-RUL-20", fighter, item=thing.slug, amount=fighter.full_left)
            return
        fighter.full = ""
    if verb == "load":
        load(fight, fighter, thing)
    elif verb == "fetch":
        draw(fight, fighter, thing, "TAL-ACT-04")
    elif verb == "stash":
        stow(fight, fighter, thing, PACK, "TAL-ACT-04")
    elif verb == "don":
        don(fight, fighter, thing)
    elif verb == "doff":
        doff(fight, fighter, thing)
    elif verb == "plant":
        thing.set_up = True
        if thing.weapon is not None and thing.weapon.pavise:
            fight.take_from(fighter, thing)
            thing.place = GROUND
            thing.holder = NOBODY
            thing.at = fighter.at
        fight.note("plants", "TAL-ITM-22", fighter, item=thing.slug)
    elif verb == "pack":
        thing.set_up = False
        thing.place = HAND
        thing.holder = fighter.index
        fighter.hands = [*fighter.hands, thing]
        fight.note("picks-up", "TAL-ITM-22", fighter, item=thing.slug)
