"""Turn order, the steps of a turn, questions in their order, states."""

import pytest

from fechtbuch.books.gurps.kinds.terms import LYING, MENTAL, PHYSICAL
from fechtbuch.books.gurps.rules.basics.shock import shock_of
from fechtbuch.books.gurps.rules.defending.defence_scores import dodge_score
from fechtbuch.books.gurps.rules.harm.injury import Wound, injure
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.scenario import Scenario
from fechtbuch.testing import situation
from tests.gurps.arena import arena, battle, blow, grip, rolls, struck, who


@pytest.mark.rule("GUR-SEQ-01")
def test_turns_go_by_speed_then_dx_then_one_roll() -> None:
    twins = [
        {"use": "aldric", "slug": name, "at": [spot, 2]} for name, spot in (("one", 0), ("two", 2))
    ]
    data = {
        "book": "gurps",
        "title": "Order",
        "sides": [
            {"name": "A", "fighters": [*twins, {"use": "brenn", "at": [4, 2]}]},
            {"name": "B", "fighters": [{"use": "ysaline", "at": [9, 2]}]},
        ],
    }
    fight = situation(Scenario.from_data(data).build())
    played = fight.play(dice=rolls(8, 12), until="@turn")
    order = [played.fight.fighters[index].slug for index in played.fight.order]
    assert order == ["ysaline", "brenn", "two", "one"]


@pytest.mark.rule("GUR-SEQ-02", "GUR-SEQ-08")
def test_a_period_runs_from_own_turn_to_own_turn() -> None:
    duel = arena("brenn", "aldric")
    parried = duel.play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: parry weapon=thrusting-broadsword retreat=back",
        dice=rolls(9, 9),
        otherwise="default",
        steps=1,
    )
    aldric = parried.fighter("aldric")
    assert aldric.parried == [1, 0, 0]
    assert aldric.retreated
    on_turn = parried.play(until="aldric@turn", otherwise="default")
    aldric = on_turn.fighter("aldric")
    assert aldric.parried == [0, 0, 0]
    assert not aldric.retreated
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    fight.acting = aldric.index
    injure(fight, aldric, Wound(2, 4, 0), None)
    fight.acting = -1
    injure(fight, aldric, Wound(1, 4, 0), None)
    assert (aldric.shock, aldric.fresh_shock) == (1, 2)
    from fechtbuch.books.gurps.rules.basics.shock import end_shock

    end_shock(aldric)
    assert (aldric.shock, aldric.fresh_shock) == (2, 0)
    end_shock(aldric)
    assert shock_of(aldric) == 0


@pytest.mark.rule("GUR-SEQ-03", "GUR-STA-03", "GUR-DEF-02", "GUR-MAN-35", "GUR-RUL-41")
def test_the_stunned_do_nothing_and_defend_at_minus_four() -> None:
    fight = battle("aldric", "brenn")
    fight.change_state(who(fight, "aldric"), "stunned", True, "")
    waiting = situation(fight).play()
    assert waiting.offers() == ["do-nothing", "drop"]
    waiting.refuses("aldric: attack", rule="GUR-SEQ-03")
    attack = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert dodge_score(fight, who(fight, "aldric"), attack, 0, 0).total == 10 - 4
    from fechtbuch.books.gurps.rules.defending.retreats import options

    assert options(fight, who(fight, "aldric"), attack) == []
    weak = battle("brenn", {"use": "aldric", "hp_left": -1})
    struck = situation(weak).play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: dodge",
        dice=rolls(9, 12, 6),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert struck.tally("consciousness").total == 12
    out = situation(weak).play(
        "brenn: attack",
        "brenn: strike target=aldric weapon=shortsword mode=swing",
        "aldric: dodge",
        dice=rolls(9, 13, "d:1"),
        otherwise="default",
        until="over",
    )
    assert out.fighter("aldric").unconscious


@pytest.mark.rule("GUR-STA-04")
@pytest.mark.parametrize(
    ("state", "purpose", "score"),
    [("stunned", "recovery", 12), ("mentally-stunned", "recovery", 16)],
)
def test_recovering_from_stun(state: str, purpose: str, score: int) -> None:
    fight = battle("aldric", "brenn")
    aldric = who(fight, "aldric")
    fight.change_state(aldric, state, True, "")
    assert aldric.stunned == (PHYSICAL if state == "stunned" else MENTAL)
    better = situation(fight).play("aldric: do-nothing", dice=rolls(score), steps=1)
    assert better.tally(purpose).total == score
    assert not better.fighter("aldric").stunned
    worse = situation(fight).play("aldric: do-nothing", dice=rolls(17), steps=1)
    assert worse.fighter("aldric").stunned


@pytest.mark.rule("GUR-SEQ-05")
def test_free_actions_cost_no_turn() -> None:
    start = arena("brenn", "aldric").play()
    dropped = start.play("brenn: drop item=shortsword", "brenn: crouch", until="brenn@turn")
    assert dropped.question.kind == "turn"
    assert not dropped.fighter("brenn").hands
    assert dropped.fighter("brenn").posture == 1
    assert "lying" not in str(dropped.offers())


@pytest.mark.rule("GUR-SEQ-06", "GUR-STA-05")
def test_who_loses_his_balance_loses_the_rest_of_his_attacks() -> None:
    duel = arena("hrodgar", "brenn")
    played = duel.play(
        "hrodgar: all-out-attack version=double",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(18, 7),
        otherwise="default",
        steps=1,
    )
    assert played.fighter("hrodgar").off_balance
    assert len([a for a in played.asked if a.kind == "attack"]) == 1
    fight = battle("brenn", "aldric")
    aldric = who(fight, "aldric")
    aldric.off_balance = True
    attack = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert dodge_score(fight, aldric, attack, 0, 0).total == 8
    from fechtbuch.books.gurps.rules.defending.retreats import may_retreat

    assert not may_retreat(fight, aldric)


@pytest.mark.rule("GUR-SEQ-07", "GUR-RUL-68")
def test_questions_come_in_the_order_of_the_book() -> None:
    fight = battle(
        "brenn",
        "ysaline",
        {"use": "aldric", "at": [6, 4]},
        {"use": "rao", "at": [7, 5]},
        sides=[0, 1, 1, 1],
    )
    rao = who(fight, "rao")
    rao.waiting, rao.wait_for, rao.wait_as, rao.manoeuvre = True, "attack-on-anybody", 7, 14
    fight.waiters = 1
    played = situation(fight).play(
        "brenn: attack",
        "brenn: strike target=ysaline weapon=shortsword mode=swing location=random",
        dice=rolls(9, 10),
        otherwise="default",
        until="ysaline@defence",
    )
    assert [(a.who, a.kind) for a in played.asked if a.kind not in ("turn",)] == [
        ("brenn", "attack"),
        ("rao", "wait"),
        ("aldric", "interpose"),
        ("ysaline", "defence"),
    ]
    assert played.event("location").word == "torso"
    burst = arena("rao", {"use": "brenn", "at": [8, 5]})
    shot = burst.play(
        "rao: attack",
        "rao: shoot target=brenn weapon=assault-rifle location=random shots=5",
        dice=rolls(8),
        otherwise="default",
        until="brenn@defence",
    )
    assert not shot.happened("location")


@pytest.mark.rule("GUR-STA-01", "GUR-RUL-40")
@pytest.mark.parametrize(
    ("posture", "strike", "guard"),
    [
        ("crouching", -2, 0),
        ("kneeling", -2, -2),
        ("sitting", -2, -2),
        ("crawling", -4, -3),
        ("lying", -4, -3),
    ],
)
def test_postures(posture: str, strike: int, guard: int) -> None:
    fight = battle({"use": "brenn", "posture": posture}, "aldric")
    attack = blow(fight, "brenn", "aldric", "shortsword", "swing")
    assert melee_score(fight, attack).total == 13 + strike
    back = blow(fight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert dodge_score(fight, who(fight, "brenn"), back, 0, 0).total == 9 + guard
    assert len({fighter.at for fighter in fight.fighters}) == 2


@pytest.mark.rule("GUR-STA-02", "GUR-MOV-15")
def test_who_falls_keeps_facing_and_things() -> None:
    from fechtbuch.books.gurps.rules.basics.states import fall

    fight = battle("brenn", "aldric")
    brenn = who(fight, "brenn")
    facing, at = brenn.facing, brenn.at
    fall(fight, brenn, "GUR-STA-02")
    assert (brenn.posture, brenn.facing, brenn.at, len(brenn.hands)) == (LYING, facing, at, 1)


@pytest.mark.rule("GUR-STA-06", "GUR-EQP-03")
def test_a_heavy_weapon_is_unready_after_its_blow() -> None:
    duel = arena({"use": "hrodgar", "st": 17}, "brenn")
    played = duel.play(
        "hrodgar: attack",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(15),
        otherwise="default",
        until="brenn@turn",
    )
    axe = played.fighter("hrodgar").hands[0]
    assert axe.unready == 1
    again = played.play(
        "brenn: do-nothing",
        "hrodgar: ready item=great-axe way=ready",
        otherwise="default",
        until="brenn@turn",
    )
    assert again.fighter("hrodgar").hands[0].ready()
    double = duel.play("hrodgar: attack")
    assert "rapid-strike" not in [
        double.slot("strike target=brenn weapon=great-axe location=torso").name
    ] or (
        "rapid-strike" not in double.offers("strike target=brenn weapon=great-axe location=torso")
    )


@pytest.mark.rule("GUR-STA-08")
def test_the_fight_is_over_when_one_side_has_nobody_left() -> None:
    fight = battle("aldric", "brenn")
    fight.change_state(who(fight, "brenn"), "unconscious", True, "")
    over = situation(fight).play("aldric: do-nothing", until="over")
    assert over.winner == "side-0"


@pytest.mark.rule("GUR-WRE-19", "GUR-INJ-10", "GUR-WRE-10")
def test_without_breath_a_point_of_fatigue_each_turn() -> None:
    fight = battle("kimura", {"use": "brenn", "fp_left": 1})
    grip(fight, "kimura", "brenn", 3)
    strangled = situation(fight).play(
        "kimura: attack",
        "kimura: strangle target=brenn",
        dice=rolls(12, 10),
        steps=1,
        otherwise="default",
    )
    assert [r.tally.total for r in strangled.rolls("strangle") if r.tally] == [15, 11]
    assert strangled.event("injured").amount == 3
    brenn = strangled.fighter("brenn")
    assert brenn.strangled
    gasping = strangled.play(dice=rolls(12), until="over", otherwise="default")
    assert gasping.tally("suffocation").total == 11
    assert gasping.fighter("brenn").unconscious
    tired = battle("aldric", {"use": "brenn", "fp_left": 0})
    from fechtbuch.books.gurps.rules.harm.injury import tire

    tire(tired, who(tired, "brenn"), 2, "GUR-INJ-10")
    assert (who(tired, "brenn").fp, who(tired, "brenn").hp) == (-2, 10)
    act = situation(battle({"use": "brenn", "fp_left": 0}, "aldric"))
    down = act.play("brenn: attack", dice=rolls(12), until="over", otherwise="default")
    assert down.tally("exhaustion").total == 11
    assert down.fighter("brenn").collapsed


@pytest.mark.rule("GUR-SEQ-02", "GUR-SEQ-08")
def test_what_lasts_until_the_own_turn_ends_with_it() -> None:
    fight = battle("brenn", "aldric")
    aldric = who(fight, "aldric")
    aldric.off_balance = aldric.guard_dropped = aldric.acrobatics_used = True
    aldric.barred, aldric.retreated, aldric.waiting = 3, True, True
    aldric.hands[0].swung = True
    aldric.parried, aldric.blocked, aldric.defence_effort = [1, 2, 1], [0, 3], 6
    turn = situation(fight).play(until="aldric@turn", otherwise="default")
    aldric = turn.fighter("aldric")
    over = [aldric.off_balance, aldric.guard_dropped, aldric.acrobatics_used, aldric.waiting]
    assert over == [False] * 4
    assert (aldric.barred, aldric.retreated, aldric.defence_effort) == (0, False, 0)
    assert (aldric.parried, aldric.blocked) == ([0, 0, 0], [0, 0])
    assert not aldric.hands[0].swung


@pytest.mark.rule("GUR-SEQ-02")
def test_the_end_of_a_turn() -> None:
    fight = battle("brenn", "aldric")
    brenn = who(fight, "brenn")
    brenn.shock, brenn.studied, brenn.studies, brenn.aims, brenn.aim_at = 3, 1, 2, 1, 1
    ended = situation(fight).play("brenn: do-nothing", until="aldric@turn")
    brenn = ended.fighter("brenn")
    assert (brenn.shock, brenn.studies, brenn.aims) == (0, 0, 0)
    kept = situation(fight).play(
        "brenn: evaluate target=aldric", until="aldric@turn", otherwise="default"
    )
    assert kept.fighter("brenn").studies == 3


@pytest.mark.rule("GUR-SEQ-02")
def test_breath_before_the_choice_and_fitness_after_it() -> None:
    fight = battle({"use": "brenn", "hp_left": -1, "fp_left": 0}, "kimura")
    order = situation(fight).play("brenn: attack", dice=rolls(11, 11), until="brenn@attack")
    assert [roll.word for roll in order.rolls()] == ["consciousness", "exhaustion"]
    lost = situation(fight).play("brenn: attack", dice=rolls(12), until="over", otherwise="default")
    assert lost.fighter("brenn").unconscious
    grip(fight, "kimura", "brenn", 3)
    who(fight, "brenn").strangled = True
    gasping = situation(fight).play(dice=rolls(12), until="over", otherwise="default")
    assert gasping.fighter("brenn").unconscious
    assert not [a for a in gasping.asked if a.who == "brenn"]


@pytest.mark.rule("GUR-SEQ-03")
def test_the_defence_column_counts_from_the_choice_on() -> None:
    fight = battle({"use": "brenn", "hp_left": 0}, "aldric")
    chosen = situation(fight).play(
        "brenn: all-out-attack version=double",
        dice=rolls(11),
        until="brenn@attack",
        otherwise="default",
    )
    assert chosen.fighter("brenn").manoeuvre == 8
    before = struck(
        arena("brenn", "aldric"),
        "strike target=aldric weapon=shortsword",
        dice=rolls(9),
        until="aldric@defence",
    )
    assert before.fighter("aldric").manoeuvre == 0
    assert before.offers() == ["none", "dodge", "parry", "block"]


@pytest.mark.rule("GUR-SEQ-04")
def test_the_steps_of_one_attack() -> None:
    duel = arena("brenn", {"use": "aldric", "hp": 200})
    strike = "strike target=aldric weapon=shortsword mode=swing location=random"
    missed = struck(duel, strike, dice=rolls(14))
    assert missed.happened("misses")
    assert not missed.happened("location")
    asked = struck(duel, strike, dice=rolls(9, 12), until="aldric@defence")
    assert asked.event("location").word == "left-arm"
    hit = asked.play("aldric: dodge", dice=rolls(11, "d:6"), otherwise="default", steps=0)
    told = [
        e.kind
        for e in hit.story
        if e.kind in ("hits", "location", "not-defended", "damage", "injured")
    ]
    assert told == ["hits", "location", "not-defended", "damage", "injured"]
    critical = struck(
        duel, "strike target=aldric weapon=shortsword mode=swing", dice=rolls(4, 10, "d:1")
    )
    assert not [a for a in critical.asked if a.kind == "defence"]


@pytest.mark.rule("GUR-SEQ-05")
def test_free_actions() -> None:
    start = arena("brenn", "aldric").play()
    free = start.play("brenn: drop item=shortsword", "brenn: crouch", until="brenn@turn")
    brenn = free.fighter("brenn")
    assert (brenn.hands, brenn.posture) == ([], 1)
    assert "crouch" not in free.offers()  # once, before moving
    assert "attack" in free.offers()
    held = battle("kimura", "brenn")
    grip(held, "kimura", "brenn")
    let_go = situation(held).play("kimura: let-go target=brenn", until="kimura@turn")
    assert let_go.fight.holds == []
    assert "attack" in let_go.offers()


@pytest.mark.rule("GUR-SEQ-06")
@pytest.mark.parametrize(("dice", "attacks"), [((18, 7), 1), ((15,), 2)])
def test_who_loses_his_balance_loses_the_other_attacks(dice: tuple[int, ...], attacks: int) -> None:
    duel = arena("hrodgar", "brenn").play(
        "hrodgar: all-out-attack version=double",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(*dice),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert len([a for a in duel.asked if a.kind == "attack"]) == attacks


@pytest.mark.rule("GUR-SEQ-07")
def test_a_split_attack_declares_its_second_half_after_the_first() -> None:
    first = struck(
        arena("ysaline", {"use": "aldric", "hp": 200}),
        "strike target=aldric weapon=rapier split=rapid-strike",
        "aldric: none",
        dice=rolls(9, "d:1"),
        until="ysaline@attack",
    )
    told = [e.kind for e in first.events if e.kind in ("attacks", "damage")]
    assert told == ["attacks", "damage"]
    assert first.question.kind == "attack"


@pytest.mark.rule("GUR-SEQ-07")
def test_fatigue_step_and_leap_come_before_the_defence_roll() -> None:
    asked = struck(
        arena("aldric", "ysaline", extra_effort="on"),
        "strike target=ysaline weapon=thrusting-broadsword mode=swing",
        dice=rolls(9),
        until="ysaline@defence",
    )
    done = asked.play(
        "ysaline: dodge acrobatic=yes effort=feverish retreat=back",
        dice=rolls(13, 16),
        otherwise="default",
        steps=0,
    )
    told = [e.word if e.kind == "roll" else e.kind for e in done.events]
    order = [k for k in told if k in ("extra-effort", "retreats", "acrobatics", "dodge")]
    assert order == ["extra-effort", "retreats", "acrobatics", "dodge"]


@pytest.mark.rule("GUR-SEQ-08")
def test_limits_run_over_the_own_period_not_over_the_round() -> None:
    fight = battle(
        "aldric", {"use": "ysaline", "hp": 200}, {"use": "brenn", "at": [7, 4]}, sides=[0, 1, 0]
    )
    first = struck(
        situation(fight),
        "strike target=ysaline weapon=thrusting-broadsword mode=swing",
        "ysaline: parry weapon=rapier retreat=back to=7,5",
        dice=rolls(9, 15),
        until="ysaline@turn",
    )
    assert not first.fighter("ysaline").retreated  # her own turn has begun
    order = battle(
        "aldric",
        {"use": "brenn", "at": [7, 4]},
        {"use": "ysaline", "at": [6, 5], "hp": 200},
        sides=[0, 0, 1],
    )
    second = struck(
        situation(order),
        "strike target=ysaline weapon=thrusting-broadsword mode=swing",
        "ysaline: parry weapon=rapier retreat=back to=7,5",
        dice=rolls(9, 15),
        until="brenn@turn",
    )
    ysaline = second.fighter("ysaline")
    assert (ysaline.retreated, ysaline.parried) == (True, [1, 0, 0])  # Brenn's turn resets nothing
