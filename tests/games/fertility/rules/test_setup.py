"""Setup: boards, starting tile, tiles, Metropolises, Districts, first player (F2)."""

from collections import Counter
from itertools import permutations, product

import pytest

from iteru.games.fertility.box.components import PRINTED, TILES
from iteru.games.fertility.box.geometry import SQUARE_NAMES
from iteru.games.fertility.position import FertilityState
from iteru.games.fertility.rules.setup import Valley, draw_tile
from iteru.games.fertility.sight.dump import drawn
from iteru.games.fertility.state import SQUARE_MARKS
from tests.games.fertility.oracle import SHIPPED, Oracle, square, square_name
from tests.games.fertility.positions import GAME, dumped, finish_turn, seen

MODES = [("standard", 2), ("standard", 3), ("standard", 4), ("two_player_variant", 2)]
SEEDS = range(120)
A, B, C, D = range(4)


def board_e() -> Valley:
    return Valley([A, B, C], [0, 0, 0])


def all_valleys(boards: int) -> list[Valley]:
    """Every choice, order and orientation of the boards."""
    return [
        Valley(list(chosen), list(turned))
        for chosen in permutations(range(4), boards)
        for turned in product((0, 1), repeat=boards)
    ]


def drawing(valley: Valley) -> list[str]:
    return drawn([SQUARE_MARKS[mark] for mark in valley.board])


def strips(state: FertilityState) -> list[tuple[int, int]]:
    """Which board stands where, and whether it is turned, read from the map."""
    rows = seen(state)["board"]["map"]
    printed = {}
    for number, board in enumerate(SHIPPED["valley_boards"]):
        upright = [row.replace("s", ".") for row in board["rows"]]
        printed[tuple(upright)] = (number, 0)
        printed[tuple(row[::-1] for row in reversed(upright))] = (number, 1)
    return [
        printed[tuple(row[left : left + 4] for row in rows)] for left in range(0, len(rows[0]), 4)
    ]


def start_scenes(symbol: str, orientation: int) -> dict[str, str]:
    """The scenes of the starting tile laid on Board E."""
    valley = board_e()
    valley.lay_start_tile(SQUARE_NAMES.index(symbol), orientation)
    rows = drawing(valley)
    return {
        square_name((column, row)): mark
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark in "ABPG"
    }


@pytest.mark.parametrize(("seats", "boards"), [(2, 3), (3, 3), (4, 4)])
def test_three_or_four_boards_stand_side_by_side(seats: int, boards: int) -> None:
    """F2.1, F2.1.1, F13.3 Any of them, in any order, each either way up, by chance."""
    met: Counter[tuple[int, int, int]] = Counter()
    for seed in SEEDS:
        found = strips(GAME.new(seats, seed))
        assert len(found) == boards
        assert len({board for board, _ in found}) == boards
        met.update((place, board, turned) for place, (board, turned) in enumerate(found))

    assert len(met) == boards * 4 * 2  # each board in each place, upright and turned


def test_board_e_of_the_examples() -> None:
    """F2.1.2 Boards a, b and c at 0 degrees: columns 0 to 3, 4 to 7, 8 to 11."""
    assert drawing(board_e()) == [
        ".......~....    ",
        "W.........W.    ",
        "............    ",
        "....~.......    ",
        "............    ",
        "..~~.....~..    ",
        "......WW.~..    ",
        ".W..........    ",
        "~.....~.W..~    ",
    ]


def test_d16_a_board_turned_by_180_degrees() -> None:
    """Example D16 (F2.1.2): valley_a upside down in the leftmost place."""
    valley = Valley([A, B, C], [1, 0, 0])
    marks = {square(name): mark for name, mark in zip(SQUARE_NAMES, valley.board, strict=True)}
    icons = {
        square(name): "abpg"[icon]
        for name, icon in zip(SQUARE_NAMES, valley.icons, strict=True)
        if icon >= 0 and square(name)[0] < 4
    }

    left = {place: SQUARE_MARKS[mark] for place, mark in marks.items() if place[0] < 4}
    assert {place for place, mark in left.items() if mark == "W"} == {(2, 1), (3, 7)}
    assert {place for place, mark in left.items() if mark == "~"} == {(0, 3), (1, 3), (3, 0)}
    assert icons == {(0, 1): "p", (0, 5): "a", (1, 8): "g", (3, 3): "b"}


def test_d15_the_nearest_start_symbol() -> None:
    """Example D15 (F2.2, F2.2.1, F2.2.2): the middle one of three; a tie among four."""
    three = board_e()
    assert [three.distance(symbol) for symbol in three.symbols] == [73, 5, 101]
    assert [SQUARE_NAMES[symbol] for symbol in three.nearest_symbols()] == ["e5"]

    four = Valley([B, A, D, C], [0, 0, 0, 0])
    assert [four.distance(symbol) for symbol in four.symbols] == [197, 25, 25, 197]
    assert [SQUARE_NAMES[symbol] for symbol in four.nearest_symbols()] == ["f3", "j6"]


def test_with_three_boards_the_nearest_symbol_is_in_the_middle() -> None:
    """F2.2.2 In every arrangement; with four boards there are ties."""
    for valley in all_valleys(3):
        assert valley.nearest_symbols() == [valley.symbols[1]]

    assert any(len(valley.nearest_symbols()) > 1 for valley in all_valleys(4))


def test_equally_near_symbols_are_chosen_by_chance() -> None:
    """F2.2, F2.2.2 The starting tile lies on one of the nearest; in ties on either."""
    sides: Counter[int] = Counter()
    for seed in SEEDS:
        state = GAME.new(4, seed)
        found = strips(state)
        nearest = Valley([b for b, _ in found], [t for _, t in found]).nearest_symbols()
        assert state.start[0] in nearest
        if len(nearest) > 1:
            sides[nearest.index(state.start[0])] += 1

    assert set(sides) == {0, 1}


@pytest.mark.parametrize(
    ("orientation", "clockwise"), [(0, "ABGP"), (1, "PABG"), (2, "GPAB"), (3, "BGPA")]
)
def test_orientations_of_the_starting_tile(orientation: int, clockwise: str) -> None:
    """F2.2.4, F1.2 From the top left corner clockwise; quarter turns, never mirrored."""
    scenes = start_scenes("e5", orientation)

    assert scenes == dict(zip(["e5", "f5", "f6", "e6"], clockwise, strict=True))


def test_the_starting_tile_is_turned_by_chance() -> None:
    """F2.2, F2.2.2 All four orientations occur."""
    assert {GAME.new(2, seed).start[1] for seed in SEEDS} == {0, 1, 2, 3}


def test_the_starting_tile_covers_its_symbol_and_no_other() -> None:
    """F2.2.1, F2.2.3 Four squares are covered; the other symbols are uncovered desert."""
    for seed in SEEDS:
        state = GAME.new(4, seed)
        rows = dumped(state)["board"]
        found = strips(state)
        valley = Valley([b for b, _ in found], [t for _, t in found])
        assert sorted(mark for row in rows for mark in row if mark in "ABPG") == list("ABGP")
        for symbol in valley.symbols:
            column, row = square(SQUARE_NAMES[symbol])
            block = rows[row][column : column + 2] + rows[row + 1][column : column + 2]
            assert (block == "....") == (symbol != state.start[0])


@pytest.mark.parametrize("boards", [3, 4])
def test_no_valley_begins_with_a_quarry(boards: int) -> None:
    """F4.3.4 No arrangement has a lone desert square, before or after the starting tile."""
    for valley in all_valleys(boards):
        for symbol in [None, *valley.nearest_symbols()]:
            if symbol is not None:
                valley.lay_start_tile(symbol, 0)
            dump = {
                "board": drawing(valley),
                "icons": ["-" * 16] * 9,
                "start": ["a1", "0"],
                "options": {"quarry_neighbourhood": "4"},
            }
            assert Oracle(dump).quarries() == set()


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_tiles_are_drawn_by_mode_and_seats(mode: str, seats: int) -> None:
    """F2.3, F2.3.1, F2.3.2, F9.2, F12.2 24, 35, 46 or 39 tiles: pools and pile."""
    state = GAME.new(seats, 1, {"mode": mode})
    pool = dumped(state)["pool"]
    own, common = pool[: 3 * seats], pool[12:]

    assert "-" not in own + common
    assert set(pool[3 * seats : 12]) <= {"-"}
    drawn_tiles = {("standard", 2): 24, ("standard", 3): 35, ("standard", 4): 46}.get(
        (mode, seats), 39
    )
    assert len(own) + len(common) + state.pile == drawn_tiles
    assert sum(state.unseen) == 50 - len(own) - len(common)  # the pile and what went to the box


def test_tiles_are_drawn_from_the_set_without_repetition() -> None:
    """F2.3, F1.3 All fifty come, each as often as it exists."""
    for tile_set, counts in PRINTED.tile_sets.items():
        state = GAME.new(4, 4, {"tile_set": tile_set})
        drawn_tiles = Counter(state.pool)
        while sum(state.unseen) > 0:
            drawn_tiles[draw_tile(state.unseen, state.generator)] += 1

        assert [drawn_tiles[tile] for tile in range(10)] == counts


def test_every_kind_of_tile_is_dealt_in_proportion() -> None:
    """F2.3, F13.3 Each kind comes as often as the set has it, give or take a tenth."""
    counts = PRINTED.tile_sets["two_different_scenes"]
    dealt: Counter[int] = Counter()
    for seed in range(1000):
        dealt.update(GAME.new(4, seed).pool)

    for tile, count in enumerate(counts):
        assert dealt[tile] == pytest.approx(1000 * 15 * count / 50, rel=0.1), TILES[tile]


def test_metropolises_are_dealt_without_repetition() -> None:
    """F2.4 One each, by chance, all four in use, the Wheat marker on 0 (F14.6)."""
    met: Counter[str] = Counter()
    for seed in SEEDS:
        state = GAME.new(3, seed)
        boards = dumped(state)["metropolis"]
        assert len(set(boards)) == 3
        assert list(state.wheat) == [0, 0, 0]
        met[boards[0]] += 1

    assert len(met) == 4


def test_four_districts_are_revealed() -> None:
    """F2.5, F7.4, F1.5 Four on display, 36 in the deck, each of the 40 once; all come up."""
    met: set[str] = set()
    for seed in SEEDS:
        dump = dumped(GAME.new(2, seed))
        assert len(dump["display"]) == 4
        assert len(dump["deck"]) == 36
        assert len({*dump["display"], *dump["deck"]}) == 40
        met.update(dump["display"])

    assert len(met) == 40


def test_the_stock_has_twenty_of_each() -> None:
    """F2.6, F1.6, F7.1 Nothing is on a Metropolis yet."""
    state = GAME.new(4, 1)

    assert list(state.stock) == [20, 20, 20, 20]
    assert list(state.hand) == [0, 0, 0, 0]
    assert not any(state.filled)


def test_each_seat_has_four_monuments_of_its_type() -> None:
    """F2.7, F1.8, F7.3 Assigned by seat."""
    state = GAME.new(4, 1)
    seats = seen(state)["seats"]

    assert list(state.monuments) == [4, 4, 4, 4]
    assert [seat["monument"] for seat in seats] == ["obelisk", "pyramid", "sphinx", "temple"]


def test_the_first_player_is_chosen_by_chance() -> None:
    """F2.8 Any seat; play then goes in seat order."""
    firsts = {GAME.new(4, seed).to_move for seed in SEEDS}
    assert firsts == {0, 1, 2, 3}

    state = GAME.new(4, 2)
    order = [state.to_move]
    for _ in range(4):
        order.append(finish_turn(state).to_move)

    assert order == [(order[0] + number) % 4 for number in range(5)]


def test_a_seed_decides_everything() -> None:
    """F13.3 The same seed, the same game; other seeds, other games."""
    dumps = [repr(GAME.new(3, seed).dump()) for seed in SEEDS]

    assert len(set(dumps)) == len(dumps)
    assert dumps == [repr(GAME.new(3, seed).dump()) for seed in SEEDS]
