"""What others wrote is what they published, with its licence."""

import hashlib
import json
from pathlib import Path

import pytest

from fechtbuch.web import STATIC

VENDOR = STATIC / "vendor"
MANIFEST = json.loads((VENDOR / "manifest.json").read_text(encoding="utf-8"))
OURS = {"manifest.json", "vega/vega-util.js"}
LICENCES = {"Apache-2.0", "BSD-3-Clause", "MIT", "OFL-1.1"}


@pytest.mark.parametrize("package", MANIFEST, ids=lambda package: package["package"])
def test_every_file_is_the_pinned_one(package: dict[str, object]) -> None:
    files = package["files"]
    assert isinstance(files, dict)
    assert files
    for name, digest in files.items():
        assert hashlib.sha256((VENDOR / name).read_bytes()).hexdigest() == digest, name


@pytest.mark.parametrize("package", MANIFEST, ids=lambda package: package["package"])
def test_every_package_brings_its_licence(package: dict[str, object]) -> None:
    assert package["licence"] in LICENCES
    text = (VENDOR / str(package["licence_file"])).read_text(encoding="utf-8")
    assert "Copyright" in text or "Apache License" in text
    assert str(package["tarball"]).startswith("sha512-")


def test_nothing_lies_there_that_the_manifest_does_not_name() -> None:
    known = set(OURS)
    for package in MANIFEST:
        known |= {*package["files"], package["licence_file"]}
    found = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.is_file()}
    assert found == known


def test_every_package_is_credited() -> None:
    notice = Path(__file__).parents[2] / "NOTICE.md"
    text = notice.read_text(encoding="utf-8")
    assert [one["package"] for one in MANIFEST if f"`{one['package']}`" not in text] == []
