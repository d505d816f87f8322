"""Players: random, greedy and tree search, their levels, and the arena that compares them."""
