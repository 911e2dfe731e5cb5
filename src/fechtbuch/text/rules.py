"""The ledger and the options of a book in the reader's language.

English stands in `rules.toml` and `options.toml`; another language has `rules.ftl` beside the
book's other words, with a message for each rule, its title, and the attribute `summary`:

    LSK-SEQ-01 = Überraschung
        .summary = Wer überrascht ist, handelt in der ersten Runde nicht.
    option-parry-missiles = Eine Parade hilft auch gegen Geschosse.
"""

from dataclasses import replace
from functools import cache

from fechtbuch.books.base import Book, OptionSpec, Rule
from fechtbuch.text.catalogue import FALLBACK, RULES, Catalogue, file_of, said


def rule_languages(book: Book) -> list[str]:
    """The languages in which the book's rules can be read."""
    folders = book.folder.joinpath("locale").iterdir()
    return sorted({FALLBACK, *(one.name for one in folders if one.joinpath(RULES).is_file())})


def source_of(catalogue: Catalogue, rule: Rule) -> str:
    """Where a rule comes from, in words; what a book has no words for speaks for itself."""
    key = f"source-{rule.source}"
    return catalogue.say(key) if catalogue.has(key) else rule.source


@cache
def rules_in(book: Book, language: str) -> dict[str, Rule]:
    """The ledger with titles and summaries in this language; English where it has none."""
    bundle = file_of(book.folder, language, RULES)
    if bundle is None:
        return book.rules
    return {
        rule.id: replace(
            rule,
            title=said(bundle, rule.id, "", rule.title),
            summary=said(bundle, rule.id, "summary", rule.summary),
            reason=said(bundle, rule.id, "reason", rule.reason),
        )
        for rule in book.rules.values()
    }


@cache
def options_in(book: Book, language: str) -> dict[str, OptionSpec]:
    """The options with their meaning in this language; English where it has none."""
    bundle = file_of(book.folder, language, RULES)
    if bundle is None:
        return book.options
    return {
        option.name: replace(
            option, meaning=said(bundle, option_key(option.name), "", option.meaning)
        )
        for option in book.options.values()
    }


def option_key(name: str) -> str:
    """The message that says what an option means."""
    return f"option-{name.replace('_', '-')}"
