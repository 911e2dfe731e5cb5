"""The number that an option shows is the one that is then tested against."""

from typing import Any

import pytest

from fechtbuch.books.tales_and_legends.asking.numbers import number_of_target, number_of_way
from fechtbuch.books.tales_and_legends.asking.turn_question import TurnQuestion
from fechtbuch.books.tales_and_legends.kinds.skills import WO
from fechtbuch.books.tales_and_legends.kinds.spells import SPELLS
from fechtbuch.books.tales_and_legends.rules.things.deeds import cast, free_oneself, magic_defence
from fechtbuch.engine.choices import Partial
from fechtbuch.play.draft import offered
from fechtbuch.testing import Situation
from tests.tales_and_legends.clinging.test_clinging import on_the_beast
from tests.tales_and_legends.scenes import BARE, arena, meet, parts_of

RIDER: dict[str, Any] = {"use": "knight", "skills": {"riding": 8}}


def shown(at: Situation, value: str, **said: str) -> int:
    """The number beside an option of the slot that is to be filled next."""
    partial: Partial = dict(said)
    slot = offered(at.question, partial)
    assert slot is not None
    worth = next(option.worth for option in slot.options if option.value == value)
    assert worth is not None
    return int(worth.total)


def worths(question: TurnQuestion, **said: str) -> dict[str, int | None]:
    """The numbers of all options of the next slot."""
    slot = offered(question, dict(said))
    assert slot is not None
    return {one.value: None if one.worth is None else int(one.worth.total) for one in slot.options}


def needed(at: Situation) -> int:
    """What the latest test had to reach."""
    return int(at.happened("tested")[-1].amount)


@pytest.mark.rule("TAL-MNT-07", "TAL-MNT-12", "TAL-MNT-13", "TAL-TST-01")
def test_feats_of_riding_show_their_thirty() -> None:
    rides = meet(RIDER, "guard", apart=9)
    assert shown(rides, "spur") == needed(rides.play("knight: spur", dice="d20=2")) == 30
    down = rides.play("knight: dismount quick", dice="d20=19")
    assert shown(rides, "quick", verb="dismount") == needed(down) == 30
    afoot = down.play("knight: done", "guard: done")
    again = afoot.play("knight: mount quick warhorse", dice="d20=2")
    assert shown(afoot, "quick", verb="mount") == needed(again) == 30


@pytest.mark.rule("TAL-HLD-02", "TAL-HLD-03", "TAL-HLD-05", "TAL-HLD-06")
def test_on_a_beast_every_number_is_its_defence_and_more() -> None:
    holds = on_the_beast()
    keeps = holds.play("brawler: keep", dice="d20=19")
    assert shown(holds, "keep") == needed(keeps) == 16
    moves = holds.play("brawler: shift how=head", dice="d20=19")
    assert shown(holds, "head", verb="shift") == needed(moves) == 36
    stabs = keeps.play("brawler: stab bare-hands", dice="2d20=1,19")
    defence = stabs.happened("attacked")[-1].tally
    assert defence is not None
    assert shown(keeps, "bare-hands", verb="stab") == defence.total
    # Whose numbers these are is said with the question: players may not know them.
    assert holds.question.about()["creature"] == "great-bear"


@pytest.mark.rule("TAL-HLD-02", "TAL-RUL-102")
def test_getting_hold_shows_the_defence_of_the_beast() -> None:
    start = meet({**BARE, "at": [9, 5]}, {"use": "great-bear", "at": [10, 5]})
    turned = start.play("edict: set fighter=great-bear field=facing value=2")
    tried = turned.play("brawler: hold great-bear", dice="2d20=1,19")
    assert shown(turned, "great-bear", verb="hold") == needed(tried) == 16


def on_turn(who: Any, other: Any = "veteran", **more: Any) -> tuple[Any, TurnQuestion]:
    """The first of two on his turn, with all his actions."""
    fight = arena([who], [other], **more)
    first = fight.fighters[0]
    first.standard, first.extra = 2, 1
    fight.acting = first.index
    return fight, TurnQuestion(fight, first)


@pytest.mark.rule("TAL-STA-13")
@pytest.mark.parametrize(("cord", "deft", "brawn"), [("net", 22, 32), ("bolas", 20, 30)])
def test_cords_show_how_hard_they_are(cord: str, deft: int, brawn: int) -> None:
    fight, question = on_turn({"use": "guard", "hands": ["dagger"], "belt": []}, script="d20=2")
    guard = fight.fighters[0]
    guard.entangled = cord
    found = worths(question, verb="free")
    assert found == {"deft-hand": deft, "brawn": brawn, "cut": None}
    free_oneself(fight, guard, "brawn")
    assert fight.events[-1].amount == brawn


@pytest.mark.rule("TAL-MOV-15", "TAL-ITM-22", "TAL-ACT-07", "TAL-MOV-07")
def test_other_tests_against_one_number_show_it() -> None:
    fight, question = on_turn({"use": "guard", "spells": sorted(SPELLS)})
    guard, foe = fight.fighters
    fight.scene.climb = 25
    assert number_of_way(fight, guard, "climb", "slow").total == 25  # type: ignore[union-attr]
    foe.barbs = ["short-arrow"]
    assert number_of_target(fight, guard, "pull-out", "", foe).total == 50  # type: ignore[union-attr]
    direct = next(name for name in guard.block.spells if SPELLS[name].direct)
    assert (
        worths(question, verb="cast", special=direct)[foe.slug] == magic_defence(fight, foe).total
    )


@pytest.mark.rule("TAL-ACT-07", "TAL-TST-12")
def test_a_spell_tells_what_it_had_to_reach() -> None:
    fight, _ = on_turn({"use": "guard", "spells": sorted(SPELLS)}, script="d20=2")
    guard, foe = fight.fighters
    direct = next(name for name in guard.block.spells if SPELLS[name].direct)
    cast(fight, guard, direct, foe)
    told = next(event for event in fight.events if event.kind == "tested")
    assert told.amount == told.tally.total == 10 + max(10, foe.attributes[WO])
    assert parts_of(told.tally) == {"difficulty": 10, "will": max(10, foe.attributes[WO])}


@pytest.mark.rule("TAL-ATK-22", "TAL-ATK-11", "TAL-ACT-08")
def test_a_throw_at_a_field_shows_and_tells_its_number() -> None:
    start = meet({"use": "guard", "hands": ["javelin"], "belt": []}, "veteran", apart=7)
    said = {"verb": "throw", "weapon": "javelin", "special": "area"}
    assert shown(start, "17,5", **said) == 13
    thrown = start.play("guard: throw javelin special=area field=17,5", dice="2d20=20,19 d6=1")
    assert needed(thrown) == 13
    assert parts_of(thrown.happened("tested")[-1].tally) == {"field-shot": 10, "distance": 3}


@pytest.mark.rule("TAL-ATK-11")
def test_a_shot_at_a_field_tells_its_number() -> None:
    archer = {"use": "archer", "hands": [{"item": "long-bow", "loaded": True}], "belt": []}
    start = meet(archer, "veteran", apart=30)
    said = {"verb": "shoot", "weapon": "long-bow", "special": "field"}
    shot = start.play("archer: shoot long-bow special=field target=veteran", dice="2d20=20,1 d10=2")
    assert shown(start, "veteran", **said) == needed(shot) == 50


@pytest.mark.rule("TAL-MAN-01", "TAL-MAN-03", "TAL-MAN-04", "TAL-RUL-46")
@pytest.mark.parametrize(("walls", "more"), [([], 1), ([[9, 4], [9, 5], [9, 6]], 20)])
def test_a_defence_shows_what_it_must_come_to(walls: list[list[int]], more: int) -> None:
    start = meet("guard", "veteran", walls=walls)
    ready = start.play("guard: dodge", "guard: parry short-spear", "guard: done")
    hit = ready.play("veteran: attack long-sword guard", dice="d20=2")
    result = int(hit.question.about()["result"])
    assert shown(hit, "dodge") == result + more
    assert shown(hit, "short-spear", verb="parry") == result + 1
    # The dodge skill of a guard is 14.
    skill = 14
    just = hit.play("guard: dodge", dice=rolled_to(result + more - skill))
    assert just.happened("dodged")


def rolled_to(need: int) -> str:
    """Dice of one test that come to so much."""
    faces = []
    while need > 19:
        faces.append(20)
        need -= 20
    faces.append(need)
    return f"{len(faces)}d20=" + ",".join(map(str, faces))


@pytest.mark.rule("TAL-HIT-01")
@pytest.mark.parametrize(("purpose", "less"), [("", 5), ("riding", 5), ("attack", 0), ("spell", 0)])
def test_what_the_referee_adds_counts_for_the_roll_that_it_is_for(purpose: str, less: int) -> None:
    start = meet(RIDER, "guard", apart=9)
    edict = f"edict: modifier fighter=knight amount=5 purpose={purpose}".removesuffix(" purpose=")
    laid = start.play(edict)
    assert shown(laid, "spur") == 30 - less
