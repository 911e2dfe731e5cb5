"""Every page in every language: no key is shown, and nothing of English is left over.

`make test` looks at every screen in one of the languages, `make pages` at all of them in each
language and of each book.
"""

import re
from collections.abc import Iterator
from functools import cache

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from fechtbuch.books.base import books
from fechtbuch.scenario import names
from fechtbuch.text.catalogue import PAGE, file_of, languages, said
from tests.e2e.people import Person, open_table, until
from tests.lengths import LONG
from tests.text.english import HOME, english_in, left_over, vocabulary, words

DESK: ViewportSize = {"width": 1400, "height": 900}
OTHERS = [one for one in languages() if one != "en"]
SCENES = {
    "landsknecht": "tavern-wrestling",
    "gurps": "three-brigands",
    "phase-six": "shields-at-the-ford",
    "tales-and-legends": "three-on-one",
}
FIGHTERS = {
    "landsknecht": "kurt",
    "gurps": "aldric",
    "phase-six": "marek",
    "tales-and-legends": "guard",
}
BOOKS = sorted(SCENES)
PERSON = "Anna"

SHOWN = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const owner = walk.currentNode.parentElement;
        if (!owner || owner.closest('script, style, noscript, pre, code, kbd, .language')) continue;
        found.push(walk.currentNode.data);
    }
    for (const one of document.querySelectorAll('[title], [aria-label], [placeholder], [alt]'))
        for (const name of ['title', 'aria-label', 'placeholder', 'alt'])
            if (one.hasAttribute(name)) found.push(one.getAttribute(name));
    found.push(document.title);
    return found.map(text => text.trim()).filter(text => text);
}"""
"""Every text of the page, whether it is open or folded, and what a pointer or a voice tells."""

TYPED = frozenset(
    {
        *("html", "json", "csv", "toml", "zip", "gcs", "markdown", "svg", "png", "jpeg", "webp"),
        *("fechtbuch", "english", "deutsch", "français", "polski", "fight", "anna"),
    }
)
"""Names of formats, of languages in their own words and of people."""

_KEY = re.compile(r"(?<![\w./#-])[a-z]+(?:-[a-z0-9]+)+(?![\w./-])")


@cache
def keys() -> frozenset[str]:
    """Every key of a message that nobody could take for a word."""
    found: set[str] = set()
    for path in sorted(HOME.rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", text, re.M))
    return frozenset(found)


def wrong_in(page: Page, language: str) -> list[str]:
    """What on a page is no word of its language, with the text that it stands in."""
    titles = re.compile("|".join(re.escape(book.title) for book in books().values()))
    slugs = frozenset(one.name for one in names())
    found = []
    for text in page.evaluate(SHOWN):
        said = titles.sub(" ", text)
        odd = [key for key in _KEY.findall(said) if key in keys() and key not in slugs]
        odd = [key for key in odd if not words(key) <= vocabulary(language)]
        odd += left_over(said, language, TYPED) + english_in(said, language)
        if odd:
            found.append(f"{', '.join(odd)}: {text[:120]}")
    return sorted(set(found))


def button(page: Page, key: str) -> str:
    """What is written on a button, in the language of the page."""
    bundle = file_of(HOME, str(page.get_attribute("html", "lang")), PAGE)
    assert bundle is not None
    return said(bundle, key, "", "")


def master_link(address: str, scene: str, **more: object) -> dict[str, str]:
    """A table where somebody plays the first side, with all its links."""
    cards = httpx.get(f"{address}/api/scenarios", timeout=60).json()
    sides = next(card["sides"] for card in cards if card["name"] == scene)
    seats = [{"name": PERSON, "side": sides[0]["slug"]}]
    data = {"scenario": scene, "seats": seats, "engine": [one["slug"] for one in sides[1:]]}
    links = open_table(address, {**data, **more})["links"]
    return {**links, "seat": links["seats"][0]["link"]}


def in_the_lobby(page: Page, address: str, book: str, scene: str) -> Iterator[str]:
    page.goto(address)
    page.wait_for_selector(".card")
    yield "lobby"
    page.locator(f'[data-book="{book}"] .card button').first.click()
    page.wait_for_selector("dialog .scene-open")
    yield "a scene"
    page.locator("dialog .option").nth(1).click()
    page.wait_for_selector("dialog form")
    yield "a table for a group"
    page.goto(address)
    page.locator("[data-do=prepare]").click()
    page.select_option(".preparing [name=book]", book)
    page.select_option("[data-do=add-encounter]", scene)
    page.locator(".who li").first.wait_for()
    yield "an evening that is prepared"
    page.locator(".preparing .go").click()
    page.wait_for_selector(".evening[data-state=waiting]")
    yield "an evening"


def at_a_table(person: Person, address: str, scene: str) -> Iterator[str]:
    page, links = person.page, master_link(address, scene)
    person.page.add_init_script("localStorage.removeItem('fechtbuch.hint')")
    person.sit(address + links["seat"])
    until(
        lambda: bool(page.evaluate("1")) and bool(person.questions or person.state["over"]), "asked"
    )
    if person.questions:
        person.settle()
    yield "a question"
    for tab in page.locator(".side-tabs button:visible").all():
        tab.click()
        yield "a tab of the table"
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    yield "the keys"
    person.sit(address + links["referee"])
    yield "the game master's table"
    for tab in page.locator(".side-tabs button:visible").all():
        tab.click()
        yield "a tab of the game master's"
    page.locator("button[data-tab=master]:visible").click()
    page.locator("[data-do=edict]").click()
    for verb in page.locator(".edict-form [name=verb] option").all():
        page.locator(".edict-form [name=verb]").select_option(verb.get_attribute("value"))
        yield "an edict"
    page.keyboard.press("Escape")
    page.goto(address + links["spectator"].replace("#", "?big#"))
    page.wait_for_selector("main.big .token")
    yield "the big screen"


def looking_back(person: Person, address: str, scene: str) -> Iterator[str]:
    page = person.page
    cards = httpx.get(f"{address}/api/scenarios", timeout=60).json()
    sides = [one["slug"] for one in next(c["sides"] for c in cards if c["name"] == scene)]
    links = open_table(address, {"scenario": scene, "engine": sides})["links"]
    person.sit(address + links["referee"])
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is not None, "it is over")
    page.wait_for_selector(".over-news")
    yield "the end of a fight"
    page.get_by_role("button", name=button(page, "log-full")).first.click()
    yield "the whole log"
    page.goto(address + links["replay"])
    page.wait_for_selector(".course polyline")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.wait_for_selector(".sentence.over", state="attached")
    yield "the replay"
    page.get_by_role("button", name=button(page, "story")).click()
    page.wait_for_selector(".whole-story h3")
    yield "the story"


def on_the_shelf(page: Page, address: str, book: str) -> Iterator[str]:
    page.goto(f"{address}/fighters")
    start = page.locator("select[name=start]")
    start.wait_for()
    yield "the library"
    start.select_option(f"{book}:{FIGHTERS[book]}")
    page.get_by_role("button", name=button(page, "new-fighter")).click()
    page.locator(".sheet-numbers dd").first.wait_for()
    yield "a sheet"
    page.goto(f"{address}/build")
    page.wait_for_selector(".painting")
    yield "the builder"
    page.goto(f"{address}/rules")
    page.wait_for_selector("main a")
    yield "the rulebooks"
    page.goto(f"{address}/rules/{book}")
    page.wait_for_selector(".reader")
    yield "a rulebook"
    rule = next(iter(books()[book].rules))
    page.goto(f"{address}/rules/{book}/{rule}")
    page.wait_for_selector(".rule-page h1")
    yield "a rule"


def in_the_laboratory(page: Page, address: str, scene: str) -> Iterator[str]:
    page.goto(f"{address}/simulate?scenario={scene}")
    page.wait_for_selector(".simulate-form select")
    yield "the laboratory"
    page.locator(".simulate-form select").nth(1).select_option("1000")
    page.locator(".simulate-form .go").click()
    page.wait_for_selector(".chart svg", timeout=120_000)
    yield "what was found"
    asks = ["balance", "sensitivity", "why", "value", "courses", "regress"]
    for ask in asks if LONG else asks[:1]:
        page.goto(f"{address}/simulate?ask={ask}&scenario={scene}")
        page.wait_for_selector("main form")
        yield f"a question: {ask}"


@pytest.mark.parametrize("place", range(len(BOOKS) if LONG else 1))
@pytest.mark.parametrize("language", OTHERS)
def test_every_page_speaks_one_language(
    address: str, browser: Browser, language: str, place: int
) -> None:
    book = BOOKS[(OTHERS.index(language) + place) % len(BOOKS)]
    scene = SCENES[book]
    person = Person(browser, "reader", language, viewport=DESK)
    page = person.page
    wrong: dict[str, str] = {}
    walks = (
        in_the_lobby(page, address, book, scene),
        at_a_table(person, address, scene),
        looking_back(person, address, scene),
        on_the_shelf(page, address, book),
        in_the_laboratory(page, address, scene if LONG else "kurt-and-hans"),
    )
    for walk in walks if LONG else walks[OTHERS.index(language) :: len(OTHERS)]:
        for screen in walk:
            assert page.get_attribute("html", "lang") == language
            for odd in wrong_in(page, language):
                wrong.setdefault(odd, screen)
    person.context.close()
    assert wrong == {}
