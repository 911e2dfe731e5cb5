"""Which events tell a change of the state, and which changes are nobody's business.

A book declares beside its state, for every field that people care about, the kinds of events that
tell a change of it; the conformance kit compares each step's events with what has changed.

| telling | means |
| --- | --- |
| `hunkers` | an event of this kind, about whoever or whatever has the field |
| `wounded=after` | the same, and the field is then what the event has as `after` |
| `healed+amount` | the field has grown by the event's amount |
| `spent-amount` | it has shrunk by it |
| `actor:retreats=at` | only the change of who did it; `target:`, of whom it was done to |
| `any:grapple-over` | of everybody, named or not |

Numbers are followed from event to event, and must lead from the old value to the new one. Where a
kind without a number is among a step's events for a field, it is enough that it is there.
"""


class Telling:
    """What a book tells, and what it keeps to itself: each field of its state is in one of both."""

    def __init__(
        self, told: dict[str, list[str]], bookkeeping: dict[str, str], company: list[str]
    ) -> None:
        self.told = told
        """By `Class.field`: the kinds of events that tell a change."""
        self.bookkeeping = bookkeeping
        """By `Class.field`: why a change need not be told."""
        self.company = company
        """Fields that name another fighter, whose events are this one's, too: a rider's horse."""
