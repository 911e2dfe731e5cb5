"""Life and wounds, falls, and things that break."""
