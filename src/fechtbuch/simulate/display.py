"""Results in a notebook: small tables, readable in light and dark."""

from html import escape

from fechtbuch.simulate.chain import Day
from fechtbuch.simulate.compare import Comparison
from fechtbuch.simulate.result import Result
from fechtbuch.simulate.sweep import Sweep
from fechtbuch.text.tables import percent, table

_BAR = "background:#4477aa;height:0.6em;display:inline-block;border-radius:2px"


def result_html(result: Result) -> str:
    """A result as two tables."""
    sides = [
        [
            escape(side.name),
            f"{side.wins:,}",
            percent(side.share),
            f"{percent(side.interval[0])} – {percent(side.interval[1])}",
            f'<span style="{_BAR};width:{8 * side.share:.2f}em"></span>',
        ]
        for side in result.sides.values()
    ]
    sides.append(["draws", f"{result.draws:,}", percent(result.draws / result.fights), "", ""])
    fighters = [
        [
            escape(slug),
            percent(one.standing),
            percent(one.survived),
            f"{one.damage_dealt:.1f}",
            f"{one.damage_taken:.1f}",
        ]
        for slug, one in result.fighters.items()
    ]
    rounds = result.rounds
    notes = [
        f"{result.fights:,} fights, seed {result.seed}",
        f"{rounds.mean:.1f} rounds on average, half end by {rounds.p50}, 95% by {rounds.p95}",
    ]
    if result.bounded:
        notes.append(f"<b>{result.bounded:,} reached the limit of rounds</b>")
    if result.stopped:
        notes.append(f"stopped: {escape(result.stopped)}")
    return (
        f"<p><b>{escape(result.title)}</b><br><small>{' · '.join(notes)}</small></p>"
        + table(["side", "wins", "share", "95% interval", ""], sides)
        + table(["fighter", "still standing", "survived", "damage dealt", "damage taken"], fighters)
    )


def sweep_html(sweep: Sweep) -> str:
    """A sweep as a table, one row for each cell."""
    known = [cell.result for cell in sweep.cells if cell.result is not None]
    sides = list(known[0].sides) if known else []
    rows = []
    for cell in sweep.cells:
        row = [escape(str(value)) for value in cell.at]
        if cell.result is None:
            rows.append([*row, *("–" for _ in sides), "0"])
            continue
        for slug in sides:
            side = cell.result.sides[slug]
            half = (side.interval[1] - side.interval[0]) / 2
            row.append(f"{percent(side.share)} <small>± {100 * half:.1f}</small>")
        rows.append([*row, f"{cell.result.fights:,}"])
    heads = [*(escape(axis.path) for axis in sweep.axes), *map(escape, sides), "fights"]
    return f"<p><b>{escape(sweep.title)}</b></p>" + table(heads, rows)


def comparison_html(comparison: Comparison) -> str:
    """A comparison as a table."""
    rows = [
        [
            escape(slug),
            percent(side.one),
            percent(side.other),
            f"{100 * side.difference:+.2f}",
            f"{100 * side.interval[0]:+.2f} to {100 * side.interval[1]:+.2f}",
        ]
        for slug, side in comparison.sides.items()
    ]
    heads = ["side", *map(escape, comparison.labels), "difference, points", "95% interval"]
    return f"<p><small>{comparison.fights:,} fights of each</small></p>" + table(heads, rows)


def day_html(day: Day) -> str:
    """A chain of encounters as a table."""
    rows = [
        [
            escape(stage.title),
            escape(stage.rest or "–"),
            f"{stage.begun:,}",
            f"{stage.won:,}",
            percent(stage.share),
            f"{percent(stage.interval[0])} – {percent(stage.interval[1])}",
        ]
        for stage in day.stages
    ]
    heads = ["encounter", "rest before", "begun", "won", "of all days", "95% interval"]
    return f"<p><b>{escape(day.title)}</b></p>" + table(heads, rows)
