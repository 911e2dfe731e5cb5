"""A stranger's project as if it were installed: on the path, with the metadata that pip writes."""

import os
import subprocess
import sys
from pathlib import Path


def install(project: Path, package: str, site: Path) -> None:
    """Write the metadata of a project whose package is to be found as a book."""
    about = site / f"{package}-0.1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text(f"[fechtbuch.books]\n{package} = {package}.book:BOOK\n")


def run(project: Path, path: list[Path], *command: str, code: int = 0, **more: str) -> str:
    """What a Python program says that runs in the project, with these folders on its path."""
    known = os.environ.get("PYTHONPATH", "")
    places = [str(each) for each in path] + ([str(Path(known).resolve())] if known else [])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "LC_ALL": "C.UTF-8", **more}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


PYTEST = ("-m", "pytest", "-q", "-p", "fechtbuch.pytest_plugin", "-p", "no:cacheprovider")
CONFORMANCE = (*PYTEST, "--pyargs", "fechtbuch.testing.conformance", "--book")
