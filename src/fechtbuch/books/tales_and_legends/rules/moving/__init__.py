"""Movement, jumps, the saddle, flight, and attacks that wait for whoever comes near."""
