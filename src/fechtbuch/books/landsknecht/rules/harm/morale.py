"""Morale (4.18)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.rules.basics.hands import drop_all
from fechtbuch.books.landsknecht.rules.harm.out_of_action import (
    release_hold,
    spoil_casting,
    stop_everything,
)
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import Asked
from fechtbuch.engine.asking import Menu, Verb
from fechtbuch.engine.knowing import unknown_to

ROUT: Final = Menu([Verb("flee", "", ["LSK-MOR-03"]), Verb("surrender", "", ["LSK-MOR-03"])])


class RoutQuestion(Asked):
    """An intelligent group has failed: flee or surrender (LSK-MOR-03)?"""

    def __init__(self, battle: Battle, side: i64, group: list[Combatant]) -> None:
        super().__init__("rout", battle, side, ROUT)
        self.group = group

    def about(self) -> dict[str, str]:
        """One of the group, and how many others it has."""
        return {"group": self.group[0].slug, "others": str(len(self.group) - 1)}


def groups(fight: Battle) -> list[list[Combatant]]:
    """LSK-MOR-01: every squad with those of it who are still in the fight, perhaps nobody.

    LSK-MOR-02: who lies hidden neither checks with the others nor counts among them, or their
    courage would tell of him. Where all of a squad are hidden they are a group, unseen.
    """
    found: list[list[Combatant]] = []
    seen: list[bool] = []
    for _ in range(fight.squads):
        found.append([])
        seen.append(False)
    for fighter in fight.fighters:
        if fighter.hidden_from == 0 and not fighter.block.mount:
            seen[fighter.squad] = True
    for fighter in fight.fighters:
        if fighter.block.mount or not fighter.in_the_fight():
            continue
        if fighter.hidden_from == 0 or not seen[fighter.squad]:
            found[fighter.squad].append(fighter)
    return found


def first_number(fight: Battle, group: list[Combatant]) -> i64:
    """LSK-MOR-02: with how many a group began; who was brought in later counts as one alone."""
    squad = group[0].squad
    number: i64 = fight.first_numbers[squad] if squad < len(fight.first_numbers) else 1
    if number > 1 and group[0].hidden_from == 0:
        for fighter in fight.fighters:
            if fighter.squad == squad and fighter.hidden_from != 0 and not fighter.block.mount:
                number -= 1
    return max(number, len(group))


def strength(fight: Battle, group: list[Combatant], friends: bool) -> i64:
    """LSK-MOR-02: how many friends or enemies of a group count: those it knows of.

    Of its own side those count whom the enemy knows of, too, unless the group is hidden itself.
    """
    first = group[0]
    number: i64 = 0
    for fighter in fight.fighters:
        if fighter.block.mount or not fighter.in_the_fight():
            continue
        if fighter.side == first.side:
            if friends and (fighter.hidden_from == 0 or first.hidden_from != 0):
                number += 1
        elif not friends and fight.enemies(fighter.side, first.side):
            if not unknown_to(fighter, first.side):
                number += 1
    return number


def checks(fight: Battle, fighter: Combatant) -> bool:
    """LSK-MOR-01: player characters never check, their hirelings do; nobody with the switch off."""
    return fight.options.morale and fighter.block.checks_morale and not fighter.routed


def stands(fight: Battle, fighter: Combatant, rule: str = "LSK-MOR-01", reason: str = "") -> bool:
    """LSK-MOR-01: 2d6, at or under the score; 12 never fails and is never adjusted.

    What comes of it is told with the rule and the reason of the check.
    """
    morale = fighter.block.morale
    score = fight.tally("morale", morale, "LSK-MOR-01")
    if morale >= 12:
        return True
    fight.settle(fighter, score, "morale")
    score.cap("referee-limit", morale + 2, "LSK-MOR-01")
    score.floor("referee-limit", morale - 2, "LSK-MOR-01")
    need = score.total
    cuts = [need, 12] if 2 <= need < 12 else [12]
    rolled = fight.roll(fighter, 2, 6, "morale", score, cuts)
    kind = "morale-holds" if rolled <= need else "morale-fails"
    if fight.telling:
        needed = {"score": int(need)}
        fight.note(kind, rule, fighter, amount=rolled, word=reason, values=needed)
    return rolled <= need


def fail(fight: Battle, group: list[Combatant]) -> None:
    """LSK-MOR-03, LSK-RUL-66: they flee from their next action on, or surrender at once."""
    verb = "flee"
    if group[0].block.intelligent:
        verb = fight.ask(RoutQuestion(fight, group[0].side, group)).verb
    for member in group:
        if verb == "surrender":
            surrender(fight, member)
        else:
            member.routed = True
            fight.note("routed", "LSK-MOR-03", member)


def surrender(fight: Battle, fighter: Combatant) -> None:
    """LSK-MOR-03: weapons fall, and the fighter is out of the fight."""
    fighter.surrendered = True
    stop_everything(fight, fighter)
    spoil_casting(fight, fighter, "LSK-MOR-03")
    release_hold(fight, fighter)
    drop_all(fight, fighter)
    fight.note("surrendered", "LSK-MOR-03", fighter)


def on_contact(fight: Battle) -> None:
    """LSK-MOR-02: groups whose side does not outnumber its enemies check when they meet."""
    numbers = [0] * fight.squads
    for fighter in fight.fighters:
        if not fighter.block.mount and fighter.in_the_fight():
            numbers[fighter.squad] += 1
    fight.first_numbers = numbers
    if not fight.scene.contact_morale or not fight.options.morale:
        return
    daunted: list[list[Combatant]] = []
    for group in groups(fight):
        if len(group) > 0 and checks(fight, group[0]):
            if strength(fight, group, True) <= strength(fight, group, False):
                daunted.append(group)
    for group in daunted:
        if not stands(fight, group[0], "LSK-MOR-02", "contact"):
            fail(fight, group)


def at_end_of_round(fight: Battle) -> None:
    """LSK-MOR-02: once in a fight, when a group is reduced to half strength."""
    if not fight.options.morale:
        return
    for group in groups(fight):
        if len(group) == 0:
            continue
        first = group[0]
        squad = first.squad
        if squad in fight.half_checked or not checks(fight, first):
            continue
        number = first_number(fight, group)
        if number > 1:
            halved = 2 * len(group) <= number
        else:
            halved = 2 * first.wounds <= first.max_wounds
        if halved:
            fight.half_checked = [*fight.half_checked, int(squad)]
            if not stands(fight, first, "LSK-MOR-02", "halved" if number > 1 else "wounded"):
                fail(fight, group)


def gunfire(fight: Battle, shooter: Combatant) -> None:
    """LSK-MOR-04: enemies with Morale 7 or less check at once, each group once a Round."""
    if not fight.options.morale:
        return
    for group in groups(fight):
        if len(group) == 0:
            continue
        first = group[0]
        if (
            first.block.morale <= 7
            and fight.enemies(first.side, shooter.side)
            and checks(fight, first)
            and first.squad not in fight.gunfire_checked
        ):
            fight.gunfire_checked = [*fight.gunfire_checked, int(first.squad)]
            fight.note("gunfire", "LSK-MOR-04", shooter, first)
            if not stands(fight, first, "LSK-MOR-04", "gunfire"):
                fail(fight, group)
