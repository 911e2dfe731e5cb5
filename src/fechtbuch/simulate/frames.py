"""Results as tables of other packages: pandas, Polars, Arrow."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from fechtbuch.simulate.extras import needed

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

Rows = Sequence[Mapping[str, Any]]


class Framed:
    """Whatever has rows can be handed on as a table."""

    def rows(self) -> list[dict[str, Any]]:
        """A flat table, one mapping for each row."""
        raise NotImplementedError

    def to_pandas(self) -> "pandas.DataFrame":
        """The rows as a pandas data frame (`pip install 'fechtbuch[pandas]'`)."""
        library = needed("pandas", "pandas", "A data frame")
        found: pandas.DataFrame = library.DataFrame(columns_of(self.rows()))
        return found

    def to_polars(self) -> "polars.DataFrame":
        """The rows as a Polars data frame (`pip install 'fechtbuch[polars]'`)."""
        library = needed("polars", "polars", "A data frame")
        found: polars.DataFrame = library.DataFrame(columns_of(self.rows()))
        return found

    def to_arrow(self) -> "pyarrow.Table":
        """The rows as an Arrow table (`pip install 'fechtbuch[lab]'`)."""
        library = needed("pyarrow", "lab", "An Arrow table")
        found: pyarrow.Table = library.table(columns_of(self.rows()))
        return found


def columns_of(rows: Rows) -> dict[str, list[Any]]:
    """Rows as columns, each of one type; what a row lacks is None."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    return {name: _plain([row.get(name) for row in rows]) for name in names}


def _plain(cells: list[Any]) -> list[Any]:
    """A column of one type: values of several kinds as text."""
    kinds = {type(cell) for cell in cells if cell is not None}
    if kinds == {int, float}:
        return [None if cell is None else float(cell) for cell in cells]
    if len(kinds) > 1:
        return [None if cell is None else str(cell) for cell in cells]
    return cells
