"""Every message that tells a fight, in every case that can bend it, as one text for each language.

`python -m tests.text.golden` writes `tests/text/golden/<language>.txt`; a change of words is then
reviewed as a diff. Each message stands with what comes of it for 0, 1, 2 and 5, for men and women,
for names that begin with a vowel or a consonant, for names that books bend and for people's own.
Cases that come to the same words are written once. What is asked and refused stands in a file of
its own, `<language>-asked.txt`.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

from fluent.syntax.ast import Message

import fechtbuch
from fechtbuch.books.base import Book, books
from fechtbuch.testing.conformance.messages import messages, stories, variables
from fechtbuch.text.bending import Name
from fechtbuch.text.catalogue import Catalogue, languages
from fechtbuch.text.story import SETTINGS

FOLDER = Path(__file__).parent / "golden"
PROGRAM = Path(fechtbuch.__file__).parent / "locale"
COUNTS = (0, 1, 2, 5)
OWN = (Name("Ada"), Name("Tobias"))
"""People's own fighters: nothing is known of their names but the letters."""
COUNTED = {"amount", "count", "standard", "extra", "most"}
OTHERS = (
    *("attacker", "other", "victim", "runner", "pursuer", "mover", "loser", "fugitive"),
    *("enemy", "ally", "rider", "killer", "side", "group"),
)
"""What a question calls those whom it is about."""
TYPED = {"value": "x", "slot": "y", "reason": "…", "name": "x", "dice": "2d6", "purpose": "z"}
"""What was typed, or what stands elsewhere in words."""
HELPERS = (
    *("story-target", "story-weapon", "story-marked", "story-fired", "story-him", "story-hurt"),
    "story-when",
)
"""Parts of other messages, which are read there."""


def shipped(catalogue: Catalogue, book: Book) -> tuple[Name, Name]:
    """A man and a woman of the book, or as near as it has them, as the language bends them."""
    keys = [key for key in stories(book, catalogue.language) if key.startswith("fighter-")]
    names = [catalogue.name(key) for key in sorted(keys)]
    men = [one for one in names if one.gender == "m"]
    women = [one for one in names if one.gender == "f"]
    first = men[0] if men else OWN[1]
    return first, women[0] if women else first


def cases(
    message: Message, pairs: list[tuple[Name, Name]], item: Name
) -> Iterator[dict[str, str | int]]:
    """The arguments that may bend a message."""
    asked = variables(message)
    counts = COUNTS if any(one in COUNTED or one.endswith("_number") for one in asked) else (2,)
    for (actor, target), count in product(pairs, counts):
        arguments: dict[str, str | int] = dict.fromkeys(asked, count)
        people: dict[str, str | int] = {"actor": actor, "target": target, "last": actor}
        things: dict[str, str | int] = {"item": item, "word": item, "place": item, "has_item": 1}
        texts: dict[str, str | int] = {
            "key": "x",
            "opening": "…",
            "to": "4,5",
            "at": "4,5",
            "placed": 0,
        }
        sorts: dict[str, str | int] = {
            "share": "grave",
            "defence": "parry",
            "names": actor,
            "said": 1,
        }
        for name in asked & TYPED.keys():
            arguments[name] = TYPED[name]
        people |= dict.fromkeys(("who", "fighter", "leader"), actor)
        people |= dict.fromkeys(OTHERS, target)
        yield arguments | people | things | texts | sorts | {"before": target, "fallen": actor}


Writer = Callable[[dict[str, Message]], list[str]]
"""Messages as lines, with the names of the last book."""


def _of_books(language: str, wanted: Callable[[str], bool]) -> tuple[list[str], Writer]:
    """What is wanted of all books, and who writes the rest."""
    lines: list[str] = []
    for book in books().values():
        catalogue = Catalogue(language, [book.package])
        one, other = shipped(catalogue, book)
        pairs = [(one, other), (other, one), OWN, (OWN[1], OWN[0])]
        keys = [key for key in stories(book, language) if key.startswith("item-")]
        write = partial(_written, catalogue, pairs=pairs, item=catalogue.name(keys[0]))
        lines.append(f"# {book.key}")
        lines += write({key: m for key, m in stories(book, language).items() if wanted(key)})
    return lines, write


def told(language: str) -> str:
    """Everything that a language can say of a fight."""
    lines, write = _of_books(language, _tells)
    found = messages(PROGRAM / language / "story.ftl")
    lines.append("# story")
    lines += write({key: message for key, message in found.items() if key not in HELPERS})
    return "\n".join(lines) + "\n"


def asked(language: str) -> str:
    """Everything that a language asks, refuses and decrees."""
    lines, write = _of_books(language, _asks)
    for part in ("program.ftl", "server.ftl"):
        lines.append(f"# {part}")
        found = {k: m for k, m in messages(PROGRAM / language / part).items() if _asks(k)}
        lines += write(found)
    return "\n".join(lines) + "\n"


def _asks(key: str) -> bool:
    return key.startswith(("ask-", "reason-", "refused-", "decreed-"))


def _tells(key: str) -> bool:
    return key.startswith(tuple(f"{setting}-" for setting in SETTINGS))


def _written(
    catalogue: Catalogue, found: dict[str, Message], pairs: list[tuple[Name, Name]], item: Name
) -> list[str]:
    lines: list[str] = []
    for key in sorted(found):
        said: dict[str, None] = {}
        for variant in range(catalogue.variants(key)):
            for arguments in cases(found[key], pairs, item):
                said[catalogue.vary(key, variant, arguments)] = None
        lines += [f"{key}: {text}" for text in said if text.strip()]
    return lines


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in languages():
        (FOLDER / f"{one}.txt").write_text(told(one), encoding="utf-8")
        (FOLDER / f"{one}-asked.txt").write_text(asked(one), encoding="utf-8")
