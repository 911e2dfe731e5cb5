"""Plain people for tests, and short ways to look at what they have in hand and where they are."""

from typing import Any

from fechtbuch.books.landsknecht.kinds.arms import PLACES
from fechtbuch.engine.choices import Question
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.grid import field_text
from fechtbuch.testing import Situation


def soldier(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """Jost, a Warrior without bonuses, traits and armour: WS 3, BS 1, 15 Wounds, empty hands."""
    sheet = {
        "name": "Jost",
        "class": "warrior",
        "career": "witch-hunter",
        "level": 3,
        "ws": 3,
        "bs": 1,
        "wounds": 15,
    }
    return {**sheet, "at": [x, y], "states": list(states), **changes}


def dummy(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """Somebody of level 0 with a short sword and Wounds enough, who has already acted."""
    sheet = {"name": "Dummy", "wounds": 200, "hands": ["short-sword"]}
    return {**sheet, "at": [x, y], "states": ["acted", *states], **changes}


def battle(begun: Situation, dice: str = "") -> Any:
    """The fight itself, to call its rules directly; its dice fall as written."""
    fight = begun.fight.copy()
    fight.telling = True
    fight.dice = ScriptedDice(parse_script(dice))
    return fight


def act(begun: Situation, *answers: str, dice: str = "") -> Situation:
    """Play one turn, and stop when it is over."""
    return begun.play(*answers, dice=dice, steps=0)


def hands(played: Situation, slug: str) -> list[str]:
    """What somebody has in hand."""
    return [thing.slug for thing in played.fighter(slug).hands]


def lies(played: Situation, slug: str) -> str:
    """Where a thing is: a square of the ground, or `belt`, `pack` and so on."""
    thing = played.fight.thing_by_slug(slug)
    where = PLACES[thing.place]
    return field_text(thing.at) if where == "ground" else where


def stands(played: Situation, slug: str) -> str:
    """The square of a fighter."""
    return field_text(played.fighter(slug).at)


def volunteers(played: Situation, slug: str) -> Question:
    """What somebody may put in unasked."""
    question: Question | None = played.fight.volunteer_question(played.fighter(slug))
    assert question is not None
    return question


def complete_verbs(question: Question) -> list[str]:
    """The verbs that a question allows."""
    slot = question.slot({})
    assert slot is not None
    return slot.values()
