"""Fechtbuch in the terminal."""

from fechtbuch.cli.app import app


def main() -> None:
    """Run the command line; the console entry point."""
    app(prog_name="fechtbuch")


__all__ = ["app", "main"]
