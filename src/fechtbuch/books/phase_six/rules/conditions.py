"""Conditions at the start of a turn, and the refresh (STA, PSX-TRN-04, PSX-TRN-05, PSX-RUL-42)."""

from mypy_extensions import i64

from fechtbuch.books.phase_six.rules.dice import explained, save
from fechtbuch.books.phase_six.rules.equipment import two_weapons
from fechtbuch.books.phase_six.rules.throwing import FUMES, TEARS, in_clouds
from fechtbuch.books.phase_six.rules.wounds import deepen, suffer
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.tally import Tally


def begin_turn(fight: Battle, who: Participant) -> bool:
    """PSX-RUL-42: everything at the start of a turn in its order; whether the turn goes on."""
    who.gassed = False
    if who.dying > 0:
        dying(fight, who)
        if not who.dead and len(fight.clouds) > 0:
            in_clouds(fight, who)
        return False
    if who.bleeding > 0:
        bleeding(fight, who)
        if who.dying > 0:
            return False
    if who.poisoned > 0:
        poisoned(fight, who)
    if who.shocked > 0:
        shocked(fight, who)
    effects: i64 = 0
    if len(fight.clouds) > 0:
        effects = in_clouds(fight, who)
        if who.dying > 0 or who.dead:
            return False
    if who.unconscious > 0:
        unconscious(fight, who)
    if who.unconscious > 0:
        return False
    if who.asleep:
        fight.note("sleeps-on", "PSX-STA-14", None, who)
        return False
    refresh(fight, who, effects)
    return True


def dying(fight: Battle, who: Participant) -> None:
    """PSX-STA-04: Resistance, or one level worse."""
    if save(fight, who, who.block.resistance, "save-dying", "PSX-STA-04", 1) == 0:
        deepen(fight, who, 1)


def bleeding(fight: Battle, who: Participant) -> None:
    """PSX-STA-09: Endurance, or a wound for each level, past all protection."""
    if save(fight, who, who.block.endurance, "save-bleeding", "PSX-STA-09", 1) == 0:
        fight.note("bleeds", "PSX-STA-09", None, who, amount=who.bleeding)
        suffer(fight, who, who.bleeding, None)


def poisoned(fight: Battle, who: Participant) -> None:
    """PSX-STA-10: each success of Resistance takes a level away."""
    successes = save(fight, who, who.block.resistance, "save-poison", "PSX-STA-10", who.poisoned)
    who.poisoned = who.poisoned - successes if successes < who.poisoned else 0
    fight.note("recovers", "PSX-STA-10", None, who, amount=who.poisoned, word="poisoned")


def shocked(fight: Battle, who: Participant) -> None:
    """PSX-STA-07: each success of Endurance takes a level away."""
    successes = save(fight, who, who.block.endurance, "save-shock", "PSX-STA-07", who.shocked)
    who.shocked = who.shocked - successes if successes < who.shocked else 0
    fight.note("recovers", "PSX-STA-07", None, who, amount=who.shocked, word="shocked")


def unconscious(fight: Battle, who: Participant) -> None:
    """PSX-STA-06: Willpower against the depth; not before a wound is healed (PSX-RUL-43)."""
    if who.health == 0:
        fight.note("stays-unconscious", "PSX-RUL-43", None, who)
        return
    depth = who.unconscious
    if save(fight, who, who.willpower(), "save-unconscious", "PSX-STA-06", depth) >= depth:
        who.unconscious = 0
        fight.note("comes-round", "PSX-STA-06", None, who)


def full_actions(fight: Battle, who: Participant) -> Tally:
    """PSX-TRN-04: actions of lineage and templates, one more with two weapons."""
    actions = fight.tally("actions", who.block.actions, "PSX-TRN-04")
    if who.off >= 0 and two_weapons(fight, who):
        actions.add("two-weapons", 1, "PSX-SPC-09")
    actions.floor("no-less-than-nothing", 0, "PSX-TRN-04")
    return actions


def refresh(fight: Battle, who: Participant, effects: i64) -> None:
    """PSX-TRN-05, PSX-RUL-58: set to the maximum: halved, then lessened, then capped."""
    actions = full_actions(fight, who)
    if who.dazed:
        actions.halve("dazed", "PSX-RUL-58")
        who.dazed = False
    if effects & FUMES != 0:
        actions.add("toxic-gas", -1, "PSX-RUL-58")
    if effects & TEARS != 0:
        actions.cap("tear-gas", 1, "PSX-RUL-58")
    actions.floor("no-less-than-nothing", 0, "PSX-TRN-04")
    who.actions = actions.total
    explained(fight, "refreshed", "PSX-TRN-05", who, actions)
