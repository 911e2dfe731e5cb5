"""The long questions of a turn: which verbs, slots and options are open."""
