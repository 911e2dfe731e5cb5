"""The short form of the solved duels: strong gives nothing away, and who does is found out."""

import pytest

from bench.ladder import HOME
from bench.regret import Regret, duels, regret, table

MEAN = 0.01
MOST = 0.03
SMALL = HOME / "examples" / "duels" / "phase-six.toml"
DICE = HOME / "bench" / "duels" / "phase-six-dice.toml"


@pytest.fixture(scope="module")
def strong() -> Regret:
    return regret(SMALL, "strong")


def test_strong_gives_next_to_nothing_away(strong: Regret) -> None:
    found = [strong, regret(DICE, "strong")]
    assert sum(one.mean for one in found) / len(found) <= MEAN
    assert all(given <= MOST for one in found for given in one.given)
    assert all(one.decisions > 20 for one in found)


def test_a_novice_is_found_out(strong: Regret) -> None:
    novice = regret(SMALL, "novice")
    assert min(novice.given) > MOST
    text = "\n".join(table([novice, strong]))
    assert "| novice |" in text
    mean, most = 100 * strong.mean, 100 * max(strong.given)
    assert f"strong {mean:.2f} points, at most {most:.2f}" in text


def test_three_books_have_duels_that_can_be_solved() -> None:
    assert len({path.name.split("-")[0].removesuffix(".toml") for path in duels()}) == 3
