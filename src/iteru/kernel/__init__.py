"""What all games share: the contract of games and states, and the parts they are built from."""
