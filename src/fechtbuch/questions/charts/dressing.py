"""What all charts of findings have in common: the title, sizes, the colour of what is right."""

from typing import Any

from fechtbuch.questions.finding import Finding
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.telling import effort, sentence
from fechtbuch.simulate.charts.look import heading

MOST_BARS = 14
"""Things that a tornado shows; the table has all of them."""

WIDE, HIGH = 460, 290
"""The size of a curve."""

GREEN = "#2f6b3f"
"""Where something is as it should be."""


def titled(finding: Finding, words: Speech, *more: str) -> Any:
    """What was found, of which fight, from how much."""
    return heading(
        sentence(finding, words),
        words.title(finding.asked.title),
        *more,
        effort(finding.asked, words),
    )
