"""Fields of a state: who owns which Shop, and when it is full."""

from iteru.games.fertility.state import is_full, owned_shops
from tests.games.fertility.positions import position


def test_shops_of_a_metropolis_are_its_own_and_its_districts() -> None:
    """F6.1 Those of the Districts first; a Shop belongs to one seat."""
    state = position(
        districts={0: ["district_guild_grape", "district_shrine_bovine"]}, asked="supply"
    )

    assert len(owned_shops(state, 0)) == 3 + 1 + 4
    assert len(owned_shops(state, 1)) == 4
    assert not set(owned_shops(state, 0)) & set(owned_shops(state, 1))


def test_a_shop_is_fully_supplied_when_all_spaces_are_filled() -> None:
    """F6.5 The Guild Hall's second Shop has two grapes, its first and third have none."""
    state = position(
        asked="supply",
        districts={0: ["district_guild_grape"]},
        filled={"district_guild_grape_s2": "gg"},
    )

    assert [is_full(state, shop) for shop in owned_shops(state, 0)[:3]] == [False, True, False]
