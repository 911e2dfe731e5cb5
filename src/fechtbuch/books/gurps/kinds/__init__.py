"""What never changes in a fight: terms, verbs, tables, and the kinds of things there are."""
