// One thing that may be chosen, and the card that it may lie on.

import type { Face, Option } from "../protocol.ts";

export interface Choice {
  option: Option;
  index: number;
}

/** A card that is looked at closely, and where it lies if it lies on the table. */
export interface Look {
  card: string;
  zone?: string | undefined;
  index?: number | undefined;
  cost?: number | null | undefined;
  /** What the card is where it lies, if that is not what its own set says. */
  guise?: Face | null | undefined;
  /** What more is to be said of it there. */
  note?: string | undefined;
}

/** A card on the table, by its zone and its place there; -1 for the zone itself. */
export const spot = (zone: string, index: number) => `${zone}:${index}`;
