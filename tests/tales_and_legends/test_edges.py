"""Just before and just behind the figure that a rule names."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.blow_targets import may_kill
from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.kinds.armoury import weapon_thing
from fechtbuch.books.tales_and_legends.kinds.arms import Thing
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn, end_turn
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow, shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.prices import STANDARD
from fechtbuch.books.tales_and_legends.rules.basics.weapon_skill import heavy_penalty
from fechtbuch.books.tales_and_legends.rules.defending.defence import unprepared
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import (
    DODGED,
    UNANSWERED,
    react,
)
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import drag, grapple_action
from fechtbuch.books.tales_and_legends.rules.grappling.grips import start_grapple, take_down
from fechtbuch.books.tales_and_legends.rules.hitting.attack_prices import strike_price
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strength_share
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.engine.choices import VERB, Choice, Question
from fechtbuch.engine.fields import field
from fechtbuch.testing import DefaultPlayer
from tests.tales_and_legends.scenes import arena, meet, parts_of
from tests.tales_and_legends.test_grapple import on_top

BARE: dict[str, Any] = {"use": "brawler", "hands": [], "belt": []}


class Dodger(DefaultPlayer):
    """Dodges whatever can be dodged."""

    def decide(self, question: Question) -> Choice:
        slot = question.slot({})
        if slot is not None and "dodge" in slot.values():
            return question.build({VERB: "dodge"})
        return question.default()


@pytest.mark.rule("TAL-ATK-03", "TAL-RUL-17", "TAL-ACT-12")
@pytest.mark.parametrize(
    ("load", "penalty", "price"), [(15, 0, (2, 0, False)), (14, 1, (0, 0, True))]
)
def test_a_weapon_is_heavy_from_the_first_hundred_grams_over_its_limit(
    load: int, penalty: int, price: tuple[int, int, bool]
) -> None:
    hammer = {"use": "guard", "hands": [{"item": "war-hammer", "both": False}], "belt": []}
    fight = arena([hammer], ["archer"])
    guard = fight.fighters[0]
    guard.block.load = load
    blow = melee_blow(guard, guard.hands[0])
    assert heavy_penalty(fight, guard, blow, False) == penalty
    found = strike_price(fight, guard, guard.hands[0], "multiple", False, False)
    assert (found.standard, found.extra, found.full) == price


@pytest.mark.rule("TAL-RUL-80", "TAL-STA-13", "TAL-STA-02", "TAL-STA-03")
def test_cords_leave_one_unprepared_but_neither_helpless_nor_idle() -> None:
    fight = arena(["guard"], ["archer"])
    guard, archer = fight.fighters
    archer.entangled = "net"
    guard.standard, guard.extra = 2, 1
    assert unprepared(fight, archer, guard) == "TAL-STA-13"
    assert not archer.helpless()
    assert not may_kill(fight, guard, archer, STANDARD)
    assert begin_turn(fight, archer)
    assert {"free", "attack"} <= set(verbs_of(fight, archer))
    assert not {"step", "move", "charge"} & set(verbs_of(fight, archer))
    archer.entangled, archer.bound = "", True
    assert may_kill(fight, guard, archer, STANDARD)


@pytest.mark.rule("TAL-RUL-56", "TAL-HLD-03", "TAL-HLD-08")
def test_who_does_not_pay_for_the_hold_lets_go_and_falls() -> None:
    ready = on_top().play("brawler: done", "great-bear: done")
    assert ready.fighter("brawler").holds_on >= 0
    down = ready.play("brawler: done", dice="d20=9")
    brawler = down.fighter("brawler")
    assert (brawler.holds_on, brawler.prone, brawler.life) == (-1, True, 36)
    assert down.parts("landing")["let-go"] == -30


@pytest.mark.rule("TAL-RUL-56", "TAL-HLD-02")
@pytest.mark.parametrize(("lost", "held"), [(12, True), (13, False)])
def test_getting_hold_needs_the_defence_and_failing_costs_only_the_action(
    lost: int, held: bool
) -> None:
    """The bear has PD 21; the climber holds on with 22 and 5 for both hands, first a natural 1."""
    turned = meet({**BARE, "at": [9, 5]}, {"use": "great-bear", "at": [10, 5]}).play(
        "edict: set fighter=great-bear field=facing value=2", "brawler: face how=e"
    )
    hold = turned.play("brawler: hold great-bear", dice=f"d20=10 2d20=1,{lost}")
    assert hold.tally("hold-on").total == 27
    assert (hold.fighter("brawler").holds_on >= 0) is held
    assert hold.fighter("brawler").standard == 1
    assert not hold.fighter("brawler").prone


@pytest.mark.rule("TAL-RUL-32", "TAL-GRP-06", "TAL-GRP-07")
def test_a_grabbed_rider_stays_where_he_is_until_dragged_or_taken_down() -> None:
    for way in ("drag", "take-down", ""):
        fight = arena([BARE], ["knight"], script="2d20=1,20 d20=5" if way else "")
        brawler, knight, _ = fight.fighters
        start_grapple(fight, brawler, knight, False)
        knight.standard, knight.extra = 2, 1
        assert not {"half", "move", "fast", "run", "charge", "drag"} & set(verbs_of(fight, knight))
        assert knight.mounted()
        if way == "drag":
            drag(fight, brawler, [field(9, 5)])
        elif way:
            take_down(fight, brawler, knight)
        assert knight.mounted() is (way == "")
        assert knight.life == (38 if way == "" else 37)


@pytest.mark.rule("TAL-RUL-32", "TAL-ATK-08")
def test_a_rider_may_ride_out_the_recoil_of_a_blow() -> None:
    mace = {"use": "guard", "hands": ["flanged-mace"], "belt": []}
    start = meet(mace, "knight")
    struck = start.play("guard: attack knight flanged-mace", dice="d20=8 d12=1")
    assert struck.offers() == ["riding", "grapple"]
    stays = struck.play("knight: riding", dice="d20=5 d20=2")
    assert stays.fighter("knight").mounted()
    falls = struck.play("knight: riding", "knight: riding", dice="d20=9 d20=2 d20=9")
    assert not falls.fighter("knight").mounted()


@pytest.mark.rule("TAL-MNT-09", "TAL-MAN-03")
@pytest.mark.parametrize("mounted", [True, False])
def test_a_dodge_bought_on_foot_is_worth_nothing_in_the_saddle(mounted: bool) -> None:
    fight = arena(["guard"], ["knight"], script="" if mounted else "d20=19")
    guard, knight, horse = fight.fighters
    if not mounted:
        knight.mount, horse.rider = -1, -1
    knight.dodges = 1
    fight.players = [fight.players[0], Dodger()]
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 22, 21
    assert react(fight, guard, knight, blow) == (UNANSWERED if mounted else DODGED)
    assert knight.dodges == (1 if mounted else 0)


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


@pytest.mark.rule("TAL-ITM-19")
@pytest.mark.parametrize(("strength", "share"), [(17, 17), (18, 18), (19, 18), (40, 18)])
def test_strength_above_the_bows_second_figure_counts_as_that(strength: int, share: int) -> None:
    bow = {"use": "archer", "attributes": {"si": strength}, "hands": ["elven-long-bow"]}
    fight = arena([bow], ["guard"], apart=3)
    archer = fight.fighters[0]
    assert strength_share(fight, archer, shot_blow(fight, archer.hands[0])) == share


@pytest.mark.rule("TAL-STA-08", "TAL-RUL-83")
def test_the_stunned_miss_as_many_turns_as_their_rounds_and_then_act_again() -> None:
    fight = arena(["guard"], ["archer"], apart=9)
    guard = fight.fighters[0]
    fight.set_field(guard, "stunned", "2")
    assert (guard.prone, guard.hands, guard.helpless()) == (True, [], True)
    for _ in range(2):
        guard.acted = False
        assert not begin_turn(fight, guard)
    guard.acted = False
    assert begin_turn(fight, guard)
    assert (guard.prone, guard.helpless(), guard.standard) == (True, False, 2)
    end_turn(fight, guard)


@pytest.mark.rule("TAL-STA-08", "TAL-WND-06")
def test_the_unconscious_are_woken_by_nobody() -> None:
    fight = arena(["guard", {"use": "archer", "at": [10, 6]}], ["brawler"], apart=9)
    guard, archer, _ = fight.fighters
    archer.standard = 2
    fight.change_state(guard, "unconscious", True, "")
    assert "wake" not in verbs_of(fight, archer)
    fight.change_state(guard, "unconscious", False, "")
    fight.set_field(guard, "stunned", "5")
    assert "wake" in verbs_of(fight, archer)
