"""Plain data back into typed values: what `to_data` gave is checked as it is read."""


def whole(value: object) -> int:
    """A whole number out of JSON data."""
    if isinstance(value, int):
        return value
    raise ValueError(f"{value!r} is no whole number")


def listed(value: object) -> list[object]:
    """A list out of JSON data."""
    if isinstance(value, list):
        return value
    raise ValueError(f"{value!r} is no list")


def wholes(value: object) -> list[int]:
    """A list of whole numbers out of JSON data."""
    return [whole(entry) for entry in listed(value)]


def fields(value: object) -> dict[str, object]:
    """Named fields out of JSON data."""
    if isinstance(value, dict):
        return value
    raise ValueError(f"{value!r} has no named fields")
