"""Attacks as they are declared: with one weapon or two, once or thrice, aimed, feinted (4.5)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.combinations import BARE_HANDED, TIRING
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    announce,
    melee_blow,
    unarmed_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.states import check_faint, tire
from fechtbuch.books.tales_and_legends.rules.grappling.grips import contest, wrestler
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack, resolve, roll_to_hit
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import aim_at, use_aim
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import shield_bypass
from fechtbuch.books.tales_and_legends.rules.moving.can_go_on import Deed, can_go_on
from fechtbuch.books.tales_and_legends.rules.moving.movement import free_step
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing


def striker(fight: Battle, fighter: Combatant, thing: Thing) -> Combatant:
    """Whose blow it is: hooves are the mount's (TAL-RUL-28)."""
    if thing.index < 0 and fighter.mount != NOBODY:
        for own in fighter.natural:
            if own is thing:
                return fighter
        return fight.fighters[fighter.mount]
    return fighter


def declared_blow(
    fight: Battle, attacker: Combatant, thing: Thing, special: str, part: str
) -> Blow:
    """A melee blow as somebody announced it (TAL-SEQ-17)."""
    if (
        (special in BARE_HANDED and (thing.weapon is None or thing.weapon.recoil == 0))
        or (special == "both" and (thing.weapon is None or thing.weapon.recoil == 0))
        or (special == "trip" and (thing.weapon is None or thing.weapon.tripping == 0))
    ):
        blow = unarmed_blow(fight, attacker)
    else:
        blow = melee_blow(attacker, thing)
    if special == "spike" and thing.weapon is not None and thing.weapon.spike_form is not None:
        blow.weapon = thing.weapon.spike_form
    announce(blow, special)
    aim_at(blow, part)
    return blow


def use_feint(fight: Battle, fighter: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-RUL-33: the next melee attack on that target with that weapon."""
    if fighter.feint_target == NOBODY:
        return
    if fighter.feint_target == target.index and blow.melee():
        if fight.index_of(fighter, blow.thing) == fighter.feint_thing:
            blow.reason = "TAL-ATK-06"
            fighter.feint_target = NOBODY


def attack_action(fight: Battle, fighter: Combatant, action: Action) -> None:
    """A declared melee attack, paid already."""
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    attacker = striker(fight, fighter, thing)
    fighter.attacked = True
    if fighter.aggressive_due:
        fighter.aggressive_due = False
    if action.special == "two-weapon" and action.second is not None:
        two_weapons(fight, fighter, target, thing, action.second, action)
    elif action.special == "multiple":
        multiple(fight, fighter, target, thing, action)
    else:
        blow = declared_blow(fight, attacker, thing, action.special, action.part)
        blow.item = action.item
        blow.kill = action.kill
        blow.strain = action.word == "strain"
        use_aim(fighter, blow)
        use_feint(fight, fighter, target, blow)
        if action.special == "bypass" and shield_bypass(fight, attacker, target):
            # Lost, it goes on as a normal attack (TAL-RUL-52).
            blow.unparried = True
            blow.uncovered = True
        attack(fight, attacker, target, blow)
    if action.special in TIRING:
        tire(fight, fighter, 1, "TAL-SEQ-21")
        check_faint(fight, fighter)


def two_weapons(
    fight: Battle,
    fighter: Combatant,
    target: Combatant,
    first: Thing,
    second: Thing,
    action: Action,
) -> None:
    """TAL-ATK-01, TAL-RUL-49, TAL-RUL-85: both hit tests, then one after the other."""
    one = declared_blow(fight, fighter, first, "two-weapon", "")
    other = declared_blow(fight, fighter, second, "two-weapon", "")
    paired = one.weapon.pair and other.weapon.pair  # TAL-ITM-22
    one.penalty = 0 if paired else -10
    other.penalty = 0 if paired else (-10 if other.weapon.light else -15)
    one.penalty_rule = "TAL-ATK-01"
    other.penalty_rule = "TAL-ATK-01"
    one.kill = action.kill
    other.kill = action.kill
    use_aim(fighter, one)
    roll_to_hit(fight, fighter, target, one)
    roll_to_hit(fight, fighter, target, other)
    fight.attacks_from_hiding(fighter)
    resolve(fight, fighter, target, one)
    if can_go_on(fight, Deed(fighter, second, False)):
        resolve(fight, fighter, target, other)


def multiple(
    fight: Battle, fighter: Combatant, target: Combatant, thing: Thing, action: Action
) -> None:
    """TAL-ATK-02, TAL-RUL-85: three attacks at −10, each resolved before the next."""
    attacker = striker(fight, fighter, thing)
    deed = Deed(fighter, None if attacker is not fighter else thing, False)
    times: i64 = 0
    while times < 3:
        if target.dead or target.gone or attacker.out() or not can_go_on(fight, deed):
            return
        blow = declared_blow(fight, attacker, thing, "multiple", "")
        if fight.apart(attacker, target) > blow.weapon.reach and not free_step(
            fight, fighter, target, blow.weapon.reach
        ):
            return
        blow.penalty = -10
        blow.penalty_rule = "TAL-ATK-02"
        blow.kill = action.kill
        if times == 0:
            use_aim(fighter, blow)
        attack(fight, attacker, target, blow)
        times += 1


def strike_in_grapple(fight: Battle, fighter: Combatant, action: Action) -> None:
    """TAL-GRP-05: a blow between grapplers, once the contest is won."""
    target = action.target
    thing = action.thing
    assert target is not None and thing is not None
    actor = wrestler(fight, fighter)
    if contest(fight, actor, 0, "TAL-GRP-03", [], True, target) <= 0:
        fight.note("contest-lost", "TAL-GRP-03", actor)
        return
    fighter.attacked = True
    blow = melee_blow(actor, thing)
    blow.in_grapple = True
    use_aim(fighter, blow)
    attack(fight, actor, target, blow)
