"""A person at the table, with the toy fight."""

import json
import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from fechtbuch.cli.plans import order_of
from fechtbuch.cli.seats import Seats, seats_for, sides_for
from fechtbuch.cli.show import Stage
from fechtbuch.cli.table import TerminalTable
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.record import record_from_lines
from fechtbuch.scenario import load
from fechtbuch.scenario.records import open_session
from fechtbuch.text.catalogue import Catalogue
from tests.cli.toy_table import SEED, play, toy_seats
from tests.toy import toy_fight

RED = {"anna", "bert"}


def texts(seats: object) -> list[str]:
    record = seats.session.record  # type: ignore[attr-defined]
    return [entry.text for entry in record.path(record.head) if entry.by == "person"]


def test_numbers_fill_a_choice_slot_by_slot() -> None:
    _, seats = play(["1", "2", ""], RED)
    assert texts(seats) == ["strike target=dora weapon=club"]


def test_a_default_can_be_changed_before_the_choice_is_made() -> None:
    _, seats = play(["1", "2", "1", "3", ""], RED)
    assert texts(seats) == ["strike target=dora weapon=cleaver"]


def test_a_default_can_be_changed_by_name() -> None:
    _, seats = play(["1", "2", "hard=2", ""], RED)
    assert texts(seats) == ["strike target=dora weapon=club hard=2"]


def test_back_takes_back_one_step() -> None:
    _, seats = play(["1", "back", "rest"], RED)
    assert texts(seats) == ["rest"]


def test_a_choice_can_be_typed_in_short() -> None:
    _, seats = play(["strike dora cleaver"], RED)
    assert texts(seats) == ["strike target=dora weapon=cleaver"]


def test_enter_takes_the_default() -> None:
    _, seats = play([""], RED)
    assert texts(seats) == ["rest"]


def test_what_is_not_possible_is_refused_with_the_reason_and_changes_nothing() -> None:
    screen, seats = play(["strike bert", "strike nobody", "dance"], RED)
    assert texts(seats) == []
    assert "TOY-02" in screen
    assert "Possible: Carl, Dora." in screen


def test_undo_goes_back_to_the_last_own_decision_and_redo_forward() -> None:
    _, seats = play(["rest", "undo"], {"anna"})
    assert texts(seats) == []
    assert len(seats.session.record.entries) > 2
    _, seats = play(["rest", "undo", "redo"], {"anna"})
    assert texts(seats) == ["rest"]


def test_undo_at_the_beginning_says_so() -> None:
    screen, _ = play(["undo"], RED)
    assert "there is nothing to take back" in screen


def test_the_same_answer_after_undo_meets_the_same_fight() -> None:
    _, once = play(["rest"], {"anna"})
    _, again = play(["rest", "undo", "rest"], {"anna"})
    one = [event.to_data(["a", "b", "c", "d"]) for event in once.session.story]
    other = [event.to_data(["a", "b", "c", "d"]) for event in again.session.story]
    assert one == other


def test_why_shows_the_last_number_in_full() -> None:
    screen, _ = play(["strike carl", "why"], RED)
    assert "Striking" in screen


def test_why_explains_a_rule() -> None:
    screen, _ = play(["why toy-05", "why TOY-99"], RED)
    assert "Easy to hit on the ground." in screen
    assert "This book has no rule TOY-99." in screen


def test_an_edict_overrules_and_the_log_marks_it() -> None:
    screen, seats = play(["edict set fighter=carl field=health value=3"], RED)
    carl = seats.session.fight.by_slug("carl")
    assert getattr(carl, "health", None) == 3
    assert "Carl: health is now 3." in screen


def test_a_senseless_edict_is_refused() -> None:
    screen, seats = play(["edict set fighter=nobody field=health value=3", "edict"], RED)
    assert "There is no fighter “nobody”." in screen
    assert "Fields that can be set" in screen
    assert len(seats.session.record.entries) == 1


def test_real_dice_are_typed_in() -> None:
    screen, seats = play(["dice", "strike carl", "21", "20"], RED)
    assert "“21” is not a face of this die." in screen
    record = seats.session.record
    assert [entry.text for entry in record.entries if entry.kind == "dice"] == ["d20=20"]


def test_the_engine_throws_dice_that_nobody_types() -> None:
    _, seats = play(["dice", "strike carl", ""], RED)
    thrown = [entry for entry in seats.session.record.entries if entry.kind == "dice"]
    assert [entry.by for entry in thrown[:1]] == ["table"]


def test_giving_the_dice_back_in_the_middle_of_a_roll() -> None:
    _, seats = play(["dice", "strike carl", "dice", "rest"], RED)
    assert [entry for entry in seats.session.record.entries if entry.kind == "dice"] == []
    assert texts(seats)[-1] == "rest"


def test_the_engine_can_decide_for_once() -> None:
    _, seats = play(["engine"], RED)
    assert texts(seats) == []
    assert len(seats.session.record.entries) > 1


def test_closing_the_terminal_saves_where_a_file_was_named(tmp_path: Path) -> None:
    file = tmp_path / "fight.jsonl"
    screen, seats = play(["rest"], RED, file)
    record = record_from_lines(file.read_text(encoding="utf-8").splitlines())
    assert len(record.entries) == len(seats.session.record.entries)
    assert record.seed == seats.seed.hex()
    assert str(file) in screen.replace("\n", "")


def test_save_names_a_file(tmp_path: Path) -> None:
    file = tmp_path / "fight.jsonl"
    play([f"save {file}"], RED)
    assert file.is_file()


def test_a_file_that_cannot_be_written_does_not_end_the_fight(tmp_path: Path) -> None:
    screen, seats = play([f"save {tmp_path / 'no' / 'where'}", "rest"], RED)
    assert "cannot be written" in " ".join(screen.split())
    assert texts(seats) == ["rest"]


def test_the_engine_plays_a_fight_to_its_end() -> None:
    seats = toy_seats(set())
    while seats.advance():
        pass
    assert seats.session.fight.over


def test_a_person_takes_the_first_side_of_heroes_or_the_first_side() -> None:
    fight = toy_fight("anna bert", "carl dora")
    assert seats_for(fight, []) == {"anna", "bert"}
    fight.sides[1].heroes = True
    assert seats_for(fight, []) == {"carl", "dora"}


def test_a_person_takes_fighters_and_sides_by_name() -> None:
    fight = toy_fight("anna bert", "carl dora")
    assert seats_for(fight, ["Anna", "blue"]) == {"anna", "carl", "dora"}
    with pytest.raises(ValueError, match=r"--as zorro.*anna, bert, carl, dora.*red, blue"):
        seats_for(fight, ["zorro"])


def test_help_names_every_command() -> None:
    screen, _ = play(["help"], RED)
    for command in ("undo", "redo", "why", "edict", "save", "dice", "log", "map", "quit"):
        assert f"  {command}" in screen


def test_odds_alone_names_a_choice_that_is_legal_now() -> None:
    screen, _ = play(["odds", "help"], RED)
    assert "odds strike carl" in screen
    assert "such as “strike carl”" in screen
    assert "hans" not in screen


def test_a_policy_that_breaks_the_rules_does_not_end_the_fight() -> None:
    class Cheat(Player):
        def decide(self, question: Question) -> Choice:
            return Choice("conjure")

    seats = toy_seats({"anna", "bert"})
    seats.engine.players = [Cheat(), Cheat()]
    for _ in range(5):
        while seats.advance():
            pass
        question = seats.asked()
        assert question is not None
        seats.session.answer("rest", question.id)
    assert {entry.by for entry in seats.session.record.entries[1:]} == {"", "default"}


def test_a_letter_takes_a_whole_plan() -> None:
    screen, seats = play(["b"], RED)
    assert re.findall(r"^   ([a-e])  ", screen, re.MULTILINE)[:2] == ["a", "b"]
    assert "(Enter)" in screen
    _, usual = play([""], RED)
    assert len(texts(seats)) == len(texts(usual)) == 1
    assert texts(seats) != texts(usual)


def at_the_gate(
    typed: list[str], mine: set[str], language: str = "en", sides: Iterable[int] = ()
) -> tuple[str, Seats]:
    """The riot at the gate before somebody who types these lines and then closes the terminal."""
    scenario = load("riot-at-the-gate")
    session = open_session(scenario, SEED)
    seats = Seats(scenario, session, SEED, mine, sides=sides)
    screen = StringIO()
    console = Console(file=screen, width=200, highlight=False)
    book = scenario.rulebook
    stage = Stage(console, Catalogue(language, [book.package]), book, session.fight, -1)
    lines = iter(typed)

    def keyboard(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    TerminalTable(seats, stage, keyboard).play()
    return screen.getvalue(), seats


def newcomer(**entry: object) -> str:
    return f"edict add-fighter data={json.dumps(json.dumps({'use': 'marek', **entry}))}"


@pytest.mark.parametrize(
    ("language", "side"), [("en", "police"), ("en", "POLICE"), ("de", "Polizei"), ("pl", "Policja")]
)
def test_a_side_is_named_as_the_reader_sees_it_when_somebody_joins(
    language: str, side: str
) -> None:
    first = next(one.slug for one in load("riot-at-the-gate").build().roster)
    edict = newcomer(slug="late", side=side, hidden=[side])
    _, seats = at_the_gate([edict], {first}, language)
    late = seats.session.fight.by_slug("late")
    assert late is not None
    assert (late.side, late.hidden_from) == (0, 1)
    # The record knows nothing of languages.
    (entry,) = [one for one in seats.session.path if one.kind == "edict"]
    assert "police" in entry.text
    assert side == "police" or side not in entry.text


def test_who_plays_a_side_plays_those_who_join_it() -> None:
    fight = load("riot-at-the-gate").build()
    first = fight.roster[0].slug
    assert (sides_for(fight, []), sides_for(fight, ["Crowd"])) == ({0}, {1})
    assert sides_for(fight, [first, "police"]) == {0}
    assert sides_for(fight, [first]) == set()

    def asked(names: list[str], side: str) -> bool:
        """Whether a person who took these seats answers for somebody who joins a side."""
        late = newcomer(slug="late", side=side)
        _, seats = at_the_gate(
            [late, "dice"], seats_for(fight, names), sides=sides_for(fight, names)
        )
        late_one = seats.session.fight.by_slug("late")
        assert late_one is not None
        question = Question("act", seats.session.fight, late_one.side, late_one)
        assert ("late" in seats.mine) == ("late" in seats.session.real_dice)
        return seats.person_answers(question)

    assert asked(["police"], "police")
    assert asked([], "police")
    assert not asked(["police"], "crowd")
    assert not asked([first], "police")
    # Whoever is there already stays the engine's where one takes fighters by their names.
    assert asked([first, "crowd"], "crowd")


def test_who_joins_a_side_that_types_its_dice_types_them_too() -> None:
    sides = {0}
    _, seats = at_the_gate(["dice", newcomer(slug="late", side="police")], {"x"}, sides=sides)
    assert "late" in seats.session.real_dice
    _, seats = at_the_gate([newcomer(slug="late", side="police")], {"x"}, sides=sides)
    assert not seats.session.real_dice
    _, seats = at_the_gate(["dice all", newcomer(slug="late", side="police")], {"x"}, sides=sides)
    assert seats.session.real_dice == {"*"}


def test_of_a_side_that_is_not_there_those_are_named_that_are() -> None:
    screen, seats = at_the_gate([newcomer(side="Gäste")], {"x"}, "de")
    assert "Es gibt keine Seite „Gäste“." in screen
    assert "Polizei, Menge" in screen
    assert not [one for one in seats.session.path if one.kind == "edict"]


def test_what_plans_come_to_is_told_on_demand() -> None:
    scenario = load("kurt-and-hans")
    session = open_session(scenario, SEED)
    seats = Seats(scenario, session, SEED, {"kurt", "hans"})
    screen = StringIO()
    console = Console(file=screen, width=100, highlight=False)
    book = scenario.rulebook
    stage = Stage(console, Catalogue("en", [book.package]), book, session.fight, 0)
    lines = iter(["plans", "a", "stand none", "stand", "stand off"])

    def keyboard(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    TerminalTable(seats, stage, keyboard).play()
    told = screen.getvalue()
    assert "you fall" in told
    assert "wins" in told
    assert "fights with each plan" in told
    assert seats.session.path
    assert "Nothing is left standing." in told


def test_a_standing_answer_is_given_in_the_terminal() -> None:
    scenario = load("kurt-and-hans")
    session = open_session(scenario, SEED)
    seats = Seats(scenario, session, SEED, {"kurt", "hans"})
    while session.pending[0].kind != "answer":
        seats.delegate(session.pending[0])
    question = seats.asked()
    assert question is not None
    seats.orders = [order_of(question, "none chance=100")]
    assert seats.orders[0].chance == 100
    assert not seats.advance()
    seats.orders = [order_of(question, "none")]
    assert seats.advance()
    assert session.path[-1].by == "standing"
    assert session.path[-1].text == "none"


@pytest.mark.parametrize("said", ["stand", "stand up"])
def test_an_option_that_is_called_as_a_command_is_the_option(said: str) -> None:
    scenario = load("duel-of-honour")
    session = open_session(scenario, SEED)
    seats = Seats(scenario, session, SEED, {one.slug for one in session.fight.roster})
    who = session.pending[0].who
    assert who is not None
    session.edict(f"add-state fighter={who.slug} state=prone")
    book = scenario.rulebook
    screen = StringIO()
    stage = Stage(
        Console(file=screen, width=100, highlight=False),
        Catalogue("en", [book.package]),
        book,
        session.fight,
        0,
    )
    lines = iter([said])

    def keyboard(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    TerminalTable(seats, stage, keyboard).play()
    assert session.path[-1].text.startswith("stand"), screen.getvalue()
    assert not seats.orders
