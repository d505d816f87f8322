"""Speed of Iteru next to a peer, measured in one run on one core."""
