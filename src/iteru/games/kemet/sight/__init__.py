"""What leaves or enters a state: views, details of choices, what a seat knows, dumps."""
