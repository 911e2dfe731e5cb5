"""Records without secrets: hashes that bind a table to its record and tell nothing of it.

Whoever saved one during the fight holds it against the whole record afterwards: nothing that was
decided by then can have been changed, added or taken out.
"""

import hmac
from collections.abc import Sequence

from fechtbuch.engine.json_text import parse_json
from fechtbuch.engine.record import Entry, Record, RecordError, canonical, hash_of

REDACTED = "fechtbuch-record/2-redacted"
REDACTED_1 = "fechtbuch-record/1-redacted"
"""Version 0.1: the hashes of format 1 as they are, which can be guessed."""
BLINDED_1 = "fechtbuch-record/1-blinded"
"""The hashes of format 1 behind nonces that follow from the seed."""

PUBLIC = ("fechtbuch", "book", "book_version", "options", "commitment", "nonces")


def redacted_lines(record: Record, seed: bytes, known: Sequence[int] | None = None) -> list[str]:
    """A record as those may have it who may not know what is in it.

    `known` are the entries that somebody knows of, in order: he is given their hashes and no
    number that counts others. Each is tied to all before it, so nothing unseen is left open.
    """
    first: dict[str, object] = {
        "header": {
            "format": BLINDED_1 if record.first_format else REDACTED,
            **{key: record.header[key] for key in PUBLIC if key in record.header},
        },
        "hash": _blind(record, record.entries[0], seed),
    }
    if not record.first_format:
        first["mark"] = record.mark()
    lines = [canonical(first)]
    if known is not None and not record.first_format:
        for place, number in enumerate(known, 1):
            record.seal(number)
            lines.append(canonical({"k": place, "hash": record.entries[number].hash}))
        return lines
    for entry in record.entries[1:]:
        record.seal(entry.number)
        told = _blind(record, entry, seed)
        lines.append(canonical({"n": entry.number, "parent": entry.parent, "hash": told}))
    lines.append(canonical({"head": record.head} if record.first_format else record.end("")))
    return lines


def _blind(record: Record, entry: Entry, seed: bytes) -> str:
    if not record.first_format:
        return entry.hash
    nonce = hmac.digest(seed, f"entry:{entry.number}".encode(), "sha256").hex()
    return hash_of([nonce, entry.hash])


def held_against(record: Record, lines: list[str]) -> list[str]:
    """What in a whole record is not what a redacted one of it has promised."""
    some = [_object(line, number) for number, line in enumerate(lines, 1) if line.strip()]
    header = some[0].get("header") if some else None
    known = (REDACTED, REDACTED_1, BLINDED_1)
    if not isinstance(header, dict) or header.get("format") not in known:
        raise RecordError("line 1: this is no redacted record")
    form = header["format"]
    if (form == REDACTED) is record.first_format:
        return ["header: the two are of different formats"]
    if form == BLINDED_1 and not record.seed:
        return ["header: the whole record does not reveal its seed yet"]
    seed = bytes.fromhex(record.seed) if form == BLINDED_1 else b""
    complaints = [
        f"header: {name} is another than was promised"
        for name in PUBLIC
        if header.get(name) != record.header.get(name)
    ]
    if form == REDACTED and some[0].get("mark") != record.mark():
        complaints.append("header: is not the one that was promised")
    complaints += _kept_in_order(record, [one for one in some if "k" in one])
    end = some[-1].get("end")
    if isinstance(end, dict):
        promised = end.get("entries")
        if not isinstance(promised, int) or promised >= len(record.entries):
            complaints.append("end: entries that were promised are not there")
    for told in [{**some[0], "n": 0, "parent": -1}, *(one for one in some if "n" in one)]:
        number = told["n"]
        if not isinstance(number, int) or not 0 <= number < len(record.entries):
            complaints.append(f"entry {number}: was promised and is not there")
            continue
        entry = record.entries[number]
        found = entry.hash if form == REDACTED_1 else _blind(record, entry, seed)
        if told.get("hash") != found or told.get("parent") != entry.parent:
            complaints.append(f"entry {number}: is not the one that was promised")
    return complaints


def _kept_in_order(record: Record, promised: list[dict[str, object]]) -> list[str]:
    """Of entries that are counted by who knows of them: which are not there in this order."""
    complaints: list[str] = []
    places = {entry.hash: entry.number for entry in record.entries}
    last = 0
    for told in promised:
        number = places.get(str(told.get("hash")), -1)
        if number <= last:
            complaints.append(f"entry {told['k']}: is not the one that was promised")
        else:
            last = number
    return complaints


def _object(line: str, number: int) -> dict[str, object]:
    try:
        data = parse_json(line)
    except (ValueError, RecursionError):
        raise RecordError(f"line {number}: not JSON; the file may be cut off") from None
    if not isinstance(data, dict):
        raise RecordError(f"line {number}: not a JSON object")
    return data
