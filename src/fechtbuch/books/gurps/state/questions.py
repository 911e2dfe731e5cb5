"""What all questions of the book have in common: who is asked, and how slots become a choice.

A short question has no class of its own: it is an `Asked` with a menu whose verbs have no slots.
"""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import Thing
from fechtbuch.books.gurps.kinds.terms import EFFORTS, LOCATIONS, POSTURES, RETREATS, VERSIONS
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action, Defence, limb_of
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.asking import Asks, Menu
from fechtbuch.engine.choices import VERB, Choice, Partial, Refusal
from fechtbuch.engine.grid import parse_field, parse_path


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
        return named_fighter(self.battle, slug)

    def thing_at(self, slug: str) -> Thing:
        """The thing that a slot names."""
        return named_thing(self.battle, slug)

    def make(self, verb: str) -> Choice:
        """An action."""
        return Action(verb)

    def build(self, partial: Partial) -> Choice:
        """An action from its slots."""
        return action_of(self.battle, partial)


class AskedToDefend(Asked):
    """A question that is answered with a defence."""

    def make(self, verb: str) -> Choice:
        """A defence."""
        return Defence(verb)

    def build(self, partial: Partial) -> Choice:
        """A defence from its slots."""
        return defence_of(self.battle, partial)


def named_fighter(fight: Battle, slug: str) -> Combatant:
    """The fighter by that name; a `Refusal` if there is none."""
    fighter = fight.combatant(slug)
    if fighter is None:
        raise Refusal("fighter-unknown", "target", slug)
    return fighter


def named_thing(fight: Battle, slug: str) -> Thing:
    """The thing by that name; a `Refusal` if there is none."""
    thing = fight.thing_by_slug(slug)
    if thing is None:
        raise Refusal("item-unknown", "item", slug)
    return thing


def action_of(fight: Battle, partial: Partial) -> Action:
    """The action that slots describe, be they all or only the first of them."""
    action = Action(partial[VERB])
    if partial.get("target"):
        action.target = named_fighter(fight, partial["target"])
    if partial.get("second"):
        action.second = named_fighter(fight, partial["second"])
    if partial.get("who"):
        action.who = named_fighter(fight, partial["who"])
    weapon = partial.get("weapon", "")
    if weapon:
        action.thing = fight.thing_by_slug(weapon)
        if action.thing is None:
            action.natural = weapon
    if partial.get("item"):
        action.item = named_thing(fight, partial["item"])
    action.mode = partial.get("mode", "")
    action.split = partial.get("split", "")
    action.way = partial.get("way", "")
    action.hand = partial.get("hand", "")
    action.when = partial.get("when", "")
    action.becomes = partial.get("as", "")
    if partial.get("version"):
        action.version = VERSIONS.index(partial["version"])
    if partial.get("location"):
        action.location = LOCATIONS.index(partial["location"])
    if partial.get("part"):
        action.part = LOCATIONS.index(partial["part"])
    if partial.get("posture"):
        action.posture = POSTURES.index(partial["posture"])
    if partial.get("effort"):
        action.effort = EFFORTS.index(partial["effort"])
    action.telegraphic = partial.get("telegraphic", "") == "yes"
    action.favoured = partial.get("bonus", "") == "yes"
    action.chink = partial.get("chink", "") == "yes"
    action.deceptive = _number(partial, "deceptive")
    action.shots = _number(partial, "shots")
    action.steps = _number(partial, "steps")
    action.hands = _number(partial, "hands")
    if partial.get("facing"):
        action.facing = _number(partial, "facing")
    if partial.get("path"):
        action.path = parse_path(partial["path"])
    if partial.get("at"):
        action.at = parse_field(partial["at"])
    return action


def defence_of(fight: Battle, partial: Partial) -> Defence:
    """The same for a defence."""
    defence = Defence(partial[VERB])
    weapon = partial.get("weapon", "")
    if weapon:
        defence.limb = limb_of(weapon)
        if defence.limb == 0:
            defence.thing = named_thing(fight, weapon)
    defence.skill = partial.get("skill", "")
    defence.way = partial.get("way", "")
    defence.acrobatic = partial.get("acrobatic", "") == "yes"
    if partial.get("effort"):
        defence.effort = EFFORTS.index(partial["effort"])
    if partial.get("retreat"):
        defence.retreat = RETREATS.index(partial["retreat"])
    if partial.get("to"):
        defence.to = parse_field(partial["to"])
    if partial.get("facing"):
        defence.facing = _number(partial, "facing")
    return defence


def _number(partial: Partial, slot: str) -> i64:
    text = partial.get(slot, "")
    return int(text) if text else 0
