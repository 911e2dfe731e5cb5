"""Attacks as they are declared: special, multiple, charged, in a grapple."""
