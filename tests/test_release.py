"""What a release must bring along; `make release-check` builds one and fights with it."""

import pytest

from tests.release import NEEDED, ROOT, complaints_of_source, complaints_of_wheel

SOURCE = [
    *(f"fechtbuch-1/src/{name}" for name in NEEDED),
    *(f"fechtbuch-1/{name}" for name in ("pyproject.toml", "hatch_build.py", "LICENSE")),
    *(f"fechtbuch-1/{name}" for name in ("NOTICE.md", "README.md", "Makefile", "CHANGELOG.md")),
    *(f"fechtbuch-1/{name}" for name in ("Containerfile", "compose.yaml", "docs/upgrading.md")),
]
WHEEL = [*NEEDED, "fechtbuch-1.dist-info/METADATA"]


def test_what_must_be_there_is_in_the_sources() -> None:
    assert [name for name in NEEDED if not (ROOT / "src" / name).is_file()] == []


@pytest.mark.parametrize("stray", ["src/fechtbuch/a.so", "tables.sqlite", ".env", "src/a.pyc"])
def test_nothing_of_ours_slips_into_the_source_archive(stray: str) -> None:
    assert complaints_of_source(SOURCE) == []
    assert complaints_of_source([*SOURCE, f"fechtbuch-1/{stray}"]) == [
        f"{stray} does not belong there"
    ]
    assert complaints_of_source(SOURCE[1:]) == [f"src/{NEEDED[0]} is missing"]


def test_a_wheel_has_the_package_and_nothing_beside_it() -> None:
    assert complaints_of_wheel(WHEEL, compiled=False) == []
    library = "fechtbuch/engine__mypyc.cpython-311.so"
    assert complaints_of_wheel([*WHEEL, library], compiled=True) == []
    assert complaints_of_wheel(WHEEL, compiled=True) == ["compiled libraries are missing"]
    assert complaints_of_wheel([*WHEEL, "tests/a.py"], compiled=False) == [
        "tests does not belong there"
    ]
    assert complaints_of_wheel(WHEEL[1:], compiled=False) == [f"{NEEDED[0]} is missing"]
