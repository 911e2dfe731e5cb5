"""Policies that were learned: files of weights in one folder of this machine, played like levels.

The folder is named by `FECHTBUCH_POLICIES`; nothing is read from anywhere else, and nobody can
upload one. A file holds arrays of numbers and two lists of words, is read without ever unpickling
anything, and is refused, with the reason, if a shape, a size or a number is not as it must be.
"""

import logging
import os
import re
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fechtbuch.engine.choices import Player
from fechtbuch.engine.learned import OPTION_NUMBERS, Learned, Net, context_size
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.offers import KINDS, MORE, WORDS, Offers
from fechtbuch.engine.streams import Stream

if TYPE_CHECKING:
    from fechtbuch.books.base import Book

FOLDER = "FECHTBUCH_POLICIES"
"""The variable that names the folder."""

SUFFIX = ".npz"

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""What a file may be called, as every policy."""

FORMAT = 1
"""The first number of every file; another form of it gets another."""

MOST_BYTES = 8_000_000
"""Larger files are refused, packed or unpacked."""

MOST_HIDDEN = 256
"""Units of the hidden layer."""

LARGEST = 1e6
"""No weight is larger."""

MATRICES = ("context", "kind", "option", "word", "what")
VECTORS = ("out", "direct", "taste")
WORDED = ("book", "states")

LEVEL = "strong"
"""Whose plans are weighed, and whose judgement is the column `behind`."""

FIGHTERS = 8
"""Of more fighters than this the nearest are looked at."""

OPTIONS = 16
"""Options that are listed at once."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Policy:
    """A checked file."""

    book: str
    net: Net
    habits: bool = False
    """Whether it chooses among plans and the book's own policy."""


def load_policy(path: Path, states: Mapping[str, tuple[str, ...]]) -> Policy:
    """Read and check a file; `states` are those of the books by key. `ValueError` says what is
    wrong with it."""
    if NAME.fullmatch(path.stem) is None or path.suffix != SUFFIX:
        raise ValueError(f"{path.name}: name it in small letters, such as my-duelist{SUFFIX}")
    arrays = _arrays(path)
    if "format" not in arrays or arrays["format"].size != 1:
        raise ValueError(f"{path.name}: no number of its format")
    number = arrays["format"].reshape(())
    if number.dtype.kind not in "iu" or int(number) != FORMAT:
        raise ValueError(f"{path.name}: format {number}; this program reads format {FORMAT}")
    for name in (*MATRICES, *VECTORS, *WORDED):
        if name not in arrays:
            raise ValueError(f"{path.name}: {name} is missing")
    book = "".join(arrays["book"].reshape(-1)[:1].tolist()) if _worded(arrays["book"]) else ""
    if book not in states:
        raise ValueError(f"{path.name}: book {book!r}; there are {', '.join(sorted(states))}")
    if not _worded(arrays["states"]) or tuple(arrays["states"].tolist()) != states[book]:
        raise ValueError(f"{path.name}: its states are not those that {book} knows today")
    habits = arrays.get("habits")
    if habits is not None and (habits.dtype.kind != "b" or habits.size != 1):
        raise ValueError(f"{path.name}: habits is {habits.dtype}; it must be one yes or no")
    net = _net(path.name, arrays, len(states[book]))
    return Policy(book, net, habits is not None and bool(habits.reshape(())))


def _worded(array: Any) -> bool:
    return bool(array.dtype.kind == "U")


def _arrays(path: Path) -> dict[str, Any]:
    """The arrays of a file, none larger than allowed."""
    import numpy as np

    try:
        size = path.stat().st_size
    except OSError as error:
        raise ValueError(f"{path.name}: {error.strerror or 'it cannot be read'}") from None
    if size > MOST_BYTES:
        raise ValueError(f"{path.name}: {size:,} bytes; at most {MOST_BYTES:,}")
    try:
        with zipfile.ZipFile(path) as packed:
            if sum(member.file_size for member in packed.infolist()) > MOST_BYTES:
                raise ValueError(f"{path.name}: more than {MOST_BYTES:,} bytes when unpacked")
            for member in packed.infolist():
                _check_room(packed, member, path.name)
        with np.load(path, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except ValueError as error:
        text = str(error)
        raise ValueError(text if text.startswith(path.name) else f"{path.name}: {text}") from None
    except (OSError, EOFError, zipfile.BadZipFile, KeyError, SyntaxError) as error:
        raise ValueError(f"{path.name}: no file of arrays ({error})") from None


def _check_room(packed: zipfile.ZipFile, member: zipfile.ZipInfo, name: str) -> None:
    """Refuse an array that claims to be larger than what there is of it: NumPy would make room
    for all of it before it reads the first number."""
    from numpy.lib import format as npy

    with packed.open(member) as file:
        read = npy.read_array_header_1_0
        if npy.read_magic(file) != (1, 0):
            read = npy.read_array_header_2_0
        shape, _, kind = read(file)
    if min(shape, default=0) < 0 or prod(shape) * kind.itemsize > member.file_size:
        if not kind.hasobject:
            raise ValueError(f"{name}: {member.filename} has no room for an array of shape {shape}")


def _net(name: str, arrays: Mapping[str, Any], states: int) -> Net:
    import numpy as np

    hidden = int(arrays["out"].size)
    if not 1 <= hidden <= MOST_HIDDEN:
        raise ValueError(f"{name}: {hidden} hidden units; 1 to {MOST_HIDDEN}")
    shapes = {
        "context": (context_size(states), hidden),
        "kind": (int(KINDS), hidden),
        "option": (OPTION_NUMBERS, hidden),
        "word": (int(WORDS), hidden),
        "what": (MORE + 1, hidden),
        "out": (hidden,),
        "direct": (OPTION_NUMBERS,),
        "taste": (int(WORDS),),
    }
    for key, shape in shapes.items():
        array = arrays[key]
        if array.dtype.kind != "f" or array.shape != shape:
            raise ValueError(
                f"{name}: {key} is {array.dtype} of shape {array.shape}; it must be numbers with a "
                f"fraction of shape {shape}"
            )
        if not np.isfinite(array).all() or np.abs(array).max() > LARGEST:
            raise ValueError(f"{name}: {key} has numbers beyond {LARGEST:g}")
    matrices = [arrays[key].astype(float).tolist() for key in MATRICES]
    return Net(*matrices, *[arrays[key].astype(float).tolist() for key in VECTORS])


def offers_for(
    book: "Book", fighters: int, options: int, spelling: bool, habits: bool = False
) -> Offers:
    """Options as numbers, of fights of a book."""
    states = list(book.states())
    usual = book.usual_number
    return Offers(states, book.full_health, fighters, options, usual, spelling, habits)


def mind_of(book: "Book", whim: Stream) -> tuple[Mind | None, Player]:
    """Who lists the plans of a book, and its habit."""
    level = book.levels.get(LEVEL)
    mind = None if level is None else level(whim)
    if isinstance(mind, Mind):
        return mind, mind.habit
    return None, book.policy(whim)


def player_of(book: "Book", policy: Policy) -> Callable[[Stream], Player]:
    """Who plays by a file."""
    return lambda whim: Learned(
        policy.net,
        offers_for(book, FIGHTERS, OPTIONS, False, policy.habits),
        *mind_of(book, whim),
    )


_seen: dict[tuple[str, int, int], Policy | None] = {}


def policy_files(book: "Book") -> dict[str, Callable[[Stream], Player]]:
    """The policies of the folder that are for a book, by the names of their files without `.npz`.

    A file that is not in order is left out and complained of once.
    """
    folder = os.environ.get(FOLDER, "")
    if not folder:
        return {}
    found: dict[str, Callable[[Stream], Player]] = {}
    for path in sorted(Path(folder).glob(f"*{SUFFIX}")):
        policy = _checked(path, book)
        if policy is not None and policy.book == book.key:
            found[path.stem] = player_of(book, policy)
    return found


def learned_for(name: str) -> str:
    """The key of the book that a policy of the folder was learned for; empty if there is none."""
    from fechtbuch.books.base import books

    folder = os.environ.get(FOLDER, "")
    if not folder or NAME.fullmatch(name) is None:
        return ""
    path = Path(folder) / f"{name}{SUFFIX}"
    policy = _checked(path, next(iter(books().values())))
    return "" if policy is None else policy.book


def _checked(path: Path, book: "Book") -> Policy | None:
    try:
        stat = path.stat()
    except OSError:
        return None
    key = (str(path), stat.st_mtime_ns, stat.st_size)
    if key not in _seen:
        try:
            _seen[key] = load_policy(path, _states_of_all(book))
        except ValueError as error:
            _log.warning("%s", error)
            _seen[key] = None
    return _seen[key]


def _states_of_all(book: "Book") -> dict[str, tuple[str, ...]]:
    from fechtbuch.books.base import books

    return {book.key: tuple(book.states())} | {
        one.key: tuple(one.states()) for one in books().values()
    }
