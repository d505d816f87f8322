"""Tests of the set-up: what make does before anything can be played or tested."""
