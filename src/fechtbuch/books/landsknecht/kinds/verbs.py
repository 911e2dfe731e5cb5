"""The verbs of a turn: what they are called, what is said of them, which rules they follow."""

from typing import Final

from fechtbuch.engine.asking import Menu, Verb

NOTHING: Final = "nothing"
HOLD: Final = "hold"
DROP: Final = "drop"

TURN: Final = Menu(
    [
        Verb(NOTHING, "", ["LSK-SEQ-07"], "other"),
        Verb("escape", "", ["LSK-WRS-07"], "attack"),
        Verb("attack", "target at weapon word path then", ["LSK-ATK-01"], "attack"),
        Verb("charge", "target weapon word path", ["LSK-CHG-01"], "attack"),
        Verb("shoot", "target weapon path then", ["LSK-ATK-05"], "attack"),
        Verb("shoot-crowd", "target weapon path then", ["LSK-MIS-04"], "attack"),
        Verb("throw", "target weapon path then", ["LSK-ATK-05"], "attack"),
        Verb("throw-crowd", "target weapon path then", ["LSK-MIS-04"], "attack"),
        Verb("wrestle", "target path", ["LSK-WRS-01"], "attack"),
        Verb("move", "path item", ["LSK-MOV-01"], "movement"),
        Verb("run", "path", ["LSK-MOV-01", "LSK-MOV-02"], "movement"),
        Verb("flee", "path word", ["LSK-FLE-08"], "movement"),
        Verb("mount", "target path", ["LSK-MNT-07"], "movement"),
        Verb("dismount", "path", ["LSK-MNT-07"], "movement"),
        Verb("jump-off", "", ["LSK-MNT-06"], "movement"),
        Verb("force", "", ["LSK-WRS-13"], "attack"),
        Verb("keep", "", ["LSK-WRS-13"], "other"),
        Verb("release", "", ["LSK-WRS-13"], "other"),
        Verb("aim", "weapon", ["LSK-MIS-07"], "missiles"),
        Verb("load", "weapon", ["LSK-MIS-11"], "missiles"),
        Verb("clear", "weapon", ["LSK-MIS-12"], "missiles"),
        Verb("light-match", "item path then", ["LSK-WPN-07"], "missiles"),
        Verb("parry", "", ["LSK-PAR-01"], "defence"),
        Verb("cast", "spell targets word", ["LSK-CST-01"], "other"),
        Verb("search", "item", ["LSK-ITM-01"], "other"),
        Verb("use", "item target path then", ["LSK-ITM-04"], "other"),
        Verb("pick-up", "item path then", ["LSK-WPN-07"], "other"),
        Verb("stow", "item word path then", ["LSK-WPN-07"], "other"),
        Verb("take", "item path then", ["LSK-WPN-07"], "other"),
        Verb("put-on", "item path then", ["LSK-WPN-07"], "other"),
        Verb("set-up", "item path then", ["LSK-WPN-07"], "other"),
        Verb("lift", "item path then", ["LSK-WPN-07"], "other"),
        Verb("fix-bayonet", "item path then", ["LSK-WPN-07"], "other"),
        Verb("wake", "target", ["LSK-CST-08"], "other"),
        Verb(HOLD, "", ["LSK-HLD-01"], "defence"),
        Verb("improvise", "text", ["LSK-SEQ-02"], "other"),
        Verb(DROP, "item", ["LSK-WPN-07"], "other"),
    ],
    own_turn=True,
)
"""Everything that somebody may do on his turn (LSK-SEQ-01)."""


def out_of_turn(instead: Verb) -> Menu:
    """LSK-RUL-31: any action that a held one may become.

    Only letting go of things waits for one's turn.
    """
    return Menu([instead, *[v for v in TURN.verbs if v.name not in (NOTHING, HOLD, DROP)]])


BLOWS: Final = ("attack", "charge")
SHOTS: Final = ("shoot", "shoot-crowd")
THROWS: Final = ("throw", "throw-crowd")
FLYING: Final = SHOTS + THROWS
CROWDS: Final = ("shoot-crowd", "throw-crowd")
RUNS: Final = ("run", "flee", "charge")
GRIPS: Final = ("force", "keep", NOTHING)
"""What leaves a grip as it is (LSK-WRS-13)."""

MISSILE_CARE: Final = ("aim", "load", "clear", "light-match")
HANDLING: Final = ("pick-up", "stow", "take", "put-on", "set-up", "lift", "fix-bayonet")
"""Verbs of LSK-WPN-07."""
