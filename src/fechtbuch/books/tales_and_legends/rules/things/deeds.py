"""Normal actions that are neither blow nor movement nor equipment: spells, cords, barbs (4.3)."""

from typing import Final

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import BRAWN, DEFT_HAND, HEALING, WO, ZR
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.rules.basics.checks import (
    passes,
    rolled,
    skill,
    tell_test,
    weigh,
)
from fechtbuch.books.tales_and_legends.rules.basics.load import IGNORING
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.states import tire
from fechtbuch.books.tales_and_legends.rules.harm.recovery import PULLING
from fechtbuch.books.tales_and_legends.rules.harm.wounds import harm
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import LuckQuestion
from fechtbuch.engine.tally import Tally

FREEING: Final = {
    "whip": (16, 26),
    "drow-whip": (19, 36),
    "net": (22, 32),
    "lasso": (26, 36),
    "bolas": (20, 30),
}
"""TAL-STA-13: deft hand (bolas: Dexterity) and brawn."""


def free_oneself(fight: Battle, fighter: Combatant, how: str) -> None:
    """TAL-STA-13: deft hand, brawn, or cutting the cord."""
    deft, brawn = FREEING[fighter.entangled]
    if how == "cut":
        free = True
    elif how == "brawn":
        free = passes(fight, fighter, skill(fight, fighter, BRAWN), "free-oneself", brawn)
    elif fighter.entangled == "bolas":
        tally = fight.tally("attribute", fighter.attributes[ZR], "TAL-TST-02")
        weigh(fight, fighter, tally, ZR)
        free = passes(fight, fighter, tally, "free-oneself", deft)
    else:
        free = passes(fight, fighter, skill(fight, fighter, DEFT_HAND), "free-oneself", deft)
    if free:
        fighter.entangled = ""
        fighter.entangled_by = NOBODY
        fight.note("frees-oneself", "TAL-STA-13", fighter)


def ignore_load(fight: Battle, fighter: Combatant) -> None:
    """TAL-MOV-16: for one round, at a price in fatigue."""
    fighter.ignores_burden = True
    tire(fight, fighter, IGNORING[fighter.burden], "TAL-MOV-16")


def magic_defence(fight: Battle, target: Combatant) -> Tally:
    """What a spell that works on somebody must reach: 10 and Will, at least 10 (section 2.3)."""
    will = target.attributes[WO]
    tally = fight.tally("difficulty", 10, "TAL-ACT-07")
    tally.add("will", will if will > 10 else 10, "TAL-ACT-07")
    return tally


def cast(fight: Battle, fighter: Combatant, name: str, target: Combatant | None) -> None:
    """TAL-ACT-07: a spell that works on somebody must reach the magic defence."""
    spell = SPELLS[name]
    if spell.direct and target is not None:
        against = magic_defence(fight, target)
        difficulty = against.total
        tally = fight.tally("magic-power", spell.power, "TAL-ACT-07")
        weigh(fight, fighter, tally, WO)
        result = rolled(fight, fighter, tally, "spell", [difficulty, difficulty + 10])
        if result >= difficulty and fight.options.luck and target.block.hero and target.luck > 0:
            answer = fight.ask(LuckQuestion(fight, target, ["more-defence"], result))
            if answer.verb == "more-defence":
                spend_luck(fight, target, 5)
                difficulty += 10
                against.add("luck", 10, "TAL-TST-12")
        tell_test(fight, fighter, difficulty, result, target, against)
        if result < difficulty:
            fight.note("spell-failed", "TAL-ACT-07", fighter, target, word=name)
            return
    fight.note("casts", "TAL-ACT-07", fighter, target, word=name)


def pull_out(fight: Battle, fighter: Combatant, patient: Combatant) -> None:
    """TAL-ITM-22: barbs tear what they come out of, unless a healer's hand is sure."""
    missile = fight.missiles[patient.barbs[0]]
    patient.barbs = patient.barbs[1:]
    fight.note("pulls-out", "TAL-ITM-22", fighter, patient, item=missile.key)
    if not passes(fight, fighter, skill(fight, fighter, HEALING), "healing", PULLING):
        torn = fight.roll(fighter, missile.barbs_count, missile.barbs_sides, "barbs")
        harm(fight, patient, torn, BODY, "torso", None, False)


def wake(fight: Battle, fighter: Combatant, sleeper: Combatant) -> None:
    """TAL-STA-08: somebody stunned or asleep comes round; the unconscious cannot be woken."""
    sleeper.asleep = False
    sleeper.stunned = 0
    fight.unsettled = True
    fight.note("wakes", "TAL-STA-08", fighter, sleeper)
