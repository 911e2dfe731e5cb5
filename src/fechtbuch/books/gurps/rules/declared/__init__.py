"""What a declaration comes to: the blow, whether it may be tried, steps and Waits."""
