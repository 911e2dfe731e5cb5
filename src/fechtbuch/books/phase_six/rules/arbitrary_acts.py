"""What no rule lists: the referee says what it costs and what is rolled for it (PSX-TRN-14)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.phase_six.rules.modifiers import MENTAL, PERCEPTION, PHYSICAL, check
from fechtbuch.books.phase_six.rules.spending import break_off, pay
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.choices import Verdict
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.asking import Asks, Menu, Verb, listed
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Slot

JUDGE: Final = Menu([Verb("allow", "cost value difficulty"), Verb("refuse")])

TESTED: Final = (
    "strength",
    "quickness",
    "deftness",
    "endurance",
    "resistance",
    "willpower",
    "apprehension",
    "melee",
    "shooting",
    "throwing",
    "perception",
    "first_aid",
    "evasion",
)
"""Values that the referee may have tested."""

DIFFICULTIES: Final = (-2, -1, 0, 1, 3, 6, 12)
"""The usual steps of difficulty (PSX-DIC-03)."""


class JudgeQuestion(Asks):
    """Somebody wants to do what no rule lists; the referee sets cost and roll."""

    def __init__(self, battle: Battle, who: Participant, text: str, most: i64) -> None:
        super().__init__("judge", battle, -1, None, JUDGE)
        self.actor = who
        self.said = text
        self.most = most
        """What it may cost: all that the actor has; one action where it is a reaction."""

    def about(self) -> dict[str, str]:
        """Who wants what."""
        return {"actor": self.actor.slug, "text": self.said}

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """A cost, and a roll or none."""
        if slot == "cost":
            return listed("cost", "number", [str(cost) for cost in range(1, self.most + 1)], "1")
        if slot == "value":
            return listed("value", "word", list(TESTED), "")
        if not partial["value"]:
            return None
        steps = [Option(str(step), ["PSX-DIC-03"]) for step in DIFFICULTIES]
        return Slot("difficulty", "number", steps, "0")

    def make(self, verb: str) -> Choice:
        """One action, no roll."""
        return Verdict(verb)

    def build(self, partial: Partial) -> Choice:
        """The verdict."""
        return Verdict(
            partial[VERB],
            int(partial.get("cost") or 1),
            partial.get("value", ""),
            int(partial.get("difficulty") or 0),
        )


def improvise(fight: Battle, who: Participant, text: str, most: i64, walking: bool = False) -> bool:
    """PSX-TRN-14: the referee says what an arbitrary act costs and what is rolled for it.

    Says whether it was done; what is refused costs nothing and can be answered by nobody. In the
    course of a walk it is paid with the walk (PSX-RUL-13).
    """
    verdict = fight.ask(JudgeQuestion(fight, who, text, most))
    assert isinstance(verdict, Verdict)
    if verdict.verb == "refuse" or (verdict.cost > who.actions and not walking):
        fight.note("improvise-refused", "PSX-TRN-14", who, word=text)
        return False
    if not walking:
        pay(who, verdict.cost)
        break_off(fight, who)
    successes: i64 = 0
    if verdict.value:
        value = value_of(who, verdict.value)
        kind = kind_of_check(verdict.value)
        successes = check(
            fight, who, value, kind, "improvise", "PSX-TRN-14", 1, walking, verdict.difficulty
        )
    fight.note("improvises", "PSX-TRN-14", who, amount=successes, word=text)
    return True


def value_of(who: Participant, name: str) -> i64:
    """A value as it stands: encumbrance and tear gas count (PSX-EVA-02, PSX-RUL-59)."""
    if name == "evasion":
        return who.evasion()
    if name == "perception":
        return who.perception()
    if name == "willpower":
        return who.willpower()
    number: i64 = getattr(who.block, name)
    return number


def kind_of_check(name: str) -> i64:
    """PSX-STA-11: attributes of the body and skills are physical, those of the mind are not."""
    if name == "perception":
        return PERCEPTION
    return MENTAL if name in ("willpower", "apprehension") else PHYSICAL
