"""Pharaon's exact rules: one file of tests for each file of the game, rules cited by number."""
