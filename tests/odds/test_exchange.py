"""Exact odds of one choice: the rules' own fractions, merged or not, from anywhere."""

import sys
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.session import Session
from fechtbuch.odds import Odds, OddsError, TooMany, exchange, sampled
from fechtbuch.scenario import Scenario, load, new_record, open_session, seed_from
from tests.odds.scenes import man, scene

STRIKE = "attack target=hans weapon=messer"


def bands(odds: Odds, whose: str = "") -> tuple[Fraction, Fraction, Fraction]:
    full, glancing, miss = (
        odds.outcomes.get(whose + name, Fraction(0))
        for name in ("full-hit", "glancing-hit", "miss")
    )
    assert full + glancing + miss == sum(odds.outcomes.values()) == 1
    return full, glancing, miss


def percent(full: int, glancing: int, miss: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(one, 100) for one in (full, glancing, miss))


def duel(*states: str, **changes: Any) -> Scenario:
    return scene([man("kurt", 0)], [man("hans", 1, 0, *states, **changes)])


def test_the_first_worked_example() -> None:
    odds = exchange(duel("acted"), "kurt", STRIKE)
    assert bands(odds) == percent(55, 20, 25)
    assert odds.mean_damage() == Fraction(239, 40)
    assert odds.damage[0] == Fraction(1, 4)
    assert odds.damage[1] == Fraction(1, 5)
    assert sum(odds.damage.values()) == 1
    assert (odds.choice, odds.target) == (STRIKE, "hans")
    assert odds.cut == 0
    assert list(odds.victims) == ["hans"]
    # 12 Wounds: down at 12 points or more, that is 36 of the 160 pairs of dice.
    assert odds.states["hans"]["down"] == odds.states["hans"]["out"] == Fraction(36, 160)
    assert odds.health["hans"][12] == Fraction(1, 4)
    assert odds.exact


@pytest.mark.parametrize(
    ("answer", "chances"),
    [("none", (55, 20, 25)), ("guard", (45, 20, 35)), ("parry", (35, 20, 45))],
)
def test_answers_are_given(answer: str, chances: tuple[int, int, int]) -> None:
    odds = exchange(duel(wounds=400), "kurt", "attack hans", [f"hans: {answer}"])
    assert bands(odds) == percent(*chances)
    by_kind = exchange(duel(wounds=400), "kurt", "attack hans", [f"hans@answer: {answer}"])
    assert by_kind == odds


def test_a_counter_attack_is_told_with_its_name() -> None:
    kurt = man("kurt", 0, wounds_left=1)
    fight = scene([kurt], [man("hans", 1)], injury_table="none")
    odds = exchange(fight, "kurt", "attack hans", ["hans: counter"])
    first: dict[str, Fraction] = {}
    for name, chance in odds.outcomes.items():
        head = name.split(", ")[0]
        first[head] = first.get(head, Fraction(0)) + chance
    assert first == {
        "hans: full-hit": Fraction(1, 2),
        "hans: glancing-hit": Fraction(1, 10),
        "hans: miss": Fraction(2, 5),
    }
    assert odds.states["kurt"]["down"] == Fraction(3, 5)
    assert set(odds.victims) == {"kurt", "hans"}


@pytest.mark.parametrize(
    ("actor", "choice", "fighters", "chances"),
    [
        # A parry with a pike; crossbows at three ranges; somebody who is unaware.
        ("kurt", "attack ilse", ([man("kurt", 0)], [man("ilse", 1)]), (60, 20, 20)),
        (
            "anselm",
            "shoot ilse",
            ([man("anselm", 0)], [man("ilse", 8, 0, "acted", wounds=400)]),
            (85, 5, 10),
        ),
        (
            "anselm",
            "shoot ilse",
            ([man("anselm", 0)], [man("ilse", 60, 0, "acted", wounds=400)]),
            (65, 5, 30),
        ),
    ],
)
def test_more_worked_examples(
    actor: str, choice: str, fighters: Any, chances: tuple[int, int, int]
) -> None:
    answers = ["ilse: none"] if actor == "kurt" else []
    odds = exchange(scene(*fighters), actor, choice, answers)
    assert bands(odds) == percent(*chances)


def test_merging_changes_nothing_but_the_work() -> None:
    fight = scene([man("kurt", 0)], [man("hans", 1)], injury_table="none")
    for steps in (1, 2):
        merged = exchange(fight, "kurt", "attack hans", ["hans: parry"], steps=steps)
        plain = exchange(fight, "kurt", "attack hans", ["hans: parry"], steps=steps, merge=False)
        # In a single blow the ways to each damage are few, and gathering them is work as well.
        assert steps == 1 or merged.runs < plain.runs
        assert merged.to_data() == {**plain.to_data(), "runs": merged.runs}


def test_the_choice_waits_for_its_turn_and_others_do_nothing_before() -> None:
    hans = exchange(duel(wounds=400), "hans", "attack kurt", ["kurt: none"])
    assert bands(hans) == percent(50, 10, 40)
    crowd = scene([man("hans", 0), man("kurt", 0, 1)], [man("ilse", 1, 1, "acted", wounds=99)])
    assert sum(exchange(crowd, "kurt", "attack ilse").outcomes.values()) == 1


def test_more_steps_are_played_by_the_policies() -> None:
    fight = scene([man("kurt", 0)], [man("hans", 1, wounds=60)], injury_table="none")
    one = exchange(fight, "kurt", "attack hans", ["hans: parry"])
    two = exchange(fight, "kurt", "attack hans", ["hans: parry"], steps=2)
    assert two.runs > one.runs
    assert sum(two.damage.values()) == sum(two.outcomes.values()) == 1
    assert two.mean_damage() >= one.mean_damage()


# From a live position.


def table(fight: Scenario, seed: int) -> Session:
    secret = seed_from(seed)
    return open_session(new_record(fight, secret), secret)


def test_odds_of_the_pending_question() -> None:
    fight = duel(wounds=400)
    session = next(one for one in (table(fight, seed) for seed in range(20)) if _asks(one, "kurt"))
    from_start = exchange(fight, "kurt", STRIKE, ["hans: none"])
    assert exchange(session, "kurt", STRIKE, ["hans: none"]).outcomes == from_start.outcomes
    session.answer(STRIKE)
    assert _asks(session, "hans")
    answered = exchange(session, "hans", "none")
    assert bands(answered, "kurt: ") == percent(55, 20, 25)
    assert bands(exchange(session, "hans", "guard"), "kurt: ") == percent(45, 20, 35)
    with pytest.raises(OddsError, match="kurt is not asked now; the table waits for hans"):
        exchange(session, "kurt", STRIKE)


def test_odds_never_depend_on_the_dice_to_come() -> None:
    fight = duel(wounds=400)
    asking = [one for one in (table(fight, seed) for seed in range(12)) if _asks(one, "kurt")]
    assert len(asking) > 2
    found = [exchange(one, "kurt", STRIKE, ["hans: parry"]) for one in asking]
    assert all(one == found[0] for one in found)


def _asks(session: Session, slug: str) -> bool:
    who = session.pending[0].who
    return who is not None and who.slug == slug


def test_a_fight_needs_its_book() -> None:
    fight = duel("acted").build()
    odds = exchange(fight, "kurt", STRIKE, book=books()["landsknecht"])
    assert bands(odds) == percent(55, 20, 25)
    with pytest.raises(ValueError, match="give book"):
        exchange(fight, "kurt", STRIKE)


# Too large, and by chance.


def close(chances: dict[str, Fraction], found: dict[str, Fraction], samples: int) -> None:
    """Within four standard errors."""
    for key, chance in chances.items():
        error = sqrt(chance * (1 - chance) / samples)
        assert abs(float(found.get(key, Fraction(0)) - chance)) <= 4 * error + 1e-9


def test_too_many_courses_are_said_and_sampling_agrees_with_exact_odds() -> None:
    fight = duel()
    with pytest.raises(TooMany, match="more than 50 courses"):
        exchange(fight, "kurt", STRIKE, ["hans: parry"], most_runs=50)
    exact = exchange(fight, "kurt", STRIKE, ["hans: parry"])
    shares = sampled(fight, "kurt", STRIKE, ["hans: parry"], samples=4000, seed=5)
    assert shares.samples == 4000
    assert not shares.exact
    close(exact.outcomes, shares.outcomes, 4000)
    close(exact.states["hans"], shares.states["hans"], 4000)
    close(
        {str(amount): chance for amount, chance in exact.damage.items()},
        {str(amount): chance for amount, chance in shares.damage.items()},
        4000,
    )
    low, high = shares.interval(shares.outcomes["miss"])
    assert low < 0.45 < high


def test_sampling_is_repeatable() -> None:
    one = sampled(duel(), "kurt", STRIKE, samples=200, seed=1)
    assert one == sampled(duel(), "kurt", STRIKE, samples=200, seed=1)
    assert one != sampled(duel(), "kurt", STRIKE, samples=200, seed=2)


def test_too_many_dice_before_the_choice_fall_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["fechtbuch.odds.exchange"], "MOST_SEEKING", 2)
    fight = load("phase-six/marek-and-grom")
    odds = exchange(fight, "marek", "end")
    assert odds.typical
    assert odds.to_data()["typical"] is True
    assert sum(odds.outcomes.values()) == 1
    assert sampled(fight, "marek", "end", samples=20).samples == 20
    with pytest.raises(OddsError, match="juggle"):
        exchange(fight, "marek", "juggle")


# Bad input.


@pytest.mark.parametrize(
    ("actor", "choice", "answers", "message"),
    [
        ("fritz", STRIKE, [], "no such fighter; there are kurt, hans"),
        ("kurt", "attack target=fritz", [], "fritz"),
        ("kurt", "juggle", [], "juggle"),
        ("kurt", STRIKE, ["fritz: parry"], "no fighter or side 'fritz'"),
        ("kurt", STRIKE, ["hans: juggle"], "it is refused"),
        ("kurt", STRIKE, ["hans: none", "kurt@answer: parry"], "never comes up"),
        ("kurt", STRIKE, ["hans@answer: juggle"], "refused"),
    ],
)
def test_what_cannot_be_asked_is_told(
    actor: str, choice: str, answers: list[str], message: str
) -> None:
    with pytest.raises(OddsError, match=message):
        exchange(duel(), actor, choice, answers)


@pytest.mark.parametrize("wrong", [{"steps": 0}, {"most_runs": 0}, {"depth": 0}])
def test_bounds_are_checked(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="give"):
        exchange(duel(), "kurt", STRIKE, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [one.key for one in books().values()])
def test_every_book_names_its_outcomes_with_keys(name: str) -> None:
    kinds = books()[name].outcome_kinds
    assert all(kind and text for kind, text in kinds.items())


def test_the_packaged_duel() -> None:
    odds = exchange(load("kurt-and-hans"), "kurt", STRIKE, ["hans: none"])
    assert bands(odds) == percent(55, 20, 25)
