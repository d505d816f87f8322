/** Who is drawn on a card: head-dress, skin, collar, robe and the thing in hand tell the nobles and
 *  the crafts apart. Everything is drawn on a square of 64, facing right. */

import type { Artisan, Noble } from "../view";

/** A part of a drawing: a path and its CSS colour. "" as a colour: a line in ink. */
export type Stroke = readonly [path: string, colour: string];

export interface Figure {
  readonly hair: keyof typeof HAIR;
  readonly skin: string;
  readonly robe: string;
  /** From the neck outwards. */
  readonly collar: readonly [string, string];
  readonly thing: keyof typeof THINGS;
  readonly isBearded?: boolean;
}

const [SUN, CLAY, FAIR] = ["var(--skin-sun)", "var(--skin-clay)", "var(--skin-fair)"];
const [LINEN, HAIR_INK] = ["var(--linen)", "var(--hair)"];
const [GOLD, LIGHT] = ["var(--gold-400)", "var(--gold-200)"];
const [BLUE, RED, GREEN, TEAL] = [
  "var(--lapis-600)",
  "var(--carnelian-600)",
  "var(--malachite-600)",
  "var(--faience)",
];
const [WOOD, WHITE, GREY] = ["var(--clay)", "var(--alabaster)", "var(--res-silver)"];

/** Head-dresses, over a bald head. */
export const HAIR = {
  bald: [],
  short: [
    [
      "M43.700 17.600C42 6 25 3 19 13.500C15 20.500 16.500 29.500 21 34.500L27.500 31.500C26.300 28 28 25.300 30.700 26L31.700 20.800C36 21 40.600 20.200 43.700 17.600Z",
      HAIR_INK,
    ],
    ["M20.500 22C27 18.500 35 17.500 43.500 17.500", ""],
  ],
  banded: [
    [
      "M43.700 17.600C42 6 25 3 19 13.500C15 20.500 16.500 29.500 21 34.500L27.500 31.500C26.300 28 28 25.300 30.700 26L31.700 20.800C36 21 40.600 20.200 43.700 17.600Z",
      HAIR_INK,
    ],
    [
      "M18.300 17.500C26 13.500 35 12.500 43.300 14.200L43.700 17.600C35 16 26 17 17.600 21.500Z",
      GOLD,
    ],
  ],
  long: [
    [
      "M43.800 17.200C42.400 5.500 24.500 2.500 18.500 13C14 21 14.200 38 15 51.500C18.500 53.500 24.500 53.300 27.500 51L28.500 33.500C27.200 29.500 28.400 26 30.800 26L31.700 20.600C36 20.800 40.800 20 43.800 17.200Z",
      HAIR_INK,
    ],
    ["M15.200 45L27.700 45.500L27.500 49L15.300 48.600Z", GOLD],
  ],
  lotus: [
    [
      "M43.800 17.200C42.400 5.500 24.500 2.500 18.500 13C14 21 14.200 38 15 51.500C18.500 53.500 24.500 53.300 27.500 51L28.500 33.500C27.200 29.500 28.400 26 30.800 26L31.700 20.600C36 20.800 40.800 20 43.800 17.200Z",
      HAIR_INK,
    ],
    [
      "M18 17.500C26 13.500 35 12.500 43.300 14.200L43.700 17.200C35 15.600 26 16.500 17.400 20.800Z",
      TEAL,
    ],
    ["M43 14C44 8.500 48 5.500 53.500 5C53.500 10 50 14 44.500 15.500Z", WHITE],
    ["M44 14.500L50 8.500", ""],
  ],
  nemes: [
    [
      "M44 17C41 6.500 25 4 18.400 13C12.500 22 11.500 36 9.500 47L26.500 51.500L29 33C28 29.500 29 26.500 31 26.200L31.700 21C36 21 40.500 19.800 44 17Z",
      BLUE,
    ],
    ["M15.500 22L29.500 29M13.500 29.500L28.600 35M12 37L27.700 41.500M10.800 43L27 47.500", GOLD],
    ["M18.500 15.500C26 11.500 35 11.500 43 13.800L44 17C35 15.500 26 16 17 19.500Z", GOLD],
  ],
  kerchief: [
    [
      "M43.800 17C41 6.500 25.500 4 19 13C15 19.600 14.400 28 11.800 37C15 40.500 20.500 40.500 24 37.800L28.800 30.800C28 27.600 29 26 31 26L31.700 20.800C36 21 40.500 20 43.800 17Z",
      WHITE,
    ],
    ["M19.500 14.500C27 11.500 36 12 43.600 16.500", ""],
  ],
  cap: [
    [
      "M43.800 17.800C41.600 6 26 3 20 13.400C16.800 18.800 16.600 26 19.600 32L24.500 30C27 24.500 36 21 43.800 17.800Z",
      BLUE,
    ],
    [
      "M18.600 26C25 20 35 16.500 43 14.800L43.800 17.800C36 21 27 24.500 24.500 30L19.600 32Z",
      GOLD,
    ],
  ],
  tall: [
    [
      "M44 18C40 13 43.500 5 39.500-1.500C33-4 25.500-2 22.500 4C19.500 11 16 19 18.600 29L22 34L27.400 31.500C26.500 28 28 25.600 30.800 26L31.700 21C36 21 40.500 20.400 44 18Z",
      WHITE,
    ],
    ["M18 20C26 16.500 35 15.500 43 16", ""],
  ],
  plumed: [
    ["M27 9C23 2 24-6 30-12C35-5 35 3 32 9Z", TEAL],
    ["M29.500 8L30-8", ""],
    [
      "M43.700 17.600C42 6 25 3 19 13.500C15 20.500 16.500 29.500 21 34.500L27.500 31.500C26.300 28 28 25.300 30.700 26L31.700 20.800C36 21 40.600 20.200 43.700 17.600Z",
      HAIR_INK,
    ],
    [
      "M18.300 17.500C26 13.500 35 12.500 43.300 14.200L43.700 17.600C35 16 26 17 17.600 21.500Z",
      RED,
    ],
  ],
  helmet: [
    [
      "M44 18C43 12 45 8 41 4C35-1 24 0 20 7C15.500 14 15.500 24 18.500 31L22 34L27.400 31.500C26.500 28 28 25.600 30.800 26L31.700 21C36 21 40.500 20.400 44 18Z",
      BLUE,
    ],
    [
      "M24 6a1.500 1.500 0 1 0 .1 0M31 4.500a1.500 1.500 0 1 0 .1 0M37.500 7a1.500 1.500 0 1 0 .1 0M21.500 13.500a1.500 1.500 0 1 0 .1 0M29 11.500a1.500 1.500 0 1 0 .1 0",
      GOLD,
    ],
    ["M18 21C26 16.500 35 15 43.600 15L44 18C35 18 26 19.500 18.300 24.500Z", GOLD],
  ],
  vulture: [
    [
      "M43.800 17.200C42.400 5.500 24.500 2.500 18.500 13C14 21 14.200 38 15 51.500C18.500 53.500 24.500 53.300 27.500 51L28.500 33.500C27.200 29.500 28.400 26 30.800 26L31.700 20.600C36 20.800 40.800 20 43.800 17.200Z",
      HAIR_INK,
    ],
    [
      "M44.500 15.500C40 5 26 2 19.500 11C16 17 17 24 21 31C25 29 27 24 27.500 20C33 19 39 18 44.500 15.500Z",
      GOLD,
    ],
    [
      "M44 15C47 13 48.500 10.500 48 7.500M21 19C24 17 26 16.500 28 16.500M20.500 24C22.500 22 25 21 27 21",
      "",
    ],
  ],
  cone: [
    [
      "M43.800 17.200C42.400 5.500 24.500 2.500 18.500 13C14 21 14.200 38 15 51.500C18.500 53.500 24.500 53.300 27.500 51L28.500 33.500C27.200 29.500 28.400 26 30.800 26L31.700 20.600C36 20.800 40.800 20 43.800 17.200Z",
      HAIR_INK,
    ],
    ["M23 8C25.500-1 33-2 36.500 7.500C32 9.500 27.500 9.800 23 8Z", LIGHT],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

/** What they hold, in the lower right corner: on a square of 22 by its own corner. */
export const THINGS = {
  papyrus: [
    ["M3 3H19V20H3Z", WHITE],
    ["M6.500 8H15.500M6.500 12H15.500M6.500 16H12", ""],
  ],
  khopesh: [
    ["M5 22L8 12C10 6 18 7 18-1C21 7 18 13 12.500 14L8.500 22Z", GREY],
    ["M4 22L6.500 16L10.500 17.500L8 22Z", GOLD],
  ],
  level: [
    ["M11 2L20 21H15.500L11 11L6.500 21H2Z", WOOD],
    ["M5.500 15.500H16.500M11 5V15", ""],
  ],
  sistrum: [
    ["M5.500 10C5 2 17 2 16.500 10L13.500 14H8.500Z", GOLD],
    ["M3.500 6.500H18.500M4.500 10H17.500", ""],
    ["M9 13.500H13L12.500 22H9.500Z", TEAL],
  ],
  mallet: [
    ["M9.500 9H13.500V22H9.500Z", WOOD],
    ["M3.500 2.500H19.500V10H3.500Z", WOOD],
  ],
  sheaf: [
    [
      "M7 22C6 14 3 9 1.500 5C5 3 8 5 9 8C9 4 10 1.500 11.500 0C14 2 14.500 5 14 8C15.500 5 18 3.500 21 4.500C19.500 10 16.500 14 15.500 22Z",
      GOLD,
    ],
    ["M6.500 15.500H16", RED],
    ["M11.500 4V14M6 8L9.500 14M17 8L13.500 14", ""],
  ],
  feather: [
    ["M8 22C5 13 6 4 14-1C19 5 18 14 11 22Z", WHITE],
    ["M9.500 22C10 14 11.500 8 14 2.500M10.500 14L15.500 10M11 9.500L15.500 6", ""],
  ],
  staff: [
    ["M9.500-12H12.500V22H9.500Z", GOLD],
    ["M7.500-14C7.500-18.500 14.500-18.500 14.500-14C14.500-10.500 7.500-10.500 7.500-14Z", TEAL],
  ],
  ointment: [
    ["M4.500 5H17.500L16 21H6Z", TEAL],
    ["M3 1.500H19V6H3Z", GOLD],
    ["M7.500 11.500C9 14 13 14 14.500 11.500", WHITE],
  ],
  block: [
    ["M1.500 9L8 4H21V16L15 21H1.500Z", "var(--board-rock)"],
    ["M1.500 9H15V21M15 9L21 4", ""],
  ],
  censer: [
    ["M4 11H19C18.500 17 15.500 20 11.500 20S4.500 17 4 11Z", GOLD],
    ["M8.500 8C6.500 5.500 10.500 4 8.500 1M14 8C12 5.500 16 4 14 0", ""],
  ],
  fan: [
    ["M9.500 9H12.500V22H9.500Z", WOOD],
    ["M11 11C2 9 0 1 4-7C9-4 13-4 18-7C22 1 20 9 11 11Z", WHITE],
    ["M11 9V-3M8 8.500L5-2M14 8.500L17-2", ""],
  ],
  serpent: [
    [
      "M5 22C1 16 15 17 10 11C7 7 4 3 9-1C13-4 17-1 16 3L12.500 4.500C13 2 11 2 10 3.500C8.500 6 14 8 14 13C14 18 8 18 9 22Z",
      GREEN,
    ],
    ["M13.500 1a.8.8 0 1 0 .1 0", RED],
  ],
  ingots: [["M1 21L3 15.500H10L12 21ZM11 21L13 15.500H20L22 21ZM6 14.500L8 9H15L17 14.500Z", GREY]],
  palette: [
    ["M4 0H14V22H4Z", WOOD],
    ["M7 5a1.700 1.700 0 1 0 .1 0", "var(--hair)"],
    ["M11 5a1.700 1.700 0 1 0 .1 0", RED],
    ["M9 11V19", ""],
  ],
  branch: [
    ["M3 22C8 16 12 9 13-1", ""],
    [
      "M12 3C16 0 19 1 21 3C18 6 15 6 12 3ZM10 10C15 8 18 9 20 12C16 14 13 13 10 10ZM12 3C8 1 6 2 4 4C7 7 9 6.500 12 3ZM9 12C5 9 3 10 1 12C4 15 6 15 9 12Z",
      GREEN,
    ],
  ],
  oar: [
    ["M9.500-8H12.500V10H9.500Z", WOOD],
    ["M7 9H15L14 22H8Z", TEAL],
  ],
  door: [
    ["M2 22V9C2 1 20 1 20 9V22Z", "var(--board-rock)"],
    ["M7 22V12C7 7 15 7 15 12V22Z", "var(--hair)"],
  ],
  hammer: [
    ["M9 8H12.500V22H9Z", WOOD],
    ["M2 2.500H16L20 6.500L16 10H2Z", GREY],
  ],
  pot: [
    ["M7 2H15L14 6C20 9 20 19 14 22H8C2 19 2 9 8 6Z", RED],
    ["M4 12.500C8 15 14 15 18 12.500", LIGHT],
  ],
  cloth: [
    ["M2 3H20V21H2Z", LINEN],
    ["M2 6H20V9.500H2Z", RED],
    ["M2 13.500H20V17H2Z", BLUE],
  ],
  saw: [
    ["M1 16L19 1L21 5L6 21Z", GREY],
    ["M0 15L6 12.500L9 19L3 22Z", WOOD],
    ["M9 17L11 18M12 14.500L14 15.500M15 12L17 13", ""],
  ],
  brush: [
    ["M4 22L13 8L16 10L8 22Z", WOOD],
    ["M12.500 9C11 4 15 0 20-2C20 4 20 9 16 11Z", RED],
  ],
  statuette: [
    [
      "M7 22V15L5 13.500C6 10 8 9 9 8.500C6 6 7 0 11.500 0S17 6 14 8.500C15 9 17 10 18 13.500L16 15V22Z",
      GREY,
    ],
  ],
  pectoral: [
    ["M0 8C4 20 18 20 22 8L16 5C14 11 8 11 6 5Z", GOLD],
    ["M4 10.500C8 17 14 17 18 10.500", RED],
    ["M11 15.500a3 3 0 1 0 .1 0", TEAL],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

type Person = Omit<Figure, "skin" | "robe"> & Partial<Figure>;

function figure(person: Person): Figure {
  return { skin: SUN, robe: LINEN, ...person };
}

const NOBLES: Readonly<Record<string, Figure>> = {
  general: figure({ hair: "helmet", collar: [RED, GOLD], thing: "khopesh", robe: RED }),
  architect: figure({ hair: "kerchief", collar: [GREEN, GOLD], thing: "level" }),
  high_priestess: figure({ hair: "vulture", collar: [TEAL, GOLD], thing: "sistrum", skin: FAIR }),
  master: figure({ hair: "short", collar: [RED, WHITE], thing: "mallet", robe: WOOD, skin: CLAY }),
  granary_steward: figure({ hair: "banded", collar: [GREEN, WHITE], thing: "sheaf", skin: CLAY }),
  judge: figure({ hair: "plumed", collar: [BLUE, GOLD], thing: "feather", isBearded: true }),
  grand_vizier: figure({ hair: "tall", collar: [RED, GOLD], thing: "staff", isBearded: true }),
  doctor: figure({ hair: "bald", collar: [TEAL, GOLD], thing: "ointment" }),
  chief_contractor: figure({ hair: "kerchief", collar: [RED, BLUE], thing: "block", skin: CLAY }),
  high_priest: figure({ hair: "bald", collar: [GOLD, RED], thing: "censer", robe: GOLD }),
  governor: figure({ hair: "nemes", collar: [BLUE, GOLD], thing: "fan" }),
  witch: figure({ hair: "lotus", collar: [GREEN, GOLD], thing: "serpent", skin: FAIR, robe: TEAL }),
  treasurer: figure({ hair: "banded", collar: [GOLD, BLUE], thing: "ingots", isBearded: true }),
  teacher: figure({ hair: "bald", collar: [BLUE, WHITE], thing: "palette", skin: CLAY }),
  diplomat: figure({ hair: "cone", collar: [RED, TEAL], thing: "branch", skin: FAIR }),
};

const CRAFTS: Readonly<Record<string, Figure>> = {
  potter: figure({ hair: "short", collar: [RED, LINEN], thing: "pot", skin: CLAY }),
  weaver: figure({ hair: "long", collar: [RED, TEAL], thing: "cloth", skin: FAIR }),
  carpenter: figure({ hair: "kerchief", collar: [WOOD, GOLD], thing: "saw" }),
  painter: figure({ hair: "lotus", collar: [BLUE, GOLD], thing: "brush", skin: FAIR }),
  sculptor: figure({ hair: "bald", collar: [TEAL, WHITE], thing: "statuette", skin: CLAY }),
  goldsmith: figure({ hair: "banded", collar: [GOLD, RED], thing: "pectoral", robe: BLUE }),
};

/** High Officials carry what they give first; their caps are alike. */
const OFFICIAL_THINGS: Readonly<Record<string, Figure["thing"]>> = {
  nile_advance: "oar",
  take_artisan: "hammer",
  burial_stage: "door",
};

export function figureOfNoble({ id, resources, steps }: Noble): Figure {
  const known = NOBLES[id];
  if (known) return known;
  const [first, last] = [steps[0]?.kind ?? "", steps.at(-1)?.kind];
  const thing = OFFICIAL_THINGS[first];
  if (thing) {
    const collar = last === "gain_silver" ? ([GREY, BLUE] as const) : ([RED, GOLD] as const);
    return figure({ hair: "cap", collar, thing, isBearded: last === "gain_silver" });
  }
  const [one = "any", other = "any"] = resources; // a scribe wears what it interchanges
  return figure({
    hair: "short",
    collar: [`var(--res-${one}, ${BLUE})`, `var(--res-${other}, ${GOLD})`],
    thing: "papyrus",
  });
}

export function figureOfArtisan({ craft }: Artisan): Figure {
  return CRAFTS[craft] ?? figure({ hair: "short", collar: [BLUE, GOLD], thing: "mallet" });
}
