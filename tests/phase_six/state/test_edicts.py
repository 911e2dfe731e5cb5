"""The referee's word, what a viewer sees, and states as data."""

import pytest

from fechtbuch.books.base import books
from fechtbuch.engine.choices import Refusal, parse_words
from fechtbuch.engine.edicts import decree
from tests.phase_six.stage import scenario, stage, totals, who

BOOK = books()["phase-six"]


def test_every_settable_field_can_be_set() -> None:
    for name, setting in BOOK.settings().items():
        fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
        value = "3,3" if setting.kind == "field" else "4"
        decree(fight, parse_words(f"set fighter=marek field={name} value={value}"))
        marek = fight.by_slug("marek")
        if setting.kind == "number":
            assert 4 in (getattr(marek, name, None), getattr(marek.block, name, None)), name


def test_every_state_can_be_put_on_and_taken_away() -> None:
    for state in BOOK.states():
        # Only a gun can be rested on something.
        name = "vance" if state == "braced" else "ottwin"
        fight = stage([who(name, 0)], [who("grom", 9)]).play().fight
        before = fight.key()
        decree(fight, parse_words(f"add-state fighter={name} state={state}"))
        assert fight.key() != before, state
        decree(fight, parse_words(f"remove-state fighter={name} state={state}"))


@pytest.mark.parametrize(
    "edict",
    [
        "set fighter=marek field=luck value=3",
        "set fighter=marek field=health value=many",
        "set fighter=marek field=health value=-1",
        "set fighter=marek field=at value=9,0",
        "set fighter=marek field=at value=nowhere",
        "set fighter=marek field=cover value=1",
        "add-state fighter=marek state=cursed",
        "add-state fighter=marek state=bleeding value=99",
        "allow fighter=marek price=9 text=much",
        'add-fighter data="{\\"use\\": \\"nobody\\", \\"side\\": \\"ours\\"}"',
        'add-fighter data="{\\"use\\": \\"grom\\", \\"side\\": \\"mine\\"}"',
        'add-fighter data="{\\"use\\": \\"grom\\", \\"side\\": \\"ours\\", \\"at\\": [9, 0]}"',
    ],
)
def test_edicts_that_make_no_sense_are_refused(edict: str) -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
    before = fight.key()
    with pytest.raises(Refusal):
        decree(fight, parse_words(edict))
    assert fight.key() == before


@pytest.mark.parametrize("side", ["theirs", "Theirs", "THEIRS"])
def test_a_side_is_named_by_its_key_or_its_name(side: str) -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
    fight.add_fighter({"use": "nessa", "slug": "late", "side": side, "hidden": [side]})
    late = fight.by_slug("late")
    assert (late.side, late.hidden_from) == (1, 0b10)
    with pytest.raises(Refusal) as refused:
        fight.add_fighter({"use": "nessa", "side": "nobody"})
    assert (refused.value.reason, refused.value.offered) == ("side-unknown", ["ours", "theirs"])


def test_a_modifier_makes_the_next_roll_harder_but_the_floor_holds() -> None:
    duel = stage([who("marek", 0)], [who("grom", 1)])
    harder = duel.play(
        "edict: modifier fighter=marek amount=2", "marek: attack grom", dice=totals(*[1] * 8)
    )
    assert harder.parts("hit") == {"minimum-roll": 5, "referee": 2}
    easier = duel.play(
        "edict: modifier fighter=marek amount=-9", "marek: attack grom", dice=totals(*[1] * 8)
    )
    assert easier.tally("hit").total == 2


def test_a_sheet_number_set_in_one_fight_stays_out_of_others() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
    copy = fight.copy()
    decree(fight, parse_words("set fighter=marek field=melee value=9"))
    assert copy.by_slug("marek").block.melee == 6
    assert fight.by_slug("marek").block.melee == 9


def test_skip_takes_the_actions_that_are_left() -> None:
    duel = stage([who("marek", 0, hands=[], carried=[])], [who("grom", 9)])
    skipped = duel.play("edict: skip fighter=marek", until="grom@act", otherwise="default")
    assert skipped.fighter("marek").actions == 0


def test_opponents_do_not_see_each_others_health() -> None:
    fight = stage([who("vance", 0)], [who("ottwin", 9, states=["shield-up"])]).play().fight
    mine = {view.slug: view for view in BOOK.view(fight, 0)}
    assert mine["vance"].health == 6
    assert mine["vance"].sheet["loaded"] == 30
    assert mine["ottwin"].health is None
    assert "shield-up" in mine["ottwin"].states
    assert {view.health for view in BOOK.view(fight, -1)} == {6}


def test_thrown_pieces_and_late_comers_survive_saving() -> None:
    played = stage(
        [who("nessa", 0, hands=[{"item": "shuriken", "count": 3}], carried=[])], [who("grom", 5)]
    )
    thrown = played.play("nessa: attack grom shuriken", dice=totals(1, 1, 1)).fight
    data = '{"use": "nessa", "side": "theirs", "at": [7, 7], "slug": "twin"}'.replace('"', '\\"')
    decree(thrown, parse_words(f'add-fighter data="{data}"'))
    chosen = scenario(
        [who("nessa", 0, hands=[{"item": "shuriken", "count": 3}], carried=[])], [who("grom", 5)]
    )
    again = BOOK.restore(chosen, thrown.to_data())
    assert again.to_data() == thrown.to_data()
    assert again.key() == thrown.key()


def test_nobody_is_offered_whom_his_side_does_not_know() -> None:
    fight = stage(
        [who("vance", 0)],
        [who("grom", 9), who("nessa", 12)],
        given=["hide fighter=grom side=ours"],
    ).play()
    assert fight.offers("attack") == ["nessa"]
    assert fight.offers("aim") == ["nessa"]
    fight.refuses("vance: attack target=grom weapon=m-16 mode=single")
