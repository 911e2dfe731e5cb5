"""Charts of findings: titles say what was found, axes speak the reader's language."""

from functools import singledispatch
from typing import Any

from fechtbuch.questions.charts.balance import balanced
from fechtbuch.questions.charts.forest import costs, reasons, shifts
from fechtbuch.questions.charts.matchups import heat_map
from fechtbuch.questions.charts.sensitivity import tornado
from fechtbuch.questions.finding import Finding
from fechtbuch.questions.speaking import Speech, speech
from fechtbuch.simulate.charts.look import dressed
from fechtbuch.text.catalogue import FALLBACK


def chart(finding: Finding, language: str = FALLBACK) -> Any:
    """A finding as an Altair chart."""
    return dressed(drawn(finding, speech(language, finding.asked.book)), language)


@singledispatch
def drawn(finding: Finding, words: Speech) -> Any:
    """The chart before it is dressed."""
    raise NotImplementedError(type(finding).__name__)


drawn.register(balanced)
drawn.register(tornado)
drawn.register(heat_map)
drawn.register(shifts)
drawn.register(reasons)
drawn.register(costs)
