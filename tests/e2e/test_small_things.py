"""Small things that a trial found: warnings, reasons, colours, filters, what is new."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.people import Person, until
from tests.e2e.pictures import duel

DESK: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture
def person(browser: Browser) -> Iterator[Person]:
    """Somebody at a desk."""
    found = Person(browser, "player", viewport=DESK)
    yield found
    found.context.close()
    assert found.troubles == []


def asked(person: Person) -> None:
    """Wait until this person is asked something, and sees it."""
    until(lambda: bool(person.page.evaluate("1")) and bool(person.questions), "a question")
    person.settle()


def test_an_attack_that_reaches_nobody_warns(address: str, person: Person) -> None:
    page = person.page
    person.sit(duel(address, "archers-on-a-wall"))
    asked(person)
    plan = page.locator('.plan[data-kind="attacks"]')
    expect(plan.locator(".plan-line.warns")).to_have_text("Nobody is in reach")
    page.locator('#question .option[data-text="attack"]').click()
    # What it would come to follows behind the warning as soon as it is worked out.
    expect(page.locator(".sum-line.warns")).to_contain_text("Nobody is in reach")
    page.locator('#question .option[data-text="do-nothing"]').click()
    expect(page.locator(".sum-line.warns")).to_have_count(0)


def test_a_foe_who_is_tapped_is_attacked_first_and_a_refusal_has_its_reason(
    address: str, person: Person
) -> None:
    page = person.page
    person.sit(duel(address, "kurt-and-hans"))
    asked(person)
    page.locator('.token[data-slug="hans"] .disc').click()
    first = page.locator("#question .column.now .option").first
    expect(first).to_contain_text("Attack")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.locator(".why input").fill("shoot")
    page.locator(".why button").first.click()
    expect(page.locator(".why-answer")).to_contain_text(re.compile(r"\w+ \w+"))
    expect(page.locator(".why-answer .rule").first).to_have_text(re.compile(r"LSK-[A-Z]+-\d+"))


def test_health_on_the_sheet_has_the_colour_of_its_side_and_is_red_when_low(
    address: str, person: Person
) -> None:
    page = person.page
    person.sit(duel(address, "kurt-and-hans"))
    page.locator(".side-tabs [data-tab=sheet]").click()
    life = """() => {
        const bar = document.querySelector(".sheet .life .part");
        const style = getComputedStyle(bar);
        const probe = document.createElement("i");
        probe.style.color = style.getPropertyValue(
            bar.classList.contains("low") ? "--bad" : "--side");
        document.body.append(probe);
        const wanted = getComputedStyle(probe).color;
        probe.remove();
        return [bar.classList.contains("low"), style.fill === wanted, bar.getAttribute("width")];
    }"""
    page.locator(".sheet .life").wait_for()
    assert page.evaluate(life) == [False, True, "100"]
    page.evaluate(
        """async () => {
            const { table } = modules("js/store.js");
            const { update } = modules("js/frame.js");
            for (const one of table.state.fighters) one.health = Math.floor(one.full / 4);
            update();
        }"""
    )
    until(lambda: page.evaluate(life)[:2] == [True, True], "it is red when little is left")


def test_scenes_are_filtered_by_length_and_evenness(address: str, person: Person) -> None:
    page = person.page
    page.goto(address)
    page.locator(".card .scene-even").first.wait_for()
    everything = page.locator(".filters .chip").first.inner_text()
    page.get_by_role("button", name="Even odds").click()
    shown = page.locator(".scene-even > span[aria-hidden]").all_inner_texts()
    shares = [int(one.split(" : ")[0]) for one in shown]
    assert 0 < len(shares) < int(everything.split()[-1])
    assert all(39 <= one <= 61 for one in shares)
    page.get_by_role("button", name="Under 10 min").click()
    lengths = page.locator(".scene-sides").all_inner_texts()
    minutes = [int(found.group(1)) for one in lengths if (found := re.search(r"(\d+) min", one))]
    assert 0 < len(minutes) == len(lengths)
    assert max(minutes) <= 10


def test_the_story_tells_how_much_is_new_to_whoever_reads_further_up(
    address: str, person: Person
) -> None:
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 700})
    person.sit(duel(address, "three-brigands"))
    for _ in range(8):
        asked(person)
        person.delegate()
    asked(person)
    for _ in range(6):  # An answer may go on with a passage that stands there already.
        page.locator(".log-scroll").evaluate("(box) => { box.scrollTop = 0; }")
        page.wait_for_timeout(100)
        person.delegate()
        asked(person)
        if page.locator(".log-news").count():
            break
    expect(page.locator(".log-news")).to_contain_text(re.compile(r"\d+ new"))
    page.locator(".log-news").click()
    expect(page.locator(".log-news")).to_have_count(0)


AGREED = """async () => {
    const { agreed } = await import("/static/js/plans.js");
    const card = (wins, interval) => ({ id: `p${wins}`, figures: { wins, interval } });
    const question = { id: "q", mine: true, side: "a",
        plans: [card(0.5, [0.4, 0.6]), card(0.7, [0.65, 0.75]), card(null, null)] };
    const bar = [{ side: "a", share: 0.8, interval: [0.5, 0.9] },
        { side: "b", share: 0.1, interval: [0.05, 0.2] }];
    const shown = agreed(question, bar).map((one) => [one.share, ...one.interval]);
    return [shown.flat().map((one) => Math.round(one * 100)),
        agreed({ ...question, plans: [] }, bar) === bar, agreed(null, bar) === bar];
}"""


def test_bar_and_cards_tell_the_same_estimate_and_ties_stay_ties(
    address: str, person: Person
) -> None:
    person.page.goto(address)
    assert person.page.evaluate(AGREED) == [[70, 65, 75, 20, 15, 25], True, True]


NOTICED = """async () => {
    const { tell } = modules("js/frame.js");
    tell("Something is new");
    tell("Something went wrong", { kind: "trouble" });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const light = (colour) => colour.match(/\\d+/g).slice(0, 3).reduce((sum, one) => sum + +one, 0);
    return [...document.querySelectorAll(".notice")].map((one) => Math.abs(
        light(getComputedStyle(one).backgroundColor)
        - light(getComputedStyle(one.querySelector("p")).color)));
}"""


def test_notices_at_a_table_can_be_read(address: str, person: Person) -> None:
    person.sit(duel(address, "kurt-and-hans"))
    apart = person.page.evaluate(NOTICED)
    assert len(apart) == 2
    assert min(apart) > 380, "words and ground are as light as each other"


def test_why_not_is_typed_at_once_and_escape_closes_it(address: str, person: Person) -> None:
    page = person.page
    person.sit(duel(address, "kurt-and-hans"))
    asked(person)
    page.keyboard.press("w")
    expect(page.locator(".why input")).to_be_focused()
    page.keyboard.type("shoot")
    page.keyboard.press("Enter")
    expect(page.locator(".why-answer")).to_contain_text(re.compile(r"\w+ \w+"))
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    expect(page.locator("#question [data-do=why]")).to_be_focused()


def test_books_call_the_round_by_their_own_word_and_minus_is_a_minus(
    address: str, person: Person
) -> None:
    person.sit(duel(address, "three-brigands"))
    expect(person.page.locator(".stand")).to_contain_text("Second 1")
    written = 'modules("js/words.js").number(-2)'
    assert person.page.evaluate(written) == "−2"


DEFENDS = """async () => {
    const { defends } = await import("/static/js/plans.js");
    const asked = (...kinds) => ({ id: "q", mine: true, fighter: "ilse",
        plans: kinds.map((kind) => ({ id: kind, kind, answers: [kind] })) });
    return [defends(asked("none", "parry"), "hans"), defends(asked("attack", "let-pass"), "hans"),
        defends(asked("none", "parry"), "ilse"),
        defends({ ...asked("none", "parry"), attacker: "hans" }, "ilse")];
}"""


def test_who_may_strike_out_of_turn_sees_what_the_blow_is_worth(
    address: str, person: Person
) -> None:
    person.page.goto(address)
    assert person.page.evaluate(DEFENDS) == [True, False, False, True]


def test_what_explains_a_plan_stands_beside_it_and_shares_sum_to_a_hundred(
    address: str, person: Person
) -> None:
    page = person.page
    person.sit(duel(address, "kurt-and-hans"))
    asked(person)
    card = page.locator(".plan").first
    card.hover()
    told = page.locator(".explained-title")
    told.wait_for()
    panel, plan = told.locator("xpath=..").bounding_box(), card.bounding_box()
    assert panel is not None
    assert plan is not None
    assert panel["x"] >= plan["x"] + plan["width"] or panel["y"] + panel["height"] <= plan["y"]
    thirds = 'modules("js/words.js").wholes([0.335, 0.335, 0.33])'
    assert sum(page.evaluate(thirds)) == 100


@pytest.mark.parametrize(
    ("scenario", "word"),
    [
        ("kurt-and-hans", "Wounds"),
        ("three-brigands", "Hit Points"),
        ("marek-and-grom", "What is left"),
        ("duel-of-honour", "Life"),
    ],
)
def test_the_sheet_says_what_the_book_calls_health(
    address: str, browser: Browser, scenario: str, word: str
) -> None:
    person = Person(browser, "player", viewport={"width": 390, "height": 844})
    page = person.page
    person.sit(duel(address, scenario))
    # Neither pointer nor key is needed: it stands below the bar.
    page.locator(".thumb-tabs [data-tab=sheet]").click()
    expect(page.locator(".sheet .health-called")).to_contain_text(word)
    expect(page.locator(".sheet .health-called")).to_contain_text("not what was suffered")
    assert person.troubles == []
    person.context.close()
