"""Whose turn it is, and whom the table waits for, for all that somebody knows."""

from dataclasses import replace

from fechtbuch.books.base import Turn
from fechtbuch.engine.choices import Question
from fechtbuch.engine.session import Session
from fechtbuch.table.access import REFEREE, Viewer
from fechtbuch.table.live import LiveTable
from fechtbuch.table.settings import ENGINE
from fechtbuch.table.state import Data
from fechtbuch.text import Storyteller


def order_data(
    table: LiveTable, session: Session, visible: set[str], teller: Storyteller
) -> list[Data]:
    """The order of turns, of those who are seen."""
    acting = None
    for question in session.pending:
        if question.who is not None and question.own_turn():
            acting = question.who.slug
    turns = known_turns(table.book.turns(session.fight), acting, visible)
    return [
        {
            "slug": turn.slug,
            "name": teller.names.by_slug(turn.slug),
            "done": turn.done,
            "now": turn.now,
            "note": teller.names.state(turn.note) if turn.note else "",
        }
        for turn in turns
    ]


def known_turns(turns: list[Turn], acting: str | None, visible: set[str]) -> list[Turn]:
    """The turns of those who are seen; while somebody unseen has his, the next of them is next."""
    now = [place for place, one in enumerate(turns) if one.now or one.slug == acting]
    if now and not any(turns[place].slug in visible for place in now):
        after = turns[now[-1] + 1 :] + turns[: now[-1]]
        seen = [one for one in after if one.slug in visible]
        following = next((one for one in seen if not one.done), seen[0] if seen else None)
        now = [place for place, one in enumerate(turns) if one is following]
    return [
        replace(one, now=place in now) for place, one in enumerate(turns) if one.slug in visible
    ]


def waiting_data(
    table: LiveTable,
    viewer: Viewer,
    pending: list[Question],
    now: str | None,
    visible: set[str],
    teller: Storyteller,
) -> list[Data]:
    """Whom the table waits for; what others are asked out of turn stays theirs.

    While it waits for somebody unseen it waits for all the viewer knows for who has the turn.
    """
    found: list[Data] = []
    reactions = unseen = False
    for question in pending:
        who = question.who
        own = viewer.referee or table.may_answer(viewer, question)
        on_turn = who is not None and who.slug == now and who.slug in visible
        if not own and who is not None and who.slug not in visible:
            unseen = True
            continue
        if not own and not on_turn:
            reactions = True
            continue
        asked = sorted(table.asked(question) - {ENGINE, REFEREE})
        if who is not None:
            name: str = teller.names.fighter(who)
        else:
            name = teller.names.side(int(question.side))
        found.append(
            {
                "text": name,
                "reactions": not on_turn,
                "fighter": None if who is None else who.slug,
                "seat": asked[0] if asked else None,
            }
        )
    if reactions:
        text = teller.names.catalogue.say("table-reactions")
        found.append({"text": text, "reactions": True, "fighter": None, "seat": None})
    if unseen and not found and now is not None:
        owner = table.owner(now)
        seat = owner if owner in table.seats else None
        name = teller.names.by_slug(now)
        found.append({"text": name, "reactions": False, "fighter": now, "seat": seat})
    return found
