"""The emblem of a fighter's token, by what is in his hands as the viewer sees them."""

import re
from collections.abc import Iterable

EMBLEMS: tuple[tuple[str, str], ...] = (
    ("gun", r"gun|pistol|rifle|musket|arquebus|blunderbuss|wheellock|revolver|launcher|thrower"),
    (
        "gun",
        r"^(ak-|g3$|m-?\d|hk-|mp\d|mg\d)|glock|uzi|colt|eagle|winchester|steyr|barrett|kar98|scorpion",
    ),
    ("bow", r"bow|arbalest|sling|blowpipe|atlatl"),
    ("halberd", r"halberd|glaive|poleaxe|polearm|bardiche|guisarme|naginata|scythe"),
    ("pike", r"pike|spear|lance|javelin|harpoon|staff|bayonet"),
    ("axe", r"axe|hatchet|tomahawk|cleaver"),
    ("mace", r"mace|hammer|club|flail|maul|morning|pick|baton|blackjack|chain|stick|crowbar"),
    ("messer", r"messer|knife|dagger|machete|falchion|katzbalger|stiletto|misericorde|sai$"),
    ("sword", r"sword|sabre|saber|rapier|blade|foil|estoc|cutlass|scimitar|katana|gladius|spatha"),
    ("sword", r"flamberge|kopis|backsword|gauche|slicer|cutter|schiavona"),
    ("beast", r"claw|fang|jaw|bite|hooves|tentacle|spikes|natural"),
    ("shield", r"shield|buckler|pavise"),
)
"""Emblem and what its things are called; the first that fits anything in hand is taken."""

FIST = "fist"

CHARGES = (*dict.fromkeys(name for name, _ in EMBLEMS), "horse", FIST)
"""What may be borne on arms."""

TINCTURES = ("gules", "azure", "vert", "sable", "purpure", "or", "argent")
"""Colours and metals of arms."""

ARMS_PATTERN = rf"^({'|'.join(CHARGES)}):({'|'.join(TINCTURES)}):({'|'.join(TINCTURES)})$"
"""Arms are charge, field and tincture of the charge: `sword:azure:or`."""


def emblem(hands: Iterable[str]) -> str:
    """The emblem for these things, by their keys; a fist for empty hands and what is not known."""
    things = [thing.rpartition(":")[2].lower() for thing in hands]
    for name, words in EMBLEMS:
        if any(re.search(words, thing) for thing in things):
            return name
    return FIST
