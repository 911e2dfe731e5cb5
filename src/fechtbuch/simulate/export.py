"""Results as files: JSON with everything, CSV and Parquet as flat tables."""

import csv
import json
from pathlib import Path
from typing import Any, Protocol

from fechtbuch.simulate.extras import needed
from fechtbuch.simulate.frames import columns_of

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
    if not path.resolve().parent.is_dir():
        raise ValueError(f"{path}: the directory {path.resolve().parent} does not exist")
    if path.suffix == ".parquet":
        needed("pyarrow", "lab", "Parquet")


def save(result: Tabular, path: str | Path) -> None:
    """Write a result in the format that the file's suffix names."""
    file = Path(path)
    check_file(file)
    if file.suffix == ".json":
        text = json.dumps(result.to_data(), ensure_ascii=False, indent=2) + "\n"
        file.write_text(text, encoding="utf-8")
        return
    rows = result.rows()
    columns = columns_of(rows)
    if file.suffix == ".csv":
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, list(columns))
            writer.writeheader()
            writer.writerows(rows)
        return
    arrow = needed("pyarrow", "lab", "Parquet")
    parquet = needed("pyarrow.parquet", "lab", "Parquet")
    parquet.write_table(arrow.table(columns), file)
