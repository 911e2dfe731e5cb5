"""Makes the pictures and the outputs in laboratory.md: python docs/lab_pictures.py.

Everything shown is what the commands print. A text between the marks of a command is replaced by
what the command prints today, so the page can be made again at any time.
"""

import re
import subprocess
import sys
from pathlib import Path

from fechtbuch.simulate import compare, simulate, simulate_chain, sweep
from fechtbuch.simulate.charts import save_chart

HERE = Path(__file__).parent
IMAGES = HERE / "images"
DUEL = "kurt-and-hans"
DAY = """\
title = "Kurt's long day"

[[encounters]]
scenario = "kurt-and-hans"

[[encounters]]
scenario = "kurt-and-hans"

[[encounters]]
scenario = "kurt-and-hans"
rest = "bed"
"""


def output(*arguments: str) -> str:
    """What a command prints, with the clock taken out."""
    run = subprocess.run(
        [sys.executable, "-m", "fechtbuch", "simulate", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"COLUMNS": "96", "PATH": "", "LANG": "en_GB.UTF-8"},
    )
    lines = [line.rstrip() for line in (run.stdout + run.stderr).splitlines()]
    return "\n".join(line for line in lines if not re.search(r"\d\.\d\d s", line)).strip("\n")


def pictures() -> None:
    """Draw the charts."""
    IMAGES.mkdir(exist_ok=True)
    line = sweep(DUEL, ["kurt.ws=0..10"], precision=0.01)
    save_chart(line, IMAGES / "lab-line.svg")
    grid = sweep(DUEL, ["kurt.ws=0..8", "hans.ws=0..8"], precision=0.01)
    save_chart(grid, IMAGES / "lab-grid.svg")
    save_chart(compare(DUEL, "options.morale=false", 20_000), IMAGES / "lab-difference.svg")
    day = IMAGES / "day.toml"
    day.write_text(DAY, encoding="utf-8")
    save_chart(simulate_chain(day), IMAGES / "lab-day.svg")
    day.unlink()
    save_chart(simulate("skirmish", 2000, closely=300), IMAGES / "lab-overview.svg")


def outputs(page: Path) -> None:
    """Fill in what the commands print."""
    file = HERE / "day.toml"
    file.write_text(DAY, encoding="utf-8")
    found = {
        "simulate": output(DUEL),
        "wrong": output(DUEL, "--sweep", "kurt.wss=2..6"),
        "sweep": output(DUEL, "--sweep", "kurt.ws=0..10", "--precision", "1%"),
        "versus": output(DUEL, "--versus", "options.morale=false", "-n", "20000"),
        "chain": DAY.strip(),
        "day": output(str(file)),
    }
    file.unlink()
    text = page.read_text(encoding="utf-8")
    commands = {
        "simulate": r"\$ fechtbuch simulate kurt-and-hans",
        "wrong": r"\$ fechtbuch simulate kurt-and-hans --sweep kurt\.wss=2\.\.6",
        "sweep": r"\$ fechtbuch simulate kurt-and-hans --sweep kurt\.ws=0\.\.10 .*?",
        "versus": r"\$ fechtbuch simulate kurt-and-hans --versus .*?",
        "day": r"\$ fechtbuch simulate day\.toml",
    }
    for name, command in commands.items():
        text = re.sub(
            rf"(```\n{command}\n).*?(\n```)",
            lambda match, name=name: match[1] + found[name] + match[2],  # type: ignore[misc]
            text,
            count=1,
            flags=re.DOTALL,
        )
    text = re.sub(
        r"(```toml\n).*?(\n```)",
        lambda match: match[1] + found["chain"] + match[2],
        text,
        count=1,
        flags=re.DOTALL,
    )
    page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    pictures()
    outputs(HERE / "laboratory.md")
