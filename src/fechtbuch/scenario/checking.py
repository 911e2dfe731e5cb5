"""Checking a scenario or fighter against its book: everything that is wrong, never a traceback."""

import json
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from fechtbuch.books.base import Book, books
from fechtbuch.books.complaints import Phrase, suggestion
from fechtbuch.books.fighters import fighter_data, fighter_keys, merged, slugify, unique
from fechtbuch.books.naming import renamed
from fechtbuch.engine.fields import field as field_at
from fechtbuch.engine.record import canonical
from fechtbuch.scenario import files
from fechtbuch.scenario.forms import MOST_FIGHTERS, MOST_SIDES, EntryForm, ScenarioForm
from fechtbuch.scenario.maps import MapForm, MapReader
from fechtbuch.scenario.model import Party, Recruit, Scenario
from fechtbuch.scenario.problems import (
    Problem,
    ScenarioError,
    field_path,
    note,
    problems_of,
    shown,
)

_UNSHOWN = ("Cc", "Cs")
"""Unicode categories of control characters and of halves of characters."""

_MOVE = Phrase("remedy-change")

WORDS = frozenset({"title", "text", "seed"})
"""What a document says that no rule reads: dice stay the same when it is corrected."""

ENTRY_FIELDS = frozenset(EntryForm.model_fields)


def checked(
    data: Mapping[str, Any],
    name: str,
    file: str = "",
    folder: Path | None = None,
    version: str = "",
) -> Scenario:
    """The scenario that the data describe; `ScenarioError` with every problem.

    Whoever plays a side that names no policy was the default in that version of its book.
    """
    reader = Reader(file or name, folder, version)
    scenario = reader.scenario(data, name)
    if reader.problems or scenario is None:
        raise ScenarioError(reader.problems)
    return scenario


def fighter_problems(
    data: Mapping[str, Any], file: str, book: str | None = None, folder: Path | None = None
) -> list[Problem]:
    """What is wrong with a fighter file. It names its book where several are installed."""
    reader = Reader(file, folder)
    installed = books()
    named = data.get("book", book)
    if named is None and len(installed) == 1:
        named = next(iter(installed))
    if not isinstance(named, str) or named not in installed:
        reader.wrong(
            "book",
            Phrase("problem-missing") if named is None else Phrase("problem-no-book"),
            named,
            suggestion(named, installed),
        )
        return reader.problems
    sheet = {name: value for name, value in data.items() if name != "book"}
    try:
        reader.readable(data)
        reader.sheet(installed[named], sheet, "")
    except ScenarioError as error:
        return error.problems
    return reader.problems


class Reader:
    """Reads one file, noting what is wrong with it."""

    def __init__(self, file: str, folder: Path | None, version: str = "") -> None:
        self.file = file
        self.version = version
        """The version of the book that it was written for; of today if nothing is said."""
        self.folder = folder
        """Where paths of fighter files begin; None: nowhere, such paths are refused."""
        self.problems: list[Problem] = []
        self.places: dict[str, str] = {}
        """For each fighter the field that says where it stands."""

    def wrong(
        self, path: str, what: Phrase, found: object = None, cure: Phrase | None = None
    ) -> None:
        """Note a problem."""
        problem = Problem(self.file, path, what, "" if found is None else shown(found), cure)
        note(self.problems, [problem])

    def readable(self, data: Mapping[str, Any]) -> None:
        """Refuse characters that cannot be shown or would steer a terminal."""
        if _all_showable(data):
            return  # where nothing is wrong nobody asks where it stands
        waiting: list[tuple[str, object]] = [("", data)]
        while waiting:
            path, value = waiting.pop()
            if isinstance(value, Mapping):
                for name, part in value.items():
                    waiting.append((field_path(path, [str(name)]), part))
                    if not _showable(str(name)):
                        self.wrong(path, Phrase("problem-name-unshown"), name)
            elif isinstance(value, list):
                waiting.extend((f"{path}[{number}]", part) for number, part in enumerate(value))
            elif isinstance(value, str) and not _showable(value):
                self.wrong(path, Phrase("problem-unshown"), value, Phrase("remedy-take-out"))

    def validated(
        self,
        model: type[BaseModel],
        data: object,
        path: str,
        context: Mapping[str, Any],
        package: str = "",
    ) -> BaseModel | None:
        """The data under a model, of the program or of a book, or None with the reasons noted."""
        try:
            return model.model_validate(data, context=dict(context))
        except ValidationError as error:
            note(self.problems, problems_of(error, model, self.file, path, package))
            return None

    def scenario(self, data: Mapping[str, Any], name: str) -> Scenario | None:
        """The whole scenario; None where something is missing that nothing can do without."""
        self.readable(data)
        form = self.validated(ScenarioForm, dict(data), "", {})
        book = self._book(data.get("book"))
        if book is None:
            return None
        # Of more than there may be, which the form has told, no more is looked at.
        sides = _tables(data.get("sides"))[:MOST_SIDES]
        slugs = _side_slugs(sides)
        options = self._options(book, data.get("options"))
        scene = self._scene(book, data.get("scene", {}), slugs)
        parties = self._parties(book, sides, slugs)
        grid = self._map(book, data.get("map"))
        if grid is not None:
            self._positions(grid, parties)
        if self.problems or not isinstance(form, ScenarioForm) or scene is None:
            return None
        return Scenario(
            name=name,
            book=book.key,
            title=form.title,
            text=form.text.strip(),
            seed=form.seed,
            rounds=form.rounds,
            options=options,
            map=form.map,
            scene=scene,
            sides=tuple(parties),
            written=_written(data),
        )

    def sheet(self, book: Book, data: Mapping[str, Any], path: str) -> BaseModel | None:
        """A fighter under the book's own model."""
        return self.validated(book.fighter_model, dict(data), path, {}, book.package)

    def _book(self, key: object) -> Book | None:
        installed = books()
        if isinstance(key, str) and key in installed:
            return installed[key]
        if isinstance(key, str):
            self.problems = [problem for problem in self.problems if problem.field != "book"]
            self.wrong("book", Phrase("problem-no-book"), key, suggestion(key, installed))
        return None

    def _options(self, book: Book, given: object) -> dict[str, bool | int | str]:
        options = {name: spec.default for name, spec in book.options.items()}
        if not isinstance(given, Mapping):
            return options
        for name, value in given.items():
            spec = book.options.get(name)
            if spec is None:
                self.wrong(
                    f"options.{name}",
                    Phrase("problem-no-option", book=book.title),
                    value,
                    suggestion(name, book.options),
                )
            elif not any(value == known and type(value) is type(known) for known in spec.values):
                words = ", ".join(shown(known) for known in spec.values)
                self.wrong(
                    f"options.{name}",
                    Phrase("problem-not-possible"),
                    value,
                    Phrase("remedy-one-of", names=words),
                )
            else:
                options[name] = value
        return options

    def _scene(self, book: Book, given: object, slugs: list[str]) -> BaseModel | None:
        if not isinstance(given, Mapping):
            return None
        return self.validated(
            book.scene_model, dict(given), "scene", {"sides": slugs}, book.package
        )

    def _map(self, book: Book, given: object) -> MapReader | None:
        try:
            form = None if given is None else MapForm.model_validate(given)
        except ValidationError:
            return None  # the scenario's own check has told it
        reader = MapReader(form, book.map_rules, self.file)
        note(self.problems, reader.problems)
        return None if reader.problems else reader

    def _parties(self, book: Book, sides: list[Mapping[str, Any]], slugs: list[str]) -> list[Party]:
        parties: list[Party] = []
        taken: list[str] = []
        for number, (side, slug) in enumerate(zip(sides, slugs)):
            path = f"sides[{number}]"
            if slug in slugs[:number] and isinstance(side.get("name"), str):
                self.wrong(
                    f"{path}.slug", Phrase("problem-side-twice"), slug, Phrase("remedy-give-slug")
                )
            friends = _texts(side.get("friends"))
            for place, friend in enumerate(friends):
                if friend not in slugs or friend == slug:
                    others = [other for other in slugs if other != slug]
                    self.wrong(
                        f"{path}.friends[{place}]",
                        Phrase("problem-no-other-side"),
                        friend,
                        suggestion(friend, others),
                    )
            policy = side.get("policy", book.default_policy(self.version))
            self._policy(book, policy, f"{path}.policy")
            recruits: list[Recruit] = []
            for place, entry in enumerate(_tables(side.get("fighters"))[:MOST_FIGHTERS]):
                if len(taken) > MOST_FIGHTERS:
                    break
                recruits.extend(
                    self._recruits(book, entry, f"{path}.fighters[{place}]", slugs, taken)
                )
            parties.append(
                Party(
                    str(side.get("name", slug)),
                    slug,
                    tuple(recruits),
                    str(policy),
                    side.get("heroes") is True,
                    tuple(friends),
                )
            )
        if len(taken) > MOST_FIGHTERS:
            self.wrong(
                "sides",
                Phrase("problem-too-many-fighters"),
                len(taken),
                Phrase("remedy-most-fighters", most=str(MOST_FIGHTERS)),
            )
        return parties

    def _recruits(
        self,
        book: Book,
        entry: Mapping[str, Any],
        path: str,
        sides: list[str],
        taken: list[str],
    ) -> list[Recruit]:
        own = {name: value for name, value in entry.items() if name in ENTRY_FIELDS}
        form = self.validated(EntryForm, own, path, {})
        base = self._base(book, entry.get("use"), path)
        if base is None:
            return []
        changes = {name: value for name, value in entry.items() if name not in ENTRY_FIELDS}
        whole = merged(renamed(base, changes), changes)
        sheet = self.sheet(book, whole, path)
        if not isinstance(form, EntryForm):
            return []
        self._policy(book, form.policy, f"{path}.policy")
        for place, side in enumerate(form.hidden):
            if side not in sides:
                self.wrong(
                    f"{path}.hidden[{place}]",
                    Phrase("problem-no-side"),
                    side,
                    suggestion(side, sides),
                )
        if form.at is not None and len(form.at) != form.count:
            self.wrong(
                f"{path}.at",
                Phrase("problem-places", fields=len(form.at), fighters=form.count),
                form.at,
                Phrase("remedy-places"),
            )
        if form.slug is not None and form.slug in taken:
            self.wrong(
                f"{path}.slug",
                Phrase("problem-fighter-twice"),
                form.slug,
                Phrase("remedy-choose-another"),
            )
        if sheet is None:
            return []
        name = str(whole.get("name", "fighter"))
        first = form.slug or slugify(name)
        block = form.block or self._block(form.use, first)
        recruits: list[Recruit] = []
        for number in range(min(form.count, MOST_FIGHTERS)):
            slug = unique(first, taken)
            taken.append(slug)
            several = form.count > 1 and form.at is not None
            self.places[slug] = f"{path}.at[{number}]" if several else f"{path}.at"
            spot = None if form.at is None or number >= len(form.at) else form.at[number]
            recruits.append(
                Recruit(
                    slug,
                    block,
                    sheet,
                    None if spot is None else (spot[0], spot[1]),
                    tuple(form.hidden),
                    form.policy,
                )
            )
        return recruits

    def _base(self, book: Book, use: object, path: str) -> dict[str, Any] | None:
        """What an entry's `use` names; an empty sheet where there is none."""
        if use is None:
            return {}
        if not isinstance(use, str):
            return None
        if Path(use).suffix in files.SUFFIXES:
            return self._from_file(book, use, path)
        try:
            return fighter_data(book.folder, use)
        except KeyError:
            self.wrong(
                f"{path}.use",
                Phrase("problem-no-fighter", book=book.title),
                use,
                suggestion(use, fighter_keys(book.folder)),
            )
            return None

    def _from_file(self, book: Book, use: str, path: str) -> dict[str, Any] | None:
        if self.folder is None or Path(use).is_absolute():
            self.wrong(
                f"{path}.use",
                Phrase("problem-names-file"),
                use,
                Phrase("remedy-write-fighter"),
            )
            return None
        try:
            data = files.read(self.folder / use)
        except ScenarioError as error:
            for problem in error.problems:
                self.wrong(f"{path}.use", problem.what, use, problem.cure)
            return None
        named = data.pop("book", book.key)
        if named != book.key:
            self.wrong(
                f"{path}.use",
                Phrase("problem-other-book", book=shown(named)),
                use,
                Phrase("remedy-of-book", book=book.title),
            )
            return None
        return data

    def _block(self, use: str | None, slug: str) -> str:
        return slug if use is None else slugify(Path(use).stem)

    def _policy(self, book: Book, policy: object, path: str) -> None:
        if isinstance(policy, str) and policy not in book.known_policies():
            self.wrong(
                path, Phrase("problem-no-policy"), policy, suggestion(policy, book.known_policies())
            )

    def _positions(self, reader: MapReader, parties: list[Party]) -> None:
        """Everybody stands on open ground of his own, or nobody is placed."""
        recruits = [recruit for party in parties for recruit in party.recruits]
        some = any(recruit.at is not None for recruit in recruits)
        taken: dict[int, str] = {}
        for recruit in recruits:
            if recruit.at is not None:
                self._stands(reader, recruit, recruit.at, taken)
            elif some:
                self.wrong(
                    self.places[recruit.slug],
                    Phrase("problem-unplaced"),
                    None,
                    Phrase("remedy-unplaced"),
                )

    def _stands(
        self, reader: MapReader, recruit: Recruit, at: tuple[int, int], taken: dict[int, str]
    ) -> None:
        path = self.places[recruit.slug]
        width, height = getattr(recruit.sheet, "footprint", (1, 1))
        for column in range(at[0], at[0] + width):
            for row in range(at[1], at[1] + height):
                f = field_at(column, row)
                if not reader.grid.inside(f):
                    self.wrong(path, Phrase("problem-outside"), [column, row], _MOVE)
                    return
                if reader.grid.wall(f):
                    self.wrong(path, Phrase("problem-in-wall"), [column, row], _MOVE)
                    return
                if f in taken:
                    self.wrong(
                        path,
                        Phrase("problem-taken", fighter=taken[f]),
                        [column, row],
                        Phrase("remedy-change-one"),
                    )
                    return
                taken[f] = recruit.slug


def _written(data: Mapping[str, Any]) -> dict[str, Any]:
    """A twin of the document that nobody changes later, without what no rule reads."""
    rules = {name: value for name, value in data.items() if name not in WORDS}
    twin: dict[str, Any] = json.loads(canonical(rules))
    return twin


def _all_showable(data: object) -> bool:
    """Whether every name and text of a document can be shown, however deep they stand."""
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            if not _showable(value):
                return False
        elif isinstance(value, Mapping):
            if not all(_showable(str(name)) for name in value):
                return False
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
    return True


def _showable(text: str) -> bool:
    if text.isprintable():
        return True
    return not any(unicodedata.category(sign) in _UNSHOWN and sign not in "\n\t" for sign in text)


def _tables(value: object) -> list[Mapping[str, Any]]:
    if not isinstance(value, list):
        return []
    return [part if isinstance(part, Mapping) else {} for part in value]


def _texts(value: object) -> list[str]:
    return [str(part) for part in value] if isinstance(value, list) else []


def _side_slugs(sides: Iterable[Mapping[str, Any]]) -> list[str]:
    found: list[str] = []
    for side in sides:
        slug = side.get("slug")
        name = side.get("name")
        found.append(
            slug if isinstance(slug, str) else slugify(name if isinstance(name, str) else "")
        )
    return found
