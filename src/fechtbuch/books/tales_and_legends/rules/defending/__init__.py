"""What an attack is rolled against."""
