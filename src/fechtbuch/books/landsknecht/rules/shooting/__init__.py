"""Missiles: loading, range and aim, the shot and its strays."""
