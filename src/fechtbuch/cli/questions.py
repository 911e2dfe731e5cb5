"""The designer's questions as commands: `balance`, `sensitivity` and the others."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import Annotated

import typer
from rich.text import Text

from fechtbuch.cli.answers import Answer
from fechtbuch.cli.common import (
    MISMATCH,
    complains,
    console,
    errors,
    language_of,
    print_json,
    read_policies,
    the_book,
    writable,
)
from fechtbuch.cli.complaints import BadInput
from fechtbuch.cli.helping import help_in as _help
from fechtbuch.cli.options import MOST_SEED, Json, Language, Policies
from fechtbuch.cli.progress import Progress, progress_bar
from fechtbuch.cli.simulating import read_time
from fechtbuch.cli.spoken import Spoken, placeholder
from fechtbuch.questions import Finding, balance, matchups, regress, sensitivity, value, why
from fechtbuch.questions.charts import chart
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.wishes import read_costs, read_options
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate import charts, export, save, set_by_text
from fechtbuch.simulate.run import Means

questions = Spoken()

Fights = Annotated[
    int | None,
    typer.Option(
        "-n", "--fights", metavar=placeholder("N"), min=1, help=_help("help-question-fights")
    ),
]
BattleFights = Annotated[
    int | None,
    typer.Option(
        "-n", "--fights", metavar=placeholder("N"), min=1, help=_help("help-battle-fights")
    ),
]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar=placeholder("N"), min=0, max=MOST_SEED, help=_help("help-seed")),
]
SeedOrNone = Annotated[
    int | None,
    typer.Option("--seed", metavar=placeholder("N"), min=0, max=MOST_SEED, help=_help("help-seed")),
]
Side = Annotated[
    str, typer.Option("--side", metavar=placeholder("SIDE"), help=_help("help-question-side"))
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", metavar=placeholder("N"), min=1, help=_help("help-processes")),
]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar=placeholder("ADDRESS"), help=_help("help-cluster")),
]
Time = Annotated[
    str | None, typer.Option("--time", metavar=placeholder("TIME"), help=_help("help-time"))
]
State = Annotated[
    Path | None, typer.Option("--state", metavar=placeholder("FILE"), help=_help("help-state"))
]
Out = Annotated[
    list[Path] | None, typer.Option("--out", metavar=placeholder("FILE"), help=_help("help-out"))
]
Chart = Annotated[
    list[Path] | None,
    typer.Option("--chart", metavar=placeholder("FILE"), help=_help("help-chart")),
]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar=placeholder("PATH=VALUE"), help=_help("help-set")),
]
TheBook = Annotated[str, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))]
Fighters = Annotated[
    list[str] | None,
    typer.Argument(metavar=placeholder("[FIGHTER…]"), help=_help("help-contenders")),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar=placeholder("NAME=VALUE"), help=_help("help-question-option")),
]
TheScenario = Annotated[
    str, typer.Argument(metavar=placeholder("SCENARIO"), help=_help("help-scenario"))
]


@dataclass
class Asking:
    """How a question is worked on and where its answer goes."""

    processes: int | None
    cluster: str | None
    time: str | None
    state: Path | None
    out: list[Path]
    chart: list[Path]
    as_json: bool
    language: str | None
    cancel: Event = field(default_factory=Event)
    """Ctrl-C sets it, in whichever stage a question is."""

    def check(self) -> None:
        """Refuse what cannot be written, before any fight."""
        language_of(self.language)
        for path in self.out:
            export.check_file(path)
        for path in self.chart:
            charts.check_file(path)

    def means(self, advance: Callable[[int], None]) -> Means:
        """How the work is done."""
        seconds = None if self.time is None else read_time(self.time)
        return Means(self.processes, None, self.cluster, seconds, self.state, advance, self.cancel)

    def answer(self, finding: Finding) -> None:
        """Print what was found and write the files."""
        language = language_of(self.language)
        if self.as_json:
            print_json(finding.to_data())
        else:
            Answer(console(), Speech(language, finding.asked.book)).show(finding)
        for path in self.out:
            save(finding, path)
        for path in self.chart:
            charts.write(chart(finding, language), path)

    def bar(self, title: str, total: int | None) -> AbstractContextManager[Progress]:
        """How far the question is: fights that were fought in every cell."""
        return progress_bar(title, total, self.cancel, self.language)


def read_share(text: str, key: str) -> float:
    """`2%` or `0.02` as a share; `BadInput` of this key where it is none."""
    number = text.strip().removesuffix("%").strip()
    try:
        value = float(number) / (100 if text.strip().endswith("%") else 1)
    except ValueError:
        raise BadInput(key, value=text) from None
    if not 0 < value < 1:
        raise BadInput(key, value=text)
    return value


def _scenario(name: str, changes: list[str] | None) -> Scenario:
    scenario = load(name)
    for change in changes or []:
        scenario = set_by_text(scenario, change)
    return scenario


@questions.command("balance", help=_help("help-balance"))
@complains
def balance_(
    scenario: TheScenario,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar=placeholder("PATH=VALUES"), help=_help("help-vary")),
    ] = None,
    target: Annotated[
        str, typer.Option("--target", metavar=placeholder("TARGET"), help=_help("help-target"))
    ] = "50%",
    side: Side = "",
    cost: Annotated[
        list[str] | None,
        typer.Option("--cost", metavar=placeholder("PATH=NUMBER"), help=_help("help-cost")),
    ] = None,
    within: Annotated[
        str | None,
        typer.Option("--within", metavar=placeholder("SHARE"), help=_help("help-within")),
    ] = None,
    fights: Fights = None,
    seed: Seed = 0,
    policy: Policies = None,
    changes: Changes = None,
    processes: Processes = None,
    cluster: Cluster = None,
    time: Time = None,
    state: State = None,
    out: Out = None,
    chart: Chart = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Find what makes a fight fair."""
    asking = Asking(processes, cluster, time, state, out or [], chart or [], json, language)
    asking.check()
    count = fights or 2000
    base = _scenario(scenario, changes)
    with asking.bar(base.title, count) as progress:
        found = balance(
            base,
            vary or [],
            target,
            side,
            count,
            seed,
            asking.means(progress),
            costs=read_costs(cost or []),
            within=None if within is None else read_share(within, "within"),
            policies=read_policies(policy or []),
            expect=progress.expect,
        )
    asking.answer(found)


@questions.command("sensitivity", help=_help("help-sensitivity"))
@complains
def sensitivity_(
    scenario: TheScenario,
    side: Side = "",
    difference: Annotated[
        str | None,
        typer.Option("--difference", metavar=placeholder("SHARE"), help=_help("help-difference")),
    ] = None,
    fights: Fights = None,
    seed: Seed = 0,
    policy: Policies = None,
    changes: Changes = None,
    processes: Processes = None,
    cluster: Cluster = None,
    time: Time = None,
    state: State = None,
    out: Out = None,
    chart: Chart = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Tell what every number of a fight is worth."""
    asking = Asking(processes, cluster, time, state, out or [], chart or [], json, language)
    asking.check()
    base = _scenario(scenario, changes)
    words = Speech(language_of(language), base.book)
    wanted = None if difference is None else read_share(difference, "difference")
    total = fights or (2000 if wanted is None else None)
    with asking.bar(base.title, total) as progress:

        def tell(needed: int) -> None:
            progress.expect(needed)
            errors().print(Text(words.tell("needed", {"fights": needed}), "dim"))

        found = sensitivity(
            base,
            side,
            fights,
            seed,
            asking.means(progress),
            difference=wanted,
            tell=tell,
            policies=read_policies(policy or []),
        )
    asking.answer(found)


@questions.command("matchups", help=_help("help-matchups"))
@complains
def matchups_(
    book: TheBook,
    fighters: Fighters = None,
    squad: Annotated[
        int,
        typer.Option("--squad", metavar=placeholder("N"), min=1, max=12, help=_help("help-squad")),
    ] = 1,
    option: Options = None,
    fights: Fights = None,
    seed: Seed = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    time: Time = None,
    state: State = None,
    out: Out = None,
    chart: Chart = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Let everybody fight everybody."""
    asking = Asking(processes, cluster, time, state, out or [], chart or [], json, language)
    asking.check()
    rulebook = the_book(book)
    with asking.bar(rulebook.title, None) as progress:
        found = matchups(
            rulebook,
            fighters or [],
            fights or 200,
            seed,
            asking.means(progress),
            squad=squad,
            options=read_options(option or []),
            expect=progress.expect,
        )
    asking.answer(found)


@questions.command("regress", help=_help("help-regress"))
@complains
def regress_(
    book: TheBook,
    change: Annotated[
        list[str] | None,
        typer.Option("--change", metavar=placeholder("PATH=VALUE"), help=_help("help-change")),
    ] = None,
    scenario: Annotated[
        list[str] | None,
        typer.Option(
            "--scenario", metavar=placeholder("SCENARIO"), help=_help("help-regress-scenario")
        ),
    ] = None,
    baseline: Annotated[
        Path | None,
        typer.Option("--baseline", metavar=placeholder("FILE"), help=_help("help-baseline")),
    ] = None,
    fights: Fights = None,
    seed: SeedOrNone = None,
    processes: Processes = None,
    cluster: Cluster = None,
    time: Time = None,
    state: State = None,
    out: Out = None,
    chart: Chart = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Tell what a change did to all scenarios of a book."""
    asking = Asking(processes, cluster, time, state, out or [], chart or [], json, language)
    asking.check()
    rulebook = the_book(book)
    with asking.bar(rulebook.title, None) as progress:
        found = regress(
            rulebook,
            change or [],
            fights,
            seed,
            asking.means(progress),
            scenarios=scenario or [],
            baseline=writable(baseline),
            expect=progress.expect,
        )
    asking.answer(found)
    if found.baseline and not found.passed:
        raise typer.Exit(MISMATCH)


@questions.command("why", help=_help("help-why"))
@complains
def why_(
    scenario: TheScenario,
    side: Side = "",
    fights: Fights = None,
    seed: Seed = 0,
    policy: Policies = None,
    changes: Changes = None,
    processes: Processes = None,
    cluster: Cluster = None,
    time: Time = None,
    state: State = None,
    out: Out = None,
    chart: Chart = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Tell what decides a fight."""
    asking = Asking(processes, cluster, time, state, out or [], chart or [], json, language)
    asking.check()
    base = _scenario(scenario, changes)
    with asking.bar(base.title, None) as progress:
        found = why(
            base,
            side,
            fights or 1000,
            seed,
            asking.means(progress),
            policies=read_policies(policy or []),
            expect=progress.expect,
        )
    asking.answer(found)


@questions.command("value", help=_help("help-value"))
@complains
def value_(
    book: TheBook,
    fighters: Fighters = None,
    battles: Annotated[
        int | None,
        typer.Option("--battles", metavar=placeholder("N"), min=1, help=_help("help-battles")),
    ] = None,
    option: Options = None,
    fights: BattleFights = None,
    seed: Seed = 0,
    processes: Processes = None,
    cluster: Cluster = None,
    time: Time = None,
    state: State = None,
    out: Out = None,
    chart: Chart = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Fit point costs."""
    asking = Asking(processes, cluster, time, state, out or [], chart or [], json, language)
    asking.check()
    rulebook = the_book(book)
    with asking.bar(rulebook.title, None) as progress:
        found = value(
            rulebook,
            fighters or [],
            fights or 40,
            seed,
            asking.means(progress),
            battles=battles,
            options=read_options(option or []),
            expect=progress.expect,
        )
    asking.answer(found)
