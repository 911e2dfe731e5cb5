"""Help in the reader's language: it is made before the command line is read."""

import sys

from fechtbuch.text.catalogue import Catalogue, choose_language


def _asked(arguments: list[str]) -> str | None:
    """The language that a command line names."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            return value if equals else "".join(arguments[place + 1 : place + 2])
    return None


def spoken_language() -> str:
    """The language in which this command line is helped and complained of."""
    return choose_language(_asked(sys.argv[1:]))


help_in = Catalogue(spoken_language()).say
"""The words of a help text."""
