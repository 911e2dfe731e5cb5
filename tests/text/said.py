"""Everything that the terminal says in one language, as one JSON document.

`LC_ALL=pl python -m tests.text.said` runs by itself: help is made once, when the program is loaded.
With a number, as in `said 2`, only every third of the answered command lines is run, from that one.
"""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import typer.main
from typer.testing import CliRunner

from fechtbuch.cli import app

WRONG = (
    "simulate kurt-and-hans -n x",
    "simulate kurt-and-hans -n 0",
    "simulate",
    "simulate a b c",
    "simulat",
    "play --zz",
    "play --see 3",
    "play --auto=3",
    "import a",
    "serve --port 99999",
    "advise zz --seconds y",
    "advise zz",
    "rules landsknecht zz",
    "check zz.toml",
    "odds kurt-and-hans --actor zz --choice x",
    "odds kurt-and-hans --actor kurt",
    "simulate kurt-and-hans --sweep kurt.ws=1..9..0",
    "simulate kurt-and-hans --sweep zz",
    "simulate kurt-and-hans --policy zz=book",
    "simulate kurt-and-hans --chart x.zz",
    "simulate kurt-and-hans --out nowhere/x.csv",
    "simulate kurt-and-hans --time x",
    "balance kurt-and-hans",
    "tune zz",
    "new-book 1x",
    "build-book zz",
    "replay zz --against other",
    "backup x.db --database zz",
)
"""Command lines that are refused."""

RIGHT = (
    "scenarios",
    "rules landsknecht LSK-CHG-01",
    "rules gurps --table weapons",
    "rules",
    "odds kurt-and-hans --actor kurt --choice hold",
    "simulate kurt-and-hans -n 40 --seed 1 --processes 1 --chart chart.svg",
    "simulate kurt-and-hans -n 20 --processes 1 --sweep kurt.ws=2..4 --chart sweep.svg",
    "why kurt-and-hans -n 60 --processes 1",
    "play knight-and-swashbuckler --auto --seed 3",
    "play marek-and-grom --auto --seed 3 --tell full",
    "play duel-of-honour --auto --seed 3",
)
"""Command lines that are answered."""


def said(answered: Sequence[str]) -> dict[str, str]:
    """What each command line says."""
    runner = CliRunner()
    root = typer.main.get_command(app)
    names = list(getattr(root, "commands", {}))
    found = {}
    for name in ["", *names]:
        line = [*name.split(), "--help"]
        found[" ".join(line)] = runner.invoke(app, line, prog_name="fechtbuch").output
    for text in (*WRONG, *answered):
        found[text] = runner.invoke(app, text.split(), prog_name="fechtbuch").output
    for path in sorted(Path().glob("*.svg")):
        found[path.name] = path.read_text(encoding="utf-8")
    return {**found, "commands": " ".join(names)}


if __name__ == "__main__":
    part = RIGHT[int(sys.argv[1]) :: 3] if sys.argv[1:] else RIGHT
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        print(json.dumps(said(part)))
