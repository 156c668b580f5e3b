// The coach of a coached game: which note is said now, and whether an answer is the one it asks for.

import type { Client, Guide } from "../lib/client.svelte.ts";
import { recall, remember } from "../lib/stored.ts";
import type { Coached, CoachNote, Option } from "../protocol.ts";
import type { Board } from "../table/board.svelte.ts";
import { capital } from "../table/phrases.ts";
import { confirmWords } from "../table/picking.ts";
import { thePlace } from "../table/city/ring.ts";
import type { Wanted } from "./pointing.ts";

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

  readonly client: Client;

  constructor(
    readonly board: Board,
    readonly told: Coached,
  ) {
    const { client } = board;
    this.client = client;
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

  note: CoachNote | null = $derived.by(() =>
    this.client.asked ? (this.notes[Math.min(this.#read, this.notes.length - 1)] ?? null) : null,
  );

  /** What is said before the turns of others are shown that lead here. */
  get early(): CoachNote | null {
    const note = this.notes[this.#read];
    return note?.early ? note : null;
  }

  get last(): boolean {
    return this.note !== null && this.note === this.told.notes.at(-1);
  }

  /** How many of all notes have been said. */
  get step(): number {
    const note = this.note ?? this.early;
    return note ? this.told.notes.indexOf(note) + 1 : 0;
  }

  /** What is to be pressed now; null where a note is only read. */
  wanted: Wanted | null = $derived.by(() => {
    const { client, note } = this;
    if (!note?.do || !this.active) return null;
    if (note.do === PLAY_ALL) return { button: PLAY_ALL };
    const picked = this.told.answers[this.place] ?? [];
    const opens = client.opening !== null && note.at === this.place;
    const options = (opens ? client.opening : client.prompt)?.options ?? [];
    const option = options[picked[0] ?? -1];
    if (!option) return { button: client.prompt?.decline ?? "" };
    if (opens) return { option, opens };
    return this.second || this.#offersPlace
      ? { confirms: true }
      : { option, index: picked[0], button: option.what === "end" ? capital(option.label) : undefined };
  });

  /** After what was meant is picked: what the large answer says, which is still to be pressed. */
  second: string = $derived.by(() => {
    const { board, client } = this;
    const wanted = this.active ? this.told.answers[this.place] : null;
    const prompt = client.asked;
    if (!prompt || !wanted?.length || client.pending || this.#asks?.do === PLAY_ALL) return "";
    if (board.picks && board.enough && alike(board.picked, prompt.options) === alike(wanted, prompt.options))
      return confirmWords(prompt, board.picked);
    const goal = this.goal;
    if (goal === null || board.town.selected !== goal || !this.#offersPlace) return "";
    return `${board.main ? "Walk to" : "Choose"} ${thePlace(board.town.city?.spaces[goal], goal)}`;
  });

  /** Does the large answer name the place that is meant? It may without a press: one's own place is shown at first. */
  get #offersPlace(): boolean {
    const { town } = this.board;
    const { goal } = this;
    return goal !== null && town.place === goal && !!(town.way(goal) || town.answer(goal));
  }

  /** The place of a city that is meant; null for none. */
  get goal(): number | null {
    const wanted = this.active ? this.told.answers[this.place] : null;
    const option = this.client.asked?.options[wanted?.[0] ?? -1];
    return option && !option.card ? (option.space ?? null) : null;
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
