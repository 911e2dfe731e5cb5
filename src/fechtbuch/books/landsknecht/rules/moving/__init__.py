"""Movement on foot and on horseback, and where there is room for a body."""
