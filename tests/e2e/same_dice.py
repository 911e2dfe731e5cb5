"""The program with the same seed at every table: a browser sees the same fight each time."""

from fechtbuch.cli import main
from fechtbuch.table import opening

if __name__ == "__main__":
    opening.unforeseen = lambda size: b"f" * size
    main()
