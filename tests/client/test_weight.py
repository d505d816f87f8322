"""How heavy the first load of a table is, and how fast a move reaches the other screen."""

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from tests.client.conftest import NewVisitor
from tests.client.visitor import Visitor

HEAVIEST = 250_000  # bytes, compressed, fonts aside
SLOWEST = 0.150  # seconds on this machine


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


def test_a_move_is_soon_on_the_other_screen(new_visitor: NewVisitor) -> None:
    """The best of several moves: other tests may keep this machine busy."""
    ann, zoe = new_visitor(), new_visitor()
    address = ann.play_bot()
    zoe.page.goto(address)
    zoe.at_table()
    zoe.page.evaluate(
        """() => {
            const table = document.querySelector("[data-number]");
            new MutationObserver(() => (window.shown = Date.now() / 1000))
                .observe(table, { attributeFilter: ["data-number"] });
        }"""
    )
    times = []
    for seed in range(5):
        assert ann.wait_for_question()
        zoe.wait_for_number(ann.number)
        number = ann.number
        ann.page.evaluate(
            """() => addEventListener("click", () => (window.sent = Date.now() / 1000), true)"""
        )
        ann.play_on(seed, decisions=1)
        zoe.wait_for_number(number + 1)
        shown = float(zoe.page.evaluate("window.shown"))
        times.append(shown - float(ann.page.evaluate("window.sent")))

    assert min(times) < SLOWEST, times
