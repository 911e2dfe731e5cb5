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


help_in = Catalogue(choose_language(_asked(sys.argv[1:]))).say
"""The words of a help text."""
