"""The verbs of a turn: what they are called, which rules they follow, how they are grouped."""

from typing import Final

NOTHING: Final = "nothing"
HOLD: Final = "hold"

HANDLING: Final = ("pick-up", "stow", "take", "put-on", "set-up", "lift", "fix-bayonet")
"""Verbs of LSK-WPN-07."""

BLOWS: Final = ("attack", "charge")
SHOTS: Final = ("shoot", "shoot-crowd")
THROWS: Final = ("throw", "throw-crowd")
FLYING: Final = SHOTS + THROWS
RUNS: Final = ("run", "flee", "charge")
GRIPS: Final = ("force", "keep", NOTHING)
"""What leaves a grip as it is (LSK-WRS-13)."""

RULES: Final[dict[str, list[str]]] = {
    "nothing": ["LSK-SEQ-07"],
    "move": ["LSK-MOV-01"],
    "run": ["LSK-MOV-01", "LSK-MOV-02"],
    "flee": ["LSK-FLE-08"],
    "attack": ["LSK-ATK-01"],
    "charge": ["LSK-CHG-01"],
    "shoot": ["LSK-ATK-05"],
    "shoot-crowd": ["LSK-MIS-04"],
    "throw": ["LSK-ATK-05"],
    "throw-crowd": ["LSK-MIS-04"],
    "wrestle": ["LSK-WRS-01"],
    "escape": ["LSK-WRS-07"],
    "force": ["LSK-WRS-13"],
    "keep": ["LSK-WRS-13"],
    "release": ["LSK-WRS-13"],
    "aim": ["LSK-MIS-07"],
    "load": ["LSK-MIS-11"],
    "clear": ["LSK-MIS-12"],
    "parry": ["LSK-PAR-01"],
    "cast": ["LSK-CST-01"],
    "search": ["LSK-ITM-01"],
    "use": ["LSK-ITM-04"],
    "pick-up": ["LSK-WPN-07"],
    "put-on": ["LSK-WPN-07"],
    "drop": ["LSK-WPN-07"],
    "stow": ["LSK-WPN-07"],
    "take": ["LSK-WPN-07"],
    "set-up": ["LSK-WPN-07"],
    "lift": ["LSK-WPN-07"],
    "fix-bayonet": ["LSK-WPN-07"],
    "light-match": ["LSK-WPN-07"],
    "mount": ["LSK-MNT-07"],
    "dismount": ["LSK-MNT-07"],
    "jump-off": ["LSK-MNT-06"],
    "wake": ["LSK-CST-08"],
    "hold": ["LSK-HLD-01"],
    "improvise": ["LSK-SEQ-02"],
}

GROUPS: Final[dict[str, str]] = {
    "attack": "attack",
    "charge": "attack",
    "shoot": "attack",
    "shoot-crowd": "attack",
    "throw": "attack",
    "throw-crowd": "attack",
    "wrestle": "attack",
    "escape": "attack",
    "force": "attack",
    "move": "movement",
    "run": "movement",
    "flee": "movement",
    "mount": "movement",
    "dismount": "movement",
    "jump-off": "movement",
    "parry": "defence",
    "hold": "defence",
    "aim": "missiles",
    "load": "missiles",
    "clear": "missiles",
    "light-match": "missiles",
}
"""How the book groups its actions; everything else is `other`."""
