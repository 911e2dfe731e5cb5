"""Random legal play never fails and always ends; what is offered is accepted."""

import pytest

from fechtbuch.engine.choices import (
    VERB,
    Choice,
    Player,
    Question,
    Refusal,
    every_choice,
    parse_words,
    read_choice,
)
from fechtbuch.testing.conformance.kit import every_scenario
from fechtbuch.testing.conformance.playing import Watched, bulk, scenario

FIGHTS = 3


class Judge(Watched):
    """Checks every question and every choice that comes by."""

    def look(self, question: Question, choice: Choice) -> None:
        text = choice.text()
        assert read_choice(question, text).text() == text
        first = question.slot({})
        assert first is not None, question.kind
        assert first.name == VERB
        assert len(set(first.values())) == len(first.values()), first.values()
        nonsense = {VERB: "no-such-verb"}
        with pytest.raises(Refusal):
            read_choice(question, nonsense[VERB])


@every_scenario
@pytest.mark.parametrize("number", range(FIGHTS))
def test_random_legal_play_ends(name: str, number: int) -> None:
    fight, _ = bulk(name, number, "random")
    fight.run()
    assert fight.over


@every_scenario
@pytest.mark.parametrize("policy", ["random", "book", "strong"])
def test_every_choice_reads_back_as_it_was_meant(name: str, policy: str) -> None:
    if policy not in scenario(name).rulebook.policies():
        pytest.skip("the book has no such level")
    fight, _ = bulk(name, 7, policy)
    judges: list[Player] = [Judge(player) for player in fight.players]
    fight.players = judges
    fight.run()
    assert fight.over


class Sampler(Watched):
    """Asks of some questions for a list of complete choices and reads each of them back."""

    def look(self, question: Question, choice: Choice) -> None:
        self.seen.append((question, choice))
        if len(self.seen) % 5 != 1:
            return
        for partial in every_choice(question, 12):
            built = question.build(partial)
            again = read_choice(question, built.text())
            assert parse_words(built.text()) == parse_words(again.text())


@every_scenario
def test_every_listed_choice_is_accepted(name: str) -> None:
    fight, _ = bulk(name, 11, "book")
    fight.players = [Sampler(player) for player in fight.players]
    fight.run()
    assert fight.over
