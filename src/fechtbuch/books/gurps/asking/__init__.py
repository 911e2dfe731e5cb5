"""The long questions of a turn: which manoeuvres and attacks are open, what their slots offer."""
