"""The Traitor, the player's opponent in a solo game (P11)."""
