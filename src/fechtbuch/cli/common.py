"""What all commands share: consoles, languages, one JSON document, errors and exit codes."""

import json
import os
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import NoReturn, ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.text import Text

from fechtbuch.books.base import ADVISED, Book, books
from fechtbuch.books.learned import FOLDER, SUFFIX, load_policy
from fechtbuch.cli.complaints import BadInput, complaint_of
from fechtbuch.engine.record import RecordError
from fechtbuch.scenario import ScenarioError
from fechtbuch.text.catalogue import Catalogue, choose_language, languages

BAD_INPUT = 2
MISMATCH = 1

P = ParamSpec("P")
R = TypeVar("R")


def console() -> Console:
    """Where results go."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def errors() -> Console:
    """Where complaints and progress go."""
    return Console(stderr=True, highlight=False, soft_wrap=not sys.stderr.isatty())


def print_json(data: object) -> None:
    """Print exactly one JSON document."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def fail(message: str) -> NoReturn:
    """End with a message about bad input."""
    errors().print(Text(message))
    raise typer.Exit(BAD_INPUT)


def complains(command: Callable[P, R]) -> Callable[P, R]:
    """Turn what is wrong with files and arguments into a message and exit code 2."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        named = kwargs.get("language")
        language = named if isinstance(named, str) else None
        try:
            return command(*args, **kwargs)
        except (ScenarioError, RecordError, ValueError) as error:
            fail(complaint_of(error, language))
        except BrokenPipeError:
            # Whoever reads our output has seen enough, as in `fechtbuch log | head`.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None
        except OSError as error:
            fail(complaint_of(error, language))

    return run


def language_of(asked: str | None) -> str:
    """The language to speak; `BadInput` if one was asked for that there is not."""
    if asked is not None and choose_language(asked, languages()) != _short(asked):
        raise BadInput("language", value=asked, known=", ".join(languages()))
    return choose_language(asked)


def _short(language: str) -> str:
    return language.replace("-", "_").split(".")[0].split("_")[0].lower()


def catalogue_for(book: Book | None, language: str | None) -> Catalogue:
    """The words of the program and of a book."""
    return Catalogue(language_of(language), [book.package] if book is not None else [])


def the_book(name: str) -> Book:
    """The rulebook of this name; `BadInput` if there is none."""
    from fechtbuch.questions.contenders import book_of  # other commands need none of it

    return book_of(name)


def read_policies(entries: list[str]) -> dict[str, str]:
    """`SIDE=NAME` entries of the command line; a name may be the file of a learned policy."""
    policies: dict[str, str] = {}
    folders: set[Path] = set()
    for entry in entries:
        side, equals, name = entry.partition("=")
        if not equals or not side or not name:
            raise BadInput("policy", value=entry)
        if name.endswith(SUFFIX):
            path = Path(name)
            _check_policy(path)
            folders.add(path.resolve().parent)
            name = path.stem
        policies[side] = name
    if len(folders) > 1:
        raise BadInput("policy-folders")
    for folder in folders:
        # Whoever types a path here owns the machine; the processes that help look there, too.
        os.environ[FOLDER] = str(folder)
    return policies


def _check_policy(path: Path) -> None:
    try:
        found = load_policy(path, {book.key: tuple(book.states()) for book in books().values()})
        if path.stem in ("book", "random", ADVISED, *books()[found.book].levels):
            raise ValueError(f"{path.name}: a policy of the book is called so; rename the file")
    except ImportError:
        raise BadInput("policy-extra", value=path) from None
    except ValueError as error:
        raise BadInput("policy-file", reason=str(error)) from None


def writable(path: Path | None) -> Path | None:
    """A path that can be written to; `BadInput` before anything is lost."""
    if path is not None:
        folder = path.resolve().parent
        if path.is_dir():
            raise BadInput("save-directory", value=path)
        if not folder.is_dir():
            raise BadInput("save-nowhere", value=path, folder=folder)
        if not os.access(folder, os.W_OK):
            raise BadInput("save-forbidden", value=path, folder=folder)
    return path
