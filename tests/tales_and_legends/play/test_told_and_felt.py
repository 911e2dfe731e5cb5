"""Tables of what nobody noticed when it was changed.

Where everybody is told to be, what a thing does besides, what it costs to do something to somebody.
"""

from collections.abc import Callable
from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.verb_prices import price_of
from fechtbuch.books.tales_and_legends.kinds.arms import BODY, GOOD, ORDINARY
from fechtbuch.books.tales_and_legends.rules.basics.load import reckon
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_blow
from fechtbuch.books.tales_and_legends.rules.harm.falling import drop_off
from fechtbuch.books.tales_and_legends.rules.harm.items import strike_item
from fechtbuch.books.tales_and_legends.rules.hitting.damage import strike_through
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.testing import Situation
from tests.tales_and_legends.clinging.test_clinging import on_the_beast
from tests.tales_and_legends.scenes import BARE, arena, crowd, meet

# Where somebody comes to without walking is told, with the field.


def pushed() -> Situation:
    start = meet(BARE, "guard")
    return start.play("brawler: attack bare-hands special=push target=guard", dice="3d20=9,9,2")


def afoot() -> Situation:
    return meet("knight", "guard", apart=30).play("knight: dismount how=slow")


def mounted() -> Situation:
    turn = afoot().play("knight: done", "guard: done")
    return turn.play("knight: mount how=slow target=warhorse")


def unseated() -> Situation:
    start = meet(BARE, {"use": "knight", "at": [11, 5]})
    thrown = start.play("brawler: attack bare-hands special=overthrow target=knight", dice="d20=9")
    down = thrown.play("knight@skill: grapple", dice="2d20=19,2")
    return down.play("knight@skill: acrobatics", dice="d20=9")


def seized() -> Situation:
    """A third man pulls a climber off the beast."""
    climber = {"use": "brawler", "slug": "climber", "hands": [], "belt": [], "at": [9, 5]}
    beast = {"use": "great-bear", "at": [10, 5]}
    start = crowd([climber], [beast, {**BARE, "slug": "puller", "at": [9, 6]}])
    turned = start.play("edict: set fighter=great-bear field=facing value=2", "climber: face how=e")
    held = turned.play("climber: hold great-bear", dice="d20=10 d20=10")
    turn = held.play("climber: done", "great-bear: done")
    return turn.play("puller: grapple climber", dice="d20=19 d20=9")


@pytest.mark.rule(
    "TAL-ATK-09", "TAL-MNT-12", "TAL-MNT-13", "TAL-MNT-14", "TAL-HLD-02", "TAL-RUL-118"
)
@pytest.mark.parametrize(
    ("done", "kind", "who"),
    [
        (pushed, "pushed", "guard"),
        (afoot, "dismounts", "knight"),
        (mounted, "mounts", "knight"),
        (unseated, "unseated", "knight"),
        (on_the_beast, "holds-on", "brawler"),
        (seized, "lets-go", "climber"),
    ],
)
def test_where_somebody_comes_to_is_told(
    done: Callable[[], Situation], kind: str, who: str
) -> None:
    after = done()
    told = next(event for event in after.story if event.kind == kind)
    assert told.values["to"] == after.fighter(who).at


@pytest.mark.rule("TAL-RUL-118", "TAL-RUL-56")
def test_who_is_pulled_off_a_beast_lands_as_if_he_just_let_go() -> None:
    down = seized()
    assert down.parts("landing")["let-go"] == -30
    climber = down.fighter("climber")
    assert climber.prone
    assert climber.holds_on == -1
    assert down.fight.apart(climber, down.fighter("puller")) <= 1


@pytest.mark.rule("TAL-HLD-06", "TAL-HLD-08", "TAL-RUL-118")
@pytest.mark.parametrize(
    ("place", "dead", "falls"),
    [("flank", False, False), ("flank", True, True), ("back", False, True), ("head", True, True)],
)
def test_from_the_flank_one_gets_down_safely_but_from_no_dying_beast(
    place: str, dead: bool, falls: bool
) -> None:
    fight = arena([BARE], ["great-bear"], script="2d20=1,19")
    brawler, bear = fight.fighters
    brawler.holds_on, brawler.hold_place, brawler.at = bear.index, place, bear.at
    bear.dead = dead
    drop_off(fight, brawler, 0)
    assert brawler.holds_on == -1
    assert any(event.kind == "fell" for event in fight.events) is falls
    assert brawler.life == (36 if falls else 40)  # 3 m: half of it is 2, twice two


# What a thing does besides.


@pytest.mark.rule("TAL-ITM-04", "TAL-MOV-16", "TAL-RUL-12")
def test_armour_that_is_damaged_is_felt_in_full() -> None:
    """TAL-EX-26: quilted leather of good make weighs half; one step worse it weighs ten."""
    fight = arena(["veteran"], ["guard"], script="d100=20 d100=100")
    veteran = fight.fighters[0]
    reckon(fight, veteran)
    assert veteran.burden == 0
    leather = next(thing for thing in veteran.worn if thing.zone == BODY)
    assert leather.quality == GOOD
    strike_item(fight, leather, 20, fight.fighters[1])
    assert leather.quality == ORDINARY
    assert veteran.burden == 1


@pytest.mark.rule("TAL-HIT-19", "TAL-RUL-92")
@pytest.mark.parametrize(
    ("armour", "hurts"),
    [
        ("leather-armour", False),
        ("quilted-leather", False),
        ("gambeson", False),
        ("iron-mail", True),
    ],
)
def test_bare_hands_are_hurt_by_what_is_hard(armour: str, hurts: bool) -> None:
    """A strong man's fist: 4 and an eighth of 100, 17, halved 9; his own END is 8."""
    strong = {**BARE, "attributes": {"si": 100}}
    fight = arena([strong], [{"use": "guard", "armour": armour}], script="d4=4 d100=100")
    brawler, guard = fight.fighters
    blow = melee_blow(brawler, brawler.natural[0])
    blow.result = blow.defence = 22
    strike_through(fight, brawler, guard, blow, -1)
    assert any(event.kind == "hurts-oneself" for event in fight.events) is hurts


# What it costs to do something to somebody.


@pytest.mark.rule("TAL-RUL-109", "TAL-MNT-12", "TAL-ATK-20", "TAL-RUL-39")
@pytest.mark.parametrize(
    ("verb", "word", "price"),
    [
        ("raise", "", (1, 1, False)),  # the price at which a horse with such a load gets up
        ("mount", "quick", (1, 0, False)),
        ("mount", "slow", (0, 0, True)),
        ("grapple", "", (1, 0, False)),
        ("trample", "", (1, 1, False)),
    ],
)
def test_only_a_lying_mount_is_got_up_at_its_own_price(
    verb: str, word: str, price: tuple[int, int, bool]
) -> None:
    fight: Any = arena(["knight"], ["guard"])
    knight, horse = fight.fighters[0], fight.fighters[1]
    horse.burden = 2
    action = Action(verb, horse)
    action.word = word
    found = price_of(fight, knight, action)
    assert (found.standard, found.extra, found.full) == price
