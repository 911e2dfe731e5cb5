"""Why the server does not do what it is told. Every refusal has a code, words and a remedy.

The words are under `refused-CODE`, `refused-CODE-detail` and `refused-CODE-remedy`.
"""

from fechtbuch.engine.choices import Refusal
from fechtbuch.table.state import Data
from fechtbuch.text import Catalogue, Storyteller
from fechtbuch.text.complaints import in_words


class Refused(Exception):
    """A command or question that is not accepted. Nothing has changed."""

    def __init__(
        self, code: str, status: int = 409, field: str | None = None, **words: str
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.field = field
        self.words = words

    def problem(self, catalogue: Catalogue, teller: Storyteller | None = None) -> Data:
        """The refusal in words."""
        words = {name: in_words(word, catalogue.language) for name, word in self.words.items()}
        return {
            "title": catalogue.say(f"refused-{self.code}", words),
            "detail": catalogue.say(f"refused-{self.code}-detail", words),
            "remedy": catalogue.say(f"refused-{self.code}-remedy", words),
            "code": self.code,
        }


class NotLegal(Refused):
    """The rules, or the engine, refuse it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("not-legal", 422)
        self.refusal = refusal
        self.said = str(refusal)
        """The reason in words; a storyteller has better ones."""

    def problem(self, catalogue: Catalogue, teller: Storyteller | None = None) -> Data:
        """The rules' own reason."""
        problem = super().problem(catalogue)
        problem["detail"] = self.said if teller is None else teller.refusal(self.refusal)
        if self.refusal.rules:
            problem["rules"] = list(self.refusal.rules)
        return problem
