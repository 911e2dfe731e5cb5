"""Tables of conditions: in each case exactly one of them decides."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.asking.act_question import ActQuestion
from fechtbuch.books.phase_six.kinds.arms import ARMOUR, GROUND, MAIN, OFF
from fechtbuch.books.phase_six.rules.items import stabilise
from fechtbuch.books.phase_six.rules.movement import (
    _settle,
    at_edge,
    crawl_range,
    run_range,
    walk_range,
)
from fechtbuch.books.phase_six.rules.readying import take_in_hand
from fechtbuch.books.phase_six.rules.special_attacks import rest_near
from fechtbuch.books.phase_six.rules.throwing import in_clouds
from fechtbuch.books.phase_six.state.battle import ACTING, ROUND_END, ROUND_START, TURN_START
from fechtbuch.books.phase_six.state.clouds import FIRE, TEAR_GAS, Cloud
from fechtbuch.books.phase_six.state.fighter import DOWN, UP
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Host
from tests.phase_six.stage import arena, stage, totals, wall, who


def dice(fight: Any, script: str) -> None:
    """What falls from now on."""
    fight.telling = True
    fight.dice = ScriptedDice(parse_script(script))


@pytest.mark.rule("PSX-RUL-14", "PSX-TRN-08")
@pytest.mark.parametrize(
    ("quickness", "walks", "runs", "crawls"),
    [(-1, 1, 4, 1), (-4, 1, 1, 1), (0, 1, 5, 1), (3, 4, 8, 3)],
)
def test_nobody_is_slower_than_a_metre(quickness: int, walks: int, runs: int, crawls: int) -> None:
    fight = arena([who("marek", 0)], [who("grom", 9)])
    marek = fight.fighters[0]
    marek.block.quickness = quickness
    assert (walk_range(marek), run_range(marek), crawl_range(marek)) == (walks, runs, crawls)


@pytest.mark.rule("PSX-ARM-02")
@pytest.mark.parametrize(
    ("protection", "condition", "stops"),
    [(3, 100, 3), (3, 67, 3), (3, 66, 2), (1, 1, 1), (2, 0, 0), (4, 25, 1), (4, 26, 2)],
)
def test_damaged_armour_is_rounded_up(protection: int, condition: int, stops: int) -> None:
    fight = arena([who("marek", 0)], [who("grom", 9)])
    worn = next(thing for thing in fight.things if thing.kind == ARMOUR)
    worn.protection, worn.condition = protection, condition
    assert worn.stops() == stops


@pytest.mark.rule("PSX-STA-05", "PSX-RUL-43")
@pytest.mark.parametrize("level", [0, 1])
def test_only_the_dying_are_stabilised(level: int) -> None:
    fight = arena([who("marek", 0)], [who("grom", 1)])
    marek, grom = fight.fighters
    grom.dying = level
    dice(fight, totals(*[5] * 20))
    stabilise(fight, marek, grom, False)
    assert ("stabilised" in [event.kind for event in fight.events]) is (level > 0)
    assert grom.unconscious == level


@pytest.mark.rule("PSX-TRN-14", "PSX-RUL-21", "PSX-RUL-64")
def test_what_the_referee_allows_breaks_a_chain_of_shots() -> None:
    fight = arena([who("vance", 0)], [who("grom", 9)])
    vance = fight.fighters[0]
    vance.actions, vance.chain = 2, 2
    fight.improvise(vance, "kicks the door", 1)
    assert (vance.actions, vance.chain) == (1, 0)


@pytest.mark.rule("PSX-RUL-72")
@pytest.mark.parametrize(("dying", "rule"), [(0, "PSX-TRN-13"), (1, "PSX-RUL-72")])
def test_why_a_draught_is_not_for_the_dying(dying: int, rule: str) -> None:
    items = ["lesser-healing-potion", "potion-of-protection"]
    ours = [who("marek", 0, items=items), who("nessa", 1)]
    fight = stage(ours, [who("grom", 9)]).play()
    fight.fight.by_slug("nessa").dying = dying
    item = "lesser-healing-potion" if dying else "long-sword"
    refused = fight.refuses(f"marek: use item={item} target=nessa")
    assert rule in refused.rules


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-42")
@pytest.mark.parametrize(("health", "gassed"), [(1, False), (9, True)])
def test_whom_the_fire_fells_the_gas_does_nothing_any_more(health: int, gassed: bool) -> None:
    fight = arena([who("marek", 0, health_left=health, armour=[])], [who("grom", 9)])
    marek = fight.fighters[0]
    fight.clouds = [Cloud(FIRE, marek.at, 2, 3, True), Cloud(TEAR_GAS, marek.at, 2, 3, True)]
    dice(fight, totals(*[1] * 20))
    effects = in_clouds(fight, marek)
    assert (marek.dying == 0, marek.gassed, effects != 0) == (gassed, gassed, gassed)


@pytest.mark.rule("PSX-RUL-74")
def test_what_lies_over_a_chasm_goes_with_who_ends_up_beside_it() -> None:
    chasm = {"bounds": [-9, -9, 9, 9], "chasms": [[1, -9, 3, 9]]}
    fight = arena([who("nessa", 0)], [who("marek", 9)], ground=chasm)
    nessa = fight.fighters[0]
    thing = fight.things[nessa.main]
    elsewhere = fight.things[fight.fighters[1].main]
    nessa.at = field(2, 0)
    for each, at in ((thing, nessa.at), (elsewhere, field(5, 5))):
        each.place, each.holder, each.at = GROUND, -1, at
    _settle(fight, nessa)
    assert fight.grid.open(nessa.at)
    assert (thing.at, elsewhere.at) == (nessa.at, field(5, 5))


@pytest.mark.rule("PSX-TRN-16", "PSX-RUL-67")
def test_a_blow_of_opportunity_is_told_before_it_falls() -> None:
    guard = who("marek", 1, hands=["halberd"], talents=["attack-of-opportunity"])
    leaving = stage([who("nessa", 0)], [guard]).play("nessa: run path=-1,0;-2,0;-3,0;-4,0")
    assert leaving.question.kind == "opportunity"
    struck = leaving.play("marek: strike halberd", dice=totals(*[1] * 9))
    told = struck.event("strikes-opportunity")
    assert (told.actor, told.target) == ("marek", "nessa")
    assert told.rule == "PSX-TRN-16"


@pytest.mark.rule("PSX-TRN-14", "PSX-SPC-02", "PSX-RUL-64")
def test_what_the_referee_allows_spoils_an_accurate_attack() -> None:
    fight = arena([who("vance", 0)], [who("grom", 9)])
    vance = fight.fighters[0]
    vance.actions, vance.accurate_steps = 2, 2
    fight.improvise(vance, "kicks the door", 1)
    assert vance.accurate_steps == 0


@pytest.mark.rule("PSX-RUL-48", "PSX-STA-15")
@pytest.mark.parametrize("netted", [True, False])
def test_who_hangs_in_a_net_leaves_no_map(netted: bool) -> None:
    for metres in (0, 3):
        ground = {"bounds": [0, 0, 20, 20]}
        fight = arena([who("marek", metres, 9)], [who("grom", 18, 9)], ground=ground)
        marek = fight.fighters[0]
        marek.netted = netted
        assert (at_edge(fight, marek) is None) is netted


@pytest.mark.rule("PSX-EQP-02")
def test_what_changes_hands_is_in_one_of_them_only() -> None:
    fight = arena([who("nessa", 0, hands=["dagger"])], [who("grom", 9)])
    nessa = fight.fighters[0]
    dagger = nessa.main
    take_in_hand(fight, nessa, fight.things[dagger], OFF)
    assert (nessa.main, nessa.off) == (-1, dagger)
    take_in_hand(fight, nessa, fight.things[dagger], MAIN)
    assert (nessa.main, nessa.off) == (dagger, -1)


@pytest.mark.rule("PSX-TRN-01")
def test_how_many_turns_of_the_round_have_begun() -> None:
    fight = arena([who("marek", 0)], [who("grom", 9)])
    fight.place = 1
    begun = {}
    for phase in (ROUND_START, TURN_START, ACTING, ROUND_END):
        fight.phase = phase
        begun[phase] = fight.turns_begun()
    assert begun == {ROUND_START: 0, TURN_START: 1, ACTING: 2, ROUND_END: 0}


@pytest.mark.rule("PSX-EQP-02", "PSX-RUL-28")
@pytest.mark.parametrize(
    ("hands", "second", "shield"), [(1, False, UP), (2, False, DOWN), (1, True, DOWN)]
)
def test_what_of_the_hands_lowers_a_raised_shield(hands: int, second: bool, shield: int) -> None:
    fight = arena([who("nessa", 0, hands=["dagger"], shield="buckler")], [who("grom", 9)])
    nessa = fight.fighters[0]
    nessa.block_state = UP
    dagger = fight.things[nessa.main]
    before = dagger.weapon.hands
    try:
        dagger.weapon.hands = hands
        take_in_hand(fight, nessa, dagger, OFF if second else MAIN)
    finally:
        dagger.weapon.hands = before
    assert nessa.block_state == shield


@pytest.mark.rule("PSX-RUL-38", "PSX-SPC-10")
def test_a_rest_is_an_obstacle_on_the_field_or_beside_it() -> None:
    for place, near in (((0, 0), True), ((1, 0), True), ((2, 0), False)):
        fight = arena([who("vance", 0)], [who("grom", 9)], ground=wall(place, level="5+"))
        vance = fight.fighters[0]
        assert rest_near(fight, vance, fight.things[vance.main].weapon) is near


@pytest.mark.rule("PSX-RUL-64")
@pytest.mark.parametrize(
    ("actions", "host", "judged"), [(1, True, True), (0, True, False), (1, False, False)]
)
def test_who_has_no_action_left_asks_for_no_judgement(
    actions: int, host: bool, judged: bool
) -> None:
    fight = arena([who("marek", 0)], [who("grom", 9)])
    fight.host = Host() if host else None
    fight.fighters[0].actions = actions
    assert ActQuestion(fight, fight.fighters[0]).may_be_judged() is judged


@pytest.mark.rule("PSX-RUL-74")
def test_who_has_left_the_map_is_in_nobody_s_way() -> None:
    chasm = {"bounds": [-9, -9, 9, 9], "chasms": [[1, 0, 1, 0]]}
    landed = []
    for withdrawn in (True, False):
        fight = arena([who("nessa", 5)], [who("marek", 9)], ground=chasm)
        nessa, marek = fight.fighters
        nessa.at = field(1, 0)
        marek.at = fight.grid.nearest_open(nessa.at, set())
        marek.withdrawn = withdrawn
        _settle(fight, nessa)
        landed.append(nessa.at == marek.at)
    assert landed == [True, False]
