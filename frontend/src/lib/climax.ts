// What must not be swallowed: it is shown by itself before anything else goes on.

import { codeOf } from "../card/types.ts";
import type { Happening, Table } from "../protocol.ts";
import { cityOf } from "../table/city/ring.ts";
import { face } from "./catalogue.svelte.ts";

export interface Climax {
  /** A Super-Villain falls; a Character falls or holds; a Location is out of danger or in ruins. */
  sort: "fallen" | "beaten" | "held" | "saved" | "ruined";
  /** The Location. */
  space: number | null;
  /** The table just before it. */
  before: Table;
}

/** `events` are those that one line of the log tells, from the first on. */
export function climaxOf(what: string, events: Happening[], before: Table): Climax | null {
  const first = events.find((event) => event.what === what);
  const cards = first?.cards ?? [];
  if (what === "beaten") return { sort: "beaten", space: null, before };
  if (what === "withstood") return { sort: "held", space: null, before };
  if (what === "ruined") return { sort: "ruined", space: first?.n ?? null, before };
  if (what === "repaired") return { sort: "saved", space: first?.n ?? null, before };
  if (what !== "defeated") return null;
  const space = besieged(before, cards[0] ?? "");
  if (cards.some((card) => codeOf(face(card)) === "SV")) return { sort: "fallen", space, before };
  return space !== null ? { sort: "saved", space, before } : null;
}

/** The Location that a Villain alone holds: its home, where it strikes turn after turn. */
function besieged(table: Table, card: string): number | null {
  const spaces = cityOf(table)?.spaces ?? [];
  const at = spaces.findIndex(({ villains }) => villains.some((one) => one.card === card));
  const { tile, villains } = spaces[at] ?? { tile: null, villains: [] };
  const here = villains.filter((one) => one.doing === "at home");
  return tile?.damage != null && here.length === 1 && here[0]!.card === card ? at : null;
}
