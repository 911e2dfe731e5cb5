"""Players for tests: one who follows a script, one who always takes the default."""

from collections.abc import Sequence

from fechtbuch.engine.choices import Choice, Player, Question, Refusal, understand
from fechtbuch.testing.script import Line, ScriptError, name_of


class DefaultPlayer(Player):
    """Takes the default of every question."""

    def decide(self, question: Question) -> Choice:
        return question.default()


class ScriptedPlayer(Player):
    """Answers as written, in order: `kurt: attack target=hans`, `hans@answer: none`.

    Not for situations, which take the script directly: for simulations and other runs that
    want a `Player` on a side. `finish` fails on answers left over.
    """

    def __init__(self, answers: Sequence[str]) -> None:
        self.lines = [Line.read(answer) for answer in answers]

    def decide(self, question: Question) -> Choice:
        if not self.lines:
            raise ScriptError(f"{name_of(question)} is asked, but no scripted answer is left")
        line = self.lines[0]
        if not line.fits(question):
            raise ScriptError(f"{name_of(question)} is asked, but the script has {str(line)!r}")
        self.lines.pop(0)
        try:
            return understand(question, line.text)
        except Refusal as refusal:
            raise ScriptError(f"{str(line)!r} is refused: {refusal}") from refusal

    def finish(self) -> None:
        """Fail if scripted answers are left over."""
        if self.lines:
            rest = ", ".join(repr(str(line)) for line in self.lines)
            raise ScriptError(f"scripted answers left over: {rest}")
