"""Where tables are kept: SQLite in one file, or PostgreSQL shared by several servers."""

from fechtbuch.table.store.database import StoreError, default_database
from fechtbuch.table.store.kept import Kept, KeptSeat, Lost, Place, Written
from fechtbuch.table.store.store import Store

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
