"""Nobody is asked where nothing can come of it: five against five in Phase Six."""

from collections import Counter

import pytest

from fechtbuch import build_info
from fechtbuch.books.base import books
from fechtbuch.engine.session import Session
from fechtbuch.play import EnginePlayer, Offer, Planner, follow
from fechtbuch.play.sparing import spared
from fechtbuch.scenario import Scenario, load
from fechtbuch.scenario.records import open_session

SEED = bytes([2]) * 32
KINDS = ("guard", "grom", "marek", "shield-bearer", "brawler")
ROUNDS = 10
MOST = 6
"""Questions that one player is asked in a round."""


def five_against_five() -> Scenario:
    sides = [
        {
            "name": name,
            "fighters": [
                {"use": kind, "name": f"{name} {number}", "slug": f"{name.lower()}-{number}"}
                for number, kind in enumerate(KINDS, 1)
            ],
        }
        for name in ("One", "Other")
    ]
    title = "Five against five"
    return Scenario.from_data({"book": "phase-six", "title": title, "rounds": 30, "sides": sides})


def preferred(offers: list[Offer], own_turn: bool) -> Offer:
    """What somebody does who would rather strike than wait."""
    blows = [one for one in offers if own_turn and one.deed.about_foe]
    return blows[0] if blows else offers[0]


def asked_by_round(session: Session, rounds: int) -> tuple[Counter[tuple[str, int]], int]:
    """How often each was asked in each round; and how often the rules have asked in all."""
    book = books()["phase-six"]
    planner = Planner(book)
    asked: Counter[tuple[str, int]] = Counter()
    in_all = 0
    while session.pending and session.fight.round <= rounds:
        question = session.pending[0]
        assert question.who is not None
        offers = planner.offers(session, question)
        in_all += 1
        text = spared(book, question, offers[0])
        if text is not None:
            session.answer(text, question.id, "default")
            continue
        asked[question.who.slug, int(session.fight.round)] += 1
        follow(session, question, preferred(offers, question.own_turn()).answers)
    return asked, in_all


@pytest.mark.skipif(not build_info.compiled(), reason="a whole fight takes minutes interpreted")
def test_five_against_five_asks_a_player_at_most_six_questions_a_round() -> None:
    asked, in_all = asked_by_round(open_session(five_against_five(), SEED), ROUNDS)
    assert max(asked.values()) <= MOST
    assert sum(asked.values()) < in_all / 2
    # Blows were struck: it was no idle fight.
    assert sum(asked.values()) > 30


def test_whoever_could_do_something_is_asked() -> None:
    source = load("marek-and-grom")
    session = open_session(source, SEED)
    engine = EnginePlayer(source, session, SEED)
    planner = Planner(source.rulebook)
    put: set[str] = set()
    for _ in range(60):
        if not session.pending:
            break
        question = session.pending[0]
        best = planner.offers(session, question)[0]
        if spared(source.rulebook, question, best) is None:
            put.add(question.kind)
        else:
            assert best.answers[0] == question.default().text()
        engine.answer(question)
    assert "act" in put


def test_who_does_not_know_the_numbers_of_foes_is_spared_by_his_actions_alone() -> None:
    source = load("marek-and-grom")
    session = open_session(source, SEED)
    engine = EnginePlayer(source, session, SEED)
    book = source.rulebook
    seen: set[bool] = set()
    for _ in range(60):
        if not session.pending:
            break
        question = session.pending[0]
        assert question.who is not None
        if question.kind in book.minor:
            left = book.actions_left(session.fight, question.who)
            spares = spared(book, question, None, blind=True) is not None
            assert spares == (left == 0)
            seen.add(spares)
        engine.answer(question)
    assert seen == {True, False}


@pytest.mark.parametrize("name", ["kurt-and-hans", "knight-and-swashbuckler", "hammer-and-plate"])
def test_other_books_ask_everything(name: str) -> None:
    source = load(name)
    session = open_session(source, SEED)
    question = session.pending[0]
    best = Planner(source.rulebook).offers(session, question)[0]
    assert spared(source.rulebook, question, best) is None
