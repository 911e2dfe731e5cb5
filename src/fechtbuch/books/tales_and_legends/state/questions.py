"""Questions of Tales and Legends: what they have in common, and those that several chapters ask."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.books.tales_and_legends.state.written import fill_action
from fechtbuch.engine.asking import Asks, Menu, Verb, places
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot

NOTHING: Final = "nothing"


REASONS: Final = {
    VERB: "not-now",
    "path": "no-such-way",
    "field": "no-such-way",
    "weapon": "not-with-this",
    "item": "not-with-this",
    "target": "not-for-them",
}
"""Why a value is refused where nothing more can be said of it, by its slot."""


class Asked(Asks):
    """A question to a combatant. Where its menu says it all, nothing else need be written."""

    def __init__(
        self, kind: str, battle: Battle, who: Combatant, menu: Menu, other: Combatant | None = None
    ) -> None:
        super().__init__(kind, battle, who.side, who, menu, other)
        self.battle = battle
        self.fighter = who

    def fighter_at(self, slug: str) -> Combatant:
        """The combatant that a slot names."""
        fighter = self.battle.combatant(slug)
        if fighter is None:
            raise Refusal("fighter-unknown", "target", slug)
        return fighter

    def thing_at(self, slug: str) -> Thing:
        """The thing that a slot names."""
        thing = self.battle.thing_by_slug(slug, self.fighter)
        if thing is None:
            raise Refusal("item-unknown", "item", slug)
        return thing

    def make(self, verb: str) -> Action:
        """An action of which nothing but the verb is said."""
        return Action(verb)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """What is not offered is refused with the rule of what it is about."""
        verb = self.menu.by_name.get(value if slot.name == VERB else partial.get(VERB, ""))
        if verb is None:
            return super().why_not(slot, value, partial)
        reason = REASONS.get(slot.name, "not-that-one")
        return Refusal(reason, slot.name, value, verb.rules, slot.values())

    def build(self, partial: Partial) -> Choice:
        """An action from its slots."""
        action = self.make(partial[VERB])
        fill_action(action, self, partial)
        return action


SKILL: Final = Menu(
    [
        Verb("acrobatics", "", ["TAL-RUL-71"]),
        Verb("grapple", "", ["TAL-RUL-71"]),
        Verb("riding", "", ["TAL-RUL-71"]),
    ]
)


class SkillQuestion(Asked):
    """Which skill to test, the best first (TAL-RUL-71 e)."""

    def __init__(self, battle: Battle, who: Combatant, skills: list[str], rule: str) -> None:
        super().__init__("skill", battle, who, SKILL)
        self.skills = skills
        self.rule = rule

    def open_verbs(self) -> list[Verb]:
        """The skills that may serve."""
        return [self.menu.by_name[name] for name in self.skills]

    def verb_option(self, verb: Verb) -> Option:
        """With the rule that wants the test."""
        return Option(verb.name, [self.rule])

    def default(self) -> Choice:
        """The best of them."""
        return self.make(self.skills[0])


LUCK: Final = Menu(
    [
        Verb(NOTHING, "", ["TAL-TST-12"]),
        Verb("again", "", ["TAL-TST-12"]),
        Verb("ignore-fatigue", "", ["TAL-TST-12"]),
        Verb("more-defence", "", ["TAL-TST-12"]),
        Verb("dodge", "", ["TAL-TST-12"]),
        Verb("parry", "", ["TAL-TST-12"]),
        Verb("milder-wound", "", ["TAL-TST-12"]),
    ]
)


class LuckQuestion(Asked):
    """What luck may still do about a result (TAL-TST-12)."""

    def __init__(self, battle: Battle, who: Combatant, helps: list[str], result: i64) -> None:
        super().__init__("luck", battle, who, LUCK)
        self.helps = helps
        self.result = result

    def about(self) -> dict[str, str]:
        """The result that stands."""
        return {"result": str(self.result)}

    def open(self, verb: str) -> bool:
        """What would help here."""
        return verb in self.helps


class FieldQuestion(Asked):
    """Onto which of a few fields, or, where one may, nowhere; the first goes without saying."""

    def __init__(
        self,
        kind: str,
        battle: Battle,
        who: Combatant,
        menu: Menu,
        fields: list[i64],
        may_stay: bool = False,
    ) -> None:
        super().__init__(kind, battle, who, menu)
        self.fields = fields
        self.may_stay = may_stay

    def open(self, verb: str) -> bool:
        """To stay, where one may."""
        return self.may_stay

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.gone or (len(self.fields) < 2 and not self.may_stay)

    def default(self) -> Choice:
        """The first field."""
        action = self.make("go")
        action.at = self.fields[0]
        return action

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """The fields."""
        return places(slot, self.fields)


VOLUNTEER: Final = Menu([Verb("fail-next", "", ["TAL-TST-09"])])


class VolunteerQuestion(Asked):
    """Before a roll anybody may say that the own test shall fail (TAL-TST-09)."""

    def __init__(self, battle: Battle, who: Combatant) -> None:
        super().__init__("volunteer", battle, who, VOLUNTEER)

    def void(self) -> bool:
        """Whoever takes part may say so."""
        return self.fighter.gone
