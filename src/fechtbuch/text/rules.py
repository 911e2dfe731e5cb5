"""The ledger and the options of a book in the reader's language.

English stands in `rules.toml` and `options.toml`; another language has `rules.ftl` beside the
book's other words, with a message for each rule, its title, and the attribute `summary`:

    LSK-SEQ-01 = Überraschung
        .summary = Wer überrascht ist, handelt in der ersten Runde nicht.
    option-parry-missiles = Eine Parade hilft auch gegen Geschosse.
"""

from dataclasses import replace
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from fechtbuch.books.base import Book, OptionSpec, Rule
from fechtbuch.text.catalogue import FALLBACK, RULES


def rule_languages(book: Book) -> list[str]:
    """The languages in which the book's rules can be read."""
    folders = book.folder.joinpath("locale").iterdir()
    return sorted({FALLBACK, *(one.name for one in folders if one.joinpath(RULES).is_file())})


@cache
def rules_in(book: Book, language: str) -> dict[str, Rule]:
    """The ledger with titles and summaries in this language; English where it has none."""
    bundle = _bundle(book, language)
    if bundle is None:
        return book.rules
    return {
        rule.id: replace(
            rule,
            title=_said(bundle, rule.id, "", rule.title),
            summary=_said(bundle, rule.id, "summary", rule.summary),
            reason=_said(bundle, rule.id, "reason", rule.reason),
        )
        for rule in book.rules.values()
    }


@cache
def options_in(book: Book, language: str) -> dict[str, OptionSpec]:
    """The options with their meaning in this language; English where it has none."""
    bundle = _bundle(book, language)
    if bundle is None:
        return book.options
    return {
        option.name: replace(
            option, meaning=_said(bundle, option_key(option.name), "", option.meaning)
        )
        for option in book.options.values()
    }


def option_key(name: str) -> str:
    """The message that says what an option means."""
    return f"option-{name.replace('_', '-')}"


@cache
def _bundle(book: Book, language: str) -> FluentBundle | None:
    source = book.folder.joinpath("locale").joinpath(language).joinpath(RULES)
    if not source.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def _said(bundle: FluentBundle, key: str, attribute: str, english: str) -> str:
    """A message or an attribute of it; the English words where there is none."""
    if not bundle.has_message(key):
        return english
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return english
    text, _ = bundle.format_pattern(pattern, {})
    return str(text)
