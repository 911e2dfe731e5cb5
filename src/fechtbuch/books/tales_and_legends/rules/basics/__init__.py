"""Tests, load, states and initiative: what every other chapter counts with."""
