"""Tests of Egizia: one file for each source file, positions by small helpers."""
