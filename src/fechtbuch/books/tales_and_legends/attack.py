"""The steps of an attack in their order: roll, reaction, band, damage, items (TAL-HIT-11)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.arms import (
    CHANCES,
    DESTROYED,
    HAND,
    NOBODY,
    ORDINARY,
    Thing,
    share_of,
)
from fechtbuch.books.tales_and_legends.battle import Battle
from fechtbuch.books.tales_and_legends.blows import (
    Blow,
    attack_tally,
    damage_dice,
    melee_blow,
    weapon_tally,
)
from fechtbuch.books.tales_and_legends.checks import (
    against_result,
    balance,
    lame,
    percent,
    rolled,
    skill,
    spend_luck,
)
from fechtbuch.books.tales_and_legends.choices import Action
from fechtbuch.books.tales_and_legends.contests import after_hit, overthrow
from fechtbuch.books.tales_and_legends.defence import (
    helpless_towards,
    may_react,
    parrying_things,
    physical_defence,
    reaction_modifiers,
    room_behind,
)
from fechtbuch.books.tales_and_legends.fighter import Combatant
from fechtbuch.books.tales_and_legends.items import strike_item, wear
from fechtbuch.books.tales_and_legends.questions import (
    LuckQuestion,
    ReactionQuestion,
    RetreatQuestion,
)
from fechtbuch.books.tales_and_legends.skills import DODGE
from fechtbuch.books.tales_and_legends.wounds import fall_prone, harm, lose_life, tire
from fechtbuch.engine.events import Event
from fechtbuch.engine.streams import BulkDice
from fechtbuch.engine.tally import Tally

CRITICAL: Final = 20
"""How far above the body a result must be (TAL-HIT-04)."""

MOST_TOLD_APART: Final = 12
"""Critical multipliers above this are not told apart when dice are enumerated."""


def attack(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """One whole attack, from the roll on."""
    roll_to_hit(fight, attacker, target, blow)
    resolve(fight, attacker, target, blow)


def roll_to_hit(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """Step 1: the attack roll; it turns the attacker to the target (TAL-RUL-70)."""
    bearing = fight.bearing(attacker, target)
    if bearing >= 0:
        attacker.facing = bearing
    value = attack_tally(fight, attacker, target, blow)
    defence = physical_defence(fight, target, attacker, blow.melee(), blow.reason)
    blow.defence = defence.total
    if isinstance(fight.dice, BulkDice):
        blow.result = rolled(fight, attacker, value, "attack", [])
    else:
        blow.result = rolled(
            fight, attacker, value, "attack", _marks(fight, attacker, target, blow)
        )
        if fight.telling:
            told(fight, "attacked", "TAL-ACT-01", attacker, target, defence, blow.result)
            fight.events[-1].item = blow.thing.slug
    if blow.strain:
        tire(fight, attacker, 1, "TAL-ACT-12")


def _marks(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> list[i64]:
    """Which results this attack tells apart; none if a reaction will be measured against it."""
    if target.has_reactions() and may_react(fight, target, attacker, blow.reason):
        return []
    if fight.options.luck and target.block.hero:
        return []
    marks: list[i64] = [blow.defence]
    if blow.no_damage():
        return marks
    coverage = coverage_of(fight, target, blow)
    cover = cover_against(fight, target, attacker, blow)
    body = max(blow.defence, coverage)
    if cover > blow.defence and cover < coverage:
        marks.append(cover)
    if coverage > blow.defence:
        marks.append(coverage)
    if cover > body:
        body = cover
        marks.append(cover)
    more: i64 = 2
    while more <= MOST_TOLD_APART:
        marks.append(body + 10 * more)
        more += 1
    return marks


def armour_at(target: Combatant, zone: i64) -> Thing | None:
    """What is worn on a zone."""
    for thing in target.worn:
        if thing.zone == zone:
            return thing
    return None


def coverage_of(fight: Battle, target: Combatant, blow: Blow) -> i64:
    """C of TAL-HIT-04: coverage of the zone attacked; 0 for bare (TAL-RUL-01)."""
    armour = armour_at(target, blow.zone)
    if armour is None:
        return 0
    if fight.options.coverage_mode == "additive":
        return blow.defence + armour.coverage
    return armour.coverage


def covering_shield(
    fight: Battle, target: Combatant, attacker: Combatant, blow: Blow
) -> Thing | None:
    """TAL-MAN-07, TAL-RUL-77: the shield that covers against this attack."""
    if len(target.covers) == 0 or blow.uncovered or blow.no_damage():
        return None
    if helpless_towards(fight, target, attacker):
        return None
    for cover in target.covers:
        thing = fight.things[cover.thing]
        if thing.place != HAND or thing.holder != target.index:
            continue
        if blow.melee():
            if cover.against == attacker.index or cover.against == attacker.rider != NOBODY:
                return thing
        elif cover.direction >= 0:
            bearing = fight.bearing(target, attacker)
            if bearing >= 0 and fight.grid.turn(cover.direction, bearing) <= 1:
                return thing
    return None


def cover_against(fight: Battle, target: Combatant, attacker: Combatant, blow: Blow) -> i64:
    """K of TAL-HIT-04."""
    shield = covering_shield(fight, target, attacker, blow)
    if shield is None or shield.weapon is None:
        return 0
    if fight.options.coverage_mode == "additive":
        return blow.defence + shield.weapon.cover
    return shield.weapon.cover


def resolve(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """Steps 2 to 10 with a result that stands."""
    if target.dead or target.gone:
        return
    if blow.result < blow.defence:
        fight.note("missed", "TAL-HIT-04", attacker, target)
        return
    blow.hit = True
    raw: i64 = -1
    reaction = react(fight, attacker, target, blow)
    if reaction == DODGED:
        blow.hit = False
        return
    if reaction == PARRIED:
        if blow.no_damage() or blow.parried_by is None:
            blow.hit = False
            return
        raw = base_damage(fight, attacker, blow)
        if not parry_holds(fight, attacker, target, blow, raw):
            strike_through(fight, attacker, target, blow, raw)
        else:
            recoil(fight, attacker, target, blow)
            blow.hit = False
        return
    if blow.no_damage():
        after_hit(fight, attacker, target, blow)
        return
    strike_through(fight, attacker, target, blow, raw)


UNANSWERED: Final = 0
DODGED: Final = 1
PARRIED: Final = 2


def react(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """Step 3: one parry or one dodge, then luck (TAL-RUL-71 b, -72)."""
    outcome: i64 = UNANSWERED
    if target.has_reactions() and may_react(fight, target, attacker, blow.reason):
        things: list[Thing] = []
        if blow.melee() and not blow.unparried:
            things = parrying_things(fight, target, attacker, blow.thing, blow.item)
        dodge = target.dodges > 0 and not target.mounted()  # TAL-MNT-09
        if len(things) > 0 or dodge:
            answer = fight.ask(
                ReactionQuestion(fight, target, attacker, blow.result, things, dodge)
            )
            if answer.verb == "parry" and isinstance(answer, Action) and answer.thing is not None:
                outcome = _parry(fight, attacker, target, blow, answer.thing, True)
            elif answer.verb == "dodge":
                target.dodges -= 1
                outcome = _dodge(fight, attacker, target, blow)
    if outcome == UNANSWERED and fight.options.luck and target.block.hero and target.luck > 0:
        outcome = _lucky(fight, attacker, target, blow)
    return outcome


def _parry(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, thing: Thing, bought: bool
) -> i64:
    """TAL-MAN-01: weapon skill of the parrying item against the attack result."""
    if bought:
        parries = list(target.parries)
        parries.remove(thing_index(fight, target, thing))
        target.parries = parries
    meeting = melee_blow(target, thing)
    tally = weapon_tally(fight, target, meeting, True)
    tally.add("parry", meeting.weapon.parry, "TAL-ITM-15")
    reaction_modifiers(fight, target, attacker, True, tally)
    reached = against_result(
        fight, target, tally, "parry", blow.result, [blow.result, blow.result + 1]
    )
    if reached > blow.result:
        blow.parried_by = thing
        fight.note("parried", "TAL-MAN-01", target, attacker, item=thing.slug)
        return PARRIED
    fight.note("parry-failed", "TAL-MAN-01", target, attacker, item=thing.slug)
    return UNANSWERED


def thing_index(fight: Battle, fighter: Combatant, thing: Thing) -> i64:
    """How a thing is remembered: its index, below 0 for natural weapons."""
    if thing.index >= 0:
        return thing.index
    place: i64 = 0
    for own in fighter.block.natural:
        if own is thing:
            return -1 - place
        place += 1
    place = 0
    for own in fight.legs(fighter).block.natural:
        if own is thing:
            return -17 - place
        place += 1
    return -1


def _dodge(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """TAL-MAN-03 to -05: dodge skill against the attack result, and giving ground."""
    tally = skill(fight, target, DODGE)
    lame(target, tally)
    reaction_modifiers(fight, target, attacker, blow.melee(), tally)
    room: list[i64] = []
    tight = target.holds_on != NOBODY or (
        target.grapple != NOBODY and target.grapple == attacker.grapple
    )
    if blow.melee() and not tight:
        room = room_behind(fight, attacker, target)
    need: i64 = blow.result + 1
    if blow.melee() and len(room) == 0:
        need = blow.result + 20  # TAL-MAN-04, TAL-RUL-46, -82
    marks: list[i64] = []
    if blow.result < _body(fight, attacker, target, blow) + CRITICAL:
        marks = [blow.result, blow.result + 1, blow.result + 20]
    reached = against_result(fight, target, tally, "dodge", blow.result, marks)
    if reached < need:
        blow.dodge_result = reached
        blow.dodged_in_vain = True
        fight.note("dodge-failed", "TAL-MAN-03", target, attacker)
        return UNANSWERED
    fight.note("dodged", "TAL-MAN-03", target, attacker)
    if len(room) > 0:
        optional = reached >= blow.result + 20
        if len(room) == 1 and not optional:
            fight.put(target, room[0])
        else:
            answer = fight.ask(RetreatQuestion(fight, target, room, optional))
            if answer.verb == "go" and isinstance(answer, Action):
                fight.put(target, answer.at)
        if fight.telling:
            fight.note("gives-ground", "TAL-MAN-04", target, attacker, values={"to": target.at})
    return DODGED


def _lucky(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """TAL-TST-12: five points for a parry test, a dodge test or +10 PD."""
    if target.unaware or target.surprised or target.helpless():
        return UNANSWERED
    verbs = ["nothing", "more-defence"]
    ready = may_react(fight, target, attacker, blow.reason)
    if ready and not target.mounted():
        verbs.append("dodge")
    if ready and blow.melee() and not blow.unparried and len(target.hands) > 0:
        verbs.append("parry")
    answer = fight.ask(LuckQuestion(fight, target, verbs, blow.result))
    if answer.verb == "nothing":
        return UNANSWERED
    spend_luck(fight, target, 5)
    if answer.verb == "dodge":
        return _dodge(fight, attacker, target, blow)
    if answer.verb == "parry":
        return _parry(fight, attacker, target, blow, target.hands[0], False)
    blow.defence += 10
    return DODGED if blow.result < blow.defence else UNANSWERED


def base_damage(fight: Battle, attacker: Combatant, blow: Blow) -> i64:
    """Step 5: damage dice and the share of Strength (TAL-HIT-08)."""
    count, sides = damage_dice(blow)
    if count == 0:
        return 0
    return fight.roll(attacker, count, sides, "damage") + strength_share(fight, attacker, blow)


def strength_share(fight: Battle, attacker: Combatant, blow: Blow) -> i64:
    """TAL-HIT-09: the share, one category up in both hands and for a mighty blow."""
    weapon = blow.weapon
    category = weapon.share
    if category == 0:
        return 0
    strength = attacker.strength()
    if blow.couched:
        strength = fight.legs(attacker).strength()  # TAL-MNT-17
    if weapon.strength_high > 0 and strength > weapon.strength_high:
        strength = weapon.strength_high  # TAL-ITM-19
    if not blow.ranged and blow.thing.both and not weapon.light and not weapon.one_handed_only:
        category += 1  # TAL-ACT-13
    if blow.special == "mighty":
        category += 1  # TAL-ATK-13
    return share_of(strength, category)


def extra_damage(fight: Battle, attacker: Combatant, blow: Blow) -> i64:
    """TAL-ITM-16: extra damage of weapon and missile, on an unarmoured place only."""
    extra = blow.weapon.extra
    if blow.weapon.extra_count > 0:
        extra += fight.roll(
            attacker, blow.weapon.extra_count, blow.weapon.extra_sides, "extra-damage"
        )
    missile = blow.missile
    if missile is not None:
        extra += missile.extra
        if missile.extra_count > 0:
            extra += fight.roll(attacker, missile.extra_count, missile.extra_sides, "extra-damage")
    return extra


def factored(fight: Battle, target: Combatant, blow: Blow, tally: Tally) -> None:
    """Step 6: Weak, then Charge (TAL-RUL-09)."""
    missile = blow.missile
    if blow.weapon.weak or (missile is not None and missile.weak) or blow.ricochet:
        tally.halve("weak", "TAL-ITM-18", True)
    if (blow.charge or blow.caught) and blow.weapon.charge:
        tally.times("charge", 2, "TAL-ITM-17")


def parry_holds(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, raw: i64
) -> bool:
    """TAL-ITM-06, TAL-MAN-02: the parrying item takes the blow, unless that destroys it."""
    thing = blow.parried_by
    assert thing is not None
    tally = fight.tally("damage", raw, "TAL-ITM-06")
    factored(fight, target, blow, tally)
    if fight.telling:
        told(fight, "strikes-item", "TAL-ITM-06", attacker, target, tally, tally.total)
        fight.events[-1].item = thing.slug
    if thing.index < 0:
        return True
    dealt = tally.total * (2 if blow.weapon.destroying else 1)
    if strike_item(fight, thing, dealt, target):
        return False
    hurt_oneself(fight, attacker, blow, tally.total)
    wear_out(fight, attacker, blow, dealt)
    return True


def _body(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> i64:
    """B of TAL-HIT-04."""
    body = max(blow.defence, coverage_of(fight, target, blow))
    return max(body, cover_against(fight, target, attacker, blow))


def strike_through(
    fight: Battle, attacker: Combatant, target: Combatant, blow: Blow, raw: i64
) -> None:
    """Steps 4 to 10 for a blow that was not averted; `raw` if the damage was rolled before."""
    if blow.item is not None:
        _strike_at_item(fight, attacker, target, blow)
        return
    # Step 4: band and location.
    armour = armour_at(target, blow.zone)
    coverage = coverage_of(fight, target, blow)
    shield = covering_shield(fight, target, attacker, blow)
    cover = cover_against(fight, target, attacker, blow)
    body = max(blow.defence, coverage)
    body = max(body, cover)
    on_body = blow.result >= body
    critical: i64 = 0
    if blow.result >= body + CRITICAL:
        if blow.dodged_in_vain:
            # TAL-MAN-05, TAL-RUL-36: counted from the failed dodge.
            body = max(blow.dodge_result, coverage, cover)
        if blow.result >= body + CRITICAL and not blow.never_critical:
            critical = max((blow.result - body) // 10, 2)  # TAL-HIT-05
            if lethal(blow):
                critical = max(critical + 1, 3)
    # Step 5.
    if raw < 0:
        raw = base_damage(fight, attacker, blow)
    tally = fight.tally("damage", raw, "TAL-HIT-08")
    if on_body:
        tally.add("extra", extra_damage(fight, attacker, blow), "TAL-ITM-16")
    if blow.weapon_doubled(target):
        tally.times("silver", 2, "TAL-ITM-22")
    # Step 6.
    factored(fight, target, blow, tally)
    dealt = tally.total
    # Step 7.
    armour_struck = armour is not None and blow.result < coverage
    shield_struck = shield is not None and blow.result < cover
    stopped: i64 = 0
    if shield_struck and shield is not None:
        stopped = strike_value(shield)
        tally.add("shield", -stopped, "TAL-HIT-06")
    if armour_struck and armour is not None:
        penetration = blow.weapon.penetration
        if blow.missile is not None:
            penetration += blow.missile.penetration
        worn = armour.armour - penetration
        if worn > 0:
            tally.add("armour", -worn, "TAL-HIT-06")
    tally.add("natural-armour", -target.block.natural_armour, "TAL-HIT-12")
    tally.floor("held", 0, "TAL-WND-05")
    # Step 8.
    factor = critical
    if blow.kill and on_body:
        factor += 10  # TAL-ATK-21, TAL-RUL-10
    if factor > 1:
        tally.times("critical" if critical > 0 else "kill", factor, "TAL-HIT-05")
    if fight.telling:
        word = "critical" if critical > 0 else ("body" if on_body else "armour")
        if shield_struck and not armour_struck:
            word = "shield"
        told(fight, "hit", "TAL-HIT-04", attacker, target, tally, tally.total)
        fight.events[-1].word = word
    # Step 9.
    wounding = blow.weapon.wounding or (blow.missile is not None and blow.missile.wounding)
    harm(fight, target, tally.total, blow.zone, blow.part, attacker, wounding)
    # Step 10.
    doubled: i64 = 2 if blow.weapon.destroying else 1
    struck = False
    if shield_struck and shield is not None:
        strike_item(fight, shield, dealt * doubled, target)  # TAL-RUL-92
        struck = True
    if armour_struck and armour is not None and dealt - stopped > 0:
        strike_item(fight, armour, (dealt - stopped) * doubled, target)
        struck = struck or not armour.soft
    if struck:
        hurt_oneself(fight, attacker, blow, dealt)
    wear_out(fight, attacker, blow, dealt * doubled if armour_struck or shield_struck else dealt)
    if blow.missile is not None and blow.missile.bowling and not target.dead and not target.prone:
        if not balance(fight, target, dealt, "TAL-ITM-22"):
            fall_prone(fight, target, "TAL-ITM-22")
    recoil(fight, attacker, target, blow)


def strike_value(shield: Thing) -> i64:
    """The armour value of a shield."""
    return 0 if shield.weapon is None else shield.weapon.armour


def lethal(blow: Blow) -> bool:
    """TAL-ITM-18."""
    return blow.weapon.lethal or (blow.missile is not None and blow.missile.lethal)


def _strike_at_item(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ITM-05, TAL-RUL-13: damage goes to the item only, never critically (TAL-ITM-07)."""
    item = blow.item
    assert item is not None
    tally = fight.tally("damage", base_damage(fight, attacker, blow), "TAL-ITM-05")
    factored(fight, target, blow, tally)
    if fight.telling:
        told(fight, "strikes-item", "TAL-ITM-05", attacker, target, tally, tally.total)
        fight.events[-1].item = item.slug
    dealt = tally.total * (2 if blow.weapon.destroying else 1)  # TAL-ITM-09
    if item.quality != DESTROYED:
        strike_item(fight, item, dealt, target)
    if not item.soft:
        hurt_oneself(fight, attacker, blow, tally.total)
    wear_out(fight, attacker, blow, dealt)
    recoil(fight, attacker, target, blow)


def wear_out(fight: Battle, attacker: Combatant, blow: Blow, dealt: i64) -> None:
    """Wear of the striking weapon (TAL-ITM-13); of a missile's shot only the missile wears."""
    missile = blow.missile
    if missile is not None:
        if missile.deals > 0 and dealt > missile.deals:
            chance = CHANCES[ORDINARY] * (dealt // missile.deals)
            blow.spoiled = percent(fight, attacker, chance, "missile")
        return
    if not blow.in_flight:
        wear(fight, blow.thing, dealt, attacker)


def hurt_oneself(fight: Battle, attacker: Combatant, blow: Blow, dealt: i64) -> None:
    """TAL-HIT-19: bare hands against something hard."""
    if not blow.weapon.natural:
        return
    excess = dealt - attacker.block.endurance - attacker.block.natural_armour
    if excess > 0:
        fight.note("hurts-oneself", "TAL-HIT-19", attacker, amount=excess)
        lose_life(fight, attacker, excess, attacker)


def recoil(fight: Battle, attacker: Combatant, target: Combatant, blow: Blow) -> None:
    """TAL-ATK-08, TAL-RUL-65: every hit with a Recoil weapon is an overthrow attempt as well."""
    if blow.weapon.recoil == 0 or blow.ranged or target.dead or target.prone or attacker.out():
        return
    overthrow(fight, attacker, target, blow.weapon.recoil, "TAL-ATK-08", 0)


def told(
    fight: Battle,
    kind: str,
    rule: str,
    actor: Combatant,
    target: Combatant | None,
    tally: Tally,
    amount: i64,
) -> None:
    """Tell something together with the number that made it."""
    event = Event(kind, rule, actor.index, -1 if target is None else target.index)
    event.tally = tally
    event.amount = amount
    event.audience = fight._audience(actor, target)
    fight.events.append(event)
