"""Tests of what leaves or enters a state."""
