"""What a seat sees: the public part in full, by the names of the components."""

from tests.games.kemet.positions import (
    ANUBIS,
    BASTET,
    DATA,
    GAME,
    attack,
    commit,
    fight,
    moving,
    play,
    position,
    private,
    seat_seen,
    seen,
)


def test_the_head_of_a_view() -> None:
    """K4.1, K6.1, K18.1"""
    public = seen(position(seats=3, turn=2, order=[2, 0, 1], seat=2))

    assert (public["round"], public["phase"], public["turn"]) == (3, "day", 2)
    assert (public["to_move"], public["decision"]) == (2, "choose_token_and_space")
    assert (public["goal"], public["round_cap"], public["capped"]) == (8, 30, False)
    assert public["order"] == [2, 0, 1]
    assert public["battle"] is public["move"] is public["card"] is None


def test_areas_and_troops() -> None:
    """K1.4, K1.5"""
    state = position(
        units={ANUBIS: {"temple_west_cliff": 2}},
        tiles={ANUBIS: ["mummy"]},
        creatures={ANUBIS: {"mummy": "temple_west_cliff"}},
    )
    areas = {area["area"]: area for area in seen(state)["areas"]}

    assert areas["temple_west_cliff"] == {
        "area": "temple_west_cliff",
        "troops": [{"seat": ANUBIS, "units": 2, "creature": "mummy"}],
        "controller": ANUBIS,
    }
    assert areas["west_bank"] == {"area": "west_bank", "troops": [], "controller": None}
    assert areas["nw_1"]["controller"] == ANUBIS  # its pyramid


def test_the_attacker_stands_first_in_a_battle() -> None:
    """K1.6, K9.1"""
    areas = {area["area"]: area for area in seen(attack())["areas"]}
    assert [troop["seat"] for troop in areas["temple_west_cliff"]["troops"]] == [ANUBIS, BASTET]

    turned = position(
        seat=BASTET, units={ANUBIS: {"temple_west_cliff": 2}, BASTET: {"front_sw": 2}}
    )
    play(moving(turned, "front-sw"), "step temple-west-cliff", "take 2")
    areas = {area["area"]: area for area in seen(turned)["areas"]}
    assert [troop["seat"] for troop in areas["temple_west_cliff"]["troops"]] == [BASTET, ANUBIS]


def test_a_move_under_way() -> None:
    """K8.2, K8.7.3, K8.11"""
    state = position(units={ANUBIS: {"nw_1": 2}}, tiles={ANUBIS: ["god_speed"]})
    play(moving(state, "nw-1"), "teleport west-obelisk", "take 2", "step west-bank")

    move = seen(state)["move"]
    assert (move["origin"], move["at"], move["target"]) == ("nw_1", "west_obelisk", "west_bank")
    assert (move["points_used"], move["points"]) == (0, 2)
    assert move["landed"] == ["west_obelisk"]


def test_figures_of_a_seat() -> None:
    """K8.2, K8.3, K8.7, K9.7, K9.8 Bonuses of tiles alone."""
    state = position(
        tiles={
            ANUBIS: ["charge_1", "blades_of_neith", "legion", "god_speed", "stargate"],
            BASTET: ["defense_1", "carnage", "shield_of_neith"],
        }
    )
    own, other = seat_seen(state, ANUBIS), seat_seen(state, BASTET)

    assert (own["attack"], own["defend"], own["damage"], own["protection"]) == (2, 1, 0, 0)
    assert (other["attack"], other["defend"]) == (0, 1)
    assert (other["damage"], other["protection"]) == (1, 1)
    assert (own["troop_limit"], own["movement"], own["teleport_cost"]) == (7, 2, 1)
    assert (other["troop_limit"], other["movement"], other["teleport_cost"]) == (5, 1, 2)


def test_tokens_and_levels_of_a_seat() -> None:
    """K6.2, K6.3, K6.4"""
    state = position(
        turn=3,
        spaces={ANUBIS: ["low_pray", "low_buy_red"]},
        silver={ANUBIS: "mid_move"},
        tiles={ANUBIS: ["act_of_god_red", "divine_will"]},
    )
    own = seat_seen(state, ANUBIS)

    assert own["spaces"] == {"mid_move": "silver", "low_pray": "regular", "low_buy_red": "regular"}
    assert own["tokens"] == {"regular": 3, "silver": "placed", "gold": "ready"}
    assert own["levels_missing"] == [3]


def test_places_by_points() -> None:
    """K14.2"""
    state = position(seats=3, points={1: {"battles": 2}, 2: {"sanctuary": 2}})

    assert [own["place"] for own in seen(state)["seats"]] == [3, 1, 2]


def test_the_last_battle_is_remembered() -> None:
    """K17.1 What the reveal showed, until the next one; never a hidden discard."""
    state = attack(hands={ANUBIS: ["war_rage"]}, attackers=1, defenders=1)
    commit(state, "4/1/0", "1/3/0", add=["war_rage"])
    commit(state, "4/1/0", "2/0/2")

    assert seen(state)["battle"] is None
    last = seen(state)["last_battle"]
    assert last["area"] == "temple_west_cliff"
    assert last["attacker"] == {
        "seat": ANUBIS,
        "card": "cavalry_blitz",
        "discard": None,
        "di": {"war_rage": 1},
    }
    shown = fight(attack(options={"battle_discards": "open"}), "4/1/0", "3/2/0")
    assert seen(shown)["last_battle"]["defender"]["discard"] is not None


def test_a_spectator_sees_the_public_part() -> None:
    """K17.1"""
    state = GAME.new(3, 1)

    assert state.view(None)["private"] == {}
    assert state.view(None)["public"] == state.view(1)["public"]
    assert set(private(state, 1)) == {"di", "battle_hand", "battle_cards"}


def test_tiles_for_sale_that_a_seat_cannot_have_are_told_with_the_reason() -> None:
    """K7.3.1, K7.3.5 Above its pyramids, or equal to one that it has."""
    state = position(
        levels={ANUBIS: (2, 0, 4)},
        tiles={ANUBIS: ["priest_1", "victory_point_blue"]},
    )
    own = seat_seen(state, ANUBIS)

    assert own["reach"] == {"white": 2, "red": 0, "blue": 4}
    assert own["too_high"] == [
        tile["id"] for tile in DATA["power_tiles"] if tile["level"] > own["reach"][tile["colour"]]
    ]
    assert own["twins"] == ["victory_point_red", "priest_2", "victory_point_white"]
    assert seat_seen(state, BASTET)["twins"] == []


def test_a_captured_pyramid_counts_for_who_holds_it() -> None:
    """K7.3.1"""
    state = position(levels={BASTET: (3, 1, 1)}, units={ANUBIS: {"sw_1": 1}, BASTET: {"sw_2": 1}})

    assert seat_seen(state, ANUBIS)["reach"]["white"] == 3
    assert seat_seen(state, BASTET)["reach"]["white"] == 0


def test_battle_cards_are_in_hand_out_or_perhaps_face_down() -> None:
    """K17.1, K17.2 The owner knows."""
    state = position(shown={BASTET: ["cavalry_blitz"]}, buried={BASTET: ["shield_push"]})
    seen_by_all = seat_seen(state, BASTET)["battle_cards"]
    own = private(state, BASTET)["battle_cards"]

    assert seen_by_all["cavalry_blitz"] == own["cavalry_blitz"] == "out"
    assert (seen_by_all["shield_push"], own["shield_push"]) == ("maybe", "out")
    assert (seen_by_all["chariot_raid"], own["chariot_raid"]) == ("maybe", "hand")
    assert set(seat_seen(state, ANUBIS)["battle_cards"].values()) == {"hand"}


def test_the_view_tells_how_many_units_may_still_be_placed() -> None:
    """K15.5, K7.4.2 By the card; by reserve and prayer points in a Recruit action."""
    state = position(hands={ANUBIS: ["enlistment"]}, units={ANUBIS: {"nw_1": 3}})
    assert seen(state)["placing"]["left"] is None

    play(state, "card enlistment")
    assert seen(state)["placing"] == {"areas": [], "units": 0, "left": 2}
    play(state, "put nw-1 1")
    assert seen(state)["placing"] == {"areas": ["nw_1"], "units": 1, "left": 1}

    poor = play(position(units={ANUBIS: {}}, prayer={ANUBIS: 3}), "regular top-recruit")
    assert seen(poor)["placing"]["left"] == 3


def test_a_side_is_ready_after_all_its_secret_choices() -> None:
    """K9.4"""
    state = attack()
    battle = seen(state)["battle"]
    assert (battle["commitments"], battle["attacker"]["ready"]) == (3, False)

    commit(state, "4/1/0")

    battle = seen(state)["battle"]
    assert (battle["attacker"]["ready"], battle["defender"]["ready"]) == (True, False)
