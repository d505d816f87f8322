"""Tests of the kernel and of the conformance suite, on a third-party game that hides much."""
