"""Where rules meet: what lasts ends with what it rests on, and an action reads the state again."""

from typing import Any

import pytest

from fechtbuch.books.landsknecht.rules.grappling.still_valid import _breaks_off
from fechtbuch.books.landsknecht.rules.harm.out_of_action import release_hold
from fechtbuch.books.landsknecht.rules.moving.mounted import may_mount
from fechtbuch.books.landsknecht.rules.things.items import stand_up
from fechtbuch.testing import Situation
from tests.landsknecht.people import (
    act,
    complete_verbs,
    dummy,
    hands,
    lies,
    soldier,
    stands,
    volunteers,
)
from tests.landsknecht.scenes import scene
from tests.landsknecht.wrestlers import WON, foe, grip


def rider(x: int, y: int = 0, *states: str, **changes: Any) -> dict[str, Any]:
    """A man on a riding horse, with a sword unless something else is said."""
    kit = {"name": "Rider", "mount": "riding-horse", "hands": ["messer"]}
    return soldier(x, y, *states, **{**kit, **changes})


# Grips (LSK-RUL-77 to -79, -87)


@pytest.mark.rule("LSK-RUL-77")
@pytest.mark.parametrize(
    "edict",
    [
        "remove-fighter fighter=jost",
        "remove-fighter fighter=foe",
        "set fighter=jost field=at value=9,9",
        "add-state fighter=jost state=surrendered",
        "add-state fighter=foe state=surrendered",
    ],
)
def test_a_grip_ends_when_one_of_the_two_is_gone(edict: str) -> None:
    held = grip()
    assert held.fighter("foe").held_by == [0]
    ended = held.play(f"edict: {edict}")
    assert (ended.fighter("foe").held_by, ended.fighter("jost").hold_on) == ([], -1)
    assert ended.event("grip-ends").rule == "LSK-RUL-77"


@pytest.mark.rule("LSK-RUL-77", "LSK-EQP-02")
def test_the_catch_ends_with_the_mancatcher() -> None:
    begun = scene([soldier(0, hands=["mancatcher"])], [foe(1, 0, "acted", wounds=40), dummy(20)])
    caught = begun.play("jost: attack foe mancatcher", dice="d20=1 d6=1 d20=1 d6=5")
    assert caught.fighter("foe").caught_by == 0
    let_go = caught.play("jost: drop mancatcher")
    assert let_go.fighter("foe").caught_by == -1
    assert "release" not in let_go.offers()


@pytest.mark.rule("LSK-RUL-77", "LSK-EQP-02")
def test_the_choke_ends_with_the_garrote() -> None:
    victim = foe(1, 0, "acted", "unaware", wounds=40)
    begun = scene([soldier(0, hands=["garrote"])], [victim])
    choked = begun.play("jost: attack foe garrote", dice="d20=3 d6=4 d6=5 d6=2")
    assert choked.fighter("foe").garrotted_by == 0
    let_go = choked.play("jost: drop garrote")
    freed = let_go.fighter("foe")
    assert (freed.garrotted_by, freed.held_by) == (-1, [])


@pytest.mark.rule("LSK-RUL-78")
def test_who_catches_with_a_blow_gives_up_the_rest_of_his_move() -> None:
    begun = scene([soldier(0, hands=["mancatcher"])], [foe(1, 0, "acted", wounds=40), dummy(20)])
    told = "jost: attack foe mancatcher path= then=-1,0;-2,0;-3,0;-4,0"
    caught = act(begun, told, dice="d20=1 d6=1 d20=1")
    assert stands(caught, "jost") == "0,0"
    assert caught.event("stays-with").rule == "LSK-RUL-78"
    resisted = act(begun, told, dice="d20=1 d6=1 d20=20")
    assert stands(resisted, "jost") == "-4,0"
    behind = scene([soldier(0, hands=["garrote"])], [foe(1, 0, "unaware", wounds=40), dummy(20)])
    choked = act(behind, "jost: attack foe garrote path= then=-1,0;-2,0", dice="d20=1 d6=1")
    assert (choked.fighter("foe").garrotted_by, stands(choked, "jost")) == (0, "0,0")


@pytest.mark.rule("LSK-RUL-79")
def test_who_is_in_one_mancatcher_is_not_caught_by_a_second() -> None:
    ours = [soldier(0, hands=["mancatcher"]), soldier(2, name="Mate", hands=["mancatcher"])]
    begun = scene(ours, [foe(1, 0, "acted", wounds=90), dummy(20)]).play("ours: next who=jost")
    caught = begun.play("jost: attack foe mancatcher", dice="d20=1 d6=1 d20=1")
    # Helpless, he is struck without a roll; there is no save and no second catch.
    again = act(caught, "mate: attack foe mancatcher")
    assert (again.fighter("foe").caught_by, again.fighter("mate").hold_on) == (0, -1)


@pytest.mark.rule("LSK-RUL-79")
def test_a_contest_won_by_another_side_breaks_the_first_grip() -> None:
    begun = scene(
        [soldier(0)], [soldier(2, name="Third")], [foe(1, 0, "acted")], dice="d6=5 d6=4 d6=1"
    )
    held = begun.play("jost: wrestle foe", "jost: immobilise", dice=WON)
    taken = act(held.play("third: wrestle foe", dice=WON), "third: immobilise")
    assert taken.fighter("foe").held_by == [1]
    assert taken.fighter("jost").hold_on == -1


@pytest.mark.rule("LSK-RUL-87", "LSK-RUL-77")
def test_the_surrendered_roll_in_no_contest() -> None:
    held = grip()
    given_up = held.play("edict: add-state fighter=foe state=surrendered")
    assert "force" not in given_up.offers()
    assert "wrestle" not in given_up.offers()
    given_up.refuses("jost: force", "holds-nobody", "LSK-WRS-13")
    assert given_up.fighter("foe").held_by == []
    assert not [one for one in given_up.play("jost: nothing").asked if "foe" in one.id]


# Mounts (LSK-RUL-80, -81, -85)


def bolting(*enemies: dict[str, Any], ground: dict[str, Any] | None = None) -> Situation:
    """The rider holds a foe; somebody else scratches the horse, and it bolts."""
    begun = scene(
        [foe(0, 0, wounds=50), soldier(2, name="Second", hands=["dagger"])],
        [rider(1, 0, hands=[])],
        place={"contact_morale": False},
        morale=True,
        dice="d6=2",
        ground=ground,
    )
    held = begun.play("rider: wrestle foe", "rider: immobilise", dice=WON)
    assert held.fighter("foe").held_by == [2]
    return held.play("ours: next who=second").play(
        "second: attack riding-horse dagger", dice="d20=1 d4=1 2d6=6,6 d6=3"
    )


@pytest.mark.rule("LSK-RUL-80")
def test_a_bolting_horse_ends_the_grips_of_its_rider() -> None:
    gone = bolting()
    assert gone.fighter("riding-horse").bolting == 3
    assert (gone.fighter("rider").hold_on, gone.fighter("foe").held_by) == (-1, [])


@pytest.mark.rule("LSK-RUL-80")
def test_a_bolting_horse_leaves_the_map_as_a_flight() -> None:
    enemy = soldier(0, name="Foe", hands=["dagger"], wounds=50)
    begun = scene(
        [enemy], [rider(1)], ground={"bounds": [0, -2, 4, 2]},
        place={"contact_morale": False}, morale=True,
    )  # fmt: skip
    gone = begun.play("foe: attack riding-horse dagger", dice="d20=1 d4=1 2d6=6,6 d6=1")
    ran = act(gone, "rider: nothing")
    assert ran.event("left-the-map").rule == "LSK-RUL-80"
    assert (ran.fighter("rider").off_map, ran.fighter("rider").fleeing) == (True, True)


@pytest.mark.rule("LSK-RUL-80")
def test_a_sleeping_rider_is_carried_off_all_the_same() -> None:
    enemy = soldier(0, name="Foe", hands=["dagger"], wounds=50)
    begun = scene(
        [enemy], [rider(1, 0, "asleep"), dummy(40)], place={"contact_morale": False}, morale=True
    )
    gone = begun.play("foe: attack riding-horse dagger", dice="d20=1 d4=1 2d6=6,6 d6=2 d6=5")
    assert gone.happened("bolted")
    assert gone.fight.apart(gone.fighter("rider"), gone.fighter("foe")) > 20


@pytest.mark.rule("LSK-RUL-81")
def test_a_netted_mount_does_not_move_and_saves_on_its_riders_turn() -> None:
    netter = soldier(0, name="Foe", hands=["weighted-net"])
    begun = scene([netter], [rider(1, mount="warhorse")])
    net = "foe: attack warhorse weighted-net"
    still = begun.play(net, dice="d20=1 d20=2 d20=2")
    assert still.question.id.endswith("turn-rider")
    assert not {"move", "run", "charge", "flee"} & set(still.offers())
    free = begun.play(net, dice="d20=1 d20=2 d20=20")
    assert "move" in free.offers()


@pytest.mark.rule("LSK-EQP-02", "LSK-MNT-07", "LSK-RUL-81")
@pytest.mark.parametrize(("saved", "free"), [(20, True), (2, False)])
def test_who_gets_on_a_netted_horse_gives_it_its_saves(saved: int, free: bool) -> None:
    netter = soldier(0, name="Foe", hands=["weighted-net"])
    begun = scene([netter], [rider(1, mount="warhorse")])
    still = begun.play("foe: attack warhorse weighted-net", dice="d20=1 d20=2 d20=2")
    next_turn: dict[str, Any] = {"otherwise": "default", "until": "rider@turn"}
    off = still.play("rider: dismount", dice="d6=1", **next_turn)
    assert (off.fighter("rider").mounted(), off.fighter("warhorse").netted) == (False, True)
    up = off.play("rider: mount warhorse", dice=f"d6=1 d20={saved}", **next_turn)
    assert up.fighter("rider").mounted()
    assert up.fighter("warhorse").netted != free
    assert ("move" in up.offers()) == free


@pytest.mark.rule("LSK-EQP-02", "LSK-MNT-07")
@pytest.mark.parametrize(
    "state", ["down", "asleep", "bound", "paralysed", "surprised", "surrendered", "pinned"]
)
def test_nobody_gets_on_a_netted_horse_that_could_not_carry_him_without_the_net(state: str) -> None:
    fight = scene([rider(0, mount="warhorse", mounted=False)], [dummy(9)]).fight
    walker, horse = fight.fighters[0], fight.fighters[1]
    horse.netted = True
    assert may_mount(fight, walker) == [horse]
    setattr(horse, state, True)
    assert may_mount(fight, walker) == []


@pytest.mark.rule("LSK-RUL-81")
@pytest.mark.parametrize("state", ["dead", "down"])
def test_an_edict_leaves_nobody_on_a_dead_horse(state: str) -> None:
    begun = scene([rider(0)], [dummy(9)])
    fallen = begun.play(f"edict: add-state fighter=riding-horse state={state}")
    assert (fallen.fighter("rider").mount, fallen.fighter("riding-horse").rider) == (-1, -1)
    assert stands(fallen, "rider") != stands(fallen, "riding-horse")


@pytest.mark.rule("LSK-RUL-81", "LSK-EQP-03")
def test_a_poisoned_horse_throws_its_rider() -> None:
    darts = {"blowgun-dart": {"count": 3, "poison": "deadly"}}
    blower = soldier(0, name="Foe", hands=["blowgun"], quiver=darts, bs=5)
    begun = scene([blower], [rider(2, 0, "acted")])
    told = "foe: shoot riding-horse blowgun path= then="
    dead = act(begun, told, dice="d20=1 d20=1 d20=20")
    assert dead.fighter("riding-horse").dead
    assert dead.happened("falls")
    assert dead.fighter("rider").mount == -1


@pytest.mark.rule("LSK-RUL-85")
def test_without_room_nobody_gets_down_and_who_is_pulled_lies_with_the_holder() -> None:
    ground = {"bounds": [0, 0, 1, 0]}
    inside = scene([rider(0)], [foe(1, 0, "acted")], ground=ground)
    assert "dismount" not in inside.offers()
    begun = scene([foe(1)], [rider(0, 0, "acted", hands=[])], ground=ground)
    pulled = act(begun.play("foe: wrestle rider", dice=WON), "foe: immobilise")
    assert stands(pulled, "rider") == "1,0"
    assert pulled.fighter("rider").prone


@pytest.mark.rule("LSK-RUL-85")
def test_who_is_pulled_comes_to_the_free_square_nearest_to_the_puller() -> None:
    ground = {"bounds": [0, 0, 2, 0]}
    begun = scene([foe(2)], [rider(1, 0, "acted", hands=[])], ground=ground)
    pulled = act(begun.play("foe: wrestle rider", dice=WON), "foe: immobilise")
    assert stands(pulled, "rider") == "0,0"


@pytest.mark.rule("LSK-RUL-85", "LSK-MOV-08")
def test_who_lies_in_the_holders_square_stands_up_beside_him_once_he_is_free() -> None:
    begun = scene([foe(1)], [rider(0, 0, "acted", hands=[])], ground={"bounds": [0, 0, 2, 0]})
    pulled = act(begun.play("foe: wrestle rider", dice=WON), "foe: immobilise")
    assert stands(pulled, "rider") == "1,0"
    fight = pulled.fight
    stand_up(fight, fight.by_slug("rider"))
    assert fight.by_slug("rider").prone  # there is no room to stand
    release_hold(fight, fight.by_slug("foe"))
    assert stands(pulled, "rider") == "2,0"
    stand_up(fight, fight.by_slug("rider"))
    assert not fight.by_slug("rider").prone


# Plans (LSK-RUL-82, -86)


@pytest.mark.rule("LSK-RUL-82")
@pytest.mark.parametrize("plan", ["aim", "load"])
def test_an_aim_or_a_loading_ends_with_the_weapon(plan: str) -> None:
    bow = {"item": "heavy-crossbow", "loaded": plan == "aim"}
    begun = scene([soldier(0, hands=[bow], quiver={"bolt": 5})], [foe(1)])
    busy = begun.play(f"jost: {plan} heavy-crossbow")
    won = busy.play("foe: wrestle jost", dice=WON)
    taken = act(won, "foe: disarm heavy-crossbow", dice="d20=1")
    jost = taken.fighter("jost")
    assert (jost.aiming, jost.loading) == (False, None)
    assert taken.event("plan-ends").rule == "LSK-RUL-82"


@pytest.mark.rule("LSK-RUL-86")
@pytest.mark.parametrize("state", ["down", "routed", "bound", "surrendered"])
def test_an_improvised_action_ends_with_who_is_about_it(state: str) -> None:
    begun = scene([soldier(0)], [foe(9), dummy(20)])
    busy = begun.play("edict: allow fighter=jost text=digging price=9")
    assert busy.fighter("jost").busy_rounds == 8
    ended = busy.play(f"edict: add-state fighter=jost state={state}")
    assert ended.fighter("jost").busy_rounds == 0
    assert ended.event("improvising-ends").rule == "LSK-RUL-86"


@pytest.mark.rule("LSK-RUL-86")
def test_an_improvised_action_may_be_broken_off_at_any_time() -> None:
    begun = scene([soldier(0)], [foe(9)])
    busy = begun.play("edict: allow fighter=jost text=digging price=9", "foe: nothing", dice="d6=2")
    assert complete_verbs(volunteers(busy, "jost")) == ["parry", "break-off"]
    ended = busy.play("jost!: break-off")
    assert (ended.fighter("jost").busy_rounds, ended.fighter("jost").improvising) == (0, "")
    assert ended.event("improvising-ends", actor="jost").word == "digging"
    assert complete_verbs(volunteers(ended, "jost")) == ["parry"]


@pytest.mark.rule("LSK-RUL-86", "LSK-SEQ-02")
@pytest.mark.parametrize(("answers", "left"), [([], 1), (["jost!: parry"], 2)])
def test_a_round_in_which_somebody_answers_does_not_count(answers: list[str], left: int) -> None:
    begun = scene([soldier(0)], [foe(9)])
    busy = begun.play("edict: allow fighter=jost text=digging price=3", "foe: nothing", dice="d6=2")
    assert busy.fighter("jost").busy_rounds == 2
    later = busy.play(*answers, "foe: nothing", dice="d6=2")
    assert later.fighter("jost").busy_rounds == left
    went_on = [event.amount for event in later.events if event.kind == "improvises-on"]
    assert went_on == ([] if answers else [1])


@pytest.mark.rule("LSK-RUL-86")
@pytest.mark.parametrize(
    ("field", "value"),
    [("routed", True), ("ordered", "halt"), ("held_by", [1]), ("bound", True), ("down", True)],
)
def test_what_breaks_an_improvised_action_off(field: str, value: object) -> None:
    begun = scene([soldier(0)], [foe(1), dummy(20)])
    fight: Any = begun.play("edict: allow fighter=jost text=digging price=9").fight.copy()
    jost = fight.by_slug("jost")
    assert not _breaks_off(jost)
    setattr(jost, field, value)
    assert _breaks_off(jost)


# Ties, edges, teams (LSK-RUL-83, -84, -88)


@pytest.mark.rule("LSK-RUL-83")
def test_poison_waits_while_sides_act_together() -> None:
    darts = {"blowgun-dart": {"count": 3, "poison": "deadly"}}
    blower = soldier(0, name="Foe", hands=["blowgun"], quiver=darts, bs=5)
    begun = scene(
        [blower], [soldier(2, hands=["messer"])],
        initiative="die_per_side", dice="d6=4 d6=4 d6=5 d6=1",
    )  # fmt: skip
    hit = begun.play("foe: shoot jost blowgun path= then=", "jost: none", dice="d20=1 d20=1")
    assert not hit.fighter("jost").dead
    assert hit.question.id.endswith("turn-jost")
    over = hit.play("jost: nothing", until="over")
    assert over.fighter("jost").dead  # as soon as both have acted


@pytest.mark.rule("LSK-RUL-84")
def test_who_has_left_the_map_is_not_able() -> None:
    begun = scene([soldier(0)], [dummy(5)], ground={"bounds": [0, -3, 9, 3]})
    fled = act(begun, "jost: flee path= word=leave")
    assert fled.fighter("jost").off_map
    assert not fled.fighter("jost").able()


@pytest.mark.rule("LSK-RUL-84", "LSK-FLE-08")
def test_the_horse_of_who_has_left_the_map_is_gone_with_him() -> None:
    begun = scene([rider(0)], [foe(3, hands=["messer"])], ground={"bounds": [0, 0, 20, 3]})
    assert "riding-horse" in begun.play("rider: nothing").offers("attack")
    fled = begun.play("rider: flee path= word=leave")
    assert fled.fighter("riding-horse").off_map
    assert "attack" not in fled.offers()
    caught = fled.play("foe: nothing", "theirs: pursue", dice="d20=1 d20=20 d6=5")
    horse = caught.fighter("riding-horse")
    assert (horse.off_map, caught.fighter("rider").off_map, horse.gone) == (False, False, False)


@pytest.mark.rule("LSK-RUL-84", "LSK-CND-05")
@pytest.mark.parametrize(("deed", "team"), [("nothing", True), ("flee path= word=leave", False)])
def test_who_has_left_the_map_sets_upon_nobody(deed: str, team: bool) -> None:
    ours = [soldier(0), soldier(2, name="Mate", hands=["messer"])]
    begun = scene(ours, [dummy(1)], ground={"bounds": [0, -3, 9, 3]})
    answers = ["ours: next who=jost", f"jost: {deed}"]
    gone = begun.play(*answers, *([] if team else ["dummy: let-pass"]))
    struck = act(gone, "mate: attack dummy messer", dice="d20=20")
    assert ("double-team" in struck.parts("attack")) is team


@pytest.mark.rule("LSK-RUL-84", "LSK-MOV-02")
@pytest.mark.parametrize("gone", [False, True])
def test_nobody_strikes_from_beyond_the_map_at_a_runner(gone: bool) -> None:
    begun = scene(
        [soldier(0, hands=["messer"]), soldier(9, 3, name="Mate")],
        [foe(2, 1)],
        ground={"bounds": [0, -3, 30, 3]},
    )
    deed = "flee path= word=leave" if gone else "nothing"
    turns = begun.play("ours: next who=jost", f"jost: {deed}", "mate: nothing")
    passing = turns.play("foe: run path=1,0;2,-1;3,-2", otherwise="default", until="over", steps=1)
    assert bool([one for one in passing.asked if one.kind == "runner"]) is not gone


@pytest.mark.rule("LSK-RUL-88", "LSK-CND-05")
def test_horse_and_rider_count_once() -> None:
    begun = scene([rider(0, mount="warhorse")], [dummy(1)]).play("rider: nothing")
    played = act(begun, "warhorse: attack dummy", dice="d20=20")
    assert "double-team" not in played.parts("attack")


# Torn away (LSK-RUL-89)


@pytest.mark.rule("LSK-RUL-89", "LSK-EQP-02")
def test_a_closed_net_stays_on_its_victim() -> None:
    begun = scene([soldier(0, hands=["weighted-net"])], [foe(1, wounds=30)])
    netted = begun.play("jost: attack foe weighted-net", "foe: none", dice="d20=1 d20=2 d20=20")
    assert hands(netted, "jost") == []
    assert lies(netted, "weighted-net") == "1,0"  # he has got out of it
    still = begun.play("jost: attack foe weighted-net", "foe: none", dice="d20=1 d20=2 d20=2 d6=5")
    assert "pick-up" not in still.offers()


@pytest.mark.rule("LSK-RUL-89", "LSK-CND-07")
def test_a_light_goes_with_its_bearer() -> None:
    ours = [soldier(0, belt=["torch"]), soldier(0, 1, "acted", name="Mate")]
    begun = scene(ours, [dummy(60)], place={"dark": True})
    lit = begun.play("jost: use torch path= then=", dice="d6=5")
    assert not lit.fight.blind(lit.fighter("mate"))
    gone = act(lit.play("ours: next who=jost"), "jost: move path=1,0;2,0;3,0;4,0;5,0;6,0;7,0;8,0")
    assert gone.fight.blind(gone.fighter("mate"))
    assert not gone.fight.blind(gone.fighter("jost"))


@pytest.mark.rule("LSK-RUL-89", "LSK-RUL-84")
def test_who_has_escaped_is_not_left_in_the_dark() -> None:
    ours = [soldier(0, belt=["torch"]), soldier(0, 1, "acted", name="Mate")]
    begun = scene(ours, [dummy(60)], place={"dark": True})
    lit = begun.play("jost: use torch path= then=", dice="d6=5")
    away = lit.play("edict: remove-fighter fighter=mate")
    assert away.fighter("mate").gone
    gone = act(away, "jost: move path=1,0;2,0;3,0;4,0;5,0;6,0;7,0;8,0")
    assert gone.happened("left-in-the-dark") == []


@pytest.mark.rule("LSK-RUL-89", "LSK-PAR-01")
def test_a_parry_ends_in_a_grip() -> None:
    begun = scene([soldier(0)], [foe(1, hands=["messer"])], dice="d6=2")
    won = begun.play("foe: parry").play("jost: wrestle foe", dice=WON)
    assert not act(won, "jost: immobilise").fighter("foe").parrying


@pytest.mark.rule("LSK-RUL-89")
def test_hands_keep_their_order_when_a_fight_is_restored() -> None:
    begun = scene([soldier(0, hands=["dagger"], belt=["short-sword", "mace"])], [dummy(9)])
    fight = begun.fight
    jost = begun.fighter("jost")
    jost.hands = [fight.thing_by_slug("mace"), fight.thing_by_slug("dagger")]
    fight.thing_by_slug("mace").place = jost.hands[1].place
    jost.carried = [fight.thing_by_slug("short-sword")]
    again = fight.copy()
    again.restore(fight.to_data())
    assert [thing.slug for thing in again.fighters[0].hands] == ["mace", "dagger"]
