"""Databases as for the tests of the server; what is left out without the packages of research."""

from tests.research.conftest import collect_ignore_glob as without_research
from tests.server.conftest import databases

__all__ = ["databases"]

collect_ignore_glob = ["test_with_research.py"] if without_research else []
