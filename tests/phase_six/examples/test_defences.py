"""Worked examples dice for dice: cover, shields, parries, evasion, windows."""

from fractions import Fraction

import pytest

from fechtbuch.books.phase_six.rules.movement import crawl_range, run_range, walk_range
from tests.phase_six.stage import hits, stage, totals, who


@pytest.mark.rule("PSX-COV-02", "PSX-COV-03", "PSX-RUL-26", "PSX-RUL-29")
def test_example_4_separate_cover_rolls() -> None:
    duel = stage([who("grom", 0)], [who("marek", 1, cover="5+")])
    dice = " ".join([totals(13, 11, 5, 5, 7, 1, 1), totals(3, 5), totals(2, 5, 8)])
    played = duel.play("grom: attack marek", dice=dice)
    assert hits(played) == (2, 3)
    assert [event.amount for event in played.happened("covered")] == [1, 2]
    assert played.event("stopped").amount == 1
    assert played.event("wounded").amount == 1


@pytest.mark.rule("PSX-RUL-26", "PSX-CRT-06", "PSX-COV-03")
@pytest.mark.parametrize(("cover", "wounds"), [((2, 7), 3), ((7, 2), 1)])
def test_example_5_mega_critical_and_cover(cover: tuple[int, int], wounds: int) -> None:
    duel = stage([who("grom", 0)], [who("marek", 1, cover="5+")])
    dice = " ".join([totals(23, 13, 1, 1, 1, 1, 1), totals(*cover)])
    assert duel.play("grom: attack marek", dice=dice).event("wounded").amount == wounds


MAREK_ON_OTTWIN = totals(1, 2, 5, 5, 7, 9, 11, 14)
COVER = " ".join([totals(4, 5), totals(1, 5, 7, 3)])


@pytest.mark.rule("PSX-COV-06", "PSX-COV-09", "PSX-REA-02")
def test_example_6a_shield_parry() -> None:
    duel = stage([who("marek", 0)], [who("ottwin", 1)], actions={"ottwin": 1})
    struck = duel.play("marek: attack ottwin", dice=MAREK_ON_OTTWIN)
    assert hits(struck) == (2, 4)
    played = struck.play("ottwin: shield-parry", dice=COVER)
    assert played.tally("cover").total == 5
    assert played.event("stopped").amount == 2
    assert played.event("wounded").amount == 1
    assert played.fighter("ottwin").actions == 0


@pytest.mark.rule("PSX-COV-07", "PSX-COV-08", "PSX-RUL-14", "PSX-RUL-28")
def test_example_6b_shield_block() -> None:
    duel = stage([who("marek", 0)], [who("ottwin", 1, states=["shield-up"])], actions={"ottwin": 1})
    struck = duel.play("marek: attack ottwin", dice=MAREK_ON_OTTWIN)
    assert "shield-parry" not in struck.offers()
    played = struck.play("ottwin: none", dice=COVER)
    assert played.event("wounded").amount == 1
    assert played.fighter("ottwin").actions == 1
    ottwin = played.fighter("ottwin")
    assert [walk_range(ottwin), run_range(ottwin), crawl_range(ottwin)] == [1, 3, 1]
    ottwin.block_state = 0
    assert [walk_range(ottwin), run_range(ottwin), crawl_range(ottwin)] == [2, 6, 2]


@pytest.mark.rule("PSX-RUL-27", "PSX-COV-07")
def test_example_6c_a_block_of_this_round_does_not_cover_yet() -> None:
    duel = stage([who("ottwin", 1)], [who("marek", 0)])
    blocked = duel.play("ottwin: block", "ottwin: end")
    played = blocked.play("marek: attack ottwin", dice=MAREK_ON_OTTWIN)
    assert not played.rolls("cover")
    assert played.event("wounded").amount == 2


@pytest.mark.rule("PSX-EVA-01", "PSX-EVA-02", "PSX-EVA-03", "PSX-RUL-30")
def test_example_11_evade() -> None:
    duel = stage([who("ottwin", 0)], [who("nessa", 1)], actions={"nessa": 1})
    struck = duel.play("ottwin: attack nessa", dice=totals(5, 5, 11, 1, 1, 1, 1, 1, 1, 1))
    away = struck.play("nessa: evade", dice=totals(2, 3, 7, 10))
    assert away.parts("evade") == {"minimum-roll": 5, "hits": 3}
    assert away.happened("wounded") == []
    caught = struck.play("nessa: evade", dice=totals(1, 5, 7, 7))
    assert caught.event("wounded").amount == 3
    odds = struck.chances("nessa: evade", outcome=lambda fight: fight.by_slug("nessa").health == 6)
    assert odds[True] == Fraction(756095, 1679616)


@pytest.mark.rule("PSX-PAR-01", "PSX-PAR-02", "PSX-PAR-03")
def test_example_12_parry() -> None:
    duel = stage([who("ottwin", 0)], [who("marek", 1)], actions={"marek": 1})
    struck = duel.play("ottwin: attack marek", dice=totals(1, 2, 3, 4, 4, 5, 5, 7, 8, 13))
    played = struck.play("marek: parry long-sword", dice=totals(1, 2, 2, 3, 4, 5, 5, 13))
    assert played.event("parried").amount == 3
    assert played.event("stopped").amount == 1
    assert played.event("wounded").amount == 1


@pytest.mark.rule("PSX-RUL-28", "PSX-RUL-51", "PSX-COV-07")
def test_example_27_weapon_parry_behind_an_active_block() -> None:
    guard = who(
        "grom",
        1,
        slug="guard",
        attributes={"strength": 1, "quickness": 3},
        skills={"melee": 2},
        hands=["short-sword"],
        shield="hoplite-shield",
        armour=["quilted-gambeson"],
        states=["shield-up"],
    )
    duel = stage([who("ottwin", 0)], [guard], actions={"guard": 1})
    struck = duel.play("ottwin: attack guard", dice=totals(5, 5, 5, 5, 13, 1, 1, 1, 1, 1))
    assert "shield-parry" not in struck.offers()
    played = struck.play(
        "guard: parry short-sword", dice=" ".join([totals(1, 2, 5, 7, 11), totals(3), totals(5)])
    )
    assert played.event("parried").amount == 3
    assert [event.amount for event in played.happened("covered")] == [0, 1]
    assert played.tally("cover").total == 4
    assert played.event("wounded").amount == 1
    slow = played.fighter("guard")
    assert slow.actions == 0
    assert [walk_range(slow), run_range(slow), crawl_range(slow)] == [2, 4, 2]
    slow.block_state = 0
    assert [walk_range(slow), run_range(slow), crawl_range(slow)] == [4, 8, 3]


@pytest.mark.rule("PSX-REA-07", "PSX-REA-05", "PSX-RUL-08", "PSX-RUL-09")
def test_example_31_windows_in_order() -> None:
    fight = stage(
        [who("nessa", 0), who("marek", 0, 12), who("grom", 20, bonus_dice=1)],
        [who("vance", 6)],
        actions={"nessa": 1, "marek": 1},
        order=["vance", "nessa", "marek", "grom"],
    )
    shot = fight.play("vance: attack grom mode=single", dice=totals(5, 5, 5, *[1] * 6))
    assert shot.event("wounded", target="grom").amount == 2
    assert shot.question.who is shot.fighter("nessa")
    stab = shot.play(
        "nessa: walk path=1,0;2,0;3,0;4,0;5,0 act=attack target=vance weapon=dagger",
        dice=totals(7, 7, *[1] * 6),
    )
    assert stab.parts("hit")["walking"] == 1
    assert stab.question.kind == "defend"
    parried = stab.play("vance: parry butt", dice=totals(5, 1, 1))
    assert parried.fighter("vance").actions == 0
    assert parried.fighter("vance").chain == 0
    assert [asked.who for asked in parried.asked[-1:]] == ["marek"]
    passed = parried.play("marek: pass")
    assert passed.question.who is passed.fighter("grom")
    assert "attack" not in passed.offers()
    reacted = passed.play("grom: buy", "grom: hunker")
    assert reacted.fighter("grom").actions == 0
    assert reacted.question.kind == "act"
    assert [
        asked.who for asked in reacted.asked if asked.kind == "react" and asked.by != "void"
    ].count("nessa") == 1
