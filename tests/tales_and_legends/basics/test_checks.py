"""Dice and tests (section 3)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.book import BOOK
from fechtbuch.books.tales_and_legends.kinds.arms import half_up, quarter, share_of
from fechtbuch.books.tales_and_legends.kinds.skills import (
    ACROBATICS,
    DODGE,
    GRAPPLE,
    RIDING,
    synergy,
)
from fechtbuch.books.tales_and_legends.rules.basics.balance import balance
from fechtbuch.books.tales_and_legends.rules.basics.checks import (
    against_result,
    opposed,
    passes,
    percent,
    rolled,
    skill,
)
from fechtbuch.books.tales_and_legends.rules.basics.luck import spend_luck
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.basics.states import die
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import (
    UNANSWERED,
    last_moment,
    react,
)
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.testing import DefaultPlayer
from tests.tales_and_legends.scenes import arena, meet, parts_of


@pytest.mark.rule("TAL-TST-01")
@pytest.mark.parametrize(("face", "passed"), [(4, True), (3, False)])
def test_reaching_the_difficulty_is_enough(face: int, passed: bool) -> None:
    fight = arena(["guard"], ["veteran"], script=f"d20={face}")
    guard = fight.fighters[0]
    tally = skill(fight, guard, GRAPPLE)
    assert passes(fight, guard, tally, "balance", 20) is passed


@pytest.mark.rule("TAL-TST-02", "TAL-TST-09")
def test_a_skill_value_is_attribute_level_and_synergy() -> None:
    fight = arena(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    assert veteran.value(DODGE) == 16 + 10 + 2 + 1
    assert skill(fight, veteran, DODGE).total == 29
    veteran.fatigue = 3
    assert veteran.value(DODGE) == 29
    assert skill(fight, veteran, DODGE).total == 26
    levels = [0] * 27
    levels[16] = 14
    assert synergy(levels, GRAPPLE) == 2


@pytest.mark.rule("TAL-TST-04", "TAL-RUL-71")
def test_in_an_opposed_test_the_active_side_rolls_first_and_ties_are_rolled_again_by_both() -> None:
    fight = arena(["guard"], ["archer"], script="d20=5 d20=6 d20=9 d20=2")
    guard, archer = fight.fighters
    margin = opposed(
        fight, guard, skill(fight, guard, GRAPPLE), "grapple",
        archer, skill(fight, archer, GRAPPLE), "resist", [],
    )  # fmt: skip
    assert margin == 16 + 9 - 15 - 2
    assert [event.actor for event in fight.events if event.dice] == [0, 1, 0, 1]


@pytest.mark.rule("TAL-TST-05")
def test_twenties_are_rolled_on_and_a_one_then_just_counts_one() -> None:
    fight = arena(["guard"], ["veteran"], script="3d20=20,20,1")
    guard = fight.fighters[0]
    assert rolled(fight, guard, skill(fight, guard, GRAPPLE), "grapple", []) == 16 + 41


@pytest.mark.rule("TAL-TST-06", "TAL-RUL-08")
def test_a_one_is_rolled_off_and_on_after_twenties() -> None:
    fight = arena(["guard"], ["veteran"], script="4d20=1,20,20,3")
    guard = fight.fighters[0]
    assert rolled(fight, guard, skill(fight, guard, GRAPPLE), "grapple", []) == 16 + 1 - 43


@pytest.mark.rule("TAL-TST-07")
@pytest.mark.parametrize(("face", "happens"), [(30, True), (31, False)])
def test_a_percentage_succeeds_up_to_the_chance(face: int, happens: bool) -> None:
    fight = arena(["guard"], ["veteran"], script=f"d100={face}")
    assert percent(fight, fight.fighters[0], 30, "item") is happens


@pytest.mark.rule("TAL-TST-08", "TAL-HIT-09")
def test_fractions_are_halved_step_by_step_and_rounded_up() -> None:
    table = {1: (1, 1, 1), 5: (1, 2, 3), 9: (2, 3, 5), 13: (2, 4, 7), 17: (3, 5, 9), 26: (4, 7, 13)}
    for n, (eighth, fourth, half) in table.items():
        assert (half_up(quarter(n)), quarter(n), half_up(n)) == (eighth, fourth, half)
        assert [share_of(n, category) for category in (0, 1, 2, 3, 4)] == [
            0,
            eighth,
            fourth,
            half,
            n,
        ]
    assert [share_of(13, category) for category in (5, 6, 7, 8)] == [20, 26, 39, 52]


@pytest.mark.rule("TAL-TST-10")
def test_untrained_riders_are_at_minus_twenty_and_five() -> None:
    fight = arena(["guard"], ["veteran"])
    assert skill(fight, fight.fighters[0], RIDING).total == 12 - 20 - 5


@pytest.mark.rule("TAL-TST-11")
def test_balance_is_acrobatics_or_grapple_by_choice() -> None:
    fight = arena(["guard"], ["veteran"], script="d20=3")
    guard = fight.fighters[0]
    assert not balance(fight, guard, 20, "TAL-TST-11")
    rolls = [event for event in fight.events if event.dice]
    assert rolls[0].tally is not None
    assert rolls[0].tally.name == "grapple"
    start = meet("guard", "veteran", apart=8, scene={"footing": 20})
    asked = start.play("guard: move path=11,5;12,5")
    assert asked.offers() == ["grapple", "acrobatics"]
    fallen = asked.play("guard: acrobatics", dice="d20=7")
    assert fallen.fighter("guard").prone
    assert fallen.fighter("guard").at == start.fighter("guard").at
    assert guard.value(ACROBATICS) == 12


@pytest.mark.rule("TAL-TST-12")
def test_heroes_pay_luck_for_a_dodge_a_second_roll_and_their_lives() -> None:
    start = meet("guard", "veteran", options={"luck": True}).play("veteran: nothing")
    hit = start.play("guard: attack veteran short-spear", dice="d20=15")
    assert hit.offers() == ["nothing", "more-defence", "dodge", "parry"]
    luckier = hit.play("veteran: more-defence")
    assert luckier.fighter("veteran").luck == 25
    assert luckier.fighter("veteran").life == 40
    dodge = hit.play("veteran: dodge", dice="d20=2")
    again = dodge.play("veteran: again", "veteran: go field=12,5", dice="d20=9")
    assert again.fighter("veteran").luck == 24
    assert again.happened("dodged")
    fight = start.fight
    veteran = fight.fighters[1]
    die(fight, veteran, "TAL-WND-04")
    assert not veteran.dead
    assert (veteran.life, veteran.unconscious, veteran.luck) == (1, True, 29)


@pytest.mark.rule("TAL-RUL-07")
def test_against_a_standing_result_only_the_defender_rolls_a_tie_again() -> None:
    fight = arena(["guard"], ["veteran"], script="d20=4 d20=4 d20=5")
    veteran = fight.fighters[1]
    reached = against_result(fight, veteran, skill(fight, veteran, DODGE), "dodge", 33, [])
    assert reached == 34


@pytest.mark.rule("TAL-TST-03", "TAL-ITM-24", "TAL-RUL-44")
def test_what_no_fight_applies_is_listed_with_its_reason() -> None:
    for rule in ("TST-03", "ITM-24", "RUL-44"):
        entry = BOOK.rules[f"TAL-{rule}"]
        assert entry.status == "fiat"
        assert entry.reason


@pytest.mark.rule("TAL-TST-12")
def test_who_has_less_luck_than_the_price_pays_what_is_left() -> None:
    fight = arena(["veteran"], ["guard"])
    veteran = fight.fighters[0]
    veteran.luck = 3
    spend_luck(fight, veteran, 5)
    assert veteran.luck == 0
    veteran.luck = 5
    spend_luck(fight, veteran, 5)
    assert veteran.luck == 0
    veteran.luck = 6
    spend_luck(fight, veteran, 5)
    assert veteran.luck == 1


@pytest.mark.rule("TAL-TST-10", "TAL-MNT-16")
def test_one_point_of_fright_is_one_less_in_the_saddle() -> None:
    fight = arena(["knight"], ["guard"], apart=9)
    knight, horse, _ = fight.fighters
    horse.fright = 1
    assert skill(fight, knight, RIDING).total == 24


@pytest.mark.rule("TAL-WND-13", "TAL-STA-07", "TAL-WND-06")
def test_a_single_point_counts_and_so_do_daze_and_low_life_together() -> None:
    fight = arena(["guard"], ["archer"])
    guard = fight.fighters[0]
    guard.fatigue = 1
    assert skill(fight, guard, GRAPPLE).total == 15
    guard.dazed = 1
    assert parts_of(skill(fight, guard, GRAPPLE)) == {"grapple": 16, "fatigue": -1, "dazed": -5}
    guard.life = 15
    assert skill(fight, guard, GRAPPLE).total == 16 - 1 - 5 - 5


@pytest.mark.rule("TAL-TST-09")
def test_anybody_may_say_beforehand_that_the_own_test_shall_fail() -> None:
    start = meet("guard", "archer")
    meant = start.play("guard!: fail-next", "guard: attack archer short-spear")
    assert meant.rolls() == []
    assert meant.happened("missed")
    assert not meant.fighter("guard").will_fail
    usual = meant.play("guard: attack archer short-spear", dice="2d20=1,2")
    assert len(usual.rolls("attack")) == 1


LUCKY: dict[str, Any] = {"options": {"luck": True}}


@pytest.mark.rule("TAL-TST-12")
def test_luck_raises_the_magic_defence() -> None:
    caster = {"use": "guard", "spells": ["dread-word"]}
    start = meet(caster, "veteran", apart=9, **LUCKY).play("veteran: nothing")
    cast = start.play("guard: cast special=dread-word target=veteran", dice="d20=7")
    assert cast.question.kind == "luck"
    assert cast.play("veteran: nothing").happened("casts")
    saved = cast.play("veteran: more-defence")
    assert saved.happened("spell-failed")
    assert saved.fighter("veteran").luck == 25
    strong = start.play("guard: cast special=dread-word target=veteran", dice="d20=15")
    assert strong.play("veteran: more-defence").happened("casts")


@pytest.mark.rule("TAL-TST-12")
def test_luck_repeats_a_damage_roll_and_forgets_tiredness() -> None:
    tired = meet(
        "veteran",
        "guard",
        given=["set fighter=veteran field=fatigue value=4"],
        dice="d20=19",
        **LUCKY,
    )
    ready = tired.play("veteran: nothing", dice="d20=2")
    hit = ready.play("veteran: attack guard long-sword", dice="d20=2")
    assert hit.offers() == ["nothing", "again", "ignore-fatigue"]
    fresh = hit.play("veteran: ignore-fatigue", dice="d10=1")
    assert fresh.happened("attacked")[0].amount == 33 - 4 + 2 + 4
    again = fresh.play("veteran: again", dice="d10=9 d100=1")
    assert again.event("hit").amount == 9 + 14
    assert again.fighter("veteran").luck == 28


@pytest.mark.rule("TAL-TST-12")
def test_the_unprepared_hero_has_luck_only_against_what_would_kill() -> None:
    start = meet(
        "guard",
        "veteran",
        given=[
            "add-state fighter=veteran state=blinded",
            "set fighter=veteran field=life value=21",
        ],
        **LUCKY,
    ).play("veteran: nothing")
    mild = start.play("guard: attack veteran short-spear", dice="d20=15 d10=1")
    assert mild.question.kind == "turn"
    deadly = start.play("guard: attack veteran short-spear", dice="2d20=20,7 d10=9")
    assert deadly.question.kind == "luck"
    assert deadly.offers() == ["nothing", "more-defence", "dodge", "parry"]
    parried = deadly.play("veteran: parry", "veteran: nothing", dice="d20=19")
    assert parried.fighter("veteran").life == 21
    assert parried.fighter("veteran").luck == 25
    assert parried.happened("strikes-item", item="long-sword")


@pytest.mark.rule("TAL-TST-12", "TAL-WND-11")
def test_luck_makes_a_fivefold_wound_a_fourfold_one() -> None:
    start = meet(
        {"use": "guard", "attributes": {"si": 60}},
        {"use": "veteran", "armour": None, "life_left": 500},
        **LUCKY,
    ).play("veteran: nothing")
    hit = start.play("guard: attack veteran short-spear", "veteran: nothing", dice="d20=9 d10=1")
    assert hit.offers() == ["nothing", "milder-wound"]
    milder = hit.play("veteran: milder-wound", dice="d100=99 d100=99 d100=99")
    assert [wound.wounds for wound in milder.fighter("veteran").wounds] == [4, 5]
    assert milder.fighter("veteran").luck == 25
    worse = hit.play("veteran: nothing", dice="d100=99 d100=99 d100=99")
    assert [wound.wounds for wound in worse.fighter("veteran").wounds] == [7, 10]


class Asked(DefaultPlayer):
    """Takes every default and keeps what was offered."""

    def __init__(self) -> None:
        self.offered: list[list[str]] = []

    def decide(self, question: Question) -> Choice:
        slot = question.slot({})
        assert slot is not None
        self.offered.append(slot.values())
        return question.default()


@pytest.mark.rule("TAL-TST-12", "TAL-ATK-16")
@pytest.mark.parametrize(
    ("charged", "offered"),
    [(False, ["nothing", "more-defence", "dodge", "parry"]), (True, ["nothing", "more-defence"])],
)
def test_luck_lifts_only_the_defence_of_a_charger(charged: bool, offered: list[str]) -> None:
    fight = arena(["guard"], ["veteran"], options={"luck": True})
    guard, veteran = fight.fighters
    asked = Asked()
    fight.players = [DefaultPlayer(), asked]
    veteran.charged = charged
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 32, 26
    assert react(fight, guard, veteran, blow) == UNANSWERED
    assert asked.offered == [offered]
    veteran.aggressive_open = True  # unprepared: only against what would kill
    assert react(fight, guard, veteran, blow) == UNANSWERED
    assert len(asked.offered) == 1
    assert last_moment(fight, guard, veteran, blow) == UNANSWERED
    assert len(asked.offered) == 2


@pytest.mark.rule("TAL-TST-03")
def test_the_referee_sets_how_hard_something_is() -> None:
    """An improvised deed at its price; the next test is made harder or easier by decree."""
    start = meet("knight", "guard", apart=30)
    deed = start.play('edict: allow fighter=knight price=1 text="calls to the horse"')
    assert deed.fighter("knight").extra == 0
    hard = start.play("edict: modifier fighter=knight amount=-10 purpose=riding")
    failed = hard.play("knight: spur", dice="d20=14")
    assert failed.event("tested").word == "failed"
    assert hard.play("knight: spur", dice="d20=15").event("tested").word == "passed"
    assert BOOK.rules["TAL-TST-03"].status == "fiat"


@pytest.mark.rule("TAL-TST-12")
@pytest.mark.parametrize(
    ("field", "value", "asked"),
    [
        ("", None, 1),
        ("unconscious", True, 0),
        ("pinned_by", 0, 0),
        ("unaware", True, 0),
        ("surprised", True, 0),
        ("luck", 0, 0),
    ],
)
def test_the_last_moment_is_for_heroes_who_can_move(field: str, value: Any, asked: int) -> None:
    fight = arena(["guard"], ["veteran"], options={"luck": True})
    guard, veteran = fight.fighters
    player = Asked()
    fight.players = [DefaultPlayer(), player]
    veteran.aggressive_open = True
    if field:
        setattr(veteran, field, value)
    blow = melee_blow(guard, guard.hands[0])
    blow.result, blow.defence = 32, 26
    assert last_moment(fight, guard, veteran, blow) == UNANSWERED
    assert len(player.offered) == asked
