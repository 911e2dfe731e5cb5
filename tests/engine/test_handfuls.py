"""Kept, exploding and tested dice of a fight: told once, typed, recorded, played again."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest
from mypy_extensions import i64

from fechtbuch.engine.choices import Refusal, parse_words
from fechtbuch.engine.dice import NEVER, ScriptedDice, parse_script
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.engine.keeping import ALL, best, worst
from fechtbuch.engine.memory import NotedDice, RecalledDice
from fechtbuch.engine.passing import Passing
from fechtbuch.engine.record import FORMAT, Record, record_from_lines
from fechtbuch.engine.session import Session, verify
from fechtbuch.engine.streams import BulkDice
from fechtbuch.engine.table_dice import commitment
from fechtbuch.engine.tally import Tally
from fechtbuch.testing import situation
from tests.engine.tables import SEED, asked, state
from tests.toy import Toy, ToyFight, toy_fight


class Handful(ToyFight):
    """A toy fight whose bursts take dice by the handful."""

    def burst(self, who: Toy, target: Toy) -> None:
        harm = self.roll(who, 4, 6, "harm", keep=best(3))
        harm += self.explode(who, 1, "throw", sides=10, from_=9)
        harm += self.pool(who, 2, [7], "burst", sides=8)[1]
        self.hurt(who, target, harm)


def handful(*sides: str) -> Handful:
    plain = toy_fight(*(sides or ("anna", "carl")), skill=12, health=90)
    fight = Handful(plain.sides, plain.grid, plain.dice)
    fight.roster = plain.roster
    return fight


def rolling(text: str, fight: ToyFight | None = None) -> ToyFight:
    fight = fight or handful()
    fight.telling = True
    fight.dice = ScriptedDice(parse_script(text))
    return fight


def table(seed: bytes | None = SEED, *real: str) -> Session:
    record = Record({"format": FORMAT, "book": "toy", "commitment": commitment(SEED)})
    return Session(record, handful(), seed, set(real))


# One roll, one event


def test_a_kept_roll_is_one_event_with_all_faces_and_those_that_count() -> None:
    fight = rolling("2d20=7,15")
    anna = fight.roster[0]
    number = fight.tally("skill", 12, "TOY-02")
    assert fight.roll(anna, 2, 20, "strike", number, keep=best(1)) == 15
    (roll,) = fight.events
    data = roll.to_data(["anna", "carl"])
    assert (data["dice"], data["faces"], data["counted"]) == ("2d20h1", [7, 15], [1])
    assert roll.amount == 15
    assert roll.tally is number


def test_a_plain_roll_does_not_say_which_faces_count() -> None:
    fight = rolling("2d20=7,15")
    assert fight.roll(fight.roster[0], 2, 20, "strike") == 22
    assert "counted" not in fight.events[0].to_data(["anna", "carl"])


@pytest.mark.parametrize(
    ("sides", "from_", "faces", "expression", "total"),
    [
        (6, 0, "d6=6 d6=1 d6=2", "2x6", 9),
        (6, 6, "d6=6 d6=1 d6=2", "2x6", 9),
        (10, 0, "d10=9 d10=10 d10=3", "2x10", 22),
        (10, 9, "d10=9 d10=1 d10=3", "2x10f9", 13),
        (6, NEVER, "d6=6 d6=6", "2x6f7", 12),
    ],
)
def test_exploding_dice_are_told_by_size_and_where_they_explode(
    sides: int, from_: int, faces: str, expression: str, total: int
) -> None:
    fight = rolling(faces)
    assert fight.explode(fight.roster[0], 2, "throw", sides, from_) == total
    assert fight.events[0].dice == expression
    again = rolling(faces)
    again.pool(again.roster[0], 2, [5], "burst", sides=sides, from_=from_)
    assert again.events[0].dice == expression


def test_the_docs_write_dice_as_fights_do() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "adding-a-book.md"
    rows = re.findall(r"^\| `(fight\..+?)` \| `(\S+)` \|", page.read_text("utf-8"), re.MULTILINE)
    assert len(rows) >= 9
    fight = handful()
    fight.telling = True
    dice = BulkDice(1)
    dice.deal(1, list(fight.roster))
    fight.dice = dice
    one, other = fight.roster
    known = {"fight": fight, "who": one, "one": one, "other": other, "aim": None, "cuts": []}
    for code, _ in rows:
        eval(code, {**known, "best": best, "worst": worst, "NEVER": NEVER})
    assert [event.dice for event in fight.events] == [written for _, written in rows]


# At a table


def test_kept_and_exploding_dice_are_typed() -> None:
    session = table(SEED, "anna")
    session.answer("burst target=carl")
    assert session.pending[0].about() == {"dice": "4d6h3", "purpose": "harm"}
    for wrong in ("1 2 3", "1 2 3 4 5", "7 1 1 1"):
        with pytest.raises(Refusal):
            session.answer(wrong)
    session.answer("2 6 1 4")
    assert session.record.entries[2].text == "d6=2 d6=6 d6=1 d6=4"
    assert session.pending[0].about()["dice"] == "1x10f9"
    with pytest.raises(Refusal, match="wrong-number-of-dice"):
        session.answer("9")
    session.answer("9 10 3")
    assert session.pending[0].about()["dice"] == "2x8"
    with pytest.raises(Refusal, match="not-a-face"):
        session.answer("9 1")
    session.answer("8 1 7")
    assert asked(session) == ["4-act-carl"]
    assert isinstance(session.fight, ToyFight)
    assert session.fight.named("carl").health == 90 - 12 - 22 - 2
    assert verify(session) == []


def test_the_tables_dice_are_recorded_replayed_and_checked() -> None:
    session = table()
    for _ in range(4):
        session.answer("burst target=" + ("carl" if asked(session)[0].endswith("anna") else "anna"))
    assert verify(session) == []
    lines = session.record.to_lines()
    for seed in (SEED, None):
        again = Session(record_from_lines(lines), handful(), seed)
        assert state(again) == state(session)
        assert verify(again) == []
    # Whoever turns a die over is found out.
    line = json.loads(lines[1])
    assert [sides for sides, _ in line["faces"][:4]] == [6, 6, 6, 6]
    forged = Session(record_from_lines(lines), handful(), SEED)
    entry = forged.record.entries[1]
    entry.faces[0] = (6, entry.faces[0][1] % 6 + 1)
    assert any("entry 1" in problem for problem in verify(forged))


def test_kept_dice_are_noted_and_recalled() -> None:
    rolls: list[list[int]] = []
    noted = NotedDice(ScriptedDice(parse_script("2d20=7,15 d10=10 d10=2 2d8=8,1 d8=3")), rolls)
    assert noted.kept(0, 2, 20, worst(1), []) == 7
    assert noted.faces == [7, 15]
    assert noted.exploding(0, 1, 10) == 12
    assert noted.pool(0, 2, [4], 8) == [1, 1]
    assert rolls == [[7], [12], [1, 1]]
    assert RecalledDice(rolls[0]).kept(0, 2, 20, worst(1), []) == 7
    assert RecalledDice(rolls[1]).exploding(0, 1, 10) == 12
    assert RecalledDice(rolls[2]).pool(0, 2, [4], 8) == [1, 1]


def test_the_kit_for_tests_scripts_kept_dice_and_tries_the_rest() -> None:
    duel = situation(handful(), given=["set fighter=carl field=health value=50"])
    chances = duel.chances(
        "anna: burst target=carl",
        dice="d6=3 4d6=6,6,6,1 d10=5",
        outcome=lambda fight: 50 - fight.named("carl").health - 23,
    )
    hit = Fraction(2, 8)
    assert chances == {0: (1 - hit) ** 2, 1: 2 * hit * (1 - hit), 2: hit**2}


# Tests of a number


class Under(Handful):
    def test_dice(self) -> tuple[i64, i64]:
        return (i64(3), i64(6))


class Reached(Handful):
    def passing(self, purpose: str) -> Passing:
        return Passing.REACHED


class Added(Handful):
    def passing(self, purpose: str) -> Passing:
        return Passing.UNDER if purpose == "morale" else Passing.ADDED


def made(kind: type[Handful], dice: str = "") -> Handful:
    plain = handful()
    fight = kind(plain.sides, plain.grid, plain.dice)
    fight.roster = plain.roster
    rolling(dice, fight)
    return fight


def number(fight: Handful, value: int) -> Tally:
    return fight.tally("skill", value, "TOY-02")


@pytest.mark.parametrize(
    ("kind", "dice", "value", "keep", "against", "passes", "expression"),
    [
        (Handful, "d20=12", 12, ALL, 0, True, "1d20"),
        (Handful, "d20=13", 12, ALL, 0, False, "1d20"),
        (Handful, "2d20=12,13", 12, worst(1), 0, True, "2d20l1"),
        (Handful, "2d20=12,13", 12, best(1), 0, False, "2d20h1"),
        (Under, "3d6=3,4,5", 12, ALL, 0, True, "3d6"),
        (Under, "4d6=3,4,5,6", 12, worst(3), 0, True, "4d6l3"),
        (Reached, "d20=12", 12, ALL, 0, True, "1d20"),
        (Reached, "d20=11", 12, ALL, 0, False, "1d20"),
        (Added, "d20=12", 3, ALL, 15, True, "1d20"),
        (Added, "d20=12", 3, ALL, 16, False, "1d20"),
        (Added, "2d20=2,13", 3, best(1), 16, True, "2d20h1"),
    ],
)
def test_a_test_passes_in_the_direction_of_its_book(
    kind: type[Handful],
    dice: str,
    value: int,
    keep: int,
    against: int,
    passes: bool,
    expression: str,
) -> None:
    fight = made(kind, dice)
    assert fight.test(fight.roster[0], number(fight, value), "strike", keep, against) is passes
    (roll,) = fight.events
    assert (roll.dice, roll.word) == (expression, "strike")
    assert roll.tally is not None
    assert roll.tally.total == value


def test_a_book_may_test_some_purposes_the_other_way_and_with_other_dice() -> None:
    fight = made(Added, "2d6=3,4 2d6=3,5")
    for passes in (True, False):
        found = fight.test(fight.roster[0], number(fight, 7), "morale", count=2, sides=6)
        assert found is passes
    assert [roll.dice for roll in fight.events] == ["2d6", "2d6"]


@pytest.mark.parametrize(
    ("kind", "dice", "against"),
    [(Handful, "d20=14", 0), (Reached, "d20=10", 0), (Added, "d20=6", 20)],
)
def test_what_the_referee_gives_helps_whichever_way_one_rolls(
    kind: type[Handful], dice: str, against: int
) -> None:
    fight = made(kind, dice)
    decree(fight, parse_words("modifier fighter=anna amount=2"))
    assert fight.test(fight.roster[0], number(fight, 12), "strike", ALL, against)
    worse = made(kind, dice)
    decree(worse, parse_words("modifier fighter=anna amount=1"))
    assert not worse.test(worse.roster[0], number(worse, 12), "strike", ALL, against)


@pytest.mark.parametrize(
    ("kind", "value", "against", "keep", "chance"),
    [
        (Handful, 12, 0, ALL, Fraction(12, 20)),
        (Handful, 12, 0, worst(1), 1 - Fraction(8, 20) ** 2),
        (Under, 10, 0, ALL, Fraction(1, 2)),
        (Reached, 12, 0, ALL, Fraction(9, 20)),
        (Reached, 12, 0, best(1), 1 - Fraction(11, 20) ** 2),
        (Added, 5, 15, ALL, Fraction(11, 20)),
        (Added, 30, 15, ALL, Fraction(1)),
        (Handful, 0, 0, best(1), Fraction(0)),
    ],
)
def test_a_test_has_two_outcomes_for_who_reckons_odds(
    kind: type[Handful], value: int, against: int, keep: int, chance: Fraction
) -> None:
    fight = made(kind)
    fight.telling = False
    dice = Enumeration()
    fight.dice = dice
    passed = Fraction(0)
    while True:
        if fight.test(fight.roster[0], number(fight, value), "strike", keep, against):
            passed += dice.weight()
        if not dice.advance():
            break
    assert passed == chance
    assert dice.runs == (2 if 0 < chance < 1 else 1)


def test_a_test_in_bulk_takes_the_dice_of_the_roll_it_is() -> None:
    tested, rolled = made(Handful), made(Handful)
    for fight in (tested, rolled):
        fight.telling = False
        fight.dice = BulkDice(3)
        fight.dice.deal(1, list(fight.roster))
    anna = tested.roster[0]
    for _ in range(50):
        plain = rolled.roll(rolled.roster[0], 1, 20, "strike") <= 9
        assert tested.test(anna, number(tested, 9), "strike") is plain
        high = rolled.roll(rolled.roster[0], 2, 20, "strike", keep=best(1)) <= 9
        assert tested.test(anna, number(tested, 9), "strike", best(1)) is high
