"""Contests of a grapple at their edges, and what their winner does."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.verb_options import things_for
from fechtbuch.books.tales_and_legends.book import BOOK
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import choke, grapple_action
from fechtbuch.books.tales_and_legends.rules.grappling.grips import (
    contest,
    grapple_tally,
    start_grapple,
    take_down,
)
from fechtbuch.books.tales_and_legends.sheets.outfit import weapon_thing
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import BARE, Entry, arena, crowd, meet, parts_of


@pytest.mark.rule("TAL-GRP-07", "TAL-RUL-79")
def test_whoever_lay_on_top_does_so_no_longer_when_he_is_taken_down() -> None:
    fight = arena([BARE], ["guard"])
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    guard.on_top_of = brawler.index
    take_down(fight, brawler, guard)
    assert guard.on_top_of == -1
    assert brawler.on_top_of == guard.index


@pytest.mark.rule("TAL-GRP-17", "TAL-GRP-10")
@pytest.mark.parametrize(
    ("verb", "both", "bonus"), [("choke", True, 10), ("choke", False, 0), ("silence", True, 0)]
)
def test_a_garrotte_helps_in_both_hands_and_to_choke(verb: str, both: bool, bonus: int) -> None:
    fight = arena([BARE], ["guard"], script="d20=9 d20=5")
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    guard.pinned_by = brawler.index
    garrotte: Thing = weapon_thing("garrotte", "garrotte")
    garrotte.both = both
    brawler.hands = [garrotte]
    grapple_action(fight, brawler, Action(verb, guard))
    tally = next(event.tally for event in fight.events if event.word == "grapple")
    assert parts_of(tally).get("situation", 0) == bonus


@pytest.mark.rule("TAL-GRP-05")
def test_a_bear_in_a_grapple_claws_and_does_not_bite() -> None:
    fight = arena(["great-bear"], ["guard"], apart=2)
    bear, guard = fight.fighters
    bear.standard = 2
    assert [thing.slug for thing in things_for(fight, bear, "attack")] == ["claws", "bite"]
    start_grapple(fight, bear, guard, False)
    assert [thing.slug for thing in things_for(fight, bear, "strike")] == ["claws"]


@pytest.mark.rule("TAL-RUL-44", "TAL-WND-17", "TAL-RUL-43")
@pytest.mark.parametrize(
    ("breathed", "dwarf", "rounds"), [(False, False, 12), (True, False, 30), (False, True, 24)]
)
def test_the_figures_for_breath(breathed: bool, dwarf: bool, rounds: int) -> None:
    fight = arena([BARE], [{"use": "guard", "race": "dwarf" if dwarf else "human"}])
    brawler, guard = fight.fighters
    guard.block.endurance = 6
    guard.deep_breath = breathed
    choke(fight, brawler, guard, 4)
    assert guard.breath == rounds - 1
    choke(fight, brawler, guard, 5)
    assert guard.breath == rounds - 3
    guard.breath = 1
    choke(fight, brawler, guard, 1)
    assert (guard.unconscious, guard.choked_dead) == (True, 20)
    assert BOOK.rules["TAL-RUL-44"].status == "fiat"


@pytest.mark.rule("TAL-RUL-78", "TAL-GRP-06")
def test_whoever_loses_contact_when_somebody_is_dragged_off_is_out() -> None:
    ours: list[Entry] = [BARE, {**BARE, "slug": "mate", "at": [12, 5]}]
    start = crowd(ours, ["guard"], dice="d20=19 d20=12 d20=2")
    held = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=10")
    joined = held.play("mate: grapple guard", "mate: done", "guard: done", dice="2d20=1,9")
    assert joined.fighter("mate").grapple == joined.fighter("guard").grapple == 0
    dragged = joined.play("brawler: drag path=9,5;8,5;7,5;6,5", dice="d20=9 d20=5")
    assert dragged.fighter("guard").at == field(7, 5)
    assert dragged.fighter("mate").grapple == -1
    assert dragged.fighter("brawler").grapple == 0


@pytest.mark.rule("TAL-RUL-78", "TAL-GRP-16")
def test_the_players_of_a_resisting_side_name_who_rolls() -> None:
    ours: list[Entry] = ["guard", {"use": "archer", "slug": "mate", "at": [12, 5]}]
    start = crowd(ours, [BARE], dice="d20=4 d20=3 d20=19")
    grab = start.play("brawler: grapple guard", "guard: nothing", "brawler: done", dice="d20=10")
    joined = grab.play(
        "mate: drop-item long-bow", "mate: grapple brawler", "mate: done", dice="d20=9"
    )
    turn = joined.play("guard: done").play("brawler: take-down guard")
    assert turn.question.kind == "roller"
    assert turn.offers("roll") == ["guard", "mate"]
    rolled = turn.play("guard: roll mate", dice="d20=9 d20=5")
    assert rolled.rolls("resist")[0].actor == "mate"
    assert rolled.tally("resist").total == 15 + 16


@pytest.mark.rule("TAL-GRP-02", "TAL-GRP-03", "TAL-RUL-40")
@pytest.mark.parametrize(("face", "free"), [(9, True), (7, False)])
def test_breaking_free_by_one_is_enough(face: int, free: bool) -> None:
    even = {"use": "guard", "skills": {"grapple": 17, "brawn": 10}}
    grab = meet(BARE, even).play("brawler: grapple guard", dice="d20=10")
    # 12 + 17 + 2 against 32.
    tried = grab.play("guard: break-free", dice=f"d20={face} d20=7")
    assert (tried.fighter("guard").grapple == -1) is free


@pytest.mark.rule("TAL-GRP-13", "TAL-GRP-03")
def test_a_won_contest_gives_the_voice_back() -> None:
    fight = arena([BARE], ["guard"], script="d20=2 d20=19 2d20=20,9 d20=2")
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard, False)
    guard.silenced = True
    assert contest(fight, guard, 0, "TAL-GRP-03", [], False) < 0
    assert guard.silenced
    assert contest(fight, guard, 0, "TAL-GRP-03", [], False) > 0
    assert not guard.silenced
    other = arena([BARE, "guard"], ["archer", "veteran"])
    one, two, three, four = other.fighters
    start_grapple(other, one, three, False)
    start_grapple(other, two, four, False)
    assert one.grapple != two.grapple


@pytest.mark.rule("TAL-GRP-03")
@pytest.mark.parametrize(("margin", "down"), [(1, True), (-1, False)])
def test_a_grapple_action_takes_a_contest_won_by_one(margin: int, down: bool) -> None:
    grab = meet(BARE, "guard").play("brawler: grapple guard", dice="d20=10")
    held = grab.play("guard: nothing", "brawler: done", "guard: done")
    fight: Any = held.fight
    mine = grapple_tally(fight, fight.by_slug("brawler")).total
    theirs = grapple_tally(fight, fight.by_slug("guard")).total
    face = 2 if mine > theirs else 2 + theirs - mine
    other = mine + face - theirs - margin
    after = held.play("brawler: take-down guard", dice=f"d20={face} d20={other}")
    assert after.fighter("guard").prone is down
    assert bool(after.happened("contest-lost")) is not down
