"""How even and how long every scenario is: `make scenes` writes it for the lobby."""

import argparse
from pathlib import Path

from fechtbuch.scenario import load, names
from fechtbuch.simulate import simulate

FIGHTS = 400
SEED = 7
HEAD = """# Written by `make scenes`: {fights} fights each, seed {seed}, the engine against itself.

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


def main() -> None:
    """Measure all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path, help="the file to write")
    parser.add_argument("--fights", type=int, default=FIGHTS)
    asked = parser.parse_args()
    text = HEAD.format(fights=asked.fights, seed=SEED)
    for info in names():
        text += line(f"{info.book}/{info.name}", asked.fights)
    asked.path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
