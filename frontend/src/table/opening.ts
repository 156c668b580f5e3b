// What a turn may begin with: a Confrontation. It is a button beside the ordinary turn, and no question of its own.

import { face } from "../lib/catalogue.svelte.ts";
import type { Prompt, Table } from "../protocol.ts";

export interface Opening {
  index: number;
  /** On the button. */
  words: string;
  /** What it means for the turn. */
  more: string;
  /** As far as one can see it must fail: then it is only in the menu. */
  hopeless: boolean;
}

export function openingsOf(prompt: Prompt, table: Table): Opening[] {
  return prompt.options.map((option, index) => {
    const seat = option.seat == null ? undefined : table.seats[option.seat];
    const figure = seat?.figures.at(-1);
    const name = figure ? face(figure).character || face(figure).name : option.label;
    const cost = seat?.character_cost == null ? "" : ` It takes ${seat.character_cost} Power.`;
    return { index, words: `Confront ${name}`, more: `You buy nothing this turn.${cost}`, hopeless: option.hopeless ?? false };
  });
}
