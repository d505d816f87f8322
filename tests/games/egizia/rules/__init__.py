"""Tests of the rules, phase by phase."""
