"""What fighters may put in unasked, out of turn, as questions to those who may put it in.

A book says whether a fighter may volunteer something now, and what. It is offered like a question,
with slots and all, under a name of its own, and answered with a `volunteer` command.
"""

from fechtbuch.engine.choices import Question
from fechtbuch.table.access import PLAYER, Viewer
from fechtbuch.table.live import LiveTable

PREFIX = "volunteer:"
"""Before the slug of a fighter it names what he may put in."""


def offers(table: LiveTable, viewer: Viewer) -> list[Question]:
    """What a viewer may put in now; nothing while the table is paused or the fight is over."""
    session = table.session
    if table.revealed or session.fight.over:
        return []
    if not viewer.referee and (viewer.role != PLAYER or table.settings.paused):
        return []
    own = set(table.fighters_of(viewer))
    found: list[Question] = []
    for fighter in session.fight.roster:
        if fighter.gone or not (viewer.referee or fighter.slug in own):
            continue
        question = session.fight.volunteer_question(fighter)
        if question is not None:
            question.id = PREFIX + fighter.slug
            found.append(question)
    return found


def offer(table: LiveTable, viewer: Viewer, name: str) -> Question | None:
    """What a viewer may put in under this name."""
    if not name.startswith(PREFIX):
        return None
    return next((one for one in offers(table, viewer) if one.id == name), None)
