"""Attributes and skills: their numbers, where they come from, who helps whom (2.1, 2.2)."""

from typing import Final

ATTRIBUTES: Final = ["ch", "in", "ko", "pe", "re", "si", "wo", "zr"]
CH: Final = 0
IN: Final = 1
KO: Final = 2
PE: Final = 3
RE: Final = 4
SI: Final = 5
WO: Final = 6
ZR: Final = 7

SKILLS: Final = [
    "initiative",
    "dodge",
    "unarmed",
    "polearm",
    "blunt",
    "crossbow",
    "bow",
    "sword",
    "throwing",
    "sabre",
    "dagger",
    "shield",
    "axe",
    "grapple",
    "acrobatics",
    "athletics",
    "brawn",
    "composure",
    "intuition",
    "provocation",
    "alertness",
    "hiding",
    "exertion",
    "deft-hand",
    "riding",
    "healing",
    "holding-on",
]
"""The last is athletics with the helpers that count for holding on only."""

INITIATIVE: Final = 0
DODGE: Final = 1
UNARMED: Final = 2
POLEARM: Final = 3
BLUNT: Final = 4
CROSSBOW: Final = 5
BOW: Final = 6
SWORD: Final = 7
THROWING: Final = 8
SABRE: Final = 9
DAGGER: Final = 10
SHIELD: Final = 11
AXE: Final = 12
GRAPPLE: Final = 13
ACROBATICS: Final = 14
ATHLETICS: Final = 15
BRAWN: Final = 16
COMPOSURE: Final = 17
INTUITION: Final = 18
PROVOCATION: Final = 19
ALERTNESS: Final = 20
HIDING: Final = 21
EXERTION: Final = 22
DEFT_HAND: Final = 23
RIDING: Final = 24
HEALING: Final = 25
HOLDING_ON: Final = 26

ATTRIBUTE_OF: Final = [
    RE, RE, ZR, ZR, ZR, ZR, ZR, ZR, ZR, ZR, ZR, ZR, ZR, SI, RE, ZR, SI, WO, PE, CH, PE, RE, KO,
    ZR, ZR, IN, ZR,
]  # fmt: skip

SYNERGY: Final = [
    [],
    [ACROBATICS, INITIATIVE],
    [], [], [], [], [], [], [], [], [], [], [],
    [BRAWN, UNARMED],
    [DODGE],
    [ACROBATICS, BRAWN],
    [EXERTION, GRAPPLE],
    [], [], [], [], [],
    [BRAWN],
    [], [], [],
    [ACROBATICS, BRAWN, RIDING, GRAPPLE],
]  # fmt: skip
"""Which skills help each skill; those that have no use in combat are entered on the sheet."""


def synergy(levels: list[int], skill: int) -> int:
    """TAL-TST-09: +1 for every five full levels of each helping skill."""
    bonus = 0
    for helper in SYNERGY[skill]:
        level = levels[helper]
        bonus += min(level // 5, level)
    return bonus
