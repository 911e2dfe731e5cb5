"""What happens when two rules meet: what lasts ends with its ground, a deed is looked at again."""

import json
from typing import Any

import pytest

from fechtbuch.books.phase_six.asking.act_question import ActQuestion
from fechtbuch.books.phase_six.kinds.arms import CARRIED, GROUND, NOTHING
from fechtbuch.books.phase_six.kinds.verbs import IN_WINDOW, ON_TURN
from fechtbuch.books.phase_six.rules.defence import DEFENCE
from fechtbuch.books.phase_six.rules.dice import EXTRA
from fechtbuch.books.phase_six.rules.movement import run_range
from fechtbuch.books.phase_six.rules.special_attacks import RESIST
from fechtbuch.books.phase_six.rules.still_valid import end_invalid
from fechtbuch.books.phase_six.state.battle import Battle
from fechtbuch.books.phase_six.state.clouds import SMOKE, Cloud
from fechtbuch.books.phase_six.state.fighter import UP
from fechtbuch.cli.seats import Seats
from fechtbuch.engine.choices import Refusal, parse_words
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fields import field
from fechtbuch.engine.session import Session, verify
from fechtbuch.scenario.records import new_record
from fechtbuch.testing import Situation, situation
from tests.phase_six.stage import scenario, stage, totals, who

MISS = totals(*[1] * 8)


def newcomer(**entry: object) -> str:
    """An edict that brings somebody in."""
    return f"add-fighter data={json.dumps(json.dumps({'side': 'theirs', **entry}))}"


# Attacks of opportunity.


@pytest.mark.rule("PSX-RUL-67")
def test_no_blow_of_opportunity_goes_through_a_wall_or_smoke() -> None:
    guard = who("marek", 1, hands=["halberd"], talents=["attack-of-opportunity"])
    bare = stage([who("vance", -1)], [guard]).play("vance: run path=-2,0;-3,0")
    assert bare.question.kind == "opportunity"
    walls = {"bounds": [-9, -5, 9, 5], "walls": [[0, -5, 0, 5]]}
    walled = stage([who("vance", -1)], [guard], ground=walls)
    assert walled.play("vance: run path=-2,0;-3,0").question.kind == "act"
    fight = stage([who("vance", -1)], [guard]).play().fight
    fight.clouds = [Cloud(SMOKE, field(0, 0), 2, 5, True)]
    fight.spread_smoke()
    assert situation(fight).play("vance: run path=-2,0;-3,0").question.kind == "act"


@pytest.mark.rule("PSX-RUL-71")
def test_a_shield_raised_on_the_way_halves_the_rest_of_it() -> None:
    master = who("ottwin", 0, talents=["shield-mastery"])
    guard = who("marek", 0, 1, hands=["halberd"], talents=["attack-of-opportunity"])
    fight = stage([master], [guard], actions={"ottwin": 2})
    whole = run_range(fight.play().fighter("ottwin"))
    way = ";".join(f"{x},0" for x in range(1, whole + 1))
    leaving = fight.play(f"ottwin: run path={way}")
    assert leaving.question.kind == "opportunity"
    cut = leaving.play(
        "marek: strike halberd",
        "ottwin: raise-shield",
        dice=totals(5, *[1] * 8) + " " + totals(5),
        otherwise="default",
    )
    ottwin = cut.fighter("ottwin")
    assert ottwin.block_state == UP
    assert ottwin.at == field((whole + 1) // 2, 0)
    assert cut.event("cut-short").rule == "PSX-RUL-71"


@pytest.mark.rule("PSX-RUL-74")
def test_who_is_struck_down_over_a_chasm_lies_beside_it_with_his_things() -> None:
    flier = who("nessa", 0, lineage="flit", health_left=1, hands=["dagger"], carried=[])
    guard = who("marek", 0, 1, hands=["halberd"], talents=["attack-of-opportunity"])
    chasm = {"bounds": [-9, -9, 9, 9], "chasms": [[1, -9, 3, 9]]}
    fight = stage([flier], [guard], ground=chasm)
    leaving = fight.play("nessa: run path=1,0;2,0;3,0;4,0")
    assert leaving.question.kind == "opportunity"
    down = leaving.play("marek: strike halberd", "nessa: none", dice=totals(*[11] * 8, 1))
    nessa = down.fighter("nessa")
    assert nessa.helpless() or nessa.dead
    assert down.fight.grid.open(nessa.at)
    assert down.event("ends-up").rule == "PSX-RUL-74"
    assert all(
        down.fight.grid.open(thing.at) for thing in down.fight.things if thing.place == GROUND
    )


# Stacks and rounds.


@pytest.mark.rule("PSX-RUL-68", "PSX-RUL-36")
def test_only_the_piece_in_hand_falls_and_the_rest_of_the_stack_stays() -> None:
    thrower = who("nessa", 0, hands=[{"item": "shuriken", "count": 5}], carried=[])
    dropped = stage([thrower], [who("grom", 9)]).play("nessa: drop shuriken")
    stack = dropped.fight.thing_by_slug("shuriken")
    assert (stack.count, stack.place, stack.holder) == (4, CARRIED, 0)
    lying = [thing for thing in dropped.fight.things if thing.place == GROUND]
    assert [(thing.key, thing.count) for thing in lying] == [("shuriken", 1)]
    struck = stage([who("marek", 0)], [{**thrower, "at": [1, 0]}]).play(
        "marek: attack nessa long-sword special=disarm",
        "nessa: deftness",
        dice=totals(*[8] * 8, 1, 1, 1, 1),
        otherwise="default",
    )
    assert struck.event("disarmed").target == "nessa"
    assert struck.fight.thing_by_slug("shuriken").count == 4


@pytest.mark.rule("PSX-RUL-68", "PSX-EQP-03")
def test_spare_rounds_stay_with_the_man_and_serve_all_his_weapons_of_the_kind() -> None:
    guns = [{"item": "glock", "spare": 9, "loaded": 0}]
    second = [{"item": "glock", "spare": 0, "loaded": 0}]
    kit = who("vance", 0, hands=guns, carried=second, actions=9)
    fight = stage([kit], [who("grom", 1)])
    gone = fight.play("vance: drop glock", "vance: ready glock-2")
    full = gone.play("vance: reload glock-2")
    assert full.event("reloaded").amount == 9
    assert full.fight.thing_by_slug("glock").spare == 0
    taker = who("grom", 1, hands=[], carried=[], actions=9)
    other = stage([kit], [taker]).play("vance: drop glock", "vance: end")
    taken = other.play("grom: pick-up glock")
    assert "reload" not in taken.offers()


# Whom and what.


@pytest.mark.rule("PSX-RUL-69")
def test_a_friend_can_be_attacked_and_aimed_at_where_no_foe_is_near() -> None:
    friend = {"bounds": [-9, -9, 40, 9], "walls": [[20, -9, 20, 9]]}
    fight = stage([who("marek", 0), who("nessa", 1)], [who("grom", 30)], ground=friend).play()
    assert {"attack", "aim", "accurate"} <= set(fight.offers())
    assert fight.offers("attack") == ["nessa"]


@pytest.mark.rule("PSX-RUL-72")
def test_a_healing_potion_is_not_for_the_dying() -> None:
    items = ["lesser-healing-potion", "potion-of-protection"]
    dying = who("nessa", 1, conditions={"dying": 2})
    fight = stage([who("vance", 0, items=items), dying], [who("grom", 30)]).play()
    assert fight.offers("use target=nessa") == ["potion-of-protection"]
    assert "lesser-healing-potion" in fight.offers("use target=vance")
    fight.refuses("vance: use target=nessa item=lesser-healing-potion", rule="PSX-RUL-72")
    only = stage([who("vance", 0, items=items[:1]), dying], [who("grom", 30)]).play()
    assert only.offers("use") == ["vance"]


@pytest.mark.rule("PSX-RUL-65")
def test_every_lineage_has_the_dice_of_a_human() -> None:
    def dice(**sheet: object) -> list[int]:
        plain = {"name": "Anna", "hands": ["dagger"], **sheet}
        fight = scenario([plain], [{**plain, "name": "Bert"}]).build()
        assert isinstance(fight, Battle)
        assert fight.fighters[1].rerolls == sheet.get("rerolls", 0)
        return [fight.fighters[0].bonus, fight.fighters[0].rerolls]

    for lineage in ("human", "katora", "flit"):
        assert dice(lineage=lineage) == [2, 2], lineage
    assert dice(lineage="katora", rerolls=1) == [2, 1]


@pytest.mark.rule("PSX-RUL-66", "PSX-MOD-05")
def test_a_sword_in_hand_and_a_thing_on_the_ground_can_be_thrown() -> None:
    fight = stage([who("marek", 0)], [who("grom", 6)]).play()
    flown = fight.play(
        "marek: hurl item=long-sword target=grom", dice=totals(5, *[1] * 4), otherwise="default"
    )
    assert flown.event("attacks").word == "thrown"
    sword = flown.fight.thing_by_slug("long-sword")
    assert (sword.place, sword.at) == (GROUND, field(6, 0))
    assert flown.fighter("marek").main == NOTHING
    lying = fight.play("marek: drop long-sword")
    assert "long-sword" in lying.offers("hurl")
    far = stage([who("marek", 0)], [who("grom", 21)]).play()
    assert "hurl" not in far.offers()


@pytest.mark.rule("PSX-RUL-73", "PSX-RUL-48")
def test_whoever_is_down_crawls_over_the_edge_of_the_map() -> None:
    edge = {"bounds": [0, 0, 20, 9]}
    low = stage([who("marek", 0, states=["hunkered"])], [who("grom", 20)], ground=edge).play()
    assert "withdraw" in low.offers()
    gone = low.play("marek: withdraw", otherwise="default")
    assert gone.fighter("marek").withdrawn
    far = stage([who("marek", 4, 4, states=["hunkered"])], [who("grom", 20)], ground=edge).play()
    assert "withdraw" not in far.offers()


@pytest.mark.rule("PSX-TRN-16")
def test_nobody_runs_who_has_no_way() -> None:
    cell = {"bounds": [0, 0, 9, 0]}
    fight = stage([who("nessa", 0)], [who("grom", 1)], ground=cell).play()
    assert "run" not in fight.offers()
    fight.refuses("nessa: run", reason="no-way-out", rule="PSX-TRN-16")


# Acts without cost before a reaction.


@pytest.mark.rule("PSX-RUL-70", "PSX-TRN-15")
def test_what_is_dropped_before_a_defence_frees_the_shield() -> None:
    bearer = who("ottwin", 1, carried=["halberd"])
    readied = stage([bearer], [who("vance", 9)]).play("ottwin: ready halberd", "ottwin: end")
    assert readied.fighter("ottwin").actions == 1
    shot = readied.play("vance: attack ottwin mode=single", dice=totals(5, *[1] * 8))
    assert shot.question.kind == "defend"
    freed = shot.play("ottwin: drop halberd")
    assert "shield-parry" in freed.offers()
    parried = freed.play("ottwin: shield-parry", dice=totals(5))
    assert parried.fight.thing_by_slug("halberd").place == GROUND
    back = freed.play("ottwin: none", otherwise="default")
    ottwin = back.fighter("ottwin")
    assert back.fight.thing_by_slug("halberd").index == ottwin.main
    assert back.event("taken-back").rule == "PSX-RUL-70"


@pytest.mark.rule("PSX-RUL-70", "PSX-REA-07")
def test_what_is_done_before_a_reaction_that_never_comes_is_taken_back() -> None:
    fight = stage([who("vance", 9)], [who("grom", 1, bonus_dice=1)], actions={"grom": 1})
    window = fight.play("vance: hunker")
    let_go = window.play("grom: drop sledgehammer", "grom: buy")
    passed = let_go.play("grom: pass")
    grom = passed.fighter("grom")
    assert passed.fight.thing_by_slug("sledgehammer").index == grom.main
    assert (grom.bonus, grom.actions) == (0, 2)
    acted = let_go.play("grom: hunker")
    assert acted.fight.thing_by_slug("sledgehammer").place == GROUND
    assert acted.happened("taken-back") == []


# What lasts.


@pytest.mark.rule("PSX-RUL-75")
def test_steps_towards_a_thing_are_lost_when_another_takes_it_or_one_goes_away() -> None:
    kit = who("marek", 0, hands=["warhammer"], carried=[], actions=4)
    fight = stage([kit, who("nessa", 0, 1, hands=[], carried=[], actions=4)], [who("grom", 30)])
    begun = fight.play("marek: drop warhammer", "marek: pick-up warhammer")
    marek = begun.fighter("marek")
    assert (marek.readying, marek.ready_steps) == (0, 1)
    away = begun.play("marek: run path=-1,0;-2,0;-3,0")
    assert away.fighter("marek").readying == NOTHING
    assert away.event("readying-lost").rule == "PSX-RUL-75"
    near = begun.play("marek: walk path=-1,0")
    assert near.fighter("marek").ready_steps == 1
    taking = begun.play("marek: end", "nessa: pick-up warhammer", "marek: pass")
    taken = taking.play("nessa: pick-up warhammer")
    assert taken.fighter("nessa").main == 0
    assert taken.fighter("marek").readying == NOTHING


@pytest.mark.rule("PSX-RUL-18", "PSX-RUL-20")
def test_aim_ends_with_its_target_and_its_weapon_and_is_told_once() -> None:
    fight = stage([who("vance", 0, actions=4)], [who("grom", 9), who("marek", 30)])
    aimed = fight.play("vance: aim grom m-16")
    for edict in (
        "add-state fighter=grom state=dead",
        "add-state fighter=grom state=withdrawn",
        "add-state fighter=vance state=asleep",
    ):
        over = aimed.play(f"edict: {edict}", otherwise="default", until="marek@act")
        assert over.fighter("vance").aim_steps == 0, edict
        assert [told.rule for told in over.happened("aim-ends")] == ["PSX-RUL-18"], edict
    dropped = aimed.play("vance: drop m-16")
    assert dropped.event("aim-ends").actor == "vance"
    invested = fight.play("vance: accurate grom m-16")
    lost = invested.play("edict: add-state fighter=grom state=dead")
    assert lost.event("investing-ends").rule == "PSX-RUL-20"


def test_a_state_that_was_stored_with_what_cannot_last_is_put_right_at_the_next_step() -> None:
    fight = stage([who("vance", 0)], [who("grom", 9), who("marek", 30)]).play().fight
    vance, grom = fight.by_slug("vance"), fight.by_slug("grom")
    vance.aim_target, vance.aim_weapon, vance.aim_steps = 1, vance.main, 2
    grom.dead = True
    again = stage([who("vance", 0)], [who("grom", 9), who("marek", 30)]).play().fight
    again.restore(fight.to_data())
    assert again.by_slug("vance").aim_steps == 2
    end_invalid(again)
    assert again.by_slug("vance").aim_steps == 0
    assert not again.lasts


# Can this still go on?


@pytest.mark.rule("PSX-RUL-76", "PSX-TRN-16")
def test_a_walk_ends_before_a_foe_who_woke_on_the_way() -> None:
    sleeper = who("grom", 1, states=["asleep"])
    lane = {"bounds": [0, 0, 9, 0]}
    fight = stage([who("nessa", 0)], [sleeper, who("vance", 9)], ground=lane)
    stabbed = fight.play(
        "nessa: walk act=attack target=grom weapon=dagger special=coup-de-grace then=1,0;2,0",
        dice=MISS,
        otherwise="default",
    )
    assert not stabbed.fighter("grom").asleep
    assert stabbed.fighter("nessa").at == field(0, 0)
    assert stabbed.event("way-closed").rule == "PSX-RUL-76"


@pytest.mark.rule("PSX-RUL-76")
def test_hidden_fighters_are_not_betrayed_by_ways_and_offers() -> None:
    lane = {"bounds": [0, 0, 9, 0]}
    lurking = who("grom", 2)
    hidden = "hide fighter=grom side=ours"
    fight = stage([who("nessa", 0)], [lurking, who("vance", 9)], ground=lane, given=[hidden])
    asked = fight.play()
    assert "1,0;2,0" in asked.offers("run")
    ran = asked.play("nessa: run path=1,0;2,0;3,0")
    assert ran.fighter("nessa").at == field(1, 0)
    assert ran.event("way-closed").actor == "nessa"
    helpless = who("grom", 1, states=["asleep"])
    near = stage([who("nessa", 0)], [helpless, who("vance", 9)], given=[hidden]).play()
    assert "wake" not in near.offers()


@pytest.mark.rule("PSX-RUL-76", "PSX-THR-06")
def test_a_newcomer_is_in_the_blast_of_the_same_window() -> None:
    thrower = who("vance", 0, items=["he-grenade"])
    fight = stage([thrower], [who("grom", 30)])
    thrown = fight.play(
        f"edict: {newcomer(use='marek', slug='late', at=[9, 0])}",
        "vance: throw he-grenade at=9,0",
        dice=totals(5, 1, 1, 1) + " d6=1 " + totals(1, 1),
        otherwise="default",
    )
    assert "late" in [told.target for told in thrown.happened("in-blast")]


def come_late(asked: Situation, roll: int, **entry: object) -> Situation:
    """Somebody comes while Vance is asked whether he reacts, and rolls so much in all."""
    edict = newcomer(use="nessa", slug="late", at=[9, 3], **entry)
    return asked.play(f"edict: {edict}", "vance: pass", dice=totals(*[1] * 3, roll - 3))


@pytest.mark.rule("PSX-RUL-48", "PSX-RUL-76", "PSX-REA-07")
@pytest.mark.parametrize(
    ("roll", "order", "asked"),
    [
        (20, ["late", "grom", "vance", "marek"], ["late", "marek"]),
        (11, ["grom", "vance", "late", "marek"], ["late", "marek"]),
        (8, ["grom", "vance", "marek", "late"], ["marek", "late"]),
    ],
    ids=["his-place-was-over", "he-is-next", "he-is-last"],
)
def test_who_joins_in_the_midst_of_an_act_may_react_to_it(
    roll: int, order: list[str], asked: list[str]
) -> None:
    two = [who("vance", 0), who("marek", 0, 3)]
    staged = stage(two, [who("grom", 9)], {"vance": 1, "marek": 1}, ["grom", "vance", "marek"])
    fight: Any = staged.play().fight
    for fighter, result in zip(fight.fighters, (12, 10, 15), strict=True):
        fighter.initiative = result
    acted = situation(fight).play("grom: hunker")
    late = come_late(acted, roll, bonus_dice=1)
    assert [late.fight.fighters[index].slug for index in late.fight.order] == order
    for slug in asked:
        assert (late.question.kind, late.question.who) == ("react", late.fighter(slug))
        late = late.play(f"{slug}: pass")
    assert (late.question.kind, late.question.who) == ("act", late.fighter("grom"))
    # Without dice he can get no action, and is asked nothing.
    bare = come_late(acted, roll, bonus_dice=0, destiny_dice=0)
    assert bare.question.who is bare.fighter("marek")


@pytest.mark.rule("PSX-RUL-48", "PSX-RUL-76", "PSX-REA-06")
def test_who_joins_in_a_phase_of_the_round_may_react_in_it() -> None:
    fight = stage([who("vance", 0)], [who("grom", 9)], order=["grom", "vance"])
    ended = fight.play("grom: end", "vance: end")
    assert ended.question.kind == "round-end"
    edict = newcomer(use="nessa", slug="late", at=[9, 3], bonus_dice=1)
    late = ended.play(f"edict: {edict}", "grom: pass", dice=totals(2, 2, 2, 2))
    assert (late.question.kind, late.question.who) == ("round-end", late.fighter("late"))


@pytest.mark.rule("PSX-RUL-48", "PSX-RUL-76", "PSX-TRN-16")
def test_who_joins_beside_a_way_has_initiative_before_he_strikes() -> None:
    guard = {"hands": ["halberd"], "talents": ["attack-of-opportunity"]}
    fight = stage([who("vance", 0)], [who("marek", 0, 2, **guard)])
    left = fight.play("vance: run path=-1,0;-2,0;-3,0")
    assert (left.question.kind, left.question.who) == ("opportunity", left.fighter("marek"))
    edict = newcomer(use="marek", slug="late", at=[0, -2], **guard)
    late = left.play(f"edict: {edict}", "marek: pass", dice=totals(5, 7))
    assert (late.question.kind, late.question.who) == ("opportunity", late.fighter("late"))
    assert late.fighter("late").initiative == 12
    assert late.fight.order[0] == late.fighter("late").index


@pytest.mark.rule("PSX-RUL-48", "PSX-RUL-76", "PSX-TRN-16")
def test_who_joins_during_the_act_on_a_walk_strikes_before_those_who_act_later() -> None:
    guard = {"hands": ["halberd"], "talents": ["attack-of-opportunity"]}
    walker = who("vance", 0, hands=["dagger"], carried=[])
    theirs = [who("marek", 0, 2, **guard), who("grom", -2, 1)]
    fight = stage([walker], theirs, actions={"grom": 1}, order=["marek", "vance", "grom"])
    blow = fight.play("marek: end").play(
        "vance: walk path=-1,0;-2,0 act=attack target=grom weapon=dagger then=-3,0",
        dice=totals(11, 1, 1, 1),
    )
    assert (blow.question.kind, blow.question.who) == ("defend", blow.fighter("grom"))
    edict = newcomer(use="marek", slug="late", at=[0, -2], **guard)
    left = blow.play(f"edict: {edict}", "grom: none", dice=totals(5, 7))
    assert left.fighter("late").initiative == 12
    assert (left.question.kind, left.question.who) == ("opportunity", left.fighter("late"))
    second = left.play("late: pass")
    assert (second.question.kind, second.question.who) == ("opportunity", second.fighter("marek"))


@pytest.mark.rule("PSX-TRN-16", "PSX-STA-16")
@pytest.mark.parametrize("state", ["dead", "asleep"])
def test_nobody_strikes_at_whom_another_has_stopped_before_he_left(state: str) -> None:
    guard = {"hands": ["halberd"], "talents": ["attack-of-opportunity"]}
    guards = [who("marek", 0, 2, **guard), who("marek", 0, -2, slug="guard", **guard)]
    fight = stage([who("vance", 0), who("nessa", 9, 9)], guards)
    left = fight.play("vance: run path=-1,0;-2,0;-3,0")
    assert (left.question.kind, left.question.who) == ("opportunity", left.fighter("marek"))
    both = left.play("marek: pass")
    assert (both.question.kind, both.question.who) == ("opportunity", both.fighter("guard"))
    one = left.play(f"edict: add-state fighter=vance state={state}", "marek: pass")
    assert [asked.kind for asked in one.asked].count("opportunity") == 1
    assert one.fighter("vance").at == field(-2, 0)


# The referee's word.


def test_the_living_are_not_killed_by_taking_death_away() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play().fight
    before = fight.key()
    decree(fight, parse_words("remove-state fighter=marek state=dead"))
    assert fight.key() == before


@pytest.mark.rule("PSX-TRN-16")
def test_who_comes_back_to_a_field_that_is_taken_stands_beside_it() -> None:
    for state in ("dead", "withdrawn"):
        fight = stage([who("marek", 0), who("nessa", 5)], [who("grom", 9)]).play().fight
        decree(fight, parse_words(f"add-state fighter=marek state={state}"))
        decree(fight, parse_words("set fighter=nessa field=at value=0,0"))
        decree(fight, parse_words(f"remove-state fighter=marek state={state}"))
        marek, nessa = fight.by_slug("marek"), fight.by_slug("nessa")
        assert marek.at != nessa.at, state
        assert fight.apart(marek, nessa) == 1


@pytest.mark.rule("PSX-STA-13")
def test_the_dying_do_not_rest() -> None:
    fight = stage([who("vance", 5)], [who("marek", 0, conditions={"dying": 1}), who("grom", 9)])
    played = fight.play().fight
    with pytest.raises(Refusal) as refused:
        decree(played, parse_words("add-state fighter=marek state=resting"))
    assert refused.value.rules == ["PSX-STA-13"]
    fallen = stage(
        [who("marek", 0), who("nessa", 1)],
        [who("grom", 9)],
        given=[
            "add-state fighter=marek state=resting",
            "add-state fighter=marek state=dying",
        ],
    ).play(dice=totals(5, 5), otherwise="default")
    marek = fallen.fighter("marek")
    assert (marek.health, marek.dying, marek.resting) == (0, 1, False)


@pytest.mark.parametrize(
    ("state", "name", "rule"),
    [("braced", "marek", "PSX-RUL-38"), ("shield-up", "marek", "PSX-RUL-28")],
)
def test_a_state_with_nothing_to_rest_on_is_refused(state: str, name: str, rule: str) -> None:
    fight = stage([who(name, 0)], [who("grom", 9)]).play().fight
    with pytest.raises(Refusal) as refused:
        decree(fight, parse_words(f"add-state fighter={name} state={state}"))
    assert refused.value.rules == [rule]


@pytest.mark.rule("PSX-RUL-64")
def test_what_the_referee_allows_at_a_price_can_be_answered() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)], actions={"grom": 1}).play()
    allowed = fight.play("edict: allow fighter=marek price=1 text=kick")
    assert allowed.question.kind == "react"
    assert allowed.question.who is allowed.fighter("grom")
    after = allowed.play("grom: hunker")
    assert after.question.kind == "act"
    assert after.question.who is after.fighter("marek")
    assert after.fighter("marek").actions == 1
    free = fight.play("edict: allow fighter=marek price=0 text=shout")
    assert free.question.kind == "act"


@pytest.mark.rule("PSX-RUL-64", "PSX-TRN-14")
def test_where_a_person_is_referee_the_arbitrary_act_is_always_on_offer() -> None:
    fight = scenario([{"use": "marek"}], [{"use": "grom"}])
    seed = bytes(32)

    def verbs(session: Session) -> list[str]:
        while session.pending[0].kind != "act":
            session.answer(session.pending[0].default().text())
        slot = session.pending[0].slot({})
        assert slot is not None
        return slot.values()

    alone = Session(new_record(fight, seed), fight.build(), seed)
    assert "improvise" not in verbs(alone)
    judged = Session(new_record(fight, seed), fight.build(), seed)
    judged.referee()
    assert "improvise" in verbs(judged)
    judged.answer("improvise text=gate")
    assert judged.pending[0].kind == "judge"
    judged.answer("allow cost=1")
    # A record of it can be read by whoever has no referee at hand.
    assert verify(Session(judged.record, fight.build(), seed)) == []
    two = {one.slug for one in fight.build().roster}
    seats = Seats(fight, alone, seed, two)
    assert seats.session.refereed


# What is told.


@pytest.mark.rule("PSX-INI-03")
def test_the_log_says_what_decided_a_tie() -> None:
    slow = {"use": "marek", "attributes": {"quickness": 1, "deftness": 1}}
    quick = {"use": "grom", "attributes": {"quickness": 2, "deftness": 1}}
    fight = scenario([slow], [quick]).build()
    begun = situation(fight).play(dice=totals(5, 4, 1), otherwise="default")
    told = begun.event("tie-decided")
    assert (told.actor, told.target, told.word) == ("grom", "marek", "quickness")


@pytest.mark.rule("PSX-RUL-39")
def test_wounds_on_the_dying_are_told() -> None:
    dying = who("grom", 1, conditions={"dying": 1}, armour=[])
    struck = stage([who("marek", 0)], [dying, who("vance", 30)]).play(
        "marek: attack grom long-sword", dice=totals(11, 11, *[1] * 6), otherwise="default"
    )
    told = struck.event("wounded-dying")
    assert (told.target, told.amount) == ("grom", 2)
    assert struck.fighter("grom").dying == 3


@pytest.mark.rule("PSX-EVA-03", "PSX-PAR-02")
def test_evade_and_parry_show_their_minimum_roll_in_the_first_list() -> None:
    fight = stage([who("marek", 0)], [who("nessa", 1)], actions={"nessa": 1})
    struck = fight.play("marek: attack nessa long-sword", dice=totals(5, 5, *[1] * 6))
    slot = struck.question.slot({})
    assert slot is not None
    shown = {option.value: option.worth.total for option in slot.options if option.worth}
    assert shown["evade"] == 5 + 2
    assert shown["parry"] == 5


def test_refusals_of_acts_name_a_rule() -> None:
    fight = stage([who("marek", 0)], [who("grom", 9)]).play()
    offered = set(fight.offers())
    question = fight.question
    assert isinstance(question, ActQuestion)
    slot = question.slot({})
    assert slot is not None
    for verb in question.menu.by_name:
        if verb not in offered:
            refusal = question.accepts(slot, verb, {})
            assert refusal is not None
            assert refusal.rules, verb
            assert refusal.reason != "not-possible", verb


EVERY_VERB = sorted(
    {*ON_TURN.by_name, *IN_WINDOW.by_name, *DEFENCE.by_name, *EXTRA.by_name, *RESIST.by_name}
)


@pytest.mark.rule(
    "PSX-TRN-07", "PSX-RUL-07", "PSX-RUL-10", "PSX-REA-07", "PSX-BON-07", "PSX-SPC-07", "PSX-RUL-63"
)
def test_what_belongs_to_another_moment_is_refused_with_the_rule_of_this_one() -> None:
    guard = who("marek", 1, hands=["halberd"], talents=["attack-of-opportunity", "ignore-pain"])
    fight = stage([who("nessa", 0, bonus_dice=1)], [guard], actions={"marek": 2}).play()
    hit = fight.play("nessa: attack marek", "nessa: keep", dice=totals(*[5] * 8))
    moments = [
        (fight, "act", "PSX-TRN-07"),
        (fight.play("nessa: hunker"), "react", "PSX-RUL-07"),
        (fight.play("nessa: run path=-1,0;-2,0"), "opportunity", "PSX-TRN-16"),
        (fight.play("nessa: attack marek", dice=totals(*[5] * 8)), "extra", "PSX-BON-07"),
        (hit, "defend", "PSX-REA-07"),
        (hit.play("marek: none"), "pain", "PSX-RUL-63"),
        (
            fight.play(
                "nessa: attack marek special=disarm",
                "nessa: keep",
                "marek: none",
                dice=totals(*[8] * 8),
            ),
            "resist-disarm",
            "PSX-SPC-07",
        ),
        (fight.play("nessa: end", "marek: end"), "round-end", "PSX-RUL-10"),
    ]
    for played, kind, rule in moments:
        question = played.question
        assert question.kind == kind
        slot = question.slot({})
        assert slot is not None
        for verb in [*EVERY_VERB, "nonsense"]:
            if verb in slot.values():
                continue
            refusal = question.why_not(slot, verb, {})
            assert refusal.reason != "not-possible", (kind, verb)
            assert refusal.rules, (kind, verb)
            if verb == "nonsense":
                assert refusal.rules == [rule], kind
