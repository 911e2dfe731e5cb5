"""The published schema of the socket: `python -m fechtbuch.table.schema docs/schemas`."""

import json
import sys
from pathlib import Path
from typing import Any

from fechtbuch.table.messages import CLIENT, SERVER


def socket_schema() -> dict[str, Any]:
    """Both directions in one document: `client` and `server` under `$defs`."""
    client = CLIENT.json_schema(ref_template="#/$defs/{model}")
    server = SERVER.json_schema(ref_template="#/$defs/{model}", mode="serialization")
    definitions = {**client.pop("$defs"), **server.pop("$defs")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a table's socket",
        "description": "What a client may send is `client`, what it is sent is `server`.",
        "anyOf": [{"$ref": "#/$defs/client"}, {"$ref": "#/$defs/server"}],
        "$defs": {"client": client, "server": server, **dict(sorted(definitions.items()))},
    }


def text_of(schema: dict[str, Any]) -> str:
    """A schema as its file has it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def publish(folder: Path) -> None:
    """Write the schema into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "socket.json").write_text(text_of(socket_schema()), encoding="utf-8")


if __name__ == "__main__":
    publish(Path(sys.argv[1]))
