"""Between two fights: rest, dressing, danger to life (TAL-WND-08, TAL-WND-15, TAL-WND-16).

Everybody who is able rests for the same time. The best healer of a side dresses its wounds one
hit after another, with as many tests as it takes; what is not dressed goes on bleeding.
"""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import half_up, quarter
from fechtbuch.books.tales_and_legends.kinds.skills import HEALING
from fechtbuch.books.tales_and_legends.rules.basics.checks import passes, percent, skill
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.wound import Wound

RESTS: Final = {"breather": 10, "hour": 60, "day": 1440, "week": 10_080}
"""Minutes of each rest; a week is spent in bed, a day is not."""

DRESSING: Final = 20
"""Minutes for each wound that is dressed (TAL-WND-16)."""

SCRATCHES: Final = 10
"""Minutes for all scratches together (TAL-RUL-105)."""

SCRATCHED: Final = 20
"""ST of dressing them."""

BRITTLE: Final = 50
"""ST of dressing a wound with a brittle head in it (TAL-ITM-22)."""

PULLING: Final = 50
"""ST of the healing test that spares the damage of barbs (TAL-ITM-22)."""


def recover(fight: Battle, fighter: Combatant, rest: str) -> None:
    """A rest of so many minutes."""
    minutes: i64 = RESTS[rest]
    healer = best_healer(fight, fighter)
    if minutes >= 60:
        pull_all(fight, fighter, healer)
    left = dress(fight, fighter, healer, minutes)
    lose_blood(fighter, left)
    days = minutes // 1440
    dressed = days > 0 and dress_scratches(fight, fighter, healer, left)
    day: i64 = 0
    regained: i64 = 0
    while day < days and not fighter.dead:
        danger(fight, fighter)
        if dressed:
            regained += heal(fighter, rest == "week")
        day += 1
    close_wounds(fighter, regained // 10)
    use_again(fighter)
    fighter.fatigue = max(fighter.fatigue - minutes, 0)  # TAL-WND-15
    least = 2 * wounds_left(fighter)
    fighter.exhaustion = max(fighter.exhaustion - minutes // 60, least)


def best_healer(fight: Battle, patient: Combatant) -> Combatant:
    """The ablest of the own side; the patient if there is no better one."""
    best = patient
    for other in fight.fighters:
        if other.side != patient.side or other.block.mount or not other.present():
            continue
        if not best.present() or _healing(other) > _healing(best):
            best = other
    return best


def _healing(fighter: Combatant) -> i64:
    return fighter.value(HEALING) - (20 if fighter.block.levels[HEALING] == 0 else 0)


def pull_all(fight: Battle, fighter: Combatant, healer: Combatant) -> None:
    """TAL-ITM-22: barbs come out sooner or later."""
    for key in fighter.barbs:
        missile = fight.missiles[key]
        if not passes(fight, healer, skill(fight, healer, HEALING), "healing", PULLING):
            fighter.life -= fight.roll(healer, missile.barbs_count, missile.barbs_sides, "barbs")
    fighter.barbs = []
    _check_life(fighter)


def dress(fight: Battle, fighter: Combatant, healer: Combatant, minutes: i64) -> i64:
    """TAL-WND-16: hit by hit against ST 10 and 10 for each wound; the minutes that are left."""
    place: i64 = 0
    while place < len(fighter.wounds) and not fighter.dead:
        wound = fighter.wounds[place]
        takes = DRESSING * wound.wounds
        if wound.dressed or takes > minutes:
            place += 1
            continue
        minutes -= takes
        lose_blood(fighter, takes)
        difficulty = 10 + 10 * wound.wounds
        if wound.brittle and difficulty < BRITTLE:
            difficulty = BRITTLE
        if passes(fight, healer, skill(fight, healer, HEALING), "healing", difficulty):
            wounds = list(fighter.wounds)
            wounds[place] = Wound(wound.part, wound.wounds, wound.since, True, wound.brittle)
            fighter.wounds = wounds
    return minutes


def dress_scratches(fight: Battle, fighter: Combatant, healer: Combatant, minutes: i64) -> bool:
    """TAL-RUL-105: who has scratches only is dressed by one test for all; whether he is dressed.

    It is tried again while there is time. Only the dressed regain Life.
    """
    if len(fighter.wounds) > 0 or fighter.life >= fighter.block.life:
        return True
    while minutes >= SCRATCHES and not fighter.dead:
        minutes -= SCRATCHES
        if passes(fight, healer, skill(fight, healer, HEALING), "healing", SCRATCHED):
            return True
    return False


def lose_blood(fighter: Combatant, minutes: i64) -> None:
    """TAL-WND-03: a point for each undressed wound in ten minutes."""
    for wound in fighter.wounds:
        if not wound.dressed:
            fighter.life -= wound.wounds * (minutes // 10)
    _check_life(fighter)


def danger(fight: Battle, fighter: Combatant) -> None:
    """TAL-WND-08: once a day 10 % for each unhealed wound to lose 1d10."""
    chance = 10 * wounds_left(fighter)
    while chance > 0:
        if chance >= 100 or percent(fight, fighter, chance, "danger"):
            fighter.life -= fight.roll(fighter, 1, 10, "danger-damage")
        chance -= 100
    _check_life(fighter)


def heal(fighter: Combatant, full_rest: bool) -> i64:
    """TAL-WND-16: ¼ END a day, ½ END on a day of full rest, once everything is dressed."""
    for wound in fighter.wounds:
        if not wound.dressed:
            return 0
    endurance = fighter.block.endurance
    gain = half_up(endurance) if full_rest else quarter(endurance)
    gain = min(gain, fighter.block.life - fighter.life)
    if fighter.dead or gain <= 0:
        return 0
    fighter.life += gain
    return gain


def close_wounds(fighter: Combatant, healed: i64) -> None:
    """TAL-WND-16: one wound for each ten points of Life regained, the oldest first."""
    wounds: list[Wound] = []
    for wound in fighter.wounds:
        closed = min(healed, wound.wounds)
        healed -= closed
        if wound.wounds > closed:
            left = wound.wounds - closed
            wounds.append(Wound(wound.part, left, wound.since, wound.dressed, wound.brittle))
    fighter.wounds = wounds


def use_again(fighter: Combatant) -> None:
    """TAL-WND-12: what is disabled works again once all wounds are healed; the rest is lost."""
    if fighter.dead or len(fighter.wounds) > 0:
        return
    fighter.lost = [part for part in fighter.lost if part not in fighter.disabled]
    fighter.disabled = []


def wounds_left(fighter: Combatant) -> i64:
    """How many wounds somebody still has."""
    total: i64 = 0
    for wound in fighter.wounds:
        total += wound.wounds
    return total


def _check_life(fighter: Combatant) -> None:
    if fighter.life <= 0:
        fighter.dead = True
