"""Missiles: shots and throws, strays, crowds, aiming, loading, firearms (4.10, 4.11)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.arms import BELT, GROUND, NOBODY, Thing, Weapon
from fechtbuch.books.landsknecht.attack import (
    FULL,
    GLANCING,
    MISS,
    Blow,
    Result,
    ammunition_for,
    apply_result,
    armour_against,
    judge,
    outcome_of,
    range_bands,
    roll_blow,
    target_number,
)
from fechtbuch.books.landsknecht.battle import FOOT, Battle
from fechtbuch.books.landsknecht.conditions import (
    engaged_with_others,
    melee_around,
    same_body,
)
from fechtbuch.books.landsknecht.counter import PARRY, answer_of, decide_busy, parry
from fechtbuch.books.landsknecht.fighter import (
    DEFENDING,
    GARGANTUAN,
    NORMAL,
    POISON,
    Combatant,
)
from fechtbuch.books.landsknecht.mounted import aftermath
from fechtbuch.books.landsknecht.saves import save
from fechtbuch.books.landsknecht.weapons import drop, forbidden
from fechtbuch.books.landsknecht.wounds import die, fall_asleep, overpower, spoil_casting
from fechtbuch.engine.tally import Tally

CLEARING: int = 3
"""Rounds of action that a misfire takes to clear (LSK-MIS-12)."""


def shooting_things(fighter: Combatant) -> list[Thing]:
    """Missile weapons in hand that are made for shooting, loaded or not."""
    return [
        thing
        for thing in fighter.hands
        if thing.weapon is not None and thing.weapon.shoots() and not thing.weapon.thrown
    ]


def ready_to_fire(fighter: Combatant, thing: Thing) -> bool:
    """Whether a weapon can be fired now: loaded, not jammed, no bayonet on it."""
    weapon = thing.weapon
    if weapon is None or not weapon.shoots() or thing.jammed or thing.unlit:
        return False
    if forbidden(fighter, weapon, True) or (weapon.bayonet_as is not None and thing.set_up):
        return False
    if weapon.hands > 1 and len(fighter.hands) > 1:
        return False
    if weapon.hands > 2 - fighter.arms_lost or fighter.hold_on != NOBODY:
        return False
    if needs_loading(weapon):
        return thing.shots > 0
    return ammunition_for(fighter, weapon) is not None


def needs_loading(weapon: Weapon) -> bool:
    """Crossbows and firearms take Rounds of loading; everything else is ready every Round."""
    return weapon.reload > 0 or weapon.firearm


def may_load(fighter: Combatant, thing: Thing) -> bool:
    """Whether another shot can be loaded: room in the barrels, missiles at hand."""
    weapon = thing.weapon
    if weapon is None or not needs_loading(weapon) or thing.jammed:
        return False
    if thing.shots >= weapon.barrels or weapon.hands > 2 - fighter.arms_lost:
        return False
    store = ammunition_for(fighter, weapon)
    return store is not None and store.count > thing.shots


def ready_at_belt(fighter: Combatant) -> list[Thing]:
    """Loaded missile weapons that can be drawn and fired in one action (LSK-WPN-01)."""
    found: list[Thing] = []
    for thing in fighter.carried:
        weapon = thing.weapon
        if thing.place == BELT and weapon is not None and weapon.shoots() and not weapon.thrown:
            hands = fighter.hands
            fighter.hands = []
            if ready_to_fire(fighter, thing):
                found.append(thing)
            fighter.hands = hands
    return found


def throwable_at_belt(fighter: Combatant) -> list[Thing]:
    """What can be drawn and thrown in one action, of each kind the first."""
    found: list[Thing] = []
    for thing in fighter.carried:
        if thing.place == BELT and may_throw(fighter, thing):
            if thing.key not in [other.key for other in found]:
                found.append(thing)
    return found


def may_throw(fighter: Combatant, thing: Thing) -> bool:
    """Whether a thing is made for throwing, and not forbidden (LSK-RUL-34); creatures never do."""
    weapon = thing.weapon
    if weapon is None or fighter.block.creature or not (weapon.thrown or weapon.throwable):
        return False
    return not forbidden(fighter, weapon, True)


def throwable_things(fighter: Combatant) -> list[Thing]:
    """Things in hand that can be thrown: throwable melee weapons, rocks and darts."""
    found: list[Thing] = []
    for thing in fighter.hands:
        if may_throw(fighter, thing):
            found.append(thing)
    return found


def shot(attacker: Combatant, target: Combatant, thing: Thing, thrown: bool) -> Blow:
    """A blow that flies."""
    weapon = thing.weapon
    assert weapon is not None
    blow = Blow(attacker, target, thing, weapon)
    blow.ranged = True
    blow.thrown = thrown
    return blow


def within_range(fight: Battle, blow: Blow) -> bool:
    """LSK-MIS-10, LSK-MOV-08: at most long range, and a line that crosses no wall."""
    return flies_to(fight, blow, blow.target)


def flies_to(fight: Battle, blow: Blow, victim: Combatant) -> bool:
    """Whether the missile can get to somebody at all."""
    feet = FOOT * fight.apart(blow.attacker, victim)
    if feet > range_bands(blow)[2]:
        return False
    if not victim.block.large:
        return fight.grid.clear_line(blow.attacker.at, victim.at)
    for square in fight.ground_of(victim):
        if fight.grid.clear_line(blow.attacker.at, square):
            return True
    return False


def reload_rounds(fighter: Combatant, weapon: Weapon) -> i64:
    """Rounds of loading (LSK-MIS-11, -12)."""
    if not weapon.firearm:
        return weapon.reload
    skill = fighter.bs if fighter.bs >= weapon.category else 0  # LSK-RUL-67
    rounds = 10 - skill - fighter.agility + fighter.encumbrance
    times = rounds * weapon.reload_times
    over = weapon.reload_over
    # Rounded once: down for Warriors, up for others.
    rounds = times // over if fighter.block.warrior else (times + over - 1) // over
    return rounds if rounds > 1 else 1


def misfires(fight: Battle, blow: Blow) -> bool:
    """LSK-MIS-12: d10 before the attack roll; damp doubles, wet quadruples the range."""
    weapon = blow.weapon
    if not weapon.firearm or blow.thrown:
        return False
    limit = weapon.misfire
    if weapon.misfire_in_weather != 0:
        if fight.scene.weather == "damp":
            limit *= 2
        elif fight.scene.weather == "wet":
            limit *= 4
    tally = fight.tally("misfire", limit, "LSK-MIS-12")
    fight.settle(blow.attacker, tally, "misfire")
    limit = tally.total if tally.total < 10 else 10
    return fight.roll(blow.attacker, 1, 10, "misfire", tally, [limit, 10]) <= limit


def spend_missile(fight: Battle, blow: Blow) -> None:
    """LSK-MIS-13: each shot uses one missile, hit or miss."""
    thing = blow.thing
    assert thing is not None
    if blow.thrown:
        return
    if needs_loading(blow.weapon):
        thing.shots -= 1
        if thing.load_left <= 0:  # else a second barrel is being loaded
            thing.load_left = reload_rounds(blow.attacker, blow.weapon)
    store = ammunition_for(blow.attacker, blow.weapon)
    if store is not None:
        store.count -= 1
        blow.poison = store.poison


def land(fight: Battle, blow: Blow, at: i64) -> None:
    """LSK-MIS-13: a thrown weapon lies where the creature it was thrown at stands."""
    thing = blow.thing
    assert thing is not None
    drop(fight, blow.attacker, thing)
    thing.place = GROUND
    thing.at = at


def fire(fight: Battle, blow: Blow, later: list[Result] | None) -> None:
    """A shot or throw at one target, from its answer to its effect (LSK-ATK-11)."""
    if fight.blind(blow.attacker):
        _fire_blindly(fight, blow)
        return
    blow.into_melee = into_melee(fight, blow)
    involved = [blow.target]
    if blow.into_melee:
        involved = struck_at_random(fight, blow)
    _ask_parries(fight, blow, involved)
    if misfires(fight, blow):
        jam(fight, blow)
        return
    result = _fire_into_melee(fight, blow) if blow.into_melee else roll_blow(fight, blow)
    _spent(fight, blow, result, later)


def _fire_blindly(fight: Battle, blow: Blow) -> None:
    """LSK-CND-07: without sight the missile is lost, without an attack roll or a stray.

    A firearm may misfire all the same: its lock knows nothing of the dark.
    """
    if misfires(fight, blow):
        jam(fight, blow)
        return
    fight.note("shot-in-the-dark", "LSK-CND-07", blow.attacker, blow.target)
    spend_missile(fight, blow)
    if blow.thrown:
        land(fight, blow, blow.target.at)


def _spent(fight: Battle, blow: Blow, result: Result, later: list[Result] | None) -> None:
    spend_missile(fight, blow)
    if blow.thrown:
        land(fight, blow, result.victim.at)
    if later is None:
        apply_shot(fight, result)
    else:
        later.append(result)


def apply_shot(fight: Battle, result: Result) -> None:
    """Damage, then poison."""
    apply_result(fight, result)
    poison(fight, result)


def poison(fight: Battle, result: Result) -> None:
    """LSK-EQP-03: a blowgun's hit, full or glancing, delivers the poison of its dart."""
    blow = result.blow
    victim = result.victim
    name = blow.poison
    if not name or result.outcome == MISS or victim.dead:
        return
    if save(fight, victim, POISON):
        return
    fight.note("poisoned", "LSK-EQP-03", blow.attacker, victim, word=name)
    if name == "sleep":
        fall_asleep(fight, victim, "LSK-EQP-03")
        aftermath(fight)
    elif name == "paralysis":
        victim.paralysed = True
        overpower(fight, victim)
        spoil_casting(fight, victim, "LSK-CST-02")
    else:
        die(fight, victim, "LSK-EQP-03")


def _ask_parries(fight: Battle, blow: Blow, involved: list[Combatant]) -> None:
    """LSK-RUL-59: everybody who may be struck is asked for a parry before the d20."""
    for member in fight.in_answer_order(involved):
        decide_busy(fight, member, blow.attacker)
        if answer_of(fight, member, blow) == PARRY:
            parry(fight, member)


def jam(fight: Battle, blow: Blow) -> None:
    """LSK-MIS-12: a misfire ends the attack; clear it, then load again."""
    thing = blow.thing
    assert thing is not None
    thing.jammed = True
    thing.jam_left = CLEARING
    thing.shots = 0
    thing.load_left = reload_rounds(blow.attacker, blow.weapon)
    fight.note("misfire", "LSK-MIS-12", blow.attacker, blow.target, thing.slug)


def into_melee(fight: Battle, blow: Blow) -> bool:
    """LSK-MIS-01, -03, -14: the target fights somebody else, and is not gargantuan."""
    if blow.target.block.size == GARGANTUAN:
        return False
    return engaged_with_others(fight, blow.target, blow.attacker)


def _fire_into_melee(fight: Battle, blow: Blow) -> Result:
    """LSK-MIS-01, -02: −4; a miss that only the −4 caused strikes somebody at random."""
    target = blow.target
    number = target_number(fight, blow, target)
    before = number.total
    fight.settle(blow.attacker, number, "attack")
    shift = number.total - before
    limit = number.total - armour_against(fight, blow, target)
    face = fight.roll(blow.attacker, 1, 20, "attack", number)
    if face <= number.total or face > number.total + 4:
        return judge(fight, blow, target, face, number.total, limit)
    entries = draw_entries(fight, struck_at_random(fight, blow))
    if fight.options.stray_pool == "others":
        entries = [entry for entry in entries if entry is not target]  # LSK-RUL-15, -63
    if len(entries) == 0:
        fight.note("stray-nobody", "LSK-RUL-15", blow.attacker)
        return Result(blow, target, MISS, 0)
    victim = entries[fight.roll(blow.attacker, 1, len(entries), "stray") - 1]
    fight.note("stray", "LSK-MIS-02", blow.attacker, victim)
    # LSK-RUL-16: it always connects; full or glancing by the victim's own number without the −4.
    blow.into_melee = False
    own = target_number(fight, blow, victim).total + shift
    own_limit = own - armour_against(fight, blow, victim)
    outcome: i64 = FULL if face <= own_limit else GLANCING
    return outcome_of(fight, blow, victim, face, outcome, own_limit)


def struck_at_random(fight: Battle, blow: Blow) -> list[Combatant]:
    """Everybody in the melee but the shooter: the target, the shooter's side, the others."""
    linked = melee_around(fight, blow.target)
    return _numbered(fight, blow, linked, blow.target)


def _numbered(
    fight: Battle, blow: Blow, members: list[Combatant], first: Combatant | None
) -> list[Combatant]:
    """Section 3: the intended target first, the shooter's own side, the other sides."""
    shooter = blow.attacker
    ordered: list[Combatant] = []
    if first is not None:
        ordered.append(first)
    for own in (True, False):
        for member in fight.fighters:
            if (
                member in members
                and not same_body(member, shooter)  # LSK-MIS-14
                and member not in ordered
                and (member.side == shooter.side) == own
            ):
                ordered.append(member)
    return ordered


def draw_entries(fight: Battle, members: list[Combatant]) -> list[Combatant]:
    """LSK-MIS-03, LSK-RUL-54: big bodies have two entries; a rider and his mount one each."""
    entries: list[Combatant] = []
    for member in members:
        body = member if member.rider == NOBODY else fight.fighters[member.rider]
        if body in entries:
            continue
        entries.append(body)
        if body.mount != NOBODY:
            entries.append(fight.fighters[body.mount])
        elif body.block.size != NORMAL:
            entries.append(body)
    return entries


def crowd_around(fight: Battle, shooter: Combatant, named: Combatant) -> list[Combatant]:
    """LSK-RUL-17: standing bodies, each within 5' of another, linked with the one named."""
    linked = [named]
    position = 0
    while position < len(linked):
        one = linked[position]
        position += 1
        for other in fight.fighters:
            if (
                other.standing()
                and not same_body(other, shooter)
                and other.rider == NOBODY
                and other not in linked
                and fight.apart(one, other) <= 1
            ):
                linked.append(other)
    return linked


def fire_into_crowd(fight: Battle, blow: Blow, later: list[Result] | None) -> None:
    """LSK-MIS-04 to -06, LSK-RUL-17: +1 for each target after the first, the victim drawn."""
    attacker = blow.attacker
    members = _numbered(fight, blow, crowd_around(fight, attacker, blow.target), None)
    blow.crowd = len(members)
    if fight.blind(attacker) or len(members) < 2:
        fire(fight, blow, later)
        return
    _ask_parries(fight, blow, members)
    if misfires(fight, blow):
        jam(fight, blow)
        return
    entries = draw_entries(fight, members)
    numbers: list[Tally] = []
    highest: Tally | None = None
    for entry in entries:
        number = target_number(fight, blow, entry)
        if not flies_to(fight, blow, entry):
            number.cap("out-of-range", 0, "LSK-MIS-10")
        numbers.append(number)
        if highest is None or number.total > highest.total:
            highest = number
    assert highest is not None
    before = highest.total
    fight.settle(attacker, highest, "attack")
    shift = highest.total - before
    face = fight.roll(attacker, 1, 20, "attack", highest)
    if face > highest.total:
        item = "" if blow.thing is None else blow.thing.slug
        fight.note("miss", "LSK-RUL-17", attacker, blow.target, item)
        _spent(fight, blow, Result(blow, blow.target, MISS, 0), later)
        return
    drawn = fight.roll(attacker, 1, len(entries), "crowd") - 1
    victim = entries[drawn]
    own = numbers[drawn].total
    if numbers[drawn] is not highest:
        own += shift
    limit = own - armour_against(fight, blow, victim)
    result = judge(fight, blow, victim, face, own, limit)
    if result.outcome == MISS:
        fight.note("passes-between", "LSK-RUL-17", attacker, victim)
    _spent(fight, blow, result, later)


def aim(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-MIS-07: a Round is spent on aiming; the Agility bonus goes until the shot."""
    fighter.aiming = True
    fighter.aimed = False
    fighter.aiming_with = thing.index
    fight.note("aims", "LSK-MIS-07", fighter, item=thing.slug)


def load(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-MIS-11, -12: one Round of loading; a firearm's counts only if it stays undisturbed."""
    weapon = thing.weapon
    assert weapon is not None
    fight.note("loads", "LSK-MIS-11", fighter, item=thing.slug, amount=thing.load_left - 1)
    fighter.loading = thing
    if weapon.firearm:
        fighter.busy_counted = True
    else:
        _one_round_of_loading(fight, fighter, thing)


def _one_round_of_loading(fight: Battle, fighter: Combatant, thing: Thing) -> bool:
    """Whether a shot is in now; each barrel is loaded for itself."""
    weapon = thing.weapon
    assert weapon is not None
    thing.load_left -= 1
    if thing.load_left > 0:
        return False
    thing.shots += 1
    thing.load_left = reload_rounds(fighter, weapon) if thing.shots < weapon.barrels else 0
    fight.note("loaded", "LSK-MIS-11", fighter, item=thing.slug)
    return True


def count_loading(fight: Battle, fighter: Combatant) -> None:
    """End of a Round of loading; a firearm's counts only if it was undisturbed (LSK-MIS-12)."""
    thing = fighter.loading
    assert thing is not None
    if not fighter.busy():
        fighter.loading = None  # a crossbow, which was seen to at once
        return
    if not fighter.busy_counted:
        return
    fighter.busy_counted = False
    if fighter.busy_choice == DEFENDING:
        fight.note("loading-stopped", "LSK-MIS-12", fighter, item=thing.slug)
    elif _one_round_of_loading(fight, fighter, thing):
        fighter.loading = None


def clear(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """LSK-MIS-12: a Round of clearing a misfire."""
    thing.jam_left -= 1
    if thing.jam_left <= 0:
        thing.jam_left = 0
        thing.jammed = False
    fight.note("clears", "LSK-MIS-12", fighter, item=thing.slug, amount=thing.jam_left)
