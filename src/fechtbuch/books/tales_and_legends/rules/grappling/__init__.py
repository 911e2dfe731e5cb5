"""What grapplers do to each other, and holding on to a huge creature."""
