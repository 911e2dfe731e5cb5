"""How long and how much of a chest is kept, what a backup has, what becomes of pictures."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from PIL import Image

from fechtbuch.table.portraits import portrait_of
from fechtbuch.table.store import chests
from fechtbuch.table.store.backup import backup
from fechtbuch.table.store.schema import chests as chest_rows
from tests.table.files import png
from tests.table.kit import House
from tests.table.test_mine import FIGHTER, Person
from tests.table.test_newcomers import scene_with


def filled(house: House) -> tuple[Person, str]:
    """Somebody with a fighter, a portrait of it, and a scene that shows it; and the portrait."""
    person = Person(house)
    one = person.call("POST", "/fighters", json=FIGHTER).json()["id"]
    face = person.call("PUT", f"/fighters/{one}/portrait", content=png()).json()["portrait"]
    assert person.call("POST", "/scenes", json=scene_with(face)).status_code == 201
    return person, str(face)


def test_what_nobody_has_opened_for_so_long_is_forgotten_with_its_pictures(house: House) -> None:
    person, face = filled(house)
    visitor = Person(house)
    visitor.call("POST", "/fighters", json=FIGHTER)
    services = house.services
    services.retention.days = 30
    found = services.chests.untouched_since("2999-01-01")
    assert len(found) == 2
    # The first has not been opened since long ago; of the other somebody has looked at the list.
    with services.store.engine.begin() as connection:
        connection.execute(sa.update(chest_rows).values(touched="2001-01-01T00:00:00+00:00"))
    assert visitor.call("GET").status_code == 200
    portal = house.client.portal
    assert portal is not None
    portal.call(services.retention.sweep)
    assert person.call("GET").status_code == 403
    assert visitor.call("GET").status_code == 200
    assert services.chests.portrait(face) is None


def test_a_chest_has_room_for_so_many_bytes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chests, "MOST_BYTES", 900)
    person = Person(house)
    kept = person.call("POST", "/fighters", json={**FIGHTER, "notes": "x" * 500}).json()
    full = person.call("POST", "/fighters", json={**FIGHTER, "notes": "ż" * 500})
    assert (full.status_code, full.json()["code"]) == (409, "chest-full")
    # What is there may still become shorter, and then there is room again.
    path = f"/fighters/{kept['id']}"
    assert person.call("PUT", path, json={**FIGHTER, "notes": "x" * 900}).status_code == 409
    assert person.call("PUT", path, json=FIGHTER).status_code == 200
    assert person.call("POST", "/fighters", json=FIGHTER).status_code == 201
    # Somebody else's chest is not full because of it.
    assert Person(house).call("POST", "/fighters", json=FIGHTER).status_code == 201


def test_a_backup_has_fighters_scenes_and_all_pictures(
    house: House, tmp_path: Path, houses: Callable[[str], House]
) -> None:
    person, face = filled(house)
    backup(house.database, tmp_path / "copy.sqlite")
    copy = houses(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    there = copy.client.get("/api/mine", headers=person.headers).json()
    assert [one["portrait"] for one in there["fighters"]] == [face]
    scene = there["scenes"][0]["id"]
    whole = copy.client.get(f"/api/mine/scenes/{scene}", headers=person.headers).json()
    assert whole["looks"]["berta"]["portrait"] == face
    assert copy.services.chests.portrait(face) == house.services.chests.portrait(face)


def painted(kind: str, pictures: list[Image.Image], **more: Any) -> bytes:
    out = io.BytesIO()
    first, *others = pictures
    moving = {"save_all": True, "append_images": others} if others else {}
    first.save(out, kind, **moving, **more)
    return out.getvalue()


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_of_a_moving_picture_the_first_frame_is_kept(kind: str) -> None:
    frames = [Image.new("RGB", (40, 40), colour) for colour in ("red", "blue", "lime")]
    kept = Image.open(io.BytesIO(portrait_of(painted(kind, frames, duration=100))))
    assert getattr(kept, "n_frames", 1) == 1
    red, green, blue = kept.convert("RGB").resize((1, 1)).getpixel((0, 0))  # type: ignore[misc]
    assert red > 200
    assert max(green, blue) < 60


def test_a_photograph_stands_upright_and_tells_nothing_of_where_it_was_taken() -> None:
    picture = Image.new("RGB", (80, 40), "red")
    picture.paste("blue", (0, 0, 40, 40))
    told = Image.Exif()
    told[0x0112] = 6  # turned by a quarter
    told[0x010E] = "secret place"
    told.get_ifd(0x8825)[1] = "N"
    content = painted("JPEG", [picture], exif=told, quality=95)
    assert b"secret place" in content
    kept = portrait_of(content)
    assert b"secret" not in kept
    assert b"EXIF" not in kept
    shown = Image.open(io.BytesIO(kept)).convert("RGB")
    assert shown.width == shown.height
    top, bottom = shown.getpixel((256, 60)), shown.getpixel((256, 450))
    assert top[2] > 200  # type: ignore[index]
    assert bottom[0] > 200  # type: ignore[index]
