"""Mutated scenario and record files, and messages of the socket: `make fuzz-table`.

    python -m tests.table.mutated --files 3000 --messages 100000 --seed 1

No answer may be a fault of the server, and none may take longer than five seconds.
"""

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fechtbuch.scenario import load, names
from tests.table.kit import Data, House, Person, delegate

MOST_SECONDS = 5.0

ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, "", " ", "x" * 5000, "\x00",
    "\ud800",
    "../../etc/passwd", "<script>", "'; DROP TABLE tables; --", [], [[]], {}, {"": ""}, [None] * 50,
    "1,1", "-99999,99999", "hans", "kurt", "all", "*", "nan", 1e308,
]  # fmt: skip


@dataclass
class Findings:
    """What came of it."""

    tried: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    slowest: float = 0.0

    def note(self, what: str, status: int | str, seconds: float) -> None:
        """One answer."""
        self.tried += 1
        self.answers[str(status)] += 1
        self.slowest = max(self.slowest, seconds)
        if seconds > MOST_SECONDS:
            self.complaints.append(f"{what}: {seconds:.1f} s")
        if (isinstance(status, int) and status >= 500) or status == "fault":
            self.complaints.append(f"{what}: {status}")


def mutated(chance: random.Random, data: Any) -> Any:
    """The same data with something wrong somewhere."""
    if isinstance(data, dict) and data and chance.random() < 0.9:
        key = chance.choice(list(data))
        kind = chance.random()
        if kind < 0.1:
            return {name: value for name, value in data.items() if name != key}
        if kind < 0.2:
            return {**data, chance.choice(["", "slug", "at", "use", "do", "x"]): chance.choice(ODD)}
        return {**data, key: mutated(chance, data[key])}
    if isinstance(data, list) and data and chance.random() < 0.85:
        place = chance.randrange(len(data))
        kind = chance.random()
        if kind < 0.1:
            return data[:place] + data[place + 1 :]
        if kind < 0.25:
            return data[:place] + [data[place]] * chance.choice([2, 3, 80]) + data[place + 1 :]
        return [*data[:place], mutated(chance, data[place]), *data[place + 1 :]]
    if isinstance(data, str) and data and chance.random() < 0.5:
        place = chance.randrange(len(data))
        return data[:place] + chance.choice('\x00 ={}[]",é0-') + data[place + 1 :]
    return chance.choice(ODD)


def sendable(data: Any) -> bytes | None:
    """As bytes; nothing where not even JSON can say it."""
    try:
        return json.dumps(data).encode()
    except (ValueError, UnicodeEncodeError):
        return None


def files(house: House, count: int, seed: int) -> Findings:
    """Mutated scenarios and records."""
    chance = random.Random(seed)
    found = Findings()
    scenarios = [load(f"{info.book}/{info.name}").to_data() for info in names()]
    table = house.duel()
    for _ in range(6):
        table.do("referee", delegate(table.state()))
    record = table.http("referee", "GET", "/record").text.splitlines()
    for number in range(count):
        if number % 3 < 2:
            body: Any = chance.choice(scenarios)
            for _ in range(chance.choice([1, 1, 2, 5])):
                body = mutated(chance, body)
            path, wanted = ("/api/scenarios/check", body)
            if number % 3 == 1:
                path, wanted = ("/api/tables", {"scenario": body})
        else:
            lines = list(record)
            place = chance.randrange(len(lines))
            kind = chance.random()
            if kind < 0.6:
                lines[place] = json.dumps(mutated(chance, json.loads(lines[place])))
            elif kind < 0.8:
                lines[place] = lines[place][: chance.randrange(len(lines[place]))]
            else:
                del lines[place]
            path, wanted = ("/api/tables/load", {"record": "\n".join(lines)})
        sent = sendable(wanted)
        if sent is None:
            continue
        began = time.monotonic()
        headers = {"Content-Type": "application/json"}
        answer = house.client.post(path, content=sent, headers=headers)
        found.note(f"{path} {number}", answer.status_code, time.monotonic() - began)
    return found


def messages(house: House, count: int, seed: int) -> Findings:
    """Mutated messages of a socket, of a player and of the referee in turn."""
    chance = random.Random(seed)
    found = Findings()
    table = house.duel()
    number = 0
    while number < count:
        with ExitStack() as stack:
            person = Person(table, chance.choice(["Anna", "Bela", "referee", "spectator"]), stack)
            for _ in range(min(500, count - number)):
                number += 1
                question = (person.state["questions"] or [{"id": "0-turn-kurt"}])[0]["id"]
                message = mutated(chance, chance.choice(_valid(question, number)))
                sent = sendable(message)
                if sent is None:
                    continue
                began = time.monotonic()
                person.socket.send_text(sent.decode())
                person.socket.send_text('{"type":"ping"}')
                while True:
                    heard = json.loads(person.socket.receive_text())
                    if heard["type"] == "refused" and heard["problem"]["code"] in (
                        "fault",
                        "too-many-requests",
                    ):
                        found.answers[heard["problem"]["code"]] += 1
                        if heard["problem"]["code"] == "fault":
                            found.complaints.append(f"message {number}: {sent[:200]!r}")
                    if heard["type"] in ("pong", "revoked"):
                        break
                    if heard["type"] == "refused" and heard["about"] == "message":
                        break
                found.note(f"message {number}", "answered", time.monotonic() - began)
    return found


def _valid(question: str, number: int) -> list[Data]:
    key = f"fuzz-{number:08}"
    commands: list[Data] = [
        {"do": "answer", "question": question, "text": "attack target=hans", "loose": True},
        {"do": "delegate", "question": question},
        {"do": "volunteer", "fighter": "kurt", "text": "parry"},
        {"do": "stand", "kind": "turn", "fighter": "kurt", "text": "nothing"},
        {"do": "edict", "text": "set fighter=hans field=wounds value=77", "at": 0},
        {"do": "undo", "to": 0},
        {"do": "seat", "seat": "s1", "name": "Anna", "real_dice": False},
        {"do": "hide", "fighter": "hans", "on": True},
        {"do": "deadline", "seconds": None},
        {"do": "set", "reveal": "all", "advice": True},
        {"do": "value", "value": "0123456789abcdef" * 2},
    ]
    said: list[Data] = [
        {"type": "command", "key": key, "expect": None, "command": one} for one in commands
    ]
    said += [
        {"type": "options", "question": question, "partial": "attack", "change": None},
        {"type": "why", "question": question, "partial": "", "value": "hans"},
        {"type": "chance", "on": False},
        {"type": "language", "language": "de"},
        {"type": "ping"},
    ]
    return said


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", type=int, default=3000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            for name, found in (
                ("files", files(house, wanted.files, wanted.seed)),
                ("messages", messages(house, wanted.messages, wanted.seed)),
            ):
                print(
                    f"{name}: {found.tried} tried, slowest {found.slowest:.2f} s, {found.answers}"
                )
                for one in found.complaints[:20]:
                    print(f"  {one}")
                if found.complaints:
                    raise SystemExit(1)
        finally:
            house.close()


if __name__ == "__main__":
    main()
