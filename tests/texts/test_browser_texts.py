"""What only the browser says of a game: with the arguments it gets, and not twice.

client/tests/games/texts.test.ts checks that all languages have the same texts, and that boards use
each of them.
"""

import pytest

import iteru
from iteru.texts import LANGUAGES, Catalogue
from iteru.texts.catalogue import read_fluent
from tests.texts.browser import browser_catalogue, own_texts
from tests.texts.shell_arguments import SHELL

games = pytest.mark.parametrize("name", iteru.games())


def own_ids(name: str, language: str) -> list[str]:
    """In the order of the file."""
    resource = read_fluent(own_texts(name) / f"{language}.ftl")
    return [entry.id.name for entry in resource.body if hasattr(entry, "id")]


@games
def test_nothing_is_said_twice(name: str) -> None:
    assert set(own_ids(name, "en")) & set(Catalogue("en", iteru.load(name)).ids()) == set()


@games
def test_every_text_uses_the_arguments_that_the_board_gives_it(name: str) -> None:
    for language in LANGUAGES:
        texts = browser_catalogue(language, name)
        for id in own_ids(name, language):
            assert texts.variables(id) == SHELL[name].get(id, set()), (id, language)
