"""Battle and duel step by step (4.1)."""

import json

import pytest

from fechtbuch.books.tales_and_legends.kinds.arms import NOBODY
from fechtbuch.books.tales_and_legends.kinds.skills import INITIATIVE
from fechtbuch.books.tales_and_legends.kinds.verbs import DIRECTIONS
from fechtbuch.books.tales_and_legends.play.sequence import begin_turn, check_over
from fechtbuch.books.tales_and_legends.rules.basics.initiative import ranks_before
from fechtbuch.books.tales_and_legends.rules.basics.states import die
from fechtbuch.books.tales_and_legends.state.battle import CLOSING, TURNS
from fechtbuch.books.tales_and_legends.state.battle import INITIATIVE as TO_ROLL
from fechtbuch.engine.fight import DRAW
from fechtbuch.testing import DefaultPlayer, Situation, situation
from tests.tales_and_legends.scenes import arena, crowd, defence, meet, scene

AMBUSH = {"ambush": ["ours"]}
SECOND, THIRD = [{"use": "guard", "slug": slug} for slug in ("second", "third")]


@pytest.mark.rule("TAL-SEQ-01", "TAL-SEQ-22")
def test_two_fight_a_battle_unless_a_duel_is_chosen() -> None:
    assert meet("guard", "veteran").question.kind == "turn"
    assert meet("guard", "veteran", scene={"duel": True}).question.kind == "declare"


@pytest.mark.rule("TAL-SEQ-02", "TAL-SEQ-09", "TAL-SEQ-15")
def test_each_has_one_turn_per_round_and_the_order_stays() -> None:
    start = meet("guard", "archer", apart=20)
    second = start.play("guard: done")
    assert second.question.who is not None
    assert second.question.who.slug == "archer"
    again = second.play("archer: done")
    assert again.fight.round == 2
    assert again.question.who is not None
    assert again.question.who.slug == "guard"
    assert again.rolls("initiative") == []


@pytest.mark.rule("TAL-SEQ-03", "TAL-STA-04", "TAL-RUL-21", "TAL-SEQ-04")
def test_the_ambushed_do_nothing_stand_unprepared_and_shake_it_off_at_the_end() -> None:
    start = situation(scene(["guard"], ["veteran"], scene=AMBUSH)).play()
    assert start.fight.surprise_round
    assert start.fighter("guard").standard == 2
    hit = start.play("guard: attack veteran short-spear", dice="2d20=1,12")
    assert defence(hit) == 10
    ended = hit.play("guard: done", dice="2d20=1,9 ")
    assert ended.fight.surprise_round
    assert ended.fighter("veteran").surprised
    free = ended.play("guard: done", dice="d20=2 d20=5 d20=5")
    assert not free.fighter("veteran").surprised
    assert free.happened("recovers")


@pytest.mark.rule("TAL-SEQ-03")
def test_an_ambush_may_be_noticed() -> None:
    data = scene(["archer"], ["guard"], apart=9, scene={**AMBUSH, "watch": {"theirs": "careless"}})
    seen = situation(data, dice="d20=2 d20=19 d20=5 d20=4").play()
    assert not seen.fighter("guard").surprised
    assert seen.parts("alertness")["not-watchful"] == -10
    hidden = situation(data, dice="d20=9 d20=3").play()
    assert hidden.fighter("guard").surprised


@pytest.mark.rule("TAL-RUL-22")
def test_ambushers_act_by_reflex_and_initiative_follows_when_one_has_recovered() -> None:
    data = scene(["guard", "archer"], ["veteran", "brawler"], apart=12, scene=AMBUSH)
    start = situation(data).play()
    assert start.question.who is not None
    assert start.question.who.slug == "archer"
    both = start.play("archer: done", "guard: done", dice="d20=5 2d20=1,3 d20=7 d20=8 d20=9")
    assert not both.fight.surprise_round
    assert both.fighter("brawler").surprised
    assert len(both.fight.order) == 3


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-08", "TAL-SEQ-15")
def test_later_fatigue_does_not_lower_the_initiative_of_a_battle() -> None:
    start = meet("veteran", "guard", dice="d20=2 d20=12")
    assert start.fighter("veteran").initiative == 26 + 2
    tired = start.play(
        "veteran: attack long-sword special=mighty target=guard",
        "veteran: attack long-sword special=mighty target=guard",
        "veteran: done",
        "guard: done",
        dice="2d20=1,19 2d20=1,19",
    )
    assert tired.fighter("veteran").fatigue == 2
    assert tired.fighter("veteran").initiative == 28
    assert tired.fight.order == [0, 1]
    assert tired.rolls("initiative") == []


@pytest.mark.rule("TAL-SEQ-08", "TAL-SEQ-22")
def test_later_fatigue_lowers_the_next_initiative_of_a_duel() -> None:
    start = meet("veteran", "guard", scene={"duel": True}, dice="d20=10 d20=12")
    tired = start.play(
        "guard: done",
        "veteran: attack long-sword special=mighty target=guard",
        "veteran: done",
        "guard: done",
        dice="2d20=1,19 d20=10 d20=2",
    )
    first = next(roll for roll in tired.rolls("initiative") if roll.actor == "veteran")
    assert first.tally is not None
    assert first.tally.total == 26 - 1
    assert tired.fighter("veteran").initiative == 35


@pytest.mark.rule("TAL-SEQ-05")
def test_whoever_joins_later_tests_on_arrival() -> None:
    start = meet("guard", "archer", apart=20)
    more = start.play(
        'edict: add-fighter data="{\\"use\\": \\"veteran\\", \\"side\\": \\"ours\\"}"',
        "guard: done",
        "archer: done",
        dice="d20=10",
    )
    assert more.fighter("veteran-swordsman").initiative == 36
    assert more.question.who is not None
    assert more.question.who.slug == "veteran-swordsman"


@pytest.mark.rule("TAL-SEQ-06", "TAL-RUL-23")
def test_ties_go_to_heroes_then_reflex_then_level_then_chance() -> None:
    fight = arena(["guard", "archer"], ["veteran", {"use": "guard", "slug": "twin"}])
    guard, archer, veteran, twin = fight.fighters
    for fighter in fight.fighters:
        fighter.initiative = 30
    assert ranks_before(veteran, archer)
    assert ranks_before(archer, guard)
    twin.tie = 50
    guard.tie = 20
    assert ranks_before(twin, guard)
    guard.initiative = 31
    assert ranks_before(guard, veteran)


@pytest.mark.rule("TAL-SEQ-07")
def test_a_group_with_one_value_shares_one_roll() -> None:
    data = scene(["veteran"], ["guard", {"use": "guard", "slug": "twin"}], apart=9)
    shared = situation(data, dice="d20=5 d20=6 d100=3 d100=8").play()
    assert shared.fighter("guard").initiative == shared.fighter("twin").initiative == 21
    apart = situation({**data, "options": {"group_initiative": False}}, dice="3d20=5,6,7").play()
    assert apart.fighter("twin").initiative == 22


@pytest.mark.rule("TAL-SEQ-10", "TAL-SEQ-11")
def test_two_standard_actions_and_an_extra_one_that_a_standard_may_replace() -> None:
    start = meet("guard", "archer")
    spent = start.play("guard: dodge", "guard: dodge", "guard: dodge")
    assert (spent.fighter("guard").standard, spent.fighter("guard").extra) == (0, 0)
    assert spent.fighter("guard").dodges == 3
    assert "attack" not in spent.offers()
    one = start.play("guard: attack archer short-spear", dice="2d20=1,2")
    two = one.play("guard: attack archer short-spear", dice="2d20=1,2")
    assert "attack" not in two.offers()
    assert "dodge" in two.offers()
    fresh = two.play("guard: done", "archer: done")
    assert (fresh.fighter("guard").standard, fresh.fighter("guard").extra) == (2, 1)


@pytest.mark.rule("TAL-SEQ-12", "TAL-RUL-20")
def test_a_full_round_action_needs_everything_and_a_row_must_not_be_broken() -> None:
    start = meet({"use": "guard", "pack": ["torch"], "hands": []}, "archer", apart=20)
    assert "run" in start.offers()
    assert "run" not in start.play("guard: dodge").offers()
    once = start.play("guard: fetch weapon=torch", "guard: done")
    assert once.event("at-it").amount == 1
    second = once.play("archer: done").play("guard: fetch weapon=torch")
    assert [thing.slug for thing in second.fighter("guard").hands] == ["torch"]
    broken = once.play("archer: done", "guard: dodge", "guard: done", "archer: done")
    anew = broken.play("guard: fetch weapon=torch")
    assert anew.event("at-it").amount == 1


@pytest.mark.rule("TAL-SEQ-13", "TAL-SEQ-14", "TAL-SEQ-17")
def test_each_action_is_resolved_before_the_next_and_is_plain_unless_announced() -> None:
    start = meet("guard", "archer")
    one = start.play("guard: attack archer short-spear", dice="2d20=1,2")
    assert one.question.who is not None
    assert one.question.who.slug == "guard"
    assert "mighty" not in one.parts("attack")
    assert start.slot("attack weapon=short-spear").default == ""


@pytest.mark.rule("TAL-SEQ-18")
def test_a_dodge_must_be_bought_again() -> None:
    ready = meet("veteran", "guard").play("veteran: dodge", "veteran: done")
    hit = ready.play("guard: attack veteran short-spear", dice="d20=15")
    gone = hit.play("veteran: dodge", "veteran: stay", dice="2d20=20,15")
    assert gone.fighter("veteran").dodges == 0
    after = gone.play("guard: attack veteran short-spear", dice="d20=15 d10=1")
    assert after.happened("dodged") == []


@pytest.mark.rule("TAL-SEQ-23", "TAL-SEQ-26")
def test_a_duellist_who_ambushed_goes_on_alone_until_the_victim_recovers() -> None:
    data = scene(["guard"], ["veteran"], scene={**AMBUSH, "duel": True})
    start = situation(data).play("guard: done", dice="2d20=1,5")
    assert start.fight.surprise_round
    assert start.fight.round == 2
    duel = start.play("guard: done", dice="d20=9 d20=3 d20=4")
    assert duel.question.kind == "declare"
    next_round = duel.play("guard: done", "veteran: done", "guard: done", dice="d20=3 d20=4")
    assert next_round.question.kind == "declare"
    assert len(next_round.rolls("initiative")) == 2


@pytest.mark.rule("TAL-SEQ-24", "TAL-SEQ-25", "TAL-SEQ-26", "TAL-RUL-24")
def test_the_slower_declares_the_faster_acts_then_the_list_is_carried_out() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=9")
    assert start.question.who is not None
    assert start.question.who.slug == "guard"
    told = start.play(
        "guard: parry weapon=short-spear", "guard: attack weapon=short-spear", "guard: done"
    )
    assert [step.verb for step in told.fight.declared] == ["parry", "attack"]
    assert [(e.word, e.item) for e in told.happened("declares-with")] == [
        ("parry", "short-spear"),
        ("attack", "short-spear"),
    ]
    mighty = start.play("guard: attack weapon=short-spear special=mighty")
    assert mighty.event("declares-special").word == "mighty"
    assert told.fighter("guard").parries == []
    faster = told.play("veteran: done")
    assert faster.offers()[0] == "done"
    assert "attack" not in faster.offers()
    given_up = faster.play("guard: done", dice="d20=2 d20=9")
    dropped = given_up.happened("declaration-dropped")
    assert [(event.word, event.rule) for event in dropped] == [
        ("parry", "TAL-SEQ-25"),
        ("attack", "TAL-SEQ-25"),
    ]
    parried = faster.play("guard: parry weapon=short-spear")
    assert parried.fighter("guard").parries == [told.fight.thing_by_slug("short-spear", None).index]
    over = parried.play("guard: attack short-spear veteran", dice="2d20=1,2")
    assert {"face", "step"} <= set(over.offers())  # TAL-RUL-117
    assert "dodge" not in over.offers()
    struck = over.play("guard: done", dice="d20=2 d20=9")
    assert struck.fight.round == 2
    assert struck.question.kind == "declare"


@pytest.mark.rule("TAL-RUL-24")
def test_a_declared_step_that_became_impossible_is_lost_with_its_price() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=9")
    told = start.play("guard: attack weapon=short-spear", "guard: done")
    asked = told.play("veteran: move path=12,5;13,5;14,5;15,5;16,5;17,5", "veteran: done")
    assert "attack" not in asked.offers()
    gone = asked.play("guard: done", "guard: done", dice="d20=2 d20=9")
    assert gone.happened("declaration-lost")
    assert gone.fight.round == 2


@pytest.mark.rule("TAL-SEQ-27")
def test_a_small_lead_does_not_reach_a_shooter_in_time() -> None:
    bow = {"use": "archer", "hands": ["long-bow"]}
    slow = meet("guard", bow, apart=6, dice="d20=9 d20=2", options={"shooter_lead": True})
    assert "move" not in slow.offers()
    assert "charge" not in slow.offers()
    fast = meet("guard", bow, apart=6, dice="d20=18 d20=2", options={"shooter_lead": True})
    assert "move" in fast.offers()
    assert "fast" not in fast.offers()


@pytest.mark.rule("TAL-RUL-05")
def test_manoeuvres_end_at_the_start_of_the_next_turn_or_with_helplessness() -> None:
    start = meet("guard", "archer").play("guard: dodge", "guard: defensive", "guard: done")
    assert start.fighter("guard").dodges == 1
    asleep = start.play("edict: add-state fighter=guard state=asleep", "archer: done")
    assert asleep.fighter("guard").dodges == 0
    next_turn = start.play("archer: done")
    assert next_turn.fighter("guard").dodges == 0
    assert not next_turn.fighter("guard").defensive


@pytest.mark.rule("TAL-RUL-83", "TAL-STA-07")
def test_a_daze_takes_an_action_from_the_next_turns_and_ends_with_the_last() -> None:
    start = meet("guard", "archer", given=["add-state fighter=guard state=dazed value=2"])
    assert start.fighter("guard").standard == 1
    assert start.fighter("guard").tired() == 5
    second = start.play("guard: done", "archer: done")
    assert second.fighter("guard").standard == 1
    third = second.play("guard: done", "archer: done")
    assert third.fighter("guard").standard == 2
    assert third.fighter("guard").tired() == 0


@pytest.mark.rule("TAL-RUL-89")
def test_the_fight_ends_when_one_side_alone_is_able() -> None:
    fight = arena(["guard"], ["archer", "brawler"])
    check_over(fight)
    assert not fight.over
    fight.fighters[1].asleep = True
    fight.fighters[2].gone = True
    check_over(fight)
    assert fight.over
    assert fight.winner == 0


@pytest.mark.rule("TAL-RUL-24", "TAL-SEQ-24")
def test_rarer_kinds_are_declared_where_they_are_open() -> None:
    wounded = {"use": "guard", "wounds": [{"wounds": 1}], "hands": ["potion"], "belt": []}
    start = meet(wounded, "veteran", apart=6, scene={"duel": True}, dice="d20=2 d20=9")
    assert {"press", "drink", "jump", "breathe"} <= set(start.offers())
    assert not {"keep", "haul", "climb"} & set(start.offers())
    told = start.play("guard: press", "guard: done", "veteran: done")
    pressed = told.play("guard: press", "guard: done", dice="d20=2 d20=9")
    assert pressed.happened("presses")
    drunk = start.play("guard: drink weapon=potion", "guard: done", "veteran: done")
    assert drunk.play("guard: drink weapon=potion", "guard: done", dice="d20=2 d20=9").happened(
        "drinks"
    )


@pytest.mark.rule("TAL-RUL-107", "TAL-RUL-24")
def test_a_free_step_brings_a_declared_attack_within_reach_again() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=9")
    told = start.play(
        "guard: attack weapon=short-spear", "guard: attack weapon=short-spear", "guard: done"
    )
    away = told.play("veteran: half path=12,5;13,5", "veteran: done")
    assert away.question.kind == "declared"
    assert {"step", "face", "done"} <= set(away.offers())
    assert "attack" not in away.offers()
    after = away.play("guard: step path=11,5")
    struck = after.play("guard: attack short-spear veteran", dice="2d20=1,2")
    assert struck.rolls("attack")
    lost = away.play("guard: done")
    assert [event.word for event in lost.happened("declaration-lost")] == ["attack"]
    assert [step.verb for step in lost.fight.declared] == ["attack"]  # the next one is asked for


@pytest.mark.rule("TAL-RUL-106", "TAL-SEQ-01")
def test_a_third_person_makes_a_battle_of_a_duel_from_the_next_round_on() -> None:
    start = meet("guard", "veteran", scene={"duel": True}, dice="d20=2 d20=9")
    told = start.play("guard: attack weapon=short-spear", "guard: done")
    joined = told.play(
        'edict: add-fighter data="{\\"use\\": \\"archer\\", \\"side\\": \\"ours\\"}"'
    )
    arrived = joined.play("veteran: done", dice="2d20=1,19")
    assert [roll.actor for roll in arrived.rolls("initiative")] == ["archer"]  # on arrival
    assert "archer" not in [arrived.fight.fighters[index].slug for index in arrived.fight.order]
    struck = arrived.play("guard: attack short-spear veteran", "guard: done", dice="2d20=1,2")
    assert struck.happened("becomes-battle")
    assert not struck.rolls("initiative")
    fight = struck.fight
    assert [fight.fighters[index].slug for index in fight.order[:2]] == ["veteran", "guard"]
    assert struck.question.kind == "turn"
    second = struck.play("veteran: done")
    assert second.question.kind == "turn"  # the last declarer acts like everybody
    assert "attack" in second.offers()


def archer(at: tuple[int, int], side: str = "ours") -> str:
    """The edict that brings an archer in there."""
    data = {"use": "archer", "side": side, "at": list(at)}
    return f"edict: add-fighter data={json.dumps(json.dumps(data))}"


def asked_now(of: Situation) -> str:
    """Whose turn it is."""
    return "" if of.question.who is None else of.question.who.slug


def in_order(of: Situation) -> list[str]:
    """Who acts when, by slugs."""
    return [of.fight.fighters[index].slug for index in of.fight.order]


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-08")
def test_who_joins_a_battle_tests_initiative_before_anybody_can_hurt_him() -> None:
    start = meet("guard", "veteran", apart=5)
    joined = start.play(archer((10, 6), "theirs"))
    struck = joined.play(
        "guard: attack short-spear archer", dice="d20=5 d20=15 d10=2", otherwise=DefaultPlayer()
    )
    assert [roll.word for roll in struck.rolls()][:2] == ["initiative", "attack"]
    hurt = struck.fighter("archer")
    assert hurt.fatigue + hurt.exhaustion > 0
    untired = 5 + hurt.value(INITIATIVE)
    assert hurt.initiative == untired
    later = struck.play("guard: done", "veteran: done", "archer: done")
    assert later.fight.round == 2
    assert not later.rolls("initiative")
    assert later.fighter("archer").initiative == untired


@pytest.mark.rule("TAL-RUL-70")
def test_who_joins_faces_the_nearest_enemy() -> None:
    south = meet("guard", "veteran", apart=5).play(archer((15, 9), "ours"))
    assert south.fighter("archer").facing == DIRECTIONS.index("s")
    assert south.fighter("guard").facing == DIRECTIONS.index("e")


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-02", "TAL-SEQ-15")
@pytest.mark.parametrize(
    ("face", "order", "turns"),
    [
        (2, ["guard", "veteran", "archer"], ["veteran", "archer", "guard"]),
        (9, ["guard", "archer", "veteran"], ["archer", "veteran", "guard"]),
        (19, ["archer", "guard", "veteran"], ["veteran", "archer", "guard"]),
    ],
)
def test_who_joins_has_a_turn_of_this_round_if_his_place_is_still_to_come(
    face: int, order: list[str], turns: list[str]
) -> None:
    start = meet("guard", "veteran", apart=20)
    now = start.play(archer((10, 9))).play("guard: done", dice=f"d20={face}")
    assert in_order(now) == order
    asked: list[str] = []
    for _ in range(3):
        asked.append(asked_now(now))
        now = now.play(f"{asked[-1]}: done")
    assert asked == turns


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-06")
def test_chance_decides_between_a_newcomer_and_his_equals() -> None:
    start = crowd([{"use": "archer", "slug": "first"}], ["guard"], dice="d20=12 d20=4", apart=20)
    tied = start.play(archer((10, 9))).play("first: done", dice="d20=12 d100=30 d100=40")
    assert in_order(tied) == ["archer", "first", "guard"]
    assert asked_now(tied) == "guard"


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-06", "TAL-SEQ-04", "TAL-RUL-22")
@pytest.mark.parametrize(("face", "place"), [(60, 0), (40, 1), (20, 2)])
def test_who_recovers_from_surprise_is_put_among_his_equals_who_keep_their_order(
    face: int, place: int
) -> None:
    # He shakes it off, tests initiative, and only for him a die decides between equals.
    script = f"d20=19 d20=7 d100={face}"
    fight = arena(["guard", SECOND, "archer"], [THIRD], apart=9, script=script)
    first, second, bow, late = fight.fighters
    for fighter in (first, second):
        fighter.initiative = 7 + late.value(INITIATIVE)
    first.tie, second.tie, bow.initiative = 30, 50, -40
    fight.order = [second.index, first.index, bow.index]
    fight.place, fight.phase, fight.round, late.surprised = 3, CLOSING, 1, True
    fight.step()
    assert late.initiative == first.initiative
    order = [second.index, first.index, bow.index]
    order.insert(place, late.index)
    assert fight.order == order
    assert [one.tie for one in (first, second)] == [30, 50]


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-06")
def test_chance_decides_between_equals_who_recover_together() -> None:
    script = "d20=19 d20=19 d20=7 d20=7 d100=20 d100=70"
    fight = arena(["archer"], [SECOND, THIRD], apart=9, script=script)
    bow, one, other = fight.fighters
    fight.order, bow.initiative = [bow.index], -40
    fight.place, fight.phase, fight.round = 1, CLOSING, 1
    one.surprised = other.surprised = True
    fight.step()
    assert fight.order == [other.index, one.index, bow.index]


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-03")
def test_who_comes_in_a_surprise_round_tests_with_all_others_after_it() -> None:
    start = situation(scene(["guard"], ["veteran"], apart=20, scene=AMBUSH)).play()
    joined = start.play(archer((10, 9))).play("guard: half path=11,5")
    assert not joined.rolls("initiative")
    after = joined.play("guard: done", dice="d20=19 d20=9 d20=8 d20=7")
    assert [roll.actor for roll in after.rolls("initiative")] == ["guard", "veteran", "archer"]


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-04")
def test_whom_the_referee_wakes_from_surprise_tests_at_once() -> None:
    fight = arena(["guard"], ["veteran", "archer"], apart=9, script="d20=9")
    guard, veteran, bow = fight.fighters
    guard.initiative, veteran.initiative = 30, 20
    fight.order, fight.place, fight.phase = [guard.index, veteran.index], 1, TURNS
    fight.round, fight.acting, bow.surprised = 1, NOBODY, True
    fight.incomplete = False
    fight.change_state(bow, "surprised", False, "")
    fight.after_edict()
    fight.step()
    assert bow.initiative == 9 + bow.value(INITIATIVE)
    assert bow.index in fight.order


@pytest.mark.rule("TAL-SEQ-02", "TAL-SEQ-15")
@pytest.mark.parametrize("by", ["life", "dead"])
@pytest.mark.parametrize(("place", "past"), [(1, False), (2, True)])
def test_who_is_brought_back_after_his_place_has_his_turn_in_the_next_round(
    by: str, place: int, past: bool
) -> None:
    fight = arena(["guard"], ["veteran"], apart=9)
    guard, veteran = fight.fighters
    guard.initiative, veteran.initiative = 30, 20
    fight.order, fight.place, fight.phase, fight.round = (
        [guard.index, veteran.index],
        place,
        TURNS,
        1,
    )
    guard.acted = True
    die(fight, veteran, "TAL-WND-04")
    if by == "life":
        fight.set_field(veteran, "life", "12")
    else:
        fight.change_state(veteran, "dead", False, "")
    assert not veteran.dead
    assert veteran.acted is past
    fight.set_field(veteran, "life", "13")  # alive before: nothing is otherwise
    assert veteran.acted is past


@pytest.mark.rule("TAL-SEQ-05", "TAL-SEQ-15")
def test_who_is_brought_back_and_is_not_in_the_order_is_put_in_with_the_next_round() -> None:
    fight = arena(["guard"], ["veteran", "archer"], apart=9)
    guard, veteran, bow = fight.fighters
    guard.initiative, veteran.initiative, bow.initiative = 30, 20, 10
    fight.order, fight.place, fight.phase, fight.round = [guard.index, bow.index], 2, CLOSING, 1
    fight.step()
    assert fight.order == [guard.index, veteran.index, bow.index]
    assert fight.round == 2


@pytest.mark.rule("TAL-RUL-106")
def test_who_declared_last_acts_like_everybody_when_a_third_comes_between_two_rounds() -> None:
    fight = arena(["guard"], ["veteran", "archer"], apart=9, script="d20=9", scene={"duel": False})
    guard, veteran, _ = fight.fighters
    guard.initiative, veteran.initiative = 20, 30
    fight.rolled_initiative, fight.declarer, fight.phase = True, guard.index, TO_ROLL
    fight.step()
    assert (fight.declarer, fight.phase) == (NOBODY, TURNS)
    assert "becomes-battle" in [event.kind for event in fight.events]


@pytest.mark.rule("TAL-SEQ-15", "TAL-RUL-89")
def test_a_fight_that_reaches_its_last_round_is_a_draw() -> None:
    bounded = meet("veteran", "guard", apart=9, rounds=1)
    over = bounded.play("veteran: done", "guard: done")
    assert over.fight.over
    assert over.fight.winner == DRAW


@pytest.mark.rule("TAL-SEQ-09", "TAL-SEQ-10", "TAL-RUL-21")
def test_rounds_that_something_takes_run_down_one_by_one() -> None:
    start = meet("guard", "archer", apart=20)
    busy = start.play("edict: allow fighter=guard text=digging price=6", "guard: done")
    assert busy.fighter("guard").rounds_left == 3
    for left in (2, 1, 0):
        busy = busy.play("archer: done")
        assert busy.fighter("guard").rounds_left == left
    assert busy.play("archer: done").question.id.endswith("turn-guard")


@pytest.mark.rule("TAL-RUL-21", "TAL-SEQ-09")
@pytest.mark.parametrize(
    ("field", "value", "begins"),
    [
        ("", None, True),
        ("dead", True, False),
        ("gone", True, False),
        ("acted", True, False),
        ("stunned", 1, False),
        ("unconscious", True, False),
        ("surprised", True, False),
        ("burden", 6, False),
    ],
)
def test_who_has_a_turn(field: str, value: object, begins: bool) -> None:
    fight = arena(["guard"], ["archer"], apart=20)
    guard = fight.fighters[0]
    if field:
        setattr(guard, field, value)
    assert begin_turn(fight, guard) is begins
    assert (guard.standard, guard.extra) == ((2, 1) if begins else (0, 0))
    assert guard.stunned == 0
