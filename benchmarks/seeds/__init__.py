"""Does the luck of the first visits decide? `python -m benchmarks.seeds`."""
