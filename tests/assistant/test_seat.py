"""What a seat hears is told once, also where the log is sent anew."""

from typing import Any

from fechtbuch.assistant.seat import Seat

STATE = {"seq": 1}


class Silent:
    """A wire on which nothing is said: the test speaks for the table."""

    async def send(self, text: str) -> None:
        raise AssertionError(text)

    async def receive(self) -> str | None:
        return None

    async def close(self) -> None:
        pass


def lines(*texts: str, first: int = 0) -> list[dict[str, Any]]:
    return [{"n": first + place, "text": text} for place, text in enumerate(texts)]


def told(seat: Seat) -> list[str]:
    return [line["text"] for line in seat.unheard()]


def listening() -> Seat:
    """A seat that has been told three lines."""
    seat = Seat(Silent(), "en")
    seat._hear({"type": "state", "state": STATE, "log": lines("a", "b"), "log_from": 0})
    seat._hear({"type": "step", "state": STATE, "lines": lines("c", first=2)})
    assert told(seat) == ["a", "b", "c"]
    assert told(seat) == []
    return seat


def test_who_may_know_more_at_the_end_is_told_only_what_is_new() -> None:
    seat = listening()
    log = lines("a", "was hidden", "b", "c", "d", "e")
    seat._hear({"type": "state", "state": STATE, "log": log, "log_from": 0})
    assert told(seat) == ["d", "e"]


def test_after_something_was_taken_back_all_is_new() -> None:
    seat = listening()
    seat._hear({"type": "state", "state": STATE, "log": lines("a"), "log_from": 0})
    assert told(seat) == []
    seat._hear({"type": "step", "state": STATE, "lines": lines("other", first=1)})
    assert told(seat) == ["other"]


def test_talk_is_told_once_and_ones_own_never() -> None:
    seat = Seat(Silent(), "en")
    hers: dict[str, Any] = {"by": "s2", "text": "well?", "mine": False}
    own: dict[str, Any] = {"by": "s1", "text": "wait", "mine": True}
    seat._hear({"type": "talk", "whole": True, "lines": [hers]})
    assert seat.unheard_talk() == [hers]
    seat._hear({"type": "talk", "whole": False, "lines": [own]})
    seat._hear({"type": "talk", "whole": True, "lines": [hers, own]})
    assert seat.unheard_talk() == []
