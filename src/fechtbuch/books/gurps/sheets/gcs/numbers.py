"""How the columns of that program's weapon tables are written."""

import re
from typing import Any

from fechtbuch.books.gurps.kinds.arms import TYPES

_DAMAGE = re.compile(
    r"(?P<dice>\d+)d6?\s?(?P<adds>[+-]\d+)?(?:[x×](?P<times>\d+))?"
    r"(?:\s?\((?P<divisor>[\d.]+|∞)\))?(?P<rest>.*)",
    re.IGNORECASE,
)
_BY_STRENGTH = re.compile(r"(thr|sw)\s*([+-]\s*\d+)?(?P<rest>.*)", re.IGNORECASE)
_FIXED = re.compile(r"(?P<adds>[+-]?\d+)(?:\s?\((?P<divisor>[\d.]+|∞)\))?(?P<rest>\s.*|)")
_SHOTS = re.compile(r"(\d[\d,]*)?(?:\+(\d+))?(?:x\d+)?(?:\s*\((\d+)?(i)?[^)]*\))?.*")
_RANGE = re.compile(
    r"(?:[\d,.]+\s*-\s*)?(x\s*)?([\d,.]+)\s*(?:y(?:ar)?ds?\.?|(mi(?:les?)?\.?))?", re.IGNORECASE
)
_MOST = 999


COLUMNS = {
    "parry": r"no|-|–|[+-]?\d*[FU]*",
    "block": r"no|-|–|[+-]?\d*",
    "strength": r"\d*[RB]*[†‡]*[RB]*",
    "accuracy": r"[+-]?\d+(\s*\+\s*\d+)?",
    "rate_of_fire": r"\d+(\s*[x×]\s*\d+)?!?",
    "shots": r"T(\(\d+\))?|\d[\d,]*(\+\d+)?(\s*\(\d+i?\))?",
    "bulk": r"-?\d+",
    "recoil": r"\d+",
}
"""What can be read whole in a column; whatever else stands there is told."""


def odd_columns(row: dict[str, str]) -> list[str]:
    """Columns that say more than is read of them, with what they say."""
    plain = {name: said.strip().replace("−", "-") for name, said in row.items()}
    return [
        f"{name.replace('_', ' ')} {said}"
        for name, said in plain.items()
        if said and re.fullmatch(COLUMNS[name], said, re.IGNORECASE) is None
    ]


class Damage:
    """`2d+1(2) pi+` taken apart."""

    def __init__(self, dice: int, adds: int, kind: str, divisor: float, rest: str) -> None:
        self.dice = dice
        self.adds = adds
        self.kind = kind
        self.divisor = divisor
        self.rest = rest
        """What stands there beside: explosions, linked effects, a type that we do not know."""

    @property
    def rolled(self) -> str:
        """The dice as a sheet of ours has them."""
        if self.dice == 0:
            return str(self.adds)
        return f"{self.dice}d{self.adds:+d}" if self.adds else f"{self.dice}d"


def damage_of(text: str) -> Damage | None:
    """Damage as the file has it reckoned; None for what is no damage in dice."""
    text = text.strip().replace(",", "").replace("−", "-").replace("–", "-")
    found = _DAMAGE.fullmatch(text) or _FIXED.fullmatch(text)
    if found is None:
        return None
    groups = found.groupdict()
    dice, adds = int(groups.get("dice") or 0), int(groups["adds"] or 0)
    times = int(groups.get("times") or 1)
    rest = groups["rest"].strip()
    kind = ""
    words = rest.split()
    if words and words[0].lower() in TYPES:
        kind = words[0].lower()
        rest = " ".join(words[1:])
    if times != 1:
        rest = f"x{times} {rest}".strip()
    raw = groups["divisor"]
    divisor = 100.0 if raw == "∞" else float(raw) if raw and raw.count(".") < 2 else 1.0
    if dice * times > _MOST or abs(adds * times) > _MOST:
        return None
    return Damage(dice * times, adds * times, kind, min(100.0, max(0.1, divisor)), rest)


def reckoned(text: str, thrust: str, swing: str) -> str:
    """`sw+2 cut` with the dice of that strength; anything else as it stands."""
    found = _BY_STRENGTH.fullmatch(text.strip())
    if found is None:
        return text
    base = damage_of(thrust if found[1].lower() == "thr" else swing)
    if base is None:
        return text
    adds = base.adds + int((found[2] or "0").replace(" ", ""))
    return f"{base.dice}d{adds:+d}{found['rest']}"


def defence_of(value: object) -> int | None:
    """A parry or block: `16F` is 16; `No` is nothing."""
    found = re.fullmatch(r"\s*([+-]?\d{1,3})\s*[FU]*\s*", str(value), re.IGNORECASE)
    return None if found is None else int(found[1])


def strength_of(text: str) -> dict[str, Any]:
    """`12R†`: minimum ST, hands, what it rests on."""
    found: dict[str, Any] = {}
    digits = re.match(r"\d+", text)
    if digits:
        found["st"] = min(200, int(digits[0]))
    if "†" in text or "‡" in text:
        found["hands"] = 2
    if "‡" in text:
        found["heavy"] = True
    if "B" in text:
        found["brace"] = "bipod"
    elif "R" in text:
        found["brace"] = "rest"
    return found


def reach_of(text: str) -> str | None:
    """`C,1-5` as we write it; None for what is no reach in hexes."""
    text = text.replace(" ", "").replace("–", "-").upper()
    star = "*" if "*" in text else ""
    parts: list[str] = []
    for part in text.replace("*", "").split(","):
        # «C-2» is close combat and up to two hexes.
        found = re.fullmatch(r"(C|\d{1,2})(?:-(\d{1,2}))?", part)
        if found is None:
            return None
        first = 0 if found[1] == "C" else min(int(found[1]), 20)
        last = first if found[2] is None else max(first, min(int(found[2]), 20))
        parts.extend("C" if n == 0 else str(n) for n in range(first, last + 1))
    return ",".join(dict.fromkeys(parts)) + star if parts else None


def range_of(text: str, st: int = 0) -> tuple[int, int] | None:
    """`120/1,200`, `10`, `x2/x3` by ST: half-damage and maximum range, without any minimum."""
    yards: list[int] = []
    for part in text.replace("×", "x").split("/"):
        found = _RANGE.fullmatch(part.strip())
        if found is None or found[2].count(".") > 1 or not found[2].strip(",."):
            return None
        times = max(1, st) if found[1] else 1760 if found[3] else 1
        yards.append(min(1_000_000, int(float(found[2].replace(",", "")) * times)))
    if len(yards) > 2 or (st == 0 and "x" in text.lower()):
        return None
    return (0, yards[0]) if len(yards) == 1 else (min(yards), max(yards))


def shots_of(text: str) -> dict[str, Any]:
    """`8+1(3)`, `6(3i)`, `T(1)`: how many shots, seconds to reload, each by itself or all."""
    if text.strip().upper().startswith("T"):
        return {"thrown": True}
    found = _SHOTS.fullmatch(text.strip())
    if found is None or found[1] is None:
        return {"shots": 1000}
    shots = int(found[1].replace(",", "")) + int(found[2] or 0)
    result: dict[str, Any] = {"shots": max(1, min(1000, shots))}
    if found[3]:
        result["reload"] = min(1000, int(found[3]))
    if found[4]:
        result["reload_each"] = True
    return result


def rate_of(text: str) -> dict[str, Any]:
    """`3`, `10!`, `2x9`: shots a second, whether only in bursts, pellets in each."""
    found = re.match(r"(\d+)(?:\s*[x×]\s*(\d+))?", text.strip())
    if found is None:
        return {}
    result: dict[str, Any] = {"rof": max(1, min(200, int(found[1])))}
    if found[2]:
        result["pellets"] = max(1, min(100, int(found[2])))
    if "!" in text:
        result["full_auto"] = True
    return result


def accuracy_of(text: str) -> dict[str, Any]:
    """`4`, `4+2` with a scope; a jet has none."""
    found = re.match(r"(-?\d+)(?:\s*\+\s*(\d+))?", text.strip())
    if found is None:
        return {}
    result: dict[str, Any] = {"acc": max(-20, min(30, int(found[1])))}
    if found[2]:
        result["scope"] = min(20, int(found[2]))
    return result


def first_number(text: str, low: int, high: int) -> int | None:
    """The first number of a column, within bounds."""
    found = re.match(r"[+-]?\d+", text.strip().replace("−", "-").replace("–", "-"))
    return None if found is None else max(low, min(high, int(found[0])))
