"""How the book's own fighters play, and what they carry from one fight into the next."""

import pytest

from fechtbuch.books.gurps.asking.attack_question import AttackQuestion
from fechtbuch.books.gurps.asking.turn_question import TurnQuestion
from fechtbuch.books.gurps.kinds.arms import HAND
from fechtbuch.books.gurps.kinds.terms import ATTACK, PHYSICAL, RANDOM, RIGHT_ARM, TORSO
from fechtbuch.books.gurps.mind.estimates import deception, ways
from fechtbuch.books.gurps.mind.policy import GurpsPolicy
from fechtbuch.books.gurps.mind.way_choice import friend_between
from fechtbuch.books.gurps.rules.defending.defence_question import DefenceQuestion
from fechtbuch.books.gurps.rules.hitting.attack import land
from fechtbuch.books.gurps.rules.moving.step_question import StepQuestion
from fechtbuch.books.gurps.rules.things.turn_under_way import Turn
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import DUAL
from fechtbuch.books.gurps.state.choices import Action, Defence
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import fill, read_choice
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import load
from tests.gurps.arena import arena, battle, blow, scripted, who


def policy() -> GurpsPolicy:
    return GurpsPolicy(Stream(1, 2))


def turn_of(fight: Battle, fighter: Combatant) -> Action:
    question = TurnQuestion(fight, fighter)
    answer = policy().decide(question)
    assert isinstance(answer, Action)
    fill(question, answer.words())
    return answer


def stroke_of(fight: Battle, fighter: Combatant) -> Action:
    turn = Turn(fighter, ATTACK, 0)
    turn.attacks = 1
    turn.steps = 1
    answer = policy().decide(AttackQuestion(fight, turn))
    assert isinstance(answer, Action)
    return answer


def test_whoever_cannot_hit_back_is_attacked_all_out() -> None:
    fight = battle("aldric", "brigand")
    who(fight, "brigand").stunned = PHYSICAL
    assert turn_of(fight, who(fight, "aldric")).verb == "all-out-attack"


def test_nobody_goes_all_out_into_a_waiting_spear() -> None:
    fight = battle("aldric", "brigand", {"use": "spearman", "at": [12, 5]})
    who(fight, "brigand").stunned = PHYSICAL
    assert turn_of(fight, who(fight, "aldric")).verb == "all-out-attack"
    who(fight, "spearman").waiting = True
    assert turn_of(fight, who(fight, "aldric")).verb == "attack"


def test_the_longer_weapon_waits_for_the_shorter() -> None:
    fight = battle({"use": "pikeman", "facing": 0}, "brigand", apart=6)
    answer = turn_of(fight, who(fight, "pikeman"))
    assert answer.verb == "wait"
    assert answer.when == "foe-in-reach"


@pytest.mark.parametrize(
    ("fighter", "foe", "apart"), [("pikeman", "brigand", 6), ("brigand", "pikeman", 3)]
)
def test_nobody_plans_a_blow_with_a_numb_arm(fighter: str, foe: str, apart: int) -> None:
    fight = battle({"use": fighter, "facing": 0}, foe, apart=apart)
    planner = who(fight, fighter)
    assert turn_of(fight, planner).thing is not None
    planner.numb = [RIGHT_ARM, 1799]
    assert turn_of(fight, planner).thing is None


@pytest.mark.parametrize(
    ("apart", "effort", "verb"), [(1, "off", "strike"), (2, "off", "done"), (2, "on", "done")]
)
def test_the_second_half_of_two_weapons_is_the_other_hand_s(
    apart: int, effort: str, verb: str
) -> None:
    fight = battle({"use": "ysaline", "facing": 0}, "brigand", apart=apart, extra_effort=effort)
    ysaline = who(fight, "ysaline")
    turn = Turn(ysaline, ATTACK, 0)
    turn.attacks = 1
    turn.follow = DUAL
    turn.follow_thing = ysaline.hands[0]
    turn.follow_target = who(fight, "brigand")
    question = AttackQuestion(fight, turn)
    answer = policy().decide(question)
    assert isinstance(answer, Action)
    fill(question, answer.words())
    assert answer.verb == verb
    assert answer.thing is (ysaline.hands[1] if verb == "strike" else None)


def test_a_waiting_point_is_passed_under_an_all_out_defence() -> None:
    fight = battle({"use": "brigand", "facing": 0}, "pikeman", apart=3)
    who(fight, "pikeman").waiting = True
    answer = turn_of(fight, who(fight, "brigand"))
    assert answer.verb == "all-out-defence"
    assert len(answer.path) == 2


def test_after_the_blow_a_pike_steps_back() -> None:
    fight = battle({"use": "pikeman", "facing": 0}, "brigand", apart=2)
    pikeman = who(fight, "pikeman")
    answer = policy().decide(StepQuestion(fight, pikeman, 1, 0))
    assert isinstance(answer, Action)
    assert answer.verb == "step"
    assert fight.grid.distance(answer.path[0], who(fight, "brigand").at) == 3


def test_a_step_before_the_blow_does_not_lead_away() -> None:
    fight = battle({"use": "pikeman", "facing": 0}, "brigand", apart=2)
    brigand = who(fight, "brigand")
    answer = policy().decide(StepQuestion(fight, who(fight, "pikeman"), 1, 0, brigand))
    assert answer.verb == "stay"


def test_armour_turns_the_blow_to_where_it_is_thin() -> None:
    fencer = {"use": "duellist", "skills": {"smallsword": 20}}
    fight = battle(fencer, {"use": "brigand", "hands": []})
    assert stroke_of(fight, who(fight, "duellist")).location != TORSO
    mailed = {"use": "brigand", "hands": [], "armour": ["steel-corselet"]}
    fight = battle({"use": "brigand", "skills": {"axe-mace": 16}}, {**mailed, "name": "Mail"})
    answer = stroke_of(fight, who(fight, "brigand"))
    assert answer.location != TORSO


def test_a_feint_comes_first_where_nothing_gets_through() -> None:
    fencer = {"use": "duellist", "skills": {"smallsword": 20}}
    wall = {"use": "shieldman", "hands": ["broadsword", "large-shield"], "armour": []}
    fight = battle(fencer, wall)
    assert stroke_of(fight, who(fight, "duellist")).verb == "feint"


@pytest.mark.parametrize("score", [8, 12, 16, 20])
@pytest.mark.parametrize("guard", [0, 8, 12, 16])
def test_deception_is_as_good_as_any(score: int, guard: int) -> None:
    found = deception(score, guard)
    steps = found & 15
    assert steps == 0 or score - 2 * steps >= 10
    chances = [
        ways(score - 2 * n) * (216 if guard == 0 else 216 - ways(guard - n))
        for n in range(max(1, (score - 10) // 2 + 1))
    ]
    assert found >> 4 == max(chances)


def test_in_a_duel_the_second_blade_helps_the_parry() -> None:
    fight = battle("brigand", "ysaline")
    attack = blow(fight, "brigand", "ysaline", "axe", "swing")
    answer = policy().decide(DefenceQuestion(fight, who(fight, "ysaline"), attack))
    assert isinstance(answer, Defence)
    assert answer.verb == "parry"
    assert answer.way == "crossed"


def test_an_archer_with_foes_upon_him_draws_the_sword() -> None:
    fight = battle("archer", "brigand", apart=2)
    archer = who(fight, "archer")
    archer.hands[0].shots = 0
    assert turn_of(fight, archer).verb == "drop"


@pytest.mark.rule("GUR-RNG-08", "GUR-HIT-01")
def test_one_hit_that_is_left_of_a_burst_has_a_place_of_its_own() -> None:
    fight = battle("rao", "brigand", apart=4)
    burst = blow(fight, "rao", "brigand", "assault-rifle", "shot")
    burst.random = True
    burst.location = RANDOM
    burst.hits = 1
    scripted(fight, 10, "5d:1,1,1,1,1")
    land(fight, burst)
    assert burst.location == TORSO


def test_wounds_shots_and_gear_are_carried_into_the_next_fight() -> None:
    scenario = load("knight-and-swashbuckler")
    book = scenario.rulebook
    fight = scenario.build()
    assert isinstance(fight, Battle)
    aldric = who(fight, "aldric")
    aldric.hp = 5
    aldric.fp = 3
    sword = aldric.hands[0]
    sword.place = HAND + 2  # it lies on the ground
    sword.holder = -1
    aldric.hands = aldric.hands[1:]
    who(fight, "ysaline").dead = True
    carried = book.carry(fight, scenario)
    assert set(carried) == {"aldric"}
    assert carried["aldric"]["hp_left"] == 5
    assert [kit["item"] for kit in carried["aldric"]["hands"]] == [
        "thrusting-broadsword",
        "large-shield",
    ]
    assert book.carry(fight, scenario, "hour")["aldric"]["fp_left"] == 9


def test_who_has_archers_behind_him_lets_the_foe_come() -> None:
    bowman = {"use": "archer", "at": [4, 5]}
    fight = battle("halberdier", "brigand", bowman, sides=[0, 1, 0], apart=12)
    assert turn_of(fight, who(fight, "halberdier")).verb == "wait"
    for thing in who(fight, "archer").hands:
        thing.shots = thing.spare = 0
    assert turn_of(fight, who(fight, "halberdier")).verb == "move"
    both = battle("halberdier", {"use": "archer", "slug": "foe"}, bowman, sides=[0, 1, 0], apart=12)
    assert turn_of(both, who(both, "halberdier")).verb == "move"


def test_nobody_strikes_past_a_foe_at_another() -> None:
    near, far = {"use": "brigand", "at": [6, 5]}, {"use": "brigand", "slug": "far", "at": [7, 5]}
    for first, second in ((near, far), (far, near)):
        fight = battle({"use": "veteran", "facing": 0}, first, second)
        target = stroke_of(fight, who(fight, "veteran")).target
        assert target is not None
        assert target.slug == "brigand"


def test_a_foe_in_front_is_struck_before_one_beside() -> None:
    beside = {"use": "brigand", "slug": "beside", "at": [4, 5]}
    fight = battle({"use": "hrodgar", "facing": 0}, beside, "brigand")
    target = stroke_of(fight, who(fight, "hrodgar")).target
    assert target is not None
    assert target.slug == "brigand"


@pytest.mark.rule("GUR-RNG-12")
def test_an_archer_steps_aside_from_a_friend_in_the_line() -> None:
    friend = {"use": "hrodgar", "at": [7, 5]}
    fight = battle({"use": "archer", "facing": 0}, "brigand", friend, sides=[0, 1, 0], apart=7)
    archer, brigand = who(fight, "archer"), who(fight, "brigand")
    answer = turn_of(fight, archer)
    assert answer.verb == "attack"
    assert len(answer.path) == 1
    assert not friend_between(fight, archer, answer.path[0], brigand.at)
    assert stroke_of(fight, archer).verb != "shoot"  # not past Hrodgar's ear
    archer.at = answer.path[0]
    assert stroke_of(fight, archer).verb == "shoot"


@pytest.mark.rule("GUR-HIT-06")
def test_a_blade_that_pierces_nothing_strikes_at_the_easier_weapon() -> None:
    plate = ["heavy-steel-corselet", "greathelm", "heavy-plate-arms", "heavy-plate-legs"]
    knife = {"use": "brenn", "hands": ["small-knife"], "skills": {"knife": 18}}
    for hands, item in (
        (["thrusting-broadsword"], ""),
        (["dagger", {"item": "shortsword", "hand": "left"}], "shortsword"),
    ):
        turn = arena(knife, {"use": "aldric", "armour": plate, "hands": hands}).play(
            "brenn: attack", until="brenn@attack"
        )
        choice = policy().decide(turn.question)
        assert choice.verb == "disarm"
        assert choice.words().get("item", "") == item
        assert read_choice(turn.question, choice.text()).text() == choice.text()
