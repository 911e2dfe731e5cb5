"""Numbers that explain themselves, written as people write them."""

from fechtbuch.engine.tally import Part, Tally

MINUS = "\N{MINUS SIGN}"


def plain(value: int) -> str:
    """A number with a proper minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def shown_field(text: str) -> str:
    """A field of the map, or a path of several, with proper minus signs."""
    return text.replace("-", MINUS)


def signed(value: int) -> str:
    """A number that always shows its sign."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def visible(tally: Tally, side: int) -> list[Part]:
    """The parts that a side (-1: the referee) may know; the rest is summed up as `hidden`."""
    shown: list[Part] = []
    secret = 0
    for part in tally.parts or []:
        if side < 0 or part.audience == 0 or (part.audience >> side) & 1:
            shown.append(part)
        else:
            secret += part.value
    if secret:
        shown.append(Part("hidden", secret, ""))
    return shown


def rules_of(parts: list[Part]) -> list[str]:
    """The ids of the rules that made a number, each once, in order."""
    found: list[str] = []
    for part in parts:
        if part.rule and part.rule not in found:
            found.append(part.rule)
    return found
