"""Start, order, rounds, turns and movement (INI, TRN)."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.asking.can_go_on import Deed, can_go_on
from fechtbuch.books.phase_six.kinds.arms import FISTS
from fechtbuch.books.phase_six.rules.arbitrary_acts import value_of
from fechtbuch.books.phase_six.rules.equipment import drop
from fechtbuch.books.phase_six.rules.movement import crawl_range, run_range, walk_range
from fechtbuch.books.phase_six.state.battle import ROUND_START
from fechtbuch.books.phase_six.state.choices import Act
from fechtbuch.books.phase_six.state.fighter import UP
from fechtbuch.engine.choices import VERB, Choice, Player, Question
from fechtbuch.engine.fields import abreast, field
from fechtbuch.play.draft import Draft
from fechtbuch.testing import Situation, situation
from fechtbuch.testing.conformance.invariants import ready
from tests.phase_six.stage import scenario, stage, totals, wall, who
from tests.recomputing import scenarios_of


@pytest.mark.rule("PSX-INI-01", "PSX-TRN-16")
def test_a_fight_starts_with_places_and_an_order() -> None:
    placeless = [{"use": use, "bonus_dice": 0, "rerolls": 0} for use in ("marek", "grom")]
    lined = scenario(placeless[:1], placeless[1:], scene={"distance": 15})
    begun = situation(lined).play(dice=f"{totals(4, 4)} {totals(3)}")
    marek, grom = begun.fighter("marek"), begun.fighter("grom")
    assert begun.fight.apart(marek, grom) == 15
    assert begun.fight.round == 1
    pairs = scenario([*placeless[:1], {"use": "nessa"}], placeless[1:])
    lines = situation(pairs).play(dice=totals(4, 4, 1, 1, 1, 1, 3), steps=1)
    where = [fighter.at for fighter in lines.fight.fighters]
    assert where == [*abreast(2, 0), *abreast(1, 10)]


@pytest.mark.rule("PSX-RUL-04")
def test_full_ties_are_rolled_off_until_everybody_has_a_place() -> None:
    trio = scenario([who("grom", 0, count=1)], [who("grom", 2, slug="b"), who("grom", 3, slug="c")])
    dice = " ".join([totals(4), totals(4), totals(4), totals(2, 5, 2), totals(1, 3)])
    begun = situation(trio).play(dice=dice)
    assert [begun.fight.fighters[index].slug for index in begun.fight.order] == ["b", "c", "grom"]


@pytest.mark.rule("PSX-RUL-04")
def test_however_often_two_are_level_in_the_end_one_of_them_is_first() -> None:
    pair = scenario([who("grom", 0)], [who("grom", 2, slug="b")])
    dice = " ".join([totals(4), totals(4), *[totals(3, 3)] * 1200, totals(2, 5)])
    begun = situation(pair).play(dice=dice)
    assert [begun.fight.fighters[index].slug for index in begun.fight.order] == ["b", "grom"]


@pytest.mark.rule("PSX-INI-02")
def test_without_quickness_initiative_is_nothing() -> None:
    pair = scenario([who("grom", 0, attributes={"quickness": 0})], [who("marek", 1)])
    begun = situation(pair).play(dice=totals(1, 1))
    assert begun.fighter("grom").initiative == 0
    assert begun.question.who is begun.fighter("marek")


@pytest.mark.rule("PSX-TRN-01", "PSX-TRN-06", "PSX-TRN-05")
def test_a_round_goes_once_through_everybody_and_kept_actions_end_with_the_refresh() -> None:
    fight = stage([who("marek", 0)], [who("grom", 30)])
    played = fight.play("marek: end", "grom: end", otherwise="default", until="marek@act")
    kinds = [event.kind for event in played.story if event.kind in ("turn", "round", "round-ends")]
    assert kinds == ["turn", "turn", "round-ends", "round", "turn"]
    assert played.fighter("grom").actions == 2
    assert played.fighter("marek").actions == 2


@pytest.mark.rule("PSX-TRN-02", "PSX-TRN-05")
def test_checks_come_before_the_refresh() -> None:
    fight = stage([who("marek", 0, conditions={"bleeding": 1})], [who("grom", 9)])
    started = fight.play(dice=totals(5, 1))
    kinds = [event.kind for event in started.story]
    assert kinds.index("roll") < kinds.index("refreshed")


@pytest.mark.rule("PSX-TRN-03", "PSX-RUL-07")
def test_acts_are_one_at_a_time_and_others_only_react() -> None:
    fight = stage([who("marek", 0)], [who("grom", 5)], actions={"grom": 1})
    acted = fight.play("marek: hunker")
    assert acted.question.kind == "react"
    assert "block" not in acted.offers()
    assert acted.play("grom: pass").question.kind == "act"


@pytest.mark.rule("PSX-TRN-06")
def test_a_turn_ends_by_itself_only_if_nothing_else_is_possible() -> None:
    bare = who("grom", 0, hands=[], actions=0)
    ended = stage([bare], [who("marek", 9)]).play()
    assert ended.question.who is ended.fighter("marek")
    armed = stage([who("grom", 0, actions=0)], [who("marek", 9)]).play()
    assert armed.offers() == ["end", "drop"]


@pytest.mark.rule("PSX-TRN-07")
def test_the_acts_and_their_costs() -> None:
    fight = stage([who("ottwin", 0)], [who("grom", 1)]).play()
    assert set(fight.offers()) == {
        "end",
        "attack",
        "aim",
        "accurate",
        "block",
        "walk",
        "run",
        "hurl",
        "hunker",
        "stow-shield",
        "drop",
    }
    for answer, left in [
        ("hunker", 1),
        ("block", 0),
        ("aim grom morning-star", 1),
        ("stow-shield", 1),
        ("drop round-shield", 2),
        ("walk path=0,1", 1),
    ]:
        assert fight.play(f"ottwin: {answer}").fighter("ottwin").actions == left, answer


@pytest.mark.rule("PSX-TRN-08", "PSX-TRN-09", "PSX-TRN-10", "PSX-RUL-14")
def test_ranges_of_movement() -> None:
    nessa = stage([who("nessa", 0)], [who("grom", 30)]).play()
    fighter = nessa.fighter("nessa")
    assert [walk_range(fighter), run_range(fighter), crawl_range(fighter)] == [5, 9, 3]
    fighter.block_state = 2
    assert [walk_range(fighter), run_range(fighter), crawl_range(fighter)] == [3, 5, 2]
    slow = stage([who("grom", 0, attributes={"quickness": -6})], [who("marek", 9)]).play()
    brute = slow.fighter("grom")
    assert [walk_range(brute), run_range(brute), crawl_range(brute)] == [1, 1, 1]
    odd = stage([who("grom", 0)], [who("marek", 9)]).play().fighter("grom")
    assert [walk_range(odd), run_range(odd), crawl_range(odd)] == [2, 6, 2]


@pytest.mark.rule("PSX-TRN-08", "PSX-TRN-09")
def test_nobody_goes_farther_than_the_range() -> None:
    fight = stage([who("nessa", 0)], [who("grom", 30)]).play()
    far = ";".join(f"{x},0" for x in range(1, 7))
    fight.refuses(f"nessa: walk path={far}", reason="too-far")
    ran = fight.play(f"nessa: run path={';'.join(f'{x},0' for x in range(1, 10))}")
    assert ran.fighter("nessa").at == field(9, 0)
    assert ran.fighter("nessa").actions == 2
    fight.refuses(f"nessa: run path={';'.join(f'{x},0' for x in range(1, 11))}", reason="too-far")


@pytest.mark.rule("PSX-TRN-10", "PSX-TRN-11", "PSX-TRN-12", "PSX-RUL-14")
def test_the_hunkered_only_crawl_until_they_stand_up() -> None:
    fight = stage([who("nessa", 0)], [who("grom", 30)])
    down = fight.play("nessa: hunker")
    offered = down.offers()
    assert "walk" not in offered
    assert "run" not in offered
    crawled = down.play("nessa: crawl path=1,0;2,0;3,0")
    assert crawled.fighter("nessa").at == field(3, 0)
    up = crawled.play("nessa: stand-up")
    assert not up.fighter("nessa").hunkered
    assert up.fighter("nessa").actions == 0


@pytest.mark.rule("PSX-TRN-12", "PSX-STA-15")
def test_standing_up_ends_no_net() -> None:
    fight = stage([who("nessa", 0, states=["hunkered", "netted"])], [who("grom", 30)])
    up = fight.play("nessa: stand-up")
    assert up.fighter("nessa").netted
    assert not {"walk", "run", "crawl"} & set(up.offers())


@pytest.mark.rule("PSX-TRN-16")
def test_friends_and_the_helpless_are_passed_opponents_are_not() -> None:
    friend = who("vance", 1, slug="friend")
    lane = {"bounds": [0, 0, 9, 0]}
    past = stage([who("nessa", 0), friend], [who("grom", 9)], ground=lane).play()
    assert past.play("nessa: walk path=1,0;2,0").fighter("nessa").at == field(2, 0)
    past.refuses("nessa: walk path=1,0", reason="occupied")
    wide = {"bounds": [0, 0, 9, 1]}
    blocked = stage([who("nessa", 0)], [who("grom", 1)], ground=wide).play()
    blocked.refuses("nessa: run path=1,0;2,0", reason="blocked")
    asleep = who("grom", 1, states=["asleep"])
    over = stage([who("nessa", 0)], [asleep], ground=lane).play()
    assert over.play("nessa: run path=1,0;2,0").fighter("nessa").at == field(2, 0)


@pytest.mark.rule("PSX-TRN-08", "PSX-RUL-13")
def test_what_may_be_done_on_a_walk() -> None:
    bow = who(
        "marek",
        0,
        hands=["light-crossbow"],
        carried=["long-sword"],
        shield="buckler",
        shield_on_arm=False,
    )
    bow["hands"] = [{"item": "light-crossbow", "loaded": 0}]
    fight = stage([bow], [who("grom", 3)], ground=wall([0, 1])).play()
    verbs = fight.slot("walk path=1,0").values()
    assert {"", "reload", "ready", "hunker", "ready-shield"} <= set(verbs)
    assert not {"aim", "accurate", "brace", "block", "walk", "run", "stand-up"} & set(verbs)
    reloaded = fight.play("marek: walk path=1,0 act=reload item=light-crossbow")
    assert reloaded.fight.thing_by_slug("light-crossbow").loaded == 1
    assert reloaded.fighter("marek").actions == 1
    close = stage([who("marek", 0, actions=3)], [who("grom", 4)]).play()
    assert (
        "violent"
        not in close.slot("walk path=1,0;2,0 act=attack target=grom weapon=long-sword").values()
    )


@pytest.mark.rule("PSX-TRN-08")
def test_a_walk_may_go_on_after_its_act() -> None:
    fight = stage([who("nessa", 0)], [who("grom", 2)])
    played = fight.play(
        "nessa: walk path=1,0 act=attack target=grom weapon=dagger then=0,0", dice=totals(*[1] * 8)
    )
    assert played.fighter("nessa").at == field(0, 0)
    fight.play().refuses(
        "nessa: walk path=1,0 act=attack target=grom weapon=dagger then=0,0;0,1;0,2;0,3;0,4"
    )


@pytest.mark.rule("PSX-RUL-13", "PSX-RUL-21")
def test_a_shot_on_the_walk_counts_in_the_chain_and_another_walk_breaks_it() -> None:
    fight = stage([who("vance", 0, actions=3)], [who("grom", 20)])
    first = fight.play("vance: attack grom mode=single", dice=totals(*[1] * 9))
    shot = first.play(
        "vance: walk path=0,1 act=attack target=grom weapon=m-16 mode=single",
        dice=totals(*[1] * 9),
    )
    assert shot.parts("hit") == {"minimum-roll": 5, "recoil": 2, "walking": 1}
    assert shot.fighter("vance").chain == 2
    walked = first.play("vance: walk path=0,1")
    assert walked.fighter("vance").chain == 0


@pytest.mark.rule("PSX-TRN-13")
def test_an_item_is_used_for_an_action() -> None:
    fight = stage(
        [who("marek", 0, health_left=2, items=["lesser-healing-potion"])], [who("grom", 9)]
    )
    used = fight.play("marek: use marek lesser-healing-potion", dice="d6=3")
    assert used.fighter("marek").health == 4
    assert used.fighter("marek").actions == 1
    assert used.fight.thing_by_slug("lesser-healing-potion").count == 2


@pytest.mark.rule("PSX-TRN-14")
def test_the_referee_sets_the_price_of_an_arbitrary_act() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)], scene={"referee": True})
    asked = fight.play("marek: improvise text=gate")
    done = asked.play("allow cost=2")
    assert done.fighter("marek").actions == 0
    refused = asked.play("refuse")
    assert refused.fighter("marek").actions == 2
    assert "improvise" not in stage([who("marek", 0)], [who("grom", 9)]).play().offers()
    edict = fight.play("edict: allow fighter=marek price=1 text=gate")
    assert edict.fighter("marek").actions == 1


@pytest.mark.rule("PSX-TRN-15", "PSX-EQP-03")
def test_a_reload_goes_step_by_step_and_firing_undoes_it() -> None:
    archer = who("marek", 0, hands=[{"item": "quadruple-crossbow", "loaded": 1}], actions=3)
    fight = stage([archer], [who("grom", 20)])
    one = fight.play("marek: reload")
    assert one.event("reloads").amount == 1
    two = one.play("marek: reload")
    assert two.fight.thing_by_slug("quadruple-crossbow").loaded == 4
    fired = one.play("marek: attack grom quadruple-crossbow", dice=totals(*[1] * 7))
    assert fired.fight.thing_by_slug("quadruple-crossbow").reloading == 0
    dropped = one.play("marek: drop quadruple-crossbow")
    assert dropped.fight.thing_by_slug("quadruple-crossbow").reloading == 0


@pytest.mark.rule("PSX-TRN-15", "PSX-EQP-02")
def test_readying_goes_step_by_step_and_costs_nothing_for_quick_weapons() -> None:
    fighter = who("marek", 0, carried=["crossbow", "dagger", "warhammer"], actions=3)
    fight = stage([fighter], [who("grom", 20)])
    one = fight.play("marek: ready crossbow")
    assert one.event("readies").amount == 1
    two = one.play("marek: ready crossbow")
    assert two.fight.thing_by_slug("crossbow").in_hand()
    begun = one.play("marek: ready warhammer")
    assert not begun.fight.thing_by_slug("warhammer").in_hand()
    other = begun.play("marek: ready crossbow")
    assert not other.fight.thing_by_slug("crossbow").in_hand()
    quick = fight.play("marek: ready dagger")
    assert quick.fighter("marek").actions == 3
    assert quick.fight.thing_by_slug("long-sword").place == 3


@pytest.mark.rule("PSX-TRN-04", "PSX-STA-16")
def test_becoming_helpless_empties_the_counter() -> None:
    duel = stage([who("grom", 0)], [who("marek", 1)], actions={"marek": 2})
    struck = duel.play("grom: attack marek special=knockout", dice=totals(5, 5, 5, 5, 5, 1, 1))
    down = struck.play("marek: none", dice=totals(1, 1))
    assert down.fighter("marek").unconscious == 4
    assert down.fighter("marek").actions == 0


@pytest.mark.rule("PSX-RUL-52")
def test_everybody_starts_upright_loaded_and_unhurt() -> None:
    fight: Situation = stage([who("vance", 0)], [who("kestrel", 9)]).play()
    for slug in ("vance", "kestrel"):
        fighter = fight.fighter(slug)
        assert fighter.health == fighter.block.max_health
        assert not fighter.hunkered
        assert not fighter.braced
        assert fighter.aim_steps == fighter.block_state == 0
    assert fight.fight.thing_by_slug("m-16").loaded == 30
    assert fight.fight.thing_by_slug("hk-usp").loaded == 8


@pytest.mark.rule("PSX-INI-03")
def test_the_higher_result_goes_first_however_slow_somebody_is() -> None:
    pair = scenario([who("nessa", 0)], [who("grom", 9)])
    begun = situation(pair).play(dice=f"{totals(1, 1, 1, 1)} {totals(5)}")
    assert begun.question.who is begun.fighter("grom")


@pytest.mark.rule("PSX-TRN-14")
def test_what_the_referee_refuses_was_never_done() -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)], scene={"referee": True}, actions={"grom": 2})
    shot = fight.play("vance: attack grom mode=single", "grom: pass", dice=totals(*[1] * 9))
    refused = shot.play("vance: improvise text=gate", "refuse")
    assert refused.question.who is refused.fighter("vance")
    assert refused.question.kind == "act"
    assert (refused.fighter("vance").actions, refused.fighter("vance").chain) == (1, 1)
    done = shot.play("vance: improvise text=gate", "allow cost=1")
    assert done.fighter("vance").chain == 0
    assert done.question.who is done.fighter("grom")


@pytest.mark.rule("PSX-TRN-14", "PSX-RUL-07")
def test_an_arbitrary_act_in_answer_to_somebody_costs_one_action() -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)], scene={"referee": True}, actions={"grom": 2})
    asked = fight.play("vance: hunker", "grom: improvise text=door")
    assert asked.slot("allow").values() == ["1"]
    again = asked.play("refuse")
    assert again.question.kind == "react"
    assert again.fighter("grom").actions == 2
    assert asked.play("allow cost=1").fighter("grom").actions == 1


@pytest.mark.rule("PSX-ATK-07", "PSX-STA-11", "PSX-STA-08", "PSX-RUL-59")
def test_which_drawbacks_an_arbitrary_check_has() -> None:
    def need(value: str, dice: int) -> dict[str, int]:
        vance = who("vance", 0, states=["hunkered", "netted"], conditions={"burning": 2})
        fight = stage([vance], [who("grom", 30)], scene={"referee": True})
        said = f"allow cost=1 value={value}"
        return fight.play("vance: improvise text=look", said, dice=totals(*[1] * dice)).parts(
            "improvise"
        )

    body = {"minimum-roll": 5, "hunkered": 1, "netted": 1}
    assert need("strength", 2) == body
    assert need("shooting", 6) == body
    assert need("perception", 2) == {**body, "burning": 2}
    assert need("willpower", 1) == {"minimum-roll": 5, "netted": 1}
    laden = stage([who("vance", 0)], [who("grom", 30)], scene={"referee": True})
    evasion = laden.play("vance: improvise text=duck", "allow cost=1 value=evasion")
    assert evasion.event("check-dice").amount == 0
    gassed = laden.play().fighter("vance")
    gassed.gassed = True
    assert [value_of(gassed, name) for name in ("perception", "willpower", "melee")] == [-1, -2, 3]


@pytest.mark.rule("PSX-RUL-13", "PSX-TRN-08")
def test_a_shot_that_became_impossible_on_the_way_is_no_shot() -> None:
    guard = who("marek", 1, talents=["attack-of-opportunity"])
    shooter = who("vance", 0, actions=3, hands=["hk-usp"], carried=[])
    fight = stage([shooter], [guard, who("grom", 15)])
    shot = fight.play("vance: attack grom hk-usp", dice=totals(*[1] * 8))
    assert shot.fighter("vance").chain == 1
    walk = "vance: walk path=-1,0;-2,0;-3,0 act=attack target=grom weapon=hk-usp"
    lost = shot.play(walk).play("edict: set fighter=grom field=at value=90,0", "marek: pass")
    assert lost.event("act-lost").target == "grom"
    assert lost.fighter("vance").chain == 0


@pytest.mark.rule("PSX-RUL-52")
def test_a_scenario_may_say_how_somebody_starts() -> None:
    gun = {"item": "m-16", "loaded": 4}
    full = {"item": "glock", "loaded": 999}
    vance = {"use": "vance", "at": [0, 0], "hands": [gun], "carried": [full], "health_left": 2}
    shield = who("ottwin", 9, states=["shield-up"])
    fight = stage([vance, shield], [who("grom", 30)]).play()
    soldier = fight.fighter("vance")
    assert soldier.health == 2
    assert (soldier.bonus, soldier.rerolls) == (soldier.block.max_bonus, 2)
    assert soldier.bonus > 0
    glock = fight.fight.thing_by_slug("glock")
    assert fight.fight.thing_by_slug("m-16").loaded == 4
    assert glock.loaded == glock.weapon.capacity
    assert fight.fighter("ottwin").block_state == UP


@pytest.mark.rule("PSX-TRN-08", "PSX-RUL-13")
def test_who_is_struck_down_on_the_walk_does_nothing_more() -> None:
    guard = who("marek", 1, talents=["attack-of-opportunity"])
    walker = who("vance", 0, armour=[], health_left=1)
    fight = stage([walker, who("nessa", 9, 9)], [guard, who("grom", 20)])
    leaving = fight.play(
        "vance: walk path=-1,0;-2,0 act=attack target=grom weapon=m-16 mode=single then=-3,0"
    )
    down = leaving.play("marek: strike long-sword", "vance: none", dice=totals(11, *[1] * 7))
    assert down.fighter("vance").dying == 1
    assert down.fighter("vance").at == field(-1, 0)
    assert down.happened("attacks")[-1].actor == "marek"


@pytest.mark.rule("PSX-RUL-13", "PSX-EQP-02")
def test_a_weapon_that_is_no_longer_in_hand_strikes_nobody_on_the_way() -> None:
    fight = stage([who("marek", 0)], [who("grom", 4)]).play().fight
    marek, grom = fight.by_slug("marek"), fight.by_slug("grom")
    sword = fight.thing_by_slug("long-sword")
    blow = Act("walk", grom, sword)
    blow.free = "attack"
    assert not can_go_on(fight, Deed(marek, blow, "attack"))
    marek.at = field(3, 0)
    assert can_go_on(fight, Deed(marek, blow, "attack"))
    drop(fight, marek, sword)
    assert not can_go_on(fight, Deed(marek, blow, "attack"))
    fists = Act("walk", grom)
    fists.free = "attack"
    fists.natural = FISTS
    assert can_go_on(fight, Deed(marek, fists, "attack"))


@pytest.mark.rule("PSX-RUL-14", "PSX-STA-15")
def test_in_a_net_nobody_walks_runs_or_crawls() -> None:
    for states, ways in ((["netted"], set()), ([], {"walk", "run"})):
        fight = stage([who("marek", 0, states=states)], [who("grom", 9)]).play()
        assert {"walk", "run", "crawl"} & set(fight.offers()) == ways
    low = stage([who("marek", 0, states=["netted", "hunkered"])], [who("grom", 9)]).play()
    assert "crawl" not in low.offers()


@pytest.mark.rule("PSX-TRN-14")
def test_what_can_no_longer_be_paid_is_not_done() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)], scene={"referee": True})
    asked = fight.play("marek: improvise text=gate")
    poor = asked.play("edict: set fighter=marek field=actions value=1", "allow cost=2")
    assert poor.happened("improvises") == []
    assert poor.fighter("marek").actions == 1


@pytest.mark.rule("PSX-RUL-13", "PSX-TRN-14")
def test_an_arbitrary_act_on_the_walk_costs_nothing_more_and_is_harder() -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)], scene={"referee": True}, actions={"grom": 1})
    shot = fight.play("vance: attack grom mode=single", "grom: pass", dice=totals(*[1] * 9))
    asked = shot.play("vance: walk path=0,1 act=improvise text=gate then=0,2")
    assert asked.slot("allow").values() == ["1"]
    done = asked.play("allow cost=1 value=strength", dice=totals(7, 5))
    assert done.parts("improvise") == {"minimum-roll": 5, "walking": 1}
    assert done.event("improvises").amount == 1
    assert (done.fighter("vance").actions, done.fighter("vance").chain) == (0, 0)
    assert done.fighter("vance").at == field(0, 2)
    assert done.question.who is done.fighter("grom")
    refused = asked.play("refuse")
    assert refused.fighter("vance").at == field(0, 2)


def test_a_person_who_walks_or_throws_is_asked_where() -> None:
    soldier = who("vance", 0, items=["he-grenade"])
    question = stage([soldier], [who("grom", 9)]).play().question
    for verb, slot in (("walk", "path"), ("run", "path"), ("throw", "at")):
        asked = Draft(question, {VERB: verb}).slot
        assert asked is not None
        assert asked.name == slot


# Everybody has his turn.


class Noting(Player):
    """Notes who is asked what he does on his turn."""

    def __init__(self, player: Player, asked: set[int]) -> None:
        self.player = player
        self.asked = asked

    def decide(self, question: Question) -> Choice:
        """What the player decides."""
        if question.kind == "act" and question.who is not None:
            self.asked.add(int(question.who.index))
        return self.player.decide(question)


@pytest.mark.rule("PSX-TRN-01", "PSX-TRN-02", "PSX-INI-03", "PSX-TRN-06", "PSX-RUL-48")
@pytest.mark.parametrize("way", ["random", "curious", "mixed"])
@pytest.mark.parametrize("name", scenarios_of("phase-six"))
def test_in_every_round_everybody_has_one_turn_and_whoever_can_act_is_asked(
    name: str, way: str
) -> None:
    fight: Any = ready(name, 3, way)[0]
    asked: set[int] = set()
    fight.players = [Noting(player, asked) for player in fight.players]
    fight.telling = True
    listed: set[int] = set()
    turns: list[int] = []
    refreshed: set[int] = set()
    rounds = 0
    for _ in range(100):
        if fight.over:
            break
        fight.events = []
        fight.step()
        for event in fight.events:
            if event.kind == "round":
                listed = {int(one.index) for one in fight.fighters if one.present()}
            elif event.kind == "turn":
                turns.append(int(event.actor))
            elif event.kind == "refreshed" and event.amount > 0:
                refreshed.add(int(event.actor))
        if fight.phase == ROUND_START and listed:
            there = {int(one.index) for one in fight.fighters if one.present()}
            assert len(set(turns)) == len(turns)
            assert (listed & there) - set(turns) == set()
            assert refreshed - asked == set()
            turns.clear()
            refreshed.clear()
            asked.clear()
            rounds += 1
    assert rounds > 0 or fight.over
