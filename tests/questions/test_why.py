"""What decides a fight: shares that add up, and courses that were counted right."""

from itertools import permutations

import pytest

from fechtbuch.questions import why
from fechtbuch.questions.factors import factors_of, shapley, shareable, without
from fechtbuch.questions.speaking import Speech
from fechtbuch.questions.tables import sheet
from fechtbuch.questions.telling import story
from fechtbuch.questions.why import Why
from fechtbuch.scenario import load
from fechtbuch.simulate import simulate
from fechtbuch.simulate.run import Means
from fechtbuch.text.bad_input import BadInput

DUEL = "kurt-and-hans"


@pytest.fixture(scope="module")
def found() -> Why:
    return why(DUEL, fights=100, seed=1, means=Means(processes=1))


def test_shares_are_averages_over_all_orders() -> None:
    values = [0.1, 0.5, 0.2, 0.9, 0.3, 0.4, 0.35, 1.0]
    by_hand = [0.0, 0.0, 0.0]
    for order in permutations(range(3)):
        there = 0
        for one in order:
            by_hand[one] += (values[there | 1 << one] - values[there]) / 6
            there |= 1 << one
    assert shapley(values, 3) == pytest.approx(by_hand)


def test_shares_of_a_glove_game_are_those_of_the_textbook() -> None:
    # One left glove, two right ones; a pair is worth 1.
    pairs = [float(bool(one & 1 and one & 6)) for one in range(8)]
    assert shapley(pairs, 3) == pytest.approx([4 / 6, 1 / 6, 1 / 6])


def test_shares_add_up_to_the_result(found: Why) -> None:
    shares = [part.shapley.value for part in found.parts if part.shapley is not None]
    assert len(shares) == 6
    assert sum(shares) == pytest.approx(found.share - found.nothing)
    assert found.share == simulate(DUEL, 100, seed=1, processes=1, closely=0).sides["kurt"].share


def test_a_duel_without_its_differences_is_one_against_oneself() -> None:
    scenario = load(DUEL)
    twin = without(scenario, shareable(scenario, factors_of(scenario)))
    assert twin is not None
    one, other = (party.recruits[0].to_data() for party in twin.sides)
    for field in ("ws", "wounds", "armour", "hands", "abilities"):
        assert one[field] == other[field]


def test_a_part_left_out_is_fought_without_it(found: Why) -> None:
    part = next(part for part in found.parts if part.factor.field == "armour")
    variant = without(load(DUEL), [part.factor])
    assert variant is not None
    alone = simulate(variant, 100, seed=1, processes=1, closely=0).sides["kurt"].share
    assert part.left == alone
    assert part.difference == pytest.approx(found.share - alone)


def test_rules_of_a_duel_are_left_out_too_but_have_no_share(found: Why) -> None:
    """Both fight by them: what a rule decides is told by what is won without it."""
    part = next(part for part in found.parts if part.factor.key == "switch .morale")
    assert part.shapley is None
    calm = load(DUEL).with_({"options.morale": False})
    without_it = simulate(calm, 100, seed=1, processes=1, closely=0)
    assert part.left == without_it.sides["kurt"].share
    told = sheet(found, Speech("en", "landsknecht"))
    assert told.rows[-1].cells[1] == ""
    # A rule that decides nothing has no line of its own.
    named = [row.cells[0] for row in told.rows]
    assert "Parrying missiles" not in named
    (note,) = [one.text for one in told.after if one.text.startswith("As many fights are won")]
    assert "Parrying missiles" in note
    assert not set(note.removesuffix(".").partition(": ")[2].split("; ")) & set(named)


def test_the_course_is_counted_from_the_same_fights(found: Why) -> None:
    alone = simulate(DUEL, 100, seed=1, processes=1, closely=0)
    way = found.way
    assert way.fights == 100
    assert way.moments[0].on == 100
    assert way.moments[0].won[0] == alone.sides["kurt"].wins
    over = sum(number for rounds, number in alone.rounds.counts.items() if rounds <= 1)
    assert way.moments[1].on == 100 - over
    assert (way.p5, way.p50, way.p95) == (alone.rounds.p5, alone.rounds.p50, alone.rounds.p95)
    assert 0 < sum(blow.fights for blow in way.blows) <= 100
    assert all(blow.won <= blow.fights for blow in way.blows)
    # Of two, whoever falls has lost.
    assert all(fall.lost == fall.fights for fall in way.falls)


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_the_typical_course_is_told(found: Why, language: str) -> None:
    told = story(found, Speech(language, "landsknecht"))
    assert len(told) >= 5
    assert not any("question-" in text or "$" in text for text in told)
    assert any("Hans" in text for text in told)


def test_one_and_two_processes_find_the_same() -> None:
    one = why(DUEL, fights=30, means=Means(processes=1))
    assert one == why(DUEL, fights=30, means=Means(processes=2))


def test_of_many_against_many_squads_and_things_are_taken_away() -> None:
    keys = {factor.key for factor in factors_of(load("pikes-against-a-charge"))}
    assert {"squad Pikeman.", "gear Pikeman.pike", "switch .morale"} <= keys
    pikes = [one for one in factors_of(load("pikes-against-a-charge")) if "Pikeman" in one.key]
    # A squad that is gone needs no pikes taken away.
    left = without(load("pikes-against-a-charge"), pikes)
    assert left is not None
    assert all(recruit.block != "pikeman" for recruit in left.sides[0].recruits)


def test_two_of_the_same_have_nothing_to_be_taken_away() -> None:
    data = load(DUEL).to_data()
    data["sides"][1]["fighters"] = [
        {**data["sides"][0]["fighters"][0], "slug": "twin", "at": [10, 5]}
    ]
    with pytest.raises(BadInput, match="both sides are the same"):
        why(load(data), fights=10)


def test_what_the_title_names_stands_first(found: Why) -> None:
    rows = sheet(found, Speech("en", "landsknecht")).rows
    told = [part for part in found.parts if part.shapley is not None]
    shares = [abs(part.shapley.value) for part in told if part.shapley is not None]
    most = told[shares.index(max(shares))]
    assert rows[0].cells[0] == most.factor.label(Speech("en", "landsknecht"))
    # Those without a share follow, what is missed most first.
    assert [bool(row.cells[1]) for row in rows] == sorted(
        [bool(row.cells[1]) for row in rows], reverse=True
    )
