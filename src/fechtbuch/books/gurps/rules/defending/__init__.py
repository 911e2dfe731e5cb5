"""Active defences, retreats, and those who step between."""
