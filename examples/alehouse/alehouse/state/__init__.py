"""What changes in a fight."""
