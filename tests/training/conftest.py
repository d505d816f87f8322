"""The optimiser needs requirements/train.txt; all other tests need nothing."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("jax") and find_spec("optax") else ["test_optimiser.py"]
