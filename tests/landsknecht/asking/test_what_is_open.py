"""Who may do what to whom with what: one thing is changed at a time."""

from functools import cache
from typing import Any

import pytest

from fechtbuch.books.landsknecht.asking.open_verbs import is_open
from fechtbuch.books.landsknecht.asking.prospects import Prospects
from fechtbuch.books.landsknecht.asking.refusals import hindrance_to
from fechtbuch.books.landsknecht.kinds.arms import BELT, NOBODY, PACK
from fechtbuch.books.landsknecht.kinds.verbs import DROP, HOLD, NOTHING
from fechtbuch.books.landsknecht.play.carrying_out import declare
from fechtbuch.books.landsknecht.play.wrestling import _may_join, _strike_first
from fechtbuch.books.landsknecht.rules.basics.hands import at_the_belt, drawable
from fechtbuch.books.landsknecht.rules.defending.answers import decide_busy
from fechtbuch.books.landsknecht.rules.grappling.grips import seize
from fechtbuch.books.landsknecht.rules.hitting.action_under_way import Deed
from fechtbuch.books.landsknecht.rules.moving.mounted import may_mount
from fechtbuch.books.landsknecht.state.battle import CONTACT
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import (
    DEFENDING,
    EXPOSED,
    MOVED,
    NO_DEED,
    OTHER_DEED,
    Combatant,
)
from fechtbuch.engine.choices import VERB, Choice, Question, Slot
from fechtbuch.testing import DefaultPlayer, Situation
from tests.landsknecht.basics.test_each_condition import (
    SPELL,
    about,
    busy_with_everything,
    change,
    riders,
    three,
)
from tests.landsknecht.people import battle, soldier
from tests.landsknecht.scenes import scene


class Noting(DefaultPlayer):
    """Takes the default, and notes what was asked."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    def decide(self, question: Question) -> Choice:
        self.kinds.append(question.kind)
        return super().decide(question)


def listening(fight: Any) -> list[str]:
    """Everybody takes the default from now on; the kinds of questions as they come."""
    player = Noting()
    fight.players = [player for _ in fight.sides]
    return player.kinds


@pytest.mark.rule("LSK-MNT-07", "LSK-MOV-10")
@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ("", ["riding-horse"]),
        ("ridden", []),
        ("down", []),
        ("asleep", []),
        ("foreign", []),
        ("mounted", []),
        ("far", []),
    ],
)
def test_which_horse_somebody_may_mount(changed: str, found: list[str]) -> None:
    fight = battle(riders())
    knight, squire, horse = (fight.by_slug(each) for each in ("knight", "squire", "riding-horse"))
    squire.mount = horse.rider = NOBODY
    squire.at -= 1
    if changed == "ridden":
        horse.rider = knight.index
    elif changed == "foreign":
        horse.side = 1
    elif changed == "mounted":
        squire.mount = fight.by_slug("warhorse").index
    elif changed == "far":
        horse.at += 60 << 14
    elif changed:
        change(horse, changed)
    assert [mount.slug for mount in Prospects(fight, squire).mounts()] == found
    assert [mount.slug for mount in may_mount(fight, squire)] == (
        found if changed != "far" else ["riding-horse"]
    )


@pytest.mark.rule("LSK-WRS-01", "LSK-WRS-13", "LSK-MNT-06")
@pytest.mark.parametrize("changed", ["down", "holds", "held-by-me", "far", "one-armed", "gone"])
def test_whom_nobody_wrestles(changed: str) -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    assert Prospects(fight, jost).wrestle_targets() == [foe]
    if changed == "holds":
        jost.hold_on = foe.index
    elif changed == "held-by-me":
        foe.held_by = [jost.index]
    elif changed == "far":
        foe.at += 30 << 14
    elif changed == "one-armed":
        jost.arms_lost = 1
    else:
        change(foe, changed)
    assert Prospects(fight, jost).wrestle_targets() == []


@pytest.mark.rule("LSK-WRS-01", "LSK-MNT-06")
def test_a_horse_is_not_wrestled() -> None:
    fight = battle(riders())
    foe = fight.by_slug("foe")
    found = {one.slug for one in Prospects(fight, foe).wrestle_targets()}
    assert found == {"knight", "squire"}


@pytest.mark.rule("LSK-CST-08")
@pytest.mark.parametrize(
    ("who", "asleep", "away", "found"),
    [
        ("ally", True, 0, True),
        ("ally", False, 0, False),
        ("ally", True, 2, False),
        ("foe", True, 0, False),
    ],
)
def test_whom_somebody_may_wake(who: str, asleep: bool, away: int, found: bool) -> None:
    fight = battle(three())
    sleeper = fight.by_slug(who)
    sleeper.asleep = asleep
    sleeper.at += away
    waking = Prospects(fight, fight.by_slug("jost"))
    assert (sleeper in waking.sleepers()) is found
    assert waking.sleepers() == waking.targets("wake")


@pytest.mark.rule("LSK-WPN-01", "LSK-WPN-07", "LSK-DMG-03")
@pytest.mark.parametrize(
    ("item", "place", "arms_lost", "drawn", "hangs"),
    [
        ("dagger", BELT, 0, True, True),
        ("dagger", BELT, 1, True, True),
        ("dagger", PACK, 0, False, False),
        ("long-bow", BELT, 0, True, True),
        ("long-bow", BELT, 1, False, True),
        ("buckler", BELT, 0, False, False),
        ("torch", BELT, 0, False, True),
    ],
)
def test_what_can_be_drawn_from_the_belt(
    item: str, place: int, arms_lost: int, drawn: bool, hangs: bool
) -> None:
    fight = battle(scene([soldier(0, belt=[item])], [soldier(9, name="Foe")]))
    jost = fight.by_slug("jost")
    jost.carried[0].place, jost.arms_lost = place, arms_lost
    assert (drawable(jost) == jost.carried) is drawn
    assert (at_the_belt(jost) == jost.carried) is hangs


@pytest.mark.rule("LSK-WPN-01", "LSK-MIS-11")
def test_of_darts_at_the_belt_one_is_offered_and_of_daggers_each() -> None:
    fight = battle(scene([soldier(0, belt=["dart", "dart", "dagger", "dagger"])], [soldier(9)]))
    keys = [thing.key for thing in drawable(fight.by_slug("jost"))]
    assert keys == ["dart", "dagger", "dagger"]


FREE_VERBS = ["attack", "wrestle", "move", "run", HOLD, "parry", NOTHING, DROP, "flee"]

OPEN: dict[str, list[str]] = {
    "": FREE_VERBS,
    "holding_action": [verb for verb in FREE_VERBS if verb != HOLD],
    "routed": ["parry", DROP, "flee"],
    "held": ["attack", NOTHING, "escape"],
    "held routed": [NOTHING, "escape"],
    "lame": [verb for verb in FREE_VERBS if verb not in ("run", "flee")],
}


@pytest.mark.rule("LSK-SEQ-01", "LSK-WRS-06", "LSK-MOR-03", "LSK-HLD-03", "LSK-DMG-03")
@pytest.mark.parametrize("states", OPEN)
def test_which_verbs_are_open(states: str) -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    for state in states.split():
        change(foe, state)
    prospects = Prospects(fight, foe)
    verbs = [*FREE_VERBS, "escape", "force", "keep", "release", "cast", "mount", "dismount", "wake"]
    assert {verb for verb in verbs if is_open(prospects, verb)} == set(OPEN[states])


@pytest.mark.rule("LSK-MNT-06", "LSK-RUL-80", "LSK-MNT-07")
def test_which_verbs_are_open_on_horseback() -> None:
    fight = battle(riders())
    squire, horse = fight.by_slug("squire"), fight.by_slug("riding-horse")
    verbs = [*FREE_VERBS, "dismount", "jump-off", "mount"]
    calm = {verb for verb in verbs if is_open(Prospects(fight, squire), verb)}
    assert "dismount" in calm
    assert not calm & {"jump-off", "mount"}
    horse.bolting = 1
    bolting = {verb for verb in verbs if is_open(Prospects(fight, squire), verb)}
    assert bolting == {NOTHING, "jump-off"}
    own = fight.by_slug("warhorse")
    assert {verb for verb in verbs if is_open(Prospects(fight, own), verb)} == {NOTHING, "attack"}


@pytest.mark.rule("LSK-WRS-13", "LSK-EQP-02")
@pytest.mark.parametrize(("fork", "force"), [(False, True), (True, False)])
def test_what_a_holder_may_do(fork: bool, force: bool) -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    jost.hold_on = foe.index
    if fork:
        foe.caught_by = jost.index
    else:
        foe.held_by = [jost.index]
    prospects = Prospects(fight, jost)
    assert is_open(prospects, "force") is force
    assert is_open(prospects, "keep")
    assert is_open(prospects, "release")


@pytest.mark.rule("LSK-PAR-01", "LSK-RUL-59", "LSK-DMG-02", "LSK-RUL-69", "LSK-RUL-86")
@pytest.mark.parametrize(
    ("states", "verbs"),
    [
        ("", ["parry"]),
        ("acted", None),
        ("unaware", None),
        ("commanded", None),
        ("asleep", None),
        ("contact", None),
        ("down", ["crawl"]),
        ("down unconscious", None),
        ("improvising", ["parry", "break-off"]),
    ],
)
def test_what_may_be_volunteered(states: str, verbs: list[str] | None) -> None:
    fight = battle(three())
    foe = fight.by_slug("foe")
    for state in states.split():
        if state == "contact":
            fight.phase = CONTACT
        elif state == "improvising":
            foe.busy_rounds = 1
        else:
            change(foe, state)
    question = fight.volunteer_question(foe)
    found = None if question is None else [verb.name for verb in question.open_verbs()]
    assert found == verbs


@pytest.mark.rule("LSK-PAR-01", "LSK-MNT-06")
def test_a_horse_volunteers_nothing() -> None:
    fight = battle(riders())
    assert fight.volunteer_question(fight.by_slug("warhorse")) is None


@pytest.mark.rule("LSK-WRS-11", "LSK-WRS-01", "LSK-RUL-69")
@pytest.mark.parametrize(
    "state",
    ["acted", "asleep", "held", "routed", "unaware", "casting", "one-armed", "commanded", "far"],
)
def test_which_friend_may_not_join(state: str) -> None:
    fight = battle(three())
    ally, foe = fight.by_slug("ally"), fight.by_slug("foe")
    assert _may_join(fight, ally, foe)
    if state == "far":
        ally.at += 10 << 14  # 40' and the 5' of a grip are nine squares
        assert not _may_join(fight, ally, foe)
        ally.at -= 1 << 14
        assert _may_join(fight, ally, foe)
    else:
        change(ally, state)
        assert not _may_join(fight, ally, foe)


@pytest.mark.rule("LSK-WRS-02", "LSK-RUL-69", "LSK-SEQ-07")
@pytest.mark.parametrize(
    ("state", "asked"),
    [
        ("", True),
        *((state, False) for state in ("acted", "asleep", "held", "routed")),
        *((state, False) for state in ("commanded", "unaware", "unarmed")),
    ],
)
def test_who_strikes_at_a_wrestler(state: str, asked: bool) -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    if state == "unarmed":
        foe.hands = []
    else:
        change(foe, state)
    kinds = listening(fight)
    assert _strike_first(fight, foe, [jost], None) == [jost]
    assert (kinds == ["strike"]) is asked


@pytest.mark.rule("LSK-ITM-03", "LSK-SEQ-09")
@pytest.mark.parametrize(
    ("state", "asked"),
    [
        ("", True),
        ("not searching", False),
        ("unaware", False),
        ("surprised", False),
        ("blind", False),
        ("held", False),
        ("decided", False),
    ],
)
def test_when_a_searcher_decides_whether_to_defend(state: str, asked: bool) -> None:
    fight = battle(three())
    jost, foe = fight.by_slug("jost"), fight.by_slug("foe")
    if state != "not searching":
        change(foe, "searching")
    if state == "decided":
        foe.busy_choice = DEFENDING
    elif state != "not searching":
        change(foe, state)
    kinds = listening(fight)
    decide_busy(fight, foe, jost)
    assert (kinds == ["busy"]) is asked
    assert (foe.busy_choice == EXPOSED) is asked


def declared(fight: Any, who: Combatant, verb: str, **more: Any) -> Combatant:
    """Somebody after he has declared an action."""
    action = Action(verb)
    for field, value in more.items():
        setattr(action, field, value)
    declare(fight, Deed(who, action))
    return who


@pytest.mark.rule("LSK-ATK-01", "LSK-ITM-04", "LSK-MIS-09", "LSK-WRS-13", "LSK-SEQ-07")
def test_whoever_does_something_gives_up_what_he_was_about() -> None:
    fight = battle(three())
    jost = declared(fight, busy_with_everything(fight), "move")
    assert about(jost) == (False, False, NOBODY, None, None, False, True, NOBODY)
    assert (jost.acted, jost.turn_over) == (True, True)


@pytest.mark.rule("LSK-ITM-04", "LSK-MIS-08", "LSK-MIS-11", "LSK-WRS-13", "LSK-EQP-02")
@pytest.mark.parametrize(
    ("verb", "keeps"),
    [
        ("shoot", {"aiming"}),
        ("search", {"search"}),
        ("load", {"loading"}),
        ("force", {"hold"}),
        ("keep", {"hold"}),
        ("attack", {"hold"}),
        ("attack-other", set()),
        ("charge", set()),
        ("aim", set()),
    ],
)
def test_what_goes_on_with_the_same_deed(verb: str, keeps: set[str]) -> None:
    fight = battle(three())
    jost = busy_with_everything(fight)
    foe = fight.by_slug("foe")
    thing = jost.carried[0] if verb == "search" else jost.hands[0]
    target = fight.by_slug("ally") if verb == "attack-other" else foe
    needs = {"search": thing, "load": thing, "shoot": thing, "aim": thing}
    action = verb.partition("-")[0]
    declared(fight, jost, action, thing=needs.get(verb), target=target)
    found = {
        "aiming": jost.aiming,
        "search": jost.search is not None,
        "loading": jost.loading is not None,
        "hold": jost.hold_on == foe.index,
    }
    assert {name for name, goes_on in found.items() if goes_on} == keeps


@pytest.mark.rule("LSK-RUL-07", "LSK-SEQ-07")
@pytest.mark.parametrize(
    ("before", "verb", "deed"),
    [
        (NO_DEED, "move", MOVED),
        (NO_DEED, "run", MOVED),
        (NO_DEED, "flee", MOVED),
        (MOVED, "move", MOVED),
        (OTHER_DEED, "move", OTHER_DEED),
        (NO_DEED, "attack", OTHER_DEED),
        (NO_DEED, "wrestle", OTHER_DEED),
    ],
)
def test_only_a_walk_or_run_leaves_the_blow_at_a_runner(before: int, verb: str, deed: int) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    jost.deed = before
    assert declared(fight, jost, verb).deed == deed


@pytest.mark.rule("LSK-RUL-73", "LSK-CND-02")
@pytest.mark.parametrize(
    ("verb", "more", "aware"),
    [
        ("move", {}, False),
        ("aim", {}, False),
        ("attack", {}, True),
        ("shoot", {}, True),
        ("wrestle", {}, True),
        ("cast", {"spell": "sleep"}, True),
        ("cast", {"spell": "cure-light-wounds"}, False),
    ],
)
def test_who_acts_against_an_enemy_is_aware(verb: str, more: dict[str, Any], aware: bool) -> None:
    fight = battle(three())
    jost = fight.by_slug("jost")
    jost.unaware = True
    assert declared(fight, jost, verb, **more).unaware is not aware


@pytest.mark.rule("LSK-CHG-02", "LSK-CHG-05", "LSK-WPN-01", "LSK-WPN-07")
def test_a_charge_exposes_rider_and_horse_and_a_weapon_is_drawn_on_the_way() -> None:
    fight = battle(riders())
    declared(fight, fight.by_slug("knight"), "charge")
    assert (fight.by_slug("knight").charged, fight.by_slug("warhorse").charged) == (True, True)
    assert not fight.by_slug("squire").charged
    for verb, drawn in (("attack", True), ("move", True), ("throw", True), ("stow", False)):
        again = battle(three())
        jost = again.by_slug("jost")
        dagger = jost.carried[0]
        declared(again, jost, verb, thing=dagger)
        assert (dagger in jost.hands) is drawn


@pytest.mark.rule(
    "LSK-WRS-05", "LSK-WRS-06", "LSK-WRS-09", "LSK-WRS-15", "LSK-RUL-19", "LSK-RUL-89"
)
@pytest.mark.parametrize(("streak", "pinned"), [(0, False), (1, False), (2, True)])
def test_what_a_grip_does_to_its_victim(streak: int, pinned: bool) -> None:
    fight = battle(three())
    jost, ally, foe = (fight.by_slug(slug) for slug in ("jost", "ally", "foe"))
    foe.aiming = foe.aimed = foe.parrying = True
    foe.search, foe.loading, foe.casting = foe.carried[0], foe.hands[0], SPELL
    foe.hold_streak = streak
    fight.lasting = False
    seize(fight, [jost, ally], foe)
    assert about(foe) == (False, False, NOBODY, None, None, False, False, NOBODY)
    assert foe.casting is None
    assert (foe.hold_streak, foe.pinned) == (streak + 1, pinned)
    assert (foe.held_by, jost.hold_on, ally.hold_on) == ([0, 1], foe.index, foe.index)
    assert fight.lasting
    told = [event.kind for event in fight.events]
    assert ("pinned" in told) is pinned
    assert ("immobilised" in told) is not pinned
    assert "holds-too" in told


@cache
def lane() -> Situation:
    """Jost with a pike, a dagger, a garrote and a crossbow in the pack; Foe far to the east."""
    jost = soldier(
        0, hands=["pike"], belt=["dagger", "garrote"], pack=["light-crossbow"], quiver={"bolt": 2}
    )
    return scene([jost, soldier(0, 3, name="Ally")], [soldier(30, name="Foe")])


def why_not(fight: Any, who: str, slot: str, value: str, **partial: str) -> tuple[str, str]:
    """What stands in the way of something that is not offered, and the rule."""
    fighter = fight.by_slug(who)
    return hindrance_to(fight, fighter, Slot(slot, "", [], None), value, dict(partial))


@pytest.mark.rule("LSK-MOV-07", "LSK-MIS-10", "LSK-WPN-01", "LSK-EQP-02")
@pytest.mark.parametrize(
    ("slot", "value", "verb", "reason", "rule"),
    [
        ("target", "foe", "attack", "out-of-reach", "LSK-MOV-07"),
        ("target", "foe", "wrestle", "out-of-reach", "LSK-MOV-07"),
        ("target", "foe", "shoot", "out-of-range", "LSK-MIS-10"),
        ("target", "foe", "use", "", ""),
        ("target", "ally", "attack", "", ""),
        ("target", "nobody", "attack", "", ""),
        ("weapon", "pike", "attack", "too-short", "LSK-MOV-07"),
        ("weapon", "dagger", "throw", "out-of-range", "LSK-MIS-10"),
        ("weapon", "garrote", "attack", "not-unaware", "LSK-EQP-02"),
        ("weapon", "light-crossbow", "shoot", "not-at-hand", "LSK-WPN-01"),
        ("weapon", "dagger", "use", "", ""),
        ("item", "dagger", "use", "", ""),
    ],
)
def test_why_a_target_or_a_weapon_is_refused(
    slot: str, value: str, verb: str, reason: str, rule: str
) -> None:
    assert why_not(battle(lane()), "jost", slot, value, **{VERB: verb}) == (reason, rule)


@pytest.mark.rule(
    "LSK-SEQ-09", "LSK-MNT-06", "LSK-WRS-06", "LSK-MOR-03", "LSK-WRS-01", "LSK-CST-07"
)
@pytest.mark.parametrize(
    ("state", "verb", "reason", "rule"),
    [
        ("", "cast", "no-spell", "LSK-CST-07"),
        ("", "attack", "nobody-in-reach", "LSK-MOV-07"),
        ("", "charge", "nobody-in-reach", "LSK-MOV-04"),
        ("", "wrestle", "nobody-in-reach", "LSK-WRS-01"),
        ("one-armed", "wrestle", "hands-not-free", "LSK-WRS-01"),
        ("", "shoot", "nothing-for-it", "LSK-MIS-13"),
        ("", "throw", "nobody-in-range", "LSK-MIS-10"),
        ("", "put-on", "nothing-for-it", "LSK-WPN-07"),
        ("", DROP, "nothing-for-it", "LSK-WPN-07"),
        ("", "escape", "not-held", "LSK-WRS-07"),
        ("", "jump-off", "mount-is-calm", "LSK-MNT-06"),
        ("", "improvise", "no-referee", "LSK-SEQ-02"),
        ("held", "attack", "held-fast", "LSK-WRS-06"),
        ("held routed", "attack", "held-fast", "LSK-WRS-06"),
        ("routed", "attack", "lost-heart", "LSK-MOR-03"),
        ("", "dance", "", ""),
    ],
)
def test_why_a_verb_is_refused(state: str, verb: str, reason: str, rule: str) -> None:
    fight = battle(lane())
    for word in state.split():
        change(fight.by_slug("jost"), word)
    assert why_not(fight, "jost", VERB, verb) == (reason, rule)


def east(start: int, end: int, y: int = 0) -> str:
    """A way along a row."""
    return ";".join(f"{x},{y}" for x in range(start, end + 1))


@cache
def among_walls() -> Situation:
    """Mire to the west, a wall to the south, a gap between two walls to the south-east."""
    ground = {
        "bounds": [-10, -10, 60, 10],
        "walls": [[0, -2], [2, -1], [1, -2]],
        "difficult": [[-2, 0]],
    }
    ours = [soldier(0, hands=["long-sword"]), soldier(0, 3, name="Ally")]
    return scene(ours, [soldier(40, name="Foe")], ground=ground)


@pytest.mark.rule("LSK-MOV-04", "LSK-MOV-08", "LSK-MOV-09", "LSK-RUL-08", "LSK-MOV-07")
@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("", "path-not-straight"),
        ("1,0;1,1", "path-not-straight"),
        ("2,0", "path-not-straight"),
        (east(1, 3), "run-up-too-short"),
        (east(1, 4), "target-out-of-reach"),
        (east(1, 24), "target-out-of-reach"),
        (east(1, 25), "too-far"),
        ("0,1;0,2;0,3;0,4", "blocked"),
        ("-1,0;-2,0;-3,0;-4,0", "difficult-ground"),
        ("0,-1;0,-2;0,-3;0,-4", "wall"),
        ("1,-1;2,-2;3,-3;4,-4", "between-walls"),
    ],
)
def test_why_a_charge_does_not_go_that_way(path: str, reason: str) -> None:
    fight = battle(among_walls())
    rule = {
        "run-up-too-short": "LSK-MOV-04",
        "target-out-of-reach": "LSK-MOV-07",
        "too-far": "LSK-RUL-08",
        "between-walls": "LSK-MOV-08",
    }.get(reason, "LSK-MOV-09")
    found = why_not(fight, "jost", "path", path, **{VERB: "charge", "target": "foe"})
    assert found == (reason, rule)
