"""The commands and their options."""

from pathlib import Path
from typing import Annotated

import typer

from fechtbuch import __version__, build_info
from fechtbuch.cli import (
    advising,
    assisting,
    importing,
    kit,
    playing,
    replaying,
    rulebook,
    serving,
    simulating,
    stock,
    telling,
    tuning,
    writing,
)
from fechtbuch.cli import odds as exact_odds
from fechtbuch.cli.common import complains
from fechtbuch.cli.helping import help_in
from fechtbuch.cli.questions import questions
from fechtbuch.cli.show import STORY
from fechtbuch.cli.spoken import Spoken, placeholder
from fechtbuch.simulate.run import Means

_help = help_in

MOST_SEED = 2**63 - 1
"""Seeds are words of 64 bits with a sign."""

app = Spoken(
    help=_help("help"),
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Scenario = Annotated[
    str, typer.Argument(metavar=placeholder("SCENARIO"), help=_help("help-scenario"))
]
Tell = Annotated[str, typer.Option("--tell", metavar="story|full", help=_help("help-tell"))]
Json = Annotated[bool, typer.Option("--json", help=_help("help-json"))]
Language = Annotated[
    str | None, typer.Option("--language", metavar=placeholder("CODE"), help=_help("help-language"))
]
Policies = Annotated[
    list[str] | None,
    typer.Option("--policy", metavar=placeholder("SIDE=NAME"), help=_help("help-policy")),
]

app.add_typer(questions)


def _version(wanted: bool) -> None:
    if wanted:
        how = _help("version-compiled" if build_info.compiled() else "version-interpreted")
        typer.echo(f"fechtbuch {__version__} ({how})")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    language: Language = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=_help("help-version")),
    ] = False,
) -> None:
    """Carries the options that stand before a command; the language is for any of them."""
    if language is not None and context.invoked_subcommand is not None:
        context.default_map = {context.invoked_subcommand: {"language": language}}


@app.command(help=_help("help-serve"))
@complains
def serve(
    host: Annotated[str, typer.Option("--host", help=_help("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=_help("help-port"))] = 8000,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=placeholder("URL"), help=_help("help-database")),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help=_help("help-workers"))
    ] = 1,
    proxy: Annotated[
        str, typer.Option("--proxy", metavar=placeholder("ADDRESS"), help=_help("help-proxy"))
    ] = "",
    tls_cert: Annotated[
        Path | None,
        typer.Option("--tls-cert", metavar=placeholder("FILE"), help=_help("help-tls-cert")),
    ] = None,
    tls_key: Annotated[
        Path | None,
        typer.Option("--tls-key", metavar=placeholder("FILE"), help=_help("help-tls-key")),
    ] = None,
    keep_days: Annotated[
        int, typer.Option("--keep-days", min=0, max=36500, help=_help("help-keep-days"))
    ] = 0,
    export: Annotated[
        Path | None,
        typer.Option("--export", metavar=placeholder("FOLDER"), help=_help("help-export")),
    ] = None,
    language: Language = None,
) -> None:
    """Serve the web table."""
    serving.serve(
        host, port, database, workers, language, proxy, tls_cert, tls_key, keep_days, export
    )


@app.command(help=_help("help-mcp"))
@complains
def mcp(
    http: Annotated[bool, typer.Option("--http", help=_help("help-mcp-http"))] = False,
    host: Annotated[str, typer.Option("--host", help=_help("help-mcp-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=_help("help-port"))] = 8100,
    token_file: Annotated[
        Path | None,
        typer.Option(
            "--token-file", metavar=placeholder("FILE"), help=_help("help-mcp-token-file")
        ),
    ] = None,
    referee: Annotated[bool, typer.Option("--referee", help=_help("help-mcp-referee"))] = False,
    server: Annotated[
        list[str] | None,
        typer.Option("--server", metavar=placeholder("URL"), help=_help("help-mcp-server")),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=placeholder("URL"), help=_help("help-mcp-database")),
    ] = None,
    language: Language = None,
) -> None:
    """Serve assistants."""
    where = assisting.Where(host, port, token_file) if http else None
    assisting.serve(where, referee, server or [], database, language)


@app.command(name="import", help=_help("help-import"))
@complains
def import_(
    files: Annotated[
        list[Path], typer.Argument(metavar=placeholder("FILE…"), help=_help("help-import-files"))
    ],
    to: Annotated[
        Path, typer.Option("--to", metavar=placeholder("FOLDER"), help=_help("help-import-to"))
    ],
    book: Annotated[
        str | None,
        typer.Option("--book", metavar=placeholder("BOOK"), help=_help("help-import-book")),
    ] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Read sheets that people already have."""
    importing.import_all(files, to, book, as_json, language)


@app.command(help=_help("help-backup"))
@complains
def backup(
    file: Annotated[
        Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-backup-file"))
    ],
    database: Annotated[
        str | None,
        typer.Option("--database", metavar=placeholder("URL"), help=_help("help-database")),
    ] = None,
    language: Language = None,
) -> None:
    """Copy the tables' database."""
    serving.backup(file, database, language)


@app.command(help=_help("help-play"))
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


@app.command(help=_help("help-simulate"))
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


@app.command(help=_help("help-odds"))
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


@app.command(help=_help("help-advise"))
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


@app.command(help=_help("help-replay"))
@complains
def replay(
    file: Annotated[Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-file"))],
    verify: Annotated[bool, typer.Option("--verify", help=_help("help-verify"))] = False,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar=placeholder("FILE"), help=_help("help-against")),
    ] = None,
    json: Json = False,
    language: Language = None,
    tell: Tell = STORY,
) -> None:
    """Tell or check a recorded fight."""
    replaying.replay(file, verify or against is not None, json, language, against, tell)


@app.command(help=_help("help-story"))
@complains
def story(
    file: Annotated[Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-file"))],
    form: Annotated[
        str, typer.Option("--format", metavar="md|html", help=_help("help-format"))
    ] = "md",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar=placeholder("FILE"), help=_help("help-story-out")),
    ] = None,
    language: Language = None,
    tell: Tell = STORY,
) -> None:
    """Write a recorded fight as a text to keep."""
    telling.story(file, form, out, language, tell)


@app.command(help=_help("help-rules"))
@complains
def rules(
    book: Annotated[
        str | None, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))
    ] = None,
    word: Annotated[
        str | None, typer.Argument(metavar=placeholder("WORD|ID"), help=_help("help-word"))
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar=placeholder("NAME"), help=_help("help-table"))
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=_help("help-coverage"))] = False,
    tests: Annotated[
        Path, typer.Option("--tests", metavar=placeholder("FOLDER"), help=_help("help-tests"))
    ] = Path("tests"),
    json: Json = False,
    language: Language = None,
) -> None:
    """Look rules up."""
    if table is not None:
        rulebook.table(book, table, json, language)
    else:
        rulebook.rules(book, word, coverage, tests, json, language)


@app.command(help=_help("help-check"))
@complains
def check(
    file: Annotated[
        Path, typer.Argument(metavar=placeholder("FILE"), help=_help("help-check-file"))
    ],
    json: Json = False,
    language: Language = None,
) -> None:
    """Check a file."""
    stock.check(file, json, language)


@app.command(help=_help("help-scenarios"))
@complains
def scenarios(json: Json = False, language: Language = None) -> None:
    """List the scenarios that come with the books."""
    stock.scenarios(json, language)


@app.command("new-book", help=_help("help-new-book"))
@complains
def new_book(
    name: Annotated[str, typer.Argument(metavar=placeholder("NAME"), help=_help("help-book-name"))],
    into: Annotated[
        Path, typer.Option("--into", metavar=placeholder("FOLDER"), help=_help("help-place"))
    ] = Path(),
    language: Language = None,
) -> None:
    """Make a project for a new book."""
    kit.new(name, into, language)


@app.command("build-book", help=_help("help-build-book"))
@complains
def build_book(
    package: Annotated[
        str, typer.Argument(metavar=placeholder("PACKAGE"), help=_help("help-package"))
    ],
    into: Annotated[
        Path, typer.Option("--into", metavar=placeholder("FOLDER"), help=_help("help-wheels"))
    ] = Path("dist"),
    work: Annotated[
        Path, typer.Option("--work", metavar=placeholder("FOLDER"), help=_help("help-work"))
    ] = Path("build"),
    language: Language = None,
) -> None:
    """Compile a book against the installed engine."""
    kit.build(package, into, work, language)


@app.command("tune", help=_help("help-tune"))
@complains
def tune(
    book: Annotated[str, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))],
    time: Annotated[
        str, typer.Option("--time", metavar=placeholder("TIME"), help=_help("help-tune-time"))
    ] = "10m",
    start: Annotated[
        str, typer.Option("--from", metavar=placeholder("LEVEL"), help=_help("help-tune-from"))
    ] = "",
    pool: Annotated[
        list[Path] | None,
        typer.Option("--pool", metavar=placeholder("FILE"), help=_help("help-tune-pool")),
    ] = None,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar=placeholder("PATH=VALUE"), help=_help("help-tune-set")),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar=placeholder("N"), min=0, help=_help("help-seed"))
    ] = 0,
    write: Annotated[
        Path | None,
        typer.Option("--write", metavar=placeholder("FILE"), help=_help("help-tune-write")),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar=placeholder("N"), min=1, help=_help("help-processes")),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", metavar=placeholder("ADDRESS"), help=_help("help-cluster")),
    ] = None,
    language: Language = None,
) -> None:
    """Find weights for a book's fighters by self-play."""
    means = Means(processes=processes, cluster=cluster)
    tuning.tuning(book, time, start, pool or [], changes or [], seed, write, means, language)


@app.command("write-state", help=_help("help-write-state"))
@complains
def write_state(
    package: Annotated[
        str, typer.Argument(metavar=placeholder("PACKAGE"), help=_help("help-package"))
    ],
    check: Annotated[bool, typer.Option("--check", help=_help("help-fresh"))] = False,
    language: Language = None,
) -> None:
    """Write what follows from how a book declares its state."""
    kit.state(package, check, language)


@app.command("write-rulebook", help=_help("help-write-rulebook"))
@complains
def write_rulebook(
    book: Annotated[str, typer.Argument(metavar=placeholder("BOOK"), help=_help("help-book"))],
    chapter: Annotated[
        str | None, typer.Argument(metavar=placeholder("CHAPTER"), help=_help("help-chapter"))
    ] = None,
    check: Annotated[bool, typer.Option("--check", help=_help("help-reckoned"))] = False,
    compare: Annotated[
        list[Path] | None,
        typer.Option("--compare", metavar=placeholder("FOLDER"), help=_help("help-compare")),
    ] = None,
    language: Language = None,
) -> None:
    """Reckon the examples of a rulebook's texts and check the texts."""
    writing.texts(book, chapter, check, compare or [], language)
