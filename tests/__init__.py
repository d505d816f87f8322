"""Iteru's tests. They run on the compiled and on the interpreted build alike."""
