"""People at a table, each with a browser of their own, and what they see."""

import json
import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Page, WebSocketRoute
from playwright.sync_api import TimeoutError as RanOut

PATIENCE = 40.0
"""Seconds after which something that was waited for is not coming."""

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Nothing on the page moves by itself while it is measured."""

SAME_VALUE = """
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (room) => room instanceof Uint32Array ? room.fill(7) : draw(room);
"""
"""What a page adds to the dice is the same each time; the keys of its commands are its own."""


class Person:
    """Somebody with a link: what they were sent, and what they do."""

    def __init__(self, browser: Browser, name: str, language: str = "en", **context: Any) -> None:
        self.name = name
        # A worker of the page's own would answer for it; tests of that ask for one.
        context = {"service_workers": "block", **context}
        self.context = browser.new_context(locale=language, **STILL, **context)
        self.context.add_init_script(SAME_VALUE)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.link = ""
        self.role = ""
        self.troubles: list[str] = []
        self.cut = False
        self._sockets: list[WebSocketRoute] = []
        for hint in ("hint", "hint-master"):
            self.page.add_init_script(f"localStorage.setItem('fechtbuch.{hint}', 'closed')")
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._console)
        self.page.route_web_socket(re.compile(r"/socket$"), self._socket)

    def _console(self, message: Any) -> None:
        if message.type == "error" and not self.cut:
            self.troubles.append(message.text)

    def _socket(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close(code=1011)
            return
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            text = message if isinstance(message, str) else message.decode()
            self.frames.append(text)
            data = json.loads(text)
            if data["type"] == "welcome":
                self.role = data["viewer"]["role"]
            if "state" in data:
                self.state = data["state"]
            socket.send(message)

        socket.on_message(server.send)
        server.on_message(heard)
        self._sockets.append(socket)

    def sit(self, link: str) -> None:
        """Open a link to a table, and wait until one's page has added to the dice."""
        self.link = link
        self.page.goto(link)
        self.page.wait_for_selector("main.table")
        until(self._added, f"{self.name}: a value is added")

    def _added(self) -> bool:
        """Whether the page has nothing more to add: before that another may come to be asked."""
        self.page.evaluate("0")  # lets what has arrived be heard
        state = self.state
        if self.role not in ("player", "referee") or state.get("over") or state.get("seed"):
            return True
        return bool(state.get("upgrade")) or any(one["mine"] for one in state.get("values", []))

    def lose_connection(self) -> None:
        """Cut the line, until `find_connection`."""
        self.cut = True
        for socket in self._sockets:
            socket.close(code=1012)
        self._sockets = []

    def find_connection(self) -> None:
        """The line is there again."""
        self.cut = False

    @property
    def seq(self) -> int:
        """The number of the state that the screen shows."""
        shown = self.page.get_attribute("main.table", "data-seq")
        return -1 if shown is None else int(shown)

    @property
    def counted(self) -> int:
        """The number of the state that the server would send now; what is unseen is not counted."""
        link = urlsplit(self.link)
        table = link.path.rpartition("/")[2]
        address = f"{link.scheme}://{link.netloc}/api/tables/{table}"
        headers = {"Authorization": f"Bearer {link.fragment}"}
        answer = httpx.get(address, headers=headers, timeout=60)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["state"]["seq"])

    @property
    def positions(self) -> dict[str, str]:
        """Where the screen shows everybody."""
        script = """() => Object.fromEntries([...document.querySelectorAll('.token')].map(
            token => [token.dataset.slug, token.getAttribute('transform')]))"""
        found: dict[str, str] = self.page.evaluate(script)
        return found

    @property
    def questions(self) -> list[dict[str, Any]]:
        """The questions that are put to this person."""
        return [question for question in self.state.get("questions", []) if question["mine"]]

    def sees(self, text: str) -> bool:
        """Whether a text stands on the screen."""
        return text in self.page.inner_text("body")

    def option(self, beginning: str) -> str | None:
        """The text of the first option on the screen that begins like this."""
        offered = "#question .own .option[data-text], #question .cell[data-text]:not([disabled])"
        for button in self.page.query_selector_all(offered):
            text = button.get_attribute("data-text") or ""
            if text.split(" ")[0] in beginning.split("|"):
                return text
        return None

    def plan(self, beginning: str) -> str | None:
        """The first plan on the screen of which an answer begins like this."""
        for plan in self.questions[0]["plans"][:5]:
            if any(answer.split(" ")[0] in beginning.split("|") for answer in plan["answers"]):
                return str(plan["id"])
        return None

    def tap(self, selector: str) -> None:
        """Tap something in the question's panel."""
        with self.told("to be tapped", selector):
            self.page.locator(f"#question {selector}").first.click()

    @contextmanager
    def told(self, what: str, selector: str) -> Iterator[None]:
        """Say what is shown in place of what was waited for."""
        try:
            yield
        except RanOut as missing:
            put = [(one["id"], [plan["id"] for plan in one["plans"]]) for one in self.questions]
            shown = self.page.inner_html("#question")
            raise OutOfPatience(
                f"{self.name}, asked {put} at {self.seq}: no {selector} {what}, but {shown}"
            ) from missing

    def tap_plan(self, plan: str) -> None:
        """Carry a plan out."""
        self.tap(f'.plan[data-plan="{plan}"]')

    def build(self, text: str) -> int:
        """Choose an option in the columns, or a cell of the matrix; the number of taps."""
        if self.page.query_selector(f'#question .cell[data-text="{text}"]'):
            self.tap(f'.cell[data-text="{text}"]')
            return 1
        taps = 1
        switch = self.page.locator("#question .pair [data-do=build][aria-pressed=false]")
        if switch.is_visible():
            switch.click()
            taps = 2
        self.tap(f'.column .option[data-text="{text}"]')
        ready = "#question[aria-busy=false]"
        while True:
            self.page.wait_for_selector(f"{ready} #go:not([disabled]), {ready} .column.now .option")
            taps += 1
            if self.page.query_selector("#go:not([disabled])"):
                self.tap("#go")
                return taps
            self.tap(".column.now .option")

    def settle(self) -> None:
        """Wait until the question's panel shows the way on that the server last told of."""
        until(lambda: self.seq >= self.state["seq"], f"{self.name}: the screen shows the question")
        ways = ", ".join(f"#question {way}" for way in (".plan", ".cell", ".option", "form.dice"))
        with self.told("to be seen", ways):
            self.page.wait_for_selector(ways)

    def refusals(self) -> list[str]:
        """What the server refused, with its reasons."""
        return [frame for frame in self.frames if '"refused"' in frame]

    def kept_pictures(self) -> Path | None:
        """The folder that E2E_PICTURES names for what tests see."""
        folder = os.environ.get("E2E_PICTURES")
        return Path(folder) if folder else None

    def picture(self, name: str) -> None:
        """Keep what is on the screen, where there is a folder for it."""
        folder = self.kept_pictures()
        if folder is not None:
            self.page.screenshot(path=folder / f"{name}.png")

    def delegate(self) -> None:
        """Let the engine decide what this person is asked."""
        before = self.seq
        if self.page.query_selector("#question form.dice"):
            self.tap("form.dice .quiet")
        else:
            self.page.get_by_role("button", name="Let the engine decide").first.click()
        until(lambda: self.seq > before, f"{self.name}: the engine decides")


class OutOfPatience(AssertionError):
    """Something did not come in time."""


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise OutOfPatience(what)
        time.sleep(0.03)


def in_step(people: Sequence[Person]) -> bool:
    """Whether everybody has heard of the latest moment, and sees it."""
    for person in people:
        person.page.evaluate("0")  # lets what has arrived be heard
    if any(person.seq != person.state.get("seq") for person in people):
        return False
    return all(person.seq == person.counted for person in people)


def agree(people: Sequence[Person], what: str) -> None:
    """All screens show the same moment: number, places and health."""

    until(
        lambda: in_step(people), f"after {what}: {[(person.name, person.seq) for person in people]}"
    )
    for one in people:
        for other in people:
            known = one.positions.keys() & other.positions.keys()
            # Who flees off the map in Landsknecht, or pursues, sees nobody's place.
            assert known or not one.positions or not other.positions, what
            for slug in known:
                assert one.positions[slug] == other.positions[slug], f"after {what}: {slug}"
            healths = {fighter["slug"]: fighter["health"] for fighter in other.state["fighters"]}
            for fighter in one.state["fighters"]:
                found = healths.get(fighter["slug"])
                if fighter["health"] is not None and found is not None:
                    assert fighter["health"] == found, f"after {what}: {fighter['slug']}"
    for person in people:
        assert person.troubles == [], f"after {what}: {person.name}"


def open_table(address: str, data: dict[str, Any]) -> dict[str, Any]:
    """A table from its description; the links."""
    answer = httpx.post(f"{address}/api/tables", json=data, timeout=60)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened
