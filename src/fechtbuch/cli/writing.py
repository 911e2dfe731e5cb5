"""`fechtbuch write-rulebook`: for whoever writes the texts of a book's rules."""

from pathlib import Path

import typer
from rich.text import Text

from fechtbuch.books.base import Book
from fechtbuch.cli.common import MISMATCH, catalogue_for, console, errors, the_book
from fechtbuch.cli.complaints import BadInput
from fechtbuch.rulebook import concordance
from fechtbuch.rulebook.chapters import chapters
from fechtbuch.rulebook.checking import copied, faults, missing
from fechtbuch.rulebook.copying import Sources
from fechtbuch.rulebook.examples import ReckoningError, reckon, reckoned_path, written
from fechtbuch.rulebook.glossary import all_words, glossary_of
from fechtbuch.rulebook.texts import FOLDER, page_of, reckoned


def texts(
    name: str, chapter: str | None, check: bool, compare: list[Path], language: str | None
) -> None:
    """Reckon the examples of a book or a chapter, and say what is wrong with its texts."""
    catalogue = catalogue_for(None, language)
    book = the_book(name)
    known = chapters(book)
    if chapter is not None and chapter.lower() not in known:
        raise BadInput("chapter", value=chapter, known=", ".join(known))
    chosen = list(known) if chapter is None else [chapter.lower()]
    wrong = _concordance(book, check)
    for key in chosen:
        wrong += _examples(book, key, check)
    page_of.cache_clear()
    reckoned.cache_clear()
    sources = _sources(book, compare)
    for key in chosen:
        for code in sorted(book.languages):
            found = [*faults(book, code, key), *copied(book, code, key, sources)]
            wrong += [f"{code}/{key}: {fault}" for fault in found]
    for fault in wrong:
        errors().print(Text(fault))
    left = [f"{code}/{key}" for code, key in missing(book) if key in chosen]
    said: dict[str, str | int] = {
        "faults": len(wrong),
        "missing": len(left),
        "names": ", ".join(left),
    }
    console().print(Text(catalogue.say("rulebook-checked", said)))
    if wrong:
        raise typer.Exit(MISMATCH)


def _concordance(book: Book, check: bool) -> list[str]:
    """Write which verbs and numbers a rule stands behind, or say that it is others now."""
    folder = Path(str(book.folder))
    path = folder / FOLDER / concordance.FILE
    now = concordance.write(concordance.read_sources(folder))
    if path.is_file() and path.read_text(encoding="utf-8") == now:
        return []
    if check:
        return [f"{path.name} no longer follows from the sources"]
    path.write_text(now, encoding="utf-8")
    return []


def _examples(book: Book, key: str, check: bool) -> list[str]:
    """Write the numbers of a chapter's examples, or say that they are others now."""
    path = reckoned_path(Path(str(book.folder)), key)
    try:
        numbers = reckon(book, key)
    except ReckoningError as error:
        return [f"{key}: {error}"]
    if numbers == reckoned(book, key):
        return []
    if check:
        return [f"{key}: the examples come to other numbers than {path.name} has"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(numbers), encoding="utf-8")
    return []


def _sources(book: Book, folders: list[Path]) -> Sources:
    texts = [
        path.read_text(encoding="utf-8", errors="replace")
        for folder in folders
        for path in sorted(folder.iterdir())
        if path.is_file()
    ]
    apart = all_words(glossary_of(book, code) for code in book.languages)
    return Sources(texts, frozenset(apart))
