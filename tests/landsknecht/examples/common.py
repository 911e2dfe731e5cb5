"""What the worked examples have in common: blows, paths, chances."""

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import OUTCOMES

KURT_STRIKES = "kurt: attack target=hans weapon=messer path= then="


TOUGH = 400
"""Wounds that no blow of an example exhausts, where only chances matter."""


def path(*xs: int, y: int = 0) -> str:
    """A way along a row."""
    return "path=" + ";".join(f"{x},{y}" for x in xs)


def attack_numbers(played: Situation, actor: str) -> tuple[int, int]:
    """Target number and full-hit limit of somebody's latest blow."""
    tally = [roll for roll in played.rolls("attack") if roll.actor == actor][-1].tally
    told = [event for event in played.events if event.actor == actor and event.kind in OUTCOMES]
    assert tally is not None
    return tally.total, told[-1].values["limit"]
