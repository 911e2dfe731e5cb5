"""Landsknecht: old-school fighting with pike, Messer and arquebus. See README.md."""
