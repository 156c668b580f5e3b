// The picture of a card: by its traits, if somebody has described it, else by defaults; the same for everybody.

import { face } from "./face.ts";
import { place, power, thing } from "./kit.ts";
import type { Traits } from "./traits.ts";

/** What draws it: a figure, a Super Power, a thing, a place. */
export type Draws = "face" | "power" | "thing" | "place";

export interface Described {
  draws: Draws;
  traits: Traits;
}

const DRAWN: Record<Draws, (traits: Traits) => string> = { face, power, thing, place };

export const drawn = ({ draws, traits }: Described): string => DRAWN[draws](traits);

/** As the address of an image; to be put between double quotes. */
export const address = (svg: string) => `data:image/svg+xml,${svg.replace(/"/g, "'").replace(/[#%<>?[\\\]^`{|}]/g, encodeURIComponent)}`;
