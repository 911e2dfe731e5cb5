"""`fechtbuch simulate`: many fights, and what they come to."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from fechtbuch.cli.common import catalogue_for, console, errors, percent, print_json, read_policies
from fechtbuch.scenario import load
from fechtbuch.simulate import Result, simulate
from fechtbuch.text.catalogue import Catalogue


def run(
    name: str,
    fights: int,
    seed: int,
    processes: int | None,
    policy: list[str],
    as_json: bool,
    language: str | None,
) -> None:
    """Simulate and print the result."""
    scenario = load(name)
    catalogue = catalogue_for(scenario.rulebook, language)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    screen = errors()
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(scenario.title, total=fights)
        result = simulate(
            scenario,
            fights,
            seed,
            processes,
            read_policies(policy),
            lambda finished: bar.advance(task, finished),
        )
    if as_json:
        print_json(result.to_data())
    else:
        show(console(), catalogue, scenario.title, result)


def show(screen: Console, catalogue: Catalogue, title: str, result: Result) -> None:
    """Print a result as tables."""
    say = catalogue.say
    screen.print(Text(title, "bold"))
    screen.print(
        Text(
            say(
                "simulated",
                {
                    "fights": result.fights,
                    "seed": str(result.seed),
                    "seconds": f"{result.seconds:.2f}",
                    "rate": f"{result.fights_per_second:,.0f}",
                    "decisions": f"{result.decisions_per_second:,.0f}",
                    "how": say("version-compiled" if result.compiled else "version-interpreted"),
                },
            ),
            "dim",
        )
    )
    sides = Table(box=None, pad_edge=False)
    for key in ("side", "wins", "share", "interval"):
        sides.add_column(say(f"column-{key}"), justify="left" if key == "side" else "right")
    for side in result.sides.values():
        low, high = side.interval
        sides.add_row(
            Text(side.name),
            f"{side.wins:,}",
            percent(side.share),
            f"{percent(low)} – {percent(high)}",
        )
    sides.add_row(
        Text(say("draws")), f"{result.draws:,}", percent(result.draws / result.fights), ""
    )
    screen.print(sides)
    if result.bounded:
        screen.print(Text(say("bounded", {"count": result.bounded}), "yellow"))
    rounds = result.rounds
    screen.print(
        Text(
            say(
                "rounds-took",
                {
                    "mean": f"{rounds.mean:.1f}",
                    "low": rounds.p5,
                    "median": rounds.p50,
                    "high": rounds.p95,
                },
            )
        )
    )
    fighters = Table(box=None, pad_edge=False)
    for key in ("fighter", "side", "survived", "dealt", "taken"):
        left = key in ("fighter", "side")
        fighters.add_column(say(f"column-{key}"), justify="left" if left else "right")
    for slug, one in result.fighters.items():
        fighters.add_row(
            Text(slug),
            Text(result.sides[one.side].name),
            percent(one.survived),
            f"{one.damage_dealt:.1f}",
            f"{one.damage_taken:.1f}",
        )
    screen.print()
    screen.print(fighters)
