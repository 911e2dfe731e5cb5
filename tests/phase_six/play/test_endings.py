"""How fights end, who leaves them and who joins them (PSX-RUL-48)."""

import json

import pytest

from fechtbuch.books.phase_six.state.clouds import SMOKE, Cloud
from fechtbuch.engine.fields import field
from tests.phase_six.stage import stage, totals, who


@pytest.mark.rule("PSX-RUL-48")
def test_a_fight_ends_when_one_side_is_left_and_sleepers_count() -> None:
    end = stage([who("marek", 0)], [who("grom", 1, health_left=1, armour=[])])
    over = end.play("marek: attack grom", dice=totals(5, *[1] * 7))
    assert over.over
    assert over.winner == "ours"
    asleep = stage(
        [who("marek", 0)],
        [who("grom", 1, health_left=1, armour=[]), who("vance", 9, states=["asleep"])],
    )
    assert not asleep.play("marek: attack grom", dice=totals(5, *[1] * 7)).over


@pytest.mark.rule("PSX-RUL-48")
def test_a_fight_ends_when_the_last_of_a_side_is_unconscious() -> None:
    fight = stage([who("grom", 0)], [who("marek", 1, armour=[])])
    dice = f"{totals(5, 5, *[1] * 5)} {totals(1, 1)}"
    over = fight.play("grom: attack marek special=knockout", dice=dice)
    assert over.fighter("marek").unconscious == 2
    assert (over.over, over.winner) == (True, "ours")


@pytest.mark.rule("PSX-RUL-48")
def test_a_fight_ends_at_the_start_of_a_turn_and_without_a_winner_if_nobody_stands() -> None:
    bleeding = who("grom", 5, health_left=1, conditions={"bleeding": 1})
    bled = stage([who("marek", 0)], [bleeding]).play("marek: end", dice=totals(1))
    assert (bled.over, bled.winner) == (True, "ours")
    pair = [who("vance", 0, health_left=1, armour=[], items=["he-grenade"])]
    fight = stage(pair, [who("grom", 1, health_left=1, armour=[])])
    blown = fight.play("vance: throw he-grenade at=1,0", dice=f"{totals(5, 1, 1, 1)} d6=1")
    assert (blown.over, blown.winner) == (True, "")


@pytest.mark.rule("PSX-RUL-48", "PSX-REA-07", "PSX-RUL-10")
def test_nobody_is_asked_once_a_reaction_has_ended_the_fight() -> None:
    ours = [who("marek", 0), who("vance", 5), who("nessa", 9)]
    last = who("grom", 1, health_left=1, armour=[])
    kept = {"vance": 1, "nessa": 1}
    order = ["marek", "vance", "nessa", "grom"]
    window = stage(ours, [last], actions=kept, order=order).play("marek: hunker")
    shot = window.play("vance: attack grom mode=single", dice=totals(5, *[1] * 8))
    assert (shot.over, shot.winner) == (True, "ours")
    assert shot.asked[-1].who == "vance"
    # A reaction that ends nothing leaves the others their say.
    missed = window.play("vance: attack grom mode=single", dice=totals(*[1] * 9))
    assert missed.question.who is missed.fighter("nessa")


@pytest.mark.rule("PSX-RUL-48", "PSX-RUL-10", "PSX-THR-07")
@pytest.mark.parametrize("kind", ["round-end", "round-start"])
def test_nobody_is_asked_in_a_phase_in_which_a_reaction_has_ended_the_fight(kind: str) -> None:
    fight = stage(
        [who("marek", 0), who("vance", 5), who("nessa", 9)],
        [who("grom", 1, health_left=1, armour=[])],
        order=["grom", "vance", "nessa", "marek"],
    )
    phase = fight.play("grom: end", "vance: end", "nessa: end", "marek: end", "grom: pass")
    if kind == "round-start":
        phase = phase.play("vance: pass", "nessa: pass", "grom: pass")
    assert phase.question.who is phase.fighter("vance")
    assert phase.question.kind == kind
    phase.fight.clouds = [Cloud(SMOKE, field(30, 0), 2, 1, True)]
    shot = phase.play("vance: attack grom mode=single", dice=totals(5, *[1] * 8))
    assert shot.over
    assert shot.asked[-1].who == "vance"
    assert not shot.happened("cloud-gone")


@pytest.mark.rule("PSX-RUL-48")
def test_a_fight_ends_at_the_limit_of_rounds() -> None:
    fight = stage([who("marek", 0)], [who("grom", 30)], rounds=2)
    first = fight.play("marek: end", "grom: end", otherwise="default", until="marek@act")
    assert first.fight.round == 2
    last = first.play("marek: end", "grom: end", "marek: pass")
    assert (last.over, last.winner, last.fight.round) == (True, "", 2)


@pytest.mark.rule("PSX-RUL-48")
@pytest.mark.parametrize(("friends", "over"), [(("third",), True), ((), False)])
def test_sides_that_are_friends_need_not_fight_on(friends: tuple[str, ...], over: bool) -> None:
    third = {"name": "Third", "fighters": [who("vance", 30)]}
    sides = [
        {"name": "Ours", "friends": list(friends), "fighters": [who("marek", 0)]},
        {"name": "Theirs", "fighters": [who("grom", 1, health_left=1, armour=[])]},
        {**third, "friends": ["ours"] if friends else []},
    ]
    fight = stage([], [], sides=sides)
    assert fight.play("marek: attack grom", dice=totals(5, *[1] * 7)).over is over
    sides[0]["friends"], sides[1]["friends"] = ["theirs", "third"], ["ours"]
    sides[2]["friends"] = ["ours"]
    between = stage([], [], sides=sides)
    assert not between.play("marek: hunker").over


@pytest.mark.rule("PSX-RUL-48")
def test_a_run_must_lead_over_the_edge() -> None:
    field = {"bounds": [0, 0, 40, 40]}
    for metres in (6, 7):
        fight = stage([who("marek", metres, 20)], [who("grom", 40, 40)], ground=field).play()
        assert ("withdraw" in fight.offers()) is (metres == 6)


@pytest.mark.rule("PSX-RUL-48")
def test_who_leaves_the_map_is_out_of_the_fight() -> None:
    lane = {"bounds": [0, 0, 9, 9]}
    fight = stage([who("marek", 1, 5), who("nessa", 5, 5)], [who("grom", 9, 9)], ground=lane)
    gone = fight.play("marek: withdraw")
    assert gone.fighter("marek").withdrawn
    assert gone.fighter("marek").actions == 0
    assert gone.question.who is gone.fighter("nessa")
    assert not gone.over


@pytest.mark.rule("PSX-RUL-48")
def test_who_joins_later_rolls_initiative_and_has_no_actions() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play()
    sheet = {"use": "nessa", "side": "ours", "at": [3, 3], "bonus_dice": 0, "destiny_dice": 0}
    data = json.dumps(sheet).replace('"', '\\"')
    joined = fight.play(
        f'edict: add-fighter data="{data}"',
        "marek: hunker",
        dice=totals(4, 4, 4, 4),
    )
    nessa = joined.fighter("nessa")
    assert nessa.initiative == 16
    assert nessa.actions == 0
    assert joined.fight.order[0] == nessa.index
    assert joined.question.who is joined.fighter("marek")


@pytest.mark.rule("PSX-RUL-48")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ((11,), ["late", "marek", "grom"]),
        ((9,), ["marek", "grom", "late"]),
        ((10, 4, 2), ["marek", "grom", "late"]),
        ((10, 2, 4), ["marek", "late", "grom"]),
    ],
)
def test_who_joins_has_a_place_by_the_roll_and_nobody_loses_a_turn(
    dice: tuple[int, ...], order: list[str]
) -> None:
    sheet = {"use": "grom", "slug": "late", "side": "ours", "at": [3, 3], "rerolls": 0}
    data = json.dumps({**sheet, "bonus_dice": 0}).replace('"', '\\"')
    fight = stage([who("marek", 0)], [who("grom", 30)]).play()
    # In the middle of a turn, which goes on.
    joined = fight.play(
        "marek: end",
        f'edict: add-fighter data="{data}"',
        "grom: hunker",
        "marek: pass",
        dice=totals(*dice),
    )
    assert [joined.fight.fighters[index].slug for index in joined.fight.order] == order
    assert joined.question.who is joined.fighter("grom")
    # Between two turns.
    between = fight.play(f'edict: add-fighter data="{data}"', "marek: end", dice=totals(*dice))
    assert [between.fight.fighters[index].slug for index in between.fight.order] == order
    following = order[order.index("marek") + 1]
    assert between.question.who is between.fighter(following)


@pytest.mark.rule("PSX-RUL-48")
def test_who_joins_rolls_with_everybody_who_is_tied() -> None:
    late = {"use": "grom", "slug": "late", "side": "ours", "at": [3, 3], "rerolls": 0}
    data = json.dumps({**late, "bonus_dice": 0}).replace('"', '\\"')
    fight = stage([who("grom", 0)], [who("grom", 30, slug="b")]).play()
    joined = fight.play(
        "grom: end", f'edict: add-fighter data="{data}"', "b: end", dice=totals(10, 4, 1, 5, 2)
    )
    order = [joined.fight.fighters[index].slug for index in joined.fight.order]
    assert order == ["grom", "b", "late"]
