"""Seizing, contests of those who hold each other, grabs, locks and throws."""
