"""How heavy the first load of a table is."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor

HEAVIEST = 250_000  # bytes, compressed, fonts aside


def answers_of(found: list[Response]) -> Callable[[Response], None]:
    """A listener: Playwright wants a plain function."""

    def listen(answer: Response) -> None:
        found.append(answer)

    return listen


def test_the_first_load_of_a_table_is_light(new_visitor: NewVisitor, visitor: Visitor) -> None:
    address = visitor.play_bot()
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
