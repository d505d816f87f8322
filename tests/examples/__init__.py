"""The examples run as they stand, and show what they say."""
