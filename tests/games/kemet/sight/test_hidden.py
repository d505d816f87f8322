"""What is hidden (K17): DI hands, Vision, answers to a card, the pile."""

import json
from random import Random

import pytest

from iteru import Journal
from tests.conftest import scaled
from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DI_CARDS,
    DI_DECK,
    GAME,
    HORUS,
    asked,
    attack,
    dumped,
    hand_of,
    moving,
    offered,
    play,
    position,
    private,
    seen,
)
from tests.games.kemet.random_play import random_choice, random_options
from tests.games.kemet.sight.twins import exchanged, heard, same_for


def test_what_everybody_sees() -> None:
    """K17.1 Numbers of cards, not the cards; all else on the table."""
    state = position(
        hands={ANUBIS: ["veto", "escape"], BASTET: ["war_rage"]},
        discard=["bloodbath"],
        shown={BASTET: ["cavalry_blitz"]},
        buried={BASTET: ["shield_push"]},
    )
    public = seen(state)

    assert public["di"] == {"pile": 31, "discard": {"bloodbath": 1}, "looking": 0}
    assert [own["di_cards"] for own in public["seats"]] == [2, 1]
    assert [own["battle_hand"] for own in public["seats"]] == [6, 4]
    assert public["seats"][BASTET]["shown"] == ["cavalry_blitz"]
    assert public["seats"][BASTET]["hidden"] == 1
    assert "escape" not in json.dumps(public["seats"])
    for seat in (ANUBIS, BASTET):
        assert state.view(seat)["public"] == public
    assert state.view(None)["private"] == {}


def test_what_a_seat_alone_sees() -> None:
    """K17.2 Own DI cards, own battle cards."""
    state = position(
        hands={ANUBIS: ["veto", "escape"], BASTET: ["war_rage", "war_rage"]},
        shown={BASTET: ["cavalry_blitz"]},
        buried={BASTET: ["shield_push"]},
    )

    assert private(state, ANUBIS)["di"] == {"veto": 1, "escape": 1}
    assert private(state, BASTET)["di"] == {"war_rage": 2}
    assert private(state, BASTET)["battle_hand"] == [
        "fervent_purge",
        "mixed_tactics",
        "phalanx_defense",
        "chariot_raid",
    ]


@pytest.mark.parametrize("got", ["war_rage", "raining_fire", "veto", "escape", "prayer"])
def test_a_hand_is_the_same_for_others_whatever_it_holds(got: str) -> None:
    """K17.2 View, knowledge, choices and previews of others; the owner sees the difference."""
    state = position(seats=3, seat=HORUS, hands={BASTET: ["iron_wall", "prayer"], HORUS: ["veto"]})
    twin = exchanged(state, BASTET, "iron_wall", got)

    for seat in (ANUBIS, HORUS, None):
        assert same_for(seat, state, twin)
    assert state.view(BASTET) != twin.view(BASTET)


def test_vision_is_seen_by_its_owner_only() -> None:
    """K5.2.1, K17.2, K19.1 The five cards, the choice, what went back; all see their number."""
    state = position(phase="night", seats=3, tiles={ANUBIS: ["vision"]})
    assert state.secret
    data = dumped(state)
    looked, piled = (
        data["looking"][0],
        next(card for card in data["pile"] if card not in data["looking"]),
    )
    data["looking"] = sorted([*data["looking"][1:], piled], key=DI_CARDS.index)
    data["pile"].remove(piled)
    data["pile"] = sorted([*data["pile"], looked], key=DI_CARDS.index)
    twin = GAME.restore(data)

    for seat in (BASTET, HORUS, None):
        assert same_for(seat, state, twin)
    assert state.view(ANUBIS) != twin.view(ANUBIS)
    assert seen(state)["di"]["looking"] == 5
    assert "looking" not in private(state, BASTET)


def test_the_card_kept_by_vision_is_secret() -> None:
    """K5.2.1, K17.2 Whichever it is, others see and hear the same."""
    state = position(phase="night", seats=3, tiles={HORUS: ["vision"]}, order=[0, 1, 2])
    assert asked(state) == ("keep_di", HORUS)
    one, two = offered(state)[:2]

    for seat in (ANUBIS, BASTET, None):
        assert heard(state, seat, one) == heard(state, seat, two)
        assert same_for(seat, play(state.copy(), one), play(state.copy(), two))
    assert heard(state, HORUS, one) != heard(state, HORUS, two)


def test_a_choice_without_a_choice_is_asked_too() -> None:
    """K5.2.1, K19.1 Five equal cards would show if the question were left out."""
    state = position(
        phase="night",
        tiles={ANUBIS: ["vision"]},
        pile=["war_rage", "war_rage", "war_rage"],
    )

    assert offered(state) == ["keep war-rage"]


def test_drawn_cards_are_told_to_the_drawer_only() -> None:
    """K5.2, K17.2 Everybody hears how many."""
    state = position(phase="attribution", seats=2, units={ANUBIS: {"temple_delta": 1}})
    state.journal = Journal()
    play(state, "decline")

    for seat in (ANUBIS, BASTET):
        own = [event for event in state.journal.seen_by(seat) if event["kind"] == "di_seen"]
        assert [event["seat"] for event in own] == [seat]
        assert own[0]["data"] == {"cards": {hand_of(state, seat)[0]: 1}}
    public = [event["kind"] for event in state.journal.seen_by(None)]
    assert public.count("di_drawn") == 2
    assert "di_seen" not in public


@pytest.mark.parametrize("card", ["veto", "escape", "war_rage"])
def test_the_veto_is_asked_whatever_is_held(card: str) -> None:
    """K19.1, K15.9 The active player and a third one see the same question."""
    state = position(seats=3, hands={ANUBIS: ["prayer"], BASTET: [card], HORUS: ["bronze_wall"]})
    twin = exchanged(state, BASTET, card, "iron_wall")
    for each in (state, twin):
        play(each, "card prayer")
        assert asked(each) == ("veto", BASTET)
    assert ("veto" in offered(state)) == (card == "veto")
    assert offered(twin) == ["pass"]

    for seat in (ANUBIS, HORUS, None):
        assert same_for(seat, state, twin)
    play(state, "pass")
    play(twin, "pass")
    for seat in (ANUBIS, HORUS, None):
        assert same_for(seat, state, twin)


@pytest.mark.parametrize("card", ["veto", "escape", "war_rage"])
def test_the_escape_is_asked_whatever_is_held(card: str) -> None:
    """K19.1, K9.2"""
    state = attack(hands={BASTET: [card]})
    twin = attack(hands={BASTET: ["iron_wall"]})

    assert asked(state) == asked(twin) == ("escape", BASTET)
    assert same_for(ANUBIS, state, twin)
    assert same_for(None, state, twin)
    assert heard(state, ANUBIS, "pass") == heard(twin, ANUBIS, "pass")


def test_no_escape_is_asked_when_it_lies_in_the_discard_pile() -> None:
    """K19.1"""
    state = attack(hands={BASTET: ["war_rage"]}, discard=["escape"])

    assert asked(state) == ("battle_card", ANUBIS)


@pytest.mark.parametrize("card", ["prayer", "veto", "war_rage"])
def test_the_end_of_a_turn_is_asked_whatever_is_held(card: str) -> None:
    """K6.5.1, K19.1 A turn that ended by itself would show that no card can be played."""
    state = position(hands={ANUBIS: [card]})
    play(state, "regular low-pray")

    assert state.to_move == ANUBIS
    assert "end turn" in offered(state)
    last = position(hands={ANUBIS: [card]}, units={ANUBIS: {"nw_1": 2}})
    play(moving(last, "nw-1"), "step front-nw", "take 2")
    assert asked(last) == ("move_depart", ANUBIS)


def test_worlds_deal_what_was_not_seen() -> None:
    """K17.2, K17.4 Own cards and the discard pile stay; the rest comes from everything else."""
    state = position(
        seats=3,
        hands={ANUBIS: ["veto"], BASTET: ["prayer", "prayer"], HORUS: ["escape"]},
        discard=["bloodbath", "bloodbath"],
    )
    met = set()
    for seed in range(40):
        world = state.determinize(ANUBIS, seed)
        world.check()
        assert world.view(ANUBIS) == state.view(ANUBIS)
        assert hand_of(world, ANUBIS) == ["veto"]
        assert dumped(world)["discard"] == ["bloodbath", "bloodbath"]
        cards = [*dumped(world)["pile"], *dumped(world)["discard"]]
        cards += [card for seat in range(3) for card in hand_of(world, seat)]
        assert sorted(cards) == sorted(DI_DECK)
        met |= set(hand_of(world, BASTET))
    assert len(met) > 8


def test_what_a_seat_knows_holds_no_card_of_others() -> None:
    """K17.2 Neither in the state a bot is handed nor in its pile."""
    state = position(hands={ANUBIS: ["veto"], BASTET: ["prayer", "escape"]})
    known = dumped(state.known(ANUBIS))

    assert known["players"][ANUBIS]["hand"] == ["veto"]
    assert known["players"][BASTET]["hand"] == ["?", "?"]
    assert set(known["pile"]) == {"?"}
    assert known["generator"] != dumped(state)["generator"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_twins_are_the_same_for_everybody_else(seats: int) -> None:
    """K17.1, K17.2 One hidden card exchanged with one of the pile, anywhere in a game."""
    compared = 0
    for seed in range(scaled(10)):
        state = GAME.new(seats, seed, random_options(seats, seed))
        chance, choose = Random(seed), random_choice(seed)
        while not state.over:
            owner = chance.randrange(seats)
            hand, pile = hand_of(state, owner), dumped(state)["pile"]
            committed = state.decision in ("battle_card", "battle_discard", "battle_di")
            if owner != state.to_move and hand and pile and not committed:
                twin = exchanged(state, owner, chance.choice(hand), chance.choice(pile))
                for seat in range(seats):
                    if seat != owner:
                        assert state.view(seat) == twin.view(seat)
                        assert state.known(seat).dump() == twin.known(seat).dump()
                assert state.legal() == twin.legal()
                compared += 1
            for _ in range(chance.randint(10, 40)):
                if not state.over:
                    choose(state)

    assert compared > 5


def test_chance_comes_only_with_reveals() -> None:
    """K17.4 Cities and order at setup, then DI cards alone: battles have no dice."""
    for seed in range(scaled(10)):
        seats = 2 + seed % 4
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            words, reveals = state.generator.words(), state.reveals
            choose(state)
            if state.generator.words() != words:
                assert state.reveals > reveals
                assert seen(state)["phase"] != "attribution"


def test_views_are_plain_data() -> None:
    """K17.1 They leave the engine as JSON."""
    for seats in (2, 5):
        state = GAME.new(seats, 3)
        choose = random_choice(3)
        while not state.over:
            view = state.view(state.to_move)
            assert json.loads(json.dumps(view)) == view
            for _ in range(17):
                if not state.over:
                    choose(state)
