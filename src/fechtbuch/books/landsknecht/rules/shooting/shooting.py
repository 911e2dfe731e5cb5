"""A shot or throw from its answer to its effect: strays, crowds, poison (4.10)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.block import GARGANTUAN, NORMAL, POISON
from fechtbuch.books.landsknecht.rules.basics.circumstances import (
    engaged_with_others,
    melee_around,
    same_body,
)
from fechtbuch.books.landsknecht.rules.basics.hands import leave_behind
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.defending.answers import PARRY, answer_of, decide_busy, parry
from fechtbuch.books.landsknecht.rules.harm.wounds import poison_works
from fechtbuch.books.landsknecht.rules.hitting.attack import (
    apply_result,
    judge,
    outcome_of,
    roll_blow,
)
from fechtbuch.books.landsknecht.rules.hitting.blow import FULL, GLANCING, MISS, Blow, Result
from fechtbuch.books.landsknecht.rules.hitting.to_hit import (
    ammunition_for,
    armour_against,
    target_number,
)
from fechtbuch.books.landsknecht.rules.moving.mounted import aftermath
from fechtbuch.books.landsknecht.rules.shooting.loading import (
    jam,
    misfires,
    needs_loading,
    reload_rounds,
)
from fechtbuch.books.landsknecht.rules.shooting.missiles import flies_to
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.tally import Tally


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


def fire_into_crowd(fight: Battle, blow: Blow, later: list[Result] | None) -> None:
    """LSK-MIS-04, LSK-MIS-05: +1 for each target after the first, the victim drawn.

    LSK-RUL-17: each victim has a number of his own. LSK-RUL-18: it is no shot into a melee, too.
    """
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
    numbers = _numbers(fight, blow, entries)
    highest = _highest(numbers)
    before = highest.total
    fight.settle(attacker, highest, "attack")
    shift = highest.total - before
    face = fight.roll(attacker, 1, 20, "attack", highest)
    if face > highest.total:
        item = "" if blow.thing is None else blow.thing.slug
        fight.note("miss", "LSK-RUL-17", attacker, blow.target, item)
        _spent(fight, blow, Result(blow, blow.target, MISS, 0), later)
        return
    drawn = draw_one(fight, attacker, len(entries), "crowd")
    victim = entries[drawn]
    own = numbers[drawn]
    if own is not highest and shift != 0:
        own.add("referee", shift, "edict")
    fight.note("drawn-from-crowd", "LSK-RUL-17", attacker, victim, amount=own.total, tally=own)
    limit = own.total - armour_against(fight, blow, victim)
    result = judge(fight, blow, victim, face, own.total, limit)
    if result.outcome == MISS:
        fight.note("passes-between", "LSK-RUL-17", attacker, victim)
    _spent(fight, blow, result, later)


def crowd_number(fight: Battle, blow: Blow) -> Tally:
    """LSK-RUL-17: what a shot into a crowd is rolled against, the highest of its numbers."""
    members = _numbered(fight, blow, crowd_around(fight, blow.attacker, blow.target), None)
    blow.crowd = len(members)
    return _highest(_numbers(fight, blow, draw_entries(fight, members)))


def _numbers(fight: Battle, blow: Blow, entries: list[Combatant]) -> list[Tally]:
    """What the die is held against for each who may be drawn; 0 where the missile cannot fly."""
    numbers: list[Tally] = []
    for entry in entries:
        number = target_number(fight, blow, entry)
        if not flies_to(fight, blow, entry):
            number.cap("out-of-range", 0, "LSK-MIS-10")
        numbers.append(number)
    return numbers


def _highest(numbers: list[Tally]) -> Tally:
    highest = numbers[0]
    for number in numbers:
        if number.total > highest.total:
            highest = number
    return highest


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


def _ask_parries(fight: Battle, blow: Blow, involved: list[Combatant]) -> None:
    """LSK-RUL-59: everybody who may be struck is asked for a parry before the d20."""
    for member in fight.in_answer_order(involved):
        decide_busy(fight, member, blow.attacker)
        if answer_of(fight, member, blow) == PARRY:
            parry(fight, member)


def into_melee(fight: Battle, blow: Blow) -> bool:
    """LSK-MIS-01, LSK-MIS-03, LSK-MIS-14: the target fights another, and is not gargantuan."""
    if blow.target.block.size == GARGANTUAN:
        return False
    return engaged_with_others(fight, blow.target, blow.attacker)


def _fire_into_melee(fight: Battle, blow: Blow) -> Result:
    """LSK-MIS-01, LSK-MIS-02: −4; a miss that only the −4 caused strikes somebody at random."""
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
        entries = [entry for entry in entries if entry is not target]  # LSK-RUL-15, LSK-RUL-63
    if len(entries) == 0:
        fight.note("stray-nobody", "LSK-RUL-15", blow.attacker)
        return Result(blow, target, MISS, 0)
    victim = entries[draw_one(fight, blow.attacker, len(entries), "stray")]
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


def draw_one(fight: Battle, shooter: Combatant, entries: i64, purpose: str) -> i64:
    """Which of the entries it is; LSK-RUL-76: one out of one needs no die."""
    return 0 if entries == 1 else fight.roll(shooter, 1, entries, purpose) - 1


def draw_entries(fight: Battle, members: list[Combatant]) -> list[Combatant]:
    """LSK-MIS-03, LSK-MIS-06: big ones have two entries, rider and mount one each (LSK-RUL-54)."""
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


def _spent(fight: Battle, blow: Blow, result: Result, later: list[Result] | None) -> None:
    spend_missile(fight, blow)
    if blow.thrown:
        land(fight, blow, result.victim.at)
    if later is None:
        apply_shot(fight, result)
    else:
        later.append(result)


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
    leave_behind(fight, blow.attacker, thing, at)
    if fight.telling:
        fight.note("lies", "LSK-MIS-13", blow.attacker, item=thing.slug, values={"at": int(at)})


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
    poison_works(fight, victim, name)
    aftermath(fight)
