"""Readying, reloading, drawing: what hands do beside fighting (GUR-MAN-25, GUR-EQP-06)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BOTH, CR, LEFT, RIGHT
from fechtbuch.books.gurps.kinds.terms import TORSO
from fechtbuch.books.gurps.rules.basics.hands import (
    draw,
    drop,
    first_setting,
    put_away,
    reckon,
    without,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import free_hands
from fechtbuch.books.gurps.rules.basics.rolls import CRITICAL_FAILURE, SUCCESS, check, quick_contest
from fechtbuch.books.gurps.rules.basics.shock import shocked
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing


def grip_named(name: str) -> i64:
    """The hands that a word names."""
    if name.endswith("both"):
        return BOTH
    return LEFT if name.endswith("left") else RIGHT


def ready(fight: Battle, fighter: Combatant, thing: Thing, way: str) -> None:
    """GUR-MAN-25: one second of work on one thing."""
    fight.note("readies", "GUR-MAN-25", fighter, item=thing.slug, word=way)
    for other in fighter.hands:
        if other is not thing:
            other.loading = 0
    if way.startswith(("draw", "pick-up")):
        draw(fight, fighter, thing, grip_named(way))
    elif way == "ready":
        if thing.unready > 0:
            thing.unready -= 1
    elif way == "reload":
        reload(fight, fighter, thing)
    elif way.startswith("reach-"):
        thing.setting = int(way[6:])
    elif way == "two-hands":
        thing.grip = BOTH
        thing.setting = first_setting(thing)
    elif way == "one-hand":
        thing.grip = 3 & ~fighter.off_hand()
        thing.setting = first_setting(thing)
    elif way == "switch":
        thing.grip = 3 & ~thing.grip
    elif way == "stow":
        put_away(fight, fighter, thing)
    elif way == "clear":
        _clear(fight, fighter, thing)
    elif way == "pull":
        _pull(fight, fighter, thing)
    reckon(fighter)


def reload(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """GUR-RNG-06, GUR-RNG-10: seconds of Ready until there is a shot in it again."""
    form = shot_form(thing)
    if form is None:
        return
    thing.loading += 1
    if thing.loading < form.reload:
        return
    thing.loading = 0
    wanted = form.mode.shots - thing.shots
    if form.mode.reload_each:
        wanted = 1
    taken = min(wanted, thing.spare)
    thing.shots += taken
    thing.spare -= taken
    fight.note("loaded", "GUR-RNG-06", fighter, item=thing.slug, amount=thing.shots)


def _clear(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """GUR-RNG-13: the last second of clearing needs a Guns roll."""
    if thing.jam > 1:
        thing.jam -= 1
        return
    form = shot_form(thing)
    score = fight.tally("skill", 10 if form is None else form.skill, "GUR-RNG-13")
    shocked(fighter, score)
    if check(fight, fighter, score, "clear-malfunction") >= SUCCESS:
        thing.jam = 0


def _pull(fight: Battle, fighter: Combatant, thing: Thing) -> None:
    """GUR-EQP-08: ST against ST to pull a weapon out of the wound, half the injury again."""
    victim = fight.fighters[thing.at]
    mine = fight.tally("strength", fighter.strength(), "GUR-EQP-08")
    level = victim.block.hp if victim.unconscious else victim.strength()
    his = fight.tally("strength", level, "GUR-EQP-08")
    if quick_contest(fight, fighter, mine, victim, his, "pull-out") <= 0:
        return
    hurt = thing.aside // 2
    thing.aside = 0
    fighter.carried = without(fighter.carried, thing)
    draw(fight, fighter, thing, pulling_hands(fight, fighter, thing))
    if hurt > 0 and not victim.dead:
        injure(fight, victim, Wound(hurt, TORSO, CR), fighter)


def longest_reach(thing: Thing) -> i64:
    """How far the shaft of a weapon reaches, at least to the next hex."""
    best: i64 = 1
    for mode in thing.kind.modes:
        if not mode.ranged and mode.longest() > best:
            best = mode.longest()
    return best


def pulling_hands(fight: Battle, fighter: Combatant, thing: Thing) -> i64:
    """Bits of the empty hands that would pull it out: two where it is held in two, if free."""
    empty = free_hands(fight, fighter)
    two = any(mode.hands == 2 for mode in thing.kind.modes)
    one = any(mode.hands == 1 for mode in thing.kind.modes)
    if two and empty == BOTH:
        return BOTH
    if not one:
        return 0
    main: i64 = 3 & ~fighter.off_hand()
    return main if empty & main != 0 else empty


def fast_draw(fight: Battle, fighter: Combatant, thing: Thing, hand: str) -> None:
    """GUR-EQP-06: ready as a free action, or not; a critical failure drops it."""
    fighter.drew = [*fighter.drew, int(thing.index)]
    arrow = thing.grip != 0
    name = "fast-draw-arrow" if arrow else thing.kind.quick
    score = fight.tally("fast-draw", fighter.block.skills.get(name, 0), "GUR-EQP-06")
    if fighter.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-EQP-06")
    shocked(fighter, score)
    outcome = check(fight, fighter, score, "fast-draw")
    if outcome == CRITICAL_FAILURE:
        if arrow:
            thing.spare = max(0, thing.spare - 1)
            fight.note("arrow-lost", "GUR-EQP-06", fighter, item=thing.slug, amount=thing.spare)
        else:
            drop(fight, fighter, thing)
    elif outcome >= SUCCESS:
        if arrow:
            thing.loading = 1  # GUR-RNG-10: the first of two seconds is free
        else:
            draw(fight, fighter, thing, grip_named(hand))
        fight.note("fast-draws", "GUR-EQP-06", fighter, item=thing.slug)
