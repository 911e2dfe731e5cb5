"""The short form of `make fuzz-table`."""

from tests.table import mutated
from tests.table.kit import House


def test_mutated_files_are_refused_and_not_stumbled_over(home: House) -> None:
    found = mutated.files(home, 60, 7)
    assert found.complaints == []
    assert found.tried > 50
    assert found.answers["422"] > 20


def test_mutated_messages_are_refused_and_not_stumbled_over(home: House) -> None:
    found = mutated.messages(home, 150, 7)
    assert found.complaints == []
    assert found.tried > 100
