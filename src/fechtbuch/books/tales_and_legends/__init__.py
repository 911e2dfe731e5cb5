"""Tales and Legends: d20 tests against a difficulty, battles and duels, wounds and broken arms."""
