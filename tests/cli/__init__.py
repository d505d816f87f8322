"""Tests of the `iteru` command: the real one, in a process of its own."""
