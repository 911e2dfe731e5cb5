"""Questions of Phase Six: what they have in common."""

from typing import Final

from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act, natural
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.books.phase_six.state.things import Thing
from fechtbuch.books.phase_six.state.written import fill_act
from fechtbuch.engine.asking import Asks, Menu, listed
from fechtbuch.engine.choices import VERB, Choice, Partial, Refusal, Slot

REASONS: Final = {
    "path": "no-way-named",
    "weapon": "not-with-this",
    "item": "not-with-this",
    "target": "not-for-them",
}
"""Why a value is refused where nothing more can be said of it, by its slot."""

AT_THIS_POINT: Final = {
    "act": ["PSX-TRN-07"],
    "react": ["PSX-RUL-07"],
    "round-start": ["PSX-RUL-10"],
    "round-end": ["PSX-RUL-10"],
    "defend": ["PSX-REA-07"],
    "extra": ["PSX-BON-07"],
    "opportunity": ["PSX-TRN-16"],
    "pain": ["PSX-RUL-63"],
    "resist-disarm": ["PSX-SPC-07"],
}
"""By kind of question, the rule that says what may be done then, and so nothing else."""


class Asked(Asks):
    """A question to a participant of a Phase Six fight; its answer is an act."""

    def __init__(
        self,
        kind: str,
        battle: Battle,
        who: Participant,
        menu: Menu,
        other: Participant | None = None,
    ) -> None:
        super().__init__(kind, battle, who.side, who, menu, other)
        self.battle = battle
        self.fighter = who

    def make(self, verb: str) -> Choice:
        """An act of which nothing more is said."""
        return Act(verb)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What is not offered is refused with the rule of what it is about."""
        verb = self.menu.by_name.get(value if slot.name == VERB else partial.get(VERB, ""))
        if verb is None:
            return self.out_of_order(slot, value)
        reason = REASONS.get(slot.name, "not-now")
        return Refusal(reason, slot.name, value, verb.rules, slot.values())

    def out_of_order(self, slot: Slot, value: str) -> Refusal:
        """What may be done at another point only, or never."""
        rules = AT_THIS_POINT.get(self.kind, [])
        return Refusal("not-now", slot.name, value, rules, slot.values())

    def fighter_at(self, slug: str) -> Participant:
        """The participant that a slot names."""
        fighter = self.battle.participant(slug)
        if fighter is None:
            raise Refusal("fighter-unknown", "target", slug)
        return fighter

    def thing_at(self, slug: str) -> Thing:
        """The thing that a slot names."""
        thing = self.battle.thing_by_slug(slug)
        if thing is None:
            raise Refusal("item-unknown", "item", slug)
        return thing

    def build(self, partial: Partial) -> Choice:
        """An act from its slots."""
        act = Act(partial[VERB])
        fill_act(act, self, partial)
        return act

    def hear_thing(self, act: Act, partial: Partial) -> None:
        """What it is done with: fists, butt, or a thing."""
        slug = partial.get("weapon") or partial.get("item")
        if slug:
            act.natural = natural(slug)
            if act.natural is None:
                act.thing = self.thing_at(slug)


def fighters(found: list[Participant]) -> Slot:
    """Whom an act is for; the first goes without saying."""
    return listed("target", "fighter", [other.slug for other in found])


def things(name: str, found: list[Thing]) -> Slot:
    """What an act is done with or for; the first goes without saying."""
    return listed(name, "item", [thing.slug for thing in found])
