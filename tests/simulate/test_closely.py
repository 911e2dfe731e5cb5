"""A closer look: the very fights that are counted, told in full."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.scenario import load, names
from fechtbuch.simulate import Closely, simulate

DUEL = "kurt-and-hans"


def look(name: str, fights: int = 300) -> tuple[Closely, dict[str, float]]:
    result = simulate(name, fights, processes=1, closely=fights)
    assert result.closely is not None
    assert result.closely.fights == fights
    return result.closely, {slug: one.damage_dealt for slug, one in result.fighters.items()}


@pytest.mark.parametrize("name", [info.name for info in names()])
def test_damage_by_source_adds_up_to_all_damage(name: str) -> None:
    closely, dealt = look(name, 20)
    for slug, whole in dealt.items():
        found = sum(damage.mean for damage in closely.damage if damage.fighter == slug)
        # What was dealt before anybody decided anything has no source.
        assert found == pytest.approx(whole) or found <= whole


def test_damage_of_a_duel_comes_from_what_the_fighters_hold() -> None:
    closely, dealt = look(DUEL)
    assert sum(damage.mean for damage in closely.damage) == pytest.approx(sum(dealt.values()))
    assert {(damage.fighter, damage.item) for damage in closely.damage} == {
        ("kurt", "messer"),
        ("hans", "halberd"),
    }


def test_damage_is_not_put_down_to_keeping_a_roll() -> None:
    closely, dealt = look("phase-six/knight-and-rogue", 40)
    assert {damage.action for damage in closely.damage} <= {"attack", "walk"}  # walk and strike
    assert all(damage.item for damage in closely.damage)
    assert sum(damage.mean for damage in closely.damage) == pytest.approx(sum(dealt.values()))
    kept = [option for option in closely.options if option.verb == "keep"]
    assert kept
    assert all(option.times > 0 == option.damage for option in kept)


def test_options_are_counted_as_they_were_chosen() -> None:
    closely, _ = look(DUEL)
    for option in closely.options:
        assert 0 <= option.hits <= option.times
        assert 1 <= option.fights <= min(option.times, closely.fights)
        assert 0 <= option.won <= option.fights
    verbs = {option.verb for option in closely.options}
    assert "attack" in verbs


def test_rules_are_named_by_the_ledger() -> None:
    closely, _ = look(DUEL)
    known = books()[load(DUEL).book].rules
    assert {rule.rule for rule in closely.rules} <= set(known)
    for rule in closely.rules:
        assert 1 <= rule.fights <= closely.fights
        assert rule.decided is None or 0 <= rule.decided <= rule.changed


def test_a_rule_that_makes_the_difference_is_said_to_decide() -> None:
    # The striker's skill is part of every attack number, so it must decide many attacks.
    closely, _ = look(DUEL)
    deciding = {rule.rule: rule.decided for rule in closely.rules}
    assert (deciding["LSK-ATK-04"] or 0) > 100


def test_health_is_that_at_the_end() -> None:
    closely, _ = look(DUEL)
    assert set(closely.health) == {"kurt", "hans"}
    for counts in closely.health.values():
        assert sum(counts.values()) == closely.fights


def test_nothing_is_looked_at_where_nobody_wants_to() -> None:
    assert simulate(DUEL, 50, processes=1, closely=0).closely is None
