/** A card that is read in full. */

export interface Card {
  type: "nile" | "sphinx";
  id: string;
}

export type Read = (card: Card) => void;
