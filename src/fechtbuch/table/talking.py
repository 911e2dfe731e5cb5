"""What people say to one another at a table: to all or to some; and what is handed out.

A line goes to whoever said it and to whom it was said, and to nobody else: no number, no count
and no limit that others could notice hangs on it. So lines have no numbers, and each audience has
a store of its own that forgets its oldest lines by itself.
"""

from fechtbuch.table.access import PLAYER, REFEREE, REPLAY, SPECTATOR, Viewer, identity
from fechtbuch.table.live import LiveTable
from fechtbuch.table.messages import Say
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.store.talk import Said, audience_of

MOST_SAID = 1000
"""Characters of a line; what is handed out may be longer."""

RATE, BURST = 0.5, 6.0
"""How often somebody may say something, a second and at once."""


def said_by(table: LiveTable, viewer: Viewer, wanted: Say) -> Said:
    """A line to be kept; `Refused` where it may not be said, or to nobody that there is."""
    if viewer.role not in (REFEREE, PLAYER):
        raise Refused("not-allowed", 403)
    by = identity(viewer)
    if by in table.settings.muted:
        raise Refused("muted", 403)
    if wanted.title and not viewer.referee:
        raise Refused("not-allowed", 403, "title")
    if not wanted.title and len(wanted.text) > MOST_SAID:
        raise Refused("said-too-long", 422, "text", most=str(MOST_SAID))
    unknown = [one for one in wanted.to if one != REFEREE and one not in table.seats]
    if unknown:
        raise Refused("seat-unknown", 422, "to")
    return Said(by, audience_of(wanted.to, by), wanted.title, wanted.text)


def may_hear(said: Said, viewer: Viewer) -> bool:
    """Whether a line is for somebody."""
    if not said.audience:
        return viewer.role in (REFEREE, PLAYER, SPECTATOR)
    return viewer.role not in (SPECTATOR, REPLAY) and identity(viewer) in said.audience


def talk_data(table: LiveTable, viewer: Viewer, said: Said) -> Data:
    """A line as somebody is sent it."""
    by = identity(viewer)
    return {
        "by": said.by,
        "name": "" if said.by == REFEREE else table.called(said.by),
        "mine": said.by == by,
        "to": [one for one in said.audience if one != said.by],
        "title": said.title,
        "text": said.text,
        "time": said.time,
    }
