"""How the book's own fighters play."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.mind.policy import PhaseSixPolicy
from fechtbuch.engine.streams import BulkDice, Stream
from fechtbuch.scenario import names
from fechtbuch.simulate import simulate
from fechtbuch.simulate.run import with_policies
from fechtbuch.testing import Situation
from tests.phase_six.stage import scenario, stage, totals, wall, who


def chosen(of: Situation) -> str:
    """What the policy answers to the waiting question."""
    question = of.question
    return PhaseSixPolicy(Stream(1, 1)).decide(question).text()


def test_it_walks_up_and_strikes_on_the_way() -> None:
    assert chosen(stage([who("nessa", 0)], [who("grom", 5)]).play()).startswith("walk ")
    assert "act=attack" in chosen(stage([who("nessa", 0)], [who("grom", 5)]).play())
    assert chosen(stage([who("grom", 0)], [who("nessa", 30)]).play()).startswith("run ")


def test_it_keeps_an_action_where_a_parry_spares_more_than_a_blow_deals() -> None:
    duel = stage([who("marek", 0)], [who("ottwin", 1)])
    struck = duel.play("marek: attack ottwin", dice=totals(*[1] * 8))
    assert chosen(struck) == "end"
    weak = stage([who("ottwin", 0)], [who("kestrel", 1)])
    again = weak.play("ottwin: attack kestrel", dice=totals(*[1] * 10))
    assert chosen(again).startswith("attack ")


def test_it_defends_by_what_spares_most() -> None:
    duel = stage([who("ottwin", 0)], [who("marek", 1)], actions={"marek": 1})
    normal = duel.play("ottwin: attack marek", dice=totals(*[5] * 5, *[1] * 5))
    assert chosen(normal) == "parry weapon=long-sword"
    stopped = duel.play("ottwin: attack marek", dice=totals(5, *[1] * 9))
    assert chosen(stopped) == "none"
    quick = stage([who("ottwin", 0)], [who("nessa", 1)], actions={"nessa": 1})
    critical = quick.play("ottwin: attack nessa", dice=totals(11, *[1] * 9))
    assert chosen(critical) == "evade"
    shot = stage([who("vance", 9)], [who("ottwin", 1)], actions={"ottwin": 1})
    pierced = shot.play("vance: attack ottwin mode=single", dice=totals(11, 11, *[1] * 7))
    assert chosen(pierced) == "shield-parry"


def test_it_buys_an_action_against_death_only() -> None:
    def answer(health: int) -> str:
        target = who("marek", 1, bonus_dice=1, health_left=health)
        duel = stage([who("ottwin", 0)], [target])
        return chosen(duel.play("ottwin: attack marek", dice=totals(*[5] * 5, *[1] * 5)))

    assert answer(2) == "buy"
    assert answer(6) == "none"


def test_it_braces_aims_and_breaks_the_recoil() -> None:
    rest = stage([who("vance", 0)], [who("grom", 20)], ground=wall([1, 1])).play()
    assert chosen(rest) == "brace"
    armoured = who("ottwin", 30)
    shooter = stage([who("kestrel", 0)], [armoured]).play()
    assert chosen(shooter).startswith("attack ")
    fired = shooter.play("kestrel: attack ottwin kar98", dice=totals(*[1] * 8))
    assert chosen(fired) == "aim target=ottwin weapon=kar98"
    quick = stage([who("kestrel", 0, actions=4)], [who("grom", 3, health=30)])
    shots = quick.play(*["kestrel: attack grom kar98"] * 2, dice=totals(*[1] * 16))
    assert chosen(shots) == "aim target=grom weapon=kar98"
    last = shots.play("kestrel: hunker", "kestrel: attack grom kar98", dice=totals(*[1] * 8))
    assert chosen(last) == "end"


def test_it_goes_behind_cover_and_shoots_on_the_way() -> None:
    fight = stage([who("vance", 0)], [who("rifleman", 20)], ground=wall([3, 1], level="4+")).play()
    answer = chosen(fight)
    assert answer.startswith("walk ")
    assert "act=attack" in answer


def test_it_reloads_and_takes_the_blade_when_there_is_nothing_to_load() -> None:
    empty = {"item": "m-16", "loaded": 0}
    assert (
        chosen(stage([who("vance", 0, hands=[empty])], [who("grom", 20)]).play())
        == "reload item=m-16"
    )
    dry = {"item": "m-16", "loaded": 0, "spare": 0}
    assert (
        chosen(stage([who("vance", 0, hands=[dry])], [who("grom", 20)]).play())
        == "ready item=hunting-knife"
    )


def test_it_picks_up_what_it_has_lost() -> None:
    fight = stage([who("ottwin", 0)], [who("grom", 9)]).play("ottwin: drop morning-star")
    assert chosen(fight) == "pick-up item=morning-star"


def test_it_throws_where_they_stand_together() -> None:
    fight = stage([who("vance", 0)], [who("grom", 20), who("marek", 21)]).play()
    assert chosen(fight).startswith("throw item=he-grenade")
    apart = stage([who("vance", 0)], [who("grom", 20), who("marek", 26)]).play()
    assert not chosen(apart).startswith("throw")


def test_it_gets_free_puts_out_fires_and_helps() -> None:
    netted = stage([who("marek", 0, states=["netted"])], [who("grom", 9)]).play()
    assert chosen(netted) == "free target=marek"
    burning = stage([who("marek", 0, conditions={"burning": 2})], [who("grom", 9)]).play()
    assert chosen(burning) == "extinguish target=marek"
    friend = who("nessa", 1, conditions={"dying": 1})
    helped = stage([who("vance", 0), friend], [who("grom", 30)]).play()
    assert chosen(helped) == "stabilise target=nessa"


def test_sleepers_are_killed_not_wounded() -> None:
    fight = stage([who("nessa", 0)], [who("grom", 1, states=["asleep"])]).play()
    assert "special=coup-de-grace" in chosen(fight)


def test_it_beats_random_play() -> None:
    duel: Any = scenario(
        [who("marek", 3, 3)], [who("marek", 8, 3, slug="other")], ground=wall([9, 9])
    )
    duel = with_policies(duel, {"theirs": "random"})
    wins = 0
    for number in range(40):
        fight = duel.build()
        dice = BulkDice(3)
        dice.deal(number, fight.roster)
        fight.dice = dice
        fight.players = duel.players(dice.whim)
        fight.run()
        wins += fight.winner == 0
    assert wins >= 36


def test_it_throws_fire_gas_and_nets_where_they_tell() -> None:
    def thrown(item: str, *foes: dict[str, Any]) -> str:
        return chosen(stage([who("vance", 0, items=[item])], list(foes)).play())

    assert thrown("molotov-cocktail", who("grom", 20)) == "throw item=molotov-cocktail at=20,0"
    burning = who("grom", 20, conditions={"burning": 2})
    assert not thrown("molotov-cocktail", burning).startswith("throw")
    assert not thrown("molotov-cocktail", who("grom", 5)).startswith("throw")
    assert thrown("throwing-net", who("grom", 8)) == "throw item=throwing-net at=8,0"
    assert not thrown("throwing-net", who("grom", 8, states=["netted"])).startswith("throw")
    assert not thrown("throwing-net", who("rifleman", 8)).startswith("throw")
    pair = [who("grom", 20), who("marek", 21)]
    for item in ("tear-gas-grenade", "toxic-gas-grenade", "flashbang"):
        assert thrown(item, *pair) == f"throw item={item} at=20,0"
        assert not thrown(item, pair[0]).startswith("throw")
    assert not thrown("smoke-grenade", *pair).startswith("throw")


def test_it_walks_out_of_a_fire_and_puts_itself_out() -> None:
    fight = stage([who("vance", 0, items=["molotov-cocktail"])], [who("grom", 20)])
    dice = f"{totals(5, 1, 1, 1)} d6=1 d6=1"
    fire = fight.play("vance: throw molotov-cocktail at=20,0", "vance: end", dice=dice)
    answer = chosen(fire)
    assert answer.startswith("walk path=")
    assert answer.endswith("act=extinguish target=grom")
    assert not fire.play(f"grom: {answer}").fighter("grom").burning


def test_it_raises_the_shield_under_fire_before_it_comes_on() -> None:
    assert chosen(stage([who("ottwin", 0)], [who("archer", 30)]).play()) == "block"
    near = stage([who("ottwin", 0)], [who("archer", 5)]).play()
    assert chosen(near).startswith("run ")
    assert chosen(stage([who("ottwin", 0)], [who("grom", 30)]).play()).startswith("run ")


@pytest.mark.parametrize(
    ("name", "deeds"),
    [
        ("marek-and-grom", {"act end", "defend parry", "defend buy"}),
        ("knight-and-rogue", {"defend shield-parry", "defend evade", "extra reroll"}),
        ("fire-fight-in-the-yard", {"act brace", "act aim", "act reload", "act walk", "act throw"}),
        ("shields-at-the-ford", {"act block", "act reload", "round-end attack", "react attack"}),
        ("riot-at-the-gate", {"act throw", "act extinguish", "defend shield-parry"}),
        ("grenade-in-the-corridor", {"act throw", "act stabilise"}),
    ],
)
def test_in_its_fights_it_does_all_that(name: str, deeds: set[str]) -> None:
    """Actions are kept for parries, cover is used, recoil broken by aim, guns are loaded."""
    closely = simulate(name, 40, seed=1, processes=1, closely=40).closely
    assert closely is not None
    done = {f"{option.question} {option.verb}" for option in closely.options}
    assert deeds <= done


@pytest.mark.parametrize("name", [info.name for info in names() if info.book == "phase-six"])
def test_both_sides_can_win_its_scenarios(name: str) -> None:
    result = simulate(name, 60, seed=1, processes=1, closely=0)
    for side in result.sides.values():
        assert 0.1 < side.wins / 60 < 0.9


def test_it_wakes_a_friend_beside_it_unless_somebody_is_upon_them() -> None:
    asleep = who("nessa", 1, states=["asleep"])
    assert chosen(stage([who("marek", 0), asleep], [who("grom", 9)]).play()) == "wake target=nessa"
    assert chosen(stage([who("marek", 0), asleep], [who("grom", -1)]).play()).startswith("attack")


def test_it_spends_nothing_against_a_single_wound_that_does_not_fell() -> None:
    def answer(hits: int, health: int) -> str:
        target = who("nessa", 1, rerolls=1, bonus_dice=1, health_left=health)
        duel = stage([who("ottwin", 0)], [target], actions={"nessa": 1})
        struck = duel.play("ottwin: attack nessa", dice=totals(*[11] * hits, *[1] * (10 - hits)))
        return chosen(struck.play("nessa: evade", dice=totals(1, 1, 1, 1)))

    assert answer(1, 6) == "keep"
    assert answer(2, 6) == "reroll"
    assert answer(1, 1) == "reroll"


def test_it_goes_behind_cover_before_it_rests_the_weapon() -> None:
    ground = wall([-1, 0], [2, 2])
    assert chosen(stage([who("vance", 0)], [who("rifleman", 20)], ground=ground).play()).startswith(
        "walk "
    )
    assert chosen(stage([who("vance", 0)], [who("grom", 20)], ground=ground).play()) == "brace"
