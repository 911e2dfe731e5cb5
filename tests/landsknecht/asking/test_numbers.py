"""Options show the number they are then tested against: whom, with what, from where."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fechtbuch.books.landsknecht.play.held_actions import perform
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.engine.choices import VERB, Option, Partial, Question
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.streams import BulkDice
from fechtbuch.play.draft import Draft, offered
from fechtbuch.testing import DefaultPlayer, Situation
from tests.landsknecht.people import dummy, soldier
from tests.landsknecht.play.test_held_actions import waiting
from tests.landsknecht.scenes import man, scene
from tests.landsknecht.wrestlers import WON

ATTACKS = ("attack", "charge", "shoot", "throw", "shoot-crowd", "throw-crowd")
NUMBERED = ("target", "weapon", "path")
"""Slots whose every option leads to one number."""
MOST_WAYS = 6


def number(option: Option) -> int | None:
    """What an option says that it is tested against."""
    return None if option.worth is None else int(option.worth.total)


def attacks(question: Question) -> Iterator[tuple[Partial, list[int | None]]]:
    """Every attack that is offered, with the numbers that were shown of it one after the other."""

    def go(partial: Partial, shown: list[int | None]) -> Iterator[tuple[Partial, list[int | None]]]:
        slot = offered(question, partial)
        if slot is None or slot.name == "then":
            yield partial, shown
            return
        options = slot.options[:MOST_WAYS] if slot.name == "path" else slot.options
        for option in options:
            more = [number(option)] if slot.name in NUMBERED else []
            yield from go({**partial, slot.name: option.value}, [*shown, *more])

    verbs = offered(question, {})
    assert verbs is not None
    for verb in verbs.values():
        if verb in ATTACKS:
            yield from go({VERB: verb}, [])


def rolled(begun: Callable[[], Situation], said: Partial) -> int | None:
    """What is rolled against when the attack is carried out and nobody does anything about it."""
    question = begun().question
    fight: Any = question.fight
    fight.players = [DefaultPlayer() for _ in fight.sides]
    fight.host = None
    fight.dice = BulkDice(7)
    fight.dice.deal(2, fight.roster)
    fight.events = []
    action = question.build(said)
    assert isinstance(action, Action)
    perform(fight, question.who, action)  # type: ignore[arg-type]
    found = [one.tally.total for one in fight.events if one.kind == "roll" and one.word == "attack"]
    return int(found[0]) if found else None


def melee() -> Situation:
    """Kurt with Messer and dagger; two before him, a friend behind one of them."""
    ours = [man("kurt", 0, belt=["dagger", "hand-axe"]), soldier(3, 1, "acted", name="Ally")]
    return scene(ours, [dummy(2), dummy(4, 1, name="Other"), dummy(11, 0, name="Far")])


def rider() -> Situation:
    """A rider with his lance, and foes on both sides of a friend."""
    return scene(
        [man("ulrich", 0), soldier(9, 1, "acted", name="Ally")], [dummy(10), dummy(12, -1)]
    )


def archers() -> Situation:
    """A crossbow, an axe to throw; foes in a crowd, in a melee, behind a hedge and far away."""
    ground = {
        "bounds": [-5, -9, 40, 9],
        "cover": [{"at": [20, 2], "level": "half", "from": ["w"]}],
    }
    ours = [
        soldier(0, bs=3, hands=["light-crossbow"], belt=["hand-axe"], quiver={"bolt": 9}),
        soldier(8, 0, "acted", name="Ally", hands=["short-sword"]),
    ]
    theirs = [dummy(9), dummy(10, name="Second"), dummy(20, 2, name="Third"), dummy(32, name="Far")]
    return scene(ours, theirs, ground=ground)


def marksman() -> Situation:
    """An aimed musket on its rest: who walks first has neither."""
    jost = soldier(0, bs=3, hands=["musket"], belt=["fork-rest"], quiver={"bullet": 9})
    begun = scene([jost], [dummy(10), dummy(11, name="Second")])
    musketeer: Any = begun.question.who
    musketeer.aimed = musketeer.aiming = True
    return begun


@pytest.mark.rule(
    "LSK-ATK-09", "LSK-MIS-01", "LSK-MIS-04", "LSK-MIS-08", "LSK-MIS-10", "LSK-RUL-17"
)
@pytest.mark.parametrize("begun", [melee, rider, archers, marksman])
def test_every_attack_is_rolled_against_the_number_that_was_shown(
    begun: Callable[[], Situation],
) -> None:
    seen = 0
    for said, shown in attacks(begun().question):
        # The last is of all that was said; those before take the usual weapon and way.
        assert None not in shown, said
        assert shown[-1] == rolled(begun, said), said
        seen += 1
    assert seen >= 6


@pytest.mark.rule("LSK-ATK-09", "LSK-WPN-04", "LSK-MOV-10")
@pytest.mark.parametrize("begun", [melee, rider, archers, marksman])
def test_a_target_shows_the_number_of_the_usual_weapon_and_way(
    begun: Callable[[], Situation],
) -> None:
    question = begun().question
    for verb in ATTACKS:
        slot = offered(question, {VERB: verb}) if verb in verbs(question) else None
        for option in [] if slot is None else slot.options:
            draft = Draft(question, {VERB: verb, "target": option.value})
            assert draft.worth is not None
            assert number(option) == draft.worth.total == rolled(begun, draft.filled), draft.filled


def verbs(question: Question) -> list[str]:
    """What may be done."""
    slot = offered(question, {})
    return [] if slot is None else slot.values()


# Out of turn.


def shown(begun: Situation, slot: str, **said: str) -> dict[str, int | None]:
    """The numbers of a slot's options, as whoever is asked sees them."""
    found = offered(begun.question, dict(said))
    assert found is not None
    assert found.name == slot
    return {option.value: number(option) for option in found.options}


@pytest.mark.rule("LSK-MOV-02", "LSK-ATK-09")
def test_a_blow_at_a_runner_shows_its_number() -> None:
    begun = scene([soldier(0, wounds=99)], [soldier(4, 1, name="Foe", hands=["pike"])])
    asked = begun.play("jost: run path=1,0;2,0;3,0;4,0;5,0;6,0")
    assert shown(asked, VERB) == {"let-pass": None, "attack": 22}
    assert shown(asked, "weapon", verb="attack") == {"pike": 22}
    assert asked.play("foe: attack", dice="d20=20 d8=1", steps=0).tally("attack").total == 22


@pytest.mark.rule("LSK-WRS-02", "LSK-CND-03", "LSK-RUL-29")
def test_a_blow_at_a_wrestler_shows_its_number() -> None:
    """He has let his sword fall by then."""
    begun = scene(
        [soldier(0, wounds=99, hands=["long-sword"])],
        [soldier(1, name="Foe", hands=["dagger"], ws=2)],
    )
    asked = begun.play("jost: wrestle foe")
    assert shown(asked, "target", verb="strike") == {"jost": 21}
    assert shown(asked, "weapon", verb="strike", target="jost") == {"dagger": 21}
    struck = asked.play("foe: strike jost", dice="d20=20 d4=1 " + WON)
    assert struck.tally("attack").total == 21


@pytest.mark.rule("LSK-HLD-04", "LSK-CND-03")
def test_a_blow_at_a_passer_by_shows_its_number_where_he_passes() -> None:
    begun = waiting(man("ilse", 0), man("kurt", 6), man("hans", 3, 2, "acted"))
    asked = begun.play("kurt: move path=5,1;4,1;3,1;2,1;1,2;0,3")
    near = shown(asked, "weapon", verb="attack", target="kurt", at="1,2")
    blow = "ilse: attack target=kurt at=1,2 weapon=pike"
    assert asked.play(blow, dice="d20=20", steps=0).tally("attack").total == near["pike"]


def waylaid(**more: Any) -> Situation:
    """Kurt strikes at Hans, who has the longer weapon; the referee has laid something on one."""
    begun = scene([man("kurt", 0)], [man("hans", 1, wounds=99)])
    edicts = [
        f"edict: modifier fighter={who} amount={amount} purpose=attack"
        for who, amount in more.items()
    ]
    return begun.play(*edicts, "kurt: attack hans messer path= then=")


@pytest.mark.rule("LSK-CTR-06", "LSK-ATK-11")
@pytest.mark.parametrize(
    ("laid", "changed"),
    [({}, (0, 0)), ({"kurt": -3}, (-3, 0)), ({"hans": -3}, (0, -3)), ({"kurt": 2}, (2, 0))],
)
def test_an_answer_shows_the_number_with_what_waits_for_whoever_rolls_it(
    laid: dict[str, int], changed: tuple[int, int]
) -> None:
    """LSK-EX-01 and LSK-EX-02: Kurt needs 15, and Hans 12 against Kurt."""
    kurts, hanss = changed
    asked = waylaid(**laid)
    found = {"none": 15 + kurts, "guard": 13 + kurts, "parry": 11 + kurts, "counter": 12 + hanss}
    assert shown(asked, VERB) == found
    for answer in ("none", "guard", "parry"):
        struck = asked.play(f"hans: {answer}", dice="d20=20", steps=0)
        assert struck.tally("attack").total == found[answer]
    answered = asked.play("hans: counter", dice="d20=20 d20=20", steps=0)
    totals = [roll.tally.total for roll in answered.rolls() if roll.tally is not None]
    assert totals == [found["counter"], found["none"]]


@pytest.mark.rule("LSK-MIS-08", "LSK-ATK-09")
@pytest.mark.parametrize("verb", ["shoot", "throw"])
@pytest.mark.parametrize("purpose", ["", "attack"])
def test_what_waits_for_an_attack_waits_for_shots_and_throws(verb: str, purpose: str) -> None:
    begun = archers()
    before = shown(begun, "target", verb=verb)
    edict = {"verb": "modifier", "fighter": "jost", "amount": "-4"}
    decree(begun.question.fight, {**edict, "purpose": purpose} if purpose else edict)
    after = shown(begun, "target", verb=verb)
    assert before
    assert after == {target: (found or 0) - 4 for target, found in before.items()}


@pytest.mark.rule("LSK-RUL-59", "LSK-RUL-16")
def test_who_may_be_struck_astray_sees_the_number_without_the_melee() -> None:
    """Kurt and Hans fight; Anselm shoots at Hans. A stray is held against Kurt's own number."""
    ours = [man("anselm", 0, 3), man("kurt", 5, 0, name="Kurt")]
    begun = scene(ours, [man("hans", 6, 0, "acted")]).play("ours: next who=anselm")
    asked = begun.play("anselm: shoot hans path= then=")
    assert asked.question.who is not None
    assert asked.question.who.slug == "kurt"
    assert shown(asked, VERB) == {"none": 18, "parry": 14}


@pytest.mark.rule("LSK-CND-04", "LSK-RUL-04", "LSK-CND-07")
def test_where_nobody_rolls_no_number_is_shown() -> None:
    helpless = [man("hans", 1, 0, "bound")]
    assert shown(scene([man("kurt", 0)], helpless), "target", verb="attack") == {"hans": None}
    choice = scene([man("kurt", 0)], helpless, helpless_choice=True)
    assert shown(choice, "target", verb="attack") == {"hans": 21}
    blind = scene([man("anselm", 0, 0, "blind")], [man("hans", 9)])
    assert shown(blind, "target", verb="shoot") == {"hans": None}
