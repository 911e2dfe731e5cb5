"""One whole fight of every book in every language, side by side, and what telling it costs.

`python -m bench.stories --write docs/stories.md` writes the page, `--speed` prints the times.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

from fechtbuch.books.base import Book
from fechtbuch.engine.session import Session
from fechtbuch.testing.conformance.playing import answers, scenario, session
from fechtbuch.text.catalogue import Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.narrator import Narrator
from fechtbuch.text.passages import Passage
from fechtbuch.text.roles import roles_of
from fechtbuch.text.scenarios import words_of
from fechtbuch.text.story import HEADING, Storyteller

FIGHTS = {
    "kurt-and-hans": 3,
    "knight-and-swashbuckler": 3,
    "marek-and-grom": 3,
    "duel-of-honour": 2,
}
"""A duel of every book, with a seed under which much happens and it does not last too long."""

LANGUAGES = ("en", "de", "fr", "pl")
MOST = 400

HEAD = """# Four fights in four languages

One whole fight of each book, told as the terminal, the page and `fechtbuch story` tell it, in four
languages side by side. Each row is one passage; the numbers and rules that it is made of are one
unfold away (`--tell full`). Written by `python -m bench.stories --write docs/stories.md`.
"""


def played(name: str) -> tuple[Session, Book]:
    """A fight to its end, as its own fighters would have it."""
    table, players = session(name, FIGHTS[name])
    for _ in answers(table, players, MOST):
        pass
    return table, scenario(name).rulebook


def told(table: Session, book: Book, language: str) -> list[Passage]:
    """The story of a fight."""
    names = Names(Catalogue(language, [book.package]), table.fight, item_names(book))
    teller, narrator = Storyteller(names), Narrator(roles_of(book))
    for n, event in enumerate(table.story):
        narrator.hear(n, event, teller)
    narrator.close()
    return narrator.told


def side_by_side(name: str) -> Iterator[str]:
    """A fight as a table: a column for each language, a row for each passage."""
    table, book = played(name)
    yield f"\n## {book.title}\n"
    titles = [words_of(scenario(name), language).title for language in LANGUAGES]
    yield f"| {' | '.join(titles)} |"
    yield f"| {' | '.join('---' for _ in LANGUAGES)} |"
    for row in zip(*(told(table, book, one) for one in LANGUAGES), strict=True):
        heading = row[0].kind == HEADING
        cells = [f"**{one.text}**" if heading else one.text for one in row]
        yield f"| {' | '.join(cells)} |"


def speed(name: str) -> tuple[float, float]:
    """Milliseconds that the story takes for each answer, and those of rules and full lines."""
    table, players = session(name, FIGHTS[name])
    book = scenario(name).rulebook
    names = Names(Catalogue("de", [book.package]), table.fight, item_names(book))
    teller, narrator = Storyteller(names), Narrator(roles_of(book))
    heard, count, told_in, all_in = 0, 0, 0.0, 0.0
    begun = time.process_time()
    for _ in answers(table, players, MOST):
        names.fight = table.fight
        news = table.story[heard:]
        texts = [[line.text for line in teller.tell(event)] for event in news]
        count += 1
        all_in += time.process_time() - begun
        begun = time.process_time()
        for n, (event, lines) in enumerate(zip(news, texts), heard):
            narrator.hear(n, event, teller, lines[0] if lines and not event.dice else "")
        narrator.passages()
        told_in += time.process_time() - begun
        heard = len(table.story)
        begun = time.process_time()
    return told_in / count * 1000, all_in / count * 1000


def main() -> None:
    """Write the page, or print what telling costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path)
    parser.add_argument("--speed", action="store_true")
    wanted = parser.parse_args()
    if wanted.speed:
        for name in FIGHTS:
            told_in, all_in = speed(name)
            print(f"{name}: {told_in:.2f} ms an answer, beside {all_in:.2f} ms for rules and log")
    if wanted.write is not None:
        lines = [line for name in FIGHTS for line in side_by_side(name)]
        wanted.write.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
