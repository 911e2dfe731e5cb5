"""State as plain data and back: what `to_data` gave is checked as it is read."""


def whole(value: object) -> int:
    """A whole number out of JSON data."""
    if isinstance(value, int):
        return value
    raise ValueError(f"{value!r} is no whole number")


def truth(value: object) -> bool:
    """Yes or no out of JSON data; rows of numbers have 1 and 0 for it."""
    if isinstance(value, int):
        return value != 0
    raise ValueError(f"{value!r} is neither true nor false")


def text(value: object) -> str:
    """A text out of JSON data."""
    if isinstance(value, str):
        return value
    raise ValueError(f"{value!r} is no text")


def listed(value: object) -> list[object]:
    """A list out of JSON data."""
    if isinstance(value, list):
        return value
    raise ValueError(f"{value!r} is no list")


def wholes(value: object) -> list[int]:
    """A list of whole numbers out of JSON data."""
    return [whole(entry) for entry in listed(value)]


def texts(value: object) -> list[str]:
    """A list of texts out of JSON data."""
    return [text(entry) for entry in listed(value)]


def fields(value: object) -> dict[str, object]:
    """Named fields out of JSON data."""
    if isinstance(value, dict):
        return value
    raise ValueError(f"{value!r} has no named fields")


def note_order(orders: list[object], who: int, name: str, places: list[int]) -> None:
    """Keep the order of a fighter's list, unless it goes by the places of its pieces anyway."""
    if places != sorted(places):
        orders.append([who, name, places])


def write_fields(
    data: dict[str, object], state: object, plain: list[str], lists: list[str]
) -> None:
    """Put the named fields of a state into data: numbers, flags and texts, then lists of them."""
    for name in plain:
        data[name] = getattr(state, name)
    for name in lists:
        data[name] = list(getattr(state, name))


def read_fields(data: dict[str, object], state: object, plain: list[str], lists: list[str]) -> None:
    """Take over what `write_fields` gave."""
    for name in plain:
        setattr(state, name, data[name])
    for name in lists:
        setattr(state, name, list(listed(data[name])))
