"""The page says everything in every language, and nothing twice."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)

import fechtbuch
from fechtbuch.text.catalogue import PAGE, Catalogue
from fechtbuch.web import LANGUAGES, STATIC

LOCALE = Path(fechtbuch.__file__).parent / "locale"
MODULES = sorted((STATIC / "js").glob("*.js"))
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "fr": {"one", "other"}}
POLISH = {"one", "few", "many", "other"}

LITERAL = re.compile(r'say\(\s*"([a-z0-9-]+)"')
BUILT = re.compile(r"say\(`([a-z-]+)\$\{")
STRING = re.compile(r'"([a-z0-9-]+)"')


def messages(language: str) -> dict[str, Message]:
    """What a language has, by key; a key twice or a line that is none fails."""
    found: dict[str, Message] = {}
    text = (LOCALE / language / PAGE).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{language}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def inside(node: BaseNode) -> list[BaseNode]:
    """A node and everything in it."""
    found = [node]
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, BaseNode):
                found += inside(inner)
    return found


def variables(message: Message) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, VariableReference)}


def source() -> str:
    return "\n".join(module.read_text(encoding="utf-8") for module in MODULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_the_page_says_is_there(language: str) -> None:
    known = messages(language)
    assert sorted(set(LITERAL.findall(source())) - set(known)) == []
    for beginning in BUILT.findall(source()):
        assert any(key.startswith(beginning) for key in known), beginning


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_left_over(language: str) -> None:
    strings = set(STRING.findall(source()))
    built = tuple(BUILT.findall(source()))
    unused = [key for key in messages(language) if key not in strings and not key.startswith(built)]
    assert unused == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_messages_of_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(set(english) ^ set(other)) == []
    for key, message in other.items():
        # A language may count what another need not.
        assert variables(message) <= variables(english[key]) | counted(message), key
        assert variables(english[key]) <= variables(message) | counted(english[key]), key


def counted(message: Message) -> set[str]:
    """The variables by which a message chooses its words."""
    return {
        node.selector.id.name
        for node in inside(message)
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_is_counted_as_the_language_counts(language: str) -> None:
    wanted = PLURALS.get(language, POLISH)
    for key, message in messages(language).items():
        for node in inside(message):
            if not isinstance(node, SelectExpression):
                continue
            names = {
                variant.key.name
                for variant in node.variants
                if not isinstance(variant.key, NumberLiteral)
            }
            if "one" in names:
                assert names == wanted, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    assert "!" not in (LOCALE / language / PAGE).read_text(encoding="utf-8")


def test_the_page_offers_exactly_the_languages_it_has() -> None:
    listed = re.search(r"LANGUAGES = \{(.*?)\}", source(), re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r"(\w\w):", listed.group(1))) == LANGUAGES


def test_the_words_of_the_page_stay_out_of_the_program() -> None:
    assert not Catalogue("en").has("lobby-title")
