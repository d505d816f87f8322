"""The coach: why a choice is better, and what each decision of a game was worth."""
