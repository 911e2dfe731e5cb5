"""What a fight should come to: a share of wins, a length, or so many left standing."""

import re
from dataclasses import dataclass

from fechtbuch.questions.cells import ROUNDS, standing, won
from fechtbuch.scenario import Scenario
from fechtbuch.text.bad_input import BadInput

_SHARE = re.compile(r"(\d+(?:\.\d+)?)\s*%")
_RATIO = re.compile(r"(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)")
_NUMBER = re.compile(r"(rounds|standing)=(\d+(?:\.\d+)?)")


@dataclass(frozen=True)
class Target:
    """A number that a fight is to reach."""

    kind: str
    """`won`, `rounds` or `standing`."""
    value: float
    side: int

    @property
    def measure(self) -> str:
        """What is measured to see whether it is reached."""
        return {"won": won(self.side), "rounds": ROUNDS, "standing": standing(self.side)}[self.kind]


def target_of(text: str, side: int) -> Target:
    """`50%`, `60:40`, `rounds=6` or `standing=2`; `BadInput` says what can be written."""
    written = text.strip()
    share = _SHARE.fullmatch(written)
    if share is not None and 0 < float(share[1]) < 100:
        return Target("won", float(share[1]) / 100, side)
    ratio = _RATIO.fullmatch(written)
    if ratio is not None and float(ratio[1]) > 0 and float(ratio[2]) > 0:
        return Target("won", float(ratio[1]) / (float(ratio[1]) + float(ratio[2])), side)
    number = _NUMBER.fullmatch(written)
    if number is not None:
        return Target(number[1], float(number[2]), side)
    raise BadInput("target", value=text)


def side_of(scenario: Scenario, slug: str) -> int:
    """The number of a side by its slug, the first where none is named."""
    slugs = [party.slug for party in scenario.sides]
    if slug and slug not in slugs:
        raise BadInput("unknown-side", value=slug, known=", ".join(slugs))
    return slugs.index(slug) if slug else 0
