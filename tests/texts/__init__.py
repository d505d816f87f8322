"""Tests of the texts: what is said in each language, and that nothing is left unsaid."""
