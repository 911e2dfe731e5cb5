"""Small fights whose odds are known."""

from typing import Any

from fechtbuch.scenario import Scenario, load


def man(use: str, x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    return {"use": use, "at": [x, y], "states": list(states), **changes}


def scene(*sides: list[dict[str, Any]], place: Any = None, **options: Any) -> Scenario:
    """A Landsknecht fight on open ground without morale."""
    names = ["Ours", "Theirs"]
    return load(
        {
            "book": "landsknecht",
            "title": "A test",
            "options": {"morale": False, **options},
            "scene": {"contact_morale": False, **(place or {})},
            "sides": [{"name": name, "fighters": side} for name, side in zip(names, sides)],
        }
    )
