"""What is printed, as typed tables (components.toml, read and checked when the game loads)."""

from pathlib import Path
from typing import Final, final

from iteru.games.pharaon.box.ids import (
    ABILITIES,
    ARTISAN_SLOTS,
    ARTISANS,
    BASIC_NAMES,
    BASICS,
    CRAFTS,
    EFFECT_OF_NOBLE,
    INCOME_FIRST_PLAYER,
    INCOME_NONE,
    INCOME_OFFERING,
    INCOMES,
    JARS,
    LARGEST_NUMBER,
    NILE_OPTIONS,
    NILE_TOP,
    NOBLE_SLOTS,
    NOBLES,
    OFFERING_TYPES,
    OFFERINGS,
    PRESTIGE_OFFERINGS,
    RESOURCES,
    ROWS,
    SCRIBES,
    SECTIONS,
    SIDES,
    STEPS,
    TILE_SPACES,
    TILES,
    TRAITOR_EFFECTS,
    WHEEL_SPACES,
)
from iteru.games.pharaon.box.reading import (
    colours,
    read_options,
    read_per,
    read_setups,
    read_stock,
    resources,
)
from iteru.kernel.components import Entry, components_file, read_components, unique_ids
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import BIT


@final
class Printed:
    """All tables of one components file. Raises ComponentsError on the first fault."""

    def __init__(self, file: Entry) -> None:
        file.keys(
            [
                "game",
                "setup",
                "limits",
                "options",
                "resources",
                "wheel",
                "sections",
                "gods",
                "nile",
                "nile_options",
                "burial_stages",
                "artisans",
                "nobles",
                "jars",
                "offering_types",
                "pyramid_rows",
                "tokens",
                "traitor",
                "traitor_tiles",
            ]
        )
        self.data = file.data
        self.fingerprint = file.fingerprint()
        game = file.entry("game")
        game.choice("id", ["pharaon"])
        self.rounds = game.number("rounds", 5, 5)
        self.setups = read_setups(file)
        self._read_limits(file.entry("limits"))
        self.options = read_options(file)
        self.stock = read_stock(file)
        sectors = file.entry("wheel").choices("sectors", BASIC_NAMES, BASICS)
        if sorted(sectors) != sorted(BASIC_NAMES):
            raise file.entry("wheel").error("sectors", f"{sectors}", "each basic resource once")
        self.sectors = [RESOURCES.index(sector) for sector in sectors]
        self._read_gods(file)
        self._read_nile(file)
        self._read_stages(file)
        self._read_artisans(file)
        self._read_nobles(file)
        self._read_jars(file)
        self._read_offerings(file)
        self._read_pyramid(file)
        self._read_tokens(file.entry("tokens"))
        self.traitor_noble = file.entry("traitor").number("noble_prestige", 0, 50)
        self._read_tiles(file)

    def _read_limits(self, limits: Entry) -> None:
        """Facts of the box that the action codes rest on; another box would be another game."""
        limits.number("wheel_spaces", WHEEL_SPACES, WHEEL_SPACES)
        limits.number("nobles_on_display", NOBLE_SLOTS, NOBLE_SLOTS)
        limits.number("artisans_on_display", ARTISAN_SLOTS, ARTISAN_SLOTS)
        limits.number("tokens_per_set", 2, 2)
        limits.number("nobles_drawn", 2, 2)
        limits.number("nile_levels", NILE_TOP, NILE_TOP)
        self.starting_silver = limits.number("starting_silver", 1, 4)

    def _default(self, name: str) -> str:
        return next(option.default for option in self.options if option.name == name)

    def _read_gods(self, file: Entry) -> None:
        self.needed: list[int] = []  # by section: of what one god asks there (P8.2)
        self.half_prestige: list[int] = []  # by section
        for section, name in zip(file.entries("sections", len(SECTIONS)), SECTIONS):
            section.keys(["id", "needed", "prestige", "source"])
            section.choice("id", [name])
            self.needed.append(section.number("needed", 1, 10))
            if name == "nile" and str(self.needed[-1]) != self._default("nile_condition_needed"):
                allowed = "the default of the option nile_condition_needed, which decides (P8.3)"
                raise section.error("needed", f"{self.needed[-1]}", allowed)
            self.half_prestige.append(section.number("prestige", 0, 50))
        gods = file.entries("gods", len(SECTIONS))
        self.gods = unique_ids(gods)
        self.god_of_section = [NONE] * len(SECTIONS)
        for number, god in enumerate(gods):
            god.keys(["id", "section", "source"])
            place = SECTIONS.index(god.choice("section", SECTIONS))
            if self.god_of_section[place] != NONE:
                raise god.error("section", f"{SECTIONS[place]!r} again", "each section once")
            self.god_of_section[place] = number

    def _read_nile(self, file: Entry) -> None:
        nile = file.entry("nile")
        tracks = nile.choices("tracks", BASIC_NAMES, BASICS)
        if sorted(tracks) != sorted(BASIC_NAMES):
            raise nile.error("tracks", f"{tracks}", "each basic resource once")
        self.tracks = [RESOURCES.index(track) for track in tracks]  # from the left (P11.6)
        self.nile_prestige = nile.numbers("prestige_by_level", 0, 50, NILE_TOP + 1)
        self.nile_costs: list[list[int]] = []  # by option; the pair is of any one kind
        self.nile_gains: list[list[int]] = []
        self.nile_jars: list[int] = []
        self.nile_advances: list[int] = []
        self.nile_tracks: list[int] = []  # bits of the tracks on which to advance
        for option, name in zip(file.entries("nile_options", len(NILE_OPTIONS)), NILE_OPTIONS):
            option.choice("id", [name])
            size = 0 if name == "nile_pair" else 2
            self.nile_costs.append(resources(option, "cost", size, BASIC_NAMES))
            self.nile_gains.append(resources(option, "gain_resources"))
            self.nile_jars.append(option.number("gain_jars", 0, 3))
            self.nile_advances.append(option.number("advances", 0, 5))
            self.nile_tracks.append(colours(option, "advance_tracks"))

    def _read_stages(self, file: Entry) -> None:
        stages = file.entries("burial_stages")
        if not 1 <= len(stages) <= 10:
            raise file.error("burial_stages", f"{len(stages)} stages", "1 to 10 stages")
        self.stage_costs: list[list[int]] = []  # of stage 1 first
        self.stage_prestige = [0]  # by the stage reached
        for number, stage in enumerate(stages):
            stage.number("stage", number + 1, number + 1)
            cost = resources(stage, "cost", None, BASIC_NAMES)
            if not 1 <= len(cost) <= 5:
                raise stage.error("cost", f"{len(cost)} resources", "1 to 5 resources")
            self.stage_costs.append(cost)
            self.stage_prestige.append(stage.number("prestige_total", 0, 200))

    def _read_artisans(self, file: Entry) -> None:
        artisans = file.entries("artisans", ARTISANS)
        self.artisans = unique_ids(artisans)
        self.artisan_crafts: list[int] = []
        self.artisan_prestige: list[int] = []
        self.artisan_gains: list[list[int]] = []
        self.artisan_jars: list[int] = []
        for number, artisan in enumerate(artisans):
            artisan.choice("id", [f"artisan_{number + 1:02d}"])
            self.artisan_crafts.append(CRAFTS.index(artisan.choice("craft", CRAFTS)))
            self.artisan_prestige.append(artisan.number("prestige", 0, 50))
            self.artisan_gains.append(resources(artisan, "gain_resources"))
            self.artisan_jars.append(artisan.number("gain_jars", 0, 3))

    def _read_nobles(self, file: Entry) -> None:
        nobles = file.entries("nobles", NOBLES)
        self.nobles = unique_ids(nobles)
        self.abilities: list[str] = []
        self.noble_prestige: list[int] = []
        self.noble_copies: list[bool] = []  # as many points as the best other noble (P9.7)
        self.noble_per: list[list[tuple[int, int, int]]] = []  # points, count, section or NONE
        self.noble_steps: list[list[tuple[int, int]]] = []  # step, amount
        self.scribe_pairs: list[list[int]] = []  # the two resources of each scribe
        self.any_access = [0] * len(SECTIONS)  # by section: bits of the nobles of P9.3
        self.without_wheel = [0] * len(SECTIONS)  # by section: bits of the nobles of P9.5
        for number, noble in enumerate(nobles):
            noble.choice("effect", [EFFECT_OF_NOBLE[number]])
            self.abilities.append(noble.choice("ability", ABILITIES))
            self.noble_prestige.append(noble.number("prestige", 0, 50))
            copies = noble.value("copy_best_other")
            if copies is not True and copies is not False:
                raise noble.error("copy_best_other", f"{copies!r}", "true or false")
            self.noble_copies.append(bool(copies))
            self.noble_per.append([read_per(line) for line in noble.entries("per")])
            self.noble_steps.append(
                [
                    (STEPS.index(step.choice("kind", STEPS)), step.number("amount", 1, 5))
                    for step in noble.entries("steps")
                ]
            )
            if number < SCRIBES:
                self.scribe_pairs.append(resources(noble, "resources", 2, BASIC_NAMES))
            elif EFFECT_OF_NOBLE[number] == "any_access_resource":
                section = noble.choice("section", [name for name in SECTIONS if name != "nobles"])
                self.any_access[SECTIONS.index(section)] |= BIT[number]
            elif EFFECT_OF_NOBLE[number] == "action_without_wheel":
                section = noble.choice("section", [name for name in SECTIONS if name != "nobles"])
                self.without_wheel[SECTIONS.index(section)] |= BIT[number]

    def _read_jars(self, file: Entry) -> None:
        jars = file.entries("jars", JARS)
        self.jars = unique_ids(jars)
        self.jar_resources: list[list[int]] = []  # bottom, left, right
        for number, jar in enumerate(jars):
            jar.choice("id", [f"jar_{number + 1:02d}"])
            self.jar_resources.append(
                [
                    RESOURCES.index(jar.choice(place, BASIC_NAMES))
                    for place in ("bottom", "left", "right")
                ]
            )

    def _read_offerings(self, file: Entry) -> None:
        offerings = file.entries("offering_types", OFFERING_TYPES)
        self.offerings = unique_ids(offerings)
        self.offering_counts: list[int] = []
        self.offering_prestige: list[int] = []
        for number, offering in enumerate(offerings):
            if number < BASICS:
                offering.choice("kind", ["resource"])
                offering.choice("resource", [RESOURCES[number]])
            elif number < 2 * BASICS:
                offering.choice("kind", ["area"])
                offering.choice("section", [SECTIONS[number - BASICS]])
            else:
                offering.choice("kind", ["prestige"])
            self.offering_counts.append(offering.number("count", 0, OFFERINGS))
            bonus = PRESTIGE_OFFERINGS.get(self.offerings[number], 0)  # the id names it
            self.offering_prestige.append(offering.number("bonus_prestige", bonus, bonus))
        if sum(self.offering_counts) != OFFERINGS:
            raise file.error(
                "offering_types", f"{sum(self.offering_counts)} tokens", f"{OFFERINGS} tokens"
            )

    def _read_pyramid(self, file: Entry) -> None:
        self.rows: list[list[int]] = []
        for number, row in enumerate(file.entries("pyramid_rows", ROWS)):
            row.number("row", number + 1, number + 1)
            incomes = [INCOMES.index(income) for income in row.choices("incomes", INCOMES)]
            if not 2 <= len(incomes) <= 10:
                raise row.error("incomes", f"{len(incomes)} spaces", "2 to 10 spaces")
            start = INCOME_FIRST_PLAYER if number == 0 else INCOME_NONE
            if incomes[0] != start or any(income > INCOME_OFFERING for income in incomes[1:]):
                allowed = f"{INCOMES[start]}, then any of {', '.join(INCOMES[:3])}"
                raise row.error("incomes", "another space", allowed)
            self.rows.append(incomes)

    def _read_tokens(self, tokens: Entry) -> None:
        self.first_player_prestige = tokens.number("first_player_prestige", 0, 50)
        self.pharaoh_prestige = tokens.number("pharaoh_prestige", 0, 50)
        # P8.5 Stated in the rulebook, and named in texts.
        self.pharaoh_nobles = tokens.number("pharaoh_needs_nobles", 2, 2)
        self.pharaoh_stage = tokens.number("pharaoh_needs_stage", 3, 3)
        self.resource_prestige = tokens.number("resource_prestige", 0, 10)
        self.offering_token_prestige = tokens.number("offering_prestige", 0, 10)

    def _read_tiles(self, file: Entry) -> None:
        """By tile * 2 + side; effects by (tile * 2 + side) * TILE_SPACES + space."""
        self.tile_gods: list[int] = []  # by tile
        self.tile_jars: list[int] = []
        self.tile_effects: list[int] = []
        self.tile_numbers: list[int] = []
        for tile, name in zip(file.entries("traitor_tiles", len(TILES)), TILES):
            tile.choice("id", [name])
            self.tile_gods.append(self.gods.index(tile.choice("god", self.gods)))
            for side_name in SIDES:
                side = tile.entry(side_name)
                self.tile_jars.append(side.number("jars", 1, 10))
                for effect in side.entries("effects", TILE_SPACES):
                    kind = effect.choice("kind", TRAITOR_EFFECTS)
                    largest = LARGEST_NUMBER.get(kind, 0)
                    self.tile_effects.append(TRAITOR_EFFECTS.index(kind))
                    self.tile_numbers.append(effect.number("number", min(1, largest), largest))


def table(lists: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](entries) for entries in lists])


SHIPPED: Final = Path(__file__).with_name("components.toml")
PRINTED: Final = Printed(read_components(components_file("pharaon", SHIPPED)))

STOCK: Final = vec[i64](PRINTED.stock)
SECTORS: Final = bytes(PRINTED.sectors)
STAGES: Final[i64] = len(PRINTED.stage_costs)
ARTISAN_PRESTIGE: Final = bytes(PRINTED.artisan_prestige)
ARTISAN_GAINS: Final = table(PRINTED.artisan_gains)
JAR_RESOURCES: Final = table(PRINTED.jar_resources)
NILE_GAINS: Final = table(PRINTED.nile_gains)
PYRAMID: Final = table(PRINTED.rows)
ANY_ACCESS: Final = vec[i64](PRINTED.any_access)
WITHOUT_WHEEL: Final = vec[i64](PRINTED.without_wheel)
UNIT_NAMES: Final = [*RESOURCES, *PRINTED.offerings[: 2 * BASICS]]
KIND_NAMES: Final = [*RESOURCES, *PRINTED.offerings]
