"""Reactions by anybody to anything (REA): windows, phases, perception."""

import pytest

from fechtbuch.books.phase_six.kinds.armoury import WEAPONS
from fechtbuch.books.phase_six.kinds.arms import MELEE, SINGLE
from fechtbuch.books.phase_six.rules.cover import cover_level
from fechtbuch.books.phase_six.rules.defence import Incoming, may_defend, parry_weapons
from fechtbuch.books.phase_six.rules.equipment import usable_shield
from fechtbuch.books.phase_six.rules.spending import may_buy, may_buy_with_destiny, victims
from fechtbuch.testing import Situation, situation
from tests.phase_six.stage import scenario, stage, totals, wall, who

MISS8 = totals(*[1] * 8)


def asked(played: Situation) -> list[str]:
    """Who has been asked what in the latest play and is to answer now, questions that were void
    left out."""
    return [f"{one.who}@{one.kind}" for one in played.asked if one.by != "void"]


@pytest.mark.rule("PSX-REA-01", "PSX-RUL-06")
def test_who_neither_sees_nor_hears_the_actor_does_not_react() -> None:
    walled = {"bounds": [-5, -5, 40, 5], "walls": [[10, -5, 10, 5]]}
    for metres, reacts in ((9, True), (20, False)):
        fight = stage(
            [who("marek", 0)],
            [who("grom", metres)],
            ground=walled if metres > 10 else wall([9, 4]),
            actions={"grom": 1},
        )
        acted = fight.play("marek: hunker")
        assert (acted.question.kind == "react") is reacts
    seen = stage([who("marek", 0)], [who("grom", 30)], actions={"grom": 1})
    assert seen.play("marek: hunker").question.kind == "react"
    heard = {"bounds": [-5, -5, 40, 5], "walls": [[5, -5, 5, 5]]}
    near = stage([who("marek", 0)], [who("grom", 10)], ground=heard, actions={"grom": 1})
    assert near.play("marek: hunker").question.kind == "react"
    far = stage([who("marek", 0)], [who("grom", 11)], ground=heard, actions={"grom": 1})
    assert far.play("marek: hunker").question.kind == "act"


@pytest.mark.rule("PSX-RUL-06")
def test_marks_of_the_referee_take_the_attack_out_of_the_target_s_sight() -> None:
    for given in (
        "add-state fighter=marek state=from_behind",
        "add-state fighter=grom state=unaware",
        "add-state fighter=grom state=oblivious",
    ):
        fight = stage(
            [who("marek", 0)],
            [who("grom", 1), who("vance", 5)],
            actions={"grom": 1, "vance": 1},
            given=[given],
        )
        struck = fight.play("marek: attack grom", dice=totals(5, *[1] * 7))
        assert struck.question.who is struck.fighter("vance"), given
        after = struck.play("vance: pass")
        assert after.question.kind == "act"
        assert not after.fighter("marek").from_behind
        # The mark is for one attack; an opponent who perceives nothing goes on doing so.
        again = after.play("marek: attack grom", dice=totals(5, *[1] * 7))
        assert (again.question.kind == "defend") is ("oblivious" not in given)
    hears = stage(
        [who("marek", 0)],
        [who("grom", 30)],
        ground={"bounds": [-5, -5, 40, 5], "walls": [[10, -5, 10, 5]]},
        actions={"grom": 1},
        given=["add-state fighter=grom state=alert"],
    )
    assert hears.play("marek: hunker").question.kind == "react"


@pytest.mark.rule("PSX-EVA-01", "PSX-RUL-06")
def test_an_attack_from_behind_cannot_be_evaded() -> None:
    fight = stage([who("marek", 0)], [who("nessa", 1)], actions={"nessa": 2})
    fight_behind = stage(
        [who("marek", 0, states=["from_behind"])], [who("nessa", 1)], actions={"nessa": 2}
    )
    blow = totals(5, 5, *[1] * 6)
    assert fight.play("marek: attack nessa", dice=blow).question.kind == "defend"
    assert fight_behind.play("marek: attack nessa", dice=blow).question.kind == "act"


@pytest.mark.rule("PSX-REA-04", "PSX-REA-07")
def test_a_defence_is_the_answer_and_declining_is_none() -> None:
    fight = stage([who("grom", 0)], [who("marek", 1)], actions={"marek": 2})
    struck = fight.play("grom: attack marek", dice=totals(5, 5, *[1] * 5))
    parried = struck.play("marek: parry", dice=totals(5, 5, *[1] * 6))
    assert parried.question.kind == "act"
    assert parried.fighter("marek").actions == 1
    declined = struck.play("marek: none")
    assert declined.question.kind == "react"
    missed = fight.play("grom: attack marek", dice=totals(*[1] * 7))
    assert missed.question.kind == "react"


@pytest.mark.rule("PSX-REA-07")
def test_acts_of_cost_nothing_open_no_window() -> None:
    fight = stage([who("marek", 0, bonus_dice=1)], [who("grom", 5)], actions={"grom": 1})
    assert fight.play("marek: drop long-sword").question.kind == "act"
    assert fight.play("marek: buy").question.kind == "act"


@pytest.mark.rule("PSX-REA-07")
def test_a_walk_with_its_act_is_one_act() -> None:
    fight = stage(
        [who("nessa", 0)], [who("grom", 2), who("marek", 9)], actions={"grom": 1, "marek": 1}
    )
    struck = fight.play(
        "nessa: walk path=1,0 act=attack target=grom weapon=dagger", dice=totals(7, *[1] * 7)
    )
    assert struck.question.kind == "defend"
    parried = struck.play("grom: parry", dice=totals(*[1] * 7))
    assert asked(parried)[-1] == "marek@react"
    assert asked(parried.play("marek: pass"))[-1] == "nessa@act"


@pytest.mark.rule("PSX-REA-07")
def test_who_is_knocked_down_in_between_is_not_asked() -> None:
    fight = stage(
        [who("marek", 0), who("vance", 5)],
        [who("grom", 1, health_left=1, armour=[]), who("ottwin", 9)],
        actions={"vance": 1, "grom": 1, "ottwin": 0},
        order=["marek", "vance", "grom", "ottwin"],
    )
    acted = fight.play("marek: hunker")
    shot = acted.play("vance: attack grom mode=single", dice=totals(5, *[1] * 8))
    assert shot.fighter("grom").dying == 1
    assert asked(shot)[-1] == "marek@act"


@pytest.mark.rule("PSX-REA-07")
def test_a_turn_is_over_when_the_actor_is_struck_down_in_the_window() -> None:
    fight = stage(
        [who("nessa", 0, health_left=1, armour=[]), who("vance", 9)],
        [who("grom", 1)],
        actions={"grom": 1},
        order=["nessa", "grom", "vance"],
    )
    acted = fight.play("nessa: hunker")
    struck = acted.play(
        "grom: attack nessa",
        dice=f"{totals(11, *[1] * 6)}",
        until="nessa@defend",
        otherwise="default",
    )
    hit = struck.play("nessa: none", dice=totals(1))
    assert hit.fighter("nessa").dying == 1
    assert hit.question.who is hit.fighter("grom")
    assert hit.question.kind == "act"


@pytest.mark.rule("PSX-REA-02", "PSX-TRN-15", "PSX-RUL-07")
def test_a_reaction_is_any_act_of_one_action() -> None:
    fight = stage(
        [who("marek", 0)],
        [who("ottwin", 1, carried=["dagger"]), who("vance", 20)],
        actions={"ottwin": 2, "vance": 1},
    )
    acted = fight.play("marek: hunker")
    offers = acted.offers()
    assert {"pass", "attack", "aim", "walk", "run", "hunker"} <= set(offers)
    assert "block" not in offers
    assert "violent" not in acted.slot("attack target=marek weapon=morning-star").values()
    free = acted.play("ottwin: ready dagger")
    assert free.question.who is free.fighter("ottwin")
    done = free.play("ottwin: attack marek dagger", dice=totals(*[1] * 8))
    assert done.fighter("ottwin").actions == 1
    aimed = done.play("vance: aim marek m-16")
    assert aimed.fighter("vance").aim_steps == 1


@pytest.mark.rule("PSX-REA-06", "PSX-RUL-10", "PSX-TRN-01")
def test_round_end_and_start_offer_one_act_to_who_perceives_the_last_actor() -> None:
    fight = stage([who("marek", 0)], [who("grom", 5), who("vance", 9)])
    over = fight.play("marek: end", "grom: end", "vance: end")
    assert asked(over)[-1] == "marek@round-end"
    next_one = over.play("marek: pass")
    assert asked(next_one)[-1] == "grom@round-end"
    start = next_one.play("grom: hunker")
    assert start.fighter("grom").actions == 1
    assert asked(start)[-1] == "marek@round-start"
    acting = start.play("marek: pass", "grom: pass")
    assert asked(acting)[-1] == "marek@act"
    assert "vance@round-end" not in asked(acting)
    assert "vance@round-start" not in asked(acting)


@pytest.mark.rule("PSX-RUL-10")
def test_nobody_reacts_in_the_first_round_start() -> None:
    fight = situation(scenario([who("marek", 0, bonus_dice=2)], [who("grom", 5, bonus_dice=2)]))
    begun = fight.play(dice=f"{totals(5, 5)} {totals(1)}")
    assert asked(begun) == ["marek@act"]
    assert begun.fight.round == 1


@pytest.mark.rule("PSX-RUL-10", "PSX-REC-05")
def test_an_attack_in_a_phase_has_a_defence_window_and_no_other() -> None:
    fight = stage([who("vance", 0, actions=3)], [who("ottwin", 5)])
    shot = fight.play("vance: attack ottwin mode=single", "vance: end", dice=totals(*[1] * 9))
    assert shot.fighter("vance").chain == 1
    over = shot.play("ottwin: end")
    assert asked(over)[-1] == "vance@round-end"
    fired = over.play("vance: attack ottwin mode=single", dice=totals(7, *[1] * 8))
    assert fired.parts("hit")["recoil"] == 2
    assert asked(fired)[-1] == "ottwin@defend"
    later = fired.play("ottwin: none")
    assert asked(later)[-1] == "vance@round-start"
    assert later.fighter("vance").chain == 0
    new_round = later.play("vance: attack ottwin mode=single", dice=totals(*[1] * 9))
    assert "recoil" not in new_round.parts("hit")
    assert new_round.fighter("vance").chain == 1


@pytest.mark.rule("PSX-BON-06", "PSX-BON-04", "PSX-INI-04")
def test_an_action_bought_in_a_window_answers_at_once() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1, bonus_dice=1)])
    struck = fight.play("marek: attack grom", dice=totals(5, *[1] * 7))
    assert struck.offers() == ["none", "buy", "drop"]
    bought = struck.play("grom: buy")
    assert bought.offers() == ["none", "evade", "parry", "drop"]
    parried = bought.play("grom: parry", dice=totals(5, *[1] * 6))
    assert parried.happened("stopped") == []


@pytest.mark.rule("PSX-BON-05", "PSX-RUL-11")
def test_only_an_action_that_is_there_can_be_stolen() -> None:
    fight = stage(
        [who("marek", 0, destiny_dice=1)], [who("grom", 30), who("vance", 35)], actions={"vance": 1}
    )
    start = fight.play()
    assert start.slot("steal").values() == ["vance"]
    stolen = start.play("marek: steal vance", "marek: end", "grom: end")
    assert stolen.fighter("vance").actions == 2


@pytest.mark.rule("PSX-RUL-12")
def test_bought_actions_end_with_the_refresh_and_destiny_dice_buy_too() -> None:
    fight = stage([who("marek", 0, bonus_dice=1, destiny_dice=1)], [who("grom", 30)])
    rich = fight.play("marek: buy", "marek: buy-with-destiny")
    assert rich.fighter("marek").actions == 4
    assert (rich.fighter("marek").bonus, rich.fighter("marek").destiny) == (0, 0)
    later = rich.play("marek: end", "grom: end", otherwise="default", until="marek@act")
    assert later.fighter("marek").actions == 2
    down = stage(
        [who("marek", 0)],
        [who("grom", 1, bonus_dice=2, conditions={"unconscious": 1}), who("vance", 9)],
    )
    struck = down.play("marek: attack grom", dice=totals(5, *[1] * 7))
    assert struck.question.who is struck.fighter("marek")
    assert not may_buy(struck.fighter("grom"))


@pytest.mark.rule("PSX-RUL-49", "PSX-STA-16")
def test_the_helpless_defend_nothing_but_terrain_covers_them() -> None:
    victim = who("ottwin", 1, cover="4+", conditions={"unconscious": 2})
    fight = stage([who("marek", 0)], [victim, who("grom", 20)], actions={"ottwin": 2})
    struck = fight.play("marek: attack ottwin", dice=f"{totals(11, *[1] * 7)} {totals(1)}")
    assert struck.tally("cover-critical").total == 4
    assert struck.event("wounded").amount == 1


@pytest.mark.rule("PSX-REA-06", "PSX-RUL-10")
def test_who_does_not_perceive_the_last_actor_has_no_phase() -> None:
    walled = {"bounds": [-5, -5, 40, 5], "walls": [[20, -5, 20, 5]]}
    fight = stage([who("marek", 5), who("nessa", 12)], [who("grom", 30)], ground=walled)
    over = fight.play("marek: end", "nessa: end", "grom: end")
    assert asked(over)[-1] == "marek@act"


@pytest.mark.rule("PSX-REA-01", "PSX-RUL-06")
def test_nobody_reacts_to_somebody_of_whom_his_side_does_not_know() -> None:
    fight = stage(
        [who("kestrel", 0)],
        [who("ottwin", 9), who("grom", 12)],
        actions={"ottwin": 2, "grom": 1},
        given=["hide fighter=kestrel side=theirs"],
    )
    quiet = fight.play("kestrel: aim ottwin kar98")
    assert asked(quiet)[-1] == "kestrel@act"
    known = fight.play("edict: reveal fighter=kestrel", "kestrel: hunker")
    assert asked(known)[-1] == "ottwin@react"
    # An attack gives away who hid.
    shot = quiet.play("kestrel: attack ottwin kar98", dice=totals(5, *[1] * 7))
    assert asked(shot)[-1] == "grom@react"


@pytest.mark.rule("PSX-STA-16", "PSX-REA-01", "PSX-REA-07")
def test_the_helpless_perceive_nothing() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1, states=["asleep"]), who("vance", 2)]).play()
    marek, grom, vance = (fight.fighter(slug) for slug in ("marek", "grom", "vance"))
    assert fight.fight.perceives(vance, marek.at)
    assert not fight.fight.perceives(grom, marek.at)


@pytest.mark.rule("PSX-REA-07", "PSX-RUL-49", "PSX-MOD-03", "PSX-PAR-01")
def test_who_has_nothing_to_act_with_or_is_helpless_is_asked_for_no_defence() -> None:
    shielded = who("ottwin", 1, states=["shield-up"])
    fight = stage([who("grom", 0)], [shielded], actions={"ottwin": 1}).play()
    grom, ottwin = fight.fighter("grom"), fight.fighter("ottwin")
    blow = Incoming(grom, WEAPONS["sledgehammer"], MELEE, 1, [])
    shot = Incoming(grom, WEAPONS["glock"], SINGLE, 1, [])
    assert may_defend(fight.fight, ottwin, blow)
    # Against a shot there is nothing but the shield, and that is up already.
    assert not may_defend(fight.fight, ottwin, shot)
    assert parry_weapons(fight.fight, ottwin, shot) == []
    assert parry_weapons(fight.fight, ottwin, blow) == ["morning-star"]
    ottwin.actions = 0
    assert not may_defend(fight.fight, ottwin, blow)
    ottwin.bonus = 1
    assert may_defend(fight.fight, ottwin, blow)
    for state in ("unconscious", "dying"):
        setattr(ottwin, state, 1)
        assert not may_defend(fight.fight, ottwin, blow)
        assert not may_defend(fight.fight, ottwin, shot)
        setattr(ottwin, state, 0)
    ottwin.asleep = True
    assert not may_defend(fight.fight, ottwin, blow)


@pytest.mark.rule("PSX-BON-05", "PSX-RUL-11", "PSX-RUL-12")
def test_actions_are_stolen_from_known_opponents_and_never_by_the_helpless() -> None:
    fight = stage(
        [who("marek", 0, destiny_dice=1), who("nessa", 9)],
        [who("grom", 30), who("vance", 35)],
        actions={"nessa": 2, "grom": 1, "vance": 1},
        given=["hide fighter=vance side=ours"],
    ).play()
    assert fight.slot("steal").values() == ["grom"]
    marek = fight.fighter("marek")
    assert may_buy_with_destiny(marek)
    marek.unconscious = 1
    assert victims(fight.fight, marek) == []
    assert not may_buy_with_destiny(marek)


@pytest.mark.rule("PSX-RUL-49", "PSX-STA-16")
def test_the_helpless_have_no_shield() -> None:
    fight = stage([who("grom", 0)], [who("ottwin", 1, states=["shield-up"])]).play()
    ottwin = fight.fighter("ottwin")
    assert usable_shield(fight.fight, ottwin) is not None
    ottwin.asleep = True
    assert usable_shield(fight.fight, ottwin) is None
    assert cover_level(fight.fight, ottwin, fight.fighter("grom").at) == 0


@pytest.mark.rule("PSX-BON-05", "PSX-BON-06", "PSX-REA-07")
def test_an_action_is_stolen_in_the_defence_window_and_used_at_once() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1, destiny_dice=1)])
    struck = fight.play("marek: attack grom", dice=totals(5, 5, *[1] * 6))
    assert struck.offers() == ["none", "buy-with-destiny", "steal", "drop"]
    stolen = struck.play("grom: steal marek")
    assert (stolen.fighter("marek").actions, stolen.fighter("grom").actions) == (0, 1)
    parried = stolen.play("grom: parry", dice=totals(5, 5, *[1] * 5))
    assert (parried.event("parried").amount, parried.fighter("grom").actions) == (2, 0)


@pytest.mark.rule("PSX-RUL-31", "PSX-PAR-01")
def test_bare_hands_parry_bare_hands_only() -> None:
    for hands, parries in ((["dagger"], False), ([], True)):
        attacker = who("marek", 0, hands=hands)
        fight = stage([attacker], [who("nessa", 1, hands=[])], actions={"nessa": 1})
        dice = totals(5, *[1] * (6 if hands else 5))
        struck = fight.play("marek: attack nessa", dice=dice)
        assert ("parry" in struck.offers()) is parries
