"""Labels fit where they stand, in every language, and buttons speak in one mood."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from fechtbuch.text.catalogue import PAGE, Catalogue, file_of, said
from fechtbuch.web import LANGUAGES, STATIC
from tests.text.english import HOME

MOST = {"button": 34, "tab": 12, "title": 44, "badge": 30, "head": 22}
"""Letters for which there is room: on a phone's button, in one of five tabs, over a card."""

HINTS = frozenset({"quick-mode-text", "tied", "risen"})
"""What stands under the label of a button, as a sentence."""

MODULES = sorted((STATIC / "js").glob("*.js"))
_TITLES = ("h1", "h2", "h3")
_BADGES = re.compile(r"\b(?:chip|badge|stand|tab-state|count)\b")
_SAID = re.compile(r"\b(?:say|brief)\(\s*\"([a-z0-9-]+)\"")
_BUILT = re.compile(r"\bsay\(`([a-z-]+)\$\{")


def elements(source: str, tag: str) -> Iterator[tuple[str, str]]:
    """The attributes and the content of every element of a kind in a module's templates."""
    for match in re.finditer(rf"<{tag}\b", source):
        depth, place = 0, match.end()
        while place < len(source) and not (source[place] == ">" and depth == 0):
            depth += {"{": 1, "}": -1}.get(source[place], 0)
            place += 1
        end = source.find(f"</{tag}>", place)
        yield source[match.end() : place], source[place + 1 : end]


@cache
def keys() -> dict[str, frozenset[str]]:
    """The keys of the page's labels, by kind."""
    found: dict[str, set[str]] = {kind: set() for kind in MOST}
    for module in MODULES:
        source = module.read_text(encoding="utf-8")
        for attributes, content in elements(source, "button"):
            kind = "tab" if "data-tab=" in attributes else "button"
            # What a button says beside its label, smaller and on a line of its own, is no label.
            label = re.sub(r'<(?:span|small|p) class="hint".*?</(?:span|small|p)>', "", content)
            found[kind] |= set(_SAID.findall(label))
        for tag in _TITLES:
            for _, content in elements(source, tag):
                found["title"] |= set(_SAID.findall(content))
        for attributes, content in elements(source, "span"):
            if _BADGES.search(attributes):
                found["badge"] |= set(_SAID.findall(content))
        if module.name == "table.js":
            found["tab"] |= {f"tab-{one}" for one in re.findall(r'"tab-([a-z]+)"', source)}
    english = (HOME / "locale" / "en" / PAGE).read_text(encoding="utf-8")
    found["tab"] |= set(re.findall(r"^(tab-[a-z]+) =", english, re.M))
    return {kind: frozenset(some) for kind, some in found.items()}


@cache
def _page(language: str):  # type: ignore[no-untyped-def]
    return file_of(HOME, language, PAGE)


def written(language: str, key: str) -> tuple[str, str]:
    """A label and its short form; without one that is the label itself."""
    label = said(_page(language), key, "", "")
    return label, said(_page(language), key, "short", label)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in MOST if kind != "head"])
def test_labels_fit_or_have_a_short_form_that_does(kind: str, language: str) -> None:
    shown = {key: written(language, key)[1] for key in keys()[kind] - HINTS}
    assert len(shown) >= 2
    assert {key: text for key, text in shown.items() if len(text) > MOST[kind]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_of_columns_fit_a_terminal(language: str) -> None:
    catalogue = Catalogue(language)
    heads = [key for key in keys_of_heads() if len(catalogue.short(key)) > MOST["head"]]
    assert heads == []


@cache
def keys_of_heads() -> frozenset[str]:
    text = (HOME / "locale" / "en" / "program.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^(column-[a-z-]+) =", text, re.M))


def test_a_short_form_is_used_where_there_is_one() -> None:
    source = "\n".join(module.read_text(encoding="utf-8") for module in MODULES)
    for kind in ("button", "tab", "title", "badge"):
        for key in keys()[kind]:
            if any(len(set(written(language, key))) > 1 for language in LANGUAGES):
                assert f'brief("{key}")' in source, key


# One mood: infinitives in German and French, the imperative in Polish and English.

NAMES = frozenset(
    re.findall(
        r"[a-z-]+",
        """all-options all-rolls all-scenes as-picture ask-all ask-copied ask-none ask-vary-more
        back back-one-rule back-to-fight back-to-plans back-to-turn contents dice-send die-more
        down edict edict-modifier edict-send evening-line-up export-all fairness forget go-on
        hexes hint-next keys labelled light lined-down lined-out lined-up link-qr link-renew
        log-full log-new look-none menu minutes moment-number my-fighters new-fighter new-table
        next or-less pause player quick-mode reaches-nobody rematch rules rules-here seat-remove
        sending side-number simulate-other starting story turn-done turn-now why-last why-not
        wins""",
    )
)
"""Labels that name something, ask or tell: no deeds."""

DEED = {
    "de": re.compile(r"(?:en|ern|eln)(?: …)?$"),
    "fr": re.compile(r"^(?:Tout |Les |Ne |Se |S’)?\w+(?:er|ir|re|oir)\b", re.I),
    "pl": re.compile(r"^(?!\w+(?:ać|eć|ić|yć|ąć|uć|ść|źć)\b)\w+"),
}


@pytest.mark.parametrize("language", sorted(DEED))
def test_buttons_speak_in_one_mood(language: str) -> None:
    deeds = {key: written(language, key)[0] for key in keys()["button"] - NAMES - HINTS}
    assert len(deeds) > 40
    odd = {key: text for key, text in deeds.items() if text and not DEED[language].search(text)}
    assert odd == {}
