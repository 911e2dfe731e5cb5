"""Throwing things, deviation, blasts, clouds and fires (chapter THR)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.rules.cover import cover_level, cover_normal
from fechtbuch.books.phase_six.rules.equipment import kind_of, spend
from fechtbuch.books.phase_six.rules.initiative import going_on
from fechtbuch.books.phase_six.rules.modifiers import PHYSICAL, check
from fechtbuch.books.phase_six.rules.wounds import damage_armour, stopped, suffer, was_hit
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.clouds import FIRE, SMOKE, TEAR_GAS, TOXIC_GAS, Cloud
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.engine.fields import x_of, y_of
from fechtbuch.engine.scatter import clock_landing, last_open

EXPLOSION: Final = "explosion"
FLASH: Final = "flash"
NET: Final = "net"

BURNING: Final = 2
"""What a fire raises Burning to, at least."""

POISON: Final = 2
"""What toxic gas raises Poisoned to, at least."""

TEARS: Final = 1
FUMES: Final = 2
"""What a cloud does to the next refresh: at most one action; one action less."""

MOST_SPOTS: Final = 400
"""A list of more fields than this is thinned out."""


def may_throw_at(fight: Battle, thing: Thing, start: i64, at: i64) -> bool:
    """PSX-THR-05: within range, no wall, in sight; whether anybody stands there is no matter."""
    if not fight.grid.open(at):
        return False
    return fight.grid.distance(start, at) <= kind_of(thing).reach and fight.sees(start, at)


def spots(fight: Battle, who: Participant, thing: Thing, start: i64) -> list[i64]:
    """Fields that a thing can be thrown at: those of opponents first, then all around.

    Where there are very many, only some of each row are named; any other field is as good.
    """
    found: list[i64] = []
    for foe in fight.fighters:
        if foe.present() and fight.known_foes(who, foe) and foe.at not in found:
            if may_throw_at(fight, thing, start, foe.at):
                found.append(foe.at)
    around = fight.grid.area(start, kind_of(thing).reach)
    every: i64 = 1
    while len(around) > MOST_SPOTS * every * every:
        every += 1
    named = set(found)
    for at in around:
        if (x_of(at) - x_of(start)) % every == 0 and (y_of(at) - y_of(start)) % every == 0:
            if at not in named and may_throw_at(fight, thing, start, at):
                found.append(at)
    return found


def throw(fight: Battle, who: Participant, thing: Thing, at: i64, walking: bool) -> None:
    """PSX-THR-01, PSX-THR-02: one success and it lands where it should; otherwise it deviates."""
    fight.attacks_from_hiding(who)
    fight.note("throws", "PSX-THR-01", who, item=thing.slug, values={"at": at})
    value = who.block.throwing
    successes = check(fight, who, value, PHYSICAL, "throw", "PSX-THR-01", 1, walking)
    spend(fight, thing)
    landing = at
    if successes == 0:
        hour = fight.roll(who, 1, 12, "direction")  # PSX-THR-03
        metres = fight.roll(who, 1, 6, "deviation")  # PSX-THR-04
        spot = clock_landing(who.at, at, hour, metres)
        landing = last_open(fight.grid, at, spot)
        rule = "PSX-THR-02" if landing == spot else "PSX-RUL-62"  # not into what is blocked
        fight.note("deviates", rule, who, item=thing.slug, values={"at": landing})
    effect = thing.effect
    if effect == NET:
        if successes > 0:
            catch(fight, who, at)
    elif effect in (EXPLOSION, FIRE, FLASH):
        blast(fight, who, thing, landing)
    elif effect == SMOKE:
        across = 2 * fight.roll(who, 2, 6, "radius")
        start_cloud(fight, who, SMOKE, landing, across, False)
    else:
        across = fight.roll(who, 1, 6, "diameter")
        start_cloud(fight, who, effect, landing, across, False)


def catch(fight: Battle, who: Participant, at: i64) -> None:
    """PSX-STA-15: a net falls over whoever stands there."""
    target = fight.on_field(at)
    if target is not None:
        target.netted = True
        fight.note("netted", "PSX-STA-15", who, target)


def start_cloud(
    fight: Battle, who: Participant, kind: str, at: i64, across: i64, there: bool
) -> None:
    """PSX-THR-07: how long it lasts; gas and smoke appear at the end of the round."""
    left = fight.roll(who, 1, 6, "duration") + 2
    fight.clouds = [*fight.clouds, Cloud(kind, at, across, left, there)]
    fight.note("cloud", "PSX-THR-07", who, amount=left, word=kind, values={"at": at})


def blast(fight: Battle, who: Participant, thing: Thing, at: i64) -> None:
    """PSX-THR-06, PSX-RUL-41: everybody within the radius who is in sight of the landing field."""
    radius = fight.roll(who, 1, 6, "radius")
    fight.note("blast", "PSX-THR-06", who, item=thing.slug, amount=radius, values={"at": at})
    if thing.effect == FIRE:
        start_cloud(fight, who, FIRE, at, 2 * radius, True)
    device = kind_of(thing)
    for index in going_on(fight, fight.order, 0):  # PSX-RUL-76: newcomers, too
        victim = fight.fighters[index]
        if not victim.present() or fight.grid.distance(victim.at, at) > radius:
            continue
        if not fight.sees(victim.at, at):
            continue
        if thing.effect == FLASH:
            victim.actions = 0
            victim.dazed = True
            fight.note("dazed", "PSX-THR-06", who, victim)
            continue
        fight.note("in-blast", "PSX-THR-06", who, victim, amount=device.potential)
        hits = device.potential
        level = cover_level(fight, victim, at)
        if level > 0:
            hits = cover_normal(fight, victim, hits, level)
        strike(fight, who, victim, hits, device.wounds, device.penetration, device.burning)


def strike(
    fight: Battle,
    who: Participant | None,
    victim: Participant,
    hits: i64,
    wounds: i64,
    penetration: i64,
    burning: i64,
) -> None:
    """PSX-DMG-01: hits of an effect; protection stops them like normal hits."""
    if hits == 0:
        return
    was_hit(fight, victim)
    prevented = stopped(fight, victim, hits, penetration)
    ignored = suffer(fight, victim, (hits - prevented) * wounds, who)
    damage_armour(fight, victim, prevented)
    if ignored:
        return
    if burning > victim.burning and victim.dying == 0 and not victim.dead:
        victim.burning = burning
        fight.note("afflicted", "PSX-STA-08", None, victim, "", burning, "burning")


def in_clouds(fight: Battle, who: Participant) -> i64:
    """PSX-THR-07, PSX-RUL-42: what clouds and fires do at the start of somebody's turn.

    Gives what they do to the refresh.
    """
    effects: i64 = 0
    down = who.dying > 0
    for cloud in fight.clouds:
        if not cloud.there or 2 * fight.grid.distance(cloud.at, who.at) > cloud.across:
            continue
        if cloud.kind == FIRE:
            fight.note("in-fire", "PSX-THR-07", None, who)
            strike(fight, None, who, 1, 1, 0, BURNING)
            if who.dead or (who.dying > 0 and not down):
                return 0  # PSX-RUL-42: the turn ends at once
        elif cloud.kind == TEAR_GAS:
            effects |= TEARS
            who.gassed = True
            fight.note("in-gas", "PSX-THR-07", None, who, word=TEAR_GAS)
        elif cloud.kind == TOXIC_GAS:
            effects |= FUMES
            if who.poisoned < POISON and who.dying == 0:
                who.poisoned = POISON
            fight.note("in-gas", "PSX-THR-07", None, who, word=TOXIC_GAS)
    return effects


def drift(fight: Battle) -> None:
    """PSX-THR-07: the round is over; what has burnt out goes, what was thrown comes."""
    if len(fight.clouds) == 0:
        return
    clouds: list[Cloud] = []
    for cloud in fight.clouds:
        if not cloud.there:
            clouds.append(Cloud(cloud.kind, cloud.at, cloud.across, cloud.left, True))
            fight.note("cloud-spreads", "PSX-THR-07", word=cloud.kind, values={"at": cloud.at})
        elif cloud.left > 1:
            clouds.append(Cloud(cloud.kind, cloud.at, cloud.across, cloud.left - 1, True))
        else:
            fight.note("cloud-gone", "PSX-THR-07", word=cloud.kind, values={"at": cloud.at})
    fight.clouds = clouds
    fight.spread_smoke()
