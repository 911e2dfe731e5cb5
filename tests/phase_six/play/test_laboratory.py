"""What the laboratory asks: what is carried into the next fight, what a roll decides, odds."""

from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.phase_six.state.fighter import Participant
from fechtbuch.engine.choices import parse_words
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.streams import BulkDice
from fechtbuch.odds import exchange
from fechtbuch.simulate import simulate, simulate_chain
from tests.phase_six.stage import scenario, stage, totals, who

BOOK = books()["phase-six"]
DUEL = "marek-and-grom"


def carried(fighter: dict[str, Any], *edicts: str, rest: str = "", **foe: Any) -> dict[str, Any]:
    """What is carried from a fight in which nothing has happened but these edicts."""
    chosen = scenario([fighter, who("nessa", 3)], [who("grom", 9, **foe)])
    fight = chosen.build()
    fight.dice = BulkDice(1)
    fight.dice.deal(0, fight.roster)
    for edict in edicts:
        decree(fight, parse_words(edict))
    return BOOK.carry(fight, chosen, rest)


def test_wounds_boosts_and_dice_are_carried() -> None:
    marek = who("marek", 0, bonus_dice=2, destiny_dice=1, rerolls=2)
    after = carried(
        marek,
        "set fighter=marek field=health value=3",
        "set fighter=marek field=boosts value=2",
        "set fighter=marek field=bonus value=1",
        "set fighter=marek field=rerolls value=0",
        "add-state fighter=marek state=poisoned value=2",
    )
    left = after["marek"]
    assert (left["health_left"], left["boosts"]) == (3, 2)
    assert (left["bonus_left"], left["destiny_left"], left["rerolls_left"]) == (1, 1, 0)
    again = scenario([{**marek, **left}], [who("grom", 9)]).build().roster[0]
    assert isinstance(again, Participant)
    assert (again.health, again.boosts, again.bonus, again.rerolls) == (3, 2, 1, 0)
    assert (again.poisoned, again.block.max_bonus) == (0, 2)


@pytest.mark.rule("PSX-STA-13")
def test_a_rest_heals_brings_dice_back_and_takes_boosts() -> None:
    assert BOOK.rests == ("rest",)
    marek = who("marek", 0, bonus_dice=2, attributes={"endurance": 20}, boosts=4)
    after = carried(
        marek,
        "set fighter=marek field=health value=1",
        "set fighter=marek field=bonus value=0",
        rest="rest",
    )
    assert after["marek"]["health_left"] == 6
    assert (after["marek"]["bonus_left"], after["marek"]["boosts"]) == (2, 0)


def test_the_dead_the_dying_and_who_lies_at_no_health_stay_behind() -> None:
    for edict in (
        "add-state fighter=marek state=dead",
        "add-state fighter=marek state=dying value=2",
        "set fighter=marek field=health value=0",
    ):
        assert set(carried(who("marek", 0), edict)) == {"nessa", "grom"}, edict
    out = carried(who("marek", 0), "add-state fighter=marek state=unconscious value=3")
    assert set(out) == {"marek", "nessa", "grom"}


def test_bleeding_stops_where_somebody_has_dressings() -> None:
    bleeds = "add-state fighter=marek state=bleeding value=2"
    bare = carried(who("marek", 0, items=[]), bleeds)
    assert bare["marek"]["conditions"] == {"bleeding": 2}
    bandaged = carried(who("marek", 0, items=["bandages"]), bleeds)
    assert bandaged["marek"]["conditions"] == {"bleeding": 0}
    assert carried(who("marek", 0, items=[]), bleeds, rest="rest")["marek"]["conditions"] == {
        "bleeding": 0
    }


def test_counted_rounds_and_charges_run_out_and_the_rest_is_filled_up() -> None:
    gun = {"item": "m-16", "modifications": ["red-dot-sight"], "loaded": 2, "spare": 40}
    kit = {"item": "first-aid-kit", "charges": 3}
    vance = who("vance", 0, hands=[gun], carried=["hk-usp"], items=[kit, "he-grenade"])
    left = carried(vance)["vance"]
    assert left["hands"] == [{**gun, "loaded": 30, "spare": 12}]
    assert left["carried"] == ["hk-usp"]
    assert left["items"] == [kit, {"item": "he-grenade", "count": 1}]
    thrown = stage([vance], [who("grom", 20)]).play(
        "vance: throw he-grenade at=20,0", dice=f"{totals(5, 1, 1, 1)} d6=1"
    )
    after = BOOK.carry(thrown.fight, scenario([vance], [who("grom", 20)]))
    assert after["vance"]["items"] == [kit]


def test_damaged_armour_stays_damaged() -> None:
    worn = {"item": "kevlar-vest", "condition": 70}
    assert carried(who("vance", 0, armour=[worn]))["vance"]["armour"] == [worn]


def test_a_second_fight_is_harder_and_a_rest_helps() -> None:
    def share(rest: str) -> float:
        second = {"scenario": DUEL, "rest": rest} if rest else {"scenario": DUEL}
        day = {"encounters": [{"scenario": DUEL}, second]}
        return simulate_chain(day, 400, seed=3, processes=1).stages[1].share

    plain = simulate(DUEL, 400, seed=3, processes=1, closely=0).sides["marek"].wins / 400
    tired = share("")
    rested = share("rest")
    assert tired < rested
    assert tired < plain * plain


def test_a_pool_is_counted_again_against_another_number() -> None:
    played = stage([who("marek", 0)], [who("grom", 1)]).play(
        "marek: attack grom", dice=totals(4, 5, 7, 11, *[1] * 4)
    )
    (roll,) = played.rolls("hit")
    event = next(one for one in played.fight.events if one.kind == "roll" and one.word == "hit")
    assert roll.amount == 3
    assert [BOOK.result(event, number) for number in (4, 5, 6, 8, 12)] == [4, 3, 2, 1, 0]


def test_rules_that_move_the_minimum_roll_are_said_to_decide() -> None:
    closely = simulate("fire-fight-in-the-yard", 30, processes=1, closely=30).closely
    assert closely is not None
    decided = {rule.rule: rule.decided for rule in closely.rules}
    assert (decided["PSX-SPC-10"] or 0) > 0


def test_odds_of_an_attack_are_named() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)], actions={"grom": 1}).play().fight
    odds = exchange(fight, "marek", "attack target=grom weapon=long-sword", book=BOOK)
    assert {"hits", "misses"} & set(odds.outcomes)
    assert sum(odds.outcomes.values()) + odds.cut >= 1


def test_copies_of_a_gun_are_one_kind_and_its_model_keeps_its_number() -> None:
    squad = [who("rifleman", 0), who("rifleman", 2, slug="second"), who("vance", 4)]
    fight = scenario(squad, [who("grom", 30, health=60)])
    seen = simulate(fight, 4, processes=1, closely=4).closely
    assert seen is not None
    guns = {(one.fighter, one.item) for one in seen.options if one.verb == "attack"}
    assert {("rifleman", "ak-47"), ("second", "ak-47"), ("vance", "m-16")} <= guns
