"""What is said: journal events, the board as text, message ids."""
