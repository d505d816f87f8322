"""What is hidden: decks, stack and bag, and the nobles drawn in set-up (P2.5, P13.1)."""

import json
from typing import Any

from iteru import Journal
from iteru.games.pharaon.box.components import PRINTED
from iteru.games.pharaon.position import PharaonState
from iteru.kernel.plain import NONE
from iteru.kernel.sets import members
from tests.conftest import scaled
from tests.games.pharaon.positions import GAME, offered, play, private, seen
from tests.games.pharaon.random_play import random_choice
from tests.games.rows import as_row


def both(state: PharaonState) -> list[str]:
    return [move.removeprefix("keep ").replace("-", "_") for move in offered(state)]


def test_before_the_choice_only_the_chooser_sees_the_two() -> None:
    """P2.5, P13.1 To the others they may as well be in the deck."""
    state = GAME.new(3, 4)
    seat = state.to_move

    assert sorted(private(state, seat)["setup_nobles"]) == sorted(both(state))
    for other in range(3):
        if other != seat:
            assert private(state, other) == {}
    public = seen(state)
    assert set(both(state)) <= set(public["nobles"]["unseen"])
    assert len(public["nobles"]["unseen"]) == 26 - 3
    assert public["nobles"]["deck"] == 26 - 3 - 2


def test_after_the_choice_the_kept_one_is_public_and_the_other_is_not() -> None:
    """P2.5, P13.1 Only who put it aside knows it."""
    state = GAME.new(3, 4)
    seat = state.to_move
    kept, rejected = both(state)

    play(state, f"keep {kept.replace('_', '-')}")
    while state.to_move == seat and state.decision != "setup_jar":
        state.play(state.legal()[0])

    public = seen(state)
    assert [noble["id"] for noble in public["seats"][seat]["nobles"]] == [kept]
    assert kept not in public["nobles"]["unseen"]
    assert rejected in public["nobles"]["unseen"]
    assert public["nobles"]["set_aside"] == 1
    assert private(state, seat) == {"rejected": rejected}
    for other in range(3):
        if other != seat:
            assert private(state, other) == {}


def test_what_others_know_is_the_same_whichever_nobles_were_drawn() -> None:
    """P13.1 Another pair in their place gives the same view and the same knowledge."""
    state = GAME.new(3, 4)
    seat, other = state.to_move, (state.to_move + 1) % 3
    swapped = state.copy()
    drawn, deck = members(state.noble_deck)[0], state.offered[0]
    swapped.noble_deck ^= (1 << drawn) | (1 << deck)
    swapped.offered = as_row([drawn, state.offered[1]])
    swapped.open_codes = swapped.answers()
    swapped.check()

    assert swapped.view(other) == state.view(other)
    assert swapped.known(other).dump() == state.known(other).dump()
    assert swapped.view(seat) != state.view(seat)


def test_the_journal_tells_the_two_nobles_to_their_seat_only() -> None:
    """P2.5 dealt_nobles; the kept one is told to all."""
    state = GAME.new(3, 4)
    state.journal = Journal()
    first_chooser = state.to_move
    while state.to_move == first_chooser:
        state.play(state.legal()[0])
    seat = state.to_move  # its two nobles were dealt while the journal listened
    assert state.decision == "setup_noble"

    def dealt(reader: int | None) -> list[Any]:
        assert state.journal is not None
        return [e["data"] for e in state.journal.seen_by(reader) if e["kind"] == "dealt_nobles"]

    assert [sorted(data["nobles"]) for data in dealt(seat)] == [sorted(both(state))]
    assert [dealt(reader) for reader in (None, first_chooser)] == [[], []]
    kept = [e for e in state.journal.seen_by(None) if e["kind"] == "kept_noble"]
    assert [event["seat"] for event in kept] == [first_chooser]


def test_a_determinized_state_draws_other_nobles_for_the_others() -> None:
    """P13.1 Those a seat has not seen; what it set aside itself stays."""
    state = GAME.new(3, 4)
    chooser = state.to_move
    own = both(state)[1]
    play(state, offered(state)[0])
    while state.decision != "setup_noble":
        state.play(state.legal()[0])
    assert state.to_move != chooser

    offers = set()
    for seed in range(20):
        world = state.determinize(chooser, seed)
        world.check()
        offers.add(tuple(sorted(world.offered)))
        assert PRINTED.nobles[world.aside[chooser]] == own
        assert world.view(chooser) == state.view(chooser)
    assert len(offers) > 5


def test_every_world_of_every_seat_is_whole() -> None:
    """P13.1, P2.5 Nobles set aside by others are dealt anew, each noble lies somewhere, once."""
    state = GAME.new(4, 6)
    while state.round == 0:
        for seat in range(4):
            world = state.determinize(seat, seat)
            world.check()
            assert world.view(seat) == state.view(seat)
            kept = [noble for noble in world.aside if noble != NONE]
            assert len(kept) == len([noble for noble in state.aside if noble != NONE])
            assert world.aside[seat] == state.aside[seat]
        state.play(state.legal()[-1])


def test_after_set_up_nothing_private_remains() -> None:
    """P13.1 All set-aside nobles are in the deck, nobody's view differs."""
    state = GAME.new(3, 4)
    while state.round == 0:
        state.play(state.legal()[0])

    assert [private(state, seat) for seat in range(3)] == [{}, {}, {}]
    assert len(seen(state)["nobles"]["unseen"]) == seen(state)["nobles"]["deck"]


def test_all_but_chance_is_public() -> None:
    """P13.1 Whoever looks sees the same; decks, stack and bag are sets without an order."""
    for seats in range(1, 6):
        for seed in range(scaled(6)):
            state = GAME.new(seats, seed)
            choose = random_choice(seed)
            while not state.over:
                public = state.view(None)["public"]
                for seat in range(seats):
                    view = state.view(seat)
                    assert view["public"] == public
                    assert state.known(seat).view(seat) == view
                    if state.round > 0:
                        assert view["private"] == {}
                for _ in range(9):
                    if not state.over:
                        choose(state)


def test_chance_is_not_foreseen_by_what_a_seat_knows() -> None:
    """P13.1 The generator is blank, and worlds of other seeds draw other cards."""
    state = GAME.new(3, 1, {"first_game_scribes": "all"})
    while state.round == 0:
        state.play(state.legal()[0])
    seat = state.to_move

    assert state.known(seat).dump()["generator"] != state.dump()["generator"]
    words = {tuple(_words(state.determinize(seat, seed).dump())) for seed in range(5)}
    assert len(words) == 5


def _words(dump: dict[str, object]) -> list[int]:
    words = dump["generator"]
    assert isinstance(words, list)
    return words


def test_views_are_plain_data() -> None:
    """They leave the engine as JSON."""
    for seats in range(1, 6):
        state = GAME.new(seats, 3)
        choose = random_choice(3)
        while not state.over:
            view = state.view(state.to_move)
            assert json.loads(json.dumps(view)) == view
            for _ in range(11):
                if not state.over:
                    choose(state)
