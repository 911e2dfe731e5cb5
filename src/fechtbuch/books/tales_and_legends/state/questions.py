"""Questions of Tales and Legends: what they have in common, and the short ones."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import Thing
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Question, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_field, parse_path

NOTHING: Final = "nothing"

ESCAPING: Final = [NOTHING, "break-free"]
BRINGING_DOWN: Final = ["stay-up", "bring-down"]
TRAMPLED: Final = ["grab", "aside"]
FOLLOWING: Final = ["follow", "stay"]
TERRIFIED: Final = ["flee", "freeze"]
FAILING: Final = ["fail-next"]

RULE_ESCAPE: Final = "TAL-GRP-02"
RULE_BRING_DOWN: Final = "TAL-ATK-17"
RULE_TRAMPLED: Final = "TAL-RUL-48"
RULE_FOLLOW: Final = "TAL-ATK-09"
RULE_LUCK: Final = "TAL-TST-12"
RULE_RETREAT: Final = "TAL-MAN-04"
RULE_ASIDE: Final = "TAL-RUL-86"
RULE_TERROR: Final = "TAL-STA-11"
RULE_FAIL: Final = "TAL-TST-09"


class BattleQuestion(Question):
    """A question to a combatant."""

    def __init__(self, kind: str, battle: Battle, who: Combatant) -> None:
        super().__init__(kind, battle, who.side, who)
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

    def build(self, partial: Partial) -> Choice:
        """An action from its slots."""
        action = Action(partial[VERB])
        action.word = partial.get("how", "")
        action.special = partial.get("special", "")
        action.part = partial.get("part", "")
        action.kill = partial.get("kill", "") == "yes"
        action.said = partial.get("text", "")
        if partial.get("target"):
            action.target = self.fighter_at(partial["target"])
        if partial.get("weapon"):
            action.thing = self.thing_at(partial["weapon"])
        if partial.get("second"):
            action.second = self.thing_at(partial["second"])
        if partial.get("item"):
            action.item = self.thing_at(partial["item"])
        if partial.get("path"):
            action.path = parse_path(partial["path"])
        if partial.get("field"):
            action.at = parse_field(partial["field"])
        return action


class PickQuestion(BattleQuestion):
    """One of a few verbs, the first of them the default; nothing else to say."""

    def __init__(
        self,
        kind: str,
        battle: Battle,
        who: Combatant,
        verbs: list[str],
        rule: str,
        other: Combatant | None = None,
        result: i64 = 0,
    ) -> None:
        super().__init__(kind, battle, who)
        self.verbs = verbs
        self.rule = rule
        self.other = other
        self.result = result

    def about(self) -> dict[str, str]:
        """Who else has to do with it, and the result that stands."""
        found: dict[str, str] = {"result": str(self.result)}
        if self.other is not None:
            found["other"] = self.other.slug
        return found

    def default(self) -> Choice:
        """The first verb."""
        return Action(self.verbs[0])

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.gone or len(self.verbs) < 2

    def slot(self, partial: Partial) -> Slot | None:
        """The verb."""
        if VERB not in partial:
            return Slot(
                VERB, "verb", [Option(verb, [self.rule]) for verb in self.verbs], self.verbs[0]
            )
        return None


class EscapeQuestion(PickQuestion):
    """The only break-free attempt of the first round (TAL-GRP-02, TAL-RUL-71)."""

    def __init__(self, battle: Battle, who: Combatant) -> None:
        super().__init__("escape", battle, who, ESCAPING, RULE_ESCAPE)


class SkillQuestion(PickQuestion):
    """Which skill to test (TAL-RUL-71 e)."""

    def __init__(self, battle: Battle, who: Combatant, verbs: list[str], rule: str) -> None:
        super().__init__("skill", battle, who, verbs, rule)


class BringDownQuestion(PickQuestion):
    """A charger who won by ten may bring both down (TAL-ATK-17)."""

    def __init__(self, battle: Battle, who: Combatant) -> None:
        super().__init__("bring-down", battle, who, BRINGING_DOWN, RULE_BRING_DOWN)


class TrampleQuestion(PickQuestion):
    """On the opponent's field: grab it, or make way (TAL-RUL-48, -86)."""

    def __init__(self, battle: Battle, who: Combatant, other: Combatant) -> None:
        super().__init__("trampled", battle, who, TRAMPLED, RULE_TRAMPLED, other)


class FollowQuestion(PickQuestion):
    """Whether a charger steps into the field of who was pushed out of it (TAL-ATK-09)."""

    def __init__(self, battle: Battle, who: Combatant) -> None:
        super().__init__("follow", battle, who, FOLLOWING, RULE_FOLLOW)


class LuckQuestion(PickQuestion):
    """What luck may still do about something (TAL-TST-12)."""

    def __init__(self, battle: Battle, who: Combatant, verbs: list[str], result: i64) -> None:
        super().__init__("luck", battle, who, verbs, RULE_LUCK, None, result)


class TerrorQuestion(PickQuestion):
    """Whether the terrified run or stand frozen (TAL-STA-11)."""

    def __init__(self, battle: Battle, who: Combatant) -> None:
        super().__init__("terror", battle, who, TERRIFIED, RULE_TERROR)


class VolunteerQuestion(PickQuestion):
    """Before a roll anybody may say that the own test shall fail (TAL-TST-09)."""

    def __init__(self, battle: Battle, who: Combatant) -> None:
        super().__init__("volunteer", battle, who, FAILING, RULE_FAIL)

    def void(self) -> bool:
        """Whoever takes part may say so."""
        return self.fighter.gone


class FieldQuestion(BattleQuestion):
    """Which of a few fields; the first is the default."""

    def __init__(
        self, kind: str, battle: Battle, who: Combatant, fields: list[i64], stay: bool, rule: str
    ) -> None:
        super().__init__(kind, battle, who)
        self.fields = fields
        self.stay = stay
        self.rule = rule

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.gone or (len(self.fields) < 2 and not self.stay)

    def default(self) -> Choice:
        """The first field."""
        action = Action("go")
        action.at = self.fields[0]
        return action

    def slot(self, partial: Partial) -> Slot | None:
        """Go or stay, then where."""
        if VERB not in partial:
            verbs = [Option("go", [self.rule])]
            if self.stay:
                verbs.append(Option("stay", [self.rule]))
            return Slot(VERB, "verb", verbs, "go")
        if partial[VERB] == "go" and "field" not in partial:
            options = [Option(field_text(f)) for f in self.fields]
            return Slot("field", "field", options, options[0].value)
        return None


class RetreatQuestion(FieldQuestion):
    """Where to give ground (TAL-MAN-04)."""

    def __init__(self, battle: Battle, who: Combatant, fields: list[i64], stay: bool) -> None:
        super().__init__("retreat", battle, who, fields, stay, RULE_RETREAT)


class AsideQuestion(FieldQuestion):
    """Where a trampler or a fallen rider is put (TAL-RUL-86)."""

    def __init__(self, battle: Battle, who: Combatant, fields: list[i64]) -> None:
        super().__init__("aside", battle, who, fields, False, RULE_ASIDE)


class RollerQuestion(BattleQuestion):
    """Who rolls for a side of several in a grapple (TAL-RUL-78)."""

    def __init__(self, battle: Battle, members: list[Combatant]) -> None:
        super().__init__("roller", battle, members[0])
        self.members = members

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return len(self.members) < 2

    def default(self) -> Choice:
        """The first of them."""
        return Action("roll", self.members[0])

    def slot(self, partial: Partial) -> Slot | None:
        """Which member."""
        if VERB not in partial:
            return Slot(VERB, "verb", [Option("roll", ["TAL-RUL-78"])], "roll")
        if "target" not in partial:
            options = [Option(member.slug) for member in self.members]
            return Slot("target", "fighter", options, options[0].value)
        return None


class ReactionQuestion(BattleQuestion):
    """After a hit: nothing, one of the bought parries, or a dodge (TAL-RUL-71 b)."""

    def __init__(
        self,
        battle: Battle,
        who: Combatant,
        attacker: Combatant,
        result: i64,
        things: list[Thing],
        dodge: bool,
    ) -> None:
        super().__init__("defend", battle, who)
        self.attacker = attacker
        self.result = result
        self.things = things
        """What could parry."""
        self.dodge = dodge

    def about(self) -> dict[str, str]:
        """Attacker and result, not the damage."""
        return {"attacker": self.attacker.slug, "result": str(self.result)}

    def void(self) -> bool:
        """Nobody is asked who has nothing left."""
        return self.fighter.gone or (len(self.things) == 0 and not self.dodge)

    def default(self) -> Choice:
        """Nothing."""
        return Action(NOTHING)

    def slot(self, partial: Partial) -> Slot | None:
        """The reaction, then with what."""
        if VERB not in partial:
            verbs = [Option(NOTHING)]
            if len(self.things) > 0:
                verbs.append(Option("parry", ["TAL-MAN-01"]))
            if self.dodge:
                verbs.append(Option("dodge", ["TAL-MAN-03"]))
            return Slot(VERB, "verb", verbs, NOTHING)
        if partial[VERB] == "parry" and "weapon" not in partial:
            options = [Option(thing.slug) for thing in self.things]
            return Slot("weapon", "item", options, options[0].value)
        return None
