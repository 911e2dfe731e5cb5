"""What a table was like before a command: what of it is new, and whether anything is."""

from typing import TYPE_CHECKING

from fechtbuch.table.store import KeptSeat

if TYPE_CHECKING:
    from fechtbuch.table.live import LiveTable


class Before:
    """What a table was like before a command."""

    def __init__(self, table: "LiveTable") -> None:
        record = table.session.record
        self.seq = table.seq
        self.part = table.part
        self.head = record.head
        self.entries = len(record.entries)
        self.root = record.entries[0].digest
        self.path = [entry.number for entry in table.session.path]
        self.told = len(table.session.story)
        self.seats: list[KeptSeat] = [seat.copy() for seat in table.seats.values()]
        self.settings = table.settings.copy()
        self.faces = dict(table.faces)
        self.step = table.step()

    def changed(self, table: "LiveTable") -> bool:
        """Whether the session is no longer what it was."""
        record = table.session.record
        return (
            table.part != self.part
            or record.head != self.head
            or len(record.entries) != self.entries
            or record.entries[0].digest != self.root
        )

    def shared_lines(self, table: "LiveTable") -> int:
        """How much of the story is still the same."""
        if table.part != self.part:
            return 0
        told = table.told[0]
        for old, new in zip(self.path, table.session.path):
            if old != new.number:
                break
            told = table.told[old]
        return min(told, self.told, len(table.session.story))
