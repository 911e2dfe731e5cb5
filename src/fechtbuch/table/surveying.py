"""What the ground means for somebody who stands on it: reach, ranges, lines of sight, cover.

It is told from where the viewer sees people stand and from the ground, which all know; somebody who
is hidden neither stands in a line nor has one.
"""

from fechtbuch.books.base import FighterView
from fechtbuch.engine.fields import NOWHERE, x_of, y_of
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import Grid
from fechtbuch.engine.knowing import PUBLIC, known_to
from fechtbuch.table.access import Viewer
from fechtbuch.table.asking import spot
from fechtbuch.table.ground import cover_text
from fechtbuch.table.refusals import Refused
from fechtbuch.table.showing import Show
from fechtbuch.table.sight import views_for
from fechtbuch.table.state import Data
from fechtbuch.text import Catalogue


def survey_data(show: Show, viewer: Viewer, language: str, slug: str) -> Data:
    """How far somebody strikes and shoots, and whom he has a line to; `Refused` if unseen."""
    table = show.table
    eyes = table.eyes(viewer)
    views = views_for(table, table.session, eyes)
    view = next((one for one in views if one.slug == slug), None)
    fighter = table.session.fight.by_slug(slug)
    if view is None or fighter is None:
        raise Refused("fighter-unknown", 422, "fighter", fighter=slug)
    # What a foe's arms can do is a number of his: where those are secret so is this.

    def open_to(one: FighterView) -> bool:
        return eyes.referee or eyes.reveal or one.health is not None

    open_arms = view.at != NOWHERE and open_to(view) and not view.out
    placed = [one for one in views if one.slug != slug and one.at != NOWHERE and not one.out]
    catalogue = show.teller(viewer, language).names.catalogue
    return {
        "type": "surveyed",
        "fighter": slug,
        "threat": _threat(show, view, fighter) if open_arms else [],
        "bands": _bands(show, fighter, catalogue) if open_arms else [],
        "lines": [_line(show, view, one, catalogue) for one in placed]
        if view.at != NOWHERE
        else [],
        "charges": _charges(show, viewer, view, [one for one in placed if open_to(one)]),
    }


def _ground(view: FighterView) -> list[int]:
    return [int(one) for one in view.fields] or [int(view.at)]


def _threat(show: Show, view: FighterView, fighter: Fighter) -> list[list[int]]:
    """The fields that a fighter can strike at from where he stands."""
    table = show.table
    fight = table.session.fight
    grid: Grid = fight.grid
    reach = table.book.reach(fight, fighter)
    own = _ground(view)
    found: set[int] = set()
    for start in own:
        x, y = int(x_of(start)), int(y_of(start))
        for dx in range(-reach, reach + 1):
            for dy in range(-reach, reach + 1):
                field = int(field_at(x + dx, y + dy))
                near = grid.distance(start, field) <= reach and grid.open(field)
                if near and table.book.clear(fight, start, field):
                    found.add(field)
    return [spot(one) for one in sorted(found - set(own))]


def _charges(
    show: Show, viewer: Viewer, view: FighterView, others: list[FighterView]
) -> list[Data]:
    """Foes who may charge at somebody, as far as the viewer knows who stands where."""
    table = show.table
    eyes = table.eyes(viewer)
    fight = table.session.fight
    fighter = fight.by_slug(view.slug)
    foes = [one for one in others if fighter is not None and fight.enemies(one.side, view.side)]
    if view.at == NOWHERE or view.out or not foes:
        return []
    # A twin: what is tried on it happens nowhere, and whoever is hidden is in nobody's way.
    twin = (
        fight.copy() if eyes.referee else known_to(fight, eyes.sides[0] if eyes.sides else PUBLIC)
    )
    found: list[Data] = []
    for one in foes:
        foe, target = twin.by_slug(one.slug), twin.by_slug(view.slug)
        end = NOWHERE if foe is None or target is None else table.book.charge(twin, foe, target)
        if end != NOWHERE:
            far = min(int(twin.grid.distance(start, end)) for start in _ground(one))
            found.append({"fighter": one.slug, "at": spot(end), "far": far})
    return sorted(found, key=lambda one: (one["far"], one["fighter"]))


def _bands(show: Show, fighter: Fighter, catalogue: Catalogue) -> list[Data]:
    table = show.table
    return [
        {"text": catalogue.say(f"table-range-{name}"), "far": far}
        for name, far in table.book.ranges(table.session.fight, fighter)
    ]


def _line(show: Show, one: FighterView, other: FighterView, catalogue: Catalogue) -> Data:
    """The line from one to another: how far, whether clear, and the cover at its end."""
    table = show.table
    fight = table.session.fight
    grid: Grid = fight.grid
    ends = [(a, b) for a in _ground(one) for b in _ground(other)]
    start, end = min(ends, key=lambda pair: (int(grid.distance(*pair)), pair))
    clear = table.book.clear(fight, start, end)
    level = int(grid.cover(start, end)) if clear else 0
    levels = table.book.map_rules.cover
    return {
        "fighter": other.slug,
        "far": int(grid.distance(start, end)),
        "clear": clear,
        "cover": cover_text(catalogue, levels, [level]) if level else "",
    }
