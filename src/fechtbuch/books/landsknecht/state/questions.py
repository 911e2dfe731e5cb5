"""Questions of Landsknecht: what they have in common."""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Thing
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import BARE_HANDS, Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Refusal, Slot
from fechtbuch.engine.grid import parse_field, parse_path


class BattleQuestion(Question):
    """A question to a combatant or a side of a Landsknecht fight."""

    def __init__(self, kind: str, battle: Battle, side: i64, who: Combatant | None) -> None:
        super().__init__(kind, battle, side, who)
        self.battle = battle

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
        if partial.get("target"):
            action.target = self.fighter_at(partial["target"])
        slug = partial.get("weapon") or partial.get("item")
        if slug:
            action.thing = self.thing_at(slug)
        if partial.get("path"):
            action.path = parse_path(partial["path"])
        if partial.get("then"):
            action.then = parse_path(partial["then"])
        if partial.get("at"):
            action.at = parse_field(partial["at"])
        action.spell = partial.get("spell", "")
        action.word = partial.get("word", "")
        action.text_said = partial.get("text", "")
        if partial.get("targets"):
            for entry in partial["targets"].split(","):
                slug, _, share = entry.partition(":")
                action.targets.append(self.fighter_at(slug))
                action.shares.append(int(share) if share else 0)
        return action


class AnswerQuestionBase(BattleQuestion):
    """A question to one combatant whose verbs are listed by `verbs`, the default first."""

    def __init__(self, kind: str, battle: Battle, who: Combatant) -> None:
        super().__init__(kind, battle, who.side, who)
        self.fighter = who

    def verbs(self) -> list[Option]:
        """The legal verbs, the default first."""
        raise NotImplementedError

    def default(self) -> Choice:
        """The first verb of the row (LSK-SEQ-09)."""
        return Action(self.verbs()[0].value)

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.gone or len(self.verbs()) < 2

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, and nothing else."""
        if VERB not in partial:
            verbs = self.verbs()
            return Slot(VERB, "verb", verbs, verbs[0].value)
        return None


def fighter_options(fighters: list[Combatant], rules: list[str] | None = None) -> list[Option]:
    """Combatants as options."""
    return [Option(fighter.slug, rules) for fighter in fighters]


def thing_options(things: list[Thing], rules: list[str] | None = None) -> list[Option]:
    """Things as options."""
    return [Option(thing.slug, rules) for thing in things]
