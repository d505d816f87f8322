"""What is hidden: Sphinx hands, cards being looked at, returned cards, the deck (E15)."""

import json
import re
from typing import Any

import pytest

from iteru import Journal
from iteru.games.egizia.position import EgiziaState
from tests.conftest import scaled
from tests.games.egizia.positions import (
    BLUE,
    GAME,
    GREEN,
    RED,
    SPHINX_CARDS,
    dumped,
    hand_of,
    offered,
    play,
    position,
    private,
    seen,
)
from tests.games.egizia.random_play import random_choice, random_options


def looking(*, cards: tuple[str, ...] = (), strength: int = 3) -> EgiziaState:
    """Blue has drawn as many cards at the Sphinx."""
    state = position(
        phase="building",
        site="sphinx",
        sites={"sphinx": [BLUE]},
        strength={BLUE: (strength, 1, 1, 2)},
        reserve={BLUE: 9},
        cards={BLUE: cards},
    )
    return play(state, "build masons alone plain", f"draw {strength}+0")


def names_in(value: object) -> set[str]:
    """The Sphinx cards that plain data names, also in targets and message ids."""
    return set(re.findall(r'["\-:](sphinx_\w+)"', json.dumps(value))) & set(SPHINX_CARDS)


def swapped(state: EgiziaState, one: str, two: str) -> EgiziaState:
    """The same position with two Sphinx cards exchanged wherever they are."""
    text = json.dumps(state.dump())
    text = (
        text.replace(f'"{one}"', '"#"').replace(f'"{two}"', f'"{one}"').replace('"#"', f'"{two}"')
    )
    data: dict[str, Any] = json.loads(text)
    for cards in [data["looking"], *data["sphinx_deck"], *[p["sphinx"] for p in data["players"]]]:
        cards.sort(key=SPHINX_CARDS.index)
    found = GAME.restore(data)
    found.check()
    return found


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """E15.1, E3.7 Its size is public."""
    state = position(sphinx={RED: ["sphinx_per_10", "sphinx_permanents"]})

    assert [card["card"] for card in private(state, RED)["sphinx"]] == [
        "sphinx_permanents",
        "sphinx_per_10",
    ]
    assert names_in(seen(state)) == set()
    assert [seat["sphinx"] for seat in seen(state)["seats"]] == [1, 2, 1]
    for other in (BLUE, GREEN):
        assert names_in(state.view(other)) == set(hand_of(state, other))
        assert names_in(state.known(other).dump()) == set(hand_of(state, other))


def test_cards_being_looked_at_are_seen_by_the_drawer_only() -> None:
    """E15.1, E14.1 While he chooses; their number is public."""
    state = looking()
    drawn = set(dumped(state)["looking"])
    assert len(drawn) == 3

    assert {card["card"] for card in private(state, BLUE)["looking"]} == drawn
    assert seen(state)["sphinx_deck"]["looking"] == 3
    for other in (RED, GREEN):
        assert "looking" not in private(state, other)
        assert not drawn & names_in(state.view(other))
        assert not drawn & names_in(state.known(other).dump())
        assert offered(state.known(other)) == ["keep none"]


def test_what_others_know_is_the_same_whichever_cards_were_drawn() -> None:
    """E15.1 A drawn card exchanged with one of the deck: the same view, the same knowledge."""
    state = looking()
    drawn, in_deck = dumped(state)["looking"][0], dumped(state)["sphinx_deck"][0][0]

    other = swapped(state, drawn, in_deck)

    for seat in (RED, GREEN):
        assert other.view(seat) == state.view(seat)
        assert other.known(seat).dump() == state.known(seat).dump()
    assert other.view(BLUE) != state.view(BLUE)


def test_what_others_know_is_the_same_whatever_a_hand_holds() -> None:
    """E15.1 Red's hand card exchanged with one of the deck."""
    state = position()
    other = swapped(state, hand_of(state, RED)[0], dumped(state)["sphinx_deck"][0][5])

    for seat in (BLUE, GREEN):
        assert other.view(seat) == state.view(seat)
        assert other.known(seat).dump() == state.known(seat).dump()
    assert other.view(None) == state.view(None)
    assert other.view(RED) != state.view(RED)


def test_returned_cards_are_known_to_nobody() -> None:
    """E15.1, E15.1.1 Not even to him who returned them: they may be anywhere again."""
    state = looking()
    returned = set(dumped(state)["looking"])
    play(state, "keep none")
    assert seen(state)["sphinx_deck"]["batches"] == [29 - 3 - 3, 3]

    assert not returned & names_in(state.view(BLUE))
    assert not returned & names_in(state.known(BLUE).dump())
    below = set()
    for seed in range(30):
        world = state.determinize(BLUE, seed)
        world.check()
        batches = dumped(world)["sphinx_deck"]
        assert [len(batch) for batch in batches] == [23, 3]
        below |= set(batches[1])
    assert len(below) > 20


def test_a_choice_of_a_known_card_leaves_the_same_traces() -> None:
    """E14.1 Whichever of the cards Blue keeps, the others see the same."""
    first, second = offered(looking(), "keep sphinx")[:2]

    one, two = play(looking(), first), play(looking(), second)

    for seat in (RED, GREEN):
        assert one.view(seat) == two.view(seat)
        assert one.known(seat).dump() == two.known(seat).dump()
    assert one.view(BLUE) != two.view(BLUE)


def test_the_journal_tells_sphinx_cards_to_their_seat_only() -> None:
    """E15.1 Drawn and kept; everybody hears numbers."""
    state = position(
        phase="building",
        site="sphinx",
        sites={"sphinx": [BLUE]},
        strength={BLUE: (2, 1, 1, 2)},
        reserve={BLUE: 9},
    )
    state.journal = Journal()
    play(state, "build masons alone plain", "draw 2+0")
    drawn = set(dumped(state)["looking"])
    play(state, offered(state, "keep sphinx")[0])

    own = state.journal.seen_by(BLUE)
    assert names_in(own) == drawn
    assert {"sphinx_seen", "sphinx_chosen"} <= {event["kind"] for event in own}
    for reader in (RED, GREEN, None):
        heard = state.journal.seen_by(reader)
        assert names_in(heard) == set()
        assert {"sphinx_drawn", "sphinx_kept"} <= {event["kind"] for event in heard}


def test_the_card_dealt_in_setup_is_told_to_its_seat_only() -> None:
    """E3.7, E15.1"""
    state = GAME.new(2, 1, {"bid_for_order": "yes"})
    state.journal = Journal()
    play(state, "bid 0 for 1", "bid 0 for 2")

    for seat in range(2):
        assert names_in(state.journal.seen_by(seat)) == set(hand_of(state, seat))
    assert names_in(state.journal.seen_by(None)) == set()


def test_a_determinized_state_deals_what_a_seat_has_not_seen() -> None:
    """E15.1 Own cards stay, the others come from everything else; numbers stay as they are."""
    state = looking()
    hands, drawn = set(), set()
    for seed in range(40):
        world = state.determinize(RED, seed)
        world.check()
        assert hand_of(world, RED) == hand_of(state, RED)
        assert world.view(RED) == state.view(RED)
        hands |= set(hand_of(world, BLUE))
        drawn |= set(dumped(world)["looking"])
    unseen = {*SPHINX_CARDS} - {"sphinx_per_15", *hand_of(state, RED)}
    assert len(hands) > 15
    assert drawn <= unseen
    assert len(drawn) > 20


def test_the_drawer_keeps_what_he_sees_in_every_world() -> None:
    """E15.1 His cards, and the same choices."""
    state = looking()
    for seed in range(10):
        world = state.determinize(BLUE, seed)
        assert dumped(world)["looking"] == dumped(state)["looking"]
        assert world.legal() == state.legal()


def test_graves_and_nile_cards_are_open_only_when_turned_up() -> None:
    """E15.1, E15.2 Face-down tiles are counted by kind, undrawn cards are sets."""
    public = seen(position(stones={BLUE: ["grave_1"]}))

    assert public["graves"][5:] == [None] * 7
    assert sum(public["unseen_graves"].values()) == 20 - 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_but_sphinx_cards_and_chance_is_public(seats: int) -> None:
    """E15.1 Anytime cards, grave tiles, stones, scores: whoever looks sees the same."""
    for seed in range(scaled(12)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            public = state.view(None)["public"]
            assert names_in(public) == set()
            for seat in range(seats):
                view = state.view(seat)
                assert view["public"] == public
                assert state.known(seat).view(seat) == view
                mine = set(hand_of(state, seat))
                if state.to_move == seat:
                    mine |= set(dumped(state)["looking"])
                assert names_in(view) == names_in(state.known(seat).dump()) == mine
            for _ in range(5):
                if not state.over:
                    choose(state)


def test_chance_is_not_foreseen_by_what_a_seat_knows() -> None:
    """E15.2 The generator is blank, and worlds of other seeds draw other cards."""
    state = GAME.new(3, 1)
    known = dumped(state.known(0))["generator"]

    assert known != dumped(state)["generator"]
    words = {tuple(dumped(state.determinize(0, seed))["generator"]) for seed in range(5)}
    assert len(words) == 5


def test_chance_comes_only_with_reveals() -> None:
    """E15.2 Nile cards in phase 1, Sphinx cards when drawn, a grave when the row moves up."""
    for seed in range(scaled(30)):
        seats = 2 + seed % 3
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            words, reveals = state.generator.words(), state.reveals
            choose(state)
            if state.generator.words() != words:
                assert state.reveals > reveals


def test_views_are_plain_data() -> None:
    """They leave the engine as JSON."""
    for seats in (2, 3, 4):
        state = GAME.new(seats, 3)
        choose = random_choice(3)
        while not state.over:
            view = state.view(state.to_move)
            assert json.loads(json.dumps(view)) == view
            for _ in range(7):
                if not state.over:
                    choose(state)
