"""Why something is not offered: a reason in words, and the rule behind it."""

from typing import Final

from fechtbuch.books.gurps.kinds.terms import NOT_STUNNED
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.fighter import Combatant

CLOSED: Final[dict[str, tuple[str, list[str]]]] = {
    # Manoeuvres and free actions.
    "move": ("cannot-move", ["GUR-MAN-23", "GUR-WRE-02"]),
    "move-and-attack": ("cannot-move", ["GUR-MAN-19", "GUR-WRE-02"]),
    "all-out-slam": ("cannot-move", ["GUR-MAN-22", "GUR-STA-01"]),
    "committed-attack": ("nothing-to-attack-with", ["GUR-MAN-11", "GUR-EQP-01"]),
    "defensive-attack": ("nothing-to-attack-with", ["GUR-MAN-15", "GUR-EQP-01"]),
    "change-posture": ("no-other-posture", ["GUR-MAN-24"]),
    "ready": ("nothing-to-ready", ["GUR-MAN-25", "GUR-RUL-90"]),
    "aim": ("nothing-to-aim", ["GUR-MAN-26"]),
    "evaluate": ("nobody-to-study", ["GUR-MAN-30"]),
    "let-go": ("holds-nobody", ["GUR-SEQ-05"]),
    "crank": ("no-lock", ["GUR-WRE-06"]),
    "drop": ("nothing-to-drop", ["GUR-SEQ-05", "GUR-RUL-90"]),
    "crouch": ("no-other-posture", ["GUR-SEQ-05"]),
    "fast-draw": ("nothing-to-draw", ["GUR-EQP-06"]),
    # Attacks.
    "strike": ("nobody-in-reach", ["GUR-MOV-08", "GUR-EQP-01"]),
    "disarm": ("nobody-in-reach", ["GUR-HIT-06", "GUR-MOV-08"]),
    "feint": ("nobody-in-reach", ["GUR-OPT-03", "GUR-OPT-14"]),
    "shoot": ("nothing-to-shoot", ["GUR-RNG-01", "GUR-OPT-14"]),
    "throw": ("nothing-to-shoot", ["GUR-RNG-09", "GUR-OPT-14"]),
    "suppress": ("nothing-to-shoot", ["GUR-RNG-11"]),
    "grapple": ("no-hand-for-it", ["GUR-WRE-01", "GUR-RUL-87"]),
    "grab": ("no-hand-for-it", ["GUR-WRE-20", "GUR-RUL-90"]),
    "slam": ("nobody-to-run-into", ["GUR-MOV-11", "GUR-RUL-88"]),
    "break-free": ("no-such-hold", ["GUR-WRE-04"]),
    "arm-lock": ("no-such-hold", ["GUR-WRE-05"]),
    "judo-throw": ("no-such-hold", ["GUR-WRE-07"]),
    "strangle": ("no-such-hold", ["GUR-WRE-10"]),
    "choke": ("no-such-hold", ["GUR-WRE-11"]),
    "neck-snap": ("no-such-hold", ["GUR-WRE-13"]),
    "wrench": ("no-such-hold", ["GUR-WRE-14"]),
    "takedown": ("no-such-hold", ["GUR-WRE-15"]),
    "pin": ("no-such-hold", ["GUR-WRE-16"]),
    "add-hand": ("no-such-hold", ["GUR-WRE-03"]),
    "wrest": ("no-such-hold", ["GUR-WRE-20"]),
    # Defences and steps.
    "dodge": ("defended-so-already", ["GUR-MAN-18"]),
    "parry": ("nothing-to-parry-with", ["GUR-DEF-04", "GUR-DEF-15"]),
    "block": ("nothing-to-block-with", ["GUR-DEF-12"]),
    "rise": ("no-other-posture", ["GUR-MOV-03"]),
    "kneel": ("no-other-posture", ["GUR-MOV-03"]),
}
"""By verb, why it is closed."""

SLOTS: Final[dict[str, tuple[str, list[str]]]] = {
    "target": ("not-within-reach", ["GUR-MOV-08", "GUR-RNG-01"]),
    "second": ("not-within-reach", ["GUR-OPT-09"]),
    "weapon": ("not-with-that", ["GUR-EQP-01", "GUR-STA-06"]),
    "mode": ("not-with-that", ["GUR-EQP-01"]),
    "skill": ("not-with-that", ["GUR-DEF-04"]),
    "location": ("not-that-place", ["GUR-HIT-02", "GUR-RUL-74"]),
    "chink": ("not-that-place", ["GUR-HIT-03"]),
    "part": ("not-that-place", ["GUR-WRE-03", "GUR-RUL-87"]),
    "item": ("nothing-with-that", ["GUR-MAN-25", "GUR-RUL-90"]),
    "hand": ("no-hand-for-it", ["GUR-RUL-90"]),
    "hands": ("no-hand-for-it", ["GUR-WRE-03"]),
    "posture": ("no-other-posture", ["GUR-MAN-24"]),
    "version": ("no-such-version", ["GUR-MAN-01"]),
    "steps": ("no-such-step", ["GUR-MAN-13"]),
    "shots": ("too-many-shots", ["GUR-RNG-06"]),
    "split": ("no-such-split", ["GUR-OPT-08", "GUR-OPT-09"]),
    "effort": ("no-such-effort", ["GUR-EFF-01", "GUR-EFF-10"]),
    "telegraphic": ("no-such-option", ["GUR-OPT-07"]),
    "deceptive": ("too-deceptive", ["GUR-OPT-05"]),
    "bonus": ("no-such-option", ["GUR-RUL-27"]),
    "acrobatic": ("no-such-option", ["GUR-DEF-14"]),
    "retreat": ("no-such-retreat", ["GUR-RET-01"]),
    "to": ("no-such-retreat", ["GUR-RET-01"]),
    "at": ("no-such-step", ["GUR-WRE-07"]),
    "facing": ("no-such-step", ["GUR-MOV-15"]),
    "way": ("no-such-option", ["GUR-OPT-14"]),
    "when": ("no-such-option", ["GUR-MAN-38"]),
    "who": ("no-such-option", ["GUR-MAN-38"]),
    "as": ("no-such-option", ["GUR-RUL-36"]),
}
"""By slot, why a value is not among those offered."""


def why_closed(fight: Battle, fighter: Combatant, verb: str) -> tuple[str, list[str]] | None:
    """Why a verb is not open: what he is in comes first; None where there is no reason."""
    if fighter.stunned != NOT_STUNNED:
        return "stunned", ["GUR-SEQ-03"]
    if fighter.idle:
        return "must-do-nothing", ["GUR-DIC-11"]
    if len(fight.holds) > 0 and fight.pinned(fighter):
        return "pinned", ["GUR-WRE-17"]
    return CLOSED.get(verb)
