"""Questions: what they have in common, and those with two answers."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import Thing
from fechtbuch.books.gurps.kinds.terms import EFFORTS, LOCATIONS, POSTURES, VERSIONS
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Refusal, Slot
from fechtbuch.engine.grid import parse_field, parse_path


class BattleQuestion(Question):
    """A question to a fighter."""

    def __init__(self, kind: str, battle: Battle, who: Combatant) -> None:
        super().__init__(kind, battle, who.side, who)
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

    def build(self, partial: Partial) -> Choice:
        """An action from its slots."""
        action = Action(partial[VERB])
        if partial.get("target"):
            action.target = self.fighter_at(partial["target"])
        if partial.get("second"):
            action.second = self.fighter_at(partial["second"])
        if partial.get("who"):
            action.who = self.fighter_at(partial["who"])
        weapon = partial.get("weapon", "")
        if weapon:
            thing = self.battle.thing_by_slug(weapon)
            if thing is None:
                action.natural = weapon
            else:
                action.thing = thing
        if partial.get("item"):
            action.item = self.thing_at(partial["item"])
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


def _number(partial: Partial, slot: str) -> i64:
    text = partial.get(slot, "")
    return int(text) if text else 0


class YesNoQuestion(BattleQuestion):
    """A question with two answers; the second is what happens if nobody answers."""

    def __init__(
        self, kind: str, battle: Battle, who: Combatant, about: Combatant, yes: str, no: str
    ) -> None:
        super().__init__(kind, battle, who)
        self.subject = about
        self.yes = yes
        self.no = no

    def about(self) -> dict[str, str]:
        """Whom it concerns."""
        return {"other": self.subject.slug}

    def default(self) -> Choice:
        """No."""
        return Action(self.no)

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, and nothing else."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option(self.yes), Option(self.no)], self.no)
        return None
