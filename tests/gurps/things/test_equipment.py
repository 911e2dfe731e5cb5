"""Equipment: hands, strength, quality, load (GUR-EQP)."""

from typing import Any

import pytest

from fechtbuch.books.gurps.kinds.terms import RIGHT_ARM
from fechtbuch.books.gurps.rules.basics.hands import reckon
from fechtbuch.books.gurps.rules.hitting.to_hit import melee_score
from fechtbuch.books.gurps.rules.things.usable_weapons import means_of
from fechtbuch.books.gurps.sheets.muster import basic_lift
from fechtbuch.testing import situation
from tests.gurps.arena import arena, battle, blow, parts, rolls, scores, struck, telling, who


@pytest.mark.rule("GUR-EQP-01")
def test_hands_enough_for_the_weapon() -> None:
    def modes(sheet: dict[str, Any]) -> list[tuple[str, int]]:
        fight = battle(sheet, "aldric")
        brenn = who(fight, "brenn")
        return [
            (m.name(), int(m.form.mode.hands))
            for m in means_of(fight, brenn)
            if m.thing is not None
        ]

    katana = {"use": "brenn", "skills": {"broadsword": 13, "two-handed-sword": 13}}
    assert {
        hands for _, hands in modes({**katana, "hands": [{"item": "katana", "hand": "both"}]})
    } == {2}
    assert {
        hands for _, hands in modes({**katana, "hands": [{"item": "katana", "hand": "right"}]})
    } == {1}
    staff = {"item": "quarterstaff", "hand": "right"}
    assert modes({"use": "brenn", "st": 8, "hands": [staff]}) == []
    fight = battle("brenn", "aldric")
    who(fight, "brenn").crippled = 1 << RIGHT_ARM
    assert "shortsword" not in [m.name() for m in means_of(fight, who(fight, "brenn"))]
    aldric = who(battle("aldric", "brenn"), "aldric")
    assert [thing.grip for thing in aldric.hands] == [1, 2]  # the shield on the left arm


@pytest.mark.rule("GUR-EQP-02")
@pytest.mark.parametrize(
    ("st", "weak", "one_hand", "unready"),
    [
        (5, 2, False, None),
        (7, 0, False, None),
        (10, 0, False, None),
        (11, 0, True, True),
        (13, 0, True, True),
        (14, 0, True, False),
    ],
)
def test_strength_for_a_two_handed_weapon(
    st: int, weak: int, one_hand: bool, unready: bool | None
) -> None:
    sheet = {"use": "brenn", "st": st, "hands": [{"item": "quarterstaff", "hand": "both"}]}
    fight = telling(battle(sheet, "aldric"))
    forms = who(fight, "brenn").hands[0].forms  # ST 7†
    assert forms[0].weak == weak
    ones = [form for form in forms if form.mode.hands == 1]
    assert bool(ones) == one_hand
    assert all(form.unready_after == unready for form in ones)
    found = parts(melee_score(fight, blow(fight, "brenn", "aldric", "quarterstaff", "swing")))
    assert found.get("too-weak", 0) == -weak


@pytest.mark.rule("GUR-EQP-03")
@pytest.mark.parametrize(
    ("st", "hands", "unready"),
    [(17, 2, True), (18, 2, False), (24, 1, True), (35, 1, True), (36, 1, False)],
)
def test_weapons_that_become_unready(st: int, hands: int, unready: bool) -> None:
    fight = battle({"use": "hrodgar", "st": st}, "brenn")  # great axe, ST 12‡
    forms = [form for form in who(fight, "hrodgar").hands[0].forms if form.mode.hands == hands]
    assert [form.unready_after for form in forms] == [unready]


@pytest.mark.rule("GUR-EQP-03")
def test_even_a_miss_makes_it_unready_but_a_parry_does_not() -> None:
    weak = {"use": "hrodgar", "st": 17}
    for roll in (15, 14):
        swung = struck(
            arena(weak, {"use": "brenn", "hp": 200}),
            "strike target=brenn weapon=great-axe",
            *(["brenn: dodge"] if roll == 14 else []),
            dice=rolls(roll, *([9] if roll == 14 else [])),
        )
        assert swung.fighter("hrodgar").hands[0].unready == 1
    parried = struck(
        arena("brenn", weak),
        "strike target=hrodgar weapon=shortsword mode=swing",
        "hrodgar: parry weapon=great-axe",
        dice=rolls(9, 9),
    )
    assert parried.fighter("hrodgar").hands[0].unready == 0
    assert not [
        f
        for f in who(battle({"use": "hrodgar", "st": 23}, "brenn"), "hrodgar").hands[0].forms
        if f.mode.hands == 1
    ]


@pytest.mark.rule("GUR-EQP-04")
def test_an_unbalanced_weapon_that_attacked_does_not_parry() -> None:
    back = "strike target=hrodgar weapon=shortsword mode=swing"
    fresh = struck(arena("brenn", "hrodgar"), back, dice=rolls(9), until="hrodgar@defence")
    assert "great-axe" in fresh.offers("parry")
    duel = arena("hrodgar", "brenn").play(
        "hrodgar: attack",
        "hrodgar: strike target=brenn weapon=great-axe",
        dice=rolls(15),
        otherwise="default",
        until="brenn@turn",
    )
    swung = duel.play(
        "brenn: attack",
        f"brenn: {back}",
        dice=rolls(9),
        until="hrodgar@defence",
        otherwise="default",
    )
    assert swung.offers() == ["none", "dodge"]
    turn = duel.play("brenn: do-nothing", until="hrodgar@turn", otherwise="default")
    assert not turn.fighter("hrodgar").hands[0].swung


@pytest.mark.rule("GUR-EQP-05")
def test_fencing_weapons_bear_the_load_and_disarm_well() -> None:
    loaded = {"use": "ysaline", "armour": ["steel-corselet"]}
    fight = telling(battle(loaded, "aldric"))
    assert (
        parts(melee_score(fight, blow(fight, "ysaline", "aldric", "rapier")))["encumbrance"] == -1
    )
    feint = situation(fight).play(
        "ysaline: attack",
        "ysaline: feint target=aldric weapon=rapier",
        dice=rolls(17, 4),
        otherwise="default",
        until="over",
        steps=1,
    )
    assert scores(feint, "feint") == [17 - 1]
    knight = telling(battle("aldric", "brenn"))
    sword = blow(knight, "aldric", "brenn", "thrusting-broadsword", "swing")
    assert "encumbrance" not in parts(melee_score(knight, sword))
    for use, weapon, extra in (("ysaline", "rapier", 0), ("aldric", "thrusting-broadsword", -2)):
        missed = struck(arena(use, "brenn"), f"disarm target=brenn weapon={weapon}", dice=rolls(16))
        assert missed.parts("attack").get("disarming", 0) == extra


@pytest.mark.rule("GUR-EQP-06")
def test_fast_draw() -> None:
    duel = arena({"use": "ysaline", "hands": [], "belt": ["rapier"]}, "brenn")
    draw = "ysaline: fast-draw item=rapier hand=right"
    drawn = duel.play(draw, dice=rolls(16), until="ysaline@turn")  # 15, and Combat Reflexes
    assert drawn.tally("fast-draw").total == 16
    assert drawn.fighter("ysaline").hands[0].ready()
    assert "attack" in drawn.offers()
    failed = duel.play(draw, dice=rolls(17), until="ysaline@turn")
    assert not failed.fighter("ysaline").hands
    assert "fast-draw" not in failed.offers()  # one try
    assert "rapier" in failed.offers("ready")
    dropped = duel.play(draw, dice=rolls(18), until="ysaline@turn")
    assert not dropped.fighter("ysaline").carried


@pytest.mark.rule("GUR-EQP-06")
def test_an_arrow_that_is_lost_in_drawing_is_told() -> None:
    fight = battle("archer", "brenn", apart=4)
    (bow,) = [thing for thing in who(fight, "archer").hands if thing.spare]
    bow.shots = 0
    lost = situation(fight).play(
        f"archer: fast-draw item={bow.slug}", dice=rolls(18), until="archer@turn"
    )
    told = lost.event("arrow-lost")
    assert (told.item, told.amount) == (bow.slug, bow.spare - 1)


@pytest.mark.rule("GUR-EQP-07")
@pytest.mark.parametrize(
    ("quality", "cut", "crush"),
    [("cheap", -1, 0), ("good", 0, 0), ("fine", 1, 0), ("very-fine", 2, 0)],
)
def test_quality(quality: str, cut: int, crush: int) -> None:
    def adds(item: str, key: str, base: str = "good") -> int:
        skills = {"broadsword": 14, "axe-mace": 14}
        fight = battle(
            {"use": "aldric", "hands": [{"item": item, "quality": base}], "skills": skills}, "brenn"
        )
        return int(next(f for f in who(fight, "aldric").hands[0].forms if f.mode.key == key).adds)

    for item, key, more in (
        ("thrusting-broadsword", "swing", cut),
        ("thrusting-broadsword", "thrust", cut),
        ("mace", "swing", crush),
    ):
        assert adds(item, key, quality) - adds(item, key) == more


@pytest.mark.rule("GUR-EQP-07")
def test_a_broken_weapon_is_gone() -> None:
    broken = struck(
        arena("aldric", "brenn"),
        "strike target=brenn weapon=thrusting-broadsword mode=swing",
        dice=rolls(18, 4),
    )
    assert broken.event("breaks").item == "thrusting-broadsword"
    assert [t.slug for t in broken.fighter("aldric").hands] == ["medium-shield"]
    assert broken.fight.things[0].place == 3
    turn = broken.play("brenn: do-nothing", until="aldric@turn", otherwise="default")
    assert "thrusting-broadsword" not in turn.offers("ready")


@pytest.mark.rule("GUR-EQP-08")
def test_a_pick_sticks_in_the_wound() -> None:
    pick = {"use": "hrodgar", "hands": ["pick"], "skills": {"axe-mace": 14}}
    stuck = struck(
        arena(pick, {"use": "brenn", "hp": 40}),
        "strike target=brenn weapon=pick",
        "brenn: none",
        dice=rolls(9, "3d:2,2,2"),
        until="brenn@turn",
    )  # 7 − 2, × 2
    assert stuck.event("sticks").item == "pick"
    assert not stuck.fighter("hrodgar").hands
    pull = ["brenn: do-nothing", "hrodgar: ready item=pick way=pull"]
    pulled = stuck.play(*pull, dice=rolls(9, 12), otherwise="default", until="over", steps=1)
    assert scores(pulled, "pull-out") == [18, 12]
    assert pulled.fighter("brenn").hp == 40 - 10 - 5
    assert [t.slug for t in pulled.fighter("hrodgar").hands] == ["pick"]
    vain = stuck.play(*pull, dice=rolls(18, 4), otherwise="default", until="over", steps=1)
    assert not vain.fighter("hrodgar").hands
    dull = struck(
        arena(pick, {"use": "brenn", "armour": ["heavy-steel-corselet"], "hp": 40}),
        "strike target=brenn weapon=pick",
        "brenn: none",
        dice=rolls(9, "3d:1,1,1"),
    )
    assert not dull.happened("sticks")


@pytest.mark.rule("GUR-EQP-09")
@pytest.mark.parametrize(
    ("weight", "level", "move"),
    [
        (29, 0, 6),
        (29.5, 1, 4),
        (58, 1, 4),
        (58.5, 2, 3),
        (87, 2, 3),
        (88, 3, 2),
        (174, 3, 2),
        (175, 4, 1),
    ],
)
def test_encumbrance_by_weight(weight: float, level: int, move: int) -> None:

    brenn = who(battle({"use": "brenn", "hands": [], "belt": [], "armour": []}, "aldric"), "brenn")
    brenn.block.worn = round(100 * weight)  # BL 29
    reckon(brenn)
    assert (brenn.level, brenn.move) == (level, move)
    slow = who(
        battle({"use": "brenn", "move": 1, "hands": [], "belt": [], "armour": []}, "aldric"),
        "brenn",
    )
    slow.block.worn = 5000
    reckon(slow)
    assert slow.move == 1


@pytest.mark.rule("GUR-EQP-09")
def test_what_is_dropped_no_longer_weighs() -> None:
    assert [basic_lift(st) for st in (6, 11, 13, 18)] == [720, 2400, 3400, 6500]
    sheet = {"use": "brenn", "hands": ["maul"]}
    duel = arena(sheet, "aldric")
    assert (duel.fight.fighters[0].level, duel.fight.fighters[0].move) == (1, 4)
    light = duel.play("brenn: drop item=maul", until="brenn@turn")
    assert (light.fighter("brenn").level, light.fighter("brenn").move) == (0, 6)


@pytest.mark.rule("GUR-EQP-08")
def test_a_stuck_weapon_is_pulled_out_from_near_with_empty_hands() -> None:
    pick = {"use": "hrodgar", "hands": ["pick"], "belt": ["great-axe"], "skills": {"axe-mace": 14}}
    stuck = struck(
        arena(pick, {"use": "brenn", "hp": 40}),
        "strike target=brenn weapon=pick",
        "brenn: none",
        dice=rolls(9, "3d:2,2,2"),
        until="brenn@turn",
    )
    near = stuck.play("brenn: do-nothing", otherwise="default", until="hrodgar@turn")
    assert near.offers("ready item=pick") == ["pull"]
    away = stuck.play("brenn: move path=7,5", otherwise="default", until="hrodgar@turn")
    assert "pick" not in away.offers("ready")
    axe = near.play(
        "hrodgar: ready item=great-axe way=draw-both",
        "brenn: do-nothing",
        otherwise="default",
        until="hrodgar@turn",
    )
    assert "pick" not in axe.offers("ready")


@pytest.mark.rule("GUR-EQP-08")
def test_the_unconscious_hold_a_stuck_weapon_with_their_hit_points() -> None:
    pick = {"use": "hrodgar", "hands": ["pick"], "skills": {"axe-mace": 14}}
    stuck = struck(
        arena(pick, {"use": "brenn", "hp": 40}, {"use": "rao", "at": [9, 5]}),
        "strike target=brenn weapon=pick",
        "brenn: none",
        dice=rolls(9, "3d:2,2,2"),
        until="brenn@turn",
    )
    stuck.fight.change_state(stuck.fighter("brenn"), "unconscious", True, "")
    pulling = situation(stuck.fight)
    pulled = pulling.play(
        "rao: do-nothing",
        "hrodgar: ready item=pick way=pull",
        dice=rolls(9, 12),
        otherwise="default",
        until="rao@turn",
    )
    assert scores(pulled, "pull-out") == [18, 40]
