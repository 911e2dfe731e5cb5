"""Charts of results: Vega-Lite specifications by Altair, for files and for the page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeAlias, runtime_checkable

from fechtbuch.simulate.chain import Day
from fechtbuch.simulate.charts import pictures
from fechtbuch.simulate.charts.engine import Engine as Engine
from fechtbuch.simulate.charts.engine import spoken
from fechtbuch.simulate.charts.fights import damage, overview, rounds, shares, survival
from fechtbuch.simulate.charts.look import altair, dressed
from fechtbuch.simulate.charts.others import days, difference
from fechtbuch.simulate.charts.sweeps import as_curves, heat_map, win_share
from fechtbuch.simulate.compare import Comparison
from fechtbuch.simulate.extras import needed
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.spoken import Spoken
from fechtbuch.simulate.sweep import Sweep
from fechtbuch.text.catalogue import FALLBACK

SUFFIXES = (*pictures.SUFFIXES, ".html")
KINDS = ("win-share", "heat-map", "survival", "rounds", "damage", "difference", "day", "overview")


@runtime_checkable
class Charted(Protocol):
    """What has a chart of its own: answers to a designer's questions."""

    def to_chart(self, language: str = FALLBACK) -> Any:
        """The only chart that there is of it."""
        ...


Drawable: TypeAlias = Result | Sweep | Comparison | Day
Drawing = Callable[[Any, str, Spoken], Any]


def check_file(path: Path) -> None:
    """Refuse a file that cannot be drawn, before any work is done."""
    if path.suffix not in SUFFIXES:
        raise ValueError(f"{path}: has the suffix `{path.suffix}`; use {', '.join(SUFFIXES)}")
    folder = path.resolve().parent
    if not folder.is_dir():
        raise ValueError(f"{path}: the directory {folder} does not exist; make it first")
    altair()
    needed("vl_convert", "charts", "A chart as a file")


def save_chart(
    result: Drawable | Charted,
    path: str | Path,
    kind: str = "",
    side: str = "",
    language: str = FALLBACK,
    engine: Engine | None = None,
) -> None:
    """Draw a result into an SVG, PNG or HTML file; an engine draws pictures in its own time."""
    file = Path(path)
    check_file(file)
    drawn = chart(result, kind, side, language)
    if engine is not None and file.suffix in pictures.SUFFIXES:
        engine.draw(drawn, file)
    else:
        write(drawn, file)


def write(drawn: Any, file: Path) -> None:
    """Write a chart into a file that was checked before."""
    # Whether a drawing is one that Vega knows is a question for the tests, not for each picture.
    if file.suffix in pictures.SUFFIXES:
        file.write_bytes(pictures.picture(drawn.to_dict(validate=False), spoken(), file.suffix))
        return
    with altair().utils.schemapi.debug_mode(False):
        drawn.save(str(file), inline=True)  # a page that loads nothing from anywhere


def chart(
    result: Drawable | Charted, kind: str = "", side: str = "", language: str = FALLBACK
) -> Any:
    """A result as an Altair chart; `kind` is one of `KINDS`, or whatever suits the result.

    `side` is the slug of the side that a heat map shows; the first one where nothing is said. An
    answer to a designer's question (`balance`, `why` and so on) has one chart, without either.
    """
    if isinstance(result, Charted):
        check_kind(kind, {})
        return result.to_chart(language)
    if not isinstance(result, Drawable):
        raise ValueError(
            f"chart: nothing can be drawn of {type(result).__name__}; but of a simulation, "
            "a sweep, a comparison, a day, and an answer such as that of balance"
        )
    kinds = _kinds_of(result)
    check_kind(kind, kinds)
    drawn = kinds[kind or next(iter(kinds))](result, side, _words(result, language))
    return dressed(drawn, language)


def _words(result: Drawable, language: str) -> Spoken:
    """The words of the program, and of the book where a result knows it."""
    book = ""
    if isinstance(result, Sweep):
        known = next((cell.result for cell in result.cells if cell.result is not None), None)
        book = "" if known is None else known.book
    elif isinstance(result, Comparison):
        book = result.one.book
    else:
        book = result.book
    return Spoken(language, book)


SINGLE: dict[str, Drawing] = {
    "overview": overview,
    "rounds": rounds,
    "survival": survival,
    "damage": damage,
    "win-share": shares,
}
LINE: dict[str, Drawing] = {"win-share": win_share}
GRID: dict[str, Drawing] = {"heat-map": heat_map, "win-share": win_share}
VERSUS: dict[str, Drawing] = {"difference": difference}
CHAIN: dict[str, Drawing] = {"day": days}
"""What can be drawn of a simulation, a sweep of one or two dimensions, a comparison, a day."""


def check_kind(kind: str, kinds: dict[str, Drawing]) -> None:
    """Refuse a kind of chart that cannot be drawn of something, before any work is done."""
    if kind and kind not in kinds:
        there = f"there are {', '.join(kinds)}" if kinds else "it has one chart, without a name"
        raise ValueError(f"chart {kind}: cannot be drawn of this; {there}")


def of_sweep(dimensions: int) -> dict[str, Drawing]:
    """What can be drawn of a sweep."""
    if dimensions > 2:
        raise ValueError(f"a sweep of {dimensions} dimensions cannot be drawn; use 1 or 2")
    return GRID if dimensions == 2 else LINE


def _kinds_of(result: Drawable) -> dict[str, Drawing]:
    if isinstance(result, Sweep):
        kinds = of_sweep(len(result.axes))
        return dict(reversed(kinds.items())) if kinds is GRID and as_curves(result) else kinds
    if isinstance(result, Comparison):
        return VERSUS
    return CHAIN if isinstance(result, Day) else SINGLE
