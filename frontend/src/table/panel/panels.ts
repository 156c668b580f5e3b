// What a game draws of its own on the table, by its name; a game that is not here sends a panel that the page draws for it.

import type { Component } from "svelte";
import type { Table } from "../../protocol.ts";

interface Own {
  /** It comes when a table of that game does. */
  part: () => Promise<{ default: Component<{ table: Table }> }>;
  /** Is what is for sale shown, too? */
  market: (table: Table) => boolean;
  /** Is the stage in the middle of it? */
  staged?: boolean;
  /** Does it stand beside the market? */
  beside?: boolean;
}

export const panels: Record<string, Own> = {
  city: { part: () => import("../city/City.svelte"), market: (table) => table.lineup.length > 0, staged: true },
  duel: { part: () => import("../duel/Arena.svelte"), market: () => false },
};

export const TOLD_PANEL: Own = { part: () => import("./Panel.svelte"), market: () => true, beside: true };
