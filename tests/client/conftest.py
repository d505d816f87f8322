"""What the tests of the web client share: its build, a server, a browser and visitors."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

import iteru.server
from iteru.server.notices.means import PACKAGES
from tests.client.visitor import Visitor
from tests.server.processes import ServerProcess

ROOT = Path(__file__).parents[2]
SHIPPED = Path(str(iteru.server.__file__)).parent / "static"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# `make test` installs the extra `notices`, `make check` does not.
collect_ignore = [] if all(map(find_spec, PACKAGES)) else ["test_notices.py"]
USUAL_WAIT = 20_000  # milliseconds; two cores may be busy


@pytest.fixture(scope="session")
def built_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the client: those of the installed package, else built once for all tests."""
    if (SHIPPED / "index.html").exists():
        return SHIPPED
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / "client"
    with (shared / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").exists():
            subprocess.run(
                [sys.executable, ROOT / "tools/build_client.py", folder],
                check=True,
                capture_output=True,
            )
    return folder


@pytest.fixture(scope="session")
def server(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("client-server")
    running = ServerProcess(f"sqlite:///{folder}/iteru.db", folder, client=built_client).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert path, f"these tests need a browser; allowed: {', '.join(BROWSERS)}"
    expect.set_options(timeout=USUAL_WAIT)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


def console_faults(message: ConsoleMessage) -> list[str]:
    """Errors but those of the network: refusals and broken lines are part of some tests."""
    is_network = message.text.startswith(("Failed to load resource", "WebSocket connection"))
    return [message.text] if message.type == "error" and not is_network else []


NewVisitor = Callable[..., Visitor]


@pytest.fixture
def new_visitor(browser: Browser, server: ServerProcess) -> Iterator[NewVisitor]:
    """Makes people with a browser of their own; none of them may have met a fault."""
    faults: list[str] = []
    pages: list[Page] = []

    def make(
        url: str = server.url,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
        game: str = "fertility",
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            base_url=url,
        )
        context.set_default_timeout(USUAL_WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.extend(console_faults(message)))
        pages.append(page)
        return Visitor(page, game)

    yield make
    for page in pages:
        page.context.close()
    assert faults == []


@pytest.fixture
def visitor(new_visitor: NewVisitor) -> Visitor:
    return new_visitor()
