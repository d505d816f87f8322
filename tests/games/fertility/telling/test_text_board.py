"""The board as text: what a player must be able to read off it, in 80 columns."""

import json

import pytest

import iteru
from iteru.games.fertility.position import FertilityState
from iteru.kernel.generator import seeded
from iteru.texts import LANGUAGES, Catalogue
from tests.conftest import scaled
from tests.games.fertility.positions import GAME, position


def drawn(state: FertilityState, words: dict[str, str] | None = None) -> list[str]:
    return GAME.text_board(state.view(None), words).split("\n")


def from_valley(state: FertilityState) -> list[str]:
    lines = drawn(state)
    return lines[lines.index(next(line for line in lines if line.startswith("   a b c"))) :]


def test_the_valley_shows_squares_tiles_and_monuments() -> None:
    """`A─B` is a tile that lies, `G┐` above `P┘` one that stands; monuments by seat, from 1."""
    state = position(
        laid=["place alabaster-bovine at f4 east", "place grape-papyrus at h5 south"],
        monuments={1: ["a1"]},
    )

    assert [line[:29].rstrip() for line in from_valley(state)[:10]] == [
        "   a b c d e f g h i j k l",
        " 1 2 · g · · · · ~ b · · ·  1",
        " 2 W · · · · p · · · · W ·  2",
        " 3 · · · · · · · · · · · ·  3",
        " 4 · · · a ~ A─B · g · · ·  4",
        " 5 · · · · A─B┐· G┐· · · ·  5",
        " 6 b · ~ ~ P─G┘· P┘· ~ · ·  6",
        " 7 · · · · · · W W · ~ · p  7",
        " 8 · W · p a · · · · · · ·  8",
        " 9 ~ · · · · · ~ b W · a ~  9",
    ]


def test_the_table_shows_turn_pool_pile_stock_and_display() -> None:
    state = position(
        turn=2,
        common=["alabaster-grape", "bovine-papyrus", "papyrus-grape"],
        display=[
            "district_bazaar_grape",
            "district_guild_bovine",
            "district_sanctuary_alabaster",
            "district_oracle_papyrus",
        ],
        filled={"metropolis_memphis_s1": "g"},
    )

    assert [line[32:] for line in from_valley(state)[:12]] == [
        "turn         2/9",
        "common_pool  AG BP PG",
        "draw_pile    13",
        "stock        A 20  B 20  P 20  G 19",
        "",
        "district_display   (building_cost)",
        "0 district_bazaar_grape  gg→5 *→2",
        "1 district_guild_bovine  b→1×B bb→5 *→2",
        "2 district_sanctuary_alabaster",
        "    ab→horus+sobek p→5 g→⇄abp",
        "1 district_oracle_papyrus  pg→? ab→7",
        "",
    ]


def test_the_active_player_comes_last_with_hand_and_named_shops() -> None:
    """Small letters wait for a token, capitals are tokens, ✓ is a full Shop."""
    state = position(
        asked="supply",
        turn=1,
        hand="aab",
        wheat={1: 3},
        districts={1: ["district_guild_grape"]},
        filled={"district_guild_grape_s2": "g", "metropolis_thebes_s1": "p"},
    )

    assert drawn(state)[-4:] == [
        "▶ 2 pyramid   total 8   wheat 3   monument ×4   valley_tile AB BP",
        "    hand  AAB",
        "    district_guild_grape g→1×G Gg→5 *→2",
        "    metropolis_thebes ✓P→2 bp→4 g→⇄abp a→1W",
    ]


def test_the_other_players_come_first_with_their_shops_in_a_row() -> None:
    state = position(
        districts={1: ["district_oracle_bovine"]},
        filled={"district_oracle_bovine_s1": "b"},
        monuments={1: ["a1"]},
    )

    lines = drawn(state)

    at = lines.index("  2 pyramid   total 15   wheat 0   monument ×3   valley_tile AB BP PG")
    assert lines[at + 1] == "    Bg→?   ap→7   *→2   bp→4   g→⇄abp   a→1W"
    assert at < lines.index(next(line for line in lines if line.startswith("   a b c")))


def test_words_and_players_names_take_the_place_of_ids() -> None:
    words = {
        "seat-0": "Ala",
        "terms-total": "Razem",
        "metropolis_boards-metropolis_memphis": "Memfis",
    }

    board = "\n".join(drawn(position(), words))

    assert "▶ 1 Ala   Razem 0" in board
    assert "Memfis *→2" in board
    assert "2 pyramid" in board  # no word for it: the id


def test_when_the_game_is_over_nobody_is_active() -> None:
    state = GAME.new(2, 7)
    iteru.playout(state, 1)

    board = "\n".join(drawn(state))

    assert "▶" not in board
    assert "9/9 (last_round)" in board


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_fits_in_80_columns_and_names_every_thing(language: str, seats: int) -> None:
    """Also a view that has been through JSON, as a server sends it."""
    words = Catalogue(language, GAME).words()
    names = {f"seat-{seat}": "N" * 20 for seat in range(seats)}
    chance = seeded(seats)
    for seed in range(scaled(10)):
        state = GAME.new(seats, seed)
        while not state.over:
            board = GAME.text_board(state.view(None), words | names)
            assert max(map(len, board.split("\n"))) <= 80, board
            assert "\x1b" not in board
            assert "_" not in board, "an id without a word"
            for _ in range(7):
                if not state.over:
                    state.apply(state.legal()[chance.below(len(state.legal()))])
        view = json.loads(json.dumps(state.view(None)))
        assert GAME.text_board(view, words) == GAME.text_board(state.view(None), words)
