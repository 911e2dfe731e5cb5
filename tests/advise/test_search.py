"""The search behind advice: pairs on common dice, options folded, work that is bounded."""

import pytest

from fechtbuch.advise import advise
from fechtbuch.books.base import Sensible, books
from fechtbuch.engine.choices import Question
from fechtbuch.engine.position import position_of
from fechtbuch.engine.rollouts import Shares, shares_from_data
from fechtbuch.engine.search import Bench, Candidate, Lead, Search, in_order
from fechtbuch.engine.streams import Stream
from fechtbuch.scenario import load, open_session, seed_from


def candidate(*points: int, text: str = "", usual: bool = False) -> Candidate:
    one = Candidate({"verb": text}, text, 2, usual)
    one.shares.points = list(points)
    one.shares.played = len(points)
    one.shares.wins = [sum(points) // 2, len(points) - sum(points) // 2]
    return one


def test_pairs_on_the_same_dice_tell_more_than_shares() -> None:
    # Ninety fights that end alike whatever is done, and ten that are won only by the one.
    alike = [0, 2] * 45
    lead = Lead(candidate(*alike, *[2] * 10), candidate(*alike, *[0] * 10))
    assert lead.mean == pytest.approx(0.1)
    assert lead.sure()
    mixed = Lead(candidate(*alike, *[2] * 10), candidate(*reversed(alike), *[0] * 10))
    assert mixed.mean == pytest.approx(0.1)
    assert not mixed.sure()


def test_only_fights_that_both_have_fought_are_compared() -> None:
    lead = Lead(candidate(2, 2, 0, 0, 0, 0), candidate(2, 0))
    assert lead.mean == pytest.approx(0.5)


def test_equal_results_are_a_tie_once_there_are_enough() -> None:
    few, many = [0, 2] * 5, [0, 2] * 500
    assert not Lead(candidate(*few), candidate(*few)).tie()
    assert Lead(candidate(*many), candidate(*many)).tie()


def test_shares_come_back_from_another_process_as_they_were() -> None:
    shares = Shares(2, 1)
    shares.played, shares.draws, shares.wins = 3, 1, [1, 1]
    shares.points, shares.courses = [0, 1, 2], [7, 8, 9]
    again = shares_from_data(shares.to_data())
    assert again.to_data() == shares.to_data()


def asked() -> tuple[Question, Bench, str]:
    scenario = load("kurt-and-hans")
    session = open_session(scenario, seed_from(1))
    question = session.pending[0]
    crew = Sensible(scenario.rulebook)
    usual = crew.players(Stream(1, 1), 1)[0].decide(question).text()
    return question, Bench(position_of(session, question), crew, question, 1), usual


class Scripted(Search):
    """A search whose fights follow from the place of the option alone."""

    strength: list[int]

    def bring(self, field: list[Candidate], goal: int) -> None:
        for one in field:
            strength = self.strength[self.candidates.index(one) % len(self.strength)]
            for number in range(one.shares.played, goal):
                won = (number * 7919 + strength) % 100 < strength
                one.shares.played += 1
                one.shares.wins[0 if won else 1] += 1
                one.shares.points.append(2 if won else 0)
                one.shares.courses.append(1000 * number + strength)
                self.rollouts += 1


def scripted(*strength: int) -> Scripted:
    question, bench, usual = asked()
    search = Scripted(bench, question, usual, len(strength))
    assert len(search.candidates) == len(strength)
    search.strength = list(strength)
    return search


def test_the_best_is_found_wherever_it_stands() -> None:
    search = scripted(*range(30, 46), 70, *range(46, 50))
    while not search.finished() and search.rollouts < 20_000:
        search.work()
    best = search.choice(1.0)
    assert best is search.candidates[16]
    assert search.finished()


def test_options_that_come_to_the_same_are_tried_once() -> None:
    search = scripted(40, 41, 40, 42, 40)
    search.work()
    first, *_ = search.candidates
    assert [one.folded for one in search.candidates] == ["", "", first.text, "", first.text]
    while search.rollouts < 2000 and not search.finished():
        search.work()
    assert search.candidates[2].shares.played == 32


def test_what_is_usual_is_left_only_for_something_clearly_better() -> None:
    search = scripted(50, 51)
    search.work()
    assert search.choice(1.0) is search.usual


def test_never_more_rollouts_than_were_asked_for() -> None:
    question, bench, usual = asked()
    for limit in (1, 40, 100, 333):
        search = Search(bench, question, usual, 32)
        search.work(limit)
        assert search.rollouts <= limit
    said = advise(open_session(load("kurt-and-hans"), seed_from(1)), seconds=None, rollouts=100)
    assert said.rollouts <= 100


def test_what_is_usual_comes_first_and_is_rolled_out_once() -> None:
    question, bench, usual = asked()
    order = in_order(question, usual, None, 16)
    assert question.build(dict(order[0])).text() == usual
    search = Search(bench, question, usual, 16)
    search.work()
    assert search.candidates[0] is search.usual
    assert search.usual.shares.played == 32
    tried = [one for one in search.candidates if one.shares.played]
    assert search.rollouts == sum(one.shares.played for one in tried)
    assert len(tried) == min(8, len(search.candidates))


def test_plans_are_tried_before_other_options() -> None:
    book = books()["phase-six"]
    session = open_session(load("knight-and-rogue"), seed_from(4))
    player = book.policies()["strong"](Stream(1, 1))
    seen = 0
    for _ in range(12):
        if not session.pending:
            break
        question = session.pending[0]
        planned = player.ranked(question)  # type: ignore[attr-defined]
        usual = player.decide(question).text()
        if len(planned) > 1:
            order = [
                question.build(dict(one)).text() for one in in_order(question, usual, player, 32)
            ]
            rest = [text for text in dict.fromkeys(planned) if text != usual]
            assert order[: 1 + len(rest)] == [usual, *rest]
            seen += 1
        session.answer(usual, question.id)
    assert seen > 0
