// What a game draws of its own on the table, by its name; a game that is not here sends a panel that the page draws for it.

import type { Component } from "svelte";
import type { Table } from "../../protocol.ts";
import City from "../city/City.svelte";
import Arena from "../duel/Arena.svelte";
import Panel from "./Panel.svelte";

interface Own {
  Part: Component<{ table: Table }>;
  /** Is what is for sale shown, too? */
  market: (table: Table) => boolean;
  /** Is the stage in the middle of it? */
  staged?: boolean;
  /** Does it stand beside the market? */
  beside?: boolean;
}

export const panels: Record<string, Own> = {
  city: { Part: City, market: (table) => table.lineup.length > 0, staged: true },
  duel: { Part: Arena, market: () => false },
};

export const TOLD_PANEL: Own = { Part: Panel, market: () => true, beside: true };
