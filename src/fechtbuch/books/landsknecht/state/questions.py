"""Questions of Landsknecht: what they have in common."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS, Action, Pick
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.books.landsknecht.state.written import fill_action, fill_pick
from fechtbuch.engine.asking import Asks, Menu, listed
from fechtbuch.engine.choices import VERB, Choice, Partial, Refusal, Slot

REFEREE: Final[i64] = -1
"""The side of whoever judges."""


REASONS: Final = {
    VERB: "not-now",
    "path": "no-such-way",
    "then": "no-such-way",
    "at": "no-such-way",
    "weapon": "not-at-hand",
    "item": "not-at-hand",
}
"""Why a value is refused where nothing more can be said of it, by its slot."""

ABOUT: Final = {
    "next": "LSK-SEQ-03",
    "best-wrestler": "LSK-WRS-11",
    "drop": "LSK-FLE-05",
    "obstacle": "LSK-FLE-07",
    "verdict": "LSK-SEQ-02",
}
"""The rule that a question is about, for verbs without one of their own."""


class Asked(Asks):
    """A question to a side of a Landsknecht fight, to one of its combatants, or to the referee."""

    def __init__(
        self, kind: str, battle: Battle, side: i64, menu: Menu, who: Combatant | None = None
    ) -> None:
        super().__init__(kind, battle, side, who, menu)
        self.battle = battle

    def make(self, verb: str) -> Choice:
        """An action or an answer."""
        return Action(verb)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What is not offered is refused with the rule of what it is about."""
        verb = self.menu.by_name.get(value if slot.name == VERB else partial.get(VERB, ""))
        if verb is None:
            return super().why_not(slot, value, partial)
        rules = verb.rules
        if len(rules) == 0 and self.kind in ABOUT:
            rules = [ABOUT[self.kind]]
        reason = REASONS.get(slot.name, "not-that-one")
        return Refusal(reason, slot.name, value, rules, slot.values())

    def fighter_at(self, slug: str) -> Combatant:
        """The combatant that a slot names."""
        fighter = self.battle.combatant(slug)
        if fighter is None:
            raise Refusal("fighter-unknown", "target", slug)
        return fighter

    def thing_at(self, slug: str) -> Thing | None:
        """The thing that a slot names; None for bare hands."""
        if slug == BARE_HANDS:
            return None
        thing = self.battle.thing_by_slug(slug)
        if thing is None:
            raise Refusal("item-unknown", "item", slug)
        return thing

    def build(self, partial: Partial) -> Choice:
        """An action from its slots; questions with other choices say so themselves."""
        action = Action(partial[VERB])
        fill_action(action, self, partial)
        return action

    def hear_targets(self, action: Action, partial: Partial) -> None:
        """Whom a spell is cast at, with the dice for each: `hans:2,kurt:1` (LSK-CST-08)."""
        if partial.get("targets"):
            action.targets = []
            action.shares = []
            for entry in partial["targets"].split(","):
                slug, _, share = entry.partition(":")
                action.targets.append(self.fighter_at(slug))
                action.shares.append(int(share) if share else 0)

    def hear_thing(self, action: Action, partial: Partial) -> None:
        """A weapon or an item, as the verb wants it."""
        slug = partial.get("weapon") or partial.get("item")
        if slug:
            action.thing = self.thing_at(slug)

    def hear_members(self, pick: Pick, partial: Partial) -> None:
        """Members of a side."""
        if partial.get("who"):
            pick.members = [self.fighter_at(slug) for slug in partial["who"].split(",")]


class AskedFighter(Asked):
    """A question to one combatant."""

    def __init__(self, kind: str, battle: Battle, who: Combatant, menu: Menu) -> None:
        super().__init__(kind, battle, who.side, menu, who)
        self.fighter = who


class AskedSide(Asked):
    """A question to a side, which answers with some of its members."""

    def __init__(self, kind: str, battle: Battle, side: i64, menu: Menu) -> None:
        super().__init__(kind, battle, side, menu)

    def make(self, verb: str) -> Choice:
        """Nobody yet."""
        return Pick(verb, [])

    def build(self, partial: Partial) -> Choice:
        """The members named."""
        pick = Pick(partial[VERB], [])
        fill_pick(pick, self, partial)
        return pick


def fighters(name: str, found: list[Combatant]) -> Slot:
    """A slot of combatants."""
    return listed(name, "fighter", [fighter.slug for fighter in found])


def things(name: str, found: list[Thing]) -> Slot:
    """A slot of things."""
    return listed(name, "item", [thing.slug for thing in found])
