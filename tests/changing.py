"""A fight anew with other states, for tables of conditions: one ground after the other."""

from collections.abc import Mapping
from typing import Any

from fechtbuch.engine.dice import ScriptedDice, parse_script

Changes = Mapping[str, Any]


def changed(fight: Any, changes: Changes, script: str = "") -> Any:
    """The fight anew with other states: `{"0.prone": True}` for its first fighter."""
    twin = fight.copy()
    twin.telling = True
    twin.players = fight.players
    twin.dice = ScriptedDice(parse_script(script))
    for name, value in changes.items():
        number, _, field = name.partition(".")
        setattr(twin.fighters[int(number)], field, value)
    return twin
