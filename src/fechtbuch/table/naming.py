"""Names at a table: nobody takes another's, or one that the table itself goes by."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from fechtbuch.table.refusals import Refused
from fechtbuch.table.words import catalogue_of
from fechtbuch.text.catalogue import languages

WORDS = (
    *("referee", "player", "spectator", "replay", "game master", "gm"),
    *("engine", "table", "standing", "default", "server", "everybody"),
    *("book", "random", "advised", "novice", "trained", "strong"),
)
"""What records, logs and links call those who are no seat, and the policies of the engine."""

SEAT = re.compile(r"s\d+")


UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""What counts as a letter, a sign or a mark, and shows nothing."""

ALIKE = str.maketrans(
    "АВЕКМНОРСТУХІЅЈаеорсухіѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧαονι",
    "ABEKMHOPCTYXISJaeopcyxisjABEZHIKMNOPTYXaovi",
)
"""Letters of other scripts that look like Latin ones."""


def folded(name: str) -> str:
    """A name without what tells two of them apart on no screen."""
    seen = UNSEEN.sub("", name).translate(ALIKE)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


@cache
def reserved() -> frozenset[str]:
    """Names that nobody may have."""
    spoken = [catalogue_of(None, language).say("nobodys-names") for language in languages()]
    said = [name for text in spoken for name in text.split(",")]
    return frozenset(folded(name) for name in (*WORDS, *said))


def check_name(name: str, others: Iterable[str], field: str) -> None:
    """`Refused` if a name is somebody's already, or means somebody else."""
    own = folded(name)
    if own in reserved() or SEAT.fullmatch(own):
        raise Refused("name-reserved", 409, field, name=name)
    if any(folded(other) == own for other in others):
        raise Refused("name-taken", 409, field, name=name)
