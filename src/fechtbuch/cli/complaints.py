"""Bad input, named in the reader's language."""

from fechtbuch.scenario import ScenarioError
from fechtbuch.text.catalogue import Catalogue, choose_language


class BadInput(ValueError):
    """Something on the command line that cannot be used; `key` names the message."""

    def __init__(self, key: str, **arguments: object) -> None:
        self.key = key
        self.arguments = {name: str(value) for name, value in arguments.items()}
        super().__init__(self.text(Catalogue()))

    def text(self, catalogue: Catalogue) -> str:
        """What is wrong, and what would be right."""
        return catalogue.say(f"bad-{self.key}", self.arguments)


def complaint_of(error: Exception, language: str | None) -> str:
    """An error in words."""
    if isinstance(error, BadInput):
        return error.text(Catalogue(choose_language(language)))
    if isinstance(error, ScenarioError):
        return error.text(choose_language(language))
    return str(error)
