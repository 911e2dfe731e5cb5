"""Who beats whom, against tables made by hand."""

from dataclasses import replace
from itertools import permutations
from math import log
from random import Random

import pytest

from fechtbuch.books.base import books
from fechtbuch.questions import matchups
from fechtbuch.questions.contenders import called, contender_of, everybody, meeting
from fechtbuch.questions.ratings import SCALE, bradley_terry, cycles, expected, unbeatable
from fechtbuch.questions.speaking import Called, Speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.telling import sentence
from fechtbuch.simulate import simulate
from fechtbuch.simulate.run import Means
from fechtbuch.text.bad_input import BadInput

LANDSKNECHT = books()["landsknecht"]
ALONE = Means(processes=1)

ROCK = [[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]
"""Rock, paper, scissors: each loses against the next."""


def test_ratings_of_two_are_their_odds() -> None:
    # 75 of 100: three to one; the half fight that is added to each makes it 75.5 to 25.5.
    one, other = bradley_terry([[0.5, 0.75], [0.25, 0.5]], 100)
    assert one - other == pytest.approx(SCALE * log(75.5 / 25.5))
    assert one == pytest.approx(-other)


def test_ratings_are_those_that_results_were_made_from() -> None:
    true = [120.0, 40.0, -10.0, -150.0]
    shares = [[expected(a, b) for b in true] for a in true]
    assert bradley_terry(shares, 1e6) == pytest.approx(true, abs=0.1)


def test_whoever_never_lost_has_a_finite_rating() -> None:
    found = bradley_terry([[0.5, 1, 1], [0, 0.5, 0.5], [0, 0.5, 0.5]], 200)
    assert 300 < found[0] < 2000
    assert found[1] == pytest.approx(found[2])


def test_circles_are_found_and_told_once() -> None:
    beats = [[False, True, False], [False, False, True], [True, False, False]]
    assert cycles(beats) == [(0, 1, 2)]
    ladder = [[False, True, True], [False, False, True], [False, False, False]]
    assert cycles(ladder) == []
    four = [[one + 1 == other or (one, other) == (3, 0) for other in range(4)] for one in range(4)]
    assert cycles(four) == [(0, 1, 2, 3)]


def test_of_rock_paper_and_scissors_each_is_taken_as_often() -> None:
    assert unbeatable(ROCK) == pytest.approx([1 / 3] * 3)
    # Winning with rock is worth twice as much: by hand, paper one half, the others a quarter.
    heavy = [[0.5, 0.25, 1], [0.75, 0.5, 0.25], [0, 0.75, 0.5]]
    assert unbeatable(heavy) == pytest.approx([0.25, 0.5, 0.25])


def test_who_beats_everybody_is_always_taken() -> None:
    assert unbeatable([[0.5, 0.6, 0.9], [0.4, 0.5, 0.8], [0.1, 0.2, 0.5]]) == [1.0, 0.0, 0.0]


@pytest.mark.parametrize("seed", range(8))
def test_nobody_gains_against_the_mix(seed: int) -> None:
    chance = Random(seed)
    size = 6
    shares = [[0.5] * size for _ in range(size)]
    for a, b in permutations(range(size), 2):
        if a < b:
            shares[a][b] = chance.random()
            shares[b][a] = 1 - shares[a][b]
    mix = unbeatable(shares)
    assert sum(mix) == pytest.approx(1)
    for other in range(size):
        taken = sum(mix[one] * shares[one][other] for one in range(size))
        assert taken >= 0.5 - 1e-9


def test_pairs_come_to_what_both_orders_come_to() -> None:
    found = matchups(LANDSKNECHT, ["kurt", "hans", "peasant"], 100, 4, ALONE)
    kurt, peasant = (contender_of(LANDSKNECHT, name) for name in ("kurt", "peasant"))
    points = 0.0
    for place, pair in enumerate(((kurt, peasant), (peasant, kurt))):
        alone = simulate(meeting(LANDSKNECHT, [pair[0]], [pair[1]]), 100, 4, 1, closely=0)
        wins = list(alone.sides.values())[place].wins
        points += wins + alone.draws / 2
    assert found.share(0, 2) == pytest.approx(points / 200)
    assert found.share(2, 0) == pytest.approx(1 - points / 200)
    assert found.ranked()[-1] == 2
    assert found.mix[2] == 0
    assert sum(rating.value for rating in found.ratings) == pytest.approx(0, abs=1e-6)
    assert found == matchups(LANDSKNECHT, ["kurt", "hans", "peasant"], 100, 4, Means(processes=2))


def test_who_is_not_surely_weaker_may_be_the_strongest() -> None:
    """Twins cannot be told apart, and a peasant can: the title says no more than that."""
    twins = matchups(LANDSKNECHT, ["kurt", "kurt+name=Karl", "peasant"], 60, 4, ALONE)
    assert set(twins.strongest) == {0, 1}
    assert twins.weakest == (2,)
    assert twins.found()["weakest"] == ["peasant"]
    told = {one: sentence(twins, Speech(one, "landsknecht")) for one in ("en", "de", "fr", "pl")}
    assert told["en"] == "Strongest: Kurt or Kurt, name Karl; weakest: Peasant"
    assert len(set(told.values())) == 4


def test_nobody_is_called_the_strongest_of_equals() -> None:
    alike = matchups(LANDSKNECHT, ["kurt", "kurt+name=Karl"], 40, 4, ALONE)
    assert set(alike.strongest) == set(alike.weakest) == {0, 1}
    assert sentence(alike, Speech("en", "landsknecht")).startswith("Nobody is surely stronger")


def test_who_beats_somebody_above_is_named_where_there_is_no_circle() -> None:
    """A rating is one number: who is strong against one alone may still be below him."""
    found = matchups(LANDSKNECHT, ["kurt", "hans", "peasant"], 100, 4, ALONE)
    assert found.upsets() == []
    assert found.found()["upsets"] == []
    turned = replace(found, ratings=found.ratings[::-1])
    assert sorted(turned.upsets()) == [(0, 1), (0, 2), (1, 2)]
    words = Speech("en", "landsknecht")
    (note,) = sheet(turned, words).more
    assert note.text.startswith("No circles, but the order does not tell all: Kurt beats Hans; ")
    (note,) = sheet(found, words).more
    assert note.text.startswith("No circles: nobody")


def test_squads_loadouts_and_policies_are_contenders() -> None:
    found = matchups(LANDSKNECHT, ["kurt", "kurt+ws=9", "kurt@random", "peasant x3"], 40, 0, ALONE)
    assert found.called[1] == Called("Kurt", "+ws=9")
    words = Speech("en", "landsknecht")
    told = [words.contender(one) for one in found.called]
    assert told == ["Kurt", "Kurt, weapon skill 9", "Kurt, random", "Peasant x3"]
    both = Called("Kurt", "x4+ws=5+armour=none@novice (2)")
    assert words.contender(both) == "Kurt x4, weapon skill 5, armour nothing, novice (2)"
    assert found.share(1, 0) > 0.6
    assert found.share(2, 0) < 0.4


def test_no_two_contenders_are_called_the_same() -> None:
    """The same knight on his horse and on foot: a chart laid both upon each other."""
    for book in books().values():
        for language in ("en", "de", "fr", "pl"):
            words = Speech(language, book.key)
            told = [words.contender(one) for one in called(book, everybody(book))]
            assert len(set(told)) == len(told), (book.key, language)
    found = matchups(LANDSKNECHT, ["ulrich", "ulrich-on-foot", "kurt"], 10, 0, ALONE)
    words = Speech("en", "landsknecht")
    assert [words.contender(one) for one in found.called] == ["Ulrich (Warhorse)", "Ulrich", "Kurt"]
    alone = matchups(LANDSKNECHT, ["ulrich", "kurt"], 10, 0, ALONE)
    assert words.contender(alone.called[0]) == "Ulrich"


def test_everybody_of_every_book_can_be_held_against_others() -> None:
    for book in books().values():
        known = everybody(book)
        assert len(known) >= 2, book.key


@pytest.mark.parametrize(
    ("names", "wrong"),
    [
        (["kurt"], "at least two"),
        (["kurt", "nobody"], "no such fighter"),
        (["kurt", "hans x99"], "from 1 to 12"),
        (["kurt", "hans@genius"], "no such policy"),
        (["kurt", "hans+ws"], "write a fighter"),
        (["kurt", "hans+ws=many"], "hans.ws=many: ws: must be a whole number"),
        (["kurt", "hans+wss=3"], "did you mean `ws`"),
        (["kurt", "hans", "kurt"], "kurt: is named twice"),
    ],
)
def test_whoever_cannot_fight_is_refused_with_who_could(names: list[str], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        matchups(LANDSKNECHT, names, 10, 0, ALONE)
