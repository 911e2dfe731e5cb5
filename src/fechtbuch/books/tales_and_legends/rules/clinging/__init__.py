"""Holding on to a huge creature."""
