"""Finding rules by words, in the reader's language, whatever their spelling.

A word counts more in a title than in a text. What a glossary says must not be used for a term leads
to the term, too: whoever looks for *hit points* finds Wounds.
"""

import math
from collections import defaultdict
from dataclasses import dataclass
from functools import cache

from fechtbuch.books.base import Book, books
from fechtbuch.rulebook.chapters import chapter_of
from fechtbuch.rulebook.glossary import glossary_of
from fechtbuch.rulebook.spelling import Vocabulary, words
from fechtbuch.rulebook.texts import page_of, text_of
from fechtbuch.text.catalogue import FALLBACK
from fechtbuch.text.rules import rules_in

ID, TITLE, TERM, ENGLISH, CHAPTER, SUMMARY, TEXT = 9.0, 8.0, 5.0, 3.0, 2.0, 2.0, 1.0
"""What a word is worth by where it stands; English titles and terms are found in every language."""

MOST_WORDS = 12
"""Of a longer query only the first words are looked for."""


@dataclass(frozen=True)
class Hit:
    """A rule that was found."""

    book: str
    id: str
    score: float


class Index:
    """The words of one book's rules in one language."""

    def __init__(self, book: Book, language: str) -> None:
        self.book = book.key
        self._ids: list[str] = list(book.rules)
        self._titles: list[list[str]] = []
        self._places: dict[str, dict[int, float]] = defaultdict(dict)
        for number, rule in enumerate(rules_in(book, language).values()):
            page = page_of(book, language, chapter_of(rule.id))
            text = " ".join(one.plain for one in text_of(book, language, rule.id))
            self._titles.append(words(rule.title))
            self._enter(number, rule.id, ID)
            self._enter(number, rule.title, TITLE)
            self._enter(number, page.title if page else "", CHAPTER)
            self._enter(number, f"{rule.summary} {rule.reason}", SUMMARY)
            self._enter(number, text, TEXT)
        numbers = {rule_id: number for number, rule_id in enumerate(self._ids)}
        for term in glossary_of(book, language).values():
            if term.rule in numbers:
                said = (term.term, term.own, *term.forms, *term.never)
                self._enter(numbers[term.rule], " ".join(said), TERM)
        if language != FALLBACK:
            for rule in rules_in(book, FALLBACK).values():
                self._enter(numbers[rule.id], rule.title, ENGLISH)
            for term in glossary_of(book, FALLBACK).values():
                if term.rule in numbers:
                    self._enter(numbers[term.rule], " ".join((term.term, *term.forms)), ENGLISH)
        self._vocabulary = Vocabulary(set(self._places))

    def _enter(self, number: int, text: str, worth: float) -> None:
        for word in words(text):
            places = self._places[word]
            places[number] = max(places.get(number, 0.0), worth)

    def find(self, query: str) -> list[Hit]:
        """The rules that have all words of a query; if none has, those that have some of them."""
        wanted = list(dict.fromkeys(words(query)))[:MOST_WORDS]
        scores: dict[int, float] = defaultdict(float)
        matched: dict[int, int] = defaultdict(int)
        for word in wanted:
            for number, worth in self._one(word).items():
                scores[number] += worth
                matched[number] += 1
        for number in scores:
            # A title of nothing but these words is what was meant.
            scores[number] *= 1.0 + len(set(wanted) & set(self._titles[number])) / (
                len(self._titles[number]) + len(wanted)
            )
        most = max(matched.values(), default=0)
        found = [number for number in scores if matched[number] == most]
        found.sort(key=lambda number: (-scores[number], number))
        return [Hit(self.book, self._ids[number], scores[number] * most) for number in found]

    def places(self) -> dict[str, list[float]]:
        """For each word the rules that have it, by their number, each followed by its worth."""
        return {
            word: [one for place in sorted(places.items()) for one in place]
            for word, places in sorted(self._places.items())
        }

    def _one(self, word: str) -> dict[int, float]:
        """What every rule is worth for one word: its best place and spelling, rare words more."""
        found: dict[int, float] = {}
        for known, fit in self._vocabulary.like(word).items():
            for number, worth in self._places[known].items():
                if fit * worth > found.get(number, 0.0):
                    found[number] = fit * worth
        rare = 1.0 + math.log(len(self._ids) / len(found)) if found else 0.0
        return {number: worth * rare for number, worth in found.items()}


@cache
def index_of(book: Book, language: str) -> Index:
    """The index of a book in a language; made once."""
    return Index(book, language)


def search(query: str, language: str, key: str = "", most: int = 50) -> list[Hit]:
    """The best rules for a query, of one book or of all."""
    chosen = [books()[key]] if key else list(books().values())
    hits = [hit for book in chosen for hit in index_of(book, language).find(query)]
    hits.sort(key=lambda hit: -hit.score)
    return hits[:most]
