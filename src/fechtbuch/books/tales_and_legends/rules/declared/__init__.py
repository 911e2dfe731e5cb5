"""Attacks as they are declared: special, multiple, charged."""
