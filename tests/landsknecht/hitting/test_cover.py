"""Cover (4.11): four tiers against missiles, judged from where the shooter stands."""

from typing import Any

import pytest

from tests.landsknecht.scenes import bands, man, numbers, percent, scene

TIERS = {"quarter": 2, "half": 4, "three-quarter": 7, "full": 10}
RULES = {
    "quarter": "LSK-COV-02",
    "half": "LSK-COV-03",
    "three-quarter": "LSK-COV-04",
    "full": "LSK-COV-05",
}


def shot_at(ground: dict[str, Any] | None, **more: Any) -> dict[str, int]:
    """The parts of Anselm's number against Ilse, 40 feet to the east."""
    begun = scene([man("anselm", 0, 5)], [man("ilse", 8, 5, "acted")], ground=ground, **more)
    return begun.play("anselm: shoot ilse path= then=", dice="d20=20", steps=0).parts("attack")


def covered(level: str, *directions: str) -> dict[str, Any]:
    cover: dict[str, Any] = {"at": [8, 5], "level": level}
    if directions:
        cover["from"] = list(directions)
    return {"cover": [cover]}


@pytest.mark.rule("LSK-COV-02", "LSK-COV-03", "LSK-COV-04", "LSK-COV-05", "LSK-RUL-01")
@pytest.mark.parametrize("level", TIERS)
def test_each_tier_lowers_the_number(level: str) -> None:
    begun = scene([man("anselm", 0, 5)], [man("ilse", 8, 5, "acted")], ground=covered(level))
    played = begun.play("anselm: shoot ilse path= then=", dice="d20=20", steps=0)
    part = next(part for part in played.tally("attack").parts or [] if part.name == "cover")
    assert (part.value, part.rule) == (-TIERS[level], RULES[level])


@pytest.mark.rule("LSK-COV-01")
def test_cover_leaves_the_armour_rating_alone() -> None:
    begun = scene(
        [man("anselm", 0, 5)], [man("ilse", 8, 5, "acted", wounds=99)], ground=covered("half")
    )
    assert numbers(begun.play("anselm: shoot ilse path= then=", dice="d20=20", steps=0)) == (14, 13)
    assert bands(begun, "anselm: shoot ilse path= then=") == percent(65, 5, 30)


@pytest.mark.rule("LSK-COV-01")
def test_cover_does_nothing_against_blows() -> None:
    begun = scene([man("kurt", 7, 5)], [man("ilse", 8, 5, "acted")], ground=covered("full"))
    played = begun.play("kurt: attack ilse weapon=messer path= then=", dice="d20=20", steps=0)
    assert "cover" not in played.parts("attack")


@pytest.mark.rule("LSK-COV-01")
def test_cover_is_judged_from_the_shooters_position() -> None:
    assert shot_at(covered("half", "w"))["cover"] == -4
    assert "cover" not in shot_at(covered("half", "e", "n", "s"))


@pytest.mark.rule("LSK-COV-01", "LSK-ATK-10")
def test_only_the_best_tier_counts() -> None:
    ground = covered("quarter")
    ground["obstacles"] = [{"at": [7, 5], "level": "three-quarter"}]
    assert shot_at(ground)["cover"] == -7


@pytest.mark.rule("LSK-COV-01")
def test_people_and_mounts_give_no_cover() -> None:
    begun = scene(
        [man("anselm", 0, 5), man("bertha", 4, 5, "acted")],
        [man("ilse", 8, 5, "acted"), man("ulrich", 6, 5, "acted")],
    )
    played = begun.play("anselm: shoot ilse path= then=", dice="d20=20", steps=0)
    assert "cover" not in played.parts("attack")


@pytest.mark.rule("LSK-COV-01")
def test_shooting_from_behind_cover_costs_nothing_and_leaves_it() -> None:
    begun = scene([man("anselm", 8, 5)], [man("poacher", 0, 5)], ground=covered("full"))
    shot = begun.play("anselm: shoot poacher path= then=", "poacher: none", dice="d20=20")
    assert shot.tally("attack").total == 13 + 4
    back = shot.play("poacher: shoot anselm path= then=", dice="d20=20", steps=0)
    assert back.parts("attack")["cover"] == -10


@pytest.mark.rule("LSK-COV-05")
def test_full_cover_can_be_hit_but_a_wall_without_opening_cannot() -> None:
    begun = scene([man("anselm", 0, 5)], [man("ilse", 8, 5)], ground=covered("full"))
    assert "shoot" in begun.offers()
    rampart = {"bounds": [0, 0, 20, 10], "walls": [[5, 0, 5, 10]]}
    walled = scene([man("anselm", 0, 5)], [man("ilse", 8, 5)], ground=rampart)
    assert "shoot" not in walled.offers()


@pytest.mark.rule("LSK-COV-01", "LSK-MOV-08")
def test_a_walk_must_end_where_the_line_is_free() -> None:
    wall = {"walls": [[5, 4, 5, 6]]}
    begun = scene([man("anselm", 0, 5)], [man("ilse", 8, 5, "acted")], ground=wall)
    told = "anselm: shoot target=ilse weapon=heavy-crossbow path="
    begun.refuses(told + "1,5", reason="target-out-of-range")
    free = "0,6;0,7;1,8;2,9;3,9"
    begun.play(f"{told}{free} then=", dice="d20=20", steps=0)


@pytest.mark.rule("LSK-COV-01", "LSK-MOV-08")
def test_a_gargantuan_body_is_shot_at_its_nearest_square() -> None:
    """Its far corner hides behind a wall; the near one does not."""
    dragon = man("ogre", 8, 4, "acted", size="gargantuan", squares=[2, 3])
    dragon["at"] = [8, 2]
    ground = {"walls": [[4, 0, 4, 3]]}
    begun = scene([man("anselm", 0, 4)], [dragon], ground=ground)
    played = begun.play("anselm: shoot ogre path= then=", dice="d20=20", steps=0)
    assert "cover" not in played.parts("attack")


@pytest.mark.rule("LSK-RUL-71")
@pytest.mark.parametrize("reverse", [False, True])
def test_of_overlapping_covers_the_best_counts_in_any_order(reverse: bool) -> None:
    covers: list[dict[str, Any]] = [
        {"at": [8, 5], "level": "three-quarter", "from": ["w"]},
        {"at": [8, 5], "level": "quarter"},
    ]
    parts = shot_at({"cover": covers[::-1] if reverse else covers})
    assert parts["cover"] == -7
