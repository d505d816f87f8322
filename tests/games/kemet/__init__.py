"""Tests of Kemet: one file for each source file, positions by small helpers."""
