"""What somebody chooses to do; the referee judges what no rule lists (LSK-SEQ-02)."""

from typing import Final

from fechtbuch.books.landsknecht.asking.turn_question import ActionQuestion
from fechtbuch.books.landsknecht.kinds.verbs import DROP
from fechtbuch.books.landsknecht.rules.basics.hands import drop
from fechtbuch.books.landsknecht.rules.grappling.still_valid import end_invalid
from fechtbuch.books.landsknecht.state.battle import Battle
from fechtbuch.books.landsknecht.state.choices import Action, Verdict
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.questions import REFEREE, Asked
from fechtbuch.books.landsknecht.state.written import fill_verdict
from fechtbuch.engine.asking import Menu, Verb, listed
from fechtbuch.engine.choices import VERB, Choice, Partial, Slot

VERDICT: Final = Menu([Verb("refuse"), Verb("allow", "rounds")])
"""Without a referee only the listed actions exist."""


class VerdictQuestion(Asked):
    """A free action: the referee allows it, for how many Rounds, or refuses (LSK-SEQ-02)."""

    def __init__(self, battle: Battle, actor: Combatant, text: str) -> None:
        super().__init__("verdict", battle, REFEREE, VERDICT)
        self.actor = actor
        self.text = text

    def about(self) -> dict[str, str]:
        """Who wants to do what."""
        return {"actor": self.actor.slug, "text": self.text}

    def offer(self, slot: str, partial: Partial) -> Slot | None:
        """For how long."""
        return listed(slot, "number", [str(rounds) for rounds in range(1, 11)])

    def make(self, verb: str) -> Choice:
        """A verdict."""
        return Verdict(verb)

    def build(self, partial: Partial) -> Choice:
        """The verdict, and how long it takes."""
        verdict = Verdict(partial[VERB])
        fill_verdict(verdict, self, partial)
        return verdict


def decision(fight: Battle, question: ActionQuestion) -> Action:
    """What somebody does; a free action is judged by the referee before it is declared.

    Whoever lets go of something chooses again.

    LSK-SEQ-02: the referee says whether it can be done and how many Rounds it takes. Whoever is
    refused chooses once more, among the listed actions.
    """
    while True:
        answer = fight.ask(question)
        assert isinstance(answer, Action)
        actor = question.fighter
        if answer.verb == DROP and answer.thing is not None:
            drop(fight, actor, answer.thing)  # LSK-WPN-07: letting go is free at any time
            end_invalid(fight)  # LSK-RUL-77: a mancatcher or garrote may be among it
            question.forget_prospects()  # LSK-MOV-05: whoever carries less walks farther
            continue
        if answer.verb != "improvise":
            return answer
        verdict = fight.ask(VerdictQuestion(fight, actor, answer.text_said))
        assert isinstance(verdict, Verdict)
        if verdict.verb == "allow":
            answer.rounds = verdict.rounds
            return answer
        fight.note("improvise-refused", "LSK-SEQ-02", actor, word=answer.text_said)
        question.listed_only = True


def improvise(fight: Battle, actor: Combatant, action: Action) -> None:
    """LSK-SEQ-02: something else, for one Round or more."""
    actor.busy_rounds = action.rounds - 1
    fight.lasting = True
    actor.improvising = action.text_said
    fight.note("improvises", "LSK-SEQ-02", actor, amount=action.rounds, word=action.text_said)
