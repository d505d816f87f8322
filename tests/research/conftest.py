"""These tests need requirements/research.txt; `make test` installs it, `make check` does not."""

from importlib.util import find_spec

LIBRARIES = ("gymnasium", "pettingzoo", "pyarrow", "pyspiel")

collect_ignore_glob = [] if all(map(find_spec, LIBRARIES)) else ["test_*.py"]
