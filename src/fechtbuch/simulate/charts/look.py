"""How charts look: ink on paper, few lines, colours for everybody.

Colours are those of Okabe and Ito, which people with any colour vision can tell apart; sides
also differ by the shape of their points.
"""

from typing import Any

from fechtbuch.simulate.extras import needed
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.words import Words
from fechtbuch.text.figures import DECIMALS, PERCENT, THOUSANDS

INK = "#2b2620"
FAINT = "#8a8378"
RULE = "#e4ded3"
PAPER = "#fffdf8"
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8a6d3b"]
NEUTRAL = "#4a6572"
"""Where no side is meant."""
STRONG = "datum.share > 0.865 || datum.share < 0.1"
"""Which tiles are so dark that white is read better on them; the page has others by night."""
HALO = {"stroke": PAPER, "strokeWidth": 3, "strokeJoin": "round", "fill": PAPER}
"""Paper around letters, so that no line goes through them."""
EVEN = "#f6f1e7"
"""The colour of a tile where both sides win as often."""
LEGEND = 64
"""About so many letters of a legend stand side by side."""

SERIF = "Palatino, 'Palatino Linotype', 'Book Antiqua', 'URW Palladio L', Georgia, serif"


def altair() -> Any:
    """The library that draws."""
    return needed("altair", "charts", "A chart")


def table(rows: list[dict[str, Any]]) -> Any:
    """The rows that a chart shows."""
    return altair().Data(values=rows)


def heading(text: str, *more: str) -> Any:
    """A title with lines below it; empty ones are left out."""
    return altair().TitleParams(text, subtitle=[line for line in more if line])


def colours(names: list[str], title: str | None = None) -> Any:
    """A colour for each side, with a legend above."""
    alt = altair()
    return alt.Color(
        "side:N",
        title=title,
        scale=alt.Scale(domain=names, range=COLOURS[: len(names)]),
        legend=alt.Legend(orient="top", symbolOpacity=1, symbolSize=90, columns=_columns(names)),
    )


def _columns(names: list[str]) -> int:
    """How many names of a legend stand side by side above a chart."""
    longest = max((len(name) for name in names), default=1)
    return max(1, min(len(names), LEGEND // (longest + 4)))


def fought(result: Result, words: Words) -> str:
    """How many fights stand behind a chart."""
    text = words.say("fights", {"fights": result.fights, "seed": str(result.seed)})
    bounded = words.say("bounded", {"count": result.bounded}) if result.bounded else ""
    return words.catalogue.listed([text, bounded])


def stopped(why: str, words: Words) -> str:
    """Why there are fewer fights than were asked for."""
    return words.say(f"stopped-{why}") if why in ("time", "cancelled") else ""


def share_axis(title: str) -> Any:
    """An axis from 0 to 100 %."""
    alt = altair()
    return alt.Y(
        "share:Q",
        title=title,
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%", tickCount=5),
    )


def even() -> Any:
    """The line at one half."""
    alt = altair()
    return (
        alt.Chart(table([{"share": 0.5}]))
        .mark_rule(color=FAINT, strokeDash=[2, 4])
        .encode(y="share:Q")
    )


def diverging() -> Any:
    """From orange (lost) over paper (even) to blue (won)."""
    return altair().Scale(
        domain=[0, 0.25, 0.5, 0.75, 1],
        range=["#a84300", "#eda66c", EVEN, "#7fb3d5", "#00568a"],
        interpolate="rgb",
    )


def dressed(drawn: Any, language: str) -> Any:
    """The look of a book: ink on paper, few lines."""
    return (
        drawn.properties(background=PAPER, padding=18)
        # Vega would tell every mark in English; the page has the same numbers in words.
        .configure(font=SERIF, locale=_numbers(language), aria=False)
        .configure_view(stroke=None)
        .configure_title(
            anchor="start",
            color=INK,
            fontSize=17,
            fontWeight="normal",
            subtitleColor=FAINT,
            subtitleFontSize=12,
            subtitlePadding=5,
            offset=14,
            frame="group",
        )
        .configure_axis(
            labelColor=INK,
            titleColor=FAINT,
            titleFontWeight="normal",
            titleFontSize=12,
            labelFontSize=11,
            domainColor=FAINT,
            tickColor=FAINT,
            gridColor=RULE,
            titlePadding=10,
            labelLimit=260,
            labelFlush=False,  # the outermost would be pushed onto their neighbours
        )
        .configure_legend(
            labelColor=INK,
            titleColor=FAINT,
            titleFontWeight="normal",
            labelFontSize=12,
            titleFontSize=12,
        )
    )


def _numbers(language: str) -> Any:
    """How numbers on axes and in labels are written."""
    alt = altair()
    return alt.Locale(
        number=alt.NumberLocale(
            decimal=DECIMALS.get(language, "."),
            thousands=THOUSANDS.get(language, ","),
            grouping=[3],
            currency=["", ""],
            percent=PERCENT.get(language, "%"),
        )
    )
