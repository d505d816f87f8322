"""The Nile and its construction sites as typed tables (E5.2.1, E5.7)."""

from typing import Final, final

from iteru.games.egizia.box.ids import (
    BESIDE,
    BUILDINGS,
    CARD_SPACES,
    CREWS,
    EFFECT_OF_TYPE,
    RAISE,
    RAISE_AND_IRRIGATE,
    RAISE_CHOSEN,
    ROUND_EFFECTS,
    SITES,
    SLOTS,
    SPACE_IDS,
    SPACE_TYPES,
    SPACES,
    SPHINX,
)
from iteru.games.egizia.box.reading import flag, same_ids
from iteru.kernel.components import Entry, unique_ids
from iteru.kernel.plain import NONE
from iteru.kernel.sets import set_of

EFFECT_KEYS: Final[dict[str, list[str]]] = {  # by effect of a space: its keys, beside `kind`
    "take_card": [],
    "market_both": ["steps"],
    "raise": ["crews", "steps"],
    "raise_and_irrigate": ["crews", "steps", "irrigation_steps"],
    "raise_chosen_and_stones": ["steps", "stones"],
    "site": ["site"],
}


@final
class RiverTables:
    """Spaces in river order, which an owner may correct by the numbers; sites and ship spaces."""

    def __init__(self, file: Entry) -> None:
        self._read_sites(file)
        self._read_spaces(file)

    def _read_sites(self, file: Entry) -> None:
        sites = file.entries("sites", len(SITES))
        same_ids(file, "sites", SITES)
        same_ids(file, "buildings", BUILDINGS)
        for number, building in enumerate(file.entries("buildings")):
            building.choice("site", [SITES[1 + number // 2]])
        self.space_of_site = [site.text("nile_space") for site in sites]
        for number, site in enumerate(sites):
            own = BUILDINGS[2 * number - 2 : 2 * number] if number else ()
            site.choices("buildings", own, len(own))
        sites[SPHINX].number("market_steps", 0, 0)  # E8.3.2 steps follow the laying of stones
        self.market_steps = [site.number("market_steps", 0, 5) for site in sites]
        slots = file.entries("site_spaces", len(SITES) * (SLOTS - 1))
        self.site_spaces = unique_ids(slots)
        for number, slot in enumerate(slots):
            owner, place = divmod(number, SLOTS - 1)
            slot.choice("site", [SITES[owner]])
            slot.number("build_order", place + 1, place + 1)
            if flag(slot, "beside") != (place == BESIDE):
                raise slot.error("beside", "is not allowed here", "true for the last of each site")

    def _read_spaces(self, file: Entry) -> None:
        """E5.2.1 Numbered from the source on, whatever their order in the file."""
        rows = file.entries("nile_spaces", SPACES)
        unique_ids(rows)
        by_order: list[Entry] = []
        for order in range(1, SPACES + 1):
            here = [row for row in rows if row.number("order", 1, SPACES) == order]
            if len(here) != 1:
                raise file.error("nile_spaces", f"{len(here)} of order {order}", "one of each")
            by_order += here
        self.spaces = unique_ids(by_order)
        for row in by_order:
            row.choice("id", SPACE_IDS)
        self.type: list[int] = []
        self.card: list[int] = []  # its number among the card spaces from the source on
        self.site: list[int] = []
        self.reusable: list[int] = []  # 1 or 0 (E5.6.2)
        self.round_effect = [0] * SPACES
        self.round_crews = [0] * SPACES  # set of crews that are raised
        self.round_steps = [0] * SPACES  # of crews or markets
        self.round_stones = [0] * SPACES
        for space, row in enumerate(by_order):
            kind = row.choice("type", SPACE_TYPES)
            effect = row.entry("effect")
            name = effect.choice("kind", EFFECT_OF_TYPE[kind])
            effect.keys(["kind", *EFFECT_KEYS[name]])
            self.type.append(SPACE_TYPES.index(kind))
            is_card, is_site = kind == "card", kind == "site"
            cards = len([card for card in self.card if card != NONE])
            self.card.append(cards if is_card else NONE)
            self.site.append(SITES.index(effect.choice("site", SITES)) if is_site else NONE)
            if is_site:
                row.choice("id", [self.space_of_site[self.site[-1]]])
            if flag(row, "reusable") and kind != "round":
                raise row.error("reusable", "is true", "true for round spaces only")
            self.reusable.append(int(flag(row, "reusable")))
            if kind == "round":
                self._read_round_space(space, ROUND_EFFECTS.index(name), effect)
        sites = [site for site in self.site if site != NONE]
        if sites != list(range(len(SITES))) or max(self.card) != CARD_SPACES - 1:
            raise file.error("nile_spaces", "wrong spaces", "10 cards, 7 round spaces, the 3 sites")

    def _read_round_space(self, space: int, kind: int, effect: Entry) -> None:
        self.round_effect[space] = kind
        self.round_steps[space] = effect.number("steps", 1, 5)
        if kind in (RAISE, RAISE_AND_IRRIGATE):
            crews = effect.choices("crews", CREWS)
            self.round_crews[space] = set_of([CREWS.index(crew) for crew in crews])
        if kind == RAISE_AND_IRRIGATE:
            effect.number("irrigation_steps", 1, 1)
        if kind == RAISE_CHOSEN:
            self.round_stones[space] = effect.number("stones", 0, 10)
