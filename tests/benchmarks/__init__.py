"""Tests of benchmarks/: that they measure and ask what they say."""
