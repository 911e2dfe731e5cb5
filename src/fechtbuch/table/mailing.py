"""What is sent to whom after a change: the news to whoever sees any, else the whole state."""

from collections.abc import Callable
from dataclasses import dataclass

from fechtbuch.engine.record import digest_of
from fechtbuch.table.access import Viewer
from fechtbuch.table.before import Before
from fechtbuch.table.connection import Connection, dumped
from fechtbuch.table.live import LiveTable
from fechtbuch.table.showing import Show
from fechtbuch.table.state import Data

LOG_SENT = 400
"""Lines of the log that a full state brings along."""


@dataclass(frozen=True)
class Posted:
    """A message to viewers of one kind."""

    text: str
    seen: str
    """A digest of its state, while something is hidden."""
    empty: bool
    """Whether it tells nothing new."""


Mail = list[tuple[Connection, str]]


class Mailing:
    """Writes to the people at one table, once for all who see the same."""

    def __init__(
        self,
        table: LiveTable,
        show: Show,
        connections: list[Connection],
        between: Callable[[], None],
    ) -> None:
        self.table = table
        self.show = show
        self.connections = connections
        self.between = between
        """Done between two letters."""

    def after(self, before: Before, key: str | None) -> Mail:
        """What everybody is sent after a change."""
        table, show = self.table, self.show
        kept = before.shared_lines(table)
        show.forget(kept)
        cut = kept < before.told
        texts: dict[tuple[Viewer, str, bool], Posted] = {}
        mail: Mail = []
        for connection in list(self.connections):
            eyes = table.eyes(connection.viewer)
            whole = cut or eyes != connection.eyes
            connection.eyes = eyes
            shown = table.seq_of(connection.viewer)
            counted = shown != connection.shown
            kind = (connection.viewer, connection.language, whole)
            if kind not in texts:
                self.between()
                texts[kind] = self._post(*kind, before.told, key)
            post = texts[kind]
            if not whole and not counted and post.empty and post.seen == connection.seen:
                continue  # He could see nothing of it.
            connection.shown, connection.seen = shown, post.seen
            mail.append((connection, post.text))
        return mail

    def _post(
        self, viewer: Viewer, language: str, whole: bool, told: int, key: str | None
    ) -> Posted:
        if whole:
            data = self.full_state(viewer, language, key)
            return Posted(dumped(data), self.seen(data["state"]), False)
        state = self.show.state(viewer, language)
        lines = self.show.lines(viewer, language, told)
        tales = self.show.tales(viewer, language, told)
        step = {"type": "step", "state": state, "lines": lines, "tales": tales, "key": key}
        return Posted(dumped(step), self.seen(state), not lines)

    def seen(self, state: Data) -> str:
        """By what it is found whether a state has changed, where that may be unseen."""
        return digest_of(state) if self.table.session.fight.hiding else ""

    def full_state(self, viewer: Viewer, language: str, key: str | None = None) -> Data:
        """The whole state with the last lines of the log."""
        state = self.show.state(viewer, language)
        lines = self.show.lines(viewer, language, 0)
        first = max(0, len(lines) - LOG_SENT)
        if self.table.eyes(viewer).referee:
            # The referee counts every event of the story, told or not.
            first = max(0, len(self.table.session.story) - LOG_SENT)
            log = [line for line in lines if line["n"] >= first]
        else:
            log = lines[first:]
        tales = [one for one in self.show.tales(viewer, language) if one["n"] >= first]
        whole: Data = {"type": "state", "state": state, "log": log, "log_from": first}
        return {**whole, "tales": tales, "key": key}
