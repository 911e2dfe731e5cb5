"""Somebody to roll dice for."""

from fechtbuch.engine.fighter import Fighter


def rollers(count: int) -> list[Fighter]:
    """So many fighters, each with a name of its own."""
    return [Fighter(f"roller-{number}", "", 0) for number in range(count)]
