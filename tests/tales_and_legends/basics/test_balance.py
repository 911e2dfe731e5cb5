"""Treacherous ground, lost feet, and which skill keeps one up."""

import pytest

from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.hitting.attack_numbers import attack_tally
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import trip
from fechtbuch.engine.fields import field
from tests.tales_and_legends.scenes import arena, meet, parts_of


@pytest.mark.rule("TAL-RUL-61")
def test_lost_fingers_hamper_their_own_hand_only() -> None:
    two = {"use": "guard", "hands": [{"item": "baton", "both": False}, "dagger"], "belt": []}
    fight = arena([two], ["archer"])
    guard, archer = fight.fighters
    guard.lost = ["left-fingers"]
    right, left = (attack_tally(fight, guard, archer, melee_blow(guard, t)) for t in guard.hands)
    assert "lost-fingers" not in parts_of(right)
    assert parts_of(left)["lost-fingers"] == -10
    guard.lost = ["left-hand"]
    assert guard.hands_usable() == 1
    guard.lost = ["left-arm", "right-hand"]
    assert guard.hands_usable() == 0


@pytest.mark.rule("TAL-TST-11", "TAL-RUL-61", "TAL-ATK-14")
def test_a_lost_foot_weighs_on_balance() -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": "rubble"})
    fight = start.fight
    guard = fight.by_slug("guard")
    guard.lost = ["left-foot"]
    fight.host, fight.dice = None, arena(["guard"], ["archer"], script="d20=9 d20=8").dice
    fight.players = arena(["guard"], ["archer"]).players
    assert balance(fight, guard, 20, "TAL-TST-11")
    assert not balance(fight, guard, 20, "TAL-TST-11")
    tripped = arena(["brawler"], ["guard"], script="d20=9 d20=5")
    brawler, victim = tripped.fighters
    victim.lost = ["right-leg"]
    blow = melee_blow(brawler, brawler.natural[0])
    trip(tripped, brawler, victim, blow)
    tally = next(event.tally for event in tripped.events if event.word == "balance")
    assert parts_of(tally)["lost-leg"] == -10


@pytest.mark.rule("TAL-TST-11")
def test_on_bad_ground_half_speed_is_tested_full_speed_at_minus_ten_and_a_run_falls() -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": "unsafe-floor"})
    half = start.play("guard: half path=11,5", "guard: grapple", dice="2d20=1,2")
    assert half.event("tested").amount == 15
    assert half.fighter("guard").at == field(11, 5)
    full = start.play("guard: move path=11,5", "guard: grapple", dice="d20=8")
    assert full.parts("balance")["situation"] == -10
    assert full.fighter("guard").prone
    assert full.fighter("guard").at == field(10, 5)
    fallen = start.play("guard: fast path=11,5")
    assert fallen.rolls() == []
    assert fallen.fighter("guard").prone
    charge = meet("guard", "archer", apart=6, scene={"ground": "unsafe-floor"}).play(
        "guard: charge short-spear target=archer", "guard: grapple", dice="d20=8"
    )
    assert charge.happened("charge-lost")


GROUNDS = [
    ("rubble", "", "half", 20, 0),
    ("rubble", "wet", "half", 22, 0),
    ("rubble", "", "move", 20, -10),
    ("cobbles", "", "move", 20, 0),
    ("cobbles", "frozen", "move", 23, 0),
    ("cobbles", "", "fast", 20, 0),
    ("unsafe-floor", "", "half", 15, 0),
    ("one-metre", "", "move", 30, 0),
    ("half-metre", "ice", "half", 15, 0),
    ("half-metre", "", "move", 40, 0),
    ("two-feet", "", "half", 25, 0),
    ("one-hand", "", "half", 30, 0),
    ("two-fingers", "", "half", 40, 0),
    ("rope", "", "half", 50, 0),
]


@pytest.mark.rule("TAL-TST-11")
@pytest.mark.parametrize(("ground", "slippery", "verb", "difficulty", "modifier"), GROUNDS)
def test_difficulties_of_treacherous_ground(
    ground: str, slippery: str, verb: str, difficulty: int, modifier: int
) -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": ground, "slippery": slippery})
    tried = start.play(f"guard: {verb} path=11,5", "guard: grapple", dice="3d20=20,20,5")
    assert tried.event("tested").amount == difficulty
    assert tried.parts("balance").get("situation", 0) == modifier


@pytest.mark.rule("TAL-TST-11")
@pytest.mark.parametrize("ground", ["cobbles", "one-metre"])
def test_on_cobbles_and_broad_ledges_only_runners_are_tested(ground: str) -> None:
    start = meet("guard", "archer", apart=20, scene={"ground": ground})
    assert start.play("guard: half path=11,5").rolls() == []
