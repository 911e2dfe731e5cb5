"""Results as files: JSON with everything, CSV and Parquet as flat tables."""

import csv
import io
import json
from pathlib import Path
from typing import Any, Protocol

from fechtbuch.simulate.extras import needed
from fechtbuch.simulate.frames import Rows, columns_of

SUFFIXES = (".json", ".csv", ".parquet")


class Tabular(Protocol):
    """What can be written: any result of the laboratory."""

    def rows(self) -> list[dict[str, Any]]:
        """A flat table."""
        ...

    def to_data(self) -> dict[str, object]:
        """Everything as JSON-ready data."""
        ...


def check_file(path: Path) -> None:
    """Refuse a file that cannot be written, before any work is done."""
    if path.suffix not in SUFFIXES:
        raise ValueError(f"{path}: has the suffix `{path.suffix}`; use {', '.join(SUFFIXES)}")
    folder = path.resolve().parent
    if not folder.is_dir():
        raise ValueError(f"{path}: the directory {folder} does not exist; make it first")
    if path.suffix == ".parquet":
        needed("pyarrow", "lab", "Parquet")


def save(result: Tabular, path: str | Path) -> None:
    """Write a result in the format that the file's suffix names."""
    file = Path(path)
    check_file(file)
    if file.suffix == ".json":
        file.write_text(as_json(result), encoding="utf-8")
    elif file.suffix == ".csv":
        file.write_bytes(as_csv(result.rows()).encode())
    else:
        file.write_bytes(as_parquet(result.rows()))


def as_json(result: Tabular) -> str:
    """Everything, as a JSON document."""
    return json.dumps(result.to_data(), ensure_ascii=False, indent=2) + "\n"


def as_csv(rows: Rows) -> str:
    """Rows as a table of commas."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, list(columns_of(rows)))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def as_parquet(rows: Rows) -> bytes:
    """Rows as a file of Parquet."""
    arrow = needed("pyarrow", "lab", "Parquet")
    parquet = needed("pyarrow.parquet", "lab", "Parquet")
    out = io.BytesIO()
    parquet.write_table(arrow.table(columns_of(rows)), out)
    return out.getvalue()
