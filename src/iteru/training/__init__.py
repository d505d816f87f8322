"""`iteru train`: networks that judge positions, learned from games of bots (docs/training.md).

Only `optimiser.py` needs the extra `iteru[train]`; all else is the standard library.
"""
