"""How even and how long every scenario is: `make scenes` writes it for the lobby.

    python -m bench.scenes src/fechtbuch/scenario/measured.toml [--only BOOK[/NAME] ...]

With `--only` the others stay as they were measured before.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

from fechtbuch.scenario import load, names
from fechtbuch.simulate import simulate

FIGHTS = 400
SEED = 7
HEAD = """# Written by `make scenes`: {fights} fights each, seed {seed}, strong against strong.

[scenarios]
"""


def line(name: str, fights: int) -> str:
    """One scenario, measured."""
    found = simulate(load(name), fights=fights, seed=SEED)
    first = next(iter(found.sides.values())).share
    draws = found.draws / found.fights
    decisions = found.decisions / found.fights
    return (
        f'"{name}" = {{ first = {first:.4f}, draws = {draws:.4f}, '
        f"rounds = {found.rounds.mean:.1f}, decisions = {decisions:.1f} }}\n"
    )


def kept(path: Path) -> dict[str, str]:
    """The lines of an earlier file, by scenario."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return {text.split('"')[1]: text for text in lines if text.startswith('"')}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all of them, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path, help="the file to write")
    parser.add_argument("--fights", type=int, default=FIGHTS)
    parser.add_argument("--only", nargs="+", default=[], help="books or scenarios")
    asked = parser.parse_args(arguments)
    before = kept(asked.path) if asked.only else {}
    text = HEAD.format(fights=asked.fights, seed=SEED)
    for info in names():
        name = f"{info.book}/{info.name}"
        if name in before and not {name, info.book} & set(asked.only):
            text += before[name]
        else:
            text += line(name, asked.fights)
    asked.path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
