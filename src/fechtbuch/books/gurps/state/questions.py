"""What all questions of the book have in common: who is asked, and how slots become a choice.

A short question has no class of its own: it is an `Asked` with a menu whose verbs have no slots.
"""

from fechtbuch.books.gurps.kinds.terms import POSTURES
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action, Defence, limb_of
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing
from fechtbuch.books.gurps.state.why_not import SLOTS, why_closed
from fechtbuch.books.gurps.state.written import fill_action, fill_defence
from fechtbuch.engine.asking import Asks, Menu
from fechtbuch.engine.choices import VERB, Choice, Partial, Refusal, Slot


class Asked(Asks):
    """A question to a fighter."""

    def __init__(
        self,
        kind: str,
        battle: Battle,
        who: Combatant,
        menu: Menu,
        other: Combatant | None = None,
    ) -> None:
        super().__init__(kind, battle, who.side, who, menu, other)
        self.battle = battle
        self.fighter = who

    def fighter_at(self, slug: str) -> Combatant:
        """The fighter that a slot names."""
        fighter = self.battle.combatant(slug)
        if fighter is None:
            raise Refusal("fighter-unknown", "target", slug)
        return fighter

    def thing_at(self, slug: str) -> Thing:
        """The thing that a slot names."""
        thing = self.battle.thing_by_slug(slug)
        if thing is None:
            raise Refusal("item-unknown", "item", slug)
        return thing

    def make(self, verb: str) -> Choice:
        """An action."""
        return Action(verb)

    def build(self, partial: Partial) -> Choice:
        """An action from its slots."""
        return self.action(partial)

    def action(self, partial: Partial) -> Action:
        """The action that slots describe, be they all or only the first of them."""
        action = Action(partial[VERB])
        fill_action(action, self, partial)
        return action

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """The reason and its rule, wherever the word itself is known."""
        found: tuple[str, list[str]] | None = None
        if slot.name == VERB:
            if value in self.menu.by_name:
                found = why_closed(self.battle, self.fighter, value)
        else:
            found = SLOTS.get(slot.name)
        if found is None:
            return super().why_not(slot, value, partial)
        reason, rules = found
        return Refusal(reason, slot.name, value, rules, slot.values())

    def hear_thing(self, action: Action, partial: Partial) -> None:
        """A weapon, or a limb."""
        weapon = partial.get("weapon", "")
        action.thing = self.battle.thing_by_slug(weapon) if weapon else None
        if action.thing is None:
            action.natural = weapon

    def hear_posture(self, action: Action, partial: Partial) -> None:
        """Any posture, standing included."""
        if partial.get("posture"):
            action.posture = POSTURES.index(partial["posture"])

    def hear_limb(self, defence: Defence, partial: Partial) -> None:
        """A weapon or shield, or the limb that parries."""
        weapon = partial.get("weapon", "")
        defence.limb = limb_of(weapon)
        if weapon and defence.limb == 0:
            defence.thing = self.thing_at(weapon)


class AskedToDefend(Asked):
    """A question that is answered with a defence."""

    def __init__(self, kind: str, battle: Battle, who: Combatant, menu: Menu) -> None:
        super().__init__(kind, battle, who, menu)

    def make(self, verb: str) -> Choice:
        """A defence."""
        return Defence(verb)

    def build(self, partial: Partial) -> Choice:
        """A defence from its slots."""
        defence = Defence(partial[VERB])
        fill_defence(defence, self, partial)
        return defence
