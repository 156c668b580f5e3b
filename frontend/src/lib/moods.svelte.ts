// How players feel for a while about what has just happened to them: their Super Heroes show it. The page reads it off what is
// told; nobody sends it.

import { SvelteMap } from "svelte/reactivity";
import { codeOf } from "../card/types.ts";
import type { Mood } from "../figures/traits.ts";
import { face } from "./catalogue.svelte.ts";
import type { Told } from "./moments.ts";

const LASTS = 4000;

function moodOf({ what, cards }: Told): Mood | null {
  if (what === "hit") return "hit";
  // In a city Villains fall every other turn.
  const great = what === "beaten" || (what === "defeated" && cards.some((card) => codeOf(face(card)) === "SV"));
  return great ? "triumphant" : null;
}

export class Moods {
  #felt = new SvelteMap<number, Mood>();
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  of(seat: number): Mood | undefined {
    return this.#felt.get(seat);
  }

  feel(told: (Told & { seats?: number[] })[]): void {
    for (const one of told) {
      const mood = moodOf(one);
      if (mood) for (const seat of one.seats ?? [one.seat]) this.#feel(seat, mood);
    }
  }

  #feel(seat: number, mood: Mood): void {
    clearTimeout(this.#timers.get(seat));
    this.#felt.set(seat, mood);
    this.#timers.set(
      seat,
      setTimeout(() => this.#felt.delete(seat), LASTS),
    );
  }
}
