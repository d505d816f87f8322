"""What is tried: one setting of each game that can be observed."""

import iteru

NAMES = [name for name in iteru.games() if iteru.load(name).features]
