"""Wounds, injury and death (4.17)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import NOBODY
from fechtbuch.books.landsknecht.kinds.block import ABILITIES, AGI, INT, POISON, STR, WIL
from fechtbuch.books.landsknecht.kinds.catalogue import INJURIES, InjuryRow, injury_for
from fechtbuch.books.landsknecht.rules.basics.load import reckon
from fechtbuch.books.landsknecht.rules.basics.saves import save
from fechtbuch.books.landsknecht.rules.basics.weapons import drop_all
from fechtbuch.books.landsknecht.state.battle import Battle, Waiting
from fechtbuch.books.landsknecht.state.fighter import Combatant, Injury
from fechtbuch.books.landsknecht.state.shown import condition

_PLACES: Final = ["head", "torso", "arm", "leg"]
_SIDES: Final = {"arm": ["weapon-arm", "other-arm"], "leg": ["left-leg", "right-leg"]}
_BONUS: Final = [-3, -3, -3, -3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3]


def bonus_of(score: i64) -> i64:
    """The bonus of an ability score (section 2.1)."""
    if score < 3:
        return -3
    return 3 if score > 18 else _BONUS[score]


def hurt(fight: Battle, victim: Combatant, amount: i64, source: Combatant | None) -> None:
    """Damage reaches somebody: at once, or with that of the tied sides (LSK-SEQ-05)."""
    if amount <= 0:
        return
    if fight.tied:
        origin = NOBODY if source is None else source.index
        fight.waiting = [*fight.waiting, Waiting(victim.index, amount, origin)]
        fight.note("damage-waits", "LSK-SEQ-05", source, victim, amount=amount)
        return
    if source is not None:
        source.dealt += amount
    wound(fight, victim, amount)


def apply_waiting(fight: Battle) -> None:
    """LSK-DMG-05: what waited for the tied sides is applied together, once for each victim."""
    waiting = fight.waiting
    fight.waiting = []
    sums: dict[int, int] = {}
    for damage in waiting:
        if damage.source != NOBODY:
            fight.fighters[damage.source].dealt += damage.amount
        sums[damage.victim] = sums.get(damage.victim, 0) + damage.amount
    for victim, amount in sums.items():
        wound(fight, fight.fighters[victim], amount)


def wound(fight: Battle, victim: Combatant, amount: i64) -> None:
    """LSK-DMG-01: damage is taken from the Wounds, with all that follows."""
    if victim.dead:
        return
    if victim.down:
        fight.recall(victim)
    before = victim.wounds
    victim.wounds = before - amount
    victim.taken += amount
    victim.damaged_this_round = True
    if fight.telling:
        fight.note(
            "wounded",
            "LSK-DMG-01",
            target=victim,
            amount=amount,
            values={"before": before, "after": victim.wounds},
        )
    spoil_casting(fight, victim, "LSK-CST-06")
    if victim.asleep:
        wake(fight, victim)
    if victim.block.mount:
        _wound_mount(fight, victim)
        return
    if before < 0:
        die(fight, victim, "LSK-DMG-04")
        return
    if victim.wounds > 0:
        return
    bring_down(fight, victim)
    if victim.wounds == 0:
        victim.unconscious = True  # LSK-RUL-32
        fight.note("unconscious", "LSK-RUL-32", target=victim)
        return
    if _rolls_injuries(fight, victim):
        injury_roll(fight, victim)
    else:
        die(fight, victim, "LSK-DMG-03")


def _rolls_injuries(fight: Battle, victim: Combatant) -> bool:
    """Switch `injury_table`: everybody, only people above level zero, nobody."""
    table = fight.options.injury_table
    if table == "named":
        return not victim.block.creature and victim.block.level > 0
    return table == "all"


def bring_down(fight: Battle, victim: Combatant) -> None:
    """LSK-DMG-02: prone, unable to fight, dropping what was held; grips and plans end."""
    if victim.down:
        return
    victim.down = True
    victim.prone = True
    fight.note("down", "LSK-DMG-02", target=victim)
    stop_everything(fight, victim)
    spoil_casting(fight, victim, "LSK-CST-06")
    drop_all(fight, victim)
    release_hold(fight, victim)
    free_from_all(fight, victim)
    if victim.mount != NOBODY:
        leave_saddle(fight, victim)


def stop_everything(fight: Battle, fighter: Combatant) -> None:
    """Aim, search, loading, holding back: nothing of it survives being put out of action."""
    fighter.end_aim()
    fighter.search = None
    fighter.loading = None
    fighter.holding_action = False
    fighter.parrying = False


def overpower(fight: Battle, fighter: Combatant) -> None:
    """Somebody becomes helpless on his feet: plans and grips end, a spell does not."""
    stop_everything(fight, fighter)
    release_hold(fight, fighter)


def fall_asleep(fight: Battle, target: Combatant, rule: str) -> None:
    """Helpless until damage or a friend wakes him."""
    target.asleep = True
    overpower(fight, target)
    spoil_casting(fight, target, "LSK-CST-02")
    fight.note("asleep", rule, target=target)
    if target.rider != NOBODY:
        fight.fallen_riders.append(target.rider)  # a sleeping horse lies down (LSK-MNT-06)


def leave_saddle(fight: Battle, rider: Combatant, puller: Combatant | None = None) -> None:
    """LSK-MNT-07: off the horse, to a neighbouring square; the mount stands still."""
    mount = fight.fighters[rider.mount]
    mount.rider = NOBODY
    rider.mount = NOBODY
    rider.at = square_beside(fight, mount, puller)
    reckon(fight, mount)
    fight.note("left-saddle", "LSK-MNT-07", rider, mount)


def square_beside(fight: Battle, body: Combatant, puller: Combatant | None = None) -> i64:
    """A free square next to a body, if there is one next to whoever pulls, or the nearest one."""
    taken = {body.at}
    for fighter in fight.fighters:
        if fighter.standing():
            for square in fight.ground_of(fighter):
                taken.add(square)
    if puller is not None:
        for square in fight.grid.ring(body.at, 1):
            if square not in taken and fight.grid.open(square):
                if fight.grid.distance(square, puller.at) <= 1:
                    return square
    found = fight.grid.nearest_open(body.at, taken)
    return body.at if found < 0 else found


def die(fight: Battle, victim: Combatant, rule: str) -> None:
    """The end of a combatant."""
    bring_down(fight, victim)
    victim.dead = True
    victim.unconscious = True
    fight.note("dead", rule, target=victim)


def injury_roll(fight: Battle, victim: Combatant) -> None:
    """LSK-DMG-03: 1d4 plus the points below zero."""
    below = -victim.wounds
    if below >= 7:
        die(fight, victim, "LSK-DMG-03")
        return
    told = len(victim.injuries) == 0 and len(fight.modifiers) == 0 and fight.forgets(victim)
    mark = fight.together("injury", _inputs(victim) if told else [int(below)])
    tally = fight.tally("points-below-zero", below, "LSK-DMG-03")
    total = below + fight.roll(victim, 1, 4, "injury", tally)
    row: InjuryRow | None = None
    side = ""
    if 3 < total < 8:
        severity = "minor" if total <= 5 else "permanent"
        place = _PLACES[fight.roll(victim, 1, 4, "injury-place") - 1]
        sides = _SIDES.get(place)
        if sides is not None:
            side = sides[fight.roll(victim, 1, 2, "injury-side") - 1]
        row = injury_for(place, fight.roll(victim, 1, 4, "injury-entry"), severity)
    if mark >= 0 and not told:
        fight.settled(mark, f"injury {'' if row is None else row.key} {side}", [int(total >= 8)])
    if row is not None:
        injure(fight, victim, row, side)
    elif total <= 3:
        victim.unconscious = True
        fight.note("knocked-out", "LSK-DMG-03", target=victim, amount=total)
    else:
        die(fight, victim, "LSK-DMG-03")
    if mark >= 0 and told:
        # What the injury is matters to nobody who looks no farther than how he is now.
        fight.settled(mark, f"injury {' '.join(condition(victim).states)}", [])


def _inputs(victim: Combatant) -> list[int]:
    """All that decides how an injury roll leaves somebody who lies there."""
    return [
        int(victim.index),
        int(victim.wounds),
        int(victim.saves[POISON]),
        int(victim.willpower),
        int(victim.unconscious),
    ]


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
    victim.exposure += sign * row.exposure
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


def _wound_mount(fight: Battle, mount: Combatant) -> None:
    """LSK-MNT-06: a mount is Down at 0 and dead below, without an injury roll."""
    first = not mount.was_wounded
    mount.was_wounded = True
    if mount.wounds > 0:
        if first:
            fight.frightened.append(mount.index)
        return
    mount.down = True
    mount.prone = True
    if mount.wounds < 0:
        mount.dead = True
    fight.note("dead" if mount.dead else "down", "LSK-MNT-06", target=mount)
    if mount.rider != NOBODY:
        fight.fallen_riders.append(mount.rider)


def spoil_casting(fight: Battle, victim: Combatant, rule: str) -> None:
    """A spell that has not taken effect is lost and spent (LSK-CST-02, LSK-CST-03, LSK-CST-06).

    The caster is no longer helpless from this moment on (LSK-RUL-60).
    """
    if victim.casting is not None:
        fight.note("spell-spoiled", rule, target=victim, item=victim.casting.spell)
        victim.casting = None


def wake(fight: Battle, sleeper: Combatant) -> None:
    """A sleeper wakes (LSK-CST-08)."""
    sleeper.asleep = False
    sleeper.sleep_left = 0
    fight.note("woken", "LSK-CST-08", target=sleeper)


def release_hold(fight: Battle, holder: Combatant) -> None:
    """A holder lets go of whomever he holds (LSK-WRS-13); a mancatcher opens with it."""
    if holder.hold_on == NOBODY:
        return
    victim = fight.fighters[holder.hold_on]
    holder.hold_on = NOBODY
    victim.held_by = [index for index in victim.held_by if index != holder.index]
    if victim.garrotted_by == holder.index:
        victim.garrotted_by = NOBODY
    if victim.caught_by == holder.index:
        victim.caught_by = NOBODY
    if len(victim.held_by) == 0:
        victim.pinned = False
        victim.hold_streak = 0
    fight.note("let-go", "LSK-WRS-13", holder, victim)


def free_from_all(fight: Battle, victim: Combatant) -> None:
    """Every grip on somebody ends."""
    for index in victim.held_by:
        release_hold(fight, fight.fighters[index])
    if victim.caught_by != NOBODY:
        release_hold(fight, fight.fighters[victim.caught_by])
    victim.held_by = []
    victim.pinned = False
    victim.hold_streak = 0
    victim.garrotted_by = NOBODY
