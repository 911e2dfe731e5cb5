"""Four tabletop rulebooks, one combat engine."""

__version__ = "0.1.0"
