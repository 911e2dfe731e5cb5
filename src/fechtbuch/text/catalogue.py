"""Message catalogues: the program's and a book's Fluent files in one place."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle

from fechtbuch.text.bending import GENDER, Name, functions
from fechtbuch.text.entries import Entries

FALLBACK = "en"
"""The language in which every key exists."""

ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system says which language to speak; the first that is set decides."""

SHORT = "short"
"""The attribute with what is said where there is little room."""

PROGRAM = "fechtbuch"
"""The package whose `locale` holds the words of the program itself."""


RULES = "rules.ftl"
"""The file with a book's rules in words; `fechtbuch.text.rules` reads it, stories do not."""

SCENARIOS = "scenarios.ftl"
"""The file with titles and texts of a book's scenarios; `fechtbuch.text.scenarios` reads it."""

PAGE = "table.ftl"
"""The file with the words of the web page, which the browser reads by itself."""


LONG = 2000
"""Characters of an argument that Fluent need not see: it shows nothing of more than 2,500."""

COLONS = {"fr": "\u00a0: "}
"""Colons that do not follow the word as they do in English."""

SEMICOLONS = {"fr": "\u202f; "}
"""The same of semicolons."""


class Catalogue:
    """Looks keys up in one language, then in English; of a missing key it shows the key."""

    def __init__(self, language: str = FALLBACK, packages: Sequence[str] = ()) -> None:
        self.language = language
        self.missing: set[str] = set()
        """Keys that were looked up and have no words."""
        self._bundles = [_bundle(language, (PROGRAM, *packages))]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK, (PROGRAM, *packages)))
        self._names: dict[str, Name] = {}

    def labelled(self, name: str, told: str) -> str:
        """What is told under a name, with the language's colon between them."""
        return f"{name}{COLONS.get(self.language, ': ')}{told}"

    def listed(self, parts: Iterable[str]) -> str:
        """What is told one after the other; what is empty is left out."""
        return SEMICOLONS.get(self.language, "; ").join(part for part in parts if part)

    def has(self, key: str) -> bool:
        """Whether some language that is searched has the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """The message in words. Never fails: words that are missing show as their key."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return _formatted(bundle, pattern, arguments or {})
        self.missing.add(key)
        return key

    def vary(self, key: str, number: int, arguments: Mapping[str, str | int]) -> str:
        """A message in one of its variants, the attributes `v1`, `v2` and so on; 0 is its own."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                patterns = [message.value, *_variants(message.attributes)]
                pattern = patterns[number % len(patterns)]
                if pattern is not None:
                    return _formatted(bundle, pattern, arguments)
        return self.say(key, arguments)

    def variants(self, key: str) -> int:
        """In how many ways a message can be said."""
        bundle = next((one for one in self._bundles if one.has_message(key)), None)
        return 1 if bundle is None else 1 + len(_variants(bundle.get_message(key).attributes))

    def short(self, key: str) -> str:
        """A label where there is little room: its attribute `short`, or the label itself."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(SHORT, message.value)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, {})[0])
        return self.say(key)

    def name(self, key: str) -> Name:
        """A message that is a name, with the forms that its attributes give."""
        known = self._names.get(key)
        if known is None:
            forms: dict[str, str] = {}
            bundle = next((one for one in self._bundles if one.has_message(key)), None)
            if bundle is not None:
                for case, pattern in bundle.get_message(key).attributes.items():
                    forms[case] = str(bundle.format_pattern(pattern, {})[0])
            gender = forms.pop(GENDER, "")
            known = self._names[key] = Name(self.say(key), forms, gender)
        return known

    def faults(self, key: str, arguments: Mapping[str, str | int]) -> list[str]:
        """What is wrong with a message for these arguments; for tests."""
        found = []
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    _, errors = bundle.format_pattern(pattern, dict(arguments))
                    found += [f"{key}: {error}" for error in errors]
        return found

    def first(self, *keys: str) -> str:
        """The first of these keys that has words, in words; the last one otherwise."""
        for key in keys:
            if self.has(key):
                return self.say(key)
        return self.say(keys[-1])


def _formatted(bundle: FluentBundle, pattern: Any, arguments: Mapping[str, str | int]) -> str:
    """A pattern in words. Long texts are put in afterwards, whole."""
    given = dict(arguments)
    long: dict[str, str] = {}
    for name, value in arguments.items():
        if isinstance(value, str) and len(value) > LONG:
            mark = chr(0xF0000 + len(long))  # of a private area
            given[name], long[mark] = mark, value
    text = str(bundle.format_pattern(pattern, given)[0])
    return re.sub(f"[{''.join(long)}]", lambda mark: long[mark[0]], text) if long else text


def _variants(attributes: Mapping[str, Any]) -> list[Any]:
    """The other ways of saying a message; a short form of it is none."""
    return [pattern for name, pattern in attributes.items() if name != SHORT]


def choose_language(asked: str | None = None, known: Sequence[str] | None = None) -> str:
    """The language to speak: what was asked for, else what the environment says, else English."""
    speaks = languages() if known is None else known
    wish = asked or next(
        (os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), FALLBACK
    )
    code = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
    return code if code in speaks else FALLBACK


def languages() -> list[str]:
    """The languages that the program's own words exist in."""
    folder = files(PROGRAM).joinpath("locale")
    return sorted(entry.name for entry in folder.iterdir() if entry.is_dir())


def file_of(folder: Traversable, language: str, name: str) -> FluentBundle | None:
    """One file of a book's words by itself; nothing if the language has no such file."""
    source = folder.joinpath("locale").joinpath(language).joinpath(name)
    if not source.is_file():
        return None
    bundle = Entries(language)
    bundle.add_text(source.read_text(encoding="utf-8"))
    return bundle


def said(bundle: FluentBundle, key: str, attribute: str, english: str) -> str:
    """A message or an attribute of it; the English words where there is none."""
    if not bundle.has_message(key):
        return english
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return english
    text, _ = bundle.format_pattern(pattern, {})
    return str(text)


def _bundle(language: str, packages: Sequence[str]) -> FluentBundle:
    bundle = Entries(language, functions(language))
    for package in packages:
        for source in _sources(package, language):
            bundle.add_text(source.read_text(encoding="utf-8"))
    return bundle


def _sources(package: str, language: str) -> list[Traversable]:
    folder = files(package).joinpath("locale").joinpath(language)
    if not folder.is_dir():
        return []
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    told = [entry for entry in found if entry.name not in (RULES, SCENARIOS, PAGE)]
    return sorted(told, key=lambda entry: entry.name)
