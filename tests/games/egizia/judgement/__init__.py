"""Tests of what bots look at."""
