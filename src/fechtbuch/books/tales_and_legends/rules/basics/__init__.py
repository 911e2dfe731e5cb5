"""Tests, prices, load, states, initiative, ways, blows: what every other chapter counts with."""
