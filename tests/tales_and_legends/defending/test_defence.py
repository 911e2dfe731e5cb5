"""Physical defence: flanks, load, build, room behind, what may parry."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.making_blows import unarmed_blow
from fechtbuch.books.tales_and_legends.rules.defending.defence import (
    flanked,
    parrying_things,
    physical_defence,
)
from fechtbuch.books.tales_and_legends.rules.defending.hit_bands import (
    cover_against,
    covering_shield,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple
from fechtbuch.books.tales_and_legends.state.plans import Cover
from tests.tales_and_legends.scenes import Entry, arena, crowd, parts_of


@pytest.mark.rule("TAL-RUL-70")
def test_an_attack_turns_the_attacker_to_its_target() -> None:
    start = crowd(["guard"], ["archer", {"use": "brawler", "at": [10, 6]}])
    struck = start.play("guard: attack brawler short-spear", dice="2d20=1,9")
    assert struck.fighter("guard").facing == 0
    back = struck.play("guard: attack archer short-spear", dice="2d20=1,9")
    assert back.fighter("guard").facing == 2


@pytest.mark.rule("TAL-MNT-05", "TAL-RUL-87")
def test_a_rider_draws_level_only_with_who_ran_away_from_him() -> None:
    start = crowd(["knight"], ["guard"], apart=9, dice="d20=2 d20=19")
    away = start.play("guard: fast path=" + ";".join(f"{19 + n},5" for n in range(1, 19)))
    assert away.fighter("guard").run_bonus == 6
    rides = away.play("guard: done").play(
        "knight: fast path=" + ";".join(f"{10 + n},5" for n in range(1, 27))
    )
    assert rides.fight.apart(rides.fighter("knight"), rides.fighter("guard")) == 1
    fight = rides.fight
    knight, guard = fight.by_slug("knight"), fight.by_slug("guard")
    assert "running" not in parts_of(physical_defence(fight, guard, knight, True, ""))
    stands = away.fight
    knight, guard = stands.by_slug("knight"), stands.by_slug("guard")
    assert "running" in parts_of(physical_defence(stands, guard, knight, True, ""))
    guard.ran_from = []
    stands.mount_of(knight).band = 12
    stands.acting = knight.index
    assert "running" in parts_of(physical_defence(stands, guard, knight, True, ""))


@pytest.mark.rule("TAL-HIT-14")
def test_the_flanked_defend_at_five_less() -> None:
    fight = arena(["guard"], ["archer", {"use": "brawler", "at": [9, 5]}])
    guard, archer, _ = fight.fighters
    guard.facing = fight.bearing(guard, archer)
    alone = arena(["guard"], ["archer"])
    free = physical_defence(alone, alone.fighters[0], alone.fighters[1], True, "").total
    flanked = physical_defence(fight, guard, archer, True, "")
    assert parts_of(flanked)["flanked"] == -5
    assert flanked.total == free - 5


@pytest.mark.rule("TAL-RUL-13", "TAL-RUL-46", "TAL-RUL-55", "TAL-MAN-01")
def test_which_things_may_meet_a_blow() -> None:
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["brawler"])
    guard, brawler = fight.fighters
    baton, dagger = guard.hands
    guard.parries = [baton.index, baton.index, dagger.index, -1]
    knuckles, bare = brawler.hands[0], brawler.natural[0]
    assert parrying_things(fight, guard, brawler, knuckles, None) == [baton, dagger]
    assert parrying_things(fight, guard, brawler, knuckles, baton) == [dagger]
    own = guard.natural[0]
    assert parrying_things(fight, guard, brawler, bare, None) == [baton, dagger, own]
    start_grapple(fight, brawler, guard, False)
    assert parrying_things(fight, guard, brawler, bare, None) == [dagger, own]
    fight.take_from(guard, dagger)
    dagger.holder = -1
    assert parrying_things(fight, guard, brawler, bare, None) == [own]


@pytest.mark.rule("TAL-RUL-54", "TAL-WND-13")
def test_tiredness_of_every_kind_lowers_the_defence_by_its_points() -> None:
    fight = arena(["guard"], ["archer"], apart=5)
    guard, archer = fight.fighters
    free = physical_defence(fight, guard, archer, True, "").total
    guard.fatigue, guard.exhaustion = 1, 2
    assert physical_defence(fight, guard, archer, True, "").total == free - 3
    guard.dazed = 1
    assert (
        physical_defence(fight, guard, archer, True, "").total == free - guard.tired() == free - 8
    )


@pytest.mark.rule("TAL-RUL-115", "TAL-RUL-70", "TAL-HIT-14")
@pytest.mark.parametrize(
    ("one", "other", "flank"),
    [
        ((9, 5), (12, 5), True),
        ((9, 6), (12, 6), True),
        ((9, 5), (12, 6), True),
        ((10, 4), (10, 7), True),
        ((9, 4), (12, 7), True),
        ((9, 5), (12, 4), False),
        ((9, 5), (11, 7), False),
    ],
)
def test_opposite_men_flank_a_bear_wherever_it_stands(
    one: tuple[int, int], other: tuple[int, int], flank: bool
) -> None:
    ours: list[Entry] = [
        {"use": "veteran", "at": list(one)},
        {"use": "brawler", "at": list(other)},
    ]
    fight = arena(ours, [{"use": "great-bear", "at": [10, 5]}])
    veteran, brawler, bear = fight.fighters
    assert flanked(fight, bear, veteran) is flank
    assert flanked(fight, bear, brawler) is flank


@pytest.mark.rule("TAL-RUL-121", "TAL-MAN-08")
@pytest.mark.parametrize("turned", [False, True])
def test_of_several_covers_the_best_counts(turned: bool) -> None:
    shields = ["medium-wooden-shield", "great-wooden-shield"]
    fight = arena([{"use": "guard", "hands": shields, "belt": []}], ["brawler"])
    guard, brawler = fight.fighters
    covers = [Cover(thing.index, brawler.index, -1) for thing in guard.hands]
    guard.covers = covers[::-1] if turned else covers
    blow = unarmed_blow(fight, brawler)
    found = covering_shield(fight, guard, brawler, blow)
    assert found is not None
    assert found.slug == "great-wooden-shield"
    assert cover_against(fight, guard, brawler, blow) == 30
