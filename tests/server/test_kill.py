"""The server is killed at random moments while clients play: nothing acknowledged is lost.

`make soak` does the same thousands of times.
"""

import pytest

from tests.conftest import scaled
from tests.server.conftest import NewServer
from tests.server.survivors import survive

KILLS = 26  # on each of the two databases


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    database: str, new_server: NewServer
) -> None:
    kills = scaled(KILLS)
    survivors = survive(new_server(database), kills, seed=0)
    assert sum(survivor.drafts for survivor in survivors) > kills
