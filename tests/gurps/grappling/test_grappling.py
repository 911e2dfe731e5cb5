"""Grappling: seizing, holds and everything done through them (GUR-WRE)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.asking.open_grips import open_holds
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ATTACK,
    LEFT_ARM,
    LYING,
    NECK,
    RIGHT_ARM,
    RIGHT_LEG,
    STANDING,
    TORSO,
)
from fechtbuch.books.gurps.rules.basics.letting_go import release
from fechtbuch.books.gurps.rules.basics.states import fall, knock_out, stun
from fechtbuch.books.gurps.rules.defending.defence_scores import (
    block_score,
    dodge_score,
    parry_score,
)
from fechtbuch.books.gurps.rules.defending.defences import may_defend, parry_form, weapon_parries
from fechtbuch.books.gurps.rules.defending.defending import defend
from fechtbuch.books.gurps.rules.grappling.locks import choke
from fechtbuch.books.gurps.rules.harm.damage import hurt
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of
from fechtbuch.books.gurps.state.choices import Defence
from fechtbuch.books.gurps.state.holds import Opening
from fechtbuch.engine.choices import VERB
from fechtbuch.testing import Situation, situation
from tests.gurps.arena import (
    arena,
    at,
    battle,
    blow,
    grip,
    numbers,
    parts,
    rolls,
    scores,
    scripted,
    struck,
    telling,
    who,
)


def held(
    part: int = TORSO, holder: Any = "kimura", victim: Any = "brenn", hands: int = 3, **more: Any
) -> Situation:
    """The first holds the second."""
    fight = battle(holder, victim)
    one, other = fight.fighters[0].slug, fight.fighters[1].slug
    grip(fight, one, other, part, hands, **more)
    return situation(fight)


def act(start: Situation, action: str, *dice: int | str, manoeuvre: str = "attack") -> Situation:
    """The first in turn order does it, played to the end of his turn."""
    first = start.fight.fighters[start.fight.order[0]].slug
    return start.play(
        f"{first}: {manoeuvre}",
        f"{first}: {action}",
        dice=rolls(*dice),
        otherwise="default",
        until="over",
        steps=1,
    )


def offers(start: Situation, manoeuvre: str = "attack") -> list[str]:
    """What the first may do with an attack."""
    first = start.fight.fighters[start.fight.order[0]].slug
    return start.play(
        f"{first}: {manoeuvre}", otherwise="default", until=f"{first}@attack"
    ).offers()


# Seizing and being held.


@pytest.mark.rule("GUR-WRE-01")
def test_a_grapple_enters_the_hex_and_a_defence_stops_it() -> None:
    duel = arena("kimura", "brenn")
    missed = struck(duel, "grapple target=brenn", "brenn: dodge", dice=rolls(12, 9))
    assert missed.fight.holds == []
    assert missed.fighter("kimura").at == at(6, 5)
    seized = struck(duel, "grapple target=brenn", "brenn: dodge", dice=rolls(12, 10))
    assert seized.tally("attack").total == 15
    hold = seized.fight.holds[0]
    assert (hold.part, hold.hands, hold.lock, hold.pin) == (TORSO, 3, False, False)
    assert seized.fighter("kimura").at == seized.fighter("brenn").at
    assert "grapple" not in offers(arena("aldric", "brenn"))  # no empty hand
    run = arena("kimura", {"use": "brenn", "at": [8, 5]}).play(
        "kimura: move-and-attack version=melee path=6,5;7,5",
        "kimura: grapple target=brenn",
        dice=rolls(10),
        otherwise="default",
        until="brenn@turn",
    )
    assert run.tally("attack").total == 9


@pytest.mark.rule("GUR-WRE-02")
def test_the_held_have_minus_four_to_dx() -> None:
    fight = telling(
        battle({"use": "aldric", "hands": []}, "ysaline", {"use": "brenn", "at": [7, 4]})
    )
    ysaline = who(fight, "ysaline")
    cut = blow(fight, "brenn", "ysaline", "shortsword", "swing")
    dagger = ysaline.hands[1]
    form = parry_form(fight, dagger, cut, ysaline)
    assert form is not None
    before = parry_score(fight, ysaline, cut, dagger, form, "", 0, 0).total
    grip(fight, "aldric", "ysaline")
    assert parry_score(fight, ysaline, cut, dagger, form, "", 0, 0).total == before - 2
    assert dodge_score(fight, ysaline, cut, 0, 0).total == 10 - 2  # from the side, as before
    stab = blow(fight, "ysaline", "aldric", "main-gauche", "thrust")
    assert parts(melee_score(fight, stab))["grappled"] == -4
    shield = battle("kimura", "aldric", {"use": "brenn", "at": [7, 4]})
    aldric = who(shield, "aldric")
    swing = blow(shield, "brenn", "aldric", "shortsword", "swing")
    plain = block_score(shield, aldric, swing, aldric.hands[1], 0, 0).total
    grip(shield, "kimura", "aldric")
    assert block_score(shield, aldric, swing, aldric.hands[1], 0, 0).total == plain - 2


@pytest.mark.rule("GUR-WRE-02")
def test_giants_shake_it_off_and_the_strong_drag_the_weak() -> None:
    for strength, troubled in ((26, True), (27, False)):
        fight = battle("kimura", {"use": "brenn", "st": strength})
        grip(fight, "kimura", "brenn")
        assert fight.grappled(who(fight, "brenn")) == troubled
    moved = held().play("kimura: move path=7,5", otherwise="default", steps=1)
    assert moved.fighter("brenn").at == moved.fighter("kimura").at == at(7, 5)
    assert "move" not in held(victim={"use": "brenn", "st": 14}).play().offers()
    fight = battle("brenn", "kimura")
    grip(fight, "kimura", "brenn")
    assert "move" not in situation(fight).play().offers()
    assert "change-posture" in situation(fight).play().offers()


@pytest.mark.rule("GUR-WRE-03")
@pytest.mark.parametrize(
    ("part", "penalty"),
    [
        ("torso", 0),
        ("neck", -2),
        ("right-arm", -1),
        ("left-leg", -1),
        ("right-hand", -2),
        ("left-foot", -2),
    ],
)
def test_a_grip_costs_half_of_the_location(part: str, penalty: int) -> None:
    seized = struck(
        arena("kimura", "brenn"),
        f"grapple target=brenn part={part}",
        dice=rolls(12),
        until="brenn@defence",
    )
    assert seized.tally("attack").total == 15 + penalty


@pytest.mark.rule("GUR-WRE-03", "GUR-STA-07", "GUR-DIC-08")
@pytest.mark.parametrize(
    ("part", "penalty"),
    [
        ("torso", 0),
        ("neck", -1),
        ("right-arm", 0),
        ("left-leg", 0),
        ("right-hand", -1),
        ("left-foot", -1),
    ],
)
@pytest.mark.parametrize("state", ["asleep", "unconscious"])
def test_a_grip_at_the_helpless_halves_the_penalty_twice(
    state: str, part: str, penalty: int
) -> None:
    fight = battle("kimura", "brenn", {"use": "rao", "at": [9, 5]})
    setattr(who(fight, "brenn"), state, True)
    asked = situation(fight).play("kimura: attack")
    shown = numbers(asked, f"{VERB}=grapple target=brenn", "part")[part]
    assert shown == 15 + penalty
    seized = asked.play(
        f"kimura: grapple target=brenn part={part}", dice=rolls(16), otherwise="default", steps=0
    )
    assert seized.tally("attack").total == shown


@pytest.mark.rule("GUR-WRE-03")
def test_held_limbs_and_holding_hands() -> None:
    fight = battle("kimura", "brenn", {"use": "aldric", "at": [7, 4]})
    brenn = who(fight, "brenn")
    hold = grip(fight, "kimura", "brenn", RIGHT_ARM)
    swing = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert weapon_parries(fight, brenn, swing) == []
    hold.part = RIGHT_LEG
    assert "kick" not in [means.name() for means in means_of(fight, brenn)]
    hold.part = TORSO
    assert "kick" in [means.name() for means in means_of(fight, brenn)]
    busy = battle(
        {"use": "brenn", "hands": ["shortsword"]}, "kimura", {"use": "aldric", "at": [7, 4]}
    )
    grip(busy, "brenn", "kimura", TORSO, 1)
    cut = blow(busy, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert weapon_parries(busy, who(busy, "brenn"), cut) == []


@pytest.mark.rule("GUR-WRE-03")
def test_a_held_arm_strikes_at_the_grappler_only() -> None:
    knife = {"use": "brenn", "hands": ["large-knife"], "facing": 0}
    fight = battle(knife, "kimura", {"use": "aldric", "at": [7, 5]})
    grip(fight, "kimura", "brenn", RIGHT_ARM)
    who(fight, "brenn").at = who(fight, "kimura").at = at(6, 5)
    turn = situation(fight).play("brenn: attack")
    assert "large-knife" in turn.offers("strike target=kimura")
    turn.refuses("brenn: strike target=aldric weapon=large-knife")


@pytest.mark.rule("GUR-WRE-03")
def test_a_second_hand_is_added_without_a_roll() -> None:
    added = act(held(hands=1), "add-hand target=brenn")
    assert added.fight.holds[0].hands == 3
    assert "add-hand" not in offers(held())


# Breaking free.


@pytest.mark.rule("GUR-WRE-04")
@pytest.mark.parametrize(
    ("hold", "state", "his"),
    [
        ({"hands": 1}, "", 15),
        ({"hands": 3}, "", 15 + 5),
        ({"hands": 1}, "stunned", 15 - 4),
        ({"hands": 3, "pin": True}, "", 15 + 10),
        ({"hands": 1, "pin": True}, "", 15 + 5),
    ],
)
def test_breaking_free_is_a_contest_of_strength(hold: dict[str, Any], state: str, his: int) -> None:
    fight = battle("brenn", "kimura")
    grip(fight, "kimura", "brenn", **hold)
    if state:
        fight.change_state(who(fight, "kimura"), state, True, "")
    freed = act(situation(fight), "break-free target=kimura", 4, 17)
    assert scores(freed, "break-free") == [12, his]
    assert freed.fight.holds == []
    even = max(0, his - 16)
    tied = act(situation(fight), "break-free target=kimura", 12 - even, his - even)
    assert len(tied.fight.holds) == 1


@pytest.mark.rule("GUR-WRE-04")
def test_who_is_free_may_step_and_the_unconscious_hold_nobody() -> None:
    fight = battle("brenn", "kimura")
    grip(fight, "kimura", "brenn")
    stepped = situation(fight).play(
        "brenn: attack",
        "brenn: break-free target=kimura",
        "brenn: step path=4,5",
        dice=rolls(4, 17),
        otherwise="default",
        steps=1,
    )
    assert stepped.fighter("brenn").at == at(4, 5)
    who(fight, "kimura").unconscious = True
    loose = act(situation(fight), "break-free target=kimura")
    assert loose.fight.holds == []


@pytest.mark.rule("GUR-WRE-04", "GUR-WRE-17")
def test_a_pinned_fighter_tries_every_tenth_turn_and_does_nothing_else() -> None:
    fight = battle("brenn", "kimura")
    grip(fight, "kimura", "brenn", pin=True)
    who(fight, "brenn").until_free = 10
    turn, found = situation(fight).play(), []
    for _ in range(10):
        found.append("attack" in turn.offers())
        assert set(turn.offers()) <= {"do-nothing", "attack"}
        last = turn
        turn = turn.play("brenn: do-nothing", until="brenn@turn", otherwise="default")
    assert found == [False] * 9 + [True]
    assert last.play("brenn: attack").offers() == ["done", "break-free"]
    punch = blow(fight, "kimura", "brenn", "punch")
    assert not may_defend(fight, who(fight, "brenn"), punch)
    assert "move" not in held(pin=True).play().offers()  # the pinner stays


@pytest.mark.rule("GUR-WRE-17")
def test_the_pinned_cannot_use_a_hold_of_their_own() -> None:
    for pin in (False, True):
        fight = battle("brenn", "kimura")
        grip(fight, "kimura", "brenn", pin=pin)
        grip(fight, "brenn", "kimura", NECK)
        found = situation(fight).play("brenn: attack").offers()
        assert "break-free" in found
        assert ("strangle" in found) is not pin


@pytest.mark.rule("GUR-RUL-61")
def test_two_hands_and_a_lock_add_up() -> None:
    for hold, his in (
        ({"lock": True}, 15 + 5 + 4),
        ({"lock": True, "hands": 1}, 15 + 4),
        ({"lock": True, "pin": True}, 15 + 10),
    ):
        fight = battle("brenn", "kimura")
        grip(fight, "kimura", "brenn", RIGHT_ARM, **hold)
        assert scores(act(situation(fight), "break-free target=kimura", 4, 17), "break-free") == [
            12,
            his,
        ]


# Locks.


@pytest.mark.rule("GUR-WRE-05")
def test_an_arm_lock_through_a_grapple_of_the_arm() -> None:
    start = held(LEFT_ARM)
    locked = act(start, "arm-lock target=brenn", 12)
    assert locked.tally("attack").total == 15
    hold = locked.fight.holds[0]
    assert (hold.lock, hold.part, hold.hands) == (True, LEFT_ARM, 3)
    assert "arm-lock" not in offers(held(TORSO))
    assert "arm-lock" not in offers(
        held(RIGHT_ARM, holder={"use": "brenn", "slug": "b", "hands": []}, victim="aldric")
    )  # neither Judo nor Wrestling
    fight = telling(locked.fight)
    brenn = who(fight, "brenn")
    punch = blow(fight, "kimura", "brenn", "punch")
    assert parts(dodge_score(fight, brenn, punch, 0, 0))["locked"] == -4
    vain = battle("brenn", "kimura")
    grip(vain, "kimura", "brenn", RIGHT_ARM, lock=True)
    first = act(situation(vain), "break-free target=kimura", 12, 12)
    assert first.fight.holds[0].failed == 1
    again = first.play(until="brenn@turn", otherwise="default").play(
        "brenn: attack",
        "brenn: break-free target=kimura",
        dice=rolls(12, 12),
        otherwise="default",
        steps=0,
    )
    assert scores(again, "break-free")[-2:] == [12 - 1, 24]


@pytest.mark.rule("GUR-WRE-05", "GUR-RUL-28")
def test_a_judo_parry_opens_a_lock_for_two_free_hands() -> None:
    def parried(**kimura: Any) -> Situation:
        return struck(
            arena("brenn", {"use": "kimura", **kimura}),
            "strike target=kimura weapon=shortsword mode=thrust",
            "kimura: parry weapon=left-hand skill=judo"
            if kimura
            else "kimura: parry weapon=right-hand skill=judo",
            dice=rolls(11, 9),
            until="kimura@turn",
        )

    locked = parried().play(
        "kimura: attack",
        "kimura: arm-lock target=brenn",
        "brenn: none",
        dice=rolls(12),
        otherwise="default",
        until="brenn@turn",
    )
    hold = locked.fight.holds[0]
    assert (hold.lock, hold.part, hold.hands) == (True, RIGHT_ARM, 3)
    armed = parried(hands=["large-knife"]).play("kimura: attack")
    assert "arm-lock" not in armed.offers()
    assert "judo-throw" in armed.offers()


def opened(*more: str, until: str = "kimura@turn", skill: str = "judo") -> Situation:
    """Brenn thrusts and is parried."""
    return struck(
        arena("brenn", "kimura"),
        "strike target=kimura weapon=shortsword mode=thrust",
        f"kimura: parry weapon=right-hand skill={skill}",
        *more,
        dice=rolls(11, 9),
        until=until,
    )


@pytest.mark.rule("GUR-RUL-28")
def test_how_long_and_for_what_a_judo_parry_opens() -> None:
    turn = opened()
    assert "judo-throw" in turn.play("kimura: attack").offers()
    assert "judo-throw" in turn.play("kimura: all-out-attack version=determined").offers()
    # Only in a manoeuvre that carries grappling actions.
    assert "judo-throw" not in turn.play("kimura: defensive-attack version=parry").offers()
    # Only with Judo.
    assert "judo-throw" not in opened(skill="wrestling").play("kimura: attack").offers()
    # Only until the end of the next turn.
    later = turn.play("kimura: do-nothing", "brenn: do-nothing", until="kimura@turn")
    assert "judo-throw" not in later.play("kimura: attack").offers()
    # One attempt, hit or miss.
    failed = turn.play(
        "kimura: all-out-attack version=double",
        "kimura: judo-throw target=brenn",
        dice=rolls(16),
        otherwise="default",
        until="kimura@attack",
    )
    assert "judo-throw" not in failed.offers()
    assert "arm-lock" not in failed.offers()
    # The foe's hex must be within the manoeuvre's movement.
    fight = turn.fight
    who(fight, "brenn").at = at(3, 5)
    fight.place = 1
    away = situation(fight).play("kimura: attack", otherwise="default", until="@turn")
    assert not [a for a in away.asked if a.answer.startswith("judo-throw")]


@pytest.mark.rule("GUR-RUL-28")
def test_a_parry_in_the_own_turn_opens_for_the_rest_of_it_and_the_next() -> None:
    fight = battle("kimura", "brenn")
    fight.acting = who(fight, "kimura").index
    thrust = blow(fight, "brenn", "kimura", "shortsword", "thrust")
    choice = Defence("parry")
    choice.limb, choice.skill = 1, "judo"
    assert defend(scripted(fight, 9), thrust, choice)
    opening = who(fight, "kimura").openings[0]
    assert (opening.foe, opening.arm, opening.turns) == (who(fight, "brenn").index, 1, 2)


@pytest.mark.rule("GUR-WRE-06", "GUR-RUL-29")
def test_a_lock_hurts_once_a_turn_from_the_next_turn_on() -> None:
    locked = act(held(RIGHT_ARM), "arm-lock target=brenn", 12)
    turn = locked.play("brenn: do-nothing", until="kimura@turn", otherwise="default")
    cranked = turn.play("kimura: crank target=brenn", dice=rolls(12, 11), until="kimura@turn")
    assert scores(cranked, "lock") == [15, 12]
    assert cranked.event("injured").amount == 2
    assert "crank" not in cranked.offers()
    assert "attack" in cranked.offers()  # a free action


@pytest.mark.rule("GUR-WRE-06", "GUR-RUL-29")
@pytest.mark.parametrize(
    ("switch", "victim", "expected"),
    [
        ("seed", {}, [15, 12]),
        ("seed", {"skills": {"wrestling": 18}}, [15, 14]),  # 18 − 4 for being held
        ("seed", {"skills": {"judo": 18}}, [15, 14]),
        ("official", {"ht": 14}, [15, 14]),
        ("official", {}, [15, 12]),
    ],
)
def test_the_two_lock_contests(switch: str, victim: dict[str, Any], expected: list[int]) -> None:
    fight = battle("kimura", {"use": "brenn", **victim}, arm_lock_contest=switch)
    grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    cranked = situation(fight).play(
        "kimura: crank target=brenn", dice=rolls(17, 4), until="kimura@turn"
    )
    assert scores(cranked, "lock") == expected


@pytest.mark.rule("GUR-WRE-06")
def test_the_official_contest_uses_strength_where_it_is_better() -> None:
    fight = battle({"use": "kimura", "st": 18}, "brenn", arm_lock_contest="official")
    grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    cranked = situation(fight).play(
        "kimura: crank target=brenn", dice=rolls(17, 4), until="kimura@turn"
    )
    assert scores(cranked, "lock") == [20, 12]


@pytest.mark.rule("GUR-WRE-06")
def test_a_crippled_arm_only_aches() -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn", RIGHT_ARM, lock=True)
    who(fight, "brenn").crippled = 1 << RIGHT_ARM
    cranked = situation(fight).play(
        "kimura: crank target=brenn", dice=rolls(9, 14, 12), until="kimura@turn"
    )
    brenn = cranked.fighter("brenn")
    assert (brenn.hp, brenn.shock) == (12, 4)
    assert brenn.stunned
    mail = battle("kimura", {"use": "brenn", "armour": ["mail-sleeves"]})
    grip(mail, "kimura", "brenn", RIGHT_ARM, lock=True)
    soft = situation(mail).play(
        "kimura: crank target=brenn", dice=rolls(12, 11), until="kimura@turn"
    )
    assert soft.event("injured").amount == 2  # flexible armour does not protect
    plate = battle("kimura", {"use": "brenn", "armour": ["plate-arms"]})
    grip(plate, "kimura", "brenn", RIGHT_ARM, lock=True)
    hard = situation(plate).play(
        "kimura: crank target=brenn", dice=rolls(12, 11), until="kimura@turn"
    )
    assert not hard.happened("injured")


# Throws.


@pytest.mark.rule("GUR-WRE-07")
def test_a_throw_lays_the_foe_on_his_face() -> None:
    thrown = act(held(), "judo-throw target=brenn", 12, 11)
    brenn = thrown.fighter("brenn")
    assert (brenn.posture, brenn.face_down, bool(brenn.stunned)) == (LYING, True, False)
    assert not thrown.happened("damage")
    stunned = act(held(), "judo-throw target=brenn", 12, 12)
    assert stunned.fighter("brenn").stunned
    for trait, score in (("high_pain_threshold", 14), ("low_pain_threshold", 7)):
        sheet = {"use": "brenn", "traits": {trait: True}}
        assert (
            act(held(victim=sheet), "judo-throw target=brenn", 12, 4).tally("thrown").total == score
        )
    placed = act(held(), "judo-throw target=brenn at=7,5 facing=4", 12, 11)
    brenn = placed.fighter("brenn")
    assert (brenn.at, brenn.facing) == (at(7, 5), 4)
    assert placed.fight.holds == []
    assert len(thrown.fight.holds) == 1  # in one hex the hold may be kept
    assert "judo-throw" not in offers(held(holder="hrodgar"))


@pytest.mark.rule("GUR-WRE-07", "GUR-RUL-47")
def test_who_lies_on_his_face_can_be_seized_from_behind() -> None:
    thrown = act(held(), "judo-throw target=brenn at=7,5", 12, 11)
    fight = thrown.fight
    fight.place = 0
    seized = situation(fight).play(
        "kimura: attack",
        "kimura: grapple target=brenn part=neck",
        dice=rolls(10),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert seized.fight.holds[0].behind
    up = struck(arena("kimura", "brenn"), "grapple target=brenn part=neck", dice=rolls(10))
    assert not up.fight.holds[0].behind


@pytest.mark.rule("GUR-WRE-08")
def test_a_throw_for_damage() -> None:
    thrown = act(held(), "judo-throw target=brenn way=damage", 14, "d:5", 11)
    assert thrown.tally("attack").total == 14
    assert thrown.event("injured").amount == 5 - 2
    soft = {"use": "brenn", "armour": ["cloth-armour"]}
    padded = act(held(victim=soft), "judo-throw target=brenn way=damage", 14, "d:5", 11)
    assert padded.event("injured").amount == 5 - 1  # armour of any kind counts


@pytest.mark.rule("GUR-WRE-09")
def test_a_throw_from_a_lock() -> None:
    start = held(RIGHT_ARM, lock=True)
    thrown = act(start, "judo-throw target=brenn", 12, "2d:2,3", 11)
    assert (thrown.event("injured").word, thrown.event("injured").amount) == ("right-arm", 4)
    assert thrown.fight.holds == []
    assert thrown.fighter("kimura").posture == STANDING
    down = act(start, "judo-throw target=brenn way=go-down", 12, "2d:2,3", 11)
    assert down.fight.holds[0].lock
    assert down.fighter("kimura").posture == down.fighter("brenn").posture == LYING
    start.play("kimura: attack").refuses("kimura: judo-throw target=brenn way=damage")


# The neck.


@pytest.mark.rule("GUR-WRE-10")
@pytest.mark.parametrize(("hands", "mine"), [(3, 15), (1, 10)])
def test_strangling(hands: int, mine: int) -> None:
    strangled = act(held(NECK, hands=hands), "strangle target=brenn", mine - 3, 11)
    assert scores(strangled, "strangle") == [mine, 12]
    assert strangled.event("injured").amount == 3  # 3 − 1 = 2, × 1.5
    assert strangled.fighter("brenn").strangled
    lost = act(held(NECK, hands=hands), "strangle target=brenn", mine, 11)
    assert not lost.fighter("brenn").strangled
    mail = {"use": "brenn", "armour": ["mail-coif"]}
    assert (
        act(held(NECK, victim=mail), "strangle target=brenn", 12, 11).event("injured").amount == 3
    )
    helm = {"use": "brenn", "armour": ["greathelm"]}
    assert not act(held(NECK, victim=helm), "strangle target=brenn", 12, 11).happened("injured")
    assert "strangle" not in offers(held(TORSO))


@pytest.mark.rule("GUR-WRE-11", "GUR-RUL-60")
def test_a_choke_hold_needs_the_back_two_hands_and_a_turn() -> None:
    assert "choke" in offers(held(NECK, behind=True))
    assert "choke" not in offers(held(NECK))
    assert "choke" not in offers(held(NECK, behind=True, hands=1))
    seized = arena("kimura", {"use": "brenn", "facing": 0}).play(
        "kimura: all-out-attack version=double",
        "kimura: grapple target=brenn part=neck",
        dice=rolls(10),
        otherwise="default",
        until="kimura@attack",
    )
    assert "choke" not in seized.offers()  # from the next turn on
    assert "strangle" in seized.offers()
    choked = act(held(NECK, behind=True), "choke target=brenn", 11, 10, 11)
    assert scores(choked, "choke") == [15 + 3, 12]
    assert choked.event("injured").amount == 7  # margin 5, × 1.5
    for facing, behind in ((0, True), (1, False), (5, False), (3, False)):
        duel = arena("kimura", {"use": "brenn", "facing": facing})
        seized = struck(duel, "grapple target=brenn part=neck", dice=rolls(10))
        assert seized.fight.holds[0].behind == behind


@pytest.mark.rule("GUR-WRE-11", "GUR-RUL-52")
def test_a_choke_may_tire_instead() -> None:
    tired = act(held(NECK, behind=True), "choke target=brenn way=fatigue", 11, 10)
    brenn = tired.fighter("brenn")
    assert (brenn.fp, brenn.hp, brenn.strangled) == (11 - 5, 12, False)


@pytest.mark.rule("GUR-WRE-12", "GUR-RUL-30")
def test_choking_with_a_weapon() -> None:
    staff = {"use": "kimura", "hands": [{"item": "quarterstaff", "hand": "both"}]}
    seized = struck(
        arena(staff, {"use": "brenn", "facing": 0}),
        "grapple target=brenn part=neck",
        dice=rolls(10),
        until="brenn@turn",
    )
    base = seized.play("brenn: do-nothing", until="kimura@turn")
    crushed = base.play(
        "kimura: attack",
        "kimura: choke target=brenn",
        dice=rolls(12, 11, 11),
        otherwise="default",
        steps=0,
    )
    assert scores(crushed, "choke")[-2:] == [19, 12]
    assert crushed.event("injured").amount == 9  # margin 6, × 1.5
    tired = base.play(
        "kimura: attack",
        "kimura: choke target=brenn way=fatigue",
        dice=rolls(12, 11),
        otherwise="default",
        steps=0,
    )
    assert tired.fighter("brenn").fp == 5
    sword = {"use": "kimura", "hands": [{"item": "katana", "hand": "both"}]}
    cut = struck(
        arena(sword, {"use": "brenn", "facing": 0, "hp": 200}),
        "grapple target=brenn part=neck",
        dice=rolls(10),
        until="brenn@turn",
    ).play("brenn: do-nothing", "kimura: attack", until="kimura@attack")
    cut.refuses("kimura: choke target=brenn way=fatigue")
    edged = cut.play("kimura: choke target=brenn", dice=rolls(12, 11), otherwise="default", steps=0)
    assert edged.event("injured").amount == 12  # margin 6, cutting × 2
    one = {"use": "kimura", "hands": ["katana", "medium-shield"]}
    assert "grapple" not in offers(arena(one, {"use": "brenn", "facing": 0}))


@pytest.mark.rule("GUR-RUL-30")
def test_fatigue_ignores_the_neck_and_its_armour() -> None:
    helm = {"use": "brenn", "armour": ["greathelm"]}
    tired = act(held(NECK, victim=helm, behind=True), "choke target=brenn way=fatigue", 11, 10)
    assert tired.fighter("brenn").fp == 11 - 5
    assert not act(held(NECK, victim=helm, behind=True), "choke target=brenn", 11, 10).happened(
        "injured"
    )


@pytest.mark.rule("GUR-RUL-30")
def test_a_blade_at_the_throat_cuts_and_never_tires() -> None:
    sword = {"use": "kimura", "hands": [{"item": "katana", "hand": "both"}]}
    fight = battle(sword, {"use": "brenn", "hp": 200})
    katana = who(fight, "kimura").hands[0]
    hold = grip(fight, "kimura", "brenn", NECK, weapon=katana.index)
    choke(scripted(fight, 12, 11), who(fight, "kimura"), hold, True)
    brenn = who(fight, "brenn")
    assert (brenn.fp, brenn.hp) == (brenn.block.fp, 200 - 12)


@pytest.mark.rule("GUR-WRE-13")
def test_a_neck_snap() -> None:
    start = held(NECK, victim={"use": "brenn", "hp": 200})
    snapped = act(start, "neck-snap target=brenn", 9, 12, "2d:4,5")
    assert scores(snapped, "wrench") == [15 - 4, 12]
    assert snapped.event("injured").amount == 12  # 2d − 1 = 8, × 1.5
    assert not act(start, "neck-snap target=brenn", 11, 12).happened("injured")
    assert "neck-snap" not in offers(held(TORSO))


@pytest.mark.rule("GUR-WRE-14")
@pytest.mark.parametrize(("part", "name"), [(RIGHT_ARM, "right-arm"), (12, "left-leg")])
def test_wrenching_a_limb(part: int, name: str) -> None:
    start = held(part, victim={"use": "brenn", "hp": 200})
    wrenched = act(start, "wrench target=brenn", 9, 12, "2d:4,5")
    assert scores(wrenched, "wrench") == [15 - 4, 12]
    assert (wrenched.event("injured").word, wrenched.event("injured").amount) == (name, 8)
    assert "wrench" not in offers(held(TORSO))


@pytest.mark.rule("GUR-RUL-22")
@pytest.mark.parametrize(
    ("victim", "his"), [({}, 12), ({"ht": 14}, 14), ({"skills": {"wrestling": 15}}, 12 + 2)]
)
def test_the_victim_resists_with_the_higher_of_strength_and_health(
    victim: dict[str, Any], his: int
) -> None:
    for part, action, purpose in (
        (NECK, "strangle", "strangle"),
        (NECK, "choke", "choke"),
        (NECK, "neck-snap", "wrench"),
        (RIGHT_ARM, "wrench", "wrench"),
    ):
        start = held(part, victim={"use": "brenn", **victim}, behind=True)
        assert scores(act(start, f"{action} target=brenn", 17, 4), purpose)[1] == his


# To the ground.


@pytest.mark.rule("GUR-WRE-15", "GUR-RUL-39")
@pytest.mark.parametrize(("dice", "down"), [((10, 9), "brenn"), ((12, 9), ""), ((14, 9), "kimura")])
def test_a_takedown(dice: tuple[int, int], down: str) -> None:
    fight = battle("kimura", "brenn")
    grip(fight, "kimura", "brenn")
    grip(fight, "brenn", "kimura", hands=2)
    played = act(situation(fight), "takedown target=brenn", *dice)
    lying = [name for name in ("kimura", "brenn") if played.fighter(name).posture == LYING]
    assert lying == ([down] if down else [])
    left = [played.fight.fighters[hold.holder].slug for hold in played.fight.holds]
    assert left == [name for name in ("kimura", "brenn") if name != down]
    if down:
        assert played.fighter(down).face_down


@pytest.mark.rule("GUR-WRE-15")
def test_what_each_side_brings_to_a_takedown() -> None:
    fight = battle("kimura", "ysaline")
    grip(fight, "kimura", "ysaline")
    assert scores(act(situation(fight), "takedown target=ysaline", 4, 17), "takedown") == [15, 11]
    agile = battle("kimura", {"use": "brenn", "dx": 17})
    grip(agile, "kimura", "brenn")
    assert scores(act(situation(agile), "takedown target=brenn", 4, 17), "takedown") == [15, 17 - 4]
    who(agile, "brenn").shock = 2
    assert scores(act(situation(agile), "takedown target=brenn", 4, 17), "takedown") == [15, 12]
    kneeling = battle({"use": "kimura", "posture": "kneeling"}, "brenn")
    grip(kneeling, "kimura", "brenn")
    assert scores(act(situation(kneeling), "takedown target=brenn", 4, 17), "takedown") == [13, 12]
    for posture, victim, may in ((3, 0, False), (5, 0, False), (0, 2, False), (2, 0, True)):
        fight = battle("kimura", "brenn")
        grip(fight, "kimura", "brenn")
        who(fight, "kimura").posture, who(fight, "brenn").posture = posture, victim
        assert ("takedown" in offers(situation(fight))) == may


@pytest.mark.rule("GUR-WRE-16")
@pytest.mark.parametrize(
    ("kimura", "brenn", "expected"),
    [
        ({}, {"hands": []}, [15, 12]),
        ({}, {}, [18, 12]),  # Brenn's hand is full
        ({"hands": ["large-knife"]}, {"hands": []}, [15, 15]),
        ({"sm": 1}, {"hands": []}, [18, 12]),
        ({}, {"hands": [], "sm": 1}, [15, 15]),
    ],
)
def test_the_strengths_of_a_pin(
    kimura: dict[str, Any], brenn: dict[str, Any], expected: list[int]
) -> None:
    hands = 2 if kimura.get("hands") else 3
    start = held(
        holder={"use": "kimura", **kimura},
        hands=hands,
        victim={"use": "brenn", "posture": "lying", **brenn},
    )
    wanted = expected
    if min(expected) >= 14:
        wanted = [n - min(expected) + 10 for n in expected]
    pinned = act(start, "pin target=brenn", 4, 17)
    assert scores(pinned, "pin") == wanted
    assert pinned.fight.holds[0].pin


@pytest.mark.rule("GUR-WRE-16")
def test_a_pin_needs_the_torso_of_a_lying_foe() -> None:
    low = {"use": "brenn", "posture": "lying"}
    assert "pin" in offers(held(victim=low))
    assert "pin" not in offers(held())
    assert "pin" not in offers(held(RIGHT_ARM, victim=low))
    tied = act(held(victim=low), "pin target=brenn", 12, 11)
    assert not tied.fight.holds[0].pin


# Which manoeuvres, which bonuses.


@pytest.mark.rule("GUR-WRE-18", "GUR-RUL-55")
def test_manoeuvres_that_carry_grappling_actions() -> None:
    start = held(RIGHT_LEG)
    for manoeuvre, may in (
        ("attack", True),
        ("all-out-attack version=determined", True),
        ("committed-attack version=strong weapon=bare-hands", True),
        ("defensive-attack version=parry", False),
    ):
        turn = start.play(f"kimura: {manoeuvre}", otherwise="default", until="@attack")
        assert ("wrench" in turn.offers()) == may
    free = arena("kimura", "brenn")
    for manoeuvre in (
        "attack",
        "defensive-attack version=parry weapon=punch",
        "committed-attack version=strong weapon=bare-hands",
    ):
        assert "grapple" in offers(free, manoeuvre)
    twice = start.play(
        "kimura: all-out-attack version=double",
        "kimura: wrench target=brenn",
        dice=rolls(14, 10),
        otherwise="default",
        until="kimura@attack",
    )
    assert "wrench" not in twice.offers()
    assert "takedown" in twice.offers()


@pytest.mark.rule("GUR-WRE-18", "GUR-RUL-33")
@pytest.mark.parametrize(
    ("manoeuvre", "strength", "skill"),
    [
        ("attack", 15, 15),
        ("all-out-attack version=determined", 15, 19),
        ("all-out-attack version=strong", 17, 17),
        ("committed-attack version=determined weapon=bare-hands", 15, 17),
        ("committed-attack version=strong weapon=bare-hands", 16, 16),
    ],
)
def test_manoeuvre_bonuses_in_contests(manoeuvre: str, strength: int, skill: int) -> None:
    wrenched = act(held(RIGHT_LEG), "wrench target=brenn", 17, 4, manoeuvre=manoeuvre)
    assert scores(wrenched, "wrench")[0] == strength - 4
    taken = act(held(), "takedown target=brenn", 10, 10, manoeuvre=manoeuvre)
    assert scores(taken, "takedown")[0] == skill


@pytest.mark.rule("GUR-RUL-33")
def test_all_out_determined_helps_the_grapple_itself() -> None:
    duel = arena("kimura", "brenn")
    for manoeuvre, score in (
        ("all-out-attack version=determined", 19),
        ("committed-attack version=determined weapon=bare-hands", 17),
    ):
        seized = duel.play(
            f"kimura: {manoeuvre}",
            "kimura: grapple target=brenn",
            dice=rolls(12),
            otherwise="default",
            until="brenn@defence",
        )
        assert seized.tally("attack").total == score


@pytest.mark.rule("GUR-RUL-72")
def test_strong_never_adds_to_the_damage_of_a_wrench() -> None:
    start = held(RIGHT_LEG, victim={"use": "brenn", "hp": 200})
    wrenched = act(
        start, "wrench target=brenn", 9, 12, "2d:4,5", manoeuvre="all-out-attack version=strong"
    )
    assert wrenched.event("wrenches").amount == 8


@pytest.mark.rule("GUR-RUL-35")
def test_an_all_out_attacker_loses_takedowns_and_pins_but_not_other_contests() -> None:
    fight = battle("kimura", "brenn")
    who(fight, "brenn").manoeuvre = ALL_OUT_ATTACK
    hold = grip(fight, "kimura", "brenn")
    down = act(situation(fight), "takedown target=brenn")
    assert not down.rolls("takedown")
    assert down.fighter("brenn").posture == LYING
    who(fight, "brenn").posture = LYING
    pinned = act(situation(fight), "pin target=brenn")
    assert not pinned.rolls("pin")
    assert pinned.fight.holds[0].pin
    hold.part = NECK
    assert act(situation(fight), "strangle target=brenn", 17, 4).rolls("strangle")


# Breath.


@pytest.mark.rule("GUR-WRE-19")
def test_without_breath_a_point_of_fatigue_each_turn() -> None:
    start = act(held(NECK), "strangle target=brenn", 12, 11)
    turn = start.play(until="brenn@turn", otherwise="default")
    assert turn.fighter("brenn").fp == 10
    again = turn.play("brenn: do-nothing", "kimura: do-nothing", until="brenn@turn")
    assert again.fighter("brenn").fp == 9
    let_go = turn.play(
        "brenn: do-nothing", "kimura: let-go target=brenn", "kimura: do-nothing", until="brenn@turn"
    )
    assert let_go.fighter("brenn").fp == 10


@pytest.mark.rule("GUR-WRE-19")
def test_at_no_fatigue_left_will_keeps_one_awake_and_four_minutes_kill() -> None:
    def gasping(**state: Any) -> Situation:
        fight = battle("brenn", "kimura")
        grip(fight, "kimura", "brenn", NECK)
        brenn = who(fight, "brenn")
        brenn.strangled = True
        for name, value in state.items():
            setattr(brenn, name, value)
        return situation(fight)

    out = gasping(fp=1).play(dice=rolls(12), until="over", otherwise="default")
    assert out.tally("suffocation").total == 11
    assert out.fighter("brenn").unconscious
    awake = gasping(fp=1).play("brenn: attack", dice=rolls(11), until="brenn@attack")
    assert not awake.rolls("exhaustion")  # one roll is enough
    dead = gasping(choked_turns=239).play(until="over", otherwise="default")
    assert dead.fighter("brenn").dead
    alive = gasping(choked_turns=238).play()
    assert not alive.fighter("brenn").dead


# Things, and several grapplers.


@pytest.mark.rule("GUR-WRE-20")
def test_grabbing_and_wresting() -> None:
    grabbed = struck(
        arena("kimura", "brenn"),
        "grab target=brenn item=shortsword",
        "brenn: none",
        dice=rolls(10),
        until="brenn@turn",
    )
    assert grabbed.tally("attack").total == 15 - 4
    turn = grabbed.play("brenn: do-nothing", "kimura: attack", until="kimura@attack")
    won = turn.play("kimura: wrest target=brenn", dice=rolls(12, 13), otherwise="default", steps=0)
    assert [t.slug for t in won.fighter("kimura").hands] == ["shortsword"]
    assert won.fight.holds == []
    lost = turn.play("kimura: wrest target=brenn", dice=rolls(17, 12), otherwise="default", steps=0)
    assert lost.fight.holds == []
    assert [t.slug for t in lost.fighter("brenn").hands] == ["shortsword"]
    tied = turn.play("kimura: wrest target=brenn", dice=rolls(12, 12), otherwise="default", steps=0)
    assert len(tied.fight.holds) == 1


def two_holders(first: str = "brenn") -> Any:
    """Kimura and Hrodgar hold Brenn."""
    names = ["brenn", "kimura", "hrodgar"]
    sides = {"brenn": [0, 1, 1], "kimura": [1, 0, 1]}[first]
    order = [first, *[name for name in names if name != first]]
    fight = battle(*order, sides=sides)
    grip(fight, "kimura", "brenn")
    grip(fight, "hrodgar", "brenn")
    return fight


@pytest.mark.rule("GUR-WRE-21")
def test_holders_help_each_other_in_contests_of_strength() -> None:
    freed = act(situation(two_holders()), "break-free target=kimura", 5, 17)
    assert scores(freed, "break-free") == [12, 13 + 2 + 5 + 3]
    assert len(freed.fight.holds) == 1
    assert not [a for a in freed.asked if a.kind == "step"]
    assert freed.fight.grappled(freed.fighter("brenn"))
    fight = battle("hrodgar", "brenn", "kimura", sides=[0, 1, 0])
    grip(fight, "kimura", "brenn")
    grip(fight, "hrodgar", "brenn")
    assert scores(act(situation(fight), "takedown target=brenn", 4, 17), "takedown") == [
        18 + 1 + 13 // 5,
        12,
    ]
    skilled = battle({"use": "kimura", "st": 10}, "brenn", "hrodgar", sides=[0, 1, 0])
    grip(skilled, "kimura", "brenn")
    grip(skilled, "hrodgar", "brenn")
    assert scores(act(situation(skilled), "takedown target=brenn", 4, 17), "takedown") == [15, 12]


@pytest.mark.rule("GUR-WRE-21")
def test_a_pin_is_kept_while_somebody_holds_the_torso() -> None:
    fight = two_holders()
    first, second = fight.holds
    first.pin = True
    release(fight, first, "GUR-WRE-22")
    assert second.pin
    assert fight.pinned(who(fight, "brenn"))
    release(fight, second, "GUR-WRE-22")
    assert not fight.pinned(who(fight, "brenn"))
    other = two_holders()
    other.holds[0].pin, other.holds[1].part = True, RIGHT_ARM
    release(other, other.holds[0], "GUR-WRE-22")
    assert not other.pinned(who(other, "brenn"))


@pytest.mark.rule("GUR-WRE-22")
def test_when_a_hold_ends() -> None:
    def after(change: Any) -> int:
        fight = battle("kimura", "brenn", {"use": "hrodgar", "hands": ["maul"], "at": [7, 5]})
        grip(fight, "kimura", "brenn")
        change(fight, who(fight, "kimura"))
        return len(fight.holds)

    def knocked(fight: Any, kimura: Any) -> None:
        kimura.at = who(fight, "brenn").at
        maul = blow(fight, "hrodgar", "kimura", "maul")
        hurt(scripted(fight, 10, 10), maul, kimura, 11, TORSO, None)

    assert after(lambda fight, kimura: stun(fight, kimura, 1, "test")) == 1
    assert after(lambda fight, kimura: fall(fight, kimura, "test")) == 1
    assert after(lambda fight, kimura: knock_out(fight, kimura, "test")) == 0
    assert (
        after(
            lambda fight, kimura: injure(scripted(fight, 10), kimura, Wound(9, RIGHT_ARM, 0), None)
        )
        == 0
    )
    assert (
        after(lambda fight, kimura: injure(scripted(fight, 13), kimura, Wound(7, TORSO, 0), None))
        == 0
    )  # a failed knockdown roll
    assert after(knocked) == 0


@pytest.mark.rule("GUR-WRE-05")
def test_a_locked_arm_does_not_strike_even_at_the_grappler() -> None:
    for lock, strikes in ((False, True), (True, False)):
        fight = battle({"use": "brenn", "hands": ["large-knife"]}, "kimura")
        grip(fight, "kimura", "brenn", RIGHT_ARM, lock=lock)
        turn = situation(fight).play("brenn: attack")
        assert ("large-knife" in turn.offers("strike target=kimura")) is strikes


@pytest.mark.rule("GUR-WRE-02")
def test_a_holder_drags_his_victim_one_hex_a_turn() -> None:
    turn = held().play()
    turn.refuses("kimura: move path=7,5;8,5", reason="too-far")
    assert all(";" not in path for path in turn.offers("move"))
    fight = battle({"use": "kimura", "move": 11}, "brenn")
    grip(fight, "kimura", "brenn")
    situation(fight).play().refuses("kimura: attack path=7,5;8,5", reason="too-far")
    moved = situation(fight).play("kimura: attack path=7,5", until="kimura@attack")
    done = moved.play("kimura: done", otherwise="default", steps=0)
    assert "step" not in [a.kind for a in done.asked]  # that was his hex for this turn


@pytest.mark.rule("GUR-WRE-21", "GUR-WRE-03")
def test_the_other_hand_may_seize_another_part() -> None:
    start = held(LEFT_ARM, hands=2)
    assert "left-arm" not in start.play("kimura: attack").offers("grapple target=brenn")
    both = act(start, "grapple target=brenn part=neck hands=1", 12)
    assert [(hold.part, hold.hands) for hold in both.fight.holds] == [(LEFT_ARM, 2), (NECK, 1)]
    assert (
        "strangle"
        in both.play(until="kimura@turn", otherwise="default").play("kimura: attack").offers()
    )


@pytest.mark.rule("GUR-WRE-18")
def test_the_same_part_is_not_seized_for_twice_in_a_turn() -> None:
    first = arena("kimura", {"use": "brenn", "hp": 200}).play(
        "kimura: all-out-attack version=double",
        "kimura: grapple target=brenn part=neck",
        dice=rolls(16),
        otherwise="default",
        until="kimura@attack",
    )
    parts_left = first.offers("grapple target=brenn")
    assert "neck" not in parts_left
    assert "torso" in parts_left


@pytest.mark.rule("GUR-WRE-12", "GUR-RUL-60")
def test_a_weapon_chokes_whoever_lies_on_his_face() -> None:
    staff = {"use": "brenn", "hands": [{"item": "quarterstaff", "hand": "both"}]}
    for state, chokes in (("face_down", True), ("", False)):
        fight = battle(staff, {"use": "kimura", "posture": "lying"})
        if state:
            fight.change_state(who(fight, "kimura"), state, True, "")
        turn = situation(fight).play("brenn: attack")
        found = turn.offers("grapple target=kimura part=neck")
        assert ("quarterstaff" in found) is chokes


@pytest.mark.rule("GUR-STA-04", "GUR-WRE-17")
def test_the_pinned_recover_from_stun_too() -> None:
    fight = battle("brenn", "kimura")
    grip(fight, "kimura", "brenn", pin=True)
    fight.change_state(who(fight, "brenn"), "stunned", True, "")
    up = situation(fight).play("brenn: do-nothing", dice=rolls(11), steps=1)
    assert not up.fighter("brenn").stunned


@pytest.mark.rule("GUR-WRE-03")
def test_a_held_arm_does_not_strike_at_another_in_the_same_hex() -> None:
    knife = {"use": "brenn", "hands": ["large-knife"]}
    fight = battle(knife, "kimura", {"use": "aldric", "at": [7, 5]})
    grip(fight, "kimura", "brenn", RIGHT_ARM)
    who(fight, "aldric").at = who(fight, "brenn").at
    turn = situation(fight).play("brenn: attack")
    assert "large-knife" in turn.offers("strike target=kimura")
    assert "large-knife" not in turn.offers("strike target=aldric")


@pytest.mark.rule("GUR-RUL-28")
def test_a_throw_after_a_parry_needs_a_way_into_the_foes_hex() -> None:
    for far, throws in ((1, True), (2, False)):
        fight = battle("kimura", "brenn", apart=far)
        kimura = who(fight, "kimura")
        kimura.openings = [Opening(who(fight, "brenn").index, 1, 1)]
        turn = Turn(kimura, ATTACK, 0)
        turn.attacks = turn.steps = 1
        assert bool(open_holds(fight, turn, "judo-throw")) is throws
