"""Pursuits for tests."""

from typing import Any

from fechtbuch.testing import Situation
from tests.landsknecht.scenes import man
from tests.landsknecht.stage import FIRST, OPEN, line, side, squares, stage

AWAY = line(10, 20)


def chase(
    *pursuers: dict[str, Any],
    fugitives: list[dict[str, Any]] | None = None,
    heroes: bool = False,
    scene: dict[str, Any] | None = None,
    **options: Any,
) -> Situation:
    """The fugitives, Kurt at 9,0 if nobody is named, have run; their enemies have done nothing.

    The first question of the pursuit is open.
    """
    running = fugitives or [man("kurt", 9)]
    begun = stage(
        side("Ours", *running),
        side("Theirs", *pursuers, heroes=heroes),
        ground=OPEN,
        scene=scene,
        **options,
    ).play(dice="d6=2" if heroes else FIRST)
    for number in range(len(running), 0, -1):
        if number > 1:
            begun = begun.play(f"ours: next who={begun.offers('next')[0]}")
        who = begun.question.id.split("turn-")[1]
        _, y = squares(begun, who)
        begun = begun.play(f"{who}: flee path={line(10, 20, y)}")
    return begun.play(otherwise="default", until="@pursuers")


PURSUE = "theirs: pursue"
