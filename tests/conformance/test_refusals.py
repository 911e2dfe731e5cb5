"""What was legal elsewhere and is not here is refused with a reason and the rule that forbids it.

Fights are led where nobody would, and before every answer some of those are tried that were given
to questions of the same kind before: out of reach now, not ready, not payable, barred by a state,
in the wrong order.
"""

from collections import defaultdict

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Choice, Player, Question, Refusal, read_choice
from fechtbuch.engine.streams import Stream
from fechtbuch.testing.conformance.invariants import ready
from fechtbuch.testing.conformance.kit import BRIEF, every_book, scenarios_of

MOST_STEPS = 15 if BRIEF else 30
TRIED = 3

SENTENCES = ("slot-unknown", "slot-missing", "slot-twice")
"""What is wrong with the sentence, not with the deed: no rule forbids it."""

Said = dict[str, list[str]]
"""By kind of question, what was answered."""


class Insistent(Player):
    """Tries what was possible elsewhere before letting somebody decide."""

    def __init__(self, player: Player, said: Said, stream: Stream) -> None:
        self.player = player
        self.said = said
        self.stream = stream
        self.refused = 0
        self.unexplained: set[str] = set()

    def decide(self, question: Question) -> Choice:
        """What the player decides."""
        said = self.said[question.kind]
        for _ in range(TRIED if said else 0):
            text = said[self.stream.below(len(said))]
            try:
                read_choice(question, text)
            except Refusal as refusal:
                self.refused += 1
                known = refusal.rules and refusal.reason != "not-possible"
                if not known and refusal.reason not in SENTENCES:
                    self.unexplained.add(f"{question.kind} {refusal.slot}: {text}: {refusal}")
        choice = self.player.decide(question)
        said.append(choice.text())
        return choice


@every_book
def test_a_refusal_names_the_reason_and_the_rule(book: Book) -> None:
    said: Said = defaultdict(list)
    refused = 0
    for number, name in enumerate(scenarios_of(book)):
        fight, _ = ready(name, 500 + number, "curious")
        players = [Insistent(each, said, Stream(number, 5)) for each in fight.players]
        fight.players = list(players)
        for _ in range(MOST_STEPS):
            if not fight.over:
                fight.step()
        for player in players:
            assert sorted(player.unexplained)[:3] == []
            refused += player.refused
    assert refused > 0 or not scenarios_of(book)
