"""The snow book in other versions: its text, changed here and there, written and imported anew."""

import importlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from fechtbuch.kit.write_state import write_state, written_path

SNOW = Path(__file__).parent / "snow"
PACKAGE = "tests.kit.snow"

Changes = dict[str, list[tuple[str, str]]]
"""By file what is replaced by what."""


class Variant:
    """A version of the book that lies in a folder of its own."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder

    def module(self, name: str) -> ModuleType:
        """One of its modules."""
        return importlib.import_module(f"{self.package}.{name}")

    def change(self, changes: Changes) -> None:
        """Replace text, each piece of which must be there."""
        for name, pairs in changes.items():
            path = self.folder / name
            text = path.read_text()
            for old, new in pairs:
                assert old in text, f"{name} has no {old!r}"
                text = text.replace(old, new)
            path.write_text(text)

    def write(self) -> None:
        """Write what follows from its state."""
        written_path(self.folder).write_text(write_state(self.package, self.folder))


@contextmanager
def variant(folder: Path, package: str, changes: Changes) -> Iterator[Variant]:
    """The book under another name, with changes of its text; it is forgotten again afterwards."""
    shutil.copytree(SNOW, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / package).rglob("*.py"):
        path.write_text(path.read_text().replace(PACKAGE, package))
    one = Variant(package, folder / package)
    one.change(changes)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        yield one
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.split(".")[0] == package]:
            del sys.modules[name]
