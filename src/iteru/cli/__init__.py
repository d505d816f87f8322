"""The `iteru` command: play in the terminal, compare bots, replay records, read the rules."""
