"""What a fighter makes of a thing: its forms, with his skill and strength (GUR-EQP-01)."""

from typing import Any, Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import (
    CR,
    CUT,
    IMP,
    LEGS,
    NEVER,
    SWING,
    THRUST,
    Form,
    Kind,
    Mode,
)
from fechtbuch.books.gurps.kinds.character import NOT_SAID, Block
from fechtbuch.books.gurps.kinds.tables import read

ENCUMBERED: Final = ("rapier", "smallsword", "saber", "main-gauche", "judo", "karate")
"""Skills that encumbrance lowers by its full level."""

LEG_SKILLS: Final = ("brawling", "karate")
"""Skills that parry with a leg (GUR-RET-08)."""

EASY: Final = ("knife", "shield", "cloak")
"""Skills whose default is DX − 4 instead of DX − 5 (GUR-RUL-82: no sword is among them)."""

_ROWS: Final[list[dict[str, Any]]] = read("damage.toml")["row"]

_DAMAGE: Final[list[tuple[int, int, int, int, int]]] = [
    (row["st"], row["thrust"][0], row["thrust"][1], row["swing"][0], row["swing"][1])
    for row in _ROWS
]


def thrust(st: i64) -> tuple[i64, i64]:
    """Dice and adds of thrust."""
    row = _row(st)
    return row[1] + _beyond(st), row[2]


def swing(st: i64) -> tuple[i64, i64]:
    """Dice and adds of swing."""
    row = _row(st)
    return row[3] + _beyond(st), row[4]


def _row(st: i64) -> tuple[int, int, int, int, int]:
    best = _DAMAGE[0]
    for row in _DAMAGE:
        if row[0] <= st:
            best = row
    return best


def _beyond(st: i64) -> i64:
    """A die more for every ten points that the table does not have."""
    return (st - 100) // 10 if st > 100 else 0


def level_of(block: Block, names: str) -> i64:
    """The best of one or several skills, or a default from DX."""
    best: i64 = -99
    for name in names.split(","):
        level = block.skills.get(name, 0)
        if level == 0:
            level = int(block.dx) - (4 if name in EASY else 5)
            if name in ("brawling", "boxing", "karate"):
                level = int(block.dx)
        if level > best:
            best = level
    return best


def forms_for(block: Block, kind: Kind, rated: i64, quality: i64) -> list[Form]:
    """Every mode of a thing as this wielder has it (GUR-DMG-05, GUR-EQP-02, GUR-EQP-07).

    `rated` is the ST that a bow or crossbow is made for, 0 for what has none.
    """
    key = f"{kind.key} {rated} {quality}"
    found = block.known.get(key)
    if found is not None:
        return found
    forms: list[Form] = []
    for mode in kind.modes:
        forms.append(_form(block, kind, mode, rated, quality))
        if mode.hands == 2 and not mode.ranged:
            needed = 2 * mode.st if mode.heavy else (3 * mode.st + 1) // 2
            if mode.st > 0 and block.st >= needed:
                forms.append(_one_handed(block, kind, mode, rated, quality))
    block.known[key] = forms
    return forms


def _one_handed(block: Block, kind: Kind, mode: Mode, rated: i64, quality: i64) -> Form:
    """GUR-EQP-02, GUR-EQP-03: strong enough to wield a two-handed weapon in one hand."""
    entry = Mode(mode.key)
    entry.skill = mode.skill
    entry.base = mode.base
    entry.adds = mode.adds
    entry.type = mode.type
    entry.reach = mode.reach
    entry.starred = mode.starred
    entry.parry = mode.parry
    entry.unbalanced = mode.unbalanced
    entry.st = mode.st
    entry.flail = mode.flail
    entry.sticks = mode.sticks
    form = _form(block, kind, entry, rated, quality)
    easy = 3 * mode.st if mode.heavy else 2 * mode.st
    form.unready_after = block.st < easy
    return form


def _form(block: Block, kind: Kind, mode: Mode, rated: i64, quality: i64) -> Form:
    form = Form(mode, kind)
    form.skill = level_of(block, mode.skill)
    st = block.st
    if rated == 0:
        rated = mode.st
    if mode.own_st:
        st = rated
        form.weak = max(0, rated - block.st) if mode.bow else 0
    elif mode.st > 0:
        form.weak = max(0, mode.st - block.st)
        if st > 3 * mode.st:
            st = 3 * mode.st
    if mode.base == THRUST:
        dice, adds = thrust(st)
    elif mode.base == SWING:
        dice, adds = swing(st)
    else:
        dice, adds = mode.dice, 0
    form.dice = dice
    form.adds = adds + mode.adds
    stated = block.written.get(f"{kind.key} {mode.key}")
    covered = kind.key in block.masters
    form.master = covered or (block.trained and not mode.ranged)  # GUR-RUL-13: once
    if covered and mode.base != 0:
        if form.skill >= block.dx + 2:
            form.per_die = 2
        elif form.skill == block.dx + 1:
            form.per_die = 1
    form.adds += form.per_die * dice
    if (mode.type in (CUT, IMP)) and not (mode.ranged and not mode.thrown):
        form.adds += quality
    form.unready_after = mode.heavy and 2 * block.st < 3 * mode.st
    form.encumbered = mode.skill in ENCUMBERED
    if stated is not None:
        _as_written(form, stated)
    if mode.by_st:
        base = rated if mode.own_st else block.st
        form.half = mode.half * base // 10
        form.range = mode.range * base // 10
    else:
        form.half = mode.half
        form.range = mode.range
    form.reload = mode.reload
    if mode.crossbow and rated > block.st:
        lacking = rated - block.st
        form.reload = 8 if lacking <= 2 else 20 if lacking <= 4 else NEVER  # GUR-RNG-10
    return form


def _as_written(form: Form, stated: list[int]) -> None:
    """A sheet that states level and damage itself has reckoned strength and mastery in."""
    if stated[0] != NOT_SAID:
        form.skill = stated[0]
        form.weak = 0
        form.encumbered = form.encumbered or form.mode.fencing
    if stated[2] != NOT_SAID:
        form.dice = stated[1]
        form.adds = stated[2]
        form.per_die = 0


def _limb(block: Block, key: str, limb: i64, level: i64, adds: i64, bonus: i64) -> Form:
    mode = Mode(key)
    mode.base = THRUST
    mode.type = CR
    mode.reach = 3 if limb == LEGS else 1
    mode.natural = True
    mode.no_parry = True
    mode.limb = limb
    form = Form(mode, None)
    form.skill = level
    form.dice = block.thrust_dice
    form.adds = block.thrust_adds + adds + bonus * block.thrust_dice
    form.per_die = bonus
    form.master = block.trained
    return form


def fit_out(block: Block) -> None:
    """GUR-OPT-13: skills by name, basic damage, punch, kick and head butt."""
    skills = block.skills
    block.brawling = skills.get("brawling", 0)
    block.boxing = skills.get("boxing", 0)
    block.karate = skills.get("karate", 0)
    block.judo = skills.get("judo", 0)
    block.wrestling = skills.get("wrestling", 0)
    block.sumo = skills.get("sumo-wrestling", 0)
    block.acrobatics = skills.get("acrobatics", 0)
    block.shield = skills.get("shield", 0)
    block.cloak = skills.get("cloak", 0)
    block.unarmed = max(
        block.brawling, block.boxing, block.karate, block.judo, block.wrestling, block.sumo
    )
    best = max(block.wrestling, block.sumo) - block.dx
    if max(block.wrestling, block.sumo) > 0:
        block.grip = 2 if best >= 2 else 1 if best == 1 else 0
    block.thrust_dice, block.thrust_adds = thrust(block.st)
    block.swing_dice, block.swing_adds = swing(block.st)
    dx = block.dx
    level = dx
    bonus: i64 = 0
    karate = False
    if block.brawling >= level:
        level = block.brawling
        bonus = 1 if block.brawling >= dx + 2 else 0
    if block.boxing >= level:
        level = block.boxing
        bonus = 2 if block.boxing >= dx + 2 else 1 if block.boxing == dx + 1 else 0
    if block.karate >= level:
        level = block.karate
        bonus = 2 if block.karate >= dx + 1 else 1 if block.karate == dx else 0
        karate = True
    block.punch = _limb(block, "punch", 0, level, -1, bonus)
    block.punch.encumbered = karate
    level = dx
    bonus = 0
    karate = False
    if block.brawling >= level:
        level = block.brawling
        bonus = 1 if block.brawling >= dx + 2 else 0
    if block.karate >= level:
        level = block.karate
        bonus = 2 if block.karate >= dx + 1 else 1 if block.karate == dx else 0
        karate = True
    block.kick = _limb(block, "kick", LEGS, level - 2, 0, bonus)
    block.kick.encumbered = karate
    block.head = _limb(block, "head-butt", -1, level - 1, -1, bonus)
    block.head.encumbered = karate
    for form in (block.punch, block.kick, block.head):
        stated = block.written.get(form.mode.key)
        if stated is not None:
            _as_written(form, stated)
    levels = {
        "brawling": int(block.brawling),
        "karate": int(block.karate),
        "judo": int(block.judo),
        "boxing": int(block.boxing),
        "wrestling": int(block.wrestling),
        "sumo": int(block.sumo),
    }
    block.bare_parries = _best_first(block.dx, levels)
    block.leg_parries = _best_first(block.dx, {name: levels[name] for name in LEG_SKILLS})


def _best_first(dx: i64, levels: dict[str, int]) -> list[str]:
    """The names of skills by their levels, DX among them (GUR-DEF-16)."""
    found: list[tuple[int, str]] = [(-int(dx), "dx")]
    for name, level in levels.items():
        if level > 0:
            found.append((-level, name))
    found.sort()
    return [name for _, name in found]
