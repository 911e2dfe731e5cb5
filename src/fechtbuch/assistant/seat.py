"""A seat at a table: what is heard there, and what is said and asked."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from fechtbuch.assistant.refusing import Declined, declined, problem_told
from fechtbuch.assistant.wires import Wire
from fechtbuch.table.counsel import GRACE_SECONDS, ODDS_SECONDS

Data = dict[str, Any]

ANSWER_SECONDS = 30.0
"""How long a table may take to answer a message."""

SLACK_SECONDS = GRACE_SECONDS + 12.0
"""What odds and advice may take beyond what they were given: their processes have to start."""

TELLTALE = 4
LEAST_TELLTALE = 2
"""Lines by which a place in the log is known again, if possible and at least."""


class Seat:
    """Somebody's place at one table, from the first message to the last."""

    def __init__(self, wire: Wire, language: str) -> None:
        self.wire = wire
        self.language = language
        self.welcome: Data = {}
        self.state: Data = {}
        self.lines: dict[int, Data] = {}
        """The log by number, as far as it was heard."""
        self.told = -1
        """The last line that was told."""
        self.said: list[Data] = []
        """What people have said, as far as it is for this seat."""
        self._unheard: list[Data] = []
        self.lost = False
        """Whether nobody is at the other end any more."""
        self.turn = asyncio.Lock()
        """Held by whoever says something that changes the table."""
        self._waiting: list[tuple[Callable[[Data], bool], asyncio.Future[Data]]] = []
        self._listening: asyncio.Task[None] | None = None

    async def sit_down(self, token: str, adds: bool) -> None:
        """Say hello; `Declined` if the table does not let the bearer of the token in."""
        hello = {"type": "hello", "token": token, "language": self.language, "chance": False}
        let_in = self._heard(lambda one: one["type"] in ("state", "revoked"))
        self._listening = asyncio.ensure_future(self._listen())
        await self.wire.send(json.dumps({**hello, "adds": adds}))
        first = await self._got(let_in, ANSWER_SECONDS)
        if first["type"] == "revoked":
            raise Declined(problem_told(first["problem"]))
        if adds and self.role == "player":
            # As people's pages do: then the server alone cannot choose the dice.
            value = secrets.token_hex(16)
            if not any(one["mine"] for one in self.state["values"]):
                await self.command({"do": "value", "value": value})

    async def leave(self) -> None:
        """Hang up."""
        await self.wire.close()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    # What it is

    @property
    def role(self) -> str:
        """`referee`, `player` or `spectator`."""
        return str(self.welcome["viewer"]["role"])

    @property
    def over(self) -> bool:
        """Whether the fight is over."""
        return self.state["over"] is not None

    def asked(self) -> list[Data]:
        """The questions that are put to this seat."""
        return [one for one in self.state["questions"] if one["mine"]]

    def question(self, name: str) -> Data:
        """A question by its id, or the first one; `Declined` names those that are asked."""
        if self.lost:
            raise declined(self.language, "hung-up")
        mine = self.asked()
        if not name and mine:
            return mine[0]
        for one in self.state["questions"]:
            if name and one["id"] == name:
                found: Data = one
                return found
        if self.over:
            raise declined(self.language, "over")
        asked = [one["id"] for one in mine]
        if asked:
            raise declined(self.language, "not-asked", asked, question=name[:60])
        raise declined(self.language, "nothing-asked", self.waiting())

    def waiting(self) -> list[str]:
        """Whom the table waits for, in words."""
        return [one["text"] for one in self.state["waiting"]]

    def unheard(self) -> list[Data]:
        """The lines of the log that were not told yet; now they are."""
        numbers = sorted(number for number in self.lines if number > self.told)
        self.told = numbers[-1] if numbers else self.told
        return [self.lines[number] for number in numbers]

    def unheard_talk(self) -> list[Data]:
        """What others have said that was not told yet; now it is."""
        found, self._unheard = self._unheard, []
        return found

    # Saying and asking

    async def command(self, command: Data) -> Data:
        """Give a command; returns what the table says, or raises `Declined`."""
        key = secrets.token_hex(8)
        message = {"type": "command", "key": key, "expect": self.state["seq"], "command": command}
        return await self._ask(
            message, lambda one: one["type"] in ("done", "refused") and one["key"] == key
        )

    async def options(self, question: str, partial: str) -> Data:
        """How a choice goes on from what was said of it."""
        message = {"type": "options", "question": question, "partial": partial}
        found: Data = (await self._ask(message, _answers(message, "partial")))["next"]
        return found

    async def odds(self, question: str, text: str) -> Data:
        """What follows from a choice."""
        message = {"type": "odds", "question": question, "text": text}

        def answers(one: Data) -> bool:
            if one["type"] == "odds":
                return bool(one["question"] == question and one["asked"] == text)
            return _refuses(one, "odds")

        return await self._ask(message, answers, ODDS_SECONDS + SLACK_SECONDS)

    async def advice(self, question: str, seconds: float) -> Data:
        """What to do, and who will win."""
        message = {"type": "advice", "question": question, "seconds": seconds}

        def answers(one: Data) -> bool:
            if one["type"] == "advice":
                return bool(one["last"])
            return _refuses(one, "advice")

        return await self._ask(message, answers, seconds + SLACK_SECONDS)

    async def settled(self, seconds: float, also_for_people: bool = False) -> None:
        """Wait until this seat is asked or the fight is over; for other people only if wanted."""
        until = time.monotonic() + seconds
        while not self._rests(also_for_people) and not self.lost:
            left = until - time.monotonic()
            if left <= 0:
                return
            news = self._heard(lambda one: one["type"] in ("step", "state"))
            try:
                await asyncio.wait_for(news, left)
            except (TimeoutError, Declined):
                return

    def _rests(self, also_for_people: bool) -> bool:
        """Whether nothing happens before this seat decides, or some other person."""
        if self.over or self.asked():
            return True
        if also_for_people or self.state["paused"]:
            return not also_for_people
        engines = {one["slug"] for one in self.state["fighters"] if one["engine"]}
        people = [one for one in self.state["waiting"] if one["fighter"] not in engines]
        return any(one["fighter"] is not None for one in people)

    async def _ask(
        self, message: Data, answers: Callable[[Data], bool], seconds: float = ANSWER_SECONDS
    ) -> Data:
        if self.lost:
            raise declined(self.language, "hung-up")
        answer = self._heard(answers)
        await self.wire.send(json.dumps(message, ensure_ascii=False))
        found = await self._got(answer, seconds)
        if found["type"] == "refused":
            raise Declined(problem_told(found["problem"]))
        return found

    async def _got(self, answer: "asyncio.Future[Data]", seconds: float) -> Data:
        try:
            return await asyncio.wait_for(answer, seconds)
        except TimeoutError:
            raise declined(self.language, "no-answer") from None

    # Hearing

    def _heard(self, wanted: Callable[[Data], bool]) -> "asyncio.Future[Data]":
        """The next message of some kind."""
        future: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        return future

    async def _listen(self) -> None:
        try:
            while (text := await self.wire.receive()) is not None:
                self._hear(json.loads(text))
        except (ValueError, KeyError, TypeError):
            pass  # Whoever says such things is no table.
        self.lost = True
        for _, future in self._waiting:
            if not future.done():
                future.set_exception(declined(self.language, "hung-up"))

    def _hear(self, message: Data) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
        elif kind == "state":
            self.state = message["state"]
            first = message["log_from"]
            known = self._texts(self.told)[-TELLTALE:]
            self.lines = {n: line for n, line in self.lines.items() if n < first}
            self._note(message["log"])
            self.told = self._found_again(known)
        elif kind == "step":
            self.state = message["state"]
            self._note(message["lines"])
        elif kind == "talk":
            new = [line for line in message["lines"] if line not in self.said]
            self.said = message["lines"] if message["whole"] else [*self.said, *new]
            self._unheard += [line for line in new if not line["mine"]]
        self._waiting = [(one, future) for one, future in self._waiting if not future.done()]
        for wanted, future in self._waiting:
            if wanted(message):
                future.set_result(message)

    def _note(self, lines: list[Data]) -> None:
        self.lines |= {line["n"]: line for line in lines}

    def _texts(self, last: int) -> list[str]:
        """The log up to a line."""
        return [self.lines[number]["text"] for number in sorted(self.lines) if number <= last]

    def _found_again(self, known: list[str]) -> int:
        """The last line that was told, in a log that was sent anew.

        Who may know more than before, as at the end, counts more lines. Where something was taken
        back the lines are not there: all that comes now has not been told.
        """
        for size in range(len(known), LEAST_TELLTALE - 1, -1):
            for number in sorted(self.lines, reverse=True):
                if self._texts(number)[-size:] == known[-size:]:
                    return number
        return min(self.told, max(self.lines, default=-1))


def _answers(asked: Data, same: str) -> Callable[[Data], bool]:
    """Whether a message answers a request, or refuses it."""

    def answers(one: Data) -> bool:
        if one["type"] == asked["type"]:
            return bool(one["question"] == asked["question"] and one[same] == asked[same])
        return _refuses(one, asked["type"])

    return answers


def _refuses(message: Data, about: str) -> bool:
    """Whether a message refuses a request of some kind."""
    return bool(message["type"] == "refused" and message["about"] == about)
