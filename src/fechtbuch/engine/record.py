"""The record: everything that was decided, as a tree of hashed entries.

Undo, redo and branching move the head in the tree; nothing is ever taken out of it. As a file
it is JSON lines: the header, then entries and the journal of heads in the order they came.
"""

import hashlib
import json
from typing import Final

from fechtbuch.engine.dice import MOST_SIDES

FORMAT: Final = "fechtbuch-record/1"

ANSWER: Final = "answer"
DICE: Final = "dice"
VOLUNTEER: Final = "volunteer"
EDICT: Final = "edict"
KINDS: Final = [ANSWER, DICE, VOLUNTEER, EDICT]

MOST_STOPS: Final = 1_000_000
"""More questions and rolls than this cannot lie between two answers."""


class RecordError(ValueError):
    """A record that cannot be read or does not hold together."""


def canonical(data: object) -> str:
    """The one JSON text of some data, on one line whatever is taken for the end of a line."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.replace("\x85", "\\u0085").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


ORDERS: Final = "orders"
"""What a fight's data say of lists that are not in the order of the fight."""


def digest_of(data: object) -> str:
    """A short fingerprint of some data."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:32]


def state_digest(data: dict[str, object]) -> str:
    """A short fingerprint of a fight's state; the order that things are carried in is left out."""
    return digest_of({name: value for name, value in data.items() if name != ORDERS})


class Entry:
    """One decision in the tree.

    `text` is canonical: a choice, typed dice (`d20=6`) or an edict. `moment` counts the stops
    (questions and rolls) since the last answer, so that an edict finds its place between them.
    `faces`, `next` and `digest` tell what followed: the dice drawn, the question that the fight
    paused with, the state it was in.
    """

    def __init__(
        self, number: int, parent: int, kind: str, question: str, text: str, moment: int, by: str
    ) -> None:
        self.number = number
        self.parent = parent
        self.kind = kind
        self.question = question
        """What is answered; for a volunteer his slug, for an edict nothing."""
        self.text = text
        self.moment = moment
        self.by = by
        self.time = ""
        self.faces: list[tuple[int, int]] = []
        self.next = ""
        self.digest = ""
        self.hash = ""

    def done(self) -> bool:
        """Whether the fight has been run on from this entry."""
        return self.digest != ""

    def seal(self, parent_hash: str) -> str:
        """The hash that ties the entry to all before it. Time and sender are not part of it."""
        return digest_of([parent_hash, self.kind, self.question, self.text, self.moment])

    def to_data(self) -> dict[str, object]:
        """The entry as JSON-ready data."""
        data: dict[str, object] = {
            "n": self.number,
            "parent": self.parent,
            "kind": self.kind,
            "question": self.question,
            "text": self.text,
            "moment": self.moment,
            "by": self.by,
            "faces": [[sides, face] for sides, face in self.faces],
            "next": self.next,
            "digest": self.digest,
            "hash": self.hash,
        }
        if self.time:
            data["time"] = self.time
        return data


class Record:
    """A fight's whole history: header, tree of entries, head."""

    def __init__(self, header: dict[str, object]) -> None:
        self.header = header
        root = Entry(0, -1, "header", "", "", 0, "")
        root.hash = digest_of(header)
        self.entries: list[Entry] = [root]
        self.head = 0
        self.seed = ""
        """The revealed seed in hexadecimal; empty while it is secret."""

    def origin(self) -> str:
        """What the chain of the table's dice begins with.

        It is the book, the scenario as it was written, what the seats have added and the record
        that this one continues: nothing that a newer version of the program or of the book would
        say otherwise. Records of version 0.1 do not have what was written and begin with the hash
        of their whole header.
        """
        header = self.header
        if "written" not in header:
            return self.entries[0].hash
        names = ["book", "written", "nonces", "continues"]
        return digest_of({name: header[name] for name in names if name in header})

    def append(
        self, kind: str, question: str, text: str, moment: int, by: str, time: str = ""
    ) -> Entry:
        """A new entry below the head, which moves to it."""
        entry = Entry(len(self.entries), self.head, kind, question, text, moment, by)
        entry.time = time
        entry.hash = entry.seal(self.entries[self.head].hash)
        self.entries.append(entry)
        self.head = entry.number
        return entry

    def path(self, head: int) -> list[Entry]:
        """The entries from the root (not included) to `head`."""
        found: list[Entry] = []
        number = head
        while number > 0:
            entry = self.entries[number]
            found.append(entry)
            number = entry.parent
        found.reverse()
        return found

    def children(self, number: int) -> list[Entry]:
        """The entries that follow directly, oldest first."""
        return [entry for entry in self.entries if entry.parent == number]

    def tips(self) -> list[int]:
        """The ends of all branches."""
        parents = {entry.parent for entry in self.entries}
        return [entry.number for entry in self.entries if entry.number not in parents]

    def line(self, number: int) -> str:
        """The JSON line of one entry; that of entry 0 holds the header."""
        if number > 0:
            return canonical(self.entries[number].to_data())
        root = self.entries[0]
        first: dict[str, object] = {
            "header": self.header,
            "faces": [[sides, face] for sides, face in root.faces],
            "next": root.next,
            "digest": root.digest,
            "hash": root.hash,
        }
        return canonical(first)

    def to_lines(self) -> list[str]:
        """The record as JSON lines."""
        lines = [self.line(number) for number in range(len(self.entries))]
        lines.append(canonical({"head": self.head}))
        if self.seed:
            lines.append(canonical({"seed": self.seed}))
        return lines


def record_from_lines(lines: list[str]) -> Record:
    """Read a record and check that its hashes hold; `RecordError` names the line that does not."""
    if not lines:
        raise RecordError("line 1: empty; a record begins with its header")
    first = _object(lines[0], 1)
    header = first.get("header")
    if not isinstance(header, dict):
        raise RecordError("line 1: no header; this is no record of a fight")
    if header.get("format") != FORMAT:
        raise RecordError(
            f"line 1: format {header.get('format')!r} is not known; this program reads {FORMAT!r}"
        )
    record = Record(header)
    root = record.entries[0]
    if first.get("hash") != root.hash:
        raise RecordError("line 1: the header does not match its hash; it was changed")
    _read_outcome(root, first, 1)
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            read_line(record, line, number)
    return record


def read_line(record: Record, line: str, number: int) -> None:
    """Add one more line of a file to a record: an entry, a move of the head, the seed."""
    data = _object(line, number)
    if "head" in data:
        head = data["head"]
        if not _counts(head, len(record.entries)):
            raise RecordError(f"line {number}: head {head!r} names no entry")
        assert isinstance(head, int)
        record.head = head
    elif "seed" in data:
        record.seed = str(data["seed"])
    else:
        _read_entry(record, data, number)


def _object(line: str, number: int) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(f"line {number}: not JSON; the file may be cut off") from None
    if not isinstance(data, dict):
        raise RecordError(f"line {number}: not a JSON object")
    return data


def _read_entry(record: Record, data: dict[str, object], number: int) -> None:
    parent = data.get("parent")
    kind = data.get("kind")
    moment = data.get("moment", 0)
    if data.get("n") != len(record.entries):
        raise RecordError(f"line {number}: entry {data.get('n')!r} is out of order")
    if not _counts(parent, len(record.entries)) or not isinstance(parent, int):
        raise RecordError(f"line {number}: parent {parent!r} names no earlier entry")
    if not isinstance(kind, str) or kind not in KINDS:
        raise RecordError(f"line {number}: kind {kind!r}; known: {', '.join(KINDS)}")
    if not _counts(moment, MOST_STOPS) or not isinstance(moment, int):
        raise RecordError(f"line {number}: moment {moment!r} is no number of stops")
    record.head = parent
    entry = record.append(
        kind,
        str(data.get("question", "")),
        str(data.get("text", "")),
        moment,
        str(data.get("by", "")),
        str(data.get("time", "")),
    )
    if entry.hash != data.get("hash"):
        raise RecordError(
            f"line {number}: entry {entry.number} does not match its hash; it was changed"
        )
    _read_outcome(entry, data, number)


def _counts(value: object, below: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below


def _read_outcome(entry: Entry, data: dict[str, object], number: int) -> None:
    faces = data.get("faces", [])
    if not isinstance(faces, list):
        raise RecordError(f"line {number}: faces {faces!r} are no list")
    for pair in faces:
        if not isinstance(pair, list) or len(pair) != 2:
            raise RecordError(f"line {number}: {pair!r} is no pair of sides and face")
        sides, face = pair
        if not _counts(sides, MOST_SIDES + 1) or not _counts(face, sides + 1) or face == 0:
            raise RecordError(f"line {number}: a die of {sides!r} sides cannot show {face!r}")
        entry.faces.append((sides, face))
    entry.next = str(data.get("next", ""))
    entry.digest = str(data.get("digest", ""))
