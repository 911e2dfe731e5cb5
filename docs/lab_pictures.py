"""Makes the outputs and the pictures in the laboratory's pages: python docs/lab_pictures.py.

Everything shown is what the commands print. Each block that begins with `$ fechtbuch` is filled
with what its commands print today, and their charts go where the pages look for them, so the pages
can be made again at any time.
"""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from fechtbuch.simulate import simulate, sweep
from fechtbuch.simulate.charts import save_chart

HERE = Path(__file__).parent
IMAGES = HERE / "images"
PAGES = ("laboratory.md", "balance.md", "questions.md")
PROMPT = "$ fechtbuch "
BLOCK = re.compile(r"^```\n(?P<block>\$ fechtbuch .*?\n)```$", re.DOTALL | re.MULTILINE)
CHAIN = re.compile(r"^```toml\n(?P<chain>.*?)^```$", re.DOTALL | re.MULTILINE)
READER = {"COLUMNS": "96", "LC_ALL": "en_GB.UTF-8", "FECHTBUCH_LEVEL": "book"}
"""Who reads the pages, and who plays: each book's first policy, which never changes."""
CLOCK = re.compile(r"\d\.\d\d s[,:]")
TOOK = re.compile(r"; \d+\.\d s$")


@contextmanager
def desk(page: str) -> Iterator[Path]:
    """A folder with the files that the commands of a page name; charts drawn there are kept."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "examples").symlink_to(HERE.parent.resolve() / "examples")
        for found in CHAIN.finditer(page):
            (folder / "day.toml").write_text(found["chain"], encoding="utf-8")
        yield folder
        for chart in folder.glob("*.svg"):
            (IMAGES / chart.name).write_bytes(chart.read_bytes())


def output(command: str, folder: Path) -> str:
    """What a command prints, with the clock taken out."""
    run = subprocess.run(
        [sys.executable, "-m", "fechtbuch", *shlex.split(command.removeprefix(PROMPT))],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, **READER},
    )
    lines = [TOOK.sub("", line.rstrip()) for line in (run.stdout + run.stderr).splitlines()]
    return "\n".join(line for line in lines if not CLOCK.search(line)).strip("\n")


def filled(page: str) -> str:
    """A page with what its commands print today."""
    with desk(page) as folder:

        def block(match: re.Match[str]) -> str:
            commands = [line for line in match["block"].splitlines() if line.startswith(PROMPT)]
            shown = [f"{command}\n{output(command, folder)}\n" for command in commands]
            return "```\n" + "\n".join(shown) + "```"

        return BLOCK.sub(block, page)


def pictures() -> None:
    """Draw the charts that no block of output belongs to."""
    os.environ.update(READER)
    duel = ["kurt.ws=0..8", "hans.ws=0..8"]
    save_chart(sweep("kurt-and-hans", duel, precision=0.01), IMAGES / "lab-grid.svg")
    save_chart(simulate("skirmish", 2000, closely=300), IMAGES / "lab-overview.svg")


if __name__ == "__main__":
    # Some pages by name, or all of them.
    if len(sys.argv) < 2:
        pictures()
    for name in sys.argv[1:] or PAGES:
        file = HERE / name
        file.write_text(filled(file.read_text(encoding="utf-8")), encoding="utf-8")
