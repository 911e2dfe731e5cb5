"""A state file: what a long run has done, so that it can go on another time."""

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fechtbuch import __version__
from fechtbuch.books.base import books
from fechtbuch.simulate.drive import Course

FORMAT = 3
"""Since 2 the dice of a simulated fight belong to the names of its fighters; since 3 it is also
counted who is still in the fight at its end."""


class State:
    """The file of one run."""

    def __init__(self, path: Path, courses: Sequence[Course]) -> None:
        self.path = path
        self.courses = courses
        self.fingerprint = fingerprint(courses)

    def load(self) -> None:
        """Take over what the file has; `ValueError` if it belongs to another run."""
        folder = self.path.resolve().parent
        if not folder.is_dir():
            raise ValueError(f"{self.path}: the directory {folder} does not exist; make it first")
        if not self.path.exists():
            return
        try:
            data: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
            form = data["format"]
            same = data["fingerprint"] == self.fingerprint
            entries = [(each["goal"], each["done"], each["counts"]) for each in data["courses"]]
        except (ValueError, KeyError, TypeError, OSError):
            raise ValueError(
                f"{self.path}: is no state of a simulation; name another file"
            ) from None
        if form != FORMAT:
            raise ValueError(
                f"{self.path}: is the state of another simulation, by a version that rolls or "
                f"counts otherwise (format {form}, here {FORMAT}); delete it, or name another file"
            )
        if not same or len(entries) != len(self.courses):
            raise ValueError(
                f"{self.path}: is the state of another simulation (scenario, seed, sweep and "
                "version must be the same); delete it, or name another file"
            )
        for course, entry in zip(self.courses, entries, strict=True):
            course.restore(*entry)

    def save(self) -> None:
        """Write the file, so that whatever happens the old or the new one is there."""
        data = {
            "format": FORMAT,
            "fingerprint": self.fingerprint,
            "courses": [course.to_data() for course in self.courses],
        }
        part = self.path.with_name(self.path.name + ".part")
        part.write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")
        os.replace(part, self.path)  # noqa: PTH105 - the one call that is atomic


def fingerprint(courses: Sequence[Course]) -> str:
    """Tells runs apart: equal where the same fights come to the same."""
    sha = hashlib.sha256()
    versions = {key: book.version for key, book in books().items()}
    sha.update(json.dumps([__version__, versions], sort_keys=True).encode())
    for course in courses:
        sha.update(json.dumps(course.job).encode())
    return sha.hexdigest()
