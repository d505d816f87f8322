"""Every game in every language: no text is missing, unused or broken."""

import re
from collections.abc import Iterator, Mapping

import pytest

import iteru
from iteru.texts import LANGUAGES, Catalogue
from tests.texts.shell_arguments import SHELL
from tests.texts.spoken import given, spoken

NAMES = ["Ala", "Ben", "Zoé", "Łucja", "Noor"]

# What random play hardly ever meets; the game's own test tells it.
RARE = {
    "egizia": {
        "event-speculates",
        "ship_last_builder",
        "temple_spaces-middle",
    },
    "fertility": {
        "event-discarded",
        "event-shared",
        "event-stock_short",
        "event-wheat_lost",
    },
    "pharaon": {
        "event-offering_missed",
        "event-shared",
        "event-short",
        "event-teacher_used",
        "event-traitor_full",
    },
}


def own_ids(texts: Catalogue) -> list[str]:
    return [id for id in texts.ids() if not id.startswith(("table-", "shell-"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_files_hold_exactly_the_ids_of_the_game(name: str, language: str) -> None:
    game = iteru.load(name)
    ids = game.text_ids()

    assert len(ids) == len(set(ids))
    assert sorted(own_ids(Catalogue(language, game))) == sorted(ids)


@pytest.mark.parametrize("name", iteru.games())
def test_files_have_the_same_order_in_all_languages(name: str) -> None:
    game = iteru.load(name)

    first, *others = [own_ids(Catalogue(language, game)) for language in LANGUAGES]

    assert all(ids == first for ids in others)


@pytest.mark.parametrize("name", iteru.games())
def test_every_text_uses_the_same_arguments_in_all_languages(name: str) -> None:
    game = iteru.load(name)
    english, *others = [Catalogue(language, game) for language in LANGUAGES]

    for id in game.text_ids():
        for texts in others:
            assert texts.variables(id) == english.variables(id), (id, texts.language)


@pytest.mark.slow
@pytest.mark.parametrize("name", iteru.games())
def test_texts_ask_for_no_argument_that_they_do_not_get(name: str) -> None:
    game = iteru.load(name)
    texts = Catalogue("en", game)
    known = given(spoken(name)) | SHELL.get(name, {})
    for id in game.text_ids():
        if id.startswith("wait-"):
            known[id] = {"player"}
        elif id.startswith("reason-"):
            known[id] = {"points"}

    for id in game.text_ids():
        if id not in RARE.get(name, set()):
            assert texts.variables(id) <= known.get(id, set()), id


@pytest.mark.slow
@pytest.mark.parametrize("name", iteru.games())
def test_random_play_says_every_choice_and_event(name: str) -> None:
    """So that the tests around this one look at all of them."""
    game = iteru.load(name)
    told = {id for id in game.text_ids() if id.startswith(("choice-", "event-"))}

    assert told - set(given(spoken(name))) <= RARE.get(name, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_every_choice_and_event_of_random_play_is_told(name: str, language: str) -> None:
    game = iteru.load(name)
    texts = Catalogue(language, game)

    for message in spoken(name):
        assert is_told(texts.message(message, NAMES)), message
        assert is_told(texts.message(message)), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_every_decision_has_its_prompt_its_notice_and_its_help(name: str, language: str) -> None:
    texts = Catalogue(language, iteru.load(name))
    decisions = [id.removeprefix("prompt-") for id in texts.ids() if id.startswith("prompt-")]

    assert decisions
    for decision in decisions:
        assert is_told(texts.text(f"prompt-{decision}"))
        assert "Zoé" in texts.text(f"wait-{decision}", player="Zoé")
        assert 2 <= len(re.findall(r"\.(?:\s|$)", texts.text(f"help-{decision}"))) <= 3, decision


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_the_text_board_finds_all_its_words(name: str, language: str) -> None:
    game = iteru.load(name)
    words = Asked(Catalogue(language, game).words())
    for seats in range(game.min_seats, game.max_seats + 1):
        state = game.new(seats, seats)
        iteru.playout(state, 1)
        game.text_board(state.view(None), words)
        game.text_board(game.new(seats, seats).view(None), words)

    names = {f"seat-{seat}" for seat in range(game.max_seats)}
    assert words.missed - names == set()


class Asked(Mapping[str, str]):
    """Words that remember which ids were asked for in vain."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words
        self.missed: set[str] = set()

    def __getitem__(self, id: str) -> str:
        if id not in self.words:
            self.missed.add(id)
        return self.words[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __len__(self) -> int:
        return len(self.words)


def is_told(text: str) -> bool:
    return bool(text) and text == text.strip() and not re.search(r"[{}]|\?\?\?|  ", text)
