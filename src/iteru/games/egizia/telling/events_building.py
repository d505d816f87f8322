"""What the journal is told of the building phase, visits to the Sphinx included."""

from typing import Final

from iteru.games.egizia.box.components import PRINTED
from iteru.games.egizia.box.ids import BESIDE, CREWS, GRAVES_FIRST, SITES
from iteru.games.egizia.state import Fields
from iteru.games.egizia.telling.events import tell, tell_numbers
from iteru.games.egizia.telling.places import STONE_PLACES, crew_targets
from iteru.games.egizia.telling.words import SITE_TEXTS, WORDS, sphinx_message, stone_space_message
from iteru.kernel.message import message
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import count_bits, members

BUILD_FIRST: Final = WORDS.event("build_first")
BUILDS: Final = WORDS.event("builds")
DECLINED: Final = WORDS.event("declined")
SPECULATES: Final = WORDS.event("speculates")
STONE_LAID: Final = WORDS.event("stone_laid")
GRAVE_REVEALED: Final = WORDS.event("grave_revealed")
ROW_COMPLETE: Final = WORDS.event("row_complete")
JOINT_BUILDING: Final = WORDS.event("joint_building")
SPHINX_DRAWN: Final = WORDS.event("sphinx_drawn")
SPHINX_SEEN: Final = WORDS.event("sphinx_seen")
SPHINX_KEPT: Final = WORDS.event("sphinx_kept")
SPHINX_CHOSEN: Final = WORDS.event("sphinx_chosen")


def tell_build_first(state: Fields, seat: i64) -> None:
    tell(state, BUILD_FIRST, seat)


def tell_builds(state: Fields, seat: i64, site: i64, crews: i64, strength: i64) -> None:
    if state.journal is None:
        return
    args = {"site": message(SITE_TEXTS[site]), "strength": strength}
    names = [CREWS[crew] for crew in members(crews)]
    data = {"site": SITES[site], "crews": names, "strength": strength}
    tell(state, BUILDS, seat, args=args, targets=crew_targets(crews), data=data)


def tell_declined(state: Fields, seat: i64, site: i64) -> None:
    if state.journal is None:
        return
    args = {"site": message(SITE_TEXTS[site])}
    tell(state, DECLINED, seat, args=args, targets=_at_site(site), data={"site": SITES[site]})


def tell_speculates(state: Fields, seat: i64, site: i64, slot: i64) -> None:
    """E8.4.2 The freed place is taken: 1 to 3, or 4 for that of occupied_site."""
    if state.journal is None:
        return
    args = {"site": message(SITE_TEXTS[site])}
    data = {"site": SITES[site], "slot": min(slot, BESIDE) + 1}
    tell(state, SPECULATES, seat, args=args, targets=_at_site(site), data=data)


def _at_site(site: i64) -> list[str]:
    return [f"space:{PRINTED.river.space_of_site[site]}"]


def tell_stone_laid(state: Fields, seat: i64, space: i64, value: i64) -> None:
    if state.journal is None:
        return
    args = {"space": stone_space_message(space), "value": value}
    data = {"space": PRINTED.stones.spaces[space], "value": value}
    tell(state, STONE_LAID, seat, args=args, targets=[STONE_PLACES[space]], data=data)


def tell_grave_revealed(state: Fields, place: i64) -> None:
    if state.journal is None:
        return
    numbers = {"place": place + 1, "value": state.graves[place]}
    tell_numbers(state, GRAVE_REVEALED, NONE, numbers, [STONE_PLACES[GRAVES_FIRST + place]])


def tell_row_complete(state: Fields, seat: i64, row: i64, amount: i64) -> None:
    if state.journal is None:
        return
    targets = [STONE_PLACES[space] for space in members(PRINTED.stones.rows[row])]
    tell_numbers(state, ROW_COMPLETE, seat, {"row": row + 1, "amount": amount}, targets)


def tell_joint_building(state: Fields, seat: i64, sites: i64, amount: i64) -> None:
    if state.journal is not None:
        tell_numbers(state, JOINT_BUILDING, seat, {"sites": sites, "amount": amount}, [])


def tell_sphinx_drawn(state: Fields, seat: i64, number: i64) -> None:
    if state.journal is not None:
        tell_numbers(state, SPHINX_DRAWN, seat, {"number": number}, ["sphinx_deck"])


def tell_sphinx_seen(state: Fields, seat: i64) -> None:
    """E15.1 Only the drawer sees the cards."""
    _tell_sphinx_cards(state, SPHINX_SEEN, seat, state.looking)


def tell_sphinx_kept(state: Fields, seat: i64, kept: i64, returned: i64) -> None:
    """E14.1 Only the number kept is public."""
    if state.journal is None:
        return
    numbers = {"kept": count_bits(kept), "returned": returned}
    tell_numbers(state, SPHINX_KEPT, seat, numbers, ["sphinx_deck"])
    _tell_sphinx_cards(state, SPHINX_CHOSEN, seat, kept)


def _tell_sphinx_cards(state: Fields, kind: str, seat: i64, cards: i64) -> None:
    if state.journal is None or cards == 0:
        return
    names = [PRINTED.sphinx.cards[card] for card in members(cards)]
    args = {"cards": [sphinx_message(card) for card in members(cards)]}
    targets = [f"sphinx:{name}" for name in names]
    tell(state, kind, seat, args=args, targets=targets, data={"cards": names}, only=seat)
