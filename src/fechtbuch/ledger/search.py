"""Finding rules by id or by word."""

from fechtbuch.books.base import Book, Rule


def find_rules(book: Book, word: str = "") -> list[Rule]:
    """The rules that a word or an id (whole, or its beginning) names; all without a word.

    An exact id gives that rule alone.
    """
    if not word:
        return list(book.rules.values())
    exact = book.rules.get(word.upper())
    if exact is not None:
        return [exact]
    if word.upper().startswith(tuple({rule_id.split("-")[0] + "-" for rule_id in book.rules})):
        return [rule for rule in book.rules.values() if rule.id.startswith(word.upper())]
    wanted = word.casefold()
    return [
        rule
        for rule in book.rules.values()
        if wanted in f"{rule.title}\n{rule.summary}\n{rule.chapter}\n{rule.id}".casefold()
    ]
