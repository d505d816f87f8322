"""What sets up, builds, checks and pictures Iteru. `python -m tools.NAME` runs one of them."""
