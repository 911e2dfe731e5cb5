"""Small fights for tests: who stands where, who begins, how a blow came out."""

from fractions import Fraction
from typing import Any

from fechtbuch.testing import Happening, Situation, situation

OUTCOMES = ("full-hit", "glancing-hit", "miss")

SHOOT = "anselm: shoot hans path= then="

Bands = tuple[Fraction, Fraction, Fraction]


def man(use: str, x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """A fighter of the book on a square, in these states, with these changes to the sheet."""
    return {"use": use, "at": [x, y], "states": list(states), **changes}


def scene(
    *sides: list[dict[str, Any]],
    dice: str | None = None,
    ground: dict[str, Any] | None = None,
    place: dict[str, Any] | None = None,
    **options: Any,
) -> Situation:
    """A fight at its first question; of two sides the first begins. Nobody checks morale."""
    names = ["Ours", "Theirs", "Others", "Strangers"]
    data: dict[str, Any] = {
        "book": "landsknecht",
        "title": "A test",
        "options": {"morale": False, **options},
        "scene": place or {},
        "sides": [{"name": name, "fighters": side} for name, side in zip(names, sides)],
    }
    if ground is not None:
        data["map"] = ground
    return situation(data).play(dice="d6=5" if dice is None else dice)


def outcome(played: Situation) -> Happening:
    """The latest full hit, glancing hit or miss."""
    return [event for event in played.events if event.kind in OUTCOMES][-1]


def numbers(played: Situation) -> tuple[int, int]:
    """Target number and full-hit limit of the latest attack."""
    return played.tally("attack").total, outcome(played).values["limit"]


def struck(fight: Any) -> str:
    """How the latest blow of a fight came out, for `chances`."""
    kinds: list[str] = [event.kind for event in fight.events if event.kind in OUTCOMES]
    return kinds[-1] if kinds else "none"


def bands(begun: Situation, *answers: str, **more: Any) -> Bands:
    """Exact chances of full hit, glancing hit and miss of the latest blow."""
    odds = begun.chances(*answers, outcome=struck, steps=0, **more)
    assert sum(odds.values()) == 1
    full, glancing, miss = (odds.get(kind, Fraction(0)) for kind in OUTCOMES)
    assert full + glancing + miss == 1
    return full, glancing, miss


def percent(full: float, glancing: float, miss: float) -> Bands:
    """Chances as the book prints them."""
    return Fraction(full) / 100, Fraction(glancing) / 100, Fraction(miss) / 100
