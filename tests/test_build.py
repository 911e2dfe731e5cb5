"""The build that is being tested is the build of these sources."""

from pathlib import Path

import fechtbuch
from fechtbuch import build_info

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(fechtbuch.__file__).resolve().parent


def test_the_installed_build_matches_the_sources() -> None:
    assert build_info.stale(ROOT / "src") == []


def test_sources_run_interpreted() -> None:
    if PACKAGE == ROOT / "src" / "fechtbuch":
        assert not build_info.compiled()


def test_exactly_the_named_modules_are_compiled() -> None:
    found = {path.parent / path.name.partition(".")[0] for path in PACKAGE.rglob("*.so")}
    groups = build_info.groups(PACKAGE) if build_info.compiled() else {}
    named = {path.with_suffix("") for modules in groups.values() for path in modules}
    shared = {PACKAGE.parent / f"{name.replace('.', '/')}__mypyc" for name in groups}
    assert found == named | shared


def test_nothing_is_compiled_beside_the_sources() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []
    assert list((ROOT / "src").rglob("*.pyd")) == []


def test_a_changed_source_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "fechtbuch"
    for name in ("engine/dice.py", "books/toy/fight.py", "books/toy/sheet.py"):
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    before = build_info.digests(package)
    (package / "books/toy/fight.py").write_text("x = 1\n")
    after = build_info.digests(package)
    changed = {name for name in after if before[name] != after[name]}
    assert set(before) == {"fechtbuch.engine", "fechtbuch.books.toy", build_info.REST}
    assert changed == {"fechtbuch.books.toy"}
