"""The published schema and what the server really sends."""

from pathlib import Path

import jsonschema
import pytest

from fechtbuch.table.schema import socket_schema, text_of
from tests.table.kit import House

PUBLISHED = Path(__file__).resolve().parents[2] / "docs" / "schemas" / "socket.json"


def test_the_published_schema_is_up_to_date() -> None:
    advice = "run `python -m fechtbuch.table.schema docs/schemas`"
    assert PUBLISHED.read_text(encoding="utf-8") == text_of(socket_schema()), advice


@pytest.mark.parametrize(
    ("message", "fits"),
    [
        ({"type": "ping"}, True),
        ({"type": "hello", "token": "x"}, True),
        ({"type": "hello"}, False),
        ({"type": "command", "key": "12345678", "command": {"do": "redo"}}, True),
        ({"type": "command", "key": "12345678", "command": {"do": "dance"}}, False),
        ({"type": "ping", "more": 1}, False),
    ],
)
def test_the_schema_tells_messages_from_others(message: dict[str, object], fits: bool) -> None:
    schema = {**socket_schema(), "anyOf": [{"$ref": "#/$defs/client"}]}
    assert jsonschema.Draft202012Validator(schema).is_valid(message) is fits


def test_the_interface_is_described(home: House) -> None:
    document = home.client.get("/api/openapi.json").json()
    assert "/api/tables/{table}/commands" in document["paths"]
    for path in document["paths"].values():
        for operation in path.values():
            described = str(operation["responses"])
            kinds = ("application/json", "application/zip", "image/webp", "text/markdown", "'204'")
            assert any(kind in described for kind in kinds)
