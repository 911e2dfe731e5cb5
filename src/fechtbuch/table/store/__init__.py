"""Where tables are kept: SQLite in one file, or PostgreSQL shared by several servers."""

from fechtbuch.table.store.store import (
    Kept,
    KeptSeat,
    Lost,
    Place,
    Store,
    StoreError,
    Written,
    default_database,
)

__all__ = [
    "Kept",
    "KeptSeat",
    "Lost",
    "Place",
    "Store",
    "StoreError",
    "Written",
    "default_database",
]
