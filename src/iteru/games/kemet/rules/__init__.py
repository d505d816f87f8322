"""The rules, one module for each phase of the rulebook."""
