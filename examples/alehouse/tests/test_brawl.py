"""The rules on the beer mat, one test each."""

import pytest

from fechtbuch.testing import Situation, situation


@pytest.fixture
def sailor_first() -> Situation:
    """A sailor (Might 1, Grit 7, Wind 10) beside a docker (2, 8, 14), and his turn."""
    return situation("alehouse/one-each").play(dice="2d20=20,1")


@pytest.mark.rule("ALE-TRN-01")
def test_the_highest_is_first() -> None:
    begun = situation("alehouse/one-each").play(dice="2d20=3,12")
    assert begun.question.id == "0-turn-docker"


@pytest.mark.rule("ALE-PUN-01")
def test_dice_and_might_must_reach_grit(sailor_first: Situation) -> None:
    punched = sailor_first.play("sailor: punch target=docker", "docker: stand", dice="2d6=3,4 d6=3")
    assert punched.fighter("docker").wind == 11
    missed = sailor_first.play("sailor: punch target=docker", "docker: stand", dice="2d6=3,3")
    assert missed.event("misses").target == "docker"


@pytest.mark.rule("ALE-PUN-01")
def test_without_wind_he_is_out(sailor_first: Situation) -> None:
    winded = "edict: set fighter=docker field=wind value=2"
    punched = sailor_first.play(
        winded, "sailor: punch docker", "docker: stand", dice="2d6=6,6 d6=6"
    )
    assert punched.event("winded").amount == 2
    assert punched.winner == "sailor"


@pytest.mark.rule("ALE-PUN-02")
def test_a_wild_swing_is_harder_and_hurts_more(sailor_first: Situation) -> None:
    swung = sailor_first.play(
        "sailor: punch target=docker wild=yes", "docker: stand", dice="2d6=5,4 2d6=1,2"
    )
    assert swung.parts("punch") == {"might": 1, "wild": -2}
    assert swung.fighter("docker").wind == 11


@pytest.mark.rule("ALE-DUC-01")
def test_whoever_ducks_lets_the_lowest_count_once_a_round(sailor_first: Situation) -> None:
    ducked = sailor_first.play("sailor: punch docker", "docker: duck", dice="3d6=6,3,3")
    assert ducked.event("misses").actor == "sailor"
    assert ducked.fighter("docker").ducked
    again = ducked.play("docker: wait", "sailor: wait", "docker: wait")
    assert not again.fighter("docker").ducked


@pytest.mark.rule("ALE-REE-01")
def test_a_hard_punch_makes_him_reel(sailor_first: Situation) -> None:
    reels = sailor_first.play("sailor: punch docker", "docker: stand", dice="2d6=6,6 d6=4")
    assert reels.fighter("docker").reeling
    assert reels.offers() == ["wait", "punch"]
    back = reels.play("docker: punch sailor", "sailor: stand", dice="2d6=1,1")
    assert back.parts("punch") == {"might": 2, "reeling": -2}
    assert not back.fighter("docker").reeling


@pytest.mark.rule("ALE-REE-01")
def test_whoever_can_do_nothing_steadies_all_the_same(sailor_first: Situation) -> None:
    reeling = "edict: add-state fighter=docker state=reeling"
    gone = sailor_first.play(reeling, "sailor: go to=0,4")
    assert gone.question.id == "1-turn-sailor"
    assert not gone.fighter("docker").reeling


@pytest.mark.rule("ALE-GO-01")
def test_four_squares_around_everybody(sailor_first: Situation) -> None:
    fields = sailor_first.offers("go")
    assert "4,0" in fields
    assert "5,0" not in fields
    assert "1,0" not in fields
    gone = sailor_first.play("sailor: go to=0,4")
    assert gone.question.id == "1-turn-docker"
    assert "punch" not in gone.offers()
