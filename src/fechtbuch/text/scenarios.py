"""The scenarios that come with the books, in the reader's language.

English stands in the scenario itself; another language has `scenarios.ftl` beside the book's other
words, with a message for each scenario, its title, and the attribute `text`:

    kurt-and-hans = Kurt und Hans
        .text = Der Markttag ist vorbei, der Platz wird gefegt.
"""

from dataclasses import replace
from functools import cache

from fechtbuch.books.base import books
from fechtbuch.scenario import Scenario, ScenarioInfo, names
from fechtbuch.text.catalogue import FALLBACK, SCENARIOS, file_of, said


@cache
def scenarios_in(language: str) -> tuple[ScenarioInfo, ...]:
    """All of them with title and text in this language; English where it has none."""
    bundles = {book.key: file_of(book.folder, language, SCENARIOS) for book in books().values()}
    found: list[ScenarioInfo] = []
    for info in names():
        bundle = bundles[info.book]
        if bundle is not None:
            title = said(bundle, info.name, "", info.title)
            info = replace(info, title=title, text=said(bundle, info.name, "text", info.text))
        found.append(info)
    return tuple(found)


def words_of(scenario: Scenario, language: str) -> ScenarioInfo:
    """What a scenario is called and about: a book's own in this language, others in their words.

    It is a book's own while its title is; a text that was changed stays as it is.
    """
    own = ScenarioInfo(scenario.name, scenario.book, scenario.title, scenario.text)
    known = None
    if language != FALLBACK:
        known = _translated(language).get((scenario.book, scenario.title))
    if known is None:
        return own
    english, spoken = known
    same = english.text.split() == own.text.split()
    return replace(own, title=spoken.title, text=spoken.text if same else own.text)


def title_in(language: str, book: str, title: str) -> str:
    """The title of a book's own scenario in this language; any other as it is."""
    known = None if language == FALLBACK else _translated(language).get((book, title))
    return title if known is None else known[1].title


@cache
def _translated(language: str) -> dict[tuple[str, str], tuple[ScenarioInfo, ScenarioInfo]]:
    """English and this language, by book and English title."""
    pairs = zip(names(), scenarios_in(language), strict=True)
    return {(english.book, english.title): (english, spoken) for english, spoken in pairs}
