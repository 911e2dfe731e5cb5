"""My Book: whoever strikes well is left standing."""
