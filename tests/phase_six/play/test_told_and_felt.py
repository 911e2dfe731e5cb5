"""What is told of an act besides what it does, and the last small case of many a rule."""

import json
from typing import Any

import pytest

from fechtbuch.books.phase_six.kinds.armoury import WEAPONS
from fechtbuch.books.phase_six.kinds.arms import (
    ARMOUR,
    CARRIED,
    GROUND,
    MAIN,
    NOTHING,
    SINGLE,
    Weapon,
)
from fechtbuch.books.phase_six.rules.aiming import identity, invest
from fechtbuch.books.phase_six.rules.arbitrary_acts import JudgeQuestion
from fechtbuch.books.phase_six.rules.conditions import bleeding, full_actions
from fechtbuch.books.phase_six.rules.cover import cover_criticals, shield_level
from fechtbuch.books.phase_six.rules.defence import (
    DefenceQuestion,
    Incoming,
    evade,
    parry,
    parry_dice,
)
from fechtbuch.books.phase_six.rules.dice import ExtraQuestion
from fechtbuch.books.phase_six.rules.equipment import kind_of, reckon, two_weapons
from fechtbuch.books.phase_six.rules.initiative import going_on, roll_off
from fechtbuch.books.phase_six.rules.items import first_aid, free
from fechtbuch.books.phase_six.rules.movement import go
from fechtbuch.books.phase_six.rules.readying import stow_shield, take_in_hand, take_shield
from fechtbuch.books.phase_six.rules.special_attacks import rest_near
from fechtbuch.books.phase_six.rules.throwing import in_clouds, throw
from fechtbuch.books.phase_six.rules.to_hit import usable_modes
from fechtbuch.books.phase_six.rules.wounds import begin_dying, damaged_piece, stopped, suffer
from fechtbuch.books.phase_six.state.battle import ACTING
from fechtbuch.books.phase_six.state.choices import POMMEL, Act, natural
from fechtbuch.books.phase_six.state.clouds import TEAR_GAS, TOXIC_GAS, Cloud
from fechtbuch.books.phase_six.state.fighter import EVERYTHING, NOTHING_AT_ALL, UP
from fechtbuch.books.phase_six.state.things import weapon_thing
from fechtbuch.engine.choices import Choice, Player, Question, Refusal
from fechtbuch.engine.dice import ScriptedDice, parse_script
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field
from tests.changing import changed
from tests.phase_six.stage import arena, stage, totals, wall, who

SHIELD: dict[str, Any] = {"shield": "buckler", "shield_on_arm": True}


class Asked(Player):
    """Gives some answers one after the other, then what is usual; keeps what was asked."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.questions: list[Question] = []

    def decide(self, question: Question) -> Choice:
        """The next answer."""
        self.questions.append(question)
        if self.answers:
            return Act(self.answers.pop(0))
        return question.default()

    def rolls(self) -> list[tuple[str, int, int]]:
        """Rolls on which something could be spent: what for, how many are enough, what hangs."""
        found = [one.roll for one in self.questions if isinstance(one, ExtraQuestion)]
        return [(roll.purpose, int(roll.wanted), int(roll.stake)) for roll in found]


def facing(ours: Any, theirs: Any, dice: str = "", *answers: str, **more: Any) -> tuple[Any, Asked]:
    """A fight of two, both led by the same hand, with dice from now on."""
    fight = arena([ours], [theirs], **more)
    fight.telling = True
    fight.dice = ScriptedDice(parse_script(dice))
    player = Asked(*answers)
    fight.players = [player for _ in fight.sides]
    return fight, player


def kinds(fight: Any) -> list[str]:
    """What was told."""
    return [event.kind for event in fight.events]


def told(fight: Any, kind: str) -> Any:
    """The only event of a kind."""
    (event,) = [event for event in fight.events if event.kind == kind]
    return event


# What is enough for a roll, which its owner sees before he spends on it.


@pytest.mark.rule("PSX-STA-09", "PSX-BON-07")
def test_one_success_is_enough_against_bleeding() -> None:
    fight, player = facing(who("marek", 0, bonus_dice=1), who("grom", 9), totals(*[1] * 5))
    fight.fighters[0].bleeding = 2
    bleeding(fight, fight.fighters[0])
    assert player.rolls() == [("save-bleeding", 1, 0)]
    assert told(fight, "bleeds").amount == 2


@pytest.mark.rule("PSX-THR-01", "PSX-BON-07")
def test_one_success_is_enough_for_a_throw() -> None:
    fight, player = facing(
        who("vance", 0, bonus_dice=1, items=["throwing-net"]), who("grom", 5), totals(5, 1, 1, 1)
    )
    vance = fight.fighters[0]
    net = next(thing for thing in fight.things if thing.key == "throwing-net")
    throw(fight, vance, net, field(5, 0), False)
    assert player.rolls() == [("throw", 1, 0)]


@pytest.mark.rule("PSX-EVA-03", "PSX-EVA-01", "PSX-EVA-02", "PSX-BON-07")
@pytest.mark.parametrize(("die", "ends"), [(1, "evade-failed"), (11, "evaded")])
def test_all_hits_hang_on_one_success_of_an_evasion(die: int, ends: str) -> None:
    fight, player = facing(who("nessa", 0, bonus_dice=1), who("grom", 1), totals(die, *[1] * 3))
    nessa, grom = fight.fighters
    incoming = Incoming(grom, kind_of(fight.things[grom.main]), 0, 2, [1])
    nessa.block = nessa.block.changed("evasion", 4)
    reckon(fight, nessa)
    evade(fight, nessa, incoming)
    assert player.rolls() == [("evade", 1, 3)]
    assert [kind for kind in kinds(fight) if kind in ("evades", "evade-dice", ends)] == [
        "evades",
        "evade-dice",
        ends,
    ]


@pytest.mark.rule("PSX-PAR-02", "PSX-PAR-03", "PSX-BON-07")
def test_a_parry_wants_as_many_successes_as_there_are_normal_hits() -> None:
    fight, player = facing(who("marek", 0, bonus_dice=1), who("grom", 1), totals(*[1] * 8))
    marek, grom = fight.fighters
    sword = fight.things[marek.main]
    act = Act("parry")
    act.thing = sword
    parry(fight, marek, Incoming(grom, kind_of(fight.things[grom.main]), 0, 3, [2]), act)
    assert player.rolls() == [("parry", 3, 0)]


@pytest.mark.rule("PSX-BON-07", "PSX-BON-01", "PSX-BON-02")
@pytest.mark.parametrize(
    ("having", "answers", "asked"),
    [
        ({"bonus_dice": 1}, ["bonus"], 1),
        ({"destiny_dice": 1}, ["destiny"], 1),
        ({"rerolls": 1}, ["reroll"], 1),
        ({"bonus_dice": 1, "rerolls": 1}, ["bonus", "reroll"], 2),
        ({"bonus_dice": 2}, ["bonus"], 2),
        ({}, [], 0),
    ],
)
def test_who_has_nothing_left_to_spend_is_not_asked_again(
    having: dict[str, int], answers: list[str], asked: int
) -> None:
    fight, player = facing(who("marek", 0, **having), who("grom", 9), totals(*[1] * 9), *answers)
    bleeding(fight, fight.fighters[0])
    assert len(player.questions) == asked


@pytest.mark.rule("PSX-DIC-07", "PSX-BON-03")
@pytest.mark.parametrize(
    ("answer", "kind", "left"),
    [("reroll", "rerolls", (0, 1)), ("destiny-reroll", "rerolls-with-destiny", (1, 0))],
)
def test_it_is_told_what_a_roll_was_repeated_with(
    answer: str, kind: str, left: tuple[int, int]
) -> None:
    kit = who("marek", 0, rerolls=1, destiny_dice=1)
    fight, _ = facing(kit, who("grom", 9), totals(*[1] * 9), answer)
    marek = fight.fighters[0]
    bleeding(fight, marek)
    assert told(fight, kind).word == "save-bleeding"
    assert (marek.rerolls, marek.destiny) == left


@pytest.mark.rule("PSX-RUL-26", "PSX-RUL-47", "PSX-RUL-54", "PSX-COV-03", "PSX-DIC-01")
@pytest.mark.parametrize(
    ("answers", "dice", "rolled", "left"),
    [
        ([], [1, 5], [1, 1], [0, 1]),
        (["bonus"], [1, 1, 5], [1, 1, 1], [1, 0]),
        (["bonus"], [5, 1, 5], [1, 1, 1], [0, 0]),
        (["bonus", "reroll"], [5, 1, 1, 1, 5, 5], [1, 1, 1, 1, 1, 1], [0, 0]),
        (["bonus", "reroll"], [5, 5, 5, 1, 1, 1], [1, 1, 1, 1, 1, 1], [1, 1]),
        (["destiny", "reroll"], [1, 1, 1, 1, 1, 4], [1, 1, 1, 1, 1, 1], [1, 0]),
    ],
)
def test_cover_dice_are_rolled_group_by_group_then_what_was_added(
    answers: list[str], dice: list[int], rolled: list[int], left: list[int]
) -> None:
    """A critical of 11 and one of 17 behind 5+; the first die of all is for the higher one."""
    kit = who("marek", 0, bonus_dice=1, destiny_dice=1, rerolls=1)
    fight, _ = facing(kit, who("grom", 9), totals(*dice), *answers)
    assert cover_criticals(fight, fight.fighters[0], [1, 1], 2) == left
    counts = [len(event.faces) for event in fight.events if event.kind == "roll"]
    assert counts == rolled


# Numbers.


@pytest.mark.rule("PSX-TRN-04")
@pytest.mark.parametrize(("actions", "total"), [(-2, 0), (-1, 0), (0, 0), (2, 2)])
def test_nobody_has_fewer_actions_than_none(actions: int, total: int) -> None:
    fight, _ = facing(who("marek", 0), who("grom", 9))
    marek = fight.fighters[0]
    marek.block = marek.block.changed("actions", actions)
    assert full_actions(fight, marek).total == total


@pytest.mark.rule("PSX-RUL-28", "PSX-COV-06")
@pytest.mark.parametrize(("protection", "level"), [(1, 1), (4, 4), (5, 5), (6, 5), (9, 5)])
def test_no_shield_covers_better_than_2(protection: int, level: int) -> None:
    fight, _ = facing(who("marek", 0, **SHIELD), who("grom", 9))
    marek = fight.fighters[0]
    fight.things[marek.shield].protection = protection
    assert shield_level(fight, marek) == level


@pytest.mark.rule("PSX-DMG-06", "PSX-EQP-04", "PSX-RUL-02")
@pytest.mark.parametrize(("places", "worn"), [((), 0), ((0,), 2), ((1, 2), 4), ((0, 0), 2)])
def test_each_slot_counts_once_and_an_empty_one_for_nothing(
    places: tuple[int, ...], worn: int
) -> None:
    fight, _ = facing(
        who("marek", 0, armour=["kevlar-vest", "tactical-helmet"][: len(places)]), who("grom", 9)
    )
    marek = fight.fighters[0]
    pieces = [one for one in fight.things if one.kind == ARMOUR and one.holder == 0]
    for piece, slot in zip(pieces, places, strict=True):
        piece.slot, piece.protection, piece.condition = slot, 2, 100
    reckon(fight, marek)
    assert marek.worn == worn


@pytest.mark.rule("PSX-PAR-02", "PSX-RUL-31", "PSX-STA-07")
@pytest.mark.parametrize(("shocked", "quick", "fists"), [(0, 3, 8), (2, 3, 6), (0, 2, 7)])
def test_quick_fists_parry_with_a_die_more_and_a_pommel_does_not(
    shocked: int, quick: int, fists: int
) -> None:
    fight, _ = facing(who("marek", 0), who("grom", 1), totals(*[1] * 9))
    marek, grom = fight.fighters
    marek.block = marek.block.changed("quickness", quick).changed("melee", 7)
    marek.shocked = shocked
    assert parry_dice(fight, marek, None, True).total == fists
    assert parry_dice(fight, marek, None, False).total == 7 - shocked
    act = Act("parry")
    act.natural = natural(POMMEL)
    assert act.natural is not None
    parry(fight, marek, Incoming(grom, kind_of(fight.things[grom.main]), 0, 1, []), act)
    assert told(fight, "parry-dice").amount == 7 - shocked


@pytest.mark.rule("PSX-MOD-01", "PSX-RUL-22")
def test_what_needs_rounds_needs_a_piece_that_holds_them() -> None:
    fight, _ = facing(who("vance", 0), who("grom", 9))
    rifle = fight.things[fight.fighters[0].main]
    assert SINGLE in usable_modes(kind_of(rifle), rifle)
    assert usable_modes(kind_of(rifle), None) == []


@pytest.mark.rule("PSX-TRN-04", "PSX-RUL-65")
@pytest.mark.parametrize(("actions", "total"), [(0, 0), (1, 0), (2, 1)])
def test_a_slow_lineage_takes_an_action_where_there_is_one(actions: int, total: int) -> None:
    fight = arena([who("marek", 0, lineage="doldagor", actions=actions)], [who("grom", 9)])
    assert fight.fighters[0].block.actions == total


@pytest.mark.rule("PSX-RUL-52", "PSX-MOD-05")
@pytest.mark.parametrize(("kind", "loaded"), [("m-16", 30), ("shuriken", 0), ("long-sword", 0)])
def test_only_what_is_fired_is_loaded(kind: str, loaded: int) -> None:
    assert weapon_thing("one", WEAPONS[kind]).loaded == loaded


# What is asked and offered.


@pytest.mark.rule("PSX-DIC-03", "PSX-RUL-64", "PSX-TRN-14")
@pytest.mark.parametrize(("most", "costs"), [(1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"])])
def test_the_referee_may_charge_all_actions_there_are(most: int, costs: list[str]) -> None:
    fight, _ = facing(who("marek", 0), who("grom", 9))
    slot = JudgeQuestion(fight, fight.fighters[0], "lifts the gate", most).offer("cost", {})
    assert slot is not None
    assert slot.values() == costs


@pytest.mark.rule("PSX-RUL-70", "PSX-EQP-02", "PSX-SPC-08")
@pytest.mark.parametrize(("shield", "asked"), [(True, False), (False, True)])
def test_a_hand_is_asked_for_only_where_both_are_free(shield: bool, asked: bool) -> None:
    kit = {"hands": ["dagger"], "carried": ["dagger"], **(SHIELD if shield else {})}
    fight, _ = facing(who("nessa", 0, **kit), who("grom", 1))
    nessa, grom = fight.fighters
    incoming = Incoming(grom, kind_of(fight.things[grom.main]), 0, 1, [])
    question = DefenceQuestion(fight, nessa, incoming)
    spare = next(one for one in fight.things if one.key == "dagger" and one.place == CARRIED)
    slot = question.offer("hand", {"verb": "ready", "item": spare.slug})
    assert (slot is not None) is asked


@pytest.mark.rule("PSX-RUL-70", "PSX-REA-07")
def test_who_falls_asleep_before_his_defence_keeps_what_he_let_go() -> None:
    fight = stage([who("marek", 0)], [who("grom", 1)], actions={"grom": 1})
    struck = fight.play("marek: attack grom", dice=totals(5, *[1] * 7))
    dropped = struck.play("grom: drop sledgehammer")
    asleep = dropped.play("edict: add-state fighter=grom state=asleep", until="marek@act")
    assert asleep.fight.thing_by_slug("sledgehammer").place == GROUND
    assert asleep.happened("taken-back") == []


@pytest.mark.rule("PSX-SPC-09", "PSX-RUL-37")
def test_one_weapon_in_the_second_hand_is_no_pair() -> None:
    fight = changed(arena([who("grom", 9)], [who("nessa", 0)]), {})
    nessa = fight.fighters[1]
    assert two_weapons(fight, nessa)
    fight.things[-1].weapon = kind_of(fight.things[nessa.off])
    nessa.main = NOTHING
    assert not two_weapons(fight, nessa)


@pytest.mark.rule("PSX-TRN-08", "PSX-TRN-16")
def test_who_cannot_go_anywhere_may_still_walk_to_hunker() -> None:
    cell = {"bounds": [0, 0, 9, 0], "walls": [[1, 0, 1, 0]]}
    bare = who("marek", 0, hands=[], carried=[], items=[], armour=[])
    fight = stage([bare], [who("grom", 9)], ground=cell).play()
    assert "run" not in fight.offers()
    low = fight.play("marek: walk act=hunker")
    assert (low.fighter("marek").hunkered, low.fighter("marek").at) == (True, field(0, 0))


@pytest.mark.rule("PSX-SPC-05", "PSX-RUL-35")
@pytest.mark.parametrize(("actions", "extra"), [(2, ["1"]), (3, ["1", "2"]), (4, ["1", "2", "3"])])
def test_all_actions_but_one_may_go_into_a_violent_attack(actions: int, extra: list[str]) -> None:
    turn = stage([who("grom", 0, actions=actions)], [who("marek", 1)]).play()
    said = {"verb": "attack", "target": "marek", "weapon": "sledgehammer", "special": "violent"}
    slot = turn.question.slot(said)
    assert slot is not None
    assert (slot.name, slot.values()) == ("extra", extra)


@pytest.mark.rule("PSX-THR-07", "PSX-THR-01")
@pytest.mark.parametrize(
    ("item", "dice", "kind", "across"),
    [
        ("smoke-grenade", "2d6=3,4 d6=2", "smoke", 14),
        ("tear-gas-grenade", "d6=5 d6=2", TEAR_GAS, 5),
        ("toxic-gas-grenade", "d6=6 d6=2", TOXIC_GAS, 6),
        ("molotov-cocktail", "d6=3 d6=2", "fire", 6),
    ],
)
def test_a_cloud_is_told_with_its_rounds(item: str, dice: str, kind: str, across: int) -> None:
    fight = stage([who("vance", 0, items=[item])], [who("grom", 30)])
    thrown = fight.play(f"vance: throw item={item} at=15,0", dice=f"{totals(5, 1, 1, 1)} {dice}")
    event = thrown.event("cloud")
    assert (event.word, event.amount, event.values["at"]) == (kind, 4, field(15, 0))
    (cloud,) = thrown.fight.clouds
    assert (cloud.kind, cloud.across, cloud.left) == (kind, across, 4)


# Accurate attacks and aim.


@pytest.mark.rule("PSX-SPC-01", "PSX-REC-03")
@pytest.mark.parametrize("weapon", ["m-16", "unarmed"])
def test_what_is_invested_in_is_told_and_ends_the_chain(weapon: str) -> None:
    fight, _ = facing(who("vance", 0), who("grom", 9))
    vance, grom = fight.fighters
    vance.chain = 2
    thing = fight.things[vance.main] if weapon == "m-16" else None
    kind: Weapon | None = natural(weapon) if thing is None else kind_of(thing)
    assert kind is not None
    invest(fight, vance, grom, thing, kind)
    event = told(fight, "invests")
    assert (event.item, event.amount) == ("" if thing is None else weapon, 1)
    assert (vance.chain, vance.accurate_weapon) == (0, identity(thing, kind))


# On the way.


def lane(*walls: list[int]) -> dict[str, Any]:
    return {"bounds": [0, 0, 20, 0], "walls": list(walls)}


@pytest.mark.rule("PSX-TRN-09", "PSX-RUL-71", "PSX-TRN-16")
def test_a_run_under_the_eyes_of_a_guard_goes_as_far_as_any() -> None:
    guard = who("vance", 20, talents=["attack-of-opportunity"])
    fight = arena([who("marek", 0), who("nessa", 4)], [guard], ground=lane())
    fight.telling = True
    marek, nessa = fight.fighters[:2]
    assert fight.watchful
    marek.block = marek.block.changed("quickness", 0)
    go(fight, marek, [field(x, 0) for x in range(1, 6)], "run", [])
    assert marek.at == field(5, 0)  # past Nessa on the last field but one
    assert kinds(fight) == ["moved"]
    nessa.at = field(10, 0)
    go(fight, marek, [field(x, 0) for x in range(6, 11)], "run", [])
    assert marek.at == field(9, 0)
    assert "way-closed" in kinds(fight)


@pytest.mark.rule("PSX-RUL-76", "PSX-TRN-08", "PSX-RUL-13", "PSX-RUL-21")
def test_who_is_stopped_on_his_walk_strikes_nobody_whom_he_has_not_reached() -> None:
    lurker = who("grom", 2, slug="lurker")
    kit = who("nessa", 0, hands=["dagger"], carried=[])
    fight = stage(
        [kit],
        [who("vance", 5), lurker],
        ground={"bounds": [0, 0, 20, 0]},
        given=["hide fighter=lurker side=ours"],
    )
    walked = fight.play("edict: set fighter=nessa field=quickness value=4").play(
        "nessa: walk path=1,0;2,0;3,0;4,0 act=attack target=vance weapon=dagger", until="nessa@act"
    )
    assert walked.fighter("nessa").at == field(1, 0)
    assert walked.event("act-lost").rule == "PSX-RUL-76"
    assert walked.happened("attacks") == []
    assert walked.fighter("nessa").chain == 0


@pytest.mark.rule("PSX-RUL-66", "PSX-RUL-13", "PSX-TRN-08", "PSX-RUL-76")
@pytest.mark.parametrize("watched", [False, True])
def test_a_sword_may_be_thrown_on_a_walk(watched: bool) -> None:
    talents = ["attack-of-opportunity"] if watched else []
    ours = who("marek", 0, bonus_dice=0)
    fight = stage([ours], [who("grom", 6), who("vance", 20, talents=talents)])
    thrown = fight.play(
        "marek: walk path=1,0 act=hurl item=long-sword target=grom then=2,0",
        dice=totals(7, *[1] * 4),
        until="marek@act",
        otherwise="default",
    )
    assert thrown.event("attacks").word == "thrown"
    assert thrown.parts("hit") == {"minimum-roll": 5, "walking": 1}
    assert thrown.fight.thing_by_slug("long-sword").at == field(6, 0)
    assert thrown.fighter("marek").at == field(2, 0)


@pytest.mark.rule("PSX-TRN-08", "PSX-TRN-16", "PSX-RUL-13")
def test_a_walk_under_the_eyes_of_a_guard_needs_no_act() -> None:
    guard = who("vance", 20, talents=["attack-of-opportunity"])
    fight = stage([who("marek", 0)], [guard])
    walked = fight.play("marek: walk path=1,0;2,0")
    assert walked.fighter("marek").at == field(2, 0)
    assert walked.happened("act-lost") == []


@pytest.mark.rule("PSX-RUL-21", "PSX-RUL-13", "PSX-REC-03")
@pytest.mark.parametrize(
    ("words", "dice", "chain"),
    [
        ("walk path=1,0", 0, 0),
        ("walk path=1,0 act=hunker", 0, 0),
        ("walk path=1,0 act=attack target=grom weapon=m-16 mode=single", 9, 2),
        ("walk act=attack target=grom weapon=m-16 mode=burst then=1,0;2,0", 11, 2),
    ],
)
def test_only_a_walk_with_a_shot_goes_on_with_a_chain(words: str, dice: int, chain: int) -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)])
    shot = fight.play("vance: attack grom m-16 mode=single", dice=totals(*[1] * 9))
    assert shot.play(f"vance: {words}", dice=totals(*[1] * dice)).fighter("vance").chain == chain


@pytest.mark.rule("PSX-RUL-48")
def test_a_run_over_the_edge_may_lead_over_several_fields() -> None:
    meadow = {"bounds": [0, 0, 40, 40]}
    fight = stage([who("marek", 4, 20), who("nessa", 20, 20)], [who("grom", 40, 40)], ground=meadow)
    gone = fight.play("marek: withdraw", otherwise="default", until="nessa@act")
    assert gone.fighter("marek").withdrawn
    assert gone.event("withdraws").actor == "marek"


# Hands and things.


@pytest.mark.rule("PSX-EQP-08")
def test_a_shield_is_taken_on_the_arm_and_nothing_else_moves() -> None:
    kit: dict[str, Any] = {**SHIELD, "hands": ["dagger"], "carried": [], "shield_on_arm": False}
    fight, _ = facing(who("grom", 9), who("nessa", 0, **kit, items=[], armour=["kevlar-vest"]))
    nessa = fight.fighters[1]
    shield = next(one for one in fight.things if one.key == "buckler")
    places = {one.slug: one.place for one in fight.things if one is not shield}
    take_shield(fight, nessa, shield)
    assert nessa.shield == shield.index
    assert {one.slug: one.place for one in fight.things if one is not shield} == places


@pytest.mark.rule("PSX-EQP-08", "PSX-RUL-36", "PSX-EQP-04")
def test_a_shield_from_the_ground_is_carried_from_then_on() -> None:
    fight, _ = facing(who("marek", 9, **SHIELD), who("nessa", 0, hands=["dagger"], carried=[]))
    nessa = fight.fighters[1]
    shield = fight.things[fight.fighters[0].shield]
    fight.fighters[0].shield = NOTHING
    shield.place, shield.holder, shield.at, shield.load = GROUND, -1, nessa.at, 3
    before = nessa.load
    take_shield(fight, nessa, shield)
    assert (shield.holder, nessa.shield, nessa.load) == (1, shield.index, before + 3)
    assert shield.at != nessa.at


@pytest.mark.rule("PSX-RUL-38", "PSX-SPC-10")
@pytest.mark.parametrize(("level", "near"), [("6+", True), ("4+", True), (None, False)])
def test_the_lightest_obstacle_is_a_rest(level: str | None, near: bool) -> None:
    ground = wall() if level is None else wall((0, 0), level=level)
    fight, _ = facing(who("vance", 0), who("grom", 9), ground=ground)
    vance = fight.fighters[0]
    assert rest_near(fight, vance, kind_of(fight.things[vance.main])) is near


# Harm.


@pytest.mark.rule("PSX-DMG-02", "PSX-DMG-03")
@pytest.mark.parametrize(("normal", "count"), [(0, 0), (1, 1), (2, 1)])
def test_protection_is_told_where_there_is_something_to_stop(normal: int, count: int) -> None:
    fight, _ = facing(who("marek", 0), who("grom", 9))
    stopped(fight, fight.fighters[0], normal, 0)
    assert kinds(fight).count("stopped") == count


@pytest.mark.rule("PSX-DMG-07", "PSX-RUL-32")
@pytest.mark.parametrize("condition", ["bleeding", "poisoned", "shocked", "burning"])
def test_only_the_condition_that_a_weapon_has_is_told(condition: str) -> None:
    fight, _ = facing(who("marek", 0), who("grom", 9))
    grom = fight.fighters[1]
    weapon = kind_of(fight.things[fight.fighters[0].main]).copy()
    setattr(weapon, condition, 2)
    suffer(fight, grom, 1, fight.fighters[0], weapon)
    event = told(fight, "afflicted")
    assert (event.word, event.amount) == (condition, 2)


@pytest.mark.rule("PSX-RUL-32", "PSX-STA-16", "PSX-RUL-39")
def test_nothing_afflicts_the_dead() -> None:
    fight, _ = facing(who("marek", 0), who("grom", 9))
    grom = fight.fighters[1]
    begin_dying(fight, grom, 5)
    weapon = kind_of(fight.things[fight.fighters[0].main]).copy()
    weapon.bleeding = 1
    suffer(fight, grom, 1, fight.fighters[0], weapon)
    assert grom.dead
    assert (grom.bleeding, "afflicted" in kinds(fight)) == (0, False)


@pytest.mark.rule("PSX-STA-04")
def test_who_begins_to_die_has_no_other_condition() -> None:
    states = ("unconscious", "shocked", "burning", "bleeding", "poisoned")
    flags = ("hunkered", "asleep", "netted")
    before = {**{f"0.{name}": 2 for name in states}, **{f"0.{name}": True for name in flags}}
    fight = changed(arena([who("marek", 0)], [who("grom", 9)]), before)
    marek = fight.fighters[0]
    begin_dying(fight, marek, 1)
    assert [int(getattr(marek, name)) for name in (*states, *flags, "health")] == [0] * 9


@pytest.mark.rule("PSX-RUL-63")
@pytest.mark.parametrize(("die", "ignored"), [(5, True), (1, False)])
def test_pain_is_ignored_once_and_told_if_it_succeeds(die: int, ignored: bool) -> None:
    fight, player = facing(
        who("marek", 0, talents=["ignore-pain"]),
        who("grom", 9),
        totals(die, *[1] * 5),
        "ignore-pain",
    )
    marek, grom = fight.fighters
    before = marek.health
    assert suffer(fight, marek, 2, grom) is ignored
    assert ("ignores-pain" in kinds(fight)) is ignored
    assert marek.health == before - (0 if ignored else 2)
    assert grom.dealt == (0 if ignored else 2)
    suffer(fight, marek, 1, grom)
    assert len(player.questions) == 1


PIECES = ("body", "head", "limbs")


@pytest.mark.rule("PSX-RUL-33", "PSX-ARM-02")
@pytest.mark.parametrize(
    ("pieces", "hit"),
    [
        ([("body", 2), ("head", 5)], 0),
        ([("head", 5), ("body", 2)], 1),
        ([("head", 1), ("limbs", 3)], 1),
        ([("limbs", 3), ("head", 1)], 0),
        ([("limbs", 2), ("head", 2)], 1),
        ([("head", 2), ("limbs", 2)], 0),
        ([("body", 2), ("body", 2)], 0),
        ([("body", 2), ("body", 3)], 1),
        ([("body", 0), ("limbs", 1)], 1),
        ([("body", 0), ("limbs", 0)], None),
    ],
)
def test_which_piece_of_armour_is_damaged(pieces: list[tuple[str, int]], hit: int | None) -> None:
    worn = ["kevlar-vest", "tactical-helmet"]
    fight, _ = facing(who("marek", 0, armour=worn), who("grom", 9, armour=worn))
    marek = fight.fighters[0]
    own = [one for one in fight.things if one.kind == ARMOUR and one.holder == 0]
    for piece, (slot, protection) in zip(own, pieces, strict=True):
        piece.slot, piece.protection, piece.condition = PIECES.index(slot), protection, 100
    found = damaged_piece(fight, marek)
    assert found is (None if hit is None else own[hit])


# Gas, flashes and blasts.


@pytest.mark.rule("PSX-THR-07", "PSX-RUL-42")
@pytest.mark.parametrize("kind", [TEAR_GAS, TOXIC_GAS])
def test_gas_is_told_and_its_tears_are_over_on_the_next_turn(kind: str) -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
    marek = fight.by_slug("marek")
    fight.clouds = [Cloud(kind, marek.at, 2, 3, True)]
    fight.events = []
    in_clouds(fight, marek)
    assert [(event.kind, event.word) for event in fight.events] == [("in-gas", kind)]
    assert marek.gassed is (kind == TEAR_GAS)
    assert marek.poisoned == (2 if kind == TOXIC_GAS else 0)


@pytest.mark.rule("PSX-STA-13", "PSX-RUL-59", "PSX-THR-07")
def test_tears_last_no_longer_than_the_gas() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play("marek: end", otherwise="default")
    fight.fight.by_slug("marek").gassed = True
    again = fight.play(otherwise="default", until="marek@act")
    assert not again.fighter("marek").gassed


@pytest.mark.rule("PSX-THR-06", "PSX-RUL-41")
def test_a_flash_hits_nobody_and_a_blast_that_is_covered_wakes_nobody() -> None:
    flash = stage([who("vance", 0, items=["flashbang"])], [who("marek", 9)], actions={"marek": 2})
    dazed = flash.play("vance: throw flashbang at=9,0", dice=f"{totals(5, 1, 1, 1)} d6=1")
    assert dazed.event("dazed").target == "marek"
    assert dazed.happened("in-blast") == []
    sleeper = who("marek", 9, states=["asleep"], cover="4+")
    blast = stage([who("vance", 0, items=["he-grenade"])], [sleeper, who("grom", 30)])
    covered = blast.play(
        "vance: throw he-grenade at=9,0",
        dice=f"{totals(5, 1, 1, 1)} d6=1 {totals(*[5] * 3)}",
        otherwise="default",
        until="vance@act",
    )
    assert covered.event("in-blast").target == "marek"
    assert covered.fighter("marek").asleep


@pytest.mark.rule("PSX-RUL-48", "PSX-RUL-76", "PSX-THR-06")
@pytest.mark.parametrize(
    ("roll", "place", "order"),
    [
        (20, 0, [2, 0, 1]),
        (20, 1, [0, 2, 1]),  # He is next, though he would have been first.
        (1, 1, [0, 1, 2]),
        (1, 2, [0, 1, 2]),
    ],
)
def test_an_order_goes_on_with_everybody_once_though_somebody_has_just_come(
    roll: int, place: int, order: list[int]
) -> None:
    fight = arena([who("vance", 0)], [who("grom", 5), who("marek", 6)])
    for fighter in fight.fighters:
        fighter.initiative = 10
        fighter.block = fighter.block.changed("quickness", 1)
    fight.order = [0, 1]
    # Before initiative nobody has a place, and nobody rolls for one.
    assert going_on(fight, fight.order, place) == [0, 1]
    fight.phase = ACTING
    fight.dice = ScriptedDice(parse_script(totals(roll)))
    assert going_on(fight, [0, 1], place) == order
    fight.dice.finish()
    assert fight.order == ([2, 0, 1] if roll == 20 else [0, 1, 2])
    assert going_on(fight, order, 3) == order
    # An order from before he had his place lacks him.
    assert going_on(fight, [0, 1], place) == order


# Help.


@pytest.mark.rule("PSX-STA-12", "PSX-STA-09")
@pytest.mark.parametrize("bleeds", [0, 2])
def test_bandaging_is_told_of_who_bled(bleeds: int) -> None:
    kit = who("vance", 0, items=["first-aid-kit"])
    fight, _ = facing(kit, who("grom", 9), f"{totals(*[5] * 1)} d6=1")
    vance = fight.fighters[0]
    vance.block = vance.block.changed("first_aid", 1)
    vance.bleeding, vance.health = bleeds, 2
    dressing = next(one for one in fight.things if one.key == "first-aid-kit")
    first_aid(fight, vance, vance, dressing, False)
    assert (told(fight, "tends").rule, told(fight, "tends").item) == ("PSX-STA-12", "first-aid-kit")
    assert kinds(fight).count("bandaged") == int(bleeds > 0)
    assert (vance.bleeding, vance.health) == (0, 4)


@pytest.mark.rule("PSX-STA-15")
@pytest.mark.parametrize(("die", "ends"), [(1, "still-netted"), (5, "freed")])
def test_it_is_told_whether_somebody_gets_out_of_a_net(die: int, ends: str) -> None:
    fight, _ = facing(who("vance", 0), who("grom", 9), totals(*[die] * 9))
    vance = fight.fighters[0]
    vance.netted = True
    free(fight, vance, vance)
    assert [kind for kind in kinds(fight) if kind in ("still-netted", "freed")] == [ends]
    assert vance.netted is (ends == "still-netted")


@pytest.mark.rule("PSX-RUL-76", "PSX-TRN-16")
def test_who_is_run_into_is_known_from_then_on() -> None:
    lurker = who("grom", 2, slug="lurker")
    ran = stage(
        [who("nessa", 0)],
        [who("vance", 9), lurker],
        ground=lane(),
        given=["hide fighter=lurker side=ours"],
    ).play("nessa: run path=1,0;2,0;3,0", otherwise="default", until="nessa@act")
    assert ran.fighter("lurker").hidden_from == 0


@pytest.mark.rule("PSX-RUL-37", "PSX-TRN-15")
def test_the_weapon_of_the_second_hand_moves_to_the_empty_first_for_nothing() -> None:
    fight = stage([who("nessa", 0, hands=["dagger", "dagger"])], [who("grom", 9)])
    shifted = fight.play("nessa: drop dagger", "nessa: shift")
    nessa = shifted.fighter("nessa")
    assert (nessa.off, shifted.fight.things[nessa.main].key) == (NOTHING, "dagger")
    assert shifted.event("shifts").actor == "nessa"


@pytest.mark.rule("PSX-EQP-02", "PSX-RUL-36", "PSX-EQP-04")
def test_what_is_picked_up_is_carried_and_weighs_from_then_on() -> None:
    fight, _ = facing(who("marek", 9), who("nessa", 0, hands=[], carried=[]))
    nessa = fight.fighters[1]
    sword = fight.things[fight.fighters[0].main]
    fight.fighters[0].main = NOTHING
    sword.place, sword.holder, sword.at = GROUND, -1, nessa.at
    sword.weapon = kind_of(sword).copy()
    sword.weapon.load = 3
    before = nessa.load
    take_in_hand(fight, nessa, sword, MAIN)
    assert (sword.holder, sword.place, nessa.load) == (1, MAIN, before + 3)
    assert sword.at != nessa.at


@pytest.mark.rule("PSX-EQP-08")
def test_a_shield_that_is_put_away_is_carried() -> None:
    fight, _ = facing(who("marek", 0, **SHIELD), who("grom", 9))
    marek = fight.fighters[0]
    shield = fight.things[marek.shield]
    stow_shield(fight, marek)
    assert (marek.shield, shield.place, shield.holder) == (NOTHING, CARRIED, 0)
    assert told(fight, "stows-shield").item == shield.slug


# How somebody begins.


@pytest.mark.rule("PSX-RUL-52", "PSX-RUL-06")
@pytest.mark.parametrize(
    ("state", "field_name", "value"),
    [
        ("alert", "senses", EVERYTHING),
        ("oblivious", "senses", NOTHING_AT_ALL),
        ("shield-up", "block_state", UP),
        ("netted", "netted", True),
        ("hunkered", "hunkered", True),
        ("asleep", "asleep", True),
    ],
)
def test_a_fight_begins_in_the_states_of_the_sheet(
    state: str, field_name: str, value: object
) -> None:
    plain = arena([who("marek", 0, **SHIELD)], [who("grom", 9)]).fighters[0]
    begun = arena([who("marek", 0, **SHIELD, states=[state])], [who("grom", 9)]).fighters[0]
    assert getattr(plain, field_name) != value
    assert getattr(begun, field_name) == value
    others = {"senses", "block_state", "netted", "hunkered", "asleep"} - {field_name}
    assert all(getattr(begun, name) == getattr(plain, name) for name in others)


@pytest.mark.rule("PSX-RUL-52", "PSX-COV-01")
@pytest.mark.parametrize(("cover", "number"), [(None, 0), ("4+", 4), ("6+", 6)])
def test_a_fight_begins_behind_the_cover_of_the_sheet(cover: str | None, number: int) -> None:
    said: dict[str, Any] = {} if cover is None else {"cover": cover}
    assert arena([who("marek", 0, **said)], [who("grom", 9)]).fighters[0].cover == number


@pytest.mark.rule("PSX-RUL-04", "PSX-INI-03")
def test_a_roll_off_is_heard_by_who_knows_all_who_are_tied() -> None:
    """Dice of a tie tell of the others who roll: they are told among all of them."""
    fight, _ = facing(who("marek", 0), who("marek", 9), f"{totals(5)} {totals(3)}")
    decree(fight, {"verb": "hide", "fighter": fight.fighters[1].slug, "side": "ours"})
    roll_off(fight, list(fight.fighters))
    audiences = [int(event.audience) for event in fight.events if event.kind == "roll"]
    assert audiences == [1 << 1, 1 << 1]


# The referee's word.


@pytest.mark.rule("PSX-COV-01", "PSX-COV-10")
@pytest.mark.parametrize(("value", "legal"), [("0", True), ("1", False), ("2", True), ("7", True)])
def test_which_cover_the_referee_may_give(value: str, legal: bool) -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
    edict = {"verb": "set", "fighter": "marek", "field": "cover", "value": value}
    if not legal:
        with pytest.raises(Refusal):
            decree(fight, edict)
        return
    decree(fight, edict)
    assert fight.by_slug("marek").cover == int(value)


@pytest.mark.rule("PSX-RUL-48", "PSX-INI-04")
@pytest.mark.parametrize(("dice", "first"), [((13,), True), ((1,), False)])
def test_whose_turn_it_is_goes_on_when_somebody_joins(dice: tuple[int, ...], first: bool) -> None:
    """In the middle of a turn the place in the order moves with who holds it."""
    fight = stage([who("marek", 0)], [who("grom", 30)], actions={"grom": 0}).play()
    sheet = {"use": "grom", "slug": "late", "side": "ours", "at": [3, 3]}
    joined = fight.play(
        f"edict: add-fighter data={json.dumps(json.dumps(sheet))}",
        "marek: hunker",
        dice=totals(*dice),
        otherwise="default",
        until="marek@act",
    )
    assert joined.fight.order.index(joined.fighter("late").index) == (0 if first else 2)
    assert joined.fight.place == (1 if first else 0)
    assert joined.question.who is joined.fighter("marek")
    assert joined.fighter("late").actions == 0
    assert joined.event("joins").actor == "late"
