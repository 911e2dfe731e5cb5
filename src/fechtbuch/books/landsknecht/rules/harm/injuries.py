"""Injuries: the roll below zero, and what an injury does to somebody (LSK-DMG-03)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.block import ABILITIES, AGI, INT, POISON, STR, WIL
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES, InjuryRow, injury_for
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.harm.out_of_action import die
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.burdens import Injury
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.shown import condition

_PLACES: Final = ["head", "torso", "arm", "leg"]
_SIDES: Final = {"arm": ["weapon-arm", "other-arm"], "leg": ["left-leg", "right-leg"]}
_BONUS: Final = [-3, -3, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]


def bonus_of(score: i64) -> i64:
    """The bonus of an ability score (section 2.1)."""
    if score < 3:
        return -3
    return 3 if score > 18 else _BONUS[score]


class Drawn:
    """What an injury roll came to: its total, and between 4 and 7 an injury."""

    def __init__(self, total: i64, row: InjuryRow | None, side: str) -> None:
        self.total = total
        self.row = row
        self.side = side


def injury_roll(fight: Battle, victim: Combatant) -> None:
    """LSK-DMG-03: dead at −7, else 1d4 plus the points below zero."""
    below = -victim.wounds
    if below >= 7:
        die(fight, victim, "LSK-DMG-03")
    elif fight.reckoned():
        _reckon(fight, victim, below)
    else:
        suffer(fight, victim, draw_injury(fight, victim, below))


def draw_injury(fight: Battle, victim: Combatant, below: i64) -> Drawn:
    """How bad it is; then where, on which side, and what."""
    tally = fight.tally("points-below-zero", below, "LSK-DMG-03")
    total = below + fight.roll(victim, 1, 4, "injury", tally)
    if total <= 3 or total >= 8:
        return Drawn(total, None, "")
    severity = "minor" if total <= 5 else "permanent"
    place = _PLACES[fight.roll(victim, 1, 4, "injury-place") - 1]
    side = ""
    sides = _SIDES.get(place)
    if sides is not None:
        side = sides[fight.roll(victim, 1, 2, "injury-side") - 1]
    return Drawn(total, injury_for(place, fight.roll(victim, 1, 4, "injury-entry"), severity), side)


def suffer(fight: Battle, victim: Combatant, drawn: Drawn) -> None:
    """Knocked out up to 3, dead from 8 on, injured between."""
    if drawn.row is not None:
        injure(fight, victim, drawn.row, drawn.side)
    elif drawn.total <= 3:
        victim.unconscious = True
        fight.note("knocked-out", "LSK-DMG-03", target=victim, amount=drawn.total)
    else:
        die(fight, victim, "LSK-DMG-03")


def injure(fight: Battle, victim: Combatant, row: InjuryRow, side: str) -> None:
    """What a lasting injury does at once."""
    victim.injuries = [*victim.injuries, Injury(row.key, row.place, side)]
    fight.note("injured", "LSK-DMG-03", target=victim, item=row.key, word=side)
    _weigh(fight, victim, row, 1)
    # LSK-RUL-62: bleeding to death is settled at once.
    if row.dead or (row.poison_at_once and not save(fight, victim, POISON)):
        die(fight, victim, "LSK-DMG-03")


def end_injury(fight: Battle, victim: Combatant, injury: Injury) -> None:
    """Its days are over, or it was treated."""
    victim.injuries = [other for other in victim.injuries if other is not injury]
    _weigh(fight, victim, INJURIES[injury.key], -1)


def _weigh(fight: Battle, victim: Combatant, row: InjuryRow, sign: i64) -> None:
    """The numbers of an injury are put on somebody (1) or taken off (−1)."""
    victim.exposure += sign * row.exposure  # LSK-RUL-46: always to his harm
    victim.own_attack += sign * row.own_attack
    victim.extra_load += sign * row.encumbrance
    victim.extra_items += sign * row.items
    if row.ability != 0:
        _change_abilities(victim, row.abilities, sign * row.ability)
    if row.eye:
        victim.eyes_lost += sign  # the second one blinds (LSK-CND-07)
    _count_limbs(victim)
    reckon(fight, victim)


def _count_limbs(victim: Combatant) -> None:
    """What the injuries leave: an arm is useless or lost once, however often it was hit."""
    sides: list[str] = []
    lame = False
    for injury in victim.injuries:
        row = INJURIES[injury.key]
        if row.arm and injury.side not in sides:
            sides.append(injury.side)
        lame = lame or row.leg
    victim.arms_lost = len(sides)
    victim.lame = lame


def _change_abilities(victim: Combatant, abilities: i64, change: i64) -> None:
    """Ability losses change the score; the bonus follows by as much as it changes."""
    before = victim.scores
    after = list(before)
    index = 0
    for _ in ABILITIES:
        if (abilities >> index) & 1 == 1:
            after[index] += change
        index += 1
    victim.scores = after
    victim.strength += bonus_of(after[STR]) - bonus_of(before[STR])
    victim.agility += bonus_of(after[AGI]) - bonus_of(before[AGI])
    victim.intelligence += bonus_of(after[INT]) - bonus_of(before[INT])
    victim.willpower += bonus_of(after[WIL]) - bonus_of(before[WIL])


# Exact odds go on once for each result of an injury roll, not once for each way to it.


def _reckon(fight: Battle, victim: Combatant, below: i64) -> None:
    if len(victim.injuries) == 0 and len(fight.modifiers) == 0 and fight.forgets(victim):
        # What the injury is matters to nobody who looks no farther than how he is now.
        mark = fight.together("injury", _inputs(victim))
        suffer(fight, victim, draw_injury(fight, victim, below))
        if mark >= 0:
            fight.settled(mark, f"injury {' '.join(condition(victim).states)}", [])
        return
    mark = fight.together("injury", [int(below)])
    drawn = draw_injury(fight, victim, below)
    key = "" if drawn.row is None else drawn.row.key
    fight.settled(mark, f"injury {key} {drawn.side}", [int(drawn.total >= 8)])
    suffer(fight, victim, drawn)


def _inputs(victim: Combatant) -> list[int]:
    """All that decides how an injury roll leaves somebody who lies there."""
    return [
        int(victim.index),
        int(victim.wounds),
        int(victim.saves[POISON]),
        int(victim.willpower),
        int(victim.unconscious),
    ]
