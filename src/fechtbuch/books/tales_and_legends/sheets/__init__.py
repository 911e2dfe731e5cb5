"""Fighters and scenes as people write them, and how they become fighters; interpreted."""
