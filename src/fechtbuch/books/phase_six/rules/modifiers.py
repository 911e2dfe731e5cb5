"""Which modifier touches which roll (PSX-ATK-03, PSX-ATK-07, PSX-DIC-02, PSX-DIC-03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.rules.dice import explained, make
from fechtbuch.books.phase_six.rules.success_roll import CHECK, SuccessRoll
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.tally import Tally

MINIMUM_ROLL: Final = "minimum-roll"
"""The name of what a die must show at least, as the numbers that begin with it have it."""

PHYSICAL: Final = 0
MENTAL: Final = 1
PERCEPTION: Final = 2
"""What kind of act a check is: hunkering hinders the body and every skill, fire the eyes too."""


def own_need(fight: Battle, who: Participant) -> Tally:
    """The minimum roll of somebody, before anything changes it."""
    return fight.tally(MINIMUM_ROLL, who.block.minimum_roll, "PSX-DIC-02")


def lasting(who: Participant, need: Tally) -> None:
    """Drawbacks that every act of the body shares: attack, parry, evade, physical checks."""
    if who.hunkered:
        need.add("hunkered", 1, "PSX-STA-11")
    need.add("poisoned", who.poisoned, "PSX-STA-10")
    if who.netted:
        need.add("netted", 1, "PSX-STA-15")


def fighting(who: Participant, need: Tally) -> None:
    """Drawbacks of attack and parry."""
    lasting(who, need)
    need.add("burning", who.burning, "PSX-STA-08")


def shaken(who: Participant, pool: Tally) -> None:
    """PSX-STA-07: dice lost to shock."""
    pool.add("shocked", -who.shocked, "PSX-STA-07")


def check_need(
    fight: Battle, who: Participant, kind: i64, walking: bool = False, difficulty: i64 = 0
) -> Tally:
    """The minimum roll of an attribute or skill check (PSX-ATK-07, PSX-DIC-03)."""
    need = own_need(fight, who)
    if kind != MENTAL and who.hunkered:
        need.add("hunkered", 1, "PSX-STA-11")
    if kind == PERCEPTION:
        need.add("burning", who.burning, "PSX-STA-08")
    need.add("poisoned", who.poisoned, "PSX-STA-10")
    if who.netted:
        need.add("netted", 1, "PSX-STA-15")
    if walking:
        need.add("walking", 1, "PSX-TRN-08")
    need.add("difficulty", difficulty, "PSX-DIC-03")
    return need


def check(
    fight: Battle,
    who: Participant,
    value: i64,
    kind: i64,
    purpose: str,
    rule: str,
    wanted: i64 = 1,
    walking: bool = False,
    difficulty: i64 = 0,
) -> i64:
    """An attribute or skill check under all drawbacks; gives the successes (PSX-DIC-06)."""
    pool = fight.tally("value", value, rule)
    shaken(who, pool)
    need = check_need(fight, who, kind, walking, difficulty)
    explained(fight, "check-dice", rule, who, pool)
    roll = SuccessRoll(who, CHECK, purpose, pool.total, need)
    roll.wanted = wanted
    make(fight, roll)
    return roll.successes
