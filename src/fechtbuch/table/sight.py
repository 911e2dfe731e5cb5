"""The fighters whom somebody sees, with what he may know of them."""

from dataclasses import replace

from fechtbuch.books.base import FighterView
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.session import Session
from fechtbuch.table.access import Eyes, Viewer
from fechtbuch.table.asking import spot
from fechtbuch.table.emblems import emblem
from fechtbuch.table.live import LiveTable
from fechtbuch.table.settings import ENGINE
from fechtbuch.table.state import Data
from fechtbuch.table.words import label_of
from fechtbuch.text import Storyteller


def views_for(table: LiveTable, session: Session, eyes: Eyes) -> list[FighterView]:
    """The fighters that somebody sees, with what may be known of them."""
    book, fight = table.book, session.fight
    everything = {view.slug: view for view in book.view(fight, -1)}
    if eyes.referee:
        return list(everything.values())
    asked = eyes.sides or tuple(int(side.index) for side in fight.sides)
    seen = [{view.slug: view for view in book.view(fight, side)} for side in asked]
    found: list[FighterView] = []
    for slug, full in everything.items():
        known = [views[slug] for views in seen if slug in views]
        if not known or (not eyes.sides and len(known) < len(seen)):
            continue
        view = _most(known) if eyes.sides else _least(known)
        if eyes.reveal:
            view = replace(view, health=full.health, full_health=full.full_health, sheet=full.sheet)
        found.append(view)
    return found


def _most(known: list[FighterView]) -> FighterView:
    """What is known by putting together what several sides know."""
    best = known[0]
    for view in known[1:]:
        if best.health is None and view.health is not None:
            best = replace(view, at=best.at if best.at != NOWHERE else view.at)
        elif best.at == NOWHERE:
            best = replace(best, at=view.at, fields=view.fields)
    return best


def _least(known: list[FighterView]) -> FighterView:
    """What every side knows."""
    least = known[0]
    for view in known[1:]:
        sheet = {key: value for key, value in least.sheet.items() if view.sheet.get(key) == value}
        least = replace(
            least,
            at=least.at if view.at == least.at else NOWHERE,
            fields=least.fields if view.at == least.at else (),
            health=least.health if view.health == least.health else None,
            full_health=least.full_health if view.full_health == least.full_health else None,
            states=tuple(state for state in least.states if state in view.states),
            hands=least.hands if view.hands == least.hands else (),
            sheet=sheet,
        )
    return least


def fighter_data(
    table: LiveTable,
    session: Session,
    view: FighterView,
    eyes: Eyes,
    mine: set[str],
    teller: Storyteller,
) -> Data:
    """A fighter, with what this viewer may know of him."""
    names = teller.names
    fight = session.fight
    fighter = fight.by_slug(view.slug)
    hidden: list[str] = []
    if fighter is not None and fighter.hidden_from:
        if eyes.referee or any(not fight.enemies(side, fighter.side) for side in eyes.sides):
            hidden = [s.slug for s in fight.sides if (fighter.hidden_from >> s.index) & 1]
    owner = table.owner(view.slug)
    at = None if view.at == NOWHERE else spot(view.at)
    fields = [spot(field) for field in view.fields] if view.fields else ([at] if at else [])
    return {
        "slug": view.slug,
        "name": names.by_slug(view.slug),
        "side": fight.sides[view.side].slug,
        "at": at,
        "fields": fields,
        "facing": None if view.facing is None else int(view.facing),
        "health": None if view.health is None else int(view.health),
        "full": None if view.full_health is None else int(view.full_health),
        "states": [{"key": key, "text": names.state(key)} for key in view.states],
        "hands": [names.item(thing) for thing in view.hands],
        "emblem": emblem(view.hands),
        "face": _face(table, view.slug),
        "out": bool(view.out),
        "hidden": hidden,
        "mine": view.slug in mine,
        "seat": owner if owner in table.seats else None,
        "engine": owner == ENGINE,
        "sheet": [
            {
                "key": key,
                "label": label_of(names.catalogue, key),
                "value": names.word(value) if isinstance(value, str) else int(value),
            }
            for key, value in view.sheet.items()
        ],
    }


def _face(table: LiveTable, slug: str) -> Data | None:
    face = table.faces.get(slug)
    return None if face is None else {"portrait": face.portrait, "arms": face.arms}


def portrait_for(table: LiveTable, viewer: Viewer, slug: str) -> str | None:
    """The hash of a fighter's portrait, for whoever sees him now."""
    face = table.faces.get(slug)
    views = views_for(table, table.session, table.eyes(viewer)) if face is not None else []
    seen = any(view.slug == slug for view in views)
    return face.portrait if face is not None and seen else None
