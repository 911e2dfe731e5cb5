"""Files of GURPS Character Sheet, version 5: what it has reckoned is taken as it stands."""

from fechtbuch.books.gurps.sheets.gcs.importing import SUFFIX, read_gcs

__all__ = ["SUFFIX", "read_gcs"]
