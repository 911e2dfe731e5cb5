"""Bad input, named in the reader's language."""

from fechtbuch.text.catalogue import Catalogue


class BadInput(ValueError):
    """Something that was asked for and cannot be had; `key` names the message."""

    def __init__(self, key: str, **arguments: object) -> None:
        self.key = key
        self.arguments = {name: str(value) for name, value in arguments.items()}
        super().__init__(self.text(Catalogue()))

    def text(self, catalogue: Catalogue) -> str:
        """What is wrong, and what would be right."""
        return catalogue.say(f"bad-{self.key}", self.arguments)
