"""Movement, jumps, the saddle, and flight from what frightens."""
