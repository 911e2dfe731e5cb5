"""What never changes in a fight."""
