"""Plans of Landsknecht: blows are reckoned exactly."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.landsknecht.mind.judging import Strike, reckon, usual_blow
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.odds import exchange
from fechtbuch.scenario import Scenario

BOOK = books()["landsknecht"]


def facing(one: str, other: str, apart: int, **scene: object) -> Scenario:
    data = BOOK.bout({"use": one, "at": [0, 5]}, {"use": other, "at": [apart, 5]})
    return Scenario.from_data({**data, **scene}, "bout")


@pytest.mark.parametrize(("one", "other"), [("kurt", "hans"), ("hans", "kurt"), ("wolf", "hans")])
def test_a_blow_is_worth_what_exact_odds_say(one: str, other: str) -> None:
    fight = facing(one, other, 1).build()
    assert isinstance(fight, Battle)
    attacker, victim = fight.fighters
    strike = Strike()
    reckon(strike, fight, usual_blow(fight, attacker, victim, False))
    blow = usual_blow(fight, attacker, victim, False)
    weapon = "bare-hands" if blow.thing is None else blow.thing.slug
    found = exchange(
        fight,
        attacker.slug,
        f"attack target={victim.slug} weapon={weapon}",
        [f"{victim.slug}@answer: none"],
        book=BOOK,
    )
    most = int(victim.wounds)
    mean = sum(min(amount, most) * weight for amount, weight in found.damage.items()) / most
    falls = sum(weight for amount, weight in found.damage.items() if amount >= most)
    assert strike.harm == pytest.approx(1000 * float(mean), abs=2)
    assert strike.ends == pytest.approx(1000 * float(falls), abs=2)
