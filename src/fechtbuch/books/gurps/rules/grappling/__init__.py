"""Holds, and what can be done through them."""
