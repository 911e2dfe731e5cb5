"""The acts of the book: what has to be said of each, which rule it follows, how it is grouped."""

from typing import Final

from fechtbuch.engine.asking import Menu, Verb

END: Final = "end"
PASS: Final = "pass"

MOVES: Final = ("walk", "run", "crawl")

SPENDING: Final = ("buy", "buy-with-destiny", "steal")
"""Verbs that get an action and cost none."""

COSTLESS: Final = frozenset(["drop", "shift", "lower-shield", "take-up", *SPENDING])
"""Acts of cost 0 (PSX-TRN-15); readying and reloading may be, too."""

ON_A_WALK: Final = frozenset(
    [
        "attack",
        "throw",
        "hurl",
        "hunker",
        "first-aid",
        "stabilise",
        "use",
        "extinguish",
        "free",
        "wake",
        "improvise",
        "reload",
        "ready",
        "pick-up",
        "ready-shield",
        "stow-shield",
    ]
)
"""What can be done in the course of a walk, for nothing more (PSX-TRN-08, PSX-RUL-13)."""

FOR_DICE: Final = [
    Verb("buy", "", ["PSX-BON-04"], "dice"),
    Verb("buy-with-destiny", "", ["PSX-RUL-12"], "dice"),
    Verb("steal", "target", ["PSX-BON-05"], "dice"),
]
"""What gets an action, on a turn, in a window or in defence."""

BEFORE_A_DEFENCE: Final = [
    Verb("reload", "item", ["PSX-EQP-03"]),
    Verb("ready", "item hand", ["PSX-EQP-02"]),
    Verb("drop", "item", ["PSX-EQP-02"]),
    Verb("lower-shield", "", ["PSX-RUL-28"]),
    Verb("take-up", "", ["PSX-SPC-10"]),
]
"""Acts of cost 0 that may come directly before a defence (PSX-TRN-15, PSX-RUL-70)."""

_ACTS: Final = [
    Verb("attack", "target weapon mode special extra disarmed", ["PSX-ATK-02"], "attack"),
    Verb("aim", "target weapon", ["PSX-AIM-01"], "attack"),
    Verb("accurate", "target weapon", ["PSX-SPC-01"], "attack"),
    Verb("brace", "", ["PSX-SPC-10"], "attack"),
    Verb("block", "", ["PSX-COV-07"], "equipment"),
    Verb("walk", "path act then", ["PSX-TRN-08"], "movement"),
    Verb("run", "path", ["PSX-TRN-09"], "movement"),
    Verb("crawl", "path", ["PSX-TRN-10"], "movement"),
    Verb("stand-up", "", ["PSX-TRN-12"], "movement"),
    Verb("withdraw", "", ["PSX-RUL-48"], "movement"),
    # After the ways to move: a field of the map means one of those in the first place.
    Verb("throw", "item at", ["PSX-THR-01"], "attack"),
    Verb("hurl", "item target", ["PSX-RUL-66"], "attack"),
    Verb("hunker", "", ["PSX-TRN-11"], "movement"),
    Verb("first-aid", "target item", ["PSX-STA-12"], "help"),
    Verb("stabilise", "target", ["PSX-STA-05"], "help"),
    Verb("use", "target item", ["PSX-TRN-13"], "help"),
    Verb("extinguish", "target", ["PSX-RUL-44"], "help"),
    Verb("free", "target", ["PSX-STA-15"], "help"),
    Verb("wake", "target", ["PSX-STA-14"], "help"),
    Verb("improvise", "text", ["PSX-TRN-14"], "other"),
    Verb("reload", "item", ["PSX-EQP-03"], "equipment"),
    Verb("ready", "item hand", ["PSX-EQP-02"], "equipment"),
    Verb("pick-up", "item hand", ["PSX-RUL-36"], "equipment"),
    Verb("ready-shield", "item", ["PSX-EQP-08"], "equipment"),
    Verb("stow-shield", "", ["PSX-EQP-08"], "equipment"),
    Verb("drop", "item", ["PSX-EQP-02"], "equipment"),
    Verb("shift", "", ["PSX-RUL-37"], "equipment"),
    Verb("lower-shield", "", ["PSX-RUL-28"], "equipment"),
    Verb("take-up", "", ["PSX-SPC-10"], "attack"),
    *FOR_DICE,
]

ON_TURN: Final = Menu([Verb(END, "", ["PSX-TRN-06"], "other"), *_ACTS], own_turn=True)
"""What there is to do on one's own turn (PSX-TRN-07)."""

IN_WINDOW: Final = Menu([Verb(PASS, "", ["PSX-REA-04"], "other"), *_ACTS])
"""The same as a reaction (PSX-RUL-07); acts that cost more than one action apart."""
