"""Life, wounds by location, fatigue, fainting, death (4.10)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import HEAD
from fechtbuch.books.tales_and_legends.kinds.skills import CH, GRAPPLE, IN
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.checks import passes, skill
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    check_faint,
    daze,
    die,
    drop_from,
    exhaust,
    fall_prone,
    fall_unconscious,
    set_attribute,
    stun,
    tire,
)
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import LuckQuestion
from fechtbuch.books.tales_and_legends.state.wound import Wound
from fechtbuch.engine.tally import Tally

ROUNDS_PER_MINUTE: Final = 10
BLEEDING: Final = 200
"""Half-rounds of ten minutes (TAL-WND-03); pressed wounds bleed one in a round, others two."""

HEAD_PARTS: Final = [
    "nose",
    "left-eye",
    "right-eye",
    "left-cheek",
    "right-cheek",
    "left-ear",
    "right-ear",
    "left-teeth",
    "right-teeth",
    "front-teeth",
]
HEAD_CUTS: Final = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]

BRAIN_DAMAGE: Final = ["amnesia", "epilepsy", "stupor"]
"""What the fourth row of a head wound may leave behind (TAL-WND-09)."""

BODY_PARTS: Final = [
    "left-hand",
    "right-hand",
    "genitals",
    "left-leg",
    "right-leg",
    "left-fingers",
    "right-fingers",
    "left-arm",
    "right-arm",
    "heart",
    "left-foot",
    "right-foot",
    "liver",
    "stomach",
]
BODY_CUTS: Final = [5, 10, 12, 17, 22, 27, 32, 37, 42, 45, 50, 55, 58, 61, 100]


def is_head_part(part: str) -> bool:
    """Whether a part belongs to the head (TAL-WND-09)."""
    return part == "head" or part in HEAD_PARTS


def wounds_of(fight: Battle, damage: i64, endurance: i64) -> i64:
    """TAL-WND-01, TAL-WND-02: one wound for each whole multiple of END that is exceeded."""
    if damage <= 0 or endurance <= 0:
        return 0
    if fight.options.wound_at_equal:
        return damage // endurance  # TAL-RUL-97
    return (damage - 1) // endurance  # TAL-RUL-02: strictly greater


def harm(
    fight: Battle,
    victim: Combatant,
    damage: i64,
    zone: i64,
    part: str,
    source: Combatant | None,
    wounding: bool,
    wounds_arise: bool = True,
) -> None:
    """Step 9 of an attack (TAL-HIT-11): Life, low Life, wounds, location, fainting."""
    if damage <= 0 or victim.dead:
        return
    wounds: i64 = 0
    made: Tally | None = None
    if wounds_arise:
        wounds = wounds_of(fight, damage, victim.block.endurance)
        if wounds > 0 and wounding:
            wounds += 1  # TAL-ITM-18
    loss = damage
    if zone == HEAD and wounds > 0:
        loss += damage  # TAL-WND-09, before the check for low Life (TAL-RUL-90)
    why: Tally | None = None
    if fight.telling:
        why = fight.tally("damage", damage, "TAL-WND-01")
        why.add("head-wound", loss - damage, "TAL-WND-09")
        more: i64 = 1 if wounding and wounds > 0 else 0
        made = fight.tally("wounds", wounds - more, "TAL-WND-02")
        made.add("wounding", more, "TAL-ITM-18")
    lose_life(fight, victim, loss, source, why)
    if victim.dead:
        return
    if wounds > 0:
        if wounds >= 5 and fight.options.luck and victim.block.hero and victim.luck > 0:
            answer = fight.ask(LuckQuestion(fight, victim, ["milder-wound"], wounds))
            if answer.verb == "milder-wound":
                spend_luck(fight, victim, 5)
                if made is not None:
                    made.add("milder-wound", 4 - wounds, "TAL-TST-12")
                wounds = 4
        where = part if part else ("head" if zone == HEAD else "torso")
        add_wounds(fight, victim, wounds, where, made)
        multiplier = wounds if wounds < 5 else 5  # TAL-WND-11
        if zone == HEAD:
            head_wound(fight, victim, multiplier, part, damage)
        else:
            torso_wound(fight, victim, multiplier, part)
    check_faint(fight, victim)


def lose_life(
    fight: Battle, victim: Combatant, loss: i64, source: Combatant | None, why: Tally | None = None
) -> None:
    """TAL-WND-04, TAL-WND-06: Life drops; at 0 it is death, below 10 unconsciousness."""
    victim.life -= loss
    victim.taken += loss
    if source is not None:
        source.dealt += loss
    if fight.telling:
        left = {"left": victim.life}
        fight.note("life-lost", "TAL-WND-01", victim, amount=loss, values=left, tally=why)
    if victim.life <= 0:
        die(fight, victim, "TAL-WND-04")
    elif victim.life < 10 and not victim.unconscious:
        fall_unconscious(fight, victim, "TAL-WND-06")


def add_wounds(
    fight: Battle, victim: Combatant, wounds: i64, part: str, made: Tally | None = None
) -> None:
    """TAL-WND-03: each wound bleeds and costs 2 exhaustion points."""
    victim.wounds = [*victim.wounds, Wound(part, wounds, victim.clock)]
    fight.note("wounded", "TAL-WND-02", victim, amount=wounds, word=part, tally=made)
    exhaust(fight, victim, 2 * wounds, "TAL-WND-03")


def torso_wound(fight: Battle, victim: Combatant, multiplier: i64, part: str) -> None:
    """TAL-WND-10."""
    tire(fight, victim, 2 if multiplier == 1 else 4, "TAL-WND-10")
    if multiplier < 3:
        return
    if multiplier == 3:
        _third_row(fight, victim, part)
        return
    more: i64 = 5 if multiplier == 4 else 10
    if not part or part == "torso":
        found = fight.roll(victim, 1, 100, "location", None, BODY_CUTS)
        place: i64 = 0
        while BODY_CUTS[place] < found:
            place += 1
        if place == len(BODY_PARTS):
            add_wounds(fight, victim, more, "torso")
            return
        part = BODY_PARTS[place]
    lose_part(fight, victim, part, "TAL-WND-10", multiplier == 4)


def _third_row(fight: Battle, victim: Combatant, part: str) -> None:
    """A hit of three wounds; a chosen part replaces the d100 (TAL-RUL-35)."""
    if part and part != "torso":
        found: i64 = 50
        if part.endswith(("-leg", "-foot")):
            found = 100
        elif part.startswith("left-") and not part.endswith("fingers"):
            found = 80
        elif part.startswith("right-") and not part.endswith("fingers"):
            found = 90
    else:
        found = fight.roll(victim, 1, 100, "location", None, [50, 60, 70, 80, 90, 100])
    if found <= 50:
        add_wounds(fight, victim, 1, "torso")
    elif found <= 60:
        exhaust(fight, victim, 4, "TAL-RUL-53")
    elif found <= 70:
        daze(fight, victim, fight.roll(victim, 1, 4, "dazed-rounds"))
    elif found <= 90:
        if not passes(fight, victim, skill(fight, victim, GRAPPLE), "keep-grip", 30):
            drop_from(fight, victim, found <= 80)
    elif not victim.prone and not balance(fight, victim, 30, "TAL-WND-10"):
        fall_prone(fight, victim, "TAL-WND-10")


def head_wound(fight: Battle, victim: Combatant, multiplier: i64, part: str, damage: i64) -> None:
    """TAL-WND-09."""
    if multiplier == 1:
        daze(fight, victim, 1)
        return
    if part and part != "head":
        # TAL-RUL-35: the chosen part replaces the d100.
        if multiplier >= 4:
            lose_part(fight, victim, part, "TAL-WND-09", True)
        else:
            fight.note("part-threatened", "TAL-WND-09", victim, word=part)
    elif multiplier == 2:
        found = fight.roll(victim, 1, 100, "location", None, HEAD_CUTS)
        if found <= 50:
            daze(fight, victim, fight.roll(victim, 1, 4, "dazed-rounds"))
        else:
            fight.note("part-threatened", "TAL-WND-09", victim, word=_head_part(found))
    elif multiplier == 3:
        found = fight.roll(victim, 1, 100, "location", None, [40, 45, *HEAD_CUTS])
        if found <= 40:
            stun(fight, victim, damage * ROUNDS_PER_MINUTE)
        elif found <= 50:
            lower(fight, victim, CH if found <= 45 else IN)
        else:
            fight.note("part-threatened", "TAL-WND-09", victim, word=_head_part(found))
    else:
        found = fight.roll(victim, 1, 100, "location", None, [31, 36, 41, 44, 47, *HEAD_CUTS])
        if found <= 31:
            stun(fight, victim, damage * ROUNDS_PER_MINUTE)
        elif found <= 41:
            lower(fight, victim, CH if found <= 36 else IN)
        elif found <= 50:
            word = BRAIN_DAMAGE[0 if found <= 44 else (1 if found <= 47 else 2)]
            lose_part(fight, victim, word, "TAL-WND-09", False)
        else:
            lose_part(fight, victim, _head_part(found), "TAL-WND-09", True)
    if multiplier >= 5:
        add_wounds(fight, victim, 10, "head")


def _head_part(found: i64) -> str:
    place: i64 = 1
    while HEAD_CUTS[place] < found:
        place += 1
    return HEAD_PARTS[place - 1]


def lower(fight: Battle, victim: Combatant, attribute: i64) -> None:
    """An attribute lowered by 1d6 (TAL-WND-09)."""
    set_attribute(
        fight,
        victim,
        attribute,
        victim.attributes[attribute] - fight.roll(victim, 1, 6, "attribute-loss"),
    )


def lose_part(fight: Battle, victim: Combatant, part: str, rule: str, heals: bool) -> None:
    """TAL-WND-12, TAL-RUL-96: the part does not work from now on; what is disabled may heal."""
    if part not in victim.lost:
        victim.lost = [*victim.lost, part]
        if heals:
            victim.disabled = [*victim.disabled, part]
    elif not heals:
        victim.disabled = [other for other in victim.disabled if other != part]
    fight.note("part-lost", rule, victim, word=part)
    if part.endswith(("-hand", "-arm")):
        drop_from(fight, victim, part.startswith("left-"))


def bleed(fight: Battle) -> None:
    """TAL-WND-03: a point for every wound in every 100th round; half if pressed (TAL-WND-07)."""
    for fighter in fight.fighters:
        if fighter.dead or fighter.gone or len(fighter.wounds) == 0:
            continue
        before = fighter.clock
        fighter.clock += 1 if fighter.pressing else 2
        loss: i64 = 0
        for wound in fighter.wounds:
            if not wound.dressed:
                age = fighter.clock - wound.since
                if age // BLEEDING > (before - wound.since) // BLEEDING:
                    loss += wound.wounds
        if loss > 0:
            fight.note("bleeds", "TAL-WND-07", fighter, amount=loss)
            lose_life(fight, fighter, loss, None)
