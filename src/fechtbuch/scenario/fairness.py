"""Were the dice fair? Every die of a record, reckoned again from what was fixed before it fell.

It needs no rules of any book: only the seed that was shown, the header, what people's pages added
and what was answered. The page of the table does the same in the browser.
"""

from dataclasses import dataclass, field

from fechtbuch.engine.record import DICE, EDICT, VALUE, Entry, Record
from fechtbuch.engine.table_dice import TableDice, commitment, link


@dataclass
class Fairness:
    """What was found about the dice of a record."""

    dice: int = 0
    """Dice of the table that fall as they were recorded."""
    wrong: list[int] = field(default_factory=list)
    """Entries whose dice do not."""
    typed: int = 0
    """Rolls that people typed in, which nobody can check."""
    brought: int = 0
    """Dice that another record brought along; that record is their proof."""
    values: dict[str, str] = field(default_factory=dict)
    """What each seat, and the game master, has added."""
    promised: bool = False
    """Whether the seed is the one that the header commits to."""

    @property
    def fair(self) -> bool:
        """Whether all of it fits."""
        return self.promised and not self.wrong


def were_fair(record: Record) -> Fairness:
    """Check the dice of a record whose seed was shown."""
    seed = bytes.fromhex(record.seed)
    found = Fairness(promised=record.header.get("commitment") == commitment(seed))
    dice = TableDice(seed)
    inherited = record.inherited()
    places: list[tuple[bytes, int]] = []
    """For each entry the chain that its dice hang on, and how many fell on it so far."""
    for entry in record.entries:
        chain, fallen = _place(record, entry, places)
        places.append((chain, fallen + len(entry.faces)))
        found.typed += entry.kind == DICE
        if entry.number <= inherited:
            found.brought += len(entry.faces)
            continue
        if entry.kind == VALUE:
            found.values.setdefault(entry.question, entry.text)
        dice.place(chain, fallen)
        if [dice.face(-1, sides) for sides, _ in entry.faces] != [face for _, face in entry.faces]:
            found.wrong.append(entry.number)
        else:
            found.dice += len(entry.faces)
    return found


def _place(record: Record, entry: Entry, places: list[tuple[bytes, int]]) -> tuple[bytes, int]:
    if entry.parent < 0:
        return link(b"", record.origin()), 0
    if entry.kind == EDICT:
        # A word of the referee's changes no dice that are to come.
        return places[entry.parent]
    chain, _ = places[entry.parent]
    return link(chain, f"{entry.kind} {entry.question} {entry.text}"), 0
