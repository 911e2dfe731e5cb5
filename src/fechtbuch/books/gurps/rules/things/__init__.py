"""What hands are used for: readying, loading, and which weapons can strike whom."""
