"""Two players and a game master fight a whole fight of each book, in three browsers.

There is an attack by taps and a reaction to it, dice that are typed in, an undo, an edict, a reload
in the middle and a dropped connection. After every step all screens must agree, and nobody may
have been sent what is hidden from them.
"""

import json
import re
from dataclasses import dataclass
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from tests.e2e.people import Person, agree, in_step, open_table, until
from tests.lengths import LONG

MOST_STEPS = 60
"""Decisions before the reaction must have come."""

LONGEST = 90 if LONG else 30
"""Decisions after which the game master ends a fight that does not end by itself."""


@dataclass(frozen=True)
class Plan:
    """How a fight of a book comes to an attack and a reaction."""

    scenario: str
    places: tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
    """Of the two fighters, side by side, and of somebody who hides."""
    attack: str
    """What the attacker taps, the best first."""
    defence: str
    face: int
    """What the attacker's dice show."""
    prepare: str = ""
    """What the defender must have done on his turn to be asked."""


PLANS = {
    "landsknecht": Plan("kurt-and-hans", ((5, 5), (6, 5), (15, 11)), "attack", "guard|parry", 5),
    "gurps": Plan(
        "knight-and-swashbuckler", ((4, 4), (5, 4), (-3, 11)), "attack|strike", "parry|dodge", 3
    ),
    "phase-six": Plan("marek-and-grom", ((2, 3), (3, 3), (10, 6)), "attack", "none", 5),
    "tales-and-legends": Plan(
        "hammer-and-plate", ((5, 6), (6, 6), (15, 11)), "attack|face", "parry|dodge", 18, "parry"
    ),
}


IDLE = ("nothing", "pass", "none", "done", "do-nothing", "end")
"""What doing nothing is called in one book or another."""


class Table:
    """One table with its three people."""

    def __init__(self, address: str, browser: Browser, plan: Plan) -> None:
        self.address = address
        self.plan = plan
        data = httpx.get(f"{address}/api/scenarios/{plan.scenario}", timeout=30).json()
        data["map"] = {"bounds": [0, 0, 17, 13]}
        for side, place in zip(data["sides"], plan.places):
            side["fighters"][0]["at"] = list(place)
        lurker = {**data["sides"][1]["fighters"][0], "slug": "lurker", "name": "Lurker"}
        lurker |= {"at": list(plan.places[2]), "hidden": [data["sides"][0]["slug"]]}
        data["sides"][1]["fighters"].append(lurker)
        self.mine, self.theirs = (side["fighters"][0]["slug"] for side in data["sides"])
        opened = open_table(
            address,
            {
                "scenario": data,
                "seats": [
                    {"name": "Ann", "fighters": [self.mine]},
                    {"name": "Bob", "fighters": [self.theirs]},
                ],
                "reveal": "own",
                "advice": False,
            },
        )
        links = opened["links"]
        self.master = Person(browser, "master", viewport={"width": 1400, "height": 900})
        self.ann = Person(browser, "Ann", viewport={"width": 390, "height": 844}, has_touch=True)
        self.bob = Person(browser, "Bob", viewport={"width": 1100, "height": 800})
        self.people = [self.master, self.ann, self.bob]
        self.looked_at = dict.fromkeys(("Ann", "Bob"), 0)
        self.master.sit(address + links["referee"])
        self.ann.sit(address + links["seats"][0]["link"])
        self.bob.sit(address + links["seats"][1]["link"])
        agree(self.people, "sitting down")

    def asked(self) -> Person:
        """Whoever has to decide now."""
        found: list[Person] = []

        def somebody() -> bool:
            self.master.page.evaluate("0")
            found[:] = [one for one in (self.ann, self.bob, self.master) if one.questions]
            return bool(found) or self.over

        until(somebody, "somebody is asked")
        return found[0] if found else self.master

    @property
    def over(self) -> bool:
        """Whether the fight is over."""
        return self.master.state["over"] is not None

    def pass_on(self, person: Person) -> None:
        """Do nothing where that can be had, else take the stated default; by taps."""
        question = person.questions[0]
        before = person.seq
        person.settle()
        idle = person.option("|".join(IDLE))
        if idle is not None and not person.page.query_selector("#question .matrix"):
            person.build(idle)
            until(lambda: person.seq > before, f"{person.name} does nothing")
            return
        if question["next"] is None:
            person.delegate()
            return
        default = question["default"]["text"]
        plan = next((one for one in question["plans"][:5] if one["answers"] == [default]), None)
        text = person.option(default.split(" ")[0])
        if plan is not None and not person.page.query_selector("#question .matrix"):
            person.tap_plan(plan["id"])
        elif text is not None:
            person.build(text)
        else:
            person.delegate()
            return
        until(lambda: person.seq > before, f"{person.name} passes")

    def roll(self, person: Person, face: int) -> list[int]:
        """Type dice that all show a face."""
        before = person.seq
        boxes = person.page.query_selector_all("#question .die input[required]")
        faces = []
        for box in boxes:
            faces.append(min(face, int(box.get_attribute("max") or "6")))
            box.fill(str(faces[-1]))
        person.tap("form.dice .go")
        until(lambda: person.seq > before, f"{person.name} types dice")
        return faces

    def choose(self, person: Person, verbs: str) -> int:
        """Tap a plan or one of these options and carry it out; the number of taps."""
        before = person.seq
        person.settle()
        plan = next(filter(None, (person.plan(verb) for verb in verbs.split("|"))), None)
        if plan is not None and not person.page.query_selector("#question .matrix"):
            person.tap_plan(plan)
            taps = 1
        else:
            text = next(filter(None, (person.option(verb) for verb in verbs.split("|"))))
            taps = person.build(text)
        until(lambda: person.seq > before, f"{person.name}: {verbs}")
        return taps


@pytest.mark.parametrize("book", PLANS)
def test_a_whole_fight(address: str, browser: Browser, book: str) -> None:
    table = Table(address, browser, PLANS[book])
    try:
        typed = fight_until_reaction(table)
        assert typed, "dice were asked for"
        undo_and_redo(table)
        edict(table)
        reload_in_the_middle(table)
        nothing_hidden_was_sent(table)
        reveal(table)  # what somebody hidden does is no entry to those who do not know of him
        lost_connection(table)
        fight_to_the_end(table)
        fairness(table)
    except Exception:
        for person in table.people:
            person.picture(f"{book}-{person.name}")
            print(person.name, person.refusals())
        raise
    finally:
        for person in table.people:
            person.context.close()


def fight_until_reaction(table: Table) -> list[int]:
    """Ann attacks with real dice until Bob was asked what he does about it, and dice were typed."""
    ann, bob, plan = table.ann, table.bob, table.plan
    real_dice(ann, "I roll real dice")
    agree(table.people, "real dice")
    typed: list[int] = []
    prepared = not plan.prepare
    attacked = reacted = False
    for _ in range(MOST_STEPS):
        if reacted and typed:
            real_dice(ann, "Let the table roll my dice")
            agree(table.people, "no more real dice")
            return typed
        person = table.asked()
        question = person.questions[0]
        if question["dice"] is not None:
            typed = table.roll(person, plan.face)
            until(partial(said, table.master, typed), f"{typed} are told")
        elif person is bob and question["fighter"] != table.master.state["turn"] and attacked:
            assert bob.page.title().startswith("●"), "the title tells of the reaction"
            assert table.choose(bob, f"{plan.defence}|none|nothing|pass") <= 3
            reacted = True
        elif person is ann and attackable(ann, plan) and prepared:
            assert table.choose(ann, plan.attack) <= 3, "an ordinary attack takes three taps"
            attacked = True
        elif person is bob and not prepared and bob.option(plan.prepare):
            table.choose(bob, plan.prepare)
            prepared = True
        elif person is ann and not attackable(ann, plan):
            ann.delegate()
        else:
            table.pass_on(person)
        agree(table.people, "a step of the attack")
        nothing_hidden_was_sent(table)
    raise AssertionError("nobody was asked to react")


def attackable(person: Person, plan: Plan) -> bool:
    person.settle()
    return any(person.option(verb) is not None for verb in plan.attack.split("|"))


def said(person: Person, faces: list[int]) -> bool:
    """Whether the log was sent with a roll of these faces."""
    person.page.evaluate("0")  # lets what has arrived be heard
    lines = [line for frame in person.frames for line in _lines(frame)]
    return any(line["roll"] is not None and line["roll"]["faces"] == faces for line in lines)


def _lines(frame: str) -> list[dict[str, Any]]:
    data = json.loads(frame)
    found: list[dict[str, Any]] = data.get("lines") or data.get("log") or []
    return [line for line in found if "roll" in line]  # lines of sight are others


def real_dice(person: Person, button: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name=button).click()
    before = person.state["seq"]
    person.page.keyboard.press("Escape")
    until(lambda: person.seq >= before, "dice")


def undo_and_redo(table: Table) -> None:
    master = table.master
    head = master.state["head"]
    master.page.get_by_role("button", name="Undo", exact=True).first.click()
    until(lambda: bool(master.page.evaluate("1")) and master.state["head"] < head, "undo")
    agree(table.people, "undo")
    master.page.get_by_role("button", name="Redo", exact=True).first.click()
    until(lambda: bool(master.page.evaluate("1")) and master.state["head"] >= head, "redo")
    agree(table.people, "redo")
    nothing_hidden_was_sent(table)


def edict(table: Table) -> None:
    """The game master moves Bob's fighter and everybody sees it, marked as an edict."""
    master, bob = table.master, table.bob
    before = bob.positions[table.theirs]
    books = httpx.get(f"{table.address}/api/books", timeout=30).json()
    book = next(one for one in books if one["key"] == httpx_book(table))
    field = next(one["name"] for one in book["settings"] if one["kind"] == "field")
    x, y = table.plan.places[1]
    master.page.get_by_role("button", name="Edict").first.click()
    form = master.page.locator(".edict-form")
    form.locator("[name=verb]").select_option("set")
    form.locator("[name=fighter]").select_option(table.theirs)
    form.locator("[name=field]").select_option(field)
    form.locator("[name=value]").fill(f"{x},{y + 1}")
    form.locator(".go").click()
    until(lambda: bob.positions[table.theirs] != before, "the edict moves the token")
    agree(table.people, "the edict")
    for person in (master, bob):
        person.page.locator(".edict-mark").first.wait_for()
    nothing_hidden_was_sent(table)


def httpx_book(table: Table) -> str:
    welcome = next(json.loads(one) for one in table.master.frames if '"welcome"' in one)
    return str(welcome["book"])


def reload_in_the_middle(table: Table) -> None:
    table.bob.page.reload()
    table.bob.page.wait_for_selector("main.table")
    agree(table.people, "a reload")


def lost_connection(table: Table) -> None:
    """Ann answers without a line; the answer is kept and arrives once."""
    ann = table.ann
    for _ in range(MOST_STEPS):
        person = table.asked()
        if table.over:
            return
        if person is ann:
            break
        person.settle()
        person.delegate() if person is not table.master else table.pass_on(person)
        agree(table.people, "waiting for Ann")
    ann.settle()
    until(lambda: in_step(table.people), "everybody sees what Ann is asked")
    seq = table.master.seq
    ann.lose_connection()
    ann.page.wait_for_selector(".connection")
    if ann.page.query_selector("#question form.dice"):
        ann.tap("form.dice .quiet")
    else:
        ann.page.get_by_role("button", name="Let the engine decide").first.click()
    until(lambda: ann.sees("Your answer is kept"), "the page tells that the answer is kept")
    assert table.master.seq == seq
    ann.find_connection()
    until(lambda: ann.page.query_selector(".connection") is None, "connected again")
    until(lambda: table.master.seq > seq, "the answer arrives")
    agree(table.people, "a lost connection")
    entries = table.master.state["path"]
    assert len(entries) == len(set(entries))


def nothing_hidden_was_sent(table: Table) -> None:
    """Ann knows nothing of the lurker, players no number of a foe, nobody the seed."""
    assert any("lurker" in frame for frame in table.master.frames)
    for person, own in ((table.ann, table.mine), (table.bob, table.theirs)):
        frames = person.frames[table.looked_at[person.name] :]
        table.looked_at[person.name] += len(frames)
        for frame in frames:
            assert person is table.bob or "lurker" not in frame.lower()
            state = json.loads(frame).get("state")
            if state is None:
                continue
            assert state["seed"] is None
            assert state["settings"] is None
            sides = {one["slug"]: one["side"] for one in state["fighters"]}
            for fighter in state["fighters"]:
                if fighter["side"] != sides[own]:
                    assert fighter["health"] is None, fighter["slug"]


def reveal(table: Table) -> None:
    """The game master shows the lurker, then sends it home."""
    if table.over:
        return
    master = table.master
    master.page.locator(".order").get_by_role("button", name="Lurker").click()
    master.page.locator(".sheet").get_by_role("button", name="Show").click()
    until(lambda: "lurker" in table.ann.positions, "everybody sees the lurker")
    agree(table.people, "showing the lurker")
    master.page.get_by_role("button", name="Edict").first.click()
    form = master.page.locator(".edict-part form")
    form.locator("[name=verb]").select_option("remove-fighter")
    form.locator("[name=fighter]").select_option("lurker")
    form.locator(".go").click()
    master.page.locator(".edict-part").wait_for(state="detached")
    agree(table.people, "sending the lurker home")


def fight_to_the_end(table: Table) -> None:
    for step in range(LONGEST):
        person = table.asked()
        if table.over:
            break
        person.settle()
        person.delegate()
        agree(table.people, f"step {step}")
    if not table.over:
        table.master.page.get_by_role("button", name="Edict").first.click()
        form = table.master.page.locator(".edict-part form")
        form.locator("[name=verb]").select_option("end")
        form.locator(".go").click()
        table.master.page.locator(".edict-part").wait_for(state="detached")
    until(lambda: table.over, "the fight ends")
    agree(table.people, "the end")
    for person in table.people:
        person.page.wait_for_selector(".over-news")


def fairness(table: Table) -> None:
    """The seed is revealed, fits its hash, and the saved record verifies."""
    master, ann = table.master, table.ann
    master.page.locator(".over-news").get_by_role("button", name="Were the dice fair?").click()
    master.page.locator("dialog").get_by_role("button", name="Reveal the seed").click()
    until(lambda: bool(ann.page.evaluate("1")) and ann.state["seed"] is not None, "the seed")
    ann.page.locator(".over-news").get_by_role("button", name="Were the dice fair?").click()
    ann.page.locator("dialog").get_by_role("button", name="Check here").click()
    ann.page.wait_for_selector("dialog .fair-yes")
    assert re.fullmatch(r"[0-9a-f]{64}", str(ann.state["seed"]))
