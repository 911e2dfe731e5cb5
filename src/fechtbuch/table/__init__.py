"""The web table: a server where a referee and players fight by the books."""
