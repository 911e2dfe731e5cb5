"""What the owner of a key does with fighters and scenes: bringing in, checking, taking out."""

import io
import json
import re
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import PurePosixPath
from typing import Any

from fechtbuch.books.base import books
from fechtbuch.books.complaints import Phrase
from fechtbuch.books.fighters import merged, slugify, unique
from fechtbuch.books.imports import Imported
from fechtbuch.scenario import Problem, Scenario, ScenarioError
from fechtbuch.scenario.checking import fighter_problems
from fechtbuch.scenario.files import parse, toml_text
from fechtbuch.scenario.importing import import_file, tallied
from fechtbuch.table.access import Viewer
from fechtbuch.table.emblems import ARMS_PATTERN
from fechtbuch.table.library import book_of
from fechtbuch.table.live import LiveTable
from fechtbuch.table.opening import looks_of
from fechtbuch.table.orders import Look
from fechtbuch.table.party import left_by
from fechtbuch.table.portraits import NoPortrait, Painter
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.store.chests import (
    FIGHTER,
    MOST_BYTES,
    MOST_THINGS,
    SCENE,
    Belonging,
    Chests,
    Full,
)
from fechtbuch.table.store.faces import Face
from fechtbuch.table.words import spoken
from fechtbuch.text.phrases import told
from fechtbuch.text.titles import title_of

MOST_IN_ZIP = 500
LARGEST_UNPACKED = 30_000_000
LARGEST_ONE = 5_000_000

PICTURE = ".webp"
ARMS = ".arms"
"""What a zip has beside the file of a fighter, by the same name; of a scene, `NAME.SLUG`."""

Looks = Mapping[str, Look]


def card(one: Belonging) -> Data:
    """A fighter or scene as a list shows it, but for the title of its book: see `titled`."""
    return {
        "id": one.id,
        "kind": one.kind,
        "book": one.book,
        "name": one.name,
        "portrait": one.face.portrait,
        "arms": one.face.arms,
        "changed": one.changed,
    }


def titled(shown: Data, language: str) -> Data:
    """A card with the title of its book, in the reader's language."""
    key = shown["book"]
    title = title_of(books()[key], spoken(language)) if key in books() else key
    return {**shown, "book_title": title}


def contents(chests: Chests, chest: str, keep_days: int, language: str) -> Data:
    """Everything in a chest, and how much room is left."""
    chests.touch(chest)
    things = chests.all(chest)
    size = sum(len(json.dumps(one.data, ensure_ascii=False)) for one in things)
    return {
        "fighters": [titled(card(one), language) for one in things if one.kind == FIGHTER],
        "scenes": [titled(card(one), language) for one in things if one.kind == SCENE],
        "most": MOST_THINGS,
        "bytes": size,
        "most_bytes": MOST_BYTES,
        "keep_days": keep_days,
    }


def found(chests: Chests, chest: str, thing: str, kind: str) -> Belonging:
    """A thing of a chest; `Refused` if it is not there."""
    one = chests.one(chest, thing)
    if one is None or one.kind != kind:
        raise Refused("belonging-unknown", 404)
    return one


def keep(
    chests: Chests, chest: str, kind: str, data: Data, thing: str = "", looks: Looks | None = None
) -> Data:
    """Keep a checked fighter or scene; `ScenarioError` with everything that is wrong.

    `looks`: what the fighters of a scene look like; those of a scene that is changed stay without.
    """
    if thing:
        found(chests, chest, thing, kind)
    faces: dict[str, Face] | None = None
    if kind == FIGHTER:
        problems = fighter_problems(data, "")
        if problems:
            raise ScenarioError(problems)
        name = str(data["name"])
    else:
        fight = Scenario.from_data(data).build()
        name = str(data["title"])
        if looks is not None:
            faces = looks_of(chests.store, fight, looks)
    book = book_of(str(data["book"])).key
    try:
        key = chests.put(chest, kind, str(book), name, data, thing, faces)
    except Full:
        raise Refused("chest-full", 409, None, most=str(MOST_THINGS)) from None
    return card(found(chests, chest, key, kind))


def whole(chests: Chests, chest: str, thing: str, kind: str) -> Data:
    """A fighter or scene with everything that it says and shows."""
    one = found(chests, chest, thing, kind)
    looks = chests.looks(chest, thing) if kind == SCENE else {}
    shown = {slug: {"portrait": face.portrait, "arms": face.arms} for slug, face in looks.items()}
    return {**card(one), "data": one.data, "toml": written(one), "looks": shown}


def bring_in(
    chests: Chests, chest: str, content: bytes, name: str, book: str | None, language: str
) -> list[Data]:
    """Keep everything that a file has; `ScenarioError` if any of it cannot be used."""
    fighters: list[tuple[Imported, str]] = []
    scenes: list[tuple[Data, str]] = []
    looks: dict[str, bytes] = {}
    painter = Painter()
    for inner, part in _files(content, name):
        if name.lower().endswith(".zip") and inner.endswith((PICTURE, ARMS)):
            looks[inner] = part
            continue
        scene = _scene(part, inner)
        stem = inner.rpartition(".")[0]
        if scene is not None:
            scenes.append((scene, stem))
        else:
            fighters.extend((one, stem) for one in import_file(part, inner, book))
    if not fighters and not scenes:
        raise ScenarioError([Problem(name, "", Phrase("problem-zip-empty"))])
    result: list[Data] = []
    for fighter, stem in fighters:
        kept = keep(chests, chest, FIGHTER, fighter.sheet)
        if _look_the_same(chests, chest, kept["id"], stem, looks, painter):
            kept = card(found(chests, chest, kept["id"], FIGHTER))
        package = books()[fighter.sheet["book"]].package
        remarks = [*fighter.remarks, *_differing(fighter)]
        kept["remarks"] = [told(one, spoken(language), package) for one in remarks]
        kept["agreement"] = {kind: list(pair) for kind, pair in tallied(fighter.figures).items()}
        result.append(kept)
    for scene, stem in scenes:
        kept = keep(chests, chest, SCENE, scene)
        chests.portray(chest, kept["id"], *_faces_beside(scene, stem, looks, painter))
        result.append({**kept, "remarks": [], "agreement": {}})
    return result


def _differing(fighter: Imported) -> list[Phrase]:
    """Each number of a file that is another one here."""
    return [
        Phrase("import-differs", what=f"{one.kind} {one.of}", theirs=one.theirs, ours=one.ours)
        for one in fighter.figures
        if not one.agrees
    ]


def _faces_beside(
    scene: Data, stem: str, looks: dict[str, bytes], painter: Painter
) -> tuple[dict[str, bytes], dict[str, str]]:
    """The portraits and the arms that lie beside the file of a scene, by slug."""
    pictures: dict[str, bytes] = {}
    arms: dict[str, str] = {}
    for slug in [one["slug"] for side in scene["sides"] for one in side["fighters"]]:
        picture = looks.get(f"{stem}.{slug}{PICTURE}")
        said = looks.get(f"{stem}.{slug}{ARMS}", b"").decode("ascii", "replace")
        if picture is not None:
            with suppress(NoPortrait):
                pictures[slug] = painter.portrait_of(picture)
        elif re.fullmatch(ARMS_PATTERN, said):
            arms[slug] = said
    return pictures, arms


def _look_the_same(
    chests: Chests, chest: str, thing: str, stem: str, looks: dict[str, bytes], painter: Painter
) -> bool:
    """Give a fighter of a zip what lies beside his file; a picture that is none is left out."""
    picture = looks.get(f"{stem}{PICTURE}")
    arms = looks.get(f"{stem}{ARMS}", b"").decode("ascii", "replace")
    if picture is not None:
        try:
            chests.paint(chest, thing, painter.portrait_of(picture))
        except NoPortrait:
            return False
    elif re.fullmatch(ARMS_PATTERN, arms):
        chests.paint(chest, thing, None, arms)
    return True


def after_fight(live: LiveTable, viewer: Viewer, name: str) -> Data:
    """What a fight has left of a fighter of this name, for whoever played him there."""
    fight = live.session.fight
    if not fight.over:
        raise Refused("fight-not-over", 409)
    seat = live.seats.get(viewer.seat or "")
    for fighter in fight.roster:
        played = viewer.referee or (seat is not None and fighter.slug in seat.fighters)
        if fighter.name == name and played:
            left = left_by(live)
            if fighter.slug not in left:
                raise Refused("fighter-lost", 409, None, name=name)
            return left[fighter.slug]
    raise Refused("fighter-not-there", 404, None, name=name)


def carry_over(chests: Chests, chest: str, thing: str, changes: Data) -> Data:
    """Keep a fighter as a fight has left him."""
    one = found(chests, chest, thing, FIGHTER)
    # What a fight has taken away altogether is not on the sheet any more.
    left = {name: value for name, value in merged(one.data, changes).items() if value is not None}
    return keep(chests, chest, FIGHTER, left, thing)


def _scene(content: bytes, name: str) -> Data | None:
    """A scenario file; None for whatever else it is."""
    suffix = PurePosixPath(name).suffix.lower()
    if suffix not in (".toml", ".json"):
        return None
    try:
        data = parse(content.decode("utf-8-sig"), name, suffix)
    except (UnicodeDecodeError, ScenarioError):
        return None
    if "sides" not in data:
        return None
    return Scenario.from_data(data, name).to_data()


def _files(content: bytes, name: str) -> list[tuple[str, bytes]]:
    """The file itself, or those in a zip; names in it are only names."""
    if not name.lower().endswith(".zip"):
        return [(name, content)]
    try:
        return _unpacked(content, name)
    except ScenarioError:
        raise
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError):
        raise ScenarioError([Problem(name, "", Phrase("problem-zip-broken"))]) from None


def _unpacked(content: bytes, name: str) -> list[tuple[str, bytes]]:
    result: list[tuple[str, bytes]] = []
    size = 0
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = [one for one in archive.infolist() if not one.is_dir()]
        if len(entries) > MOST_IN_ZIP:
            many = Phrase("problem-zip-many", most=MOST_IN_ZIP)
            raise ScenarioError([Problem(name, "", many)])
        for entry in entries:
            path = PurePosixPath(entry.filename.replace("\\", "/"))
            if path.is_absolute() or ".." in path.parts or ":" in entry.filename:
                wrong = Phrase("problem-zip-path")
                raise ScenarioError([Problem(name, "", wrong, entry.filename[:60])])
            with archive.open(entry) as file:
                # What the archive says of sizes is not believed.
                part = file.read(LARGEST_ONE + 1)
            size += len(part)
            if len(part) > LARGEST_ONE or size > LARGEST_UNPACKED:
                large = Phrase("problem-too-large")
                raise ScenarioError([Problem(name, "", large, path.name[:60])])
            result.append((path.name, part))
    return result


def taken_out(chests: Chests, chest: str) -> bytes:
    """One zip with a file for every fighter and scene."""
    out = io.BytesIO()
    names: list[str] = []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for one in chests.all(chest):
            path = unique(f"{one.kind}s/{slugify(one.name)[:60]}", names)
            names.append(path)
            archive.writestr(f"{path}.toml", toml_text(one.data))
            looks = chests.looks(chest, one.id) if one.kind == SCENE else {}
            faces = {path: one.face, **{f"{path}.{slug}": face for slug, face in looks.items()}}
            for beside, face in faces.items():
                picture = chests.portrait(face.portrait) if face.portrait else None
                if picture is not None:
                    archive.writestr(f"{beside}{PICTURE}", picture)
                if face.arms:
                    archive.writestr(f"{beside}{ARMS}", face.arms)
    return out.getvalue()


def written(one: Belonging) -> str:
    """A fighter or scene as a TOML file."""
    data: dict[str, Any] = {"book": one.book, **one.data}
    return toml_text(data)
