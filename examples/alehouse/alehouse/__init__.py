"""Alehouse: a brawl between the tables, by rules that fit on a beer mat."""
