"""Standing answers: given where their conditions hold, asked where they do not, never grave."""

import pytest

from fechtbuch.play import EnginePlayer
from fechtbuch.play.standing import Order, chance_of, replaced, standing_answer, suggested
from fechtbuch.scenario import load
from fechtbuch.scenario.records import open_session
from tests.table.kit import Data, House, Table, delegate

SEED = bytes(range(32))


def seated(home: House, scenario: str | Data, fighter: str) -> Table:
    return home.table(scenario, seats=[{"name": "Anna", "fighters": [fighter]}])


def until_asked(table: Table, kind: str, most: int = 60) -> Data:
    """Anna's first question of a kind."""
    for _ in range(most):
        questions: list[Data] = table.state("Anna")["questions"]
        if questions and questions[0]["kind"] == kind:
            return questions[0]
        state = table.state()
        question = state["questions"][0]
        # Patient fighters would wait for ever: whoever can strikes.
        blow = {"do": "answer", "question": question["id"], "text": "attack", "loose": True}
        if question["kind"] != "turn" or table.command("referee", blow).status_code != 200:
            table.do("referee", delegate(state))
    raise AssertionError(f"Anna is never asked: {kind}")


def by_standing(table: Table) -> list[str]:
    live = table.house.services.hub.rooms[table.id].table
    return [entry.text for entry in live.session.path if entry.by == "standing"]


def stand(question: Data, text: str, **more: object) -> Data:
    kind, fighter = question["kind"], question["fighter"]
    return {"do": "stand", "kind": kind, "fighter": fighter, "text": text, **more}


def test_it_fires_is_listed_and_lifted(home: House) -> None:
    table = home.duel()
    question = until_asked(table, "answer")
    offered = [one["text"] for one in question["standing"]]
    assert "parry" in offered or "none" in offered
    text = offered[-1]
    table.do("Anna", stand(question, text))
    assert text in by_standing(table)
    listed = table.state("Anna")["standing"]
    assert [(one["kind"], one["text"], one["chance"]) for one in listed] == [("answer", text, 0)]
    assert table.state("Bela")["standing"] == []
    table.do("referee", {"do": "unstand", "kind": "answer", "fighter": "kurt"})
    assert table.state("Anna")["standing"] == []


def test_it_asks_where_the_chance_is_too_small(home: House) -> None:
    table = home.duel()
    question = until_asked(table, "answer")
    text = question["standing"][0]["text"]
    table.do("Anna", stand(question, text, chance=100))
    assert by_standing(table) == []
    assert table.state("Anna")["questions"][0]["id"] == question["id"]
    assert "100%" in table.state("Anna")["standing"][0]["label"]
    table.do("Anna", stand(question, text, chance=1))
    assert by_standing(table)


def test_it_answers_about_one_foe_only(home: House) -> None:
    table = home.duel()
    question = until_asked(table, "answer")
    text = question["standing"][0]["text"]
    table.do("Anna", stand(question, text, foe="nobody"))
    assert by_standing(table) == []
    table.do("Anna", stand(question, text, foe="hans"))
    assert by_standing(table)


def test_it_keeps_the_last_action(home: House) -> None:
    table = seated(home, "marek-and-grom", "grom")
    question = until_asked(table, "defend")
    assert question["standing"]
    text = question["standing"][0]["text"]
    table.do("Anna", stand(question, text, keep=90))
    assert by_standing(table) == []
    table.do("Anna", stand(question, text, keep=0))
    assert by_standing(table)


def test_nobody_gives_up_or_runs_by_a_standing_answer(home: House) -> None:
    table = home.duel()
    for text in ("surrender", "flee", "flee word=leave"):
        wanted = {"do": "stand", "kind": "turn", "fighter": "kurt", "text": text}
        answer = table.command("Anna", wanted)
        assert answer.status_code in (409, 422), text
    effort = home.table("knight-and-swashbuckler", seats=[{"name": "Anna", "fighters": ["aldric"]}])
    wanted = {
        "do": "stand",
        "kind": "defence",
        "fighter": "aldric",
        "text": "dodge effort=feverish",
    }
    assert effort.command("Anna", wanted).status_code in (409, 422)


@pytest.mark.parametrize(
    ("scenario", "kind"),
    [
        ("kurt-and-hans", "answer"),
        ("knight-and-swashbuckler", "defence"),
        ("marek-and-grom", "defend"),
        ("on-the-bear", "defend"),
    ],
)
def test_the_chance_is_that_of_coming_to_no_harm_in_every_book(scenario: str, kind: str) -> None:
    source = load(scenario)
    session = open_session(source, SEED)
    engine = EnginePlayer(source, session, SEED)
    for _ in range(60):
        question = session.pending[0]
        if question.kind == kind:
            break
        engine.answer(question)
    text = question.default().text()
    chance = chance_of(session, question, text)
    assert chance is not None
    assert 0 <= chance <= 1
    who = "" if question.who is None else question.who.slug
    at_most = Order(kind, who, text, chance=int(100 * chance))
    above = Order(kind, who, text, chance=min(100, int(100 * chance) + 1))
    book = source.rulebook
    assert standing_answer(book, session, question, [at_most]) == at_most
    if chance < 0.99:
        assert standing_answer(book, session, question, [above]) is None
    # Whoever may not know the numbers of foes knows no chance either.
    plain = Order(kind, who, text)
    assert standing_answer(book, session, question, [above, plain], blind=True) == plain


def test_an_order_is_kept_as_it_was_and_read_as_it_is() -> None:
    plain = Order("answer", "kurt", "parry")
    assert plain.to_list() == ["answer", "kurt", "parry"]
    full = Order("answer", "kurt", "parry", "hans", 60, 1, 2)
    assert Order.from_list(full.to_list()) == full
    assert Order.from_list(plain.to_list()) == plain
    both = replaced([plain], full)
    assert both == [full, plain]
    assert replaced(both, Order("answer", "kurt", "")) == [full]


def test_what_is_suggested_leaves_out_what_is_of_this_moment() -> None:
    assert suggested(load("kurt-and-hans").rulebook, []) == []


def test_a_sparing_table_does_not_ask_where_nothing_can_come_of_it(home: House) -> None:
    seats = [{"name": "Anna", "fighters": ["marek"]}]
    table = home.table("marek-and-grom", seats=seats, sparing=True)
    assert table.state()["settings"]["sparing"]
    live = table.house.services.hub.rooms[table.id].table
    for _ in range(12):
        if live.session.fight.over:
            break
        assert live.settling.by_itself() is None
        table.do("referee", delegate(table.state()))
    given = [entry for entry in live.session.path if entry.by == "default"]
    assert given
    assert {entry.text for entry in given} <= {"pass", "keep", "end", "none"}
