"""How heavy the first load of a table is, and of how many files."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from tests.client.conftest import NewVisitor

HEAVIEST = 250_000  # bytes, compressed, fonts aside
MOST = 32  # requests: on a slow line each waits for its turn


def answers_of(found: list[Response]) -> Callable[[Response], None]:
    """A listener: Playwright wants a plain function."""

    def listen(answer: Response) -> None:
        found.append(answer)

    return listen


def test_the_first_load_of_the_largest_game_is_light(new_visitor: NewVisitor) -> None:
    address = new_visitor(game="kemet").play_bot()
    fresh = new_visitor()
    answers: list[Response] = []
    fresh.page.on("response", answers_of(answers))

    fresh.page.goto(address)
    fresh.at_table()
    fresh.page.wait_for_load_state("networkidle")

    sizes = {
        answer.url: len(gzip.compress(answer.body()))
        for answer in answers
        if answer.ok and not answer.url.endswith(".woff2")
    }
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < HEAVIEST, sizes
    assert len(answers) <= MOST, sizes
