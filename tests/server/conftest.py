"""What the tests of the server share: databases, servers and visitors."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest

from iteru.server.notices.means import PACKAGES
from tests.server.ahead import Hourglass
from tests.server.clients import Player
from tests.server.databases import KINDS, Databases
from tests.server.nursery import ForkedServer, Nursery
from tests.server.processes import ServerProcess

# `make test` installs the extra `notices`, `make check` does not.
collect_ignore = [] if all(map(find_spec, PACKAGES)) else ["test_notices.py", "test_mail.py"]


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    with closing(Databases(tmp_path_factory.mktemp("databases"))) as found:
        yield found


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, databases: Databases) -> str:
    """The URL of an empty database, of either kind."""
    return databases.new(request.param)


@pytest.fixture(scope="session", params=KINDS)
def server(
    request: pytest.FixtureRequest,
    databases: Databases,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServerProcess]:
    """A server that many tests share, on either kind of database."""
    folder = tmp_path_factory.mktemp("server")
    running = ServerProcess(databases.new(request.param), folder).start()
    yield running
    running.stop()
    faults = [line for line in running.log.read_text().splitlines() if '"level": "error"' in line]
    assert not faults


NewPlayer = Callable[..., Player]
NewServer = Callable[..., ForkedServer]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with closing(Nursery()) as found:
        yield found


@pytest.fixture
def new_server(nursery: Nursery, tmp_path: Path) -> Iterator[NewServer]:
    """Starts servers of a test's own, which end with it."""
    with ExitStack() as ending:

        def start(database: str, **settings: object) -> ForkedServer:
            server = ForkedServer(nursery, database, tmp_path, **settings)
            ending.callback(server.stop)
            return server.start()

        yield start


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory) -> Hourglass:
    return Hourglass(tmp_path_factory.mktemp("glass"))


@pytest.fixture(scope="module")
def timed(
    glass: Hourglass,
    databases: Databases,
    nursery: Nursery,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ForkedServer]:
    """A server whose clock is set ahead by the tests."""
    folder = tmp_path_factory.mktemp("timed")
    server = ForkedServer(nursery, databases.new("sqlite"), folder, bot_seconds=0.01)
    glass.give(server)
    with ExitStack() as ending:
        ending.callback(server.stop)
        yield server.start()


@pytest.fixture
def new_player() -> Iterator[NewPlayer]:
    """Makes visitors who hang up when the test ends."""
    with ExitStack() as ending:

        def make(server: ServerProcess, cookies: httpx.Cookies | None = None) -> Player:
            player = Player(server, cookies)
            ending.callback(player.close)
            return player

        yield make


@pytest.fixture
def ann(server: ServerProcess, new_player: NewPlayer) -> Player:
    return new_player(server)


@pytest.fixture
def ben(server: ServerProcess, new_player: NewPlayer) -> Player:
    return new_player(server)
