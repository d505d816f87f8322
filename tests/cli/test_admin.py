"""`iteru admin`, as it is typed; what it does is tested in tests/server/test_order.py."""

from pathlib import Path

import pytest

from tests.cli.command import iteru, refused


@pytest.mark.slow
def test_order_is_kept_from_the_terminal(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('club') / 'club.db'}"

    told = iteru("admin", "announce", "Hello", folder=tmp_path, ITERU_DATABASE_URL=database)
    assert told.words == "Everybody reads it for 24 hours."
    swept = iteru("admin", "sweep", "--dry-run", folder=tmp_path, ITERU_DATABASE_URL=database)
    assert swept.words == "0 guests and 0 tables would be deleted."
    fault = refused("admin", "ban", "Eve", "x", folder=tmp_path, ITERU_DATABASE_URL=database)
    assert "0 people are called 'Eve'" in fault
