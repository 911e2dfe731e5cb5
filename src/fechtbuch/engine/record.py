"""The record: everything that was decided, as a tree of hashed entries.

Undo, redo and branching move the head in the tree; nothing is ever taken out of it. As a file
it is JSON lines: the header, then the entries in the order they came, then the end. In format 2
every line is hashed as a whole under a nonce of its own, so that a hash tells nothing to whoever
does not have the line, and the end is sealed. Format 1 hashes decisions only and has no seal.
"""

import hashlib
import hmac
import json
from typing import Final

from fechtbuch.engine.dice import MOST_SIDES
from fechtbuch.engine.json_text import parse_json

FORMAT: Final = "fechtbuch-record/2"
FORMAT_1: Final = "fechtbuch-record/1"

ANSWER: Final = "answer"
DICE: Final = "dice"
VOLUNTEER: Final = "volunteer"
EDICT: Final = "edict"
VALUE: Final = "value"
"""What the page of somebody at the table adds to the dice."""
KINDS: Final = [ANSWER, DICE, VOLUNTEER, EDICT, VALUE]

BEFORE_ALL: Final = 0
"""The moment of a value that was there before the first die: the fight begins with it."""

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


def hash_of(data: object) -> str:
    """A fingerprint that nobody finds a second text for."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def digest_of(data: object) -> str:
    """A short fingerprint of some data."""
    return hash_of(data)[:32]


def state_digest(data: dict[str, object]) -> str:
    """A short fingerprint of a fight's state; the order that things are carried in is left out."""
    return digest_of({name: value for name, value in data.items() if name != ORDERS})


class Entry:
    """One decision in the tree.

    `text` is canonical: a choice, typed dice (`d20=6`), an edict or a value. `moment` counts the
    stops (questions and rolls) since the last answer, so that an edict finds its place between
    them.
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
        """What is answered; for a volunteer his slug, for a value the seat that adds it, for an
        edict nothing."""
        self.text = text
        self.moment = moment
        self.by = by
        self.time = ""
        self.faces: list[tuple[int, int]] = []
        self.rollers: list[str] = []
        """Who rolled each of the dice; known once the record has been run, and not part of it."""
        self.next = ""
        self.digest = ""
        self.hash = ""

    def done(self) -> bool:
        """Whether the fight has been run on from this entry."""
        return self.digest != ""

    def begins(self) -> bool:
        """Whether it is a value that the first dice already hang on."""
        return self.kind == VALUE and self.moment == BEFORE_ALL

    def seal(self, parent_hash: str) -> str:
        """Format 1: what ties the entry to all before it. Time and sender are not part of it."""
        return digest_of([parent_hash, self.kind, self.question, self.text, self.moment])

    def commit(self, parent_hash: str, nonce: str) -> str:
        """Format 2: the whole line, with what came of it, tied to all before it."""
        data = self.to_data()
        del data["hash"]
        return hash_of([parent_hash, nonce, data])

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
        self.first_format = header.get("format") == FORMAT_1
        root = Entry(0, -1, "header", "", "", 0, "")
        root.hash = digest_of(header) if self.first_format else hash_of(header)
        self.entries: list[Entry] = [root]
        self.head = 0
        self.seed = ""
        """The revealed seed in hexadecimal; empty while it is secret."""
        self.ended = False
        """Whether it was read from a file that has its sealed end."""

    def nonce(self, number: int) -> str:
        """What blinds the hash of an entry: known with the header's salt, which is secret."""
        salt = str(self.header.get("salt", ""))
        return hmac.digest(salt.encode(), f"entry:{number}".encode(), "sha256").hex()[:32]

    def seal(self, number: int) -> None:
        """Hash an entry, now that it is known what came of it; what has a hash keeps it."""
        entry = self.entries[number]
        if entry.hash == "":
            self.seal(entry.parent)
            entry.hash = self._hash(entry)

    def _hash(self, entry: Entry) -> str:
        parent = self.entries[entry.parent].hash
        if self.first_format:
            return entry.seal(parent)
        return entry.commit(parent, self.nonce(entry.number))

    def mark(self) -> str:
        """A hash of what came of the header: the first dice and the first question."""
        root = self.entries[0]
        faces = [[sides, face] for sides, face in root.faces]
        return hash_of([root.hash, self.nonce(0), faces, root.next, root.digest])

    def end(self, seed: str) -> dict[str, object]:
        """The last line: how much there is, where the head stands, and a seal on all of it."""
        hashes = [entry.hash for entry in self.entries]
        end: dict[str, object] = {
            "entries": len(self.entries) - 1,
            "head": self.head,
            "seal": hash_of([self.mark(), hashes, self.head, seed]),
        }
        if seed:
            end["seed"] = seed
        return {"end": end}

    def inherited(self) -> int:
        """The last entry that another record brought along, with its dice; -1 if there is none."""
        inherited = self.header.get("inherited")
        entries = inherited.get("entries") if isinstance(inherited, dict) else None
        return entries if isinstance(entries, int) else -1

    def origin(self) -> str:
        """What the chain of the table's dice begins with.

        It is the book, the scenario as it was written, what the seats have added and the record
        that this one continues: nothing that a newer version of the program or of the book would
        say otherwise. Records of version 0.1 do not have what was written and begin with the hash
        of their whole header.
        """
        header = self.header
        if "written" not in header:
            return digest_of({**header, "format": FORMAT_1})
        names = ["book", "written", "nonces", "continues"]
        return digest_of({name: header[name] for name in names if name in header})

    def append(
        self, kind: str, question: str, text: str, moment: int, by: str, time: str = ""
    ) -> Entry:
        """A new entry below the head, which moves to it."""
        entry = Entry(len(self.entries), self.head, kind, question, text, moment, by)
        entry.time = time
        self.seal(self.head)
        if self.first_format:
            entry.hash = self._hash(entry)
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

    def beginning(self, head: int) -> int:
        """The entry that the fight begins after on the way to `head`: the last value that was
        there before the first die, or the header."""
        found = 0
        for entry in self.path(head):
            if not entry.begins():
                break
            found = entry.number
        return found

    def children(self, number: int) -> list[Entry]:
        """The entries that follow directly, oldest first."""
        return [entry for entry in self.entries if entry.parent == number]

    def walk(self) -> list[int]:
        """All entries, each branch to its end before the next: the shortest way to see them all."""
        children: list[list[int]] = [[] for _ in self.entries]
        for entry in self.entries[1:]:
            children[entry.parent].append(entry.number)
        found: list[int] = []
        waiting = [0]
        while waiting:
            number = waiting.pop()
            found.append(number)
            waiting.extend(reversed(children[number]))
        return found

    def tips(self) -> list[int]:
        """The ends of all branches."""
        parents = {entry.parent for entry in self.entries}
        return [entry.number for entry in self.entries if entry.number not in parents]

    def line(self, number: int) -> str:
        """The JSON line of one entry; that of entry 0 holds the header."""
        if number > 0:
            self.seal(number)
            return canonical(self.entries[number].to_data())
        root = self.entries[0]
        first: dict[str, object] = {
            "header": self.header,
            "faces": [[sides, face] for sides, face in root.faces],
            "next": root.next,
            "digest": root.digest,
            "hash": root.hash,
        }
        if not self.first_format:
            first["mark"] = self.mark()
        return canonical(first)

    def to_lines(self) -> list[str]:
        """The record as JSON lines."""
        lines = [self.line(number) for number in range(len(self.entries))]
        if not self.first_format:
            lines.append(canonical(self.end(self.seed)))
            return lines
        lines.append(canonical({"head": self.head}))
        if self.seed:
            lines.append(canonical({"seed": self.seed}))
        return lines


def record_from_lines(lines: list[str]) -> Record:
    """Read a record and check that its hashes hold; `RecordError` names the line that does not.

    It may stop anywhere: servers keep lines as they come. Files are read by `whole_record`.
    """
    if not lines:
        raise RecordError("line 1: empty; a record begins with its header")
    first = _object(lines[0], 1)
    header = first.get("header")
    if not isinstance(header, dict):
        raise RecordError("line 1: no header; this is no record of a fight")
    if header.get("format") not in [FORMAT, FORMAT_1]:
        raise RecordError(
            f"line 1: format {header.get('format')!r} is not known; this program reads "
            f"{FORMAT!r} and {FORMAT_1!r}"
        )
    record = Record(header)
    root = record.entries[0]
    if first.get("hash") != root.hash:
        raise RecordError("line 1: the header does not match its hash; it was changed")
    _read_outcome(root, first, 1)
    if not record.first_format and first.get("mark") != record.mark():
        raise RecordError("line 1: what came of the header does not match its hash; it was changed")
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            read_line(record, line, number)
    return record


def whole_record(lines: list[str]) -> Record:
    """Read a record that was saved: nothing of it may be missing, added or written otherwise."""
    record = record_from_lines(lines)
    if record.first_format:
        return record
    if not record.ended:
        raise RecordError(f"line {len(lines)}: the sealed end is missing; the file was cut off")
    written = record.to_lines()
    place = 0
    for number, line in enumerate(lines, start=1):
        if line.strip():
            if place == len(written) or line != written[place]:
                raise RecordError(f"line {number}: not as it was written; it was changed")
            place += 1
    return record


def read_line(record: Record, line: str, number: int) -> None:
    """Add one more line to a record: an entry, a move of the head, the seed, the end."""
    data = _object(line, number)
    if record.ended:
        raise RecordError(f"line {number}: there is more after the end")
    if "end" in data:
        _read_end(record, data["end"], number)
    elif "head" in data:
        head = data["head"]
        if not _counts(head, len(record.entries)):
            raise RecordError(f"line {number}: head {head!r} names no entry")
        assert isinstance(head, int)
        record.head = head
    elif "seed" in data:
        record.seed = str(data["seed"])
    else:
        _read_entry(record, data, number)


def _read_end(record: Record, end: object, number: int) -> None:
    if not isinstance(end, dict) or record.first_format:
        raise RecordError(f"line {number}: this is no end of a record")
    head = end.get("head")
    if end.get("entries") != len(record.entries) - 1:
        raise RecordError(
            f"line {number}: {end.get('entries')!r} entries were written, "
            f"{len(record.entries) - 1} are here; the file was cut"
        )
    if not _counts(head, len(record.entries)) or not isinstance(head, int):
        raise RecordError(f"line {number}: head {head!r} names no entry")
    record.head = head
    record.seed = str(end.get("seed", ""))
    record.ended = True
    if record.end(record.seed) != {"end": end}:
        raise RecordError(f"line {number}: the end does not match its seal; it was changed")


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RecordError("a name stands twice in one object")
    return found


def _object(line: str, number: int) -> dict[str, object]:
    try:
        data = parse_json(line, _no_twins)
    except RecordError as error:
        raise RecordError(f"line {number}: {error}; it was changed") from None
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
    _read_outcome(entry, data, number)
    record.seal(entry.number)
    if entry.hash != data.get("hash"):
        raise RecordError(
            f"line {number}: entry {entry.number} does not match its hash; it was changed"
        )


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
