"""Keeping one's feet or the saddle, and what lost feet and legs do to it (TAL-TST-11)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.skills import ACROBATICS, GRAPPLE, RIDING
from fechtbuch.books.tales_and_legends.rules.basics.checks import passes, skill
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.questions import SkillQuestion
from fechtbuch.engine.tally import Tally


def balance(fight: Battle, who: Combatant, difficulty: i64, rule: str, modifier: i64 = 0) -> bool:
    """TAL-TST-11: acrobatics or grapple, as the tested chooses, against the ST."""
    number = balance_skill(fight, who, rule)
    tally = skill(fight, who, number)
    tally.add("situation", modifier, rule)
    lame(who, tally)
    return passes(fight, who, tally, "balance", difficulty)


def balance_skill(fight: Battle, who: Combatant, rule: str) -> i64:
    """Which skill keeps somebody on the feet, or in the saddle (TAL-RUL-32)."""
    if who.out():
        return ACROBATICS
    verbs = ["acrobatics", "grapple"]
    if who.value(GRAPPLE) > who.value(ACROBATICS):
        verbs = ["grapple", "acrobatics"]
    if who.mounted():
        verbs.insert(0, "riding")
    answer = fight.ask(SkillQuestion(fight, who, verbs, rule))
    return named(answer.verb)


def named(verb: str) -> i64:
    """The skill that an answer names."""
    if verb == "acrobatics":
        return ACROBATICS
    if verb == "riding":
        return RIDING
    return GRAPPLE


def lame(who: Combatant, tally: Tally) -> None:
    """TAL-RUL-61: a lost foot or leg, to defence, dodge and balance."""
    if len(who.lost) == 0:
        return
    for part in who.lost:
        if part.endswith("-foot"):
            tally.add("lost-foot", -5, "TAL-RUL-61")
        elif part.endswith("-leg"):
            tally.add("lost-leg", -10, "TAL-RUL-61")
