// Reviews that this page has asked for. One goes on while something else is looked at, as long as the page is open.

import { SvelteMap } from "svelte/reactivity";
import type { Review, Reviewing } from "../protocol.ts";

/** Milliseconds from one question about it to the next. */
const BREATH = 1000;

export class ReviewJob {
  told: Reviewing | null = $state.raw(null);
  problem = $state("");
  /** The server has forgotten how far it was, as after a restart. */
  again = $state(false);
  #ask: () => Promise<Reviewing>;
  #asking = false;

  constructor(ask: () => Promise<Reviewing>) {
    this.#ask = ask;
  }

  get review(): Review | null {
    return this.told?.review ?? null;
  }

  /** Asks until it is done; after a problem once more. */
  async follow(): Promise<void> {
    if (this.#asking || this.review) return;
    this.#asking = true;
    this.problem = "";
    try {
      for (;;) {
        const now = await this.#ask();
        if (now.review) this.again = false;
        else if (this.told && now.before === 0 && this.told.before === 0 && now.turn < this.told.turn) this.again = true;
        this.told = now;
        if (now.review) break;
        await new Promise((done) => setTimeout(done, BREATH));
      }
    } catch (error) {
      this.problem = error instanceof Error ? error.message : "The game could not be reviewed.";
    }
    this.#asking = false;
  }
}

const jobs = new SvelteMap<string, ReviewJob>();

/** The review of a game, by all names that it has; it starts if it has not. */
export function reviewGame(names: string[], ask: () => Promise<Reviewing>): ReviewJob {
  const job = names.map((name) => jobs.get(name)).find((known) => known !== undefined) ?? new ReviewJob(ask);
  for (const name of names) if (jobs.get(name) !== job) jobs.set(name, job);
  void job.follow();
  return job;
}

/** What the teacher has said of a game on this page; null if nobody has asked. */
export const reviewOf = (name: string): Review | null => jobs.get(name)?.review ?? null;
