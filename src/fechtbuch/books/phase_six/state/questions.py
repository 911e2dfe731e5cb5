"""Questions of Phase Six: what they have in common."""

from fechtbuch.books.phase_six.kinds.arms import Thing
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Act, natural
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.asking import Asks, Menu, listed
from fechtbuch.engine.choices import VERB, Choice, Partial, Refusal, Slot
from fechtbuch.engine.grid import parse_field, parse_path


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
        if partial.get("target"):
            act.target = self.fighter_at(partial["target"])
        slug = partial.get("weapon") or partial.get("item")
        if slug:
            act.natural = natural(slug)
            if act.natural is None:
                act.thing = self.thing_at(slug)
        if partial.get("disarmed"):
            act.aimed_at = self.thing_at(partial["disarmed"])
        if partial.get("at"):
            act.at = parse_field(partial["at"])
        if partial.get("path"):
            act.path = parse_path(partial["path"])
        if partial.get("then"):
            act.then = parse_path(partial["then"])
        if partial.get("extra"):
            act.extra = int(partial["extra"])
        act.free = partial.get("act", "")
        act.mode = partial.get("mode", "")
        act.special = partial.get("special", "")
        act.hand = partial.get("hand", "")
        act.value = partial.get("value", "")
        act.said = partial.get("text", "")
        return act


def fighters(found: list[Participant]) -> Slot:
    """Whom an act is for; the first goes without saying."""
    return listed("target", "fighter", [other.slug for other in found])


def things(name: str, found: list[Thing]) -> Slot:
    """What an act is done with or for; the first goes without saying."""
    return listed(name, "item", [thing.slug for thing in found])
