// How the people of a table look: out of what is told, never sent. For a moment after a hit or a Super-Villain, and at the end.

import { codeOf } from "../card/types.ts";
import { face } from "../lib/catalogue.svelte.ts";
import type { Client } from "../lib/client.svelte.ts";
import type { Look } from "../card/pictures.svelte.ts";
import type { LogLine } from "../protocol.ts";

type Mood = NonNullable<Look["mood"]>;
const LASTS = 4000;

/** What one line of the log does to the face of whom it tells of. */
export function moodOf(line: Pick<LogLine, "what" | "cards">, isSuper: (card: string) => boolean): Mood | null {
  if (line.what === "hit") return "hit";
  return line.what === "defeated" && line.cards.some(isSuper) ? "triumphant" : null;
}

export class Moods {
  #now: Record<number, Mood> = $state({});
  #client: Client;
  #told: number | null = null;
  #timers: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor(client: Client) {
    this.#client = client;
    $effect(() => {
      const { lines } = client;
      const told = Math.min(client.playback.told, lines.at(-1)?.at ?? -1);
      const before = this.#told ?? told; // what came before one came is over
      this.#told = told;
      for (const line of lines)
        if (line.at > before && line.at <= told) {
          const mood = moodOf(line, (card) => codeOf(face(card)) === "SV");
          if (mood) this.#feel(line.seat, mood);
        }
    });
    $effect(() => () => Object.values(this.#timers).forEach(clearTimeout));
  }

  #feel(seat: number, mood: Mood): void {
    this.#now[seat] = mood;
    clearTimeout(this.#timers[seat]);
    this.#timers[seat] = setTimeout(() => delete this.#now[seat], LASTS);
  }

  of(seat: number): Mood {
    const table = this.#client.shown;
    if (table?.over) return table.winners.includes(seat) ? "triumphant" : "calm";
    return this.#now[seat] ?? "calm";
  }
}
