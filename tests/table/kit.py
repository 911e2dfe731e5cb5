"""A server in this process, tables at it, and people who sit there."""

import json
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from itertools import count
from typing import Any, Protocol

from starlette.testclient import TestClient, WebSocketTestSession

from fechtbuch.scenario import load
from fechtbuch.simulate import set_by_text
from fechtbuch.table.app import Services, create_app
from fechtbuch.table.messages import SERVER

Data = dict[str, Any]

_keys = count(1)


def new_key() -> str:
    return f"key-{next(_keys):08}"


class Answer(Protocol):
    """An HTTP response of whichever library the test client has."""

    @property
    def status_code(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def content(self) -> bytes: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    def json(self) -> Any: ...


class Foreseen:
    """Instead of chance for new tables: what happens does not depend on the dice of the day."""

    def __init__(self) -> None:
        self._numbers = count()

    def __call__(self, size: int) -> bytes:
        return bytes([next(self._numbers) % 256]) * size


class House:
    """A server over a database."""

    def __init__(self, database: str, **options: Any) -> None:
        self.database = database
        self.app = create_app(database, **{"rate": 1000.0, "makers": 100.0, **options})
        self.client = TestClient(self.app, raise_server_exceptions=False)
        self.stack = ExitStack()
        self.stack.enter_context(self.client)
        self.open = True

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def close(self) -> None:
        if self.open:
            self.open = False
            self.stack.close()

    def table(self, scenario: str | Data = "kurt-and-hans", **wanted: Any) -> "Table":
        answer = self.client.post("/api/tables", json={"scenario": scenario, **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    def duel(self, deadly: bool = False, **wanted: Any) -> "Table":
        """Kurt and Hans, each with a player; they last as long as a test needs them."""
        seats = [{"name": "Anna", "side": "kurt"}, {"name": "Bela", "side": "hans"}]
        scenario = "kurt-and-hans" if deadly else long_duel()
        return self.table(scenario, **{"seats": seats, **wanted})


def long_duel() -> Data:
    """Kurt and Hans, who can stand much and never run."""
    scenario = load("kurt-and-hans")
    for change in ("kurt.wounds=300", "hans.wounds=300", "options.morale=false"):
        scenario = set_by_text(scenario, change)
    return scenario.to_data()


class Table:
    """A table and its links."""

    def __init__(self, house: House, opened: Data) -> None:
        self.house = house
        self.id = opened["table"]
        links = opened["links"]
        self.links = links
        self.tokens: dict[str, str] = {
            "referee": token_of(links["referee"]),
            "spectator": token_of(links["spectator"]),
            "replay": token_of(links["replay"]),
            **{seat["name"]: token_of(seat["link"]) for seat in links["seats"]},
        }

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def http(self, who: str, method: str, path: str = "", **more: Any) -> Answer:
        headers = {"Authorization": f"Bearer {self.tokens[who]}", **more.pop("headers", {})}
        found: Answer = self.house.client.request(method, self.path + path, headers=headers, **more)
        return found

    def command(
        self, who: str, command: Data, expect: int | None = None, key: str | None = None
    ) -> Answer:
        body = {"command": command, "expect": expect}
        headers = {"Idempotency-Key": key or new_key()}
        return self.http(who, "POST", "/commands", json=body, headers=headers)

    def state(self, who: str = "referee", language: str = "en") -> Data:
        answer = self.http(who, "GET", f"?language={language}")
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()["state"]
        return found

    def do(self, who: str, command: Data) -> Data:
        """Give a command that must be accepted; returns the new state."""
        answer = self.command(who, command)
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()["state"]
        return found

    def play(self, most: int = 400) -> Data:
        """Let the engine answer everything for everybody, until the fight is over."""
        state = self.state()
        for _ in range(most):
            if state["over"] is not None:
                break
            state = self.do("referee", delegate(state))
        return state


def token_of(link: str) -> str:
    return link.partition("#")[2]


def delegate(state: Data) -> Data:
    return {"do": "delegate", "question": state["questions"][0]["id"]}


class Person:
    """Somebody connected to a table by a socket."""

    def __init__(
        self,
        table: Table,
        who: str,
        stack: ExitStack,
        language: str = "en",
        adds: bool = False,
    ) -> None:
        self.who = who
        self.heard: list[Data] = []
        """Every message of the server, in order."""
        self.state: Data = {}
        self.log: list[Data] = []
        session = table.house.client.websocket_connect(f"{table.path}/socket")
        self.socket: WebSocketTestSession = stack.enter_context(session)
        hello = {"type": "hello", "token": table.tokens[who], "language": language}
        self.say({**hello, "chance": False, "adds": adds})
        self.welcome = self.until(lambda message: message["type"] in ("welcome", "revoked"))
        if self.welcome["type"] == "welcome":
            self.until(lambda message: message["type"] == "state")

    def say(self, message: Data) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> Data:
        message: Data = json.loads(self.socket.receive_text())
        SERVER.validate_python(message)
        self.heard.append(message)
        if message["type"] == "state":
            self.state, self.log = message["state"], list(message["log"])
        elif message["type"] == "step":
            self.state = message["state"]
            self.log += message["lines"]
        return message

    def until(self, wanted: Callable[[Data], bool]) -> Data:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def command(self, command: Data, expect: int | None = None, key: str | None = None) -> Data:
        """Give a command; returns the answer, `done` or `refused`."""
        key = key or new_key()
        if expect is None:
            expect = self.state["seq"]
        self.say({"type": "command", "key": key, "expect": expect, "command": command})

        def answered(one: Data) -> bool:
            # Whoever talks too fast is not listened to: no answer will come.
            assert one["type"] != "refused" or one["key"] or one["about"] != "message", one
            return one["type"] in ("done", "refused") and one["key"] == key

        return self.until(answered)

    def ask(self, message: Data, kind: str) -> Data:
        """Ask something that is no command; returns the answer, or the refusal."""
        self.say(message)
        return self.until(lambda one: one["type"] in (kind, "refused"))

    def listen(self) -> None:
        """Hear everything that has been sent by now, which may be nothing."""
        self.ask({"type": "ping"}, "pong")

    def catch_up(self, seq: int) -> None:
        """Listen until this command has been shown."""
        while self.state["seq"] < seq:
            self.hear()


def common(state: Data) -> Data:
    """What all who see everything must agree on."""
    keys = ("seq", "round", "turn", "over", "order", "map", "commitment")
    fighters = [
        {key: one[key] for key in ("slug", "at", "health", "full", "states", "hands", "out")}
        for one in state["fighters"]
    ]
    return {**{key: state[key] for key in keys}, "fighters": fighters}
