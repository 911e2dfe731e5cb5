"""Morale (4.18)."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.battle import Battle
from fechtbuch.books.landsknecht.choices import Action
from fechtbuch.books.landsknecht.fighter import Combatant
from fechtbuch.books.landsknecht.questions import BattleQuestion
from fechtbuch.books.landsknecht.weapons import drop_all
from fechtbuch.books.landsknecht.wounds import release_hold, stop_everything
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot


class RoutQuestion(BattleQuestion):
    """An intelligent group has failed: flee or surrender (LSK-MOR-03)?"""

    def __init__(self, battle: Battle, side: i64, group: list[Combatant]) -> None:
        super().__init__("rout", battle, side, None)
        self.group = group

    def about(self) -> dict[str, str]:
        """One of the group."""
        return {"group": self.group[0].slug}

    def default(self) -> Choice:
        """Flee."""
        return Action("flee")

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, and nothing else."""
        if VERB not in partial:
            rules = ["LSK-MOR-03"]
            return Slot(VERB, "verb", [Option("flee", rules), Option("surrender", rules)], "flee")
        return None


def group_name(fighter: Combatant) -> str:
    """Who rolls together: one side's members with the same block (LSK-MOR-01)."""
    return f"{fighter.side}/{fighter.group}"


def groups(fight: Battle) -> dict[str, list[Combatant]]:
    """All groups with those of them who are still in the fight."""
    found: dict[str, list[Combatant]] = {}
    for fighter in fight.fighters:
        if not fighter.block.mount and fighter.in_the_fight():
            name = group_name(fighter)
            members = found.get(name)
            if members is None:
                found[name] = [fighter]
            else:
                members.append(fighter)
    return found


def checks(fight: Battle, fighter: Combatant) -> bool:
    """LSK-MOR-01: player characters never check, nor does anybody with the switch off."""
    return (
        fight.options.morale
        and fighter.block.checks_morale
        and not fight.sides[fighter.side].heroes
        and not fighter.routed
    )


def stands(fight: Battle, fighter: Combatant) -> bool:
    """LSK-MOR-01: 2d6, at or under the score; 12 never fails and is never adjusted."""
    score = fight.tally("morale", fighter.block.morale, "LSK-MOR-01")
    if score.total >= 12:
        return True
    fight.settle(fighter, score, "morale")
    need = score.total
    cut = need if need > 2 else 1
    stood = fight.roll(fighter, 2, 6, "morale", score, [cut, 12]) <= need
    fight.note("morale-holds" if stood else "morale-fails", "LSK-MOR-01", fighter)
    return stood


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
            member.holding_action = False
            fight.note("routed", "LSK-MOR-03", member)


def surrender(fight: Battle, fighter: Combatant) -> None:
    """LSK-MOR-03: weapons fall, and the fighter is out of the fight."""
    fighter.surrendered = True
    stop_everything(fight, fighter)
    release_hold(fight, fighter)
    drop_all(fight, fighter)
    fight.note("surrendered", "LSK-MOR-03", fighter)


def on_contact(fight: Battle) -> None:
    """LSK-MOR-02: groups whose side does not outnumber its enemies check when they meet."""
    members = groups(fight)
    fight.first_numbers = {name: len(group) for name, group in members.items()}
    if not fight.scene.contact_morale or not fight.options.morale:
        return
    for group in members.values():
        first = group[0]
        if not checks(fight, first):
            continue
        own = 0
        theirs = 0
        for fighter in fight.fighters:
            if fighter.block.mount or not fighter.in_the_fight():
                continue
            if fighter.side == first.side:
                own += 1
            elif fight.enemies(fighter.side, first.side):
                theirs += 1
        if own <= theirs and not stands(fight, first):
            fail(fight, group)


def at_end_of_round(fight: Battle) -> None:
    """LSK-MOR-02: once in a fight, when a group is reduced to half strength."""
    if not fight.options.morale:
        return
    for name, group in groups(fight).items():
        first = group[0]
        if name in fight.half_checked or not checks(fight, first):
            continue
        number = fight.first_numbers.get(name, 1)
        if number > 1:
            halved = 2 * len(group) <= number
        else:
            halved = 2 * first.wounds <= first.max_wounds
        if halved:
            fight.half_checked = [*fight.half_checked, name]
            if not stands(fight, first):
                fail(fight, group)


def gunfire(fight: Battle, shooter: Combatant) -> None:
    """LSK-MOR-04: enemies with Morale 7 or less check at once, each group once a Round."""
    if not fight.options.morale:
        return
    for name, group in groups(fight).items():
        first = group[0]
        if (
            first.block.morale <= 7
            and fight.enemies(first.side, shooter.side)
            and checks(fight, first)
            and name not in fight.gunfire_checked
        ):
            fight.gunfire_checked = [*fight.gunfire_checked, name]
            fight.note("gunfire", "LSK-MOR-04", shooter, first)
            if not stands(fight, first):
                fail(fight, group)
