"""The verbs of a turn: what is said of each, its rules, and how they are grouped."""

from typing import Final

from fechtbuch.engine.asking import Menu, Verb

DONE: Final = "done"

FREE_VERBS: Final = ["done", "say", "face", "grip", "drop-item", "step", "cautious", "aggressive",
                     "break-free", "cling", "spur", "ignore-load", "let-go"]  # fmt: skip
"""What costs nothing, so that a duellist need not declare it."""

DIRECTIONS: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]

AT_LARGE: Final = [
    Verb("done", "", ["TAL-SEQ-09"], "other"),
    Verb("say", "text", ["TAL-ACT-05"], "other"),
    Verb("attack", "weapon special target second part item kill how", ["TAL-ACT-01"], "attack"),
    Verb("charge", "weapon special target part kill path", ["TAL-ATK-16"], "attack"),
    Verb("shoot", "weapon special target part kill how", ["TAL-ACT-08"], "attack"),
    Verb("throw", "weapon special field target part kill how", ["TAL-ACT-10"], "attack"),
    Verb("grapple", "target", ["TAL-GRP-01"], "attack"),
    Verb("feint", "weapon target", ["TAL-ATK-06"], "attack"),
    Verb("trample", "target path", ["TAL-ATK-20"], "attack"),
    Verb("haul", "target", ["TAL-STA-13"], "other"),
    Verb("hold", "target", ["TAL-HLD-02"], "other"),
    Verb("choke", "target", ["TAL-GRP-10"], "other"),
    Verb("face", "how", ["TAL-RUL-70"], "movement"),
    Verb("step", "path", ["TAL-MOV-01"], "movement"),
    Verb("half", "path", ["TAL-MOV-02"], "movement"),
    Verb("move", "path", ["TAL-MOV-03"], "movement"),
    Verb("fast", "target how path", ["TAL-MOV-04"], "movement"),
    Verb("run", "target how path", ["TAL-MOV-05"], "movement"),
    Verb("parry", "weapon", ["TAL-MAN-01"], "defence"),
    Verb("dodge", "", ["TAL-MAN-03"], "defence"),
    Verb("defensive", "", ["TAL-MAN-11"], "defence"),
    Verb("cover", "weapon how target", ["TAL-MAN-07"], "defence"),
    Verb("prepare", "weapon special target part", ["TAL-MAN-12"], "attack"),
    Verb("cautious", "", ["TAL-MAN-09"], "attack"),
    Verb("aggressive", "", ["TAL-MAN-10"], "attack"),
    Verb("draw", "weapon", ["TAL-ACT-02"], "other"),
    Verb("stow", "weapon", ["TAL-ACT-02"], "other"),
    Verb("drop-item", "weapon", ["TAL-RUL-84"], "other"),
    Verb("grip", "weapon", ["TAL-ACT-13"], "other"),
    Verb("take-missile", "weapon item", ["TAL-ACT-03"], "other"),
    Verb("load", "weapon", ["TAL-ACT-09"], "other"),
    Verb("pick-up", "weapon", ["TAL-RUL-84"], "other"),
    Verb("gather", "", ["TAL-ITM-23"], "other"),
    Verb("drink", "weapon", ["TAL-ACT-06"], "other"),
    Verb("fetch", "weapon", ["TAL-ACT-04"], "other"),
    Verb("stash", "weapon", ["TAL-ACT-04"], "other"),
    Verb("don", "weapon", ["TAL-ACT-15"], "other"),
    Verb("doff", "weapon", ["TAL-ACT-15"], "other"),
    Verb("plant", "weapon", ["TAL-ITM-22"], "other"),
    Verb("pack", "weapon", ["TAL-ITM-22"], "other"),
    Verb("stand", "path", ["TAL-MOV-09"], "movement"),
    Verb("crawl", "path", ["TAL-MOV-08"], "movement"),
    Verb("drop", "", ["TAL-MOV-10"], "movement"),
    Verb("jump", "how path", ["TAL-MOV-11"], "movement"),
    Verb("aim", "", ["TAL-ATK-04"], "attack"),
    Verb("ignore-load", "", ["TAL-MOV-16"], "other"),
    Verb("dismount", "how", ["TAL-MNT-13"], "movement"),
    Verb("spur", "", ["TAL-MNT-07"], "movement"),
    Verb("mount", "how target", ["TAL-MNT-12"], "movement"),
    Verb("raise", "target", ["TAL-RUL-109"], "movement"),
    Verb("free", "how", ["TAL-STA-13"], "other"),
    Verb("wake", "target", ["TAL-STA-08"], "other"),
    Verb("pull-out", "target", ["TAL-ITM-22"], "other"),
    Verb("cast", "special target", ["TAL-ACT-07"], "other"),
    Verb("climb", "how path", ["TAL-MOV-14"], "movement"),
    Verb("press", "", ["TAL-WND-07"], "other"),
    Verb("breathe", "", ["TAL-WND-17"], "other"),
]
"""What whoever stands free may do."""

GRAPPLING: Final = [
    Verb("break-free", "", ["TAL-GRP-02"], "other"),
    Verb("strike", "weapon target", ["TAL-GRP-05"], "other"),
    Verb("take-down", "target", ["TAL-GRP-07"], "other"),
    Verb("throw-off", "", ["TAL-GRP-08"], "other"),
    Verb("rise", "", ["TAL-GRP-08"], "other"),
    Verb("silence", "target", ["TAL-GRP-13"], "other"),
    Verb("leave", "", ["TAL-GRP-15"], "other"),
    Verb("draw-close", "weapon", ["TAL-GRP-14"], "other"),
    Verb("drag", "path", ["TAL-GRP-06"], "other"),
    Verb("pin", "target", ["TAL-GRP-09"], "other"),
    Verb("subdue", "target", ["TAL-GRP-11"], "other"),
    Verb("break-pin", "", ["TAL-RUL-42"], "other"),
]
"""What is done in a grapple only (4.6)."""

CLINGING: Final = [
    Verb("let-go", "how", ["TAL-HLD-08"], "other"),
    Verb("cling", "", ["TAL-HLD-07"], "other"),
    Verb("keep", "", ["TAL-HLD-03"], "other"),
    Verb("shift", "how", ["TAL-HLD-06"], "other"),
    Verb("stab", "weapon part", ["TAL-HLD-05"], "other"),
]
"""What is done on the back of a huge creature only (4.7)."""

TURN: Final = Menu([*AT_LARGE, *GRAPPLING, *CLINGING], own_turn=True)
"""All of a turn."""
