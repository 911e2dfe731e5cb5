"""Print one line for every scenario: a fingerprint of all events of a fight at the table."""

from fechtbuch.engine.record import digest_of
from fechtbuch.testing.conformance.kit import SCENARIOS
from fechtbuch.testing.conformance.playing import answers, session, story


def main() -> None:
    """Play each scenario for a while and print what it came to."""
    for name in SCENARIOS:
        table, players = session(name, 12)
        for _ in answers(table, players, 60):
            pass
        record = table.record.to_lines()[1:]
        print(name, digest_of(story(table)), digest_of(record))


if __name__ == "__main__":
    main()
