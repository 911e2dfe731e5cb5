"""What hands are used for: readying, loading, which weapons can strike whom; a turn under way."""
