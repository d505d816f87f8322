"""The rules of each game, one folder for each."""
