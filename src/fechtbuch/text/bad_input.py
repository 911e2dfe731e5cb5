"""Bad input, named in the reader's language."""

from typing import Protocol, runtime_checkable

from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.complaints import in_words
from fechtbuch.text.titles import with_titles


@runtime_checkable
class Speaking(Protocol):
    """What tells itself in a language, as the problems of a file do."""

    def text(self, language: str) -> str:
        """All of it in this language."""
        ...


class BadInput(ValueError):
    """Something that was asked for and cannot be had; `key` names the message."""

    def __init__(self, key: str, **arguments: object) -> None:
        self.key = key
        self.arguments = {name: str(value) for name, value in arguments.items()}
        self._speaking = {
            name: value
            for name, value in arguments.items()
            if isinstance(value, Speaking) and callable(value.text)
        }
        super().__init__(self.text(Catalogue()))

    def text(self, catalogue: Catalogue) -> str:
        """What is wrong, and what would be right."""
        language = catalogue.language
        said = {
            name: self._speaking[name].text(language)
            if name in self._speaking
            else with_titles(in_words(text, language), language)
            for name, text in self.arguments.items()
        }
        return catalogue.say(f"bad-{self.key}", said)
