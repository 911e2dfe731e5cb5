"""Holding an action, and actions that happen together (4.16)."""

from fechtbuch.books.landsknecht.actions import (
    Deed,
    alone,
    approach,
    carry_out,
    decision,
    declare,
    do_other,
    finish,
    settle,
)
from fechtbuch.books.landsknecht.attack import Result, apply_effects
from fechtbuch.books.landsknecht.battle import Battle
from fechtbuch.books.landsknecht.choices import Action
from fechtbuch.books.landsknecht.fighter import Combatant
from fechtbuch.books.landsknecht.missiles import poison
from fechtbuch.books.landsknecht.mounted import aftermath
from fechtbuch.books.landsknecht.movement import place
from fechtbuch.books.landsknecht.turn import HOLD, NOTHING, TurnQuestion
from fechtbuch.books.landsknecht.wounds import hurt
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot
from fechtbuch.engine.grid import NOWHERE, field_text

WAIT = "wait"
LAPSE = "lapse"


class ReleaseQuestion(TurnQuestion):
    """An enemy has declared an action: wait, or release the held one (LSK-HLD-04)?

    What can be released is judged against the place that the enemy will have reached.
    """

    def __init__(self, battle: Battle, holder: Combatant, deed: Deed) -> None:
        super().__init__(battle, holder, "release")
        self.deed = deed

    def about(self) -> dict[str, str]:
        """Who does what."""
        about = {"enemy": self.deed.actor.slug, "verb": self.deed.action.verb}
        if self.deed.action.target is not None:
            about["target"] = self.deed.action.target.slug
        return about

    def void(self) -> bool:
        """The hold is gone."""
        return not self.fighter.holding_action or not self.fighter.able()

    def default(self) -> Choice:
        """Wait."""
        return Action(WAIT)

    def slot(self, partial: Partial) -> Slot | None:
        """Wait, or any action; a blow at a passer-by names a square of his path."""
        verb = partial.get(VERB, "")
        if verb == WAIT:
            return None
        enemy = self.deed.actor
        home = enemy.at
        path = self.deed.action.path
        passing = partial.get("at", "")
        if verb == "attack" and partial.get("target") == enemy.slug and len(path) > 1:
            if "weapon" in partial and "at" not in partial:
                squares = [Option(""), *[Option(field_text(square)) for square in path[:-1]]]
                return Slot("at", "field", squares, "")
        if path and not passing:
            place(self.battle, enemy, path[-1])
        slot = super().slot({name: value for name, value in partial.items() if name != "at"})
        place(self.battle, enemy, home)
        if slot is not None and slot.name == VERB:
            options = [option for option in slot.options if option.value not in (NOTHING, HOLD)]
            slot = Slot(VERB, "verb", [Option(WAIT, ["LSK-HLD-01"]), *options], WAIT)
        return slot


class LastQuestion(TurnQuestion):
    """All sides have acted: let the held action lapse, or take it now (LSK-HLD-03)?"""

    def __init__(self, battle: Battle, holder: Combatant) -> None:
        super().__init__(battle, holder, "last")

    def void(self) -> bool:
        """The hold is gone."""
        return not self.fighter.holding_action or not self.fighter.able()

    def default(self) -> Choice:
        """Let it lapse."""
        return Action(LAPSE)

    def slot(self, partial: Partial) -> Slot | None:
        """Let it lapse, or any action."""
        if partial.get(VERB) == LAPSE:
            return None
        slot = super().slot(partial)
        if slot is not None and slot.name == VERB:
            options = [option for option in slot.options if option.value not in (NOTHING, HOLD)]
            slot = Slot(VERB, "verb", [Option(LAPSE, ["LSK-HLD-03"]), *options], LAPSE)
        return slot


def perform(fight: Battle, actor: Combatant, action: Action) -> None:
    """An action on one's own turn: declared, perhaps answered by releases, carried out."""
    deed = Deed(actor, action)
    declare(fight, deed)
    released = released_on(fight, deed)
    if len(released) == 0:
        alone(fight, deed)
    else:
        together(fight, [deed, *released], deed)


def released_on(fight: Battle, deed: Deed) -> list[Deed]:
    """LSK-HLD-04: every enemy who holds is asked before the action is carried out."""
    released: list[Deed] = []
    holders = [
        fighter
        for fighter in fight.fighters
        if fighter.holding_action and fight.foes(fighter, deed.actor) and fighter.able()
    ]
    for holder in fight.in_answer_order(holders):
        answer = decision(fight, ReleaseQuestion(fight, holder, deed))
        if answer.verb != WAIT:
            mine = Deed(holder, answer)
            declare(fight, mine)
            fight.note("releases", "LSK-HLD-02", holder, deed.actor, word=answer.verb)
            released.append(mine)
    return released


def last_actions(fight: Battle) -> None:
    """LSK-SEQ-03 step 4: held actions still unused form one group without a declaring one."""
    deeds: list[Deed] = []
    holders = [fighter for fighter in fight.fighters if fighter.holding_action]
    for holder in fight.in_answer_order(holders):
        if not holder.able():
            continue
        answer = decision(fight, LastQuestion(fight, holder))
        if answer.verb != LAPSE:
            deed = Deed(holder, answer)
            declare(fight, deed)
            deeds.append(deed)
    for holder in holders:
        holder.holding_action = False
    if len(deeds) == 1:
        alone(fight, deeds[0])
    elif len(deeds) > 1:
        together(fight, deeds, None)


def together(fight: Battle, deeds: list[Deed], declarer: Deed | None) -> None:
    """LSK-HLD-02, -04: all rolls with the state before, all results afterwards."""
    later: list[Result] = []
    struck: list[Deed] = []
    fight.note("together", "LSK-HLD-02", deeds[0].actor, amount=len(deeds))
    if declarer is not None:
        struck = _move_declarer(fight, declarer, deeds, later)
    for deed in deeds:
        if deed is not declarer and deed not in struck:
            approach(fight, deed)
    for deed in deeds:
        if deed not in struck:
            carry_out(fight, deed, later)
    _apply(fight, later)
    for deed in deeds:
        if not deed.failed and not deed.actor.down:
            do_other(fight, deed)
        settle(fight, deed)
    for deed in deeds:
        finish(fight, deed)


def _move_declarer(
    fight: Battle, declarer: Deed, deeds: list[Deed], later: list[Result]
) -> list[Deed]:
    """The declaring character moves; who wanted to strike him in passing does so there."""
    path = declarer.action.path
    struck: list[Deed] = []
    for deed in deeds:
        if deed.action.at != NOWHERE and deed.action.at in path:
            struck.append(deed)
    home = declarer.actor.at
    for deed in struck:
        place(fight, declarer.actor, deed.action.at)
        carry_out(fight, deed, later)
        deed.action.then = []
    if len(struck) > 0:
        place(fight, declarer.actor, home)
    approach(fight, declarer)
    return struck


def _apply(fight: Battle, later: list[Result]) -> None:
    """LSK-DMG-05: damage first, summed for each victim, then what the weapons do besides."""
    victims: list[int] = []
    for result in later:
        if result.damage > 0 and result.victim.index not in victims:
            victims.append(result.victim.index)
    for index in victims:
        amount = 0
        for result in later:
            if result.victim.index == index:
                amount += result.damage
                result.blow.attacker.dealt += result.damage
        hurt(fight, fight.fighters[index], amount, None)
    for result in later:
        apply_effects(fight, result)
        poison(fight, result)
    aftermath(fight)
