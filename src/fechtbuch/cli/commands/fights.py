"""Commands that fight: one at the terminal, many at once, or what may come of one."""

from pathlib import Path
from typing import Annotated

import typer

from fechtbuch.cli import advising, playing, simulating
from fechtbuch.cli import odds as exact_odds
from fechtbuch.cli.common import complains
from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.options import MOST_SEED, Json, Language, Policies, Scenario, Tell
from fechtbuch.cli.show import STORY
from fechtbuch.cli.spoken import Spoken, placeholder

fights = Spoken()


@fights.command(help=_help("help-play"))
@complains
def play(
    scenario: Annotated[
        str | None, typer.Argument(metavar=placeholder("SCENARIO"), help=_help("help-scenario"))
    ] = None,
    seats: Annotated[
        list[str] | None, typer.Option("--as", metavar=placeholder("NAME"), help=_help("help-as"))
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help=_help("help-auto"))] = False,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar=placeholder("SEED"), help=_help("help-table-seed")),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar=placeholder("FILE"), help=_help("help-save"))
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar=placeholder("FILE"), help=_help("help-record")),
    ] = None,
    policy: Policies = None,
    dice: Annotated[bool, typer.Option("--dice", help=_help("help-dice"))] = False,
    json: Json = False,
    language: Language = None,
    tell: Tell = STORY,
) -> None:
    """Play a fight."""
    chosen = policy or []
    playing.play(
        scenario, seats or [], auto, seed, save, record, chosen, dice, json, language, tell
    )


@fights.command(help=_help("help-simulate"))
@complains
def simulate(
    scenario: Annotated[
        str, typer.Argument(metavar=placeholder("SCENARIO|CHAIN"), help=_help("help-chain"))
    ],
    fights: Annotated[
        int | None,
        typer.Option("-n", "--fights", metavar=placeholder("N"), min=1, help=_help("help-fights")),
    ] = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar=placeholder("N"), min=0, max=MOST_SEED, help=_help("help-seed")
        ),
    ] = 0,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar=placeholder("N"), min=1, help=_help("help-processes")),
    ] = None,
    policy: Policies = None,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar=placeholder("PATH=VALUE"), help=_help("help-set")),
    ] = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option("--sweep", metavar=placeholder("PATH=VALUES"), help=_help("help-sweep")),
    ] = None,
    versus: Annotated[
        str | None,
        typer.Option(
            "--versus", metavar=placeholder("SCENARIO|PATH=VALUE"), help=_help("help-versus")
        ),
    ] = None,
    mirror: Annotated[bool, typer.Option("--mirror", help=_help("help-mirror"))] = False,
    levels: Annotated[bool, typer.Option("--levels", help=_help("help-levels"))] = False,
    differences: Annotated[
        bool, typer.Option("--differences", help=_help("help-differences"))
    ] = False,
    smooth: Annotated[bool, typer.Option("--smooth", help=_help("help-smooth"))] = False,
    precision: Annotated[
        str | None,
        typer.Option("--precision", metavar=placeholder("SHARE"), help=_help("help-precision")),
    ] = None,
    time: Annotated[
        str | None, typer.Option("--time", metavar=placeholder("TIME"), help=_help("help-time"))
    ] = None,
    state: Annotated[
        Path | None, typer.Option("--state", metavar=placeholder("FILE"), help=_help("help-state"))
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", metavar=placeholder("ADDRESS"), help=_help("help-cluster")),
    ] = None,
    closely: Annotated[
        int | None,
        typer.Option("--closely", metavar=placeholder("N"), min=0, help=_help("help-closely")),
    ] = None,
    out: Annotated[
        list[Path] | None,
        typer.Option("--out", metavar=placeholder("FILE"), help=_help("help-out")),
    ] = None,
    chart: Annotated[
        list[Path] | None,
        typer.Option("--chart", metavar=placeholder("FILE"), help=_help("help-chart")),
    ] = None,
    chart_kind: Annotated[
        str,
        typer.Option("--chart-kind", metavar=placeholder("KIND"), help=_help("help-chart-kind")),
    ] = "",
    chart_side: Annotated[
        str,
        typer.Option("--chart-side", metavar=placeholder("SIDE"), help=_help("help-chart-side")),
    ] = "",
    json: Json = False,
    language: Language = None,
) -> None:
    """Run a fight many times."""
    simulating.run(
        simulating.Wish(
            scenario,
            fights,
            seed,
            processes,
            policy or [],
            changes or [],
            sweep or [],
            versus,
            mirror,
            levels,
            differences,
            smooth,
            precision,
            time,
            state,
            cluster,
            closely,
            out or [],
            chart or [],
            chart_kind,
            chart_side,
            json,
            language,
        )
    )


@fights.command(help=_help("help-odds"))
@complains
def odds(
    scenario: Scenario,
    actor: Annotated[
        str | None,
        typer.Option("--actor", metavar=placeholder("FIGHTER"), help=_help("help-actor")),
    ] = None,
    choice: Annotated[
        str | None, typer.Option("--choice", metavar=placeholder("TEXT"), help=_help("help-choice"))
    ] = None,
    answer: Annotated[
        list[str] | None,
        typer.Option("--answer", metavar=placeholder("WHO: TEXT"), help=_help("help-answer")),
    ] = None,
    steps: Annotated[
        int, typer.Option("--steps", metavar=placeholder("N"), min=1, help=_help("help-steps"))
    ] = 1,
    runs: Annotated[
        int | None, typer.Option("--runs", metavar=placeholder("N"), min=1, help=_help("help-runs"))
    ] = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar=placeholder("N"), min=0, max=MOST_SEED, help=_help("help-seed")
        ),
    ] = 0,
    best: Annotated[bool, typer.Option("--best", help=_help("help-best"))] = False,
    json: Json = False,
    language: Language = None,
) -> None:
    """Tell exactly what follows from a choice."""
    exact_odds.run(scenario, actor, choice, answer or [], steps, runs, seed, json, language, best)


@fights.command(help=_help("help-advise"))
@complains
def advise(
    file: Annotated[Path, typer.Argument(metavar=placeholder("RECORD"), help=_help("help-file"))],
    entry: Annotated[
        int | None,
        typer.Option("--entry", metavar=placeholder("N"), min=0, help=_help("help-entry")),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option("--seconds", metavar=placeholder("S"), min=0.01, help=_help("help-seconds")),
    ] = 1.0,
    rollouts: Annotated[
        int | None,
        typer.Option("--rollouts", metavar=placeholder("N"), min=1, help=_help("help-rollouts")),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar=placeholder("SIDE"), help=_help("help-seat"))
    ] = None,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar=placeholder("N"), min=0, max=MOST_SEED, help=_help("help-seed")
        ),
    ] = 0,
    processes: Annotated[
        int,
        typer.Option(
            "--processes", metavar=placeholder("N"), min=1, help=_help("help-advise-processes")
        ),
    ] = 1,
    json: Json = False,
    language: Language = None,
) -> None:
    """Say who will win and what to do."""
    advising.run(file, entry, seconds, rollouts, seat, seed, processes, json, language)
