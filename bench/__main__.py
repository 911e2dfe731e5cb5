"""Measure every installed book, compiled and interpreted, and print a table.

python -m bench [--json FILE] [--seconds S]
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fechtbuch.books.base import books

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = Path(__file__).resolve().parent / "scenarios"
SIZES = ("1v1", "4v4", "16v16")
BUILDS = ("compiled", "interpreted")
TABLE = "12v12"
TABLE_DECISIONS = 500
EXCHANGES = 50


def machine() -> str:
    """What this was measured on."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    version = platform.python_version()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {version}"


def measure(build: str, what: str, scenario: Path, amount: float) -> dict[str, Any] | None:
    """Measure in a process of its own; None where that build does not exist here."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if build == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.measure", build, what, str(scenario), str(amount)]
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if run.returncode:
        last = (run.stderr.strip().splitlines() or ["no message"])[-1]
        print(f"{scenario.name}, {build}: not measured: {last}", file=sys.stderr)
        return None
    result = json.loads(run.stdout)
    assert isinstance(result, dict)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement")
    arguments = parser.parse_args()
    figures: dict[str, Any] = {"machine": machine(), "books": {}, "table": {}}
    figures |= {"odds": {}, "rollouts": {}}
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{figures['machine']}; one core")
    for key, book in books().items():
        sizes: dict[str, Any] = {}
        for size in SIZES:
            scenario = SCENARIOS / f"{key}-{size}.toml"
            sizes[size] = {
                build: measure(build, "fights", scenario, arguments.seconds) for build in BUILDS
            }
            fast, slow = (sizes[size][build] for build in BUILDS)
            if fast and slow:
                ratio = fast["decisions_per_second"] / slow["decisions_per_second"]
                sizes[size]["ratio"] = ratio
        figures["books"][key] = sizes
        figures["table"][key] = {
            build: measure(build, "table", SCENARIOS / f"{key}-{TABLE}.toml", TABLE_DECISIONS)
            for build in BUILDS
        }
        duel = SCENARIOS / f"{key}-{SIZES[0]}.toml"
        figures["odds"][key] = measure("compiled", "odds", duel, EXCHANGES)
        figures["rollouts"][key] = measure("compiled", "rollouts", duel, arguments.seconds)
        show(console, book.title, sizes, figures["table"][key])
        laboratory(console, figures["odds"][key], figures["rollouts"][key])
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


def show(console: Console, title: str, sizes: dict[str, Any], answers: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column(title)
    for column in ("", "fights/s", "decisions/s", "µs/decision", "ratio"):
        table.add_column(column, justify="right")
    for size, builds in sizes.items():
        for build in BUILDS:
            found = builds[build]
            if found is None:
                continue
            table.add_row(
                size,
                build,
                f"{found['fights_per_second']:,.0f}",
                f"{found['decisions_per_second']:,.0f}",
                f"{found['microseconds_per_decision']:,.2f}",
                f"{builds['ratio']:.1f}" if build == "compiled" and "ratio" in builds else "",
            )
    console.print(table)
    for build in BUILDS:
        found = answers[build]
        if found is not None:
            console.print(
                f"An answer at the table, {TABLE}, {found['decisions']} decisions, {build}: "
                f"{found['p50_milliseconds']:.2f} ms, 95 % within "
                f"{found['p95_milliseconds']:.2f} ms"
            )
    if not all(builds["compiled"] for builds in sizes.values()):
        console.print("Not compiled here: `make setup` with a C compiler compiles the rules.")


def laboratory(
    console: Console, odds: dict[str, Any] | None, rollouts: dict[str, Any] | None
) -> None:
    if odds is not None:
        console.print(
            f"Exact odds of an exchange, {SIZES[0]}: {odds['p50_milliseconds']:.1f} ms, "
            f"90 % within {odds['p90_milliseconds']:.1f} ms; "
            f"{odds['too_many']} of {odds['exchanges']} too large"
        )
    if rollouts is not None:
        console.print(
            f"Rollouts, {SIZES[0]}: {rollouts['rollouts_per_second']:,.0f} a second and core"
        )


if __name__ == "__main__":
    main()
