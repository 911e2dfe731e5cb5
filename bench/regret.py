"""What each level gives away in duels that can be solved, exactly.

    python -m bench.regret [--level strong ...] [--write docs/strength.md] [DUEL ...]

Two of a level fight; then one of them tries every plan at every question, over all dice, while the
other plays on as ever. What that wins more is the level's regret: no share of fights that were
thrown, but a chance that was reckoned. Without duels it takes those of `examples/duels` and of
`bench/duels`.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.ladder import HOME, written
from fechtbuch.odds import best_response, win_odds
from fechtbuch.scenario import Scenario, load
from fechtbuch.simulate.run import with_policies

LEVELS = ("novice", "trained", "book", "strong")


@dataclass(frozen=True)
class Regret:
    """What a level gives away in one duel."""

    duel: Scenario
    level: str
    wins: tuple[float, ...]
    """Of each side, where both play so."""
    draws: float
    given: tuple[float, ...]
    """What each side gives away."""
    decisions: int

    @property
    def mean(self) -> float:
        """Over both sides."""
        return sum(self.given) / len(self.given)


def duels() -> list[Path]:
    """All that there are."""
    folders = (HOME / "examples" / "duels", HOME / "bench" / "duels")
    return sorted(path for folder in folders for path in folder.glob("*.toml"))


def regret(path: Path, level: str) -> Regret:
    """Both sides of a duel by one level, against the best that either could do."""
    duel = load(path)
    policies = {party.slug: level for party in duel.sides}
    played = win_odds(with_policies(duel, policies))
    found = [best_response(duel, slug, policies=policies) for slug in policies]
    return Regret(
        duel,
        level,
        tuple(one.played for one in found),
        (played.draw.low + played.draw.high) / 2,
        tuple(one.regret for one in found),
        sum(one.decisions for one in found),
    )


def table(found: Sequence[Regret]) -> Iterable[str]:
    """As a table of the page: a line for each duel and level, and the mean of each level."""
    yield "| book | duel | level | wins | draws | given away | decisions |"
    yield "|---|---|---|---|---:|---|---:|"
    for one in found:
        wins = " / ".join(f"{share:.1%}" for share in one.wins)
        given = " / ".join(f"{share:.2%}" for share in one.given)
        yield (
            f"| {one.duel.rulebook.title} | {one.duel.title} | {one.level} | {wins} | "
            f"{one.draws:.1%} | {given} | {one.decisions} |"
        )
    yield ""
    means = []
    for level in dict.fromkeys(one.level for one in found):
        mine = [one for one in found if one.level == level]
        mean = sum(one.mean for one in mine) / len(mine)
        most = max(max(one.given) for one in mine)
        means.append(f"{level} {100 * mean:.2f} points, at most {100 * most:.2f}")
    yield "Given away on average: " + "; ".join(means) + "."


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve, print, and put the table in its place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("duels", nargs="*", type=Path)
    parser.add_argument("--level", choices=LEVELS, action="append")
    parser.add_argument("--write", type=Path, help="the page; its table is put in place")
    chosen = parser.parse_args(arguments)
    found = [
        regret(path, level) for path in chosen.duels or duels() for level in chosen.level or LEVELS
    ]
    text = "\n".join(table(found))
    print(text)
    if chosen.write is not None:
        page = chosen.write.read_text(encoding="utf-8")
        chosen.write.write_text(written(page, "regret", text), encoding="utf-8")


if __name__ == "__main__":
    main()
