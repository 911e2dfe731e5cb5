"""A day's work: wounds are carried from one encounter into the next."""

from pathlib import Path

import pytest

from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import load
from fechtbuch.simulate import load_chain, simulate, simulate_chain
from fechtbuch.simulate.chain import chain_of, is_chain

DUEL = "kurt-and-hans"
ONCE = {"encounters": [{"scenario": DUEL}]}
TWICE = {"title": "Two duels", "encounters": [{"scenario": DUEL}, {"scenario": DUEL}]}


def test_the_first_encounter_is_the_plain_fight() -> None:
    day = simulate_chain(ONCE, 400, seed=2, processes=1)
    plain = simulate(DUEL, 400, seed=2, processes=1, closely=0)
    assert day.stages[0].won == plain.sides["kurt"].wins
    assert day.stages[0].interval == plain.sides["kurt"].interval
    assert day.stages[0].rounds == pytest.approx(plain.rounds.mean)


def test_wounds_make_the_second_fight_harder() -> None:
    day = simulate_chain(TWICE, 1000, processes=1)
    first, second = day.stages
    assert second.begun == first.won
    assert second.won / second.begun < first.won / first.begun - 0.1
    assert day.fights == first.begun + second.begun


def test_rest_helps() -> None:
    hard = simulate_chain(TWICE, 3000, processes=1).stages[1]
    rested = simulate_chain(
        {"encounters": [{"scenario": DUEL}, {"scenario": DUEL, "rest": "bed"}]}, 3000, processes=1
    ).stages[1]
    assert rested.share > hard.share


def test_days_do_not_depend_on_the_number_of_processes() -> None:
    one = simulate_chain(TWICE, 300, seed=6, processes=1)
    two = simulate_chain(TWICE, 300, seed=6, processes=2)
    assert one.stages == two.stages


def test_a_party_takes_the_heroes_place_in_other_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "day.toml"
    file.write_text(
        f'title = "A day"\n[[encounters]]\nscenario = "{DUEL}"\n'
        '[[encounters]]\nscenario = "tavern-wrestling"\nrest = "night"\n',
        encoding="utf-8",
    )
    assert is_chain(file)
    assert not is_chain(DUEL)
    chain = load_chain(file)
    second = chain.scenarios[1]
    assert [r.slug for side in second.sides if side.slug == "kurt" for r in side.recruits] == [
        "kurt"
    ]
    day = simulate_chain(chain, 100, processes=1)
    assert [stage.rest for stage in day.stages] == ["", "night"]


def test_a_party_larger_than_a_scene_stands_near_its_places() -> None:
    chain = chain_of("A day", [load("ambush-in-the-dark"), load("skirmish"), load(DUEL)], [""] * 3)
    for scenario in chain.scenarios:
        party = next(side for side in scenario.sides if side.slug == chain.party)
        assert [one.slug for one in party.recruits][:2] == ["witch-hunter", "kurt"]
        places = [one.at for side in scenario.sides for one in side.recruits]
        assert len(set(places)) == len(places)
        scenario.build()
    kurt = next(one for side in load(DUEL).sides for one in side.recruits if one.slug == "kurt")
    last = next(
        one for side in chain.scenarios[2].sides for one in side.recruits if one.slug == "kurt"
    )
    # Whoever is in the scene stands where it has him.
    assert last.at == kurt.at


def test_foes_called_like_the_party_get_other_slugs_and_stay_hidden_from_it() -> None:
    chain = chain_of("A day", [load("skirmish"), load("ambush-in-the-dark")], ["", ""])
    party, robbers = chain.scenarios[1].sides
    assert party.slug == chain.party
    slugs = [one.slug for side in (party, robbers) for one in side.recruits]
    assert len(set(slugs)) == len(slugs)
    assert {one.hidden for one in robbers.recruits if one.hidden} == {(chain.party,)}


def test_what_is_wrong_with_a_chain_is_told() -> None:
    with pytest.raises(ValueError, match="no such rest `nap`; known: night, day, bed"):
        load_chain({"encounters": [{"scenario": DUEL, "rest": "nap"}]})
    with pytest.raises(ValueError, match="encounters"):
        load_chain({"encounters": []})
    with pytest.raises(ValueError, match="did you mean `scenario`"):
        load_chain({"encounters": [{"scenari": DUEL}]})
    with pytest.raises(ValueError, match="kurt-and-huns"):
        load_chain({"encounters": [{"scenario": "kurt-and-huns"}]})


@pytest.mark.rule("LSK-DMG-06")
def test_landsknecht_carries_wounds_and_rests_by_its_rules() -> None:
    scenario = load(DUEL)
    book = scenario.rulebook

    def after(rest: str, wounds: int) -> object:
        fight = scenario.build()
        fight.dice = BulkDice(1)
        fight.dice.deal(0, fight.roster)
        fight.set_field(fight.roster[0], "wounds", str(wounds))
        return book.carry(fight, scenario, rest).get("kurt", {}).get("wounds_left")

    full = scenario.build().roster[0].max_wounds  # type: ignore[attr-defined]
    assert after("", 9) == 9
    assert after("night", 9) == 10
    assert after("night", full // 2 - 1) == full // 2 - 1
    assert after("day", 2) == 3
    assert after("bed", 2) == 4
    assert after("bed", full) == full
    assert after("", 0) is None
    assert after("day", -3) is None
