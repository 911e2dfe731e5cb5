"""What nobody has written yet: one line for each chapter and language, in `missing.txt`.

The file may only become shorter, and is empty in the end; `python -m tests.rulebook.missing` writes
it anew and refuses to add a line.
"""

import sys
from pathlib import Path

from fechtbuch.books.base import books
from fechtbuch.rulebook.checking import missing

LIST = Path(__file__).with_name("missing.txt")


def listed() -> list[str]:
    """Return what the file says is missing."""
    return LIST.read_text(encoding="utf-8").splitlines()


def found() -> list[str]:
    """Return what is missing, as the file would list it."""
    return [
        f"{key} {language} {chapter}"
        for key, book in sorted(books().items())
        for language, chapter in missing(book)
    ]


if __name__ == "__main__":
    more = sorted(set(found()) - set(listed()))
    if more:
        sys.exit("These chapters were there already: " + ", ".join(more))
    LIST.write_text("".join(f"{line}\n" for line in found()), encoding="utf-8")
    print(f"{len(found())} chapters are missing")
