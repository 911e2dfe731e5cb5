"""The book's terms and their numbers: manoeuvres, versions, postures, locations, efforts."""

from typing import Final

DO_NOTHING: Final = 0
MOVE: Final = 1
CHANGE_POSTURE: Final = 2
READY: Final = 3
AIM: Final = 4
EVALUATE: Final = 5
CONCENTRATE: Final = 6
ATTACK: Final = 7
ALL_OUT_ATTACK: Final = 8
COMMITTED: Final = 9
DEFENSIVE: Final = 10
ALL_OUT_DEFENCE: Final = 11
MOVE_AND_ATTACK: Final = 12
ALL_OUT_SLAM: Final = 13
WAIT: Final = 14

MANOEUVRES: Final = [
    "do-nothing",
    "move",
    "change-posture",
    "ready",
    "aim",
    "evaluate",
    "concentrate",
    "attack",
    "all-out-attack",
    "committed-attack",
    "defensive-attack",
    "all-out-defence",
    "move-and-attack",
    "all-out-slam",
    "wait",
]
"""The manoeuvres of GUR-MAN-01 by their keys."""

NO_VERSION: Final = 0
DOUBLE: Final = 1
DETERMINED: Final = 2
STRONG: Final = 3
LONG: Final = 4
RANGED: Final = 5
FEINT: Final = 6
SUPPRESSION: Final = 7
PARRY: Final = 8
BLOCK: Final = 9
U_PARRY: Final = 10
DODGE: Final = 11
MELEE: Final = 12
SLAM: Final = 13

VERSIONS: Final = [
    "",
    "double",
    "determined",
    "strong",
    "long",
    "ranged",
    "feint",
    "suppression",
    "parry",
    "block",
    "u-parry",
    "dodge",
    "melee",
    "slam",
]
"""Versions of a manoeuvre, and kinds of active defence."""

STANDING: Final = 0
CROUCHING: Final = 1
KNEELING: Final = 2
SITTING: Final = 3
CRAWLING: Final = 4
LYING: Final = 5

POSTURES: Final = ["standing", "crouching", "kneeling", "sitting", "crawling", "lying"]

NOT_STUNNED: Final = 0
PHYSICAL: Final = 1
MENTAL: Final = 2

EYE: Final = 0
SKULL: Final = 1
FACE: Final = 2
NECK: Final = 3
TORSO: Final = 4
VITALS: Final = 5
GROIN: Final = 6
RIGHT_ARM: Final = 7
LEFT_ARM: Final = 8
RIGHT_HAND: Final = 9
LEFT_HAND: Final = 10
RIGHT_LEG: Final = 11
LEFT_LEG: Final = 12
RIGHT_FOOT: Final = 13
LEFT_FOOT: Final = 14
RANDOM: Final = 15

LOCATIONS: Final = [
    "eye",
    "skull",
    "face",
    "neck",
    "torso",
    "vitals",
    "groin",
    "right-arm",
    "left-arm",
    "right-hand",
    "left-hand",
    "right-leg",
    "left-leg",
    "right-foot",
    "left-foot",
    "random",
]

PLACES_HIT: Final = 15

NO_EFFORT: Final = 0
FLURRY: Final = 1
MIGHTY_BLOW: Final = 2
GIANT_STEP: Final = 3
GREAT_LUNGE: Final = 4
HEROIC_CHARGE: Final = 5
FEVERISH: Final = 6
RECOVERY: Final = 7
RECOVERY_PARRY: Final = 8

EFFORTS: Final = [
    "",
    "flurry",
    "mighty-blow",
    "giant-step",
    "great-lunge",
    "heroic-charge",
    "feverish",
    "recovery",
    "recovery-parry",
]
"""Extra effort (GUR-EFF-02 to GUR-EFF-09)."""

NO_RETREAT: Final = 0
BACK: Final = 1
DIVE: Final = 2
ASIDE: Final = 3
FORWARD: Final = 4

RETREATS: Final = ["", "back", "dive", "aside", "forward"]
"""Retreat options that go with a defence (GUR-RET-02 to GUR-RET-06)."""
