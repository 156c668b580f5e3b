// The coach of a coached game: which note is said now, and whether an answer is the one it asks for.

import type { Client, Guide } from "../lib/client.svelte.ts";
import { recall, remember } from "../lib/stored.ts";
import type { Coached, CoachNote, Option } from "../protocol.ts";

const PLAY_ALL = "play all";
const MOST_ROOMS = 30;
const KEY = "uncoached";

/** A player may go on without the coach; that is kept, as the game is. */
export const isDismissed = (room: string) => recall<string[]>(KEY, []).includes(room);

export async function getCoached(name: string): Promise<Coached> {
  const answer = await fetch(`/api/coached/${encodeURIComponent(name)}`);
  if (!answer.ok) throw new Error("This coached game is not here any more.");
  return (await answer.json()) as Coached;
}

export class Coach implements Guide {
  /** What is said since the player did something else. */
  held = $state("");
  dismissed = $state(false);
  #read = $state(0);
  #at = -1;

  constructor(
    readonly client: Client,
    readonly told: Coached,
  ) {
    this.dismissed = isDismissed(client.id);
    $effect.pre(() => {
      const at = this.place;
      if (at === this.#at) return;
      this.#at = at;
      this.#read = 0;
      this.held = "";
    });
  }

  /** After how many answers of the record the game stands; -1: it goes its own way. */
  get place(): number {
    return this.client.view?.coached ?? -1;
  }

  /** What is said at this place; in the middle of what it asks for only what it asks for. */
  notes: CoachNote[] = $derived.by(() => {
    if (this.dismissed || this.place < 0) return [];
    const before = this.told.notes.filter((note) => note.at <= this.place);
    const at = before.at(-1)?.at;
    const here = before.filter((note) => note.at === at);
    return at === this.place ? here : here.filter((note) => note.do !== "");
  });

  note: CoachNote | null = $derived.by(() => (this.client.asked ? (this.notes[Math.min(this.#read, this.notes.length - 1)] ?? null) : null));

  get last(): boolean {
    return this.note !== null && this.note === this.told.notes.at(-1);
  }

  /** How many of all notes have been said. */
  get step(): number {
    return this.note ? this.told.notes.indexOf(this.note) + 1 : 0;
  }

  get active(): boolean {
    return !this.dismissed && this.place >= this.told.notes[0]!.at && this.place < this.told.answers.length;
  }

  next(): void {
    this.#read += 1;
  }

  dismiss(): void {
    this.dismissed = true;
    remember(KEY, [this.client.id, ...recall<string[]>(KEY, [])].slice(0, MOST_ROOMS));
  }

  // Watching over the answers

  allows(picked: number[], options = this.client.prompt?.options ?? []): number[] | null {
    const wanted = this.active ? this.told.answers[this.place] : null;
    if (!wanted) return picked;
    if (alike(picked, options) === alike(wanted, options)) return wanted;
    return this.#hold();
  }

  allowsAll(): boolean {
    return !this.active || this.#asks?.do === PLAY_ALL || this.#hold() !== null;
  }

  /** Instead of a bot's opinion. */
  hints(): boolean {
    if (!this.active || !this.#asks) return false;
    this.#hold();
    return true;
  }

  get #asks(): CoachNote | undefined {
    return this.notes.find((note) => note.do !== "");
  }

  #hold(): null {
    const note = this.#asks;
    if (note) {
      this.#read = this.notes.indexOf(note);
      this.held = note.otherwise;
    }
    return null;
  }
}

/** Two answers are alike if the same is done with the same cards, whichever copies are meant. */
function alike(picked: number[], options: Option[]): string {
  return picked
    .map((i) => [options[i]?.what, options[i]?.label, options[i]?.card, options[i]?.space].join("/"))
    .sort()
    .join(";");
}
