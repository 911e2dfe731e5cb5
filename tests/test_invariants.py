"""Our books declare enough of what always holds, and a broken state is noticed."""

from collections.abc import Callable
from typing import Any

import pytest

from fechtbuch.books.base import books
from fechtbuch.books.gurps.kinds.arms import BOTH
from fechtbuch.books.gurps.kinds.terms import RIGHT_ARM, RIGHT_LEG, TORSO
from fechtbuch.books.gurps.state.holds import Hold
from fechtbuch.books.landsknecht.asking.turn_question import TurnQuestion
from fechtbuch.books.landsknecht.state.burdens import Casting, Waiting
from fechtbuch.books.phase_six.kinds.arms import CARRIED, GROUND
from fechtbuch.books.phase_six.state.clouds import SMOKE, Cloud
from fechtbuch.books.phase_six.state.fighter import UP
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fields import field
from fechtbuch.engine.grid import NOWHERE
from fechtbuch.scenario import load
from tests.phase_six.stage import arena as phase_six
from tests.phase_six.stage import who

DECLARED = ("gurps", "landsknecht", "phase-six", "tales-and-legends")


@pytest.mark.parametrize("key", DECLARED)
def test_a_book_declares_fifteen_or_more(key: str) -> None:
    assert len(books()[key].invariants().all()) >= 15


def test_an_empty_grip_is_noticed() -> None:
    fight: Any = load("landsknecht/tavern-wrestling").build()
    invariants = books()["landsknecht"].invariants()
    assert invariants.broken(fight) == []
    fight.roster[0].hold_on = 1
    offences = invariants.broken(fight)
    assert any("a holder is known to the held" in offence for offence in offences)


def test_two_on_one_field_are_noticed() -> None:
    fight = load("phase-six/marek-and-grom").build()
    invariants = books()["phase-six"].invariants()
    assert invariants.broken(fight) == []
    fight.roster[1].at = fight.roster[0].at
    assert any("one body a field" in offence for offence in invariants.broken(fight))


def test_who_is_dead_is_not_to_be_asked() -> None:
    fight: Any = load("landsknecht/kurt-and-hans").build()
    invariants = books()["landsknecht"].invariants()
    question = Question("turn", fight, 0, fight.roster[0])
    assert invariants.wrongly_asked(question) == []
    fight.roster[0].dead = True
    assert invariants.wrongly_asked(question) != []


def _grip(fight: Any, **about: Any) -> None:
    one, other = fight.fighters[:2]
    other.at = one.at
    for thing in one.hands:
        thing.place, thing.grip, thing.holder, thing.at = 2, 0, -1, int(one.at)
    one.hands = []
    hold = Hold(one.index, other.index, TORSO, BOTH)
    for name, value in about.items():
        setattr(hold, name, value)
    fight.holds = [hold]


def _change(fight: Any, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(fight.fighters[0], name, value)


def _gripping(fight: Any, **fields: Any) -> None:
    _grip(fight)
    _change(fight, **fields)


GURPS_BROKEN: list[tuple[str, Callable[[Any], None]]] = [
    ("who holds is there", lambda fight: _gripping(fight, yielded=True)),
    ("a hold has hands", lambda fight: _grip(fight, hands=0)),
    ("locks and pins fit", lambda fight: _grip(fight, lock=True)),
    ("locks and pins fit", lambda fight: _grip(fight, pin=True)),
    ("what is held is there", lambda fight: _grip(fight, item=0)),
    ("a hold is contact", lambda fight: _gripping(fight, at=field(0, 0))),
    ("breath has a taker", lambda fight: _change(fight, strangled=True)),
    ("everybody is on the map", lambda fight: _change(fight, at=NOWHERE)),
    ("a thing is in one place", lambda fight: _change(fight, hands=[])),
    ("a hand has one thing", lambda fight: _change(fight, crippled=1 << RIGHT_ARM)),
    ("the load is known", lambda fight: _change(fight, level=5)),
    ("the senseless lie", lambda fight: _change(fight, unconscious=True)),
    ("the dead are senseless", lambda fight: _change(fight, dead=True)),
    ("legs bear", lambda fight: _change(fight, crippled=1 << RIGHT_LEG)),
    ("who is out means nothing", lambda fight: _change(fight, yielded=True, waiting=True)),
    ("an aim has its weapon", lambda fight: _change(fight, aims=1, aim_at=1, aim_with=-2)),
    ("a Wait is known", lambda fight: _change(fight, waiting=True)),
    ("nothing is owed", lambda fight: _change(fight, shock=-1)),
    ("one turn each", lambda fight: setattr(fight, "order", [0, 0])),
    ("turns are settled", lambda fight: setattr(fight, "acting", 0)),
]


@pytest.mark.parametrize(("name", "break_it"), GURPS_BROKEN)
def test_what_does_not_hold_in_gurps_is_noticed(name: str, break_it: Callable[[Any], None]) -> None:
    fight: Any = load("gurps/knight-and-swashbuckler").build()
    invariants = books()["gurps"].invariants()
    assert invariants.broken(fight) == []
    break_it(fight)
    assert [each for each in invariants.broken(fight) if each.startswith(f"{name} (")] != []


def _first_thing(fight: Any, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(fight.things[fight.fighters[0].main], name, value)


def _clouded(fight: Any, left: int) -> None:
    fight.clouds = [Cloud(SMOKE, fight.fighters[0].at, 2, left, True)]
    if left == 0:
        fight.spread_smoke()


def _aiming(fight: Any, **fields: Any) -> None:
    main = fight.fighters[0].main
    _change(fight, **{"aim_steps": 1, "aim_target": 1, "aim_weapon": main, **fields})


def _hidden(fight: Any) -> None:
    _aiming(fight)
    fight.fighters[1].hidden_from = 1 << fight.fighters[0].side


PHASE_SIX_BROKEN: list[tuple[str, Callable[[Any], None]]] = [
    ("one body a field", lambda fight: _change(fight, at=fight.fighters[1].at)),
    ("everybody is on the map", lambda fight: _change(fight, at=NOWHERE)),
    ("nothing is owed", lambda fight: _change(fight, bonus=-1)),
    ("nothing is owed", lambda fight: _first_thing(fight, loaded=-1)),
    ("conditions are levels", lambda fight: _change(fight, shocked=-1)),
    ("the dying have no health", lambda fight: _change(fight, dying=1)),
    ("death is a level of dying", lambda fight: _change(fight, dying=6, health=0)),
    ("the dying are that alone", lambda fight: _change(fight, dying=1, unconscious=1)),
    ("hands know their things", lambda fight: _change(fight, main=fight.fighters[1].main)),
    ("hands know their things", lambda fight: _change(fight, shield=fight.fighters[0].main)),
    ("things know their hands", lambda fight: _change(fight, main=-1)),
    ("things know their hands", lambda fight: _first_thing(fight, holder=-1)),
    ("a thing is in one place", lambda fight: _first_thing(fight, place=GROUND)),
    ("a thing is in one place", lambda fight: _first_thing(fight, place=CARRIED, holder=-1)),
    ("two-handed is both hands", lambda fight: _change(fight, off=fight.fighters[1].main)),
    ("magazines have a capacity", lambda fight: _first_thing(fight, loaded=999)),
    ("an aim has its ground", lambda fight: _change(fight, aim_steps=1, aim_target=-1)),
    ("an aim has its ground", lambda fight: _aiming(fight, aim_weapon=99)),
    ("an aim has its ground", lambda fight: _aiming(fight, unconscious=1)),
    ("an aim has its ground", _hidden),
    ("investing has its ground", lambda fight: _change(fight, accurate_steps=1)),
    ("a rest has its weapon", lambda fight: _change(fight, braced=True, main=-1)),
    ("a raised shield is there", lambda fight: _change(fight, block_state=UP)),
    ("readying gets at it", lambda fight: _change(fight, readying=fight.fighters[1].main)),
    ("the helpless have no actions", lambda fight: _change(fight, unconscious=1, actions=1)),
    ("the helpless have no actions", lambda fight: _change(fight, withdrawn=True, actions=1)),
    ("the dying do not rest", lambda fight: _change(fight, resting=True, dying=1)),
    ("smoke is where its clouds are", lambda fight: _clouded(fight, 3)),
    ("clouds pass", lambda fight: _clouded(fight, 0)),
    ("one place in the order", lambda fight: setattr(fight, "order", [0, 0])),
    ("protection is worn", lambda fight: _change(fight, worn=9)),
]


@pytest.mark.parametrize(("name", "break_it"), PHASE_SIX_BROKEN)
def test_what_does_not_hold_in_phase_six_is_noticed(
    name: str, break_it: Callable[[Any], None]
) -> None:
    fight: Any = phase_six([who("vance", 0)], [who("kestrel", 9)])
    invariants = books()["phase-six"].invariants()
    assert invariants.broken(fight) == []
    assert {known for known, _ in PHASE_SIX_BROKEN} == {each.name for each in invariants.between}
    break_it(fight)
    assert [each for each in invariants.broken(fight) if each.startswith(f"{name} (")] != []


def test_a_shield_is_not_held_up_beside_a_two_handed_weapon() -> None:
    fight: Any = phase_six([who("ottwin", 0)], [who("kestrel", 9)])
    invariants = books()["phase-six"].invariants()
    ottwin = fight.fighters[0]
    ottwin.block_state = UP
    assert invariants.broken(fight) == []
    sword = fight.things[ottwin.main]
    sword.weapon = sword.weapon.copy()
    sword.weapon.hands = 2
    assert any("a raised shield is there" in each for each in invariants.broken(fight))


def test_who_is_dying_is_not_to_be_asked_what_he_does() -> None:
    fight: Any = phase_six([who("vance", 0)], [who("kestrel", 9)])
    invariants = books()["phase-six"].invariants()
    for kind, wrong in (("act", True), ("extra", False)):
        question = Question(kind, fight, 0, fight.fighters[0])
        fight.fighters[0].dying = 0
        assert invariants.wrongly_asked(question) == []
        fight.fighters[0].dying = 1
        assert (invariants.wrongly_asked(question) != []) is wrong


def test_a_third_does_not_fit_into_a_hex_of_gurps_but_to_grapple() -> None:
    fight: Any = load("gurps/three-brigands").build()
    invariants = books()["gurps"].invariants()
    for fighter in fight.fighters[:3]:
        fighter.at = fight.fighters[0].at
    assert any("who fits into a hex" in each for each in invariants.broken(fight))
    fight.fighters[2].close_with = 0
    assert invariants.broken(fight) == []


# Of the bridge: Götz and his horse, two with great swords, two brigands; three pikemen, two with
# nets, and the bailiff with his mancatcher.
GOETZ, HORSE, SWORD, BRIGAND, PIKE, NET, BAILIFF = 0, 1, 2, 4, 6, 9, 11


def _of(fight: Any, who: int, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(fight.fighters[who], name, value)


def _held(fight: Any, holder: int, victim: int, **fields: Any) -> None:
    """One man holds another, who stands beside him; then what breaks it, of the holder."""
    _of(fight, victim, held_by=[holder], at=fight.fighters[holder].at + 1)
    _of(fight, holder, hold_on=victim, **fields)


def _caught(fight: Any, holder: int, victim: int) -> None:
    """Somebody without a mancatcher has caught another."""
    _of(fight, victim, caught_by=holder, at=fight.fighters[holder].at + 1)
    _of(fight, holder, hold_on=victim)


def _thing(fight: Any, number: int, **fields: Any) -> None:
    for name, value in fields.items():
        setattr(fight.things[number], name, value)


SPELL = Casting("command", [PIKE], [0], "halt")
LANDSKNECHT_BROKEN: list[tuple[str, Callable[[Any], None]]] = [
    ("a holder is known to the held", lambda fight: _of(fight, SWORD, hold_on=PIKE)),
    ("the held are known to the holder", lambda fight: _of(fight, PIKE, held_by=[SWORD])),
    ("the held are known to the holder", lambda fight: _of(fight, PIKE, caught_by=BAILIFF)),
    ("a grip is contact", lambda fight: _held(fight, SWORD, PIKE, at=field(0, 0))),
    ("holders are able", lambda fight: _held(fight, SWORD, PIKE, surrendered=True)),
    ("a catch or choke has its tool", lambda fight: _caught(fight, PIKE, SWORD)),
    ("who chokes holds", lambda fight: _of(fight, PIKE, garrotted_by=SWORD)),
    ("rider and mount are one", lambda fight: _of(fight, HORSE, rider=-1)),
    ("rider and mount are one", lambda fight: _of(fight, GOETZ, at=field(3, 3))),
    ("what carries a rider stands", lambda fight: _of(fight, HORSE, down=True, dead=True)),
    ("one body a square", lambda fight: _of(fight, SWORD, at=fight.fighters[PIKE].at)),
    ("everybody is on the map", lambda fight: _of(fight, SWORD, at=NOWHERE)),
    ("everybody is on the map", lambda fight: _of(fight, SWORD, at=field(10, 2))),
    ("a thing is in one place", lambda fight: _of(fight, SWORD, hands=[])),
    ("a thing is in one place", lambda fight: _thing(fight, 2, place=5, holder=-1)),
    ("hands are enough", lambda fight: _of(fight, BRIGAND, arms_lost=1)),
    ("an aim has its weapon", lambda fight: _of(fight, SWORD, aiming=True, aiming_with=0)),
    ("plans have their things", lambda fight: _of(fight, SWORD, loading=fight.things[0])),
    ("plans have their things", lambda fight: _of(fight, SWORD, search=fight.things[9])),
    ("improvising ends", lambda fight: _of(fight, SWORD, busy_rounds=2, routed=True)),
    ("the dead are down", lambda fight: _of(fight, SWORD, unconscious=True)),
    ("who is out does nothing", lambda fight: _of(fight, SWORD, surrendered=True, parrying=True)),
    ("the held cast nothing", lambda fight: _of(fight, SWORD, gagged=True, casting=SPELL)),
    ("a net is about somebody", lambda fight: _thing(fight, 21, closed_on=SWORD)),
    ("light is near", lambda fight: _of(fight, SWORD, torchlit=True)),
    ("damage waits for a tie", lambda fight: fight.waiting.append(Waiting(SWORD, 3, PIKE))),
    ("nothing is owed", lambda fight: _of(fight, HORSE, bolting=-1)),
    ("nothing is owed", lambda fight: _thing(fight, 0, count=-1)),
    ("a side acts once a Round", lambda fight: setattr(fight, "order", [0, 0])),
]


@pytest.mark.parametrize(("name", "break_it"), LANDSKNECHT_BROKEN)
def test_what_does_not_hold_in_landsknecht_is_noticed(
    name: str, break_it: Callable[[Any], None]
) -> None:
    fight: Any = load("landsknecht/nets-on-the-bridge").build()
    invariants = books()["landsknecht"].invariants()
    assert invariants.broken(fight) == []
    break_it(fight)
    assert [each for each in invariants.broken(fight) if each.startswith(f"{name} (")] != []


def test_every_invariant_of_landsknecht_has_a_state_that_breaks_it() -> None:
    declared = [each.name for each in books()["landsknecht"].invariants().between]
    assert sorted({name for name, _ in LANDSKNECHT_BROKEN}) == sorted(declared)


@pytest.mark.parametrize("state", ["asleep", "paralysed", "bound", "surrendered", "off_map"])
def test_nobody_is_asked_for_his_turn_who_can_do_nothing(state: str) -> None:
    fight: Any = load("landsknecht/kurt-and-hans").build()
    invariants = books()["landsknecht"].invariants()
    question = TurnQuestion(fight, fight.roster[0])
    assert invariants.wrongly_asked(question) == []
    setattr(fight.roster[0], state, True)
    assert invariants.wrongly_asked(question) != []
