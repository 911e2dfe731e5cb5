"""Finding rules by id or by word."""

from fechtbuch.books.base import Book, Rule
from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.rules import rules_in


def find_rules(book: Book, word: str = "", language: str = FALLBACK) -> list[Rule]:
    """The rules that a word or an id (whole, or its beginning) names; all without a word.

    An exact id gives that rule alone. They are given, and searched, in the reader's language.
    """
    rules = rules_in(book, language)
    if not word:
        return list(rules.values())
    exact = rules.get(word.upper())
    if exact is not None:
        return [exact]
    if word.upper().startswith(tuple({rule_id.split("-")[0] + "-" for rule_id in rules})):
        return [rule for rule in rules.values() if rule.id.startswith(word.upper())]
    wanted = word.casefold()
    return [
        rule
        for rule in rules.values()
        if wanted in f"{rule.title}\n{rule.summary}\n{rule.heading}\n{rule.id}".casefold()
    ]
