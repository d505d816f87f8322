/** How what one gains and pays in Kemet looks as a token. */

export const PRAYER = { icon: "ankh", colour: "var(--res-ankh)", on: "var(--white)" } as const;

export const TOKENS = {
  prayer: PRAYER,
  points: { icon: "eye", colour: "var(--res-vp)", on: "var(--ink-900)" },
  cards: { icon: "card", colour: "var(--lapis-900)", on: "var(--gold-200)" },
} as const;
