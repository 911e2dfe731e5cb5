"""Fighters and scenes as people write them."""
