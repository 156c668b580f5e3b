// What the server says of the set that is being written: asked after every pause in typing, and only the last answer counts.

import type { Workbench } from "../protocol.ts";
import { askWorkshop } from "../lib/server.ts";

/** Milliseconds without a key: short enough for the face to follow, long enough not to ask for every letter. */
const PAUSE = 120;

export class Bench {
  told: Workbench | null = $state.raw(null);
  problem = $state("");
  /** Is what is told older than what is written? */
  behind = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Asks about a set file, and about the sentences of the card that is open. */
  look(text: string, say: string, game: string): void {
    this.behind = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(text, say, game), this.told ? PAUSE : 0);
  }

  async #ask(text: string, say: string, game: string): Promise<void> {
    const number = ++this.#asked;
    const start = performance.now();
    try {
      const told = await askWorkshop({ text, say, game });
      if (number !== this.#asked) return;
      this.told = told;
      this.problem = "";
    } catch (error) {
      if (number !== this.#asked) return;
      this.problem = error instanceof Error ? error.message : "The set could not be read.";
    }
    this.behind = false;
    performance.measure("workshop", { start });
  }
}
