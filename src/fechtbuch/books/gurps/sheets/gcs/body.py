"""The body plan of the file as near as this book's fifteen locations come to it."""

from collections.abc import Iterator
from typing import Any

from fechtbuch.books.complaints import Phrase
from fechtbuch.books.gurps.kinds.terms import LOCATIONS, PLACES_HIT
from fechtbuch.books.gurps.sheets.gcs.source import (
    entries,
    level_of,
    listed,
    modifiers,
    number,
    table,
    text,
    whole,
)

SKULL_DR = 2

_PLACES = LOCATIONS[:PLACES_HIT]

_SAME = {
    "eye": ("eye",),
    "eyes": ("eye",),
    "skull": ("skull",),
    "brain": ("skull",),
    "face": ("face",),
    "neck": ("neck",),
    "torso": ("torso",),
    "body": ("torso",),
    "chest": ("torso",),
    "thorax": ("torso",),
    "vitals": ("vitals",),
    "groin": ("groin",),
    "arm": ("right-arm", "left-arm"),
    "tentacle": ("right-arm", "left-arm"),
    "hand": ("right-hand", "left-hand"),
    "leg": ("right-leg", "left-leg"),
    "foot": ("right-foot", "left-foot"),
}
"""Ids of locations and where they are on a body of ours; of several the first one counts."""

_FORE = ("fore", "front")
_GRASPING = ("arm", "hand", "tentacle")
_OTHERWISE = {"tentacle": "arm", "brain": "skull", "body": "torso", "chest": "torso"}


class Body:
    """What the file says of each location, and what becomes of it here."""

    def __init__(self, data: dict[str, Any]) -> None:
        plan = table(table(data, "settings"), "body_type") or table(
            table(data, "settings"), "hit_locations"
        )
        self.plan = text(plan.get("name"))
        self.remarks: list[Phrase] = []
        self.found: dict[str, dict[str, int]] = {}
        """DR by type of damage for each of our locations."""
        self.sources: list[tuple[str, tuple[str, ...], dict[str, int]]] = []
        """Each location of the file: its name, where it is on ours, and its DR."""
        self._flexible = _flexible(data)
        rows = list(_rows(plan, 0))
        ids = [_id(row) for row in rows]
        self.handless = bool(rows) and not any(each in _GRASPING for each in ids)
        unknown: list[str] = []
        for row, each in zip(rows, ids):
            places = self._places(row, each)
            name = text(row.get("table_name")) or text(row.get("choice_name")) or each
            dr = _resistance(row)
            if not places:
                unknown.append(name)
                continue
            free = [place for place in places if place not in self.found]
            self.sources.append((name, tuple(free), dr))
            for place in free:
                self.found[place] = dr
            if each in _OTHERWISE and free:
                self.remarks.append(_treated(name, _OTHERWISE[each]))
        if unknown:
            self.remarks.append(Phrase("import-parts-unknown", names=", ".join(unknown)))
        self._without_torso(rows)
        self._paws()
        self.lacks = [place for place in _PLACES if place not in self.found]
        if not rows:
            self.lacks = []
        self._tell_special()

    def lack(self, places: list[str]) -> None:
        """Do without some parts that its plan has."""
        self.lacks = [place for place in _PLACES if place in self.lacks or place in places]

    def hold(self, handless: bool) -> None:
        """Settle whether it holds anything: whoever has weapons in hand does, whatever its plan."""
        self.handless = handless
        self._tell_lacking()

    def _places(self, row: dict[str, Any], each: str) -> tuple[str, ...]:
        """Where a location is on a body of ours; a beast's forelegs are its arms."""
        called = f"{text(row.get('table_name'))} {text(row.get('choice_name'))}".lower()
        places = _SAME.get(each, ())
        if each == "leg" and self.handless and any(word in called for word in _FORE):
            self.remarks.append(_treated(text(row.get("table_name")), "arm"))
            return _SAME["arm"]
        if len(places) == 2:
            if "right" in called:
                return places[:1]
            if "left" in called:
                return places[1:]
        return places

    def _paws(self) -> None:
        """Whoever has forelegs has feet on them as well."""
        if self.handless and "right-arm" in self.found and "right-foot" in self.found:
            for side in ("right", "left"):
                self.found.setdefault(f"{side}-hand", self.found[f"{side}-foot"])

    def _without_torso(self, rows: list[dict[str, Any]]) -> None:
        """A body without a torso has its largest part in the place of one."""
        if "torso" in self.found or not rows:
            return
        row = max(rows, key=lambda each: whole(each.get("slots")))
        self.found["torso"] = _resistance(row)
        self.sources.append((text(row.get("table_name")), ("torso",), _resistance(row)))
        self.remarks.append(_treated(text(row.get("table_name")), "torso"))

    def _tell_lacking(self) -> None:
        if self.lacks:
            places = tuple(Phrase(f"word-{place}") for place in self.lacks)
            self.remarks.append(Phrase("import-body-lacks", plan=self.plan, parts=places))
        elif self.handless:
            self.remarks.append(Phrase("import-handless", plan=self.plan))

    def _tell_special(self) -> None:
        kinds = sorted({kind for dr in self.found.values() for kind in dr} - {"all", "crushing"})
        if kinds:
            self.remarks.append(Phrase("import-dr-kinds", names=", ".join(kinds)))

    def protection(self) -> dict[str, dict[str, int]]:
        """DR by location as a sheet of ours states it."""
        result: dict[str, dict[str, int]] = {}
        for place, dr in self.found.items():
            own = SKULL_DR if place == "skull" else 0
            total = dr["all"] - own
            layer = {"dr": max(-2, min(1000, total))}
            if dr.get("crushing", 0):
                layer["crushing"] = max(-2, min(1000, total + dr["crushing"]))
            bends = min(max(0, total), self._flexible.get(_plain(place), 0))
            if bends > 0:
                layer["flexible"] = bends
            if layer != {"dr": 0} or place == "vitals":
                result[place] = layer
        return result


def _treated(name: str, place: str) -> Phrase:
    return Phrase("import-treated", name=name, place=Phrase(f"import-as-{place}"))


def _plain(place: str) -> str:
    return place.removeprefix("right-").removeprefix("left-")


def _id(row: dict[str, Any]) -> str:
    """The id of a location without side or number: `Left Arm`, `arm_2` are arms."""
    words = text(row.get("id")).lower().replace("_", " ").replace("-", " ").split()
    known = [word for word in words if word in _SAME]
    return known[-1] if known else " ".join(words)


def _rows(plan: dict[str, Any], deep: int) -> Iterator[dict[str, Any]]:
    for row in listed(plan, "locations"):
        yield row
        inner = table(row, "sub_table")
        if inner and deep < 5:
            yield from _rows(inner, deep + 1)


def _resistance(row: dict[str, Any]) -> dict[str, int]:
    """DR as the file has it reckoned: against all, and what certain kinds change of that."""
    dr = {
        text(kind).lower(): whole(amount)
        for kind, amount in table(table(row, "calc"), "dr").items()
    }
    return {"all": 0, **dr}


def _flexible(data: dict[str, Any]) -> dict[str, int]:
    """How much of the DR bends, by id of location: tough skin and armour that says so."""
    found: dict[str, int] = {}
    for name in ("traits", "equipment"):
        for entry in entries(data, name):
            if name == "equipment" and entry.get("equipped") is not True:
                continue
            said = f"{text(entry.get('local_notes'))} {text(entry.get('notes'))}".lower()
            kinds = [text(each.get("name")).lower() for each in modifiers(entry)]
            bends = any(kind in ("tough skin", "flexible") for kind in kinds)
            if not bends and "flexible" not in said:
                continue
            for feature in listed(entry, "features"):
                if feature.get("type") != "dr_bonus" or text(feature.get("specialization")) not in (
                    "",
                    "all",
                ):
                    continue
                amount = number(feature.get("amount")) or 0.0
                if feature.get("per_level") is True:
                    amount *= level_of(entry)
                places = feature.get("locations") or [feature.get("location")]
                for place in places if isinstance(places, list) else []:
                    key = text(place).lower()
                    found[key] = found.get(key, 0) + int(amount)
    return found
