"""What lasts ends with what it rests on, once, and is told (TAL-RUL-108 to TAL-RUL-122)."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.open_verbs import verbs_of
from fechtbuch.books.tales_and_legends.asking.usable_weapons import preparable
from fechtbuch.books.tales_and_legends.kinds.skills import DODGE
from fechtbuch.books.tales_and_legends.play.carrying_out import aftermath
from fechtbuch.books.tales_and_legends.play.fight import TalesFight
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import shot_blow
from fechtbuch.books.tales_and_legends.rules.basics.states import (
    drop,
    fall_prone,
    fall_unconscious,
    leave_grapple,
)
from fechtbuch.books.tales_and_legends.rules.clinging.clinging import get_hold
from fechtbuch.books.tales_and_legends.rules.defending.parry_and_dodge import DODGED, react
from fechtbuch.books.tales_and_legends.rules.grappling.grappling import grapple_action
from fechtbuch.books.tales_and_legends.rules.grappling.grips import (
    contest,
    resisting,
    start_grapple,
    take_down,
)
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import end_invalid, in_contact
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import push
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.plans import Cover, Prepared
from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.fields import field
from fechtbuch.testing import DefaultPlayer
from tests.tales_and_legends.scenes import (
    BARE,
    arena,
    crowd,
    defence_parts,
    meet,
    parts_of,
    rolled_for,
)


class Dodger(DefaultPlayer):
    """Somebody who spends his dodge."""

    def decide(self, question: Question) -> Choice:
        return Action("dodge") if question.kind == "defend" else question.default()


BEAR = {"use": "great-bear", "at": [10, 5]}
CLIMBER: dict[str, Any] = {"use": "brawler", "hands": ["dagger"], "belt": [], "at": [9, 5]}


def told(fight: Any) -> list[str]:
    return [event.kind for event in fight.events]


def on_the_back(script: str = "", **more: Any) -> Any:
    """A climber on a bear's back, another brawler beside it."""
    fight = arena([CLIMBER], [BEAR, {**BARE, "slug": "other", "at": [9, 6]}], script=script, **more)
    climber, bear, _ = fight.fighters
    climber.holds_on = bear.index
    climber.hold_place = "back"
    climber.hold_kept = True
    climber.at = bear.at
    return fight


@pytest.mark.rule("TAL-RUL-111", "TAL-GRP-01")
def test_an_outsiders_push_tears_grapplers_apart() -> None:
    ours = [BARE, {**BARE, "slug": "pusher", "at": [10, 4]}]
    fight = arena(ours, [{"use": "guard", "at": [11, 5]}], script="d20=19 2d20=1,9")
    brawler, pusher, guard = fight.fighters
    start_grapple(fight, brawler, guard)
    assert push(fight, pusher, guard, 0, 0)
    aftermath(fight)
    assert guard.at == field(12, 6)
    assert (brawler.grapple, guard.grapple, fight.grapples) == (-1, -1, [])
    assert told(fight).count("contact-lost") == 1
    assert told(fight).count("grapple-over") == 1


@pytest.mark.rule("TAL-RUL-111", "TAL-RUL-78")
def test_contact_with_anybody_of_the_grapple_is_enough() -> None:
    ours = [BARE, {**BARE, "slug": "mate", "at": [9, 5]}]
    fight = arena(ours, [{"use": "guard", "at": [11, 5]}])
    brawler, mate, guard = fight.fighters
    start_grapple(fight, brawler, guard)
    start_grapple(fight, mate, guard)
    end_invalid(fight)
    assert mate.grapple == brawler.grapple  # two fields from the guard, beside his mate
    assert in_contact(fight, fight.grapples[0], mate)
    fight.displace(mate, field(8, 5))
    end_invalid(fight)
    assert (mate.grapple, brawler.grapple) == (-1, guard.grapple)


@pytest.mark.rule("TAL-RUL-111", "TAL-RUL-32")
def test_who_pulls_a_rider_down_has_him_beside_himself() -> None:
    fight = arena([{**BARE, "at": [13, 6]}], [{"use": "knight", "at": [11, 5]}], script="d20=9")
    brawler, knight, _ = fight.fighters
    start_grapple(fight, brawler, knight)
    take_down(fight, brawler, knight)
    aftermath(fight)
    assert fight.apart(brawler, knight) == 1
    assert (knight.mount, knight.grapple) == (-1, brawler.grapple)
    assert brawler.on_top_of == knight.index


@pytest.mark.rule("TAL-RUL-108", "TAL-RUL-28")
def test_a_grappled_mount_goes_nowhere_and_wrestles_on_its_riders_turn() -> None:
    start = meet("knight", BARE)
    assert {"move", "charge"} <= set(meet("knight", BARE, apart=8).offers())
    grabbed = start.play("knight: done").play("brawler: grapple warhorse", dice="d20=9")
    ready = grabbed.play("warhorse: nothing").play("brawler: done")
    assert not {"half", "move", "run", "charge", "trample"} & set(ready.offers())
    assert {"leave", "take-down", "drag", "pin", "attack"} <= set(ready.offers())
    away = ready.play("knight: leave", dice="d20=19 2d20=1,9")
    assert away.tally("grapple").total == 30  # the mount's own value
    assert away.fighter("knight").standard == 1  # and the rider's action
    assert away.fighter("warhorse").grapple == -1
    assert "move" in away.offers()


@pytest.mark.rule("TAL-RUL-109", "TAL-MOV-09")
def test_a_lying_mount_is_not_mounted_and_gets_up_for_its_price_or_by_itself() -> None:
    fight = arena(["knight"], ["guard"], apart=9, script="d20=19")
    knight, horse, _ = fight.fighters
    fall_prone(fight, horse, "TAL-ATK-07")
    aftermath(fight)
    assert knight.mount == -1
    knight.prone = False
    knight.standard, knight.extra = 2, 1
    fight.acting = knight.index
    assert "mount" not in verbs_of(fight, knight)
    assert "raise" in verbs_of(fight, knight)
    lying = meet(
        {"use": "knight", "at": [10, 5]}, "guard", apart=9,
        given=["add-state fighter=warhorse state=prone"],
    )  # fmt: skip
    stood = lying.play("knight: stand", "knight: raise warhorse")
    assert not stood.fighter("warhorse").prone
    assert stood.fighter("knight").standard == 0
    by_itself = lying.play("knight: done", "guard: done")
    assert not by_itself.fighter("warhorse").prone
    assert [event.actor for event in by_itself.happened("stands")] == ["warhorse"]


@pytest.mark.rule("TAL-RUL-112", "TAL-RUL-64")
def test_a_prepared_attack_lapses_when_its_owner_is_grappled_or_lies() -> None:
    for deed in ("grapple", "prone", "drop"):
        fight = arena([BARE], ["guard"])
        brawler, guard = fight.fighters
        guard.prepared = [Prepared(guard.hands[0].index, "", "", -1)]
        if deed == "grapple":
            start_grapple(fight, brawler, guard)
        elif deed == "prone":
            fall_prone(fight, guard, "TAL-MOV-10")
        else:
            drop(fight, guard, guard.hands[0])
        end_invalid(fight)
        assert guard.prepared == []
        assert told(fight).count("prepared-lapses") == 1
    fight = arena([BARE], ["guard"])
    brawler, guard = fight.fighters
    guard.prepared = [Prepared(guard.hands[0].index, "", "", brawler.index)]
    start_grapple(fight, brawler, guard)
    end_invalid(fight)
    assert len(guard.prepared) == 1  # its target is in the same grapple
    guard.grapple = -1
    guard.prone = True
    guard.standard = 2
    fight.grapples = []
    assert "prepare" not in verbs_of(fight, guard)


@pytest.mark.rule("TAL-RUL-118", "TAL-RUL-84")
def test_a_holder_who_faints_falls_at_once_and_lies_outside_the_creature() -> None:
    fight = on_the_back()
    climber, bear, _ = fight.fighters
    fall_unconscious(fight, climber, "TAL-WND-06")
    aftermath(fight)
    assert climber.holds_on == -1
    assert climber.at not in fight.ground_of(bear)
    assert fight.apart(climber, bear) == 1
    assert climber.life == 40 - 4  # three metres, nothing softened
    assert climber.prone


@pytest.mark.rule("TAL-RUL-118", "TAL-RUL-111")
def test_a_holder_whom_an_outsider_seizes_falls_beside_him() -> None:
    fight = on_the_back(script="d20=2")
    climber, bear, other = fight.fighters
    start_grapple(fight, other, climber)
    aftermath(fight)
    assert climber.holds_on == -1
    assert climber.prone
    assert climber.grapple == other.grapple >= 0
    assert fight.apart(climber, other) == 1
    assert climber.at not in fight.ground_of(bear)


@pytest.mark.rule("TAL-RUL-118", "TAL-RUL-82")
def test_while_holding_on_one_may_defend_oneself() -> None:
    fight = on_the_back()
    climber = fight.fighters[0]
    climber.standard, climber.extra = 1, 1
    fight.acting = climber.index
    assert {"parry", "dodge", "defensive", "cautious"} <= set(verbs_of(fight, climber))


@pytest.mark.rule("TAL-RUL-118", "TAL-MAN-04")
@pytest.mark.parametrize(("die", "dodged"), [(18, False), (19, True)])
def test_on_a_beast_a_missile_is_dodged_by_twenty_only(die: int, dodged: bool) -> None:
    climber = {**CLIMBER, "skills": {"dodge": 16}}
    fight = arena([climber], [BEAR, {"use": "archer", "at": [20, 5]}], script=f"d20={die}")
    who, bear, archer = fight.fighters
    who.holds_on, who.at, who.dodges, who.hold_kept = bear.index, bear.at, 1, True
    archer.hands[0].laid, archer.hands[0].loaded = "long-arrow", True
    archer.facing, who.facing = 6, 2
    blow = shot_blow(fight, archer.hands[0])
    blow.defence = 22
    blow.result = who.value(DODGE) - 1  # by twenty with a 19 on the die
    fight.players = [Dodger(), Dodger()]
    assert (react(fight, archer, who, blow) == DODGED) is dodged


@pytest.mark.rule("TAL-RUL-119", "TAL-RUL-86")
def test_who_is_left_on_anothers_field_is_put_aside() -> None:
    fight = arena([BARE], ["guard"])
    brawler, guard = fight.fighters
    fight.put(brawler, guard.at)
    start_grapple(fight, brawler, guard)
    end_invalid(fight)
    assert brawler.at == guard.at  # in a grapple they may share it
    fight.acting = brawler.index
    leave_grapple(fight, brawler)
    aftermath(fight)
    assert brawler.at != guard.at
    assert guard.at == field(11, 5)
    assert fight.apart(brawler, guard) == 1
    assert told(fight).count("put-aside") == 1


@pytest.mark.rule("TAL-RUL-120", "TAL-GRP-08")
def test_from_beneath_nothing_is_done_but_throwing_off() -> None:
    fight = arena([BARE], ["guard"], script="2d20=20,9 2d20=1,9")
    brawler, guard = fight.fighters
    start_grapple(fight, brawler, guard)
    take_down(fight, brawler, guard)
    guard.standard, guard.extra = 2, 1
    fight.acting = guard.index
    wrestling = {"strike", "take-down", "throw-off", "rise", "leave", "drag", "pin", "silence"}
    assert wrestling & set(verbs_of(fight, guard)) == {"throw-off"}
    fight.events.clear()
    grapple_action(fight, guard, Action("throw-off"))
    assert parts_of(rolled_for(fight, "grapple"))["situation"] == -5
    assert "take-down" in verbs_of(fight, guard)


@pytest.mark.rule("TAL-RUL-120", "TAL-RUL-79")
def test_a_pinned_member_rolls_only_where_he_is_the_target() -> None:
    fight = arena([BARE], ["guard", {"use": "archer", "at": [10, 6]}], script="")
    brawler, guard, archer = fight.fighters
    start_grapple(fight, brawler, guard)
    start_grapple(fight, archer, brawler)
    guard.pinned_by = brawler.index
    grapple = fight.grapples[0]
    rollers = [resisting(fight, grapple, brawler, target) for target in (None, guard)]
    assert rollers == [archer, guard]  # the first of two who may roll goes without saying
    leave_grapple(fight, archer)
    assert contest(fight, brawler, 0, "TAL-GRP-15", [], False) == 1  # nobody rolls
    assert told(fight).count("unresisted") == 1


@pytest.mark.rule("TAL-RUL-120")
def test_who_pins_and_is_pinned_loses_his_pin() -> None:
    fight = arena([BARE], ["guard", {"use": "archer", "at": [10, 6]}])
    brawler, guard, archer = fight.fighters
    start_grapple(fight, brawler, guard)
    start_grapple(fight, archer, brawler)
    guard.pinned_by = brawler.index
    brawler.pinned_by = archer.index
    fight.unsettled = True
    end_invalid(fight)
    assert (guard.pinned_by, brawler.pinned_by) == (-1, archer.index)
    assert told(fight).count("pin-ends") == 1


@pytest.mark.rule("TAL-MAN-01", "TAL-RUL-77")
def test_covers_and_parries_are_lost_with_their_thing() -> None:
    shield = {"use": "guard", "hands": ["baton", "great-wooden-shield"], "belt": []}
    fight = arena([shield], ["brawler"])
    guard = fight.fighters[0]
    baton, wood = guard.hands
    guard.parries = [baton.index]
    guard.covers = [Cover(wood.index, 1, -1)]
    drop(fight, guard, baton)
    drop(fight, guard, wood)
    end_invalid(fight)
    assert (guard.parries, guard.covers) == ([], [])
    assert [kind for kind in told(fight) if kind.endswith("-lost")] == ["cover-lost", "parry-lost"]


@pytest.mark.rule("TAL-RUL-28", "TAL-RUL-109")
def test_an_edict_that_kills_the_mount_leaves_no_rider_on_it() -> None:
    start = meet("knight", "guard", apart=9)
    dead = start.play("edict: add-state fighter=warhorse state=dead")
    fight: Any = dead.fight
    assert isinstance(fight, TalesFight)
    knight: Any = fight.by_slug("knight")
    horse: Any = fight.by_slug("warhorse")
    assert (knight.mount, horse.rider) == (-1, -1)
    assert knight.prone
    assert dead.rolls() == []


@pytest.mark.rule("TAL-RUL-122", "TAL-GRP-14")
def test_in_a_grapple_a_belt_weapon_that_is_not_large_is_drawn_for_two_standard_actions() -> None:
    armed = {"use": "brawler", "hands": [], "belt": ["mace", "spear", "dagger"]}
    grab = meet(armed, "guard").play("brawler: grapple guard", dice="d20=10")
    held = grab.play("guard: nothing", "brawler: done", "guard: done")
    assert held.offers("draw-close") == ["mace", "dagger"]
    drawn = held.play("brawler: draw-close mace", dice="d20=9 2d20=1,9")
    assert (drawn.fighter("brawler").standard, drawn.fighter("brawler").extra) == (0, 1)


@pytest.mark.rule("TAL-RUL-122", "TAL-RUL-32")
def test_a_rider_grabs_from_the_saddle_and_an_enemys_horse_may_be_mounted() -> None:
    rider = {"use": "knight", "hands": [], "belt": []}
    assert "guard" in meet(rider, "guard").offers("grapple")
    start = meet(
        {"use": "brawler", "at": [9, 5]}, "knight",
        given=["set fighter=knight field=at value=20,5"],
    )  # fmt: skip
    fight: Any = start.fight
    brawler, knight, horse = (fight.by_slug(name) for name in ("brawler", "knight", "warhorse"))
    knight.mount = horse.rider = -1
    fight.put(horse, field(10, 5))
    assert "mount" in verbs_of(fight, brawler)
    brawler.mount, horse.rider = horse.index, brawler.index
    assert not fight.foes(brawler, horse)
    assert fight.foes(knight, horse)


@pytest.mark.rule("TAL-RUL-113", "TAL-RUL-64")
def test_a_missile_in_hand_may_be_prepared() -> None:
    thrower = {"use": "guard", "hands": ["javelin"], "belt": []}
    start = meet(thrower, "brawler", apart=40)
    assert "thrown" in start.offers("prepare weapon=javelin")
    ready = start.play("guard: prepare javelin special=thrown", "guard: done")
    path = ";".join(f"{x},5" for x in range(49, 35, -1))
    flown = ready.play(f"brawler: fast path={path}", dice="2d20=1,19")
    assert flown.happened("springs")
    assert flown.fighter("guard").hands == []
    fight: Any = start.fight
    guard = fight.by_slug("guard")
    assert preparable(fight, guard)[0].slug == "javelin"
    # Load 6, five times: from 40 m it flies when he is within 30, with his bonus for running.
    assert "reflex" in defence_parts(flown)


@pytest.mark.rule("TAL-RUL-113", "TAL-RUL-28")
def test_a_prepared_attack_may_wait_for_a_mount() -> None:
    start = meet("guard", "knight", apart=9)
    ready = start.play("guard: prepare short-spear special= target=warhorse", "guard: done")
    path = ";".join(f"{x},5" for x in range(18, 11, -1))
    met = ready.play(f"knight: move path={path}", dice="2d20=1,19")
    assert [(one.actor, one.target) for one in met.happened("springs")] == [("guard", "warhorse")]
    assert met.event("attacked").target == "warhorse"


@pytest.mark.rule("TAL-RUL-113", "TAL-MOV-06")
def test_the_bonus_of_a_runner_counts_from_the_first_step() -> None:
    start = meet("guard", {"use": "brawler", "at": [14, 9]}, apart=9)
    ready = start.play("guard: prepare short-spear special=", "guard: done")
    # Past the guard, not at him: the spear finds a runner.
    path = ";".join(f"{x},{y}" for x, y in [(13, 8), (12, 7), (12, 6), (12, 5), (12, 4)])
    met = ready.play(f"brawler: fast path={path}", dice="2d20=1,19")
    assert defence_parts(met)["running"] == 7


@pytest.mark.rule("TAL-RUL-119", "TAL-RUL-84")
def test_who_comes_to_on_anothers_field_is_put_aside_at_once() -> None:
    start = crowd(
        ["guard"],
        ["brawler", {"use": "archer", "at": [30, 5]}],
        dice="d20=19 d20=7",
        given=["set fighter=brawler field=stunned value=1"],
    )
    over = start.play("guard: step path=11,5")  # over who lies there
    assert over.fighter("guard").at == over.fighter("brawler").at
    awake = over.play("guard: done", "archer: done")
    assert awake.fighter("brawler").stunned == 0
    assert awake.fighter("guard").at != awake.fighter("brawler").at
    assert awake.happened("put-aside")


@pytest.mark.rule("TAL-RUL-112", "TAL-HLD-02")
def test_who_gets_hold_of_a_creature_waits_no_longer() -> None:
    fight = arena([CLIMBER], [BEAR], script="d20=19 d20=19")
    climber, bear = fight.fighters
    bear.facing = 2
    climber.prepared = [Prepared(climber.hands[0].index, "", "", -1)]
    get_hold(fight, climber, bear)
    aftermath(fight)
    assert climber.holds_on == bear.index
    assert climber.prepared == []
