"""A release as others get it: built, installed where nothing of ours is, and fought with.

    python -m tests.release [--pure] [FOLDER]

builds the source archive, the wheel from that archive alone, installs the wheel into an empty
environment and fights there. `--pure` does not compile. What was built stays in the folder
(`build/release`).
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 4 * 3600
"""For one step: compiling takes minutes, on a machine with other work much longer."""
NEEDED = (
    *("fechtbuch/__init__.py", "fechtbuch/py.typed", "fechtbuch/engine/session.py"),
    *("fechtbuch/locale/pl/program.ftl", "fechtbuch/web/static/js/lobby.js"),
    *("fechtbuch/books/gurps/rules.toml", "fechtbuch/kit/template/pyproject.toml"),
    *("fechtbuch/table/store/migrations/env.py", "fechtbuch/scenario/schemas/gurps-scenario.json"),
)
"""Files of every kind that a wheel has to bring along."""

STRAY = (".so", ".pyc", ".sqlite", ".npz", "/.env", "/.git/")
"""What a source archive must not have."""


def complaints_of_source(names: list[str]) -> list[str]:
    """What is wrong with the files of a source archive."""
    inside = [name.partition("/")[2] for name in names]
    found = [f"{name} does not belong there" for name in inside if f"/{name}".endswith(STRAY)]
    wanted = ["pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE.md", "README.md"]
    wanted += ["Makefile", "Containerfile", "compose.yaml", "CHANGELOG.md", "docs/upgrading.md"]
    wanted += [f"src/{name}" for name in NEEDED]
    return found + [f"{name} is missing" for name in wanted if name not in inside]


def complaints_of_wheel(names: list[str], compiled: bool) -> list[str]:
    """What is wrong with the files of a wheel."""
    found = [f"{name} is missing" for name in NEEDED if name not in names]
    roots = {name.partition("/")[0] for name in names}
    strange = [
        root
        for root in roots
        if root != "fechtbuch" and not root.endswith(".dist-info") and "__mypyc" not in root
    ]
    found += [f"{root} does not belong there" for root in strange]
    if compiled != any("__mypyc" in name for name in names):
        found.append("compiled libraries " + ("are missing" if compiled else "are there"))
    return found


def build(folder: Path, pure: bool) -> tuple[Path, Path]:
    """The source archive and the wheel that was built from it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    _run(ROOT, sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder))
    [archive] = folder.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        _complain(archive, complaints_of_source(opened.getnames()))
        opened.extractall(folder / "source", filter="data")
    [source] = (folder / "source").iterdir()
    more = {"FECHTBUCH_PURE": "1"} if pure else {}
    wheels = ("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    _run(source, sys.executable, *wheels, **more)
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as unpacked:
        _complain(wheel, complaints_of_wheel(unpacked.namelist(), not pure))
    return archive, wheel


def fight(wheel: Path, folder: Path) -> None:
    """Install a wheel into an empty environment, and use it from a folder without sources."""
    place = folder / "environment"
    venv.create(place, with_pip=True, clear=True)
    python = place / "bin" / "python"
    _run(folder, str(python), "-m", "pip", "install", "--quiet", str(wheel))
    program = str(place / "bin" / "fechtbuch")
    for command in (
        ["--version"],
        ["play", "kurt-and-hans", "--auto", "--seed", "1", "--save", "duel.jsonl"],
        ["replay", "duel.jsonl", "--verify"],
        ["simulate", "marek-and-grom", "-n", "100"],
        ["rules", "gurps", "retreat"],
        ["scenarios"],
    ):
        print(f"$ fechtbuch {' '.join(command)}")
        print(_run(folder, program, *command)[-400:].strip())
    front = "import fechtbuch as fb; print(fb.simulate('duel-of-honour', 50, processes=1))"
    print(_run(folder, str(python), "-c", front).strip())


def _run(place: Path, *command: str, **more: str) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **more}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        cwd=place,
        env=environment,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def _complain(file: Path, complaints: list[str]) -> None:
    if complaints:
        raise SystemExit("\n".join(f"{file.name}: {one}" for one in complaints))


def main() -> None:
    """Build, install, fight."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "release")
    given = parser.parse_args()
    folder = given.folder.resolve()
    archive, wheel = build(folder, given.pure)
    fight(wheel, folder)
    print(f"{archive.name} and {wheel.name} are good")


if __name__ == "__main__":
    main()
