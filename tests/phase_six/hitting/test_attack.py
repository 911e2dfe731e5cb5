"""The attack (ATK), recoil, criticals, aim, modes and distance."""

from typing import Any

import pytest

from fechtbuch.books.phase_six.kinds.arms import SINGLE
from fechtbuch.books.phase_six.rules.aiming import aim_bonus
from fechtbuch.testing import Situation
from tests.phase_six.stage import stage, totals, wall, who


def duel(ours: str = "marek", theirs: str = "grom", metres: int = 1, **changes: Any) -> Situation:
    return stage([who(ours, 0, **changes)], [who(theirs, metres)])


@pytest.mark.rule("PSX-ATK-01", "PSX-ATK-04")
@pytest.mark.parametrize(
    ("weapon", "dice"), [("long-sword", 6 + 2), ("light-crossbow", 4 + 2), ("tomahawk", 3 + 3)]
)
def test_skill_and_damage_potential_give_the_dice(weapon: str, dice: int) -> None:
    fight = duel(hands=[weapon], carried=[])
    played = fight.play(f"marek: attack grom {weapon}", dice=totals(*[1] * dice))
    assert played.event("hit-dice").amount == dice


@pytest.mark.rule("PSX-ATK-02", "PSX-ATK-06", "PSX-RUL-29")
def test_the_phases_come_in_order() -> None:
    fight = stage([who("grom", 0)], [who("ottwin", 1, cover="6+")], actions={"ottwin": 1})
    struck = fight.play("grom: attack ottwin", dice=totals(5, 5, 11, *[1] * 4))
    played = struck.play("ottwin: parry", dice=f"{totals(5, *[1] * 9)} {totals(1)} {totals(1)}")
    told = [event.kind for event in played.story if event.kind != "turn"]
    order = ["attacks", "hits", "parries", "parried", "covered", "stopped", "wounded"]
    assert [kind for kind in told if kind in order] == [
        "attacks",
        "hits",
        "parries",
        "parried",
        "covered",
        "covered",
        "stopped",
        "wounded",
    ]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)


@pytest.mark.rule("PSX-ATK-03")
def test_every_modifier_of_the_table_is_a_part() -> None:
    conditions = {"poisoned": 1, "burning": 1, "shocked": 1}
    nessa = who("nessa", 0, states=["netted"], conditions=conditions)
    start = stage([nessa], [who("grom", 2)], options={"wrong_distance": True}).play(
        dice=f"{totals(1)} {totals(1)}"
    )
    played = start.play(
        "nessa: attack grom dagger-2 special=disarm disarmed=sledgehammer",
        dice=totals(*[1] * 7),
    )
    assert played.parts("hit") == {
        "minimum-roll": 5,
        "distance": 2,
        "off-hand": 1,
        "disarming": 3,
        "poisoned": 1,
        "netted": 1,
        "burning": 1,
    }
    assert played.event("hit-dice").amount == 7


@pytest.mark.rule("PSX-REC-01", "PSX-REC-03", "PSX-RUL-21")
@pytest.mark.parametrize(
    ("between", "dice"),
    [
        ("aim grom m-16", ""),
        ("accurate grom m-16", ""),
        ("hunker", ""),
        ("ready hunting-knife", None),
        ("attack grom butt", totals(1, 1, 1)),
    ],
)
def test_any_other_act_that_costs_an_action_breaks_the_chain(
    between: str, dice: str | None
) -> None:
    fight = duel("vance", actions=4, health=9)
    shot = fight.play("vance: attack grom m-16 mode=single", dice=totals(*[1] * 9))
    assert shot.fighter("vance").chain == 1
    after = shot.play(f"vance: {between}", dice=dice or "")
    assert after.fighter("vance").chain == (1 if dice is None else 0)


@pytest.mark.rule("PSX-RUL-21", "PSX-REC-03")
def test_a_weapon_of_one_round_has_no_recoil() -> None:
    fight = duel("marek", metres=9, hands=["light-crossbow"], carried=[])
    shot = fight.play("marek: attack grom", dice=totals(*[1] * 6))
    assert shot.fighter("marek").chain == 0


@pytest.mark.rule("PSX-REC-03")
def test_a_parry_breaks_the_chain() -> None:
    fight = stage([who("vance", 0, actions=3)], [who("grom", 1)])
    shot = fight.play("vance: attack grom m-16 mode=single", "vance: end", dice=totals(*[1] * 9))
    struck = shot.play("grom: attack vance", dice=totals(5, *[1] * 6))
    assert struck.play("vance: parry butt", dice=totals(1, 1, 1)).fighter("vance").chain == 0


@pytest.mark.rule("PSX-CRT-02", "PSX-CRT-03")
def test_what_moves_the_threshold_and_what_does_not() -> None:
    sharp = {"item": "kar98", "modifications": ["scope-2x"]}
    sniper = who("kestrel", 0, hands=[sharp], talents=["critical-hits"], states=["hunkered"])
    fight = stage([sniper], [who("grom", 20)])
    played = fight.play("kestrel: attack grom kar98", dice=totals(*[1] * 8))
    assert played.event("critical-threshold").amount == 9
    assert played.tally("hit").total == 6
    thrown = duel("nessa", metres=5, hands=["shuriken"], carried=[])
    hit = thrown.play("nessa: attack grom shuriken", dice=totals(11, 1, 1))
    assert hit.event("hits").values["critical"] == 1


@pytest.mark.rule("PSX-AIM-02", "PSX-RUL-23")
def test_bursts_and_throws_are_not_aimed() -> None:
    gun = duel("vance", metres=9, actions=3)
    aimed = gun.play("vance: aim grom m-16")
    burst = aimed.play("vance: attack grom m-16 mode=burst", dice=totals(*[1] * 11))
    assert burst.fighter("vance").aim_steps == 0
    knife = duel("nessa", metres=5, hands=["shuriken"], carried=[]).play()
    knife.refuses("nessa: aim grom shuriken")
    assert "shuriken" in knife.slot("accurate target=grom").values()
    tommy = duel("vance", metres=9, hands=["tommy-gun"]).play()
    tommy.refuses("vance: aim grom tommy-gun")
    fists = duel("marek", hands=[])
    assert fists.play("marek: aim grom unarmed").fighter("marek").aim_steps == 1


@pytest.mark.rule("PSX-RUL-18", "PSX-AIM-01")
def test_aim_lives_through_other_acts_and_dies_with_the_next_attack() -> None:
    fight = stage([who("kestrel", 0, actions=6)], [who("grom", 20), who("vance", 25)])
    aimed = fight.play("kestrel: aim grom kar98", "kestrel: hunker", "kestrel: stand-up")
    assert aimed.fighter("kestrel").aim_steps == 1
    other = aimed.play("kestrel: aim vance kar98")
    assert other.fighter("kestrel").aim_steps == 1
    wasted = aimed.play("kestrel: attack vance kar98", dice=totals(*[1] * 8))
    assert wasted.event("critical-threshold").amount == 11
    assert wasted.fighter("kestrel").aim_steps == 0
    dropped = aimed.play("kestrel: drop kar98")
    assert dropped.fighter("kestrel").aim_steps == 0


@pytest.mark.rule("PSX-RUL-60", "PSX-AIM-03")
def test_perception_is_read_when_the_attack_is_made() -> None:
    fight = stage([who("kestrel", 0, actions=4)], [who("grom", 20)])
    aimed = fight.play("kestrel: aim grom kar98", "kestrel: aim grom kar98")
    played = aimed.play(
        "edict: set fighter=kestrel field=perception value=1",
        "kestrel: attack grom kar98",
        dice=totals(*[1] * 8),
    )
    assert played.event("critical-threshold").amount == 10
    blind = aimed.play(
        "edict: set fighter=kestrel field=perception value=-2",
        "kestrel: attack grom kar98",
        dice=totals(*[1] * 8),
    )
    assert blind.event("critical-threshold").amount == 11


@pytest.mark.rule("PSX-RUL-20", "PSX-SPC-02")
def test_an_accurate_attack_is_spoiled_by_any_other_paid_act_but_not_by_a_hit() -> None:
    fight = stage([who("kestrel", 0, actions=4, bonus_dice=1)], [who("grom", 1)])
    steady = fight.play("kestrel: accurate grom kar98", "kestrel: accurate grom kar98")
    assert steady.play("kestrel: buy").fighter("kestrel").accurate_steps == 2
    hunkered = steady.play("kestrel: hunker")
    assert hunkered.fighter("kestrel").accurate_steps == 0
    assert hunkered.event("investing-ends").rule == "PSX-RUL-20"
    assert steady.play("kestrel: walk path=0,1").fighter("kestrel").accurate_steps == 0
    waiting = steady.play("kestrel: end")
    struck = waiting.play("grom: attack kestrel", dice=totals(5, 5, 5, 5, *[1] * 3))
    hit = struck.play("kestrel: none")
    assert hit.fighter("kestrel").accurate_steps == 2
    assert struck.play("kestrel: evade").fighter("kestrel").accurate_steps == 0


@pytest.mark.rule("PSX-RUL-20")
def test_no_accurate_burst_and_no_aim_on_top() -> None:
    fight = duel("vance", metres=9, actions=5)
    ready = fight.play("vance: aim grom m-16", "vance: accurate grom m-16")
    shot = ready.play("vance: attack grom m-16 mode=single", dice=totals(*[1] * 9))
    assert shot.parts("hit") == {"minimum-roll": 5, "accurate": -1}
    assert shot.event("critical-threshold").amount == 11
    burst = ready.play("vance: attack grom m-16 mode=burst", dice=totals(*[1] * 11))
    assert burst.parts("hit") == {"minimum-roll": 5}


@pytest.mark.rule("PSX-MOD-01", "PSX-MOD-03", "PSX-MOD-04", "PSX-RUL-22")
def test_modes_are_chosen_freely_while_the_rounds_last() -> None:
    gun = {"item": "m-16", "loaded": 4}
    fight = duel("vance", metres=9, hands=[gun]).play()
    assert fight.slot("attack target=grom weapon=m-16").values() == ["single", "burst"]
    burst = fight.play("vance: attack grom m-16 mode=burst", dice=totals(*[1] * 11))
    assert burst.fight.thing_by_slug("m-16").loaded == 1
    burst.refuses("vance: attack grom m-16 mode=burst", reason="too-little-ammunition")
    single = burst.play("vance: attack grom m-16 mode=single", dice=totals(*[1] * 9))
    assert single.fight.thing_by_slug("m-16").loaded == 0


@pytest.mark.rule("PSX-MOD-02", "PSX-MOD-03", "PSX-RUL-23", "PSX-EVA-01", "PSX-PAR-01")
@pytest.mark.parametrize(
    ("attacker", "weapon", "dice"), [("vance", "m-16", 9), ("nessa", "shuriken", 3)]
)
def test_blows_are_evaded_and_parried_and_shots_are_not(
    attacker: str, weapon: str, dice: int
) -> None:
    mode = " mode=single" if weapon == "m-16" else ""
    fight = stage(
        [who(attacker, 0, hands=[weapon], carried=[])], [who("marek", 1)], actions={"marek": 2}
    )
    shot = fight.play(f"{attacker}: attack marek {weapon}{mode}", dice=totals(5, *[1] * (dice - 1)))
    assert shot.question.kind == "react"
    blow = stage([who("grom", 0)], [who("marek", 1)], actions={"marek": 2})
    struck = blow.play("grom: attack marek", dice=totals(5, *[1] * 6))
    assert struck.offers() == ["none", "evade", "parry", "drop"]


@pytest.mark.rule("PSX-MOD-05", "PSX-EQP-06")
def test_a_thrown_piece_lies_with_the_target_and_the_next_is_readied() -> None:
    fight = duel("nessa", metres=3, hands=["dagger"], actions=4)
    thrown = fight.play(
        "nessa: ready shuriken", "nessa: attack grom shuriken", dice=totals(1, 1, 1)
    )
    stack = thrown.fight.thing_by_slug("shuriken")
    piece = thrown.fight.thing_by_slug("shuriken-1001")
    assert stack.count == 5
    assert not stack.in_hand()
    assert piece.at == thrown.fighter("grom").at
    assert thrown.fighter("nessa").chain == 0
    again = thrown.play("nessa: ready shuriken")
    assert again.fighter("nessa").actions == 3
    walked = again.play("nessa: walk path=1,0;2,0", "nessa: pick-up shuriken-1001")
    assert walked.fight.thing_by_slug("shuriken-1001").in_hand()


@pytest.mark.rule("PSX-RNG-01", "PSX-RNG-05")
def test_reach_of_blows_and_range_of_shots() -> None:
    assert "attack" in duel(metres=2).play().offers()
    assert "attack" not in duel(metres=3).play().offers()
    assert "attack" not in duel("nessa", metres=2).play().offers()
    assert "attack" in duel("kestrel", metres=20, hands=["hk-usp"]).play().offers()
    duel("kestrel", metres=21, hands=["hk-usp"]).play().refuses("kestrel: attack grom hk-usp")


@pytest.mark.rule("PSX-COV-10", "PSX-RUL-53")
def test_attacks_need_a_line_of_sight_and_may_go_at_anybody() -> None:
    walls = {"bounds": [-5, -5, 30, 5], "walls": [[5, -5, 5, 5]]}
    blind = stage([who("vance", 0)], [who("grom", 9)], ground=walls).play()
    assert "attack" not in blind.offers()
    friend = stage([who("marek", 0), who("nessa", 1)], [who("grom", 0, 1)]).play()
    assert friend.offers("attack") == ["grom", "nessa"]
    struck = friend.play("marek: attack target=nessa weapon=long-sword", dice=totals(5, *[1] * 7))
    assert struck.event("attacks").target == "nessa"


@pytest.mark.rule("PSX-RUL-38", "PSX-SPC-10")
def test_what_can_be_braced_and_what_ends_it() -> None:
    rest = wall([1, 1])
    rifle = stage([who("vance", 0, actions=4)], [who("grom", 9)], ground=rest)
    braced = rifle.play("vance: brace")
    assert braced.fighter("vance").braced
    for act, dice in [("walk path=0,1", ""), ("hunker", ""), ("drop m-16", ""), ("take-up", "")]:
        assert not braced.play(f"vance: {act}", dice=dice).fighter("vance").braced, act
    burst = braced.play("vance: attack grom mode=burst", dice=totals(*[1] * 11))
    assert burst.parts("hit")["braced"] == -1
    assert burst.fighter("vance").braced
    bow = stage([who("marek", 0, hands=["short-bow"])], [who("grom", 9)], ground=rest).play()
    assert "brace" not in bow.offers()
    cross = stage(
        [who("marek", 0, hands=["light-crossbow"], carried=[])], [who("grom", 9)], ground=rest
    )
    assert "brace" in cross.play().offers()
    assert "brace" not in stage([who("vance", 0)], [who("grom", 9)]).play().offers()
    tripod = {"item": "m60", "modifications": ["tripod"]}
    low = stage([who("vance", 0, hands=[tripod], states=["hunkered"])], [who("grom", 9)]).play()
    assert "brace" in low.offers()


@pytest.mark.rule("PSX-RUL-51", "PSX-RUL-36", "PSX-SPC-03", "PSX-SPC-05", "PSX-SPC-11")
def test_which_special_attacks_go_with_what() -> None:
    def specials(said: str, fight: Situation) -> set[str]:
        return set(fight.slot(said).values()) - {""}

    sword = duel().play()
    assert specials("attack target=grom weapon=long-sword", sword) == {"violent", "disarm"}
    assert specials("attack target=grom weapon=butt", sword) == {"knockout", "violent", "disarm"}
    assert specials("attack target=grom weapon=unarmed", sword) == {"violent", "disarm"}
    gun = duel("vance").play()
    assert specials("attack target=grom weapon=m-16 mode=single", gun) == set()
    asleep = stage([who("vance", 0)], [who("grom", 5, states=["asleep"])]).play()
    assert specials("attack target=grom weapon=m-16 mode=burst", asleep) == {"coup-de-grace"}
    bare = stage([who("marek", 0)], [who("grom", 1, hands=[])]).play()
    assert "disarm" not in specials("attack target=grom weapon=long-sword", bare)


@pytest.mark.rule("PSX-RUL-31", "PSX-PAR-02")
def test_what_can_parry() -> None:
    def parries(defender: dict[str, object], weapon: str, dice: int) -> list[str]:
        fight = stage([who("grom", 0)], [defender], actions={str(defender["use"]): 1})
        struck = fight.play(
            f"grom: attack {defender['use']} {weapon}", dice=totals(5, *[1] * (dice - 1))
        )
        return struck.offers("parry") if "parry" in struck.offers() else []

    assert parries(who("marek", 1), "sledgehammer", 7) == ["long-sword"]
    assert parries(who("vance", 1), "sledgehammer", 7) == ["butt"]
    assert parries(who("marek", 1, hands=[]), "sledgehammer", 7) == []
    assert parries(who("nessa", 1, hands=[]), "unarmed", 5) == ["unarmed"]
    bare = stage([who("grom", 0)], [who("nessa", 1, hands=[])], actions={"nessa": 1})
    struck = bare.play("grom: attack nessa unarmed", dice=totals(5, *[1] * 4))
    parried = struck.play("nessa: parry unarmed", dice=totals(*[1] * 8))
    assert parried.event("parry-dice").amount == 8


@pytest.mark.rule("PSX-RUL-37")
def test_an_off_hand_parry_is_harder_too() -> None:
    fight = stage([who("grom", 0)], [who("nessa", 1)], actions={"nessa": 1})
    struck = fight.play("grom: attack nessa", dice=totals(5, *[1] * 6))
    assert struck.play("nessa: parry dagger-2", dice=totals(*[1] * 8)).tally("parry").total == 6
    assert struck.play("nessa: parry dagger", dice=totals(*[1] * 8)).tally("parry").total == 5


@pytest.mark.rule("PSX-REC-04")
def test_more_compensation_than_recoil_helps_no_further() -> None:
    steady = {"item": "laser-rifle", "modifications": ["tripod"]}
    fight = duel("vance", metres=9, hands=[steady], carried=[])
    miss = totals(*[1] * 10)
    first = fight.play("vance: attack grom mode=single", dice=miss)
    second = first.play("vance: attack grom mode=single", dice=miss)
    assert second.parts("hit") == {"minimum-roll": 5}
    assert second.event("critical-threshold").amount == 11


@pytest.mark.rule("PSX-CRT-05", "PSX-DMG-02")
def test_protection_that_stops_all_normal_hits_leaves_the_criticals() -> None:
    played = duel().play("marek: attack grom", dice=totals(5, 11, *[1] * 6))
    assert played.event("stopped").amount == 1
    assert played.event("wounded").amount == 1


@pytest.mark.rule("PSX-SPC-02", "PSX-RUL-60")
def test_without_perception_nothing_is_gained_by_an_accurate_attack() -> None:
    fight = duel("marek", actions=4)
    steady = fight.play("marek: accurate grom long-sword", "marek: accurate grom long-sword")
    blind = steady.play(
        "edict: set fighter=marek field=perception value=-2",
        "marek: attack grom long-sword",
        dice=totals(*[1] * 8),
    )
    assert blind.parts("hit") == {"minimum-roll": 5}


@pytest.mark.rule("PSX-RUL-20", "PSX-RUL-18")
def test_what_was_invested_or_aimed_is_bound_to_its_target_and_weapon() -> None:
    fight = stage([who("marek", 0, actions=6)], [who("grom", 1), who("vance", 0, 1)])
    miss = totals(*[1] * 8)
    steady = fight.play("marek: accurate grom long-sword", "marek: accurate grom long-sword")
    other = steady.play("marek: attack vance long-sword", dice=miss)
    assert other.parts("hit") == {"minimum-roll": 5}
    assert other.fighter("marek").accurate_steps == 0
    pommel = steady.play("marek: attack grom butt", dice=totals(*[1] * 6))
    assert pommel.parts("hit") == {"minimum-roll": 5}
    assert steady.play("marek: accurate vance long-sword").fighter("marek").accurate_steps == 1
    assert steady.play("marek: aim grom long-sword").fighter("marek").accurate_steps == 0
    assert steady.play("marek: drop long-sword").fighter("marek").accurate_steps == 0
    aimed = fight.play("marek: aim grom long-sword")
    assert aimed.play("marek: aim grom butt").fighter("marek").aim_steps == 1
    butt = aimed.play("marek: attack grom butt", dice=totals(*[1] * 6))
    assert butt.event("critical-threshold").amount == 11
    assert (
        aimed.play("marek: aim grom butt", "marek: aim grom butt").fighter("marek").aim_steps == 2
    )
    # With the weapon its butt is gone.
    for verb in ("aim", "accurate"):
        low = fight.play(f"marek: {verb} grom butt", "marek: drop long-sword").fighter("marek")
        assert (low.aim_steps, low.accurate_steps) == (0, 0)


@pytest.mark.rule("PSX-MOD-03", "PSX-MOD-04", "PSX-RUL-23", "PSX-EVA-01", "PSX-PAR-01")
@pytest.mark.parametrize(
    ("attacker", "said", "dice"),
    [
        ("vance", "m-16 mode=single", 9),
        ("vance", "m-16 mode=burst", 11),
        ("nessa", "shuriken", 3),
    ],
)
def test_only_a_shield_helps_against_what_flies(attacker: str, said: str, dice: int) -> None:
    weapon = said.split()[0]
    shooter = who(attacker, 0, hands=[weapon], carried=[])
    fight = stage([shooter], [who("ottwin", 1)], actions={"ottwin": 2})
    shot = fight.play(f"{attacker}: attack ottwin {said}", dice=totals(5, *[1] * (dice - 1)))
    assert shot.offers() == ["none", "shield-parry", "drop"]


@pytest.mark.rule("PSX-MOD-04", "PSX-RUL-20")
def test_a_burst_gains_nothing_from_an_accurate_attack() -> None:
    steady = duel("vance", metres=9, actions=4).play(*["vance: accurate grom m-16"] * 2)
    burst = steady.play("vance: attack grom m-16 mode=burst", dice=totals(*[1] * 11))
    assert burst.parts("hit") == {"minimum-roll": 5}


@pytest.mark.rule("PSX-PAR-03")
def test_more_parries_than_hits_are_lost() -> None:
    fight = stage([who("grom", 0)], [who("marek", 1, armour=[])], actions={"marek": 1})
    struck = fight.play("grom: attack marek", dice=totals(5, 11, *[1] * 5))
    parried = struck.play("marek: parry", dice=totals(5, 5, 5, 5, *[1] * 4))
    assert parried.event("parried").amount == 1
    assert parried.event("wounded").amount == 1


@pytest.mark.rule("PSX-SPC-08", "PSX-RUL-37")
@pytest.mark.parametrize(
    ("use", "main", "other", "fits"),
    [
        ("nessa", "dagger", "stiletto", True),
        ("nessa", "dagger", "club", False),
        ("nessa", "dagger", "katana", False),
        ("marek", "dagger", "stiletto", False),
    ],
)
def test_two_of_one_kind_for_one_hand_each_and_a_licence(
    use: str, main: str, other: str, fits: bool
) -> None:
    fight = stage([who(use, 0, hands=[main], carried=[other])], [who("grom", 9)]).play()
    if fits:
        paired = fight.play(f"{use}: ready {other} hand=off")
        assert paired.play(f"{use}: end", otherwise="default", until=f"{use}@act").fighter(
            use
        ).actions == (3)
    else:
        fight.refuses(f"{use}: ready {other} hand=off")


@pytest.mark.rule("PSX-SPC-09")
def test_a_dance_of_blades_knows_no_worse_hand() -> None:
    fight = stage([who("nessa", 0, talents=["blade-dance"])], [who("grom", 1)], actions={"grom": 1})
    struck = fight.play("nessa: attack grom dagger-2", dice=totals(*[1] * 8))
    assert struck.tally("hit").total == 5


@pytest.mark.rule("PSX-RUL-38")
def test_melee_use_and_standing_up_end_the_bracing() -> None:
    fight = stage([who("vance", 0, actions=4)], [who("grom", 1)], ground=wall([0, 1]))
    braced = fight.play("vance: brace")
    struck = braced.play("vance: attack grom butt", dice=totals(1, 1, 1))
    assert not struck.fighter("vance").braced
    attacked = braced.play("vance: end", "grom: attack vance", dice=totals(5, *[1] * 6))
    assert attacked.fighter("vance").braced
    parried = attacked.play("vance: parry butt", dice=totals(1, 1, 1))
    assert not parried.fighter("vance").braced
    tripod = {"item": "m60", "modifications": ["tripod"]}
    low = stage([who("vance", 0, hands=[tripod], states=["hunkered"])], [who("grom", 9)])
    assert not low.play("vance: brace", "vance: stand-up").fighter("vance").braced


@pytest.mark.rule("PSX-RUL-60", "PSX-THR-07")
def test_tears_in_the_eyes_limit_the_aim() -> None:
    fight = stage([who("kestrel", 0, actions=4)], [who("grom", 20)])
    aimed = fight.play("kestrel: aim grom kar98", "kestrel: aim grom kar98")
    kestrel, grom = aimed.fighter("kestrel"), aimed.fighter("grom")
    bound = aimed.fight.thing_by_slug("kar98").index
    assert aim_bonus(kestrel, grom, bound, SINGLE) == 4
    kestrel.gassed = True
    assert aim_bonus(kestrel, grom, bound, SINGLE) == 1


@pytest.mark.rule("PSX-RUL-38", "PSX-SPC-10")
@pytest.mark.parametrize(
    ("low", "legs", "braces"),
    [(True, True, True), (True, False, False), (False, True, False), (False, False, False)],
)
def test_without_an_obstacle_a_weapon_rests_on_a_tripod_low_down(
    low: bool, legs: bool, braces: bool
) -> None:
    gun = {"item": "m60", "modifications": ["tripod"] if legs else []}
    gunner = who("vance", 0, hands=[gun], states=["hunkered"] if low else [])
    assert ("brace" in stage([gunner], [who("grom", 30)]).play().offers()) is braces


@pytest.mark.rule("PSX-RUL-38", "PSX-RUL-21")
def test_bracing_breaks_the_chain_and_what_was_invested() -> None:
    fight = stage([who("kestrel", 0, actions=4)], [who("grom", 30)], ground=wall([0, 1]))
    shot = fight.play("kestrel: attack grom kar98", dice=totals(*[1] * 8))
    assert shot.play("kestrel: brace").fighter("kestrel").chain == 0
    steady = fight.play("kestrel: accurate grom kar98", "kestrel: brace")
    assert steady.fighter("kestrel").accurate_steps == 0


@pytest.mark.rule("PSX-RUL-21", "PSX-COV-07")
def test_a_shield_block_breaks_the_chain() -> None:
    shooter = who("vance", 0, hands=["glock"], shield="buckler", carried=[], actions=3)
    fight = stage([shooter], [who("grom", 9)])
    shot = fight.play("vance: attack grom mode=single", dice=totals(*[1] * 8))
    assert shot.fighter("vance").chain == 1
    assert shot.play("vance: block").fighter("vance").chain == 0


@pytest.mark.rule("PSX-RUL-51", "PSX-SPC-10", "PSX-TRN-08")
def test_bracing_and_walking_exclude_each_other() -> None:
    fight = stage([who("vance", 0, actions=3)], [who("grom", 20)], ground=wall([0, 1]))
    rest = fight.play("vance: brace")
    still = rest.play("vance: attack grom mode=single", dice=totals(*[1] * 9))
    assert still.parts("hit") == {"minimum-roll": 5, "braced": -1}
    walk = "vance: walk act=attack target=grom weapon=m-16 mode=single then=1,0"
    gone = rest.play(walk, dice=totals(*[1] * 9))
    assert gone.parts("hit") == {"minimum-roll": 5, "walking": 1}
    assert not gone.fighter("vance").braced
