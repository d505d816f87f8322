"""Tests of the kernel and of the conformance suite, on a stranger's game that hides much."""
