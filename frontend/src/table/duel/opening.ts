// What a turn may begin with: a Confrontation. It is offered beside the ordinary turn, at the bar and at the Character, and
// asked for once it has been pressed.

import { face } from "../../lib/catalogue.svelte.ts";
import type { Prompt, Table } from "../../protocol.ts";

export interface Opening {
  index: number;
  /** Whose Character it is. */
  seat: number | null;
  /** The Character, by name. */
  name: string;
  cost: number | null;
  /** On the button. */
  words: string;
  /** What it takes, and what it means for the turn. */
  more: string;
  /** As far as one can see it must fail: then it is only in the menu. */
  hopeless: boolean;
}

export function openingsOf(prompt: Prompt, table: Table): Opening[] {
  return prompt.options.map((option, index) => {
    const seat = option.seat == null ? undefined : table.seats[option.seat];
    const figure = seat?.figures.at(-1);
    const name = figure ? face(figure).figure : option.label;
    const cost = seat?.character_cost ?? null;
    const takes = cost === null ? "" : `Reach ${cost} Power, or more against a Block, to beat this Level. `;
    return {
      index,
      seat: option.seat ?? null,
      name,
      cost,
      words: `Confront ${name}`,
      more: `${takes}You buy nothing this turn, win or lose.`,
      hopeless: option.hopeless ?? false,
    };
  });
}
