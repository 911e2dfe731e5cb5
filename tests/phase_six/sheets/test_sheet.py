"""Sheets and data: every derived number of the sample fighters, weapons, lineages (EQP, RUL)."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from fechtbuch.books.phase_six.kinds.armoury import (
    ARMOURS,
    ITEMS,
    SHIELDS,
    THROWABLES,
    WEAPONS,
    far_sighted,
    modified,
    read,
)
from fechtbuch.books.phase_six.kinds.arms import CARRIED, NOTHING
from fechtbuch.books.phase_six.rules.conditions import full_actions
from fechtbuch.books.phase_six.rules.equipment import reckon, throw_piece
from fechtbuch.books.phase_six.rules.movement import crawl_range, run_range, walk_range
from fechtbuch.books.phase_six.sheets.muster import block_of
from fechtbuch.books.phase_six.sheets.sheet import FighterSheet
from fechtbuch.engine.fields import field
from fechtbuch.scenario.problems import ScenarioError
from fechtbuch.testing import situation
from tests.phase_six.stage import scenario, stage, totals, who

SAMPLES = {
    # melee, shooting, throwing, perception, first aid, health, protection, load, evasion
    "marek": (6, 4, 3, 2, 1, 6, 2, 1, 1),
    "nessa": (7, 3, 1, 3, 1, 6, 1, 0, 4),
    "ottwin": (7, 3, 4, 1, 1, 6, 5, 7, -5),
    "vance": (3, 6, 4, 2, 2, 6, 4, 2, 0),
    "grom": (5, 3, 2, 1, 1, 9, 2, 2, -1),
    "kestrel": (2, 6, 2, 4, 1, 6, 2, 2, 0),
}
RANGES = {
    "marek": (3, 7, 2),
    "nessa": (5, 9, 3),
    "ottwin": (2, 6, 2),
    "vance": (3, 7, 2),
    "grom": (2, 6, 2),
    "kestrel": (3, 7, 2),
}


def sheet(**fields: Any) -> FighterSheet:
    return FighterSheet.model_validate({"name": "Somebody", **fields})


@pytest.mark.rule("PSX-RUL-03", "PSX-EQP-04", "PSX-EVA-02", "PSX-DMG-06")
@pytest.mark.parametrize("name", SAMPLES)
def test_every_number_of_the_sample_fighters(name: str) -> None:
    fight = stage([who(name, 0)], [who("grom", 9, slug="other")]).play()
    fighter = fight.fighter(name)
    block = fighter.block
    assert (
        block.melee,
        block.shooting,
        block.throwing,
        block.perception,
        block.first_aid,
        block.max_health,
        fighter.protection(),
        fighter.load,
        fighter.evasion(),
    ) == SAMPLES[name]
    assert (walk_range(fighter), run_range(fighter), crawl_range(fighter)) == RANGES[name]
    assert block.minimum_roll == 5
    assert full_actions(fight.fight, fighter).total == (3 if name == "nessa" else 2)


@pytest.mark.rule("PSX-RUL-46", "PSX-RUL-50", "PSX-RUL-01")
def test_heroes_have_the_dice_of_their_lineage_and_opponents_those_of_their_sheet() -> None:
    hero = block_of(sheet(), "x", True)
    assert (hero.max_bonus, hero.max_destiny, hero.max_rerolls) == (2, 0, 2)
    foe = block_of(sheet(), "x", False)
    assert (foe.max_bonus, foe.max_destiny, foe.max_rerolls) == (0, 0, 0)
    named = block_of(sheet(bonus_dice=1, destiny_dice=1), "x", False)
    assert (named.max_bonus, named.max_destiny, named.max_rerolls) == (1, 1, 0)
    assert hero.max_health == 6
    assert block_of(sheet(health=10), "x", False).max_health == 10


@pytest.mark.rule("PSX-RUL-01", "PSX-TRN-04")
def test_lineages_and_talents_change_the_numbers() -> None:
    flit = block_of(sheet(lineage="flit"), "x", True)
    assert (flit.actions, flit.max_health, flit.quickness, flit.endurance) == (3, 3, 3, 2)
    assert flit.evasion == 2 + 2
    assert flit.flies
    doldagor = block_of(sheet(lineage="doldagor"), "x", True)
    assert (doldagor.actions, doldagor.innate, doldagor.max_health) == (1, 1, 9)
    katora = block_of(sheet(lineage="katora"), "x", True)
    assert (katora.strength, katora.melee, katora.willpower) == (3, 2 + 2, 2)
    assert block_of(sheet(lineage="gasdaria"), "x", True).max_destiny == 1
    talented = block_of(
        sheet(
            talents=[
                "skilled-fighter",
                "masterly-presence",
                "critical-hits",
                "robust",
                "evasion",
                "bark-skin",
            ]
        ),
        "x",
        True,
    )
    assert (talented.actions, talented.minimum_roll, talented.critical) == (3, 4, -1)
    assert (talented.max_health, talented.innate, talented.quickness) == (8, 1, 0)
    assert talented.evasion == 1 + 2


@pytest.mark.rule("PSX-RUL-03")
def test_skills_are_averages_rounded_up_also_below_nothing() -> None:
    block = block_of(sheet(attributes={"strength": -2, "quickness": -1}), "x", True)
    assert block.melee == -1


@pytest.mark.rule("PSX-EQP-01", "PSX-EQP-05")
def test_weapon_numbers_and_what_a_missing_one_means() -> None:
    assert len(WEAPONS) == 81
    halberd = WEAPONS["halberd"]
    assert (halberd.potential, halberd.penetration, halberd.reach, halberd.hands) == (3, 2, 2, 2)
    loose = WEAPONS["loose-object"]
    assert (loose.potential, loose.penetration, loose.reach, loose.wounds) == (0, 0, 1, 1)
    assert loose.blunt
    assert WEAPONS["glock"].capacity == 17
    assert {key for key, weapon in WEAPONS.items() if weapon.blunt} == {
        "brass-knuckles",
        "club",
        "baton",
        "crowbar",
        "mace",
        "morning-star",
        "battle-flail",
        "warhammer",
        "sledgehammer",
        "staff",
        "loose-object",
    }
    assert (len(ARMOURS), len(SHIELDS), len(THROWABLES), len(ITEMS)) == (36, 11, 7, 6)


@pytest.mark.rule("PSX-RUL-45", "PSX-EQP-04")
def test_heavy_weapons_encumber() -> None:
    for key, row in read("weapons.toml").items():
        weight = row.get("weight", 0)
        assert row["load"] == (2 if weight >= 6 else 1 if weight >= 3 else 0), key


@pytest.mark.rule("PSX-EQP-07")
def test_modifications_add_up_and_end_at_nothing_at_the_least() -> None:
    rubber = modified(WEAPONS["glock"], ["rubber-bullets", "red-dot-sight"])
    assert (rubber.potential, rubber.penetration, rubber.shocked) == (2, 0, 2)
    quick = modified(WEAPONS["colt-peacemaker"], ["quick-loader", "quick-draw-sling"])
    assert (quick.reload, quick.ready) == (0, 0)
    least = modified(
        WEAPONS["blowpipe"],
        ["rubber-bullets", "quick-draw-quiver", "quick-loader", "quick-draw-sling"],
    )
    assert (least.potential, least.reload, least.ready) == (0, 0, 0)
    gun = {"item": "colt-peacemaker", "modifications": ["quick-loader"], "loaded": 0}
    fight = stage([who("vance", 0, hands=[gun])], [who("grom", 9)])
    assert fight.play("vance: reload").fighter("vance").actions == 2
    tripod = {"item": "m60", "modifications": ["tripod"]}
    steady = stage([who("vance", 0, hands=[tripod])], [who("grom", 9)])
    shot = steady.play("vance: attack grom mode=single", dice=totals(*[1] * 9))
    again = shot.play("vance: attack grom mode=single", dice=totals(*[1] * 9))
    assert again.parts("hit") == {"minimum-roll": 5}


@pytest.mark.rule("PSX-RUL-61")
def test_fixed_changes_of_range_come_before_percentages() -> None:
    gun = {"item": "pump-action-shotgun", "modifications": ["slug-ammunition"]}
    fight = stage([who("vance", 0, hands=[gun], talents=["eagle-eye"])], [who("grom", 9)]).play()
    assert fight.fight.thing_by_slug("pump-action-shotgun").weapon.reach == 37


@pytest.mark.rule("PSX-EQP-03")
def test_counted_ammunition_runs_out() -> None:
    gun = {"item": "hk-usp", "loaded": 0, "spare": 3}
    fight = stage([who("vance", 0, hands=[gun])], [who("grom", 9)])
    loaded = fight.play("vance: reload")
    assert loaded.fight.thing_by_slug("hk-usp").loaded == 3
    assert "reload" not in loaded.offers()


@pytest.mark.rule("PSX-TRN-16")
def test_fliers_pass_over_people_and_obstacles() -> None:
    lane = {"bounds": [0, 0, 9, 0], "chasms": [[2, 0]]}
    flit = who("nessa", 0, lineage="flit")
    fight = stage([flit], [who("grom", 1)], ground=lane).play()
    flown = fight.play("nessa: run path=1,0;2,0;3,0")
    assert flown.fighter("nessa").at == flown.fight.grid.step(flown.fighter("grom").at, 2) + 16384
    # A way that is not listed, over a chasm; and one that is not straight, over an opponent.
    field = {"bounds": [-20, -20, 20, 20], "chasms": [[x, 1] for x in range(-20, 21)]}
    wide = stage([flit], [who("grom", 1, 2)], ground=field).play()
    listed = wide.slot("run").values()
    ways = [f"0,1;0,2;0,3;0,{y}" for y in (4,)] + ["0,1;0,2;0,3;0,4;0,5"]
    unlisted = [way for way in ways if way not in listed]
    assert unlisted
    for way in unlisted:
        wide.play(f"nessa: run path={way}")
    bent = stage([flit], [who("grom", 1)], ground={"bounds": [-20, -20, 20, 20]}).play()
    bent.play("nessa: run path=1,0;2,1;2,2;1,2")
    walker = stage([who("nessa", 0)], [who("grom", 9)], ground=lane).play()
    walker.refuses("nessa: run path=1,0;2,0;3,0", reason="wall")


@pytest.mark.rule("PSX-TRN-16")
def test_an_attack_of_opportunity_stops_who_leaves() -> None:
    guard = who("ottwin", 1, talents=["attack-of-opportunity"])
    fight = stage([who("nessa", 0)], [guard], actions={"ottwin": 1})
    leaving = fight.play("nessa: run path=-1,0;-2,0")
    assert leaving.question.kind == "opportunity"
    struck = leaving.play("ottwin: strike morning-star", dice=totals(5, 5, 5, *[1] * 7))
    dropped = struck.play("nessa: none") if struck.question.kind == "defend" else struck
    assert dropped.fighter("nessa").health == 3
    assert dropped.fighter("ottwin").actions == 1
    assert dropped.question.kind == "act"
    moved = dropped.fight.grid.distance(dropped.fighter("nessa").at, dropped.fighter("ottwin").at)
    assert moved == 3
    around = fight.play("nessa: run path=0,1;1,1")
    assert around.question.kind != "opportunity"
    twice = stage([who("nessa", 0)], [guard]).play("nessa: run path=-1,0")
    missed = twice.play("ottwin: strike morning-star", dice=totals(*[1] * 10))
    back = missed.play("nessa: run path=0,0", "nessa: run path=-1,0")
    assert back.question.kind == "act"
    down = leaving.play(
        "ottwin: strike morning-star",
        dice=totals(*[11] * 6, *[1] * 4),
        until="ottwin@act",
        otherwise="default",
    )
    assert down.fighter("nessa").dying == 1


@pytest.mark.rule("PSX-TRN-16", "PSX-REA-01")
def test_only_a_perceiving_opponent_with_the_talent_strikes_who_leaves() -> None:
    talent = ["attack-of-opportunity"]
    far = who("vance", 30, talents=talent)

    def leaves(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> str:
        fight = stage([who("nessa", 0), *ours], [*theirs, far])
        return fight.play("nessa: run path=-1,0;-2,0").question.kind

    assert leaves([], [who("ottwin", 1, talents=talent)]) == "opportunity"
    assert leaves([], [who("ottwin", 1)]) == "act"
    assert leaves([], [who("ottwin", 1, talents=talent, states=["oblivious"])]) == "act"
    assert leaves([who("marek", 1, talents=talent)], [who("grom", 9)]) == "act"


@pytest.mark.rule("PSX-TRN-16")
def test_who_is_struck_down_on_the_way_lies_there_or_beside_whoever_stands_there() -> None:
    guard = who("marek", 1, talents=["attack-of-opportunity"])
    for friends, lies in (([], (-1, 0)), ([who("kestrel", -1)], None)):
        fight = stage([who("nessa", 0, health_left=1), *friends], [guard])
        leaving = fight.play("nessa: run path=-1,0;-2,0")
        struck = leaving.play("marek: strike long-sword", "nessa: none", dice=totals(11, *[1] * 7))
        nessa = struck.fighter("nessa")
        assert nessa.dying == 1
        if lies is not None:
            assert nessa.at == field(*lies)
        else:
            assert struck.fight.apart(nessa, struck.fighter("kestrel")) == 1
            assert nessa.at != struck.fighter("marek").at


@pytest.mark.rule("PSX-TRN-16")
def test_a_blow_of_opportunity_comes_once_a_round_and_breaks_no_chain() -> None:
    guard = who("vance", 1, talents=["attack-of-opportunity"], actions=3)
    fight = stage([guard], [who("nessa", 0), who("grom", 30)])
    shot = fight.play(
        "vance: attack grom mode=single",
        "vance: ready hunting-knife",
        "vance: end",
        dice=totals(*[1] * 9),
    )
    assert shot.fighter("vance").chain == 1
    leaving = shot.play("nessa: run path=-1,0")
    dice = leaving.fighter("vance").block.melee + WEAPONS["hunting-knife"].potential
    missed = leaving.play("vance: strike hunting-knife", dice=totals(*[1] * dice))
    assert (missed.fighter("vance").chain, missed.fighter("vance").struck_opportunity) == (1, True)
    later = missed.play(otherwise="default", until="vance@act")
    assert not later.fighter("vance").struck_opportunity


@pytest.mark.rule("PSX-TRN-16")
def test_only_weapons_whose_reach_is_left_strike_who_leaves() -> None:
    guard = who("nessa", 1, hands=["dagger", "long-sword"], talents=["attack-of-opportunity"])
    fight = stage([who("marek", 0, actions=3)], [guard])
    near = fight.play("marek: run path=-1,0")
    assert near.question.kind == "opportunity"
    assert near.slot("strike").values() == ["dagger"]
    near.refuses("nessa: strike long-sword-2")
    far = near.play("nessa: pass").play("marek: run path=-2,0")
    assert far.slot("strike").values() == ["long-sword-2"]
    both = fight.play("marek: run path=-1,0;-2,0", "nessa: pass")
    assert both.slot("strike").values() == ["long-sword-2"]


@pytest.mark.rule("PSX-TRN-16", "PSX-RUL-48")
def test_who_goes_over_the_edge_leaves_every_reach() -> None:
    guard = who("ottwin", 1, 1, talents=["attack-of-opportunity"])
    ground = {"bounds": [0, 0, 9, 9]}
    fight = stage([who("nessa", 0, 1, health_left=1), who("vance", 9, 9)], [guard], ground=ground)
    leaving = fight.play("nessa: withdraw")
    assert leaving.question.kind == "opportunity"
    assert leaving.play("ottwin: pass").fighter("nessa").withdrawn
    down = leaving.play("ottwin: strike", "nessa: none", dice=totals(11, *[1] * 9))
    assert (down.fighter("nessa").dying, down.fighter("nessa").withdrawn) == (1, False)


@pytest.mark.rule("PSX-EQP-02", "PSX-EQP-08")
def test_a_weapon_for_both_hands_or_a_shield_empties_the_other_hand() -> None:
    pair = who("nessa", 0, carried=["halberd"], shield="buckler", shield_on_arm=False)
    fight = stage([pair], [who("grom", 30)]).play()
    assert fight.fight.thing_by_slug("dagger-2").in_hand()
    polearm = fight.play("nessa: ready halberd")
    assert not polearm.fight.thing_by_slug("dagger").in_hand()
    assert not polearm.fight.thing_by_slug("dagger-2").in_hand()
    shield = fight.play("nessa: ready-shield buckler")
    assert shield.fight.thing_by_slug("dagger").in_hand()
    assert shield.fight.thing_by_slug("dagger-2").place == CARRIED
    assert shield.fighter("nessa").off == NOTHING


@pytest.mark.rule("PSX-EQP-02")
def test_one_of_a_pair_takes_the_place_of_the_first_and_the_other_stays_in_hand() -> None:
    fight = stage([who("nessa", 0, carried=["dagger"])], [who("grom", 30)]).play()
    changed = fight.play("nessa: ready dagger-3").fight
    places = [changed.thing_by_slug(slug).in_hand() for slug in ("dagger", "dagger-2", "dagger-3")]
    assert places == [False, True, True]


@pytest.mark.rule("PSX-EQP-04")
def test_what_is_dropped_or_thrown_weighs_nothing_any_more() -> None:
    heavy = WEAPONS["throwing-axe"].copy()
    heavy.load = 2
    fight = stage([who("nessa", 0, hands=["uzi"], carried=["throwing-axe"])], [who("grom", 5)])
    start = fight.play()
    assert start.fighter("nessa").load == 1
    assert start.play("nessa: drop uzi").fighter("nessa").load == 0
    battle, nessa = start.fight, start.fighter("nessa")
    axe = battle.thing_by_slug("throwing-axe")
    axe.weapon = heavy
    reckon(battle, nessa)
    assert nessa.load == 3
    throw_piece(battle, nessa, axe, battle.by_slug("grom").at)
    assert nessa.load == 1


@pytest.mark.rule("PSX-EQP-03")
def test_a_full_weapon_is_not_reloaded() -> None:
    for loaded in (30, 29):
        gun = {"item": "m-16", "loaded": loaded}
        fight = stage([who("vance", 0, hands=[gun])], [who("grom", 9)]).play()
        assert ("reload" in fight.offers()) is (loaded == 29)


@pytest.mark.rule("PSX-INI-04")
def test_the_vigilant_start_with_an_action() -> None:
    pair = scenario([who("marek", 0)], [who("grom", 1, talents=["special-vigilance"])])
    begun = situation(pair).play(dice=f"{totals(5, 5)} {totals(1)}")
    assert begun.fighter("grom").actions == 1
    asleep = who("grom", 1, talents=["special-vigilance"], states=["asleep"])
    night = situation(scenario([who("marek", 0)], [asleep])).play(
        dice=f"{totals(5, 5)} {totals(1)}"
    )
    assert night.fighter("grom").actions == 0


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hands": ["longsword"]}, "hands"),
        ({"hands": ["halberd", "dagger"]}, "hands"),
        ({"hands": ["dagger", "club"]}, "hands"),
        ({"hands": ["halberd"], "shield": "buckler"}, "shield"),
        ({"hands": [{"item": "dagger", "modifications": ["slug-ammunition"]}]}, "modifications"),
        ({"hands": [{"item": "dagger", "count": 2}]}, "count"),
        ({"lineage": "elf"}, "lineage"),
        ({"attributes": {"luck": 3}}, "luck"),
        ({"weapon": "dagger"}, "weapon"),
        ({"minimum_roll": 1}, "minimum_roll"),
    ],
)
def test_an_error_names_the_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(ScenarioError) as error:
        scenario([{**who("marek", 0), **changes}], [who("grom", 1)])
    assert field in str(error.value)


def test_every_fighter_of_the_book_is_a_valid_sheet() -> None:
    folder = files("fechtbuch.books.phase_six").joinpath("data", "fighters")
    for entry in folder.iterdir():
        FighterSheet.model_validate(tomllib.loads(entry.read_text(encoding="utf-8")))


@pytest.mark.rule("PSX-RUL-45")
def test_every_carried_weapon_counts_by_its_weight_and_none_that_lies() -> None:
    armed = who("marek", 0, hands=["dagger"], carried=["kar98", "m60"], armour=[], shield=None)
    fight = stage([armed], [who("grom", 9)]).play()
    assert fight.fighter("marek").load == 0 + 1 + 2
    dropped = fight.play("edict: set fighter=marek field=actions value=9", "marek: ready m60")
    while not dropped.fight.thing_by_slug("m60").in_hand():
        dropped = dropped.play("marek: ready m60")
    assert dropped.play("marek: drop m60").fighter("marek").load == 1


@pytest.mark.rule("PSX-RUL-61")
def test_blades_reach_no_farther_for_an_eagle_eye() -> None:
    assert far_sighted(WEAPONS["long-sword"], 50).reach == WEAPONS["long-sword"].reach
    assert far_sighted(WEAPONS["hk-usp"], 50).reach == 30


@pytest.mark.rule("PSX-TRN-16", "PSX-RUL-52")
def test_everybody_has_a_field_and_begins_with_all_that_the_sheet_gives() -> None:
    assert sheet().footprint == (1, 1)
    dice = {"bonus_dice": 2, "destiny_dice": 3, "rerolls": 4}
    marek = stage([who("marek", 0, **dice)], [who("grom", 1)]).fight.fighters[0]
    assert (marek.bonus, marek.destiny, marek.rerolls) == (2, 3, 4)
    assert marek.health == marek.block.max_health == 6
