// The city before anything is answered: which place is looked at, which ways lead where, and a walk of several steps.

import type { City } from "../../protocol.ts";
import { spot, type Choice } from "../choice.ts";
import { type Board } from "../board.svelte.ts";
import { SPACES, cityOf, wayTo } from "./ring.ts";

export class Town {
  /** The place that was pressed; else the rail shows where one is. */
  selected: number | null = $state(null);
  /** The place under the pointer or the focus. */
  aim: number | null = $state(null);
  /** A walk goes on to here. */
  #goal: number | null = $state(null);
  #asked = -1;
  #was = "";

  constructor(readonly board: Board) {
    $effect.pre(() => {
      // Who has moved looks around where they are.
      const now = `${this.board.client.shown?.active} ${this.here}`;
      if (now !== this.#was) this.selected = null;
      if (!now.startsWith(`${this.board.me} `)) this.#goal = null;
      this.#was = now;
    });
    $effect(() => this.#goOn());
  }

  get city(): City | null {
    return cityOf(this.board.client.shown);
  }

  /** Where one's own Character is. */
  get here(): number | null {
    return this.board.me === null ? null : (this.city?.at[this.board.me] ?? null);
  }

  get move(): number {
    return this.board.me === null ? 0 : (this.city?.move[this.board.me] ?? 0);
  }

  /** Can one walk now? */
  get walks(): boolean {
    return this.board.main && this.choices.some((found) => found.some(({ option }) => option.what === "walk"));
  }

  /** What can be done with each place as a whole. */
  choices: Choice[][] = $derived.by(() =>
    Array.from({ length: SPACES }, (_, number) => this.board.onTable.get(spot(`space/${number}`, -1)) ?? []),
  );

  /** Are more cards to be picked? Then those that are picked already are not looked for again. */
  get #goesOn(): boolean {
    const { several, picked, client } = this.board;
    return several && picked.length < client.prompt!.most;
  }

  /** The place of the card that was picked last, once no more can be picked: it stays in view. */
  get #pickedAt(): number | null {
    const { picked, choices } = this.board;
    const zone = (picked.length > 0 && !this.#goesOn && choices[picked.at(-1)!]?.option.zone) || "";
    const [, number] = /^(?:space|basics)\/(\d+)$/.exec(zone) ?? [];
    return number === undefined ? null : Number(number);
  }

  /** How many choices are open among the cards of each place. */
  cards: number[] = $derived.by(() => {
    const found = Array.from({ length: SPACES }, () => 0);
    for (const [key, choices] of this.board.onTable) {
      const [, zone, number, index] = /^(space|basics)\/(\d+):(-?\d+)$/.exec(key) ?? [];
      const free = this.#goesOn ? choices.filter((choice) => !this.board.picked.includes(choice.index)) : choices;
      if (zone && index !== "-1") found[Number(number)]! += free.length;
    }
    return found;
  });

  /** The place that the rail shows: the one that was pressed, else one that is asked about, else one's own. */
  place: number = $derived.by(() => {
    if (this.selected !== null) return this.selected;
    const home = this.here ?? this.city?.at[this.board.client.shown?.active ?? 0] ?? 0;
    if (this.board.main || !this.board.client.asked) return home;
    if (this.#pickedAt !== null) return this.#pickedAt;
    const open = (number: number) => this.choices[number]!.length + this.cards[number]! > 0;
    if (open(home)) return home;
    const first = Array.from({ length: SPACES }, (_, number) => number).find(open);
    return first ?? home;
  });

  /** The way to a place, if one can walk there now. */
  way(number: number | null): number[] | null {
    if (number === null || this.here === null || number === this.here || !this.walks) return null;
    const way = wayTo(this.here, number);
    return way.length <= this.move ? way : null;
  }

  /** How far it is, whether one can go or not. */
  away(number: number): number {
    return this.here === null ? 0 : wayTo(this.here, number).length;
  }

  /** What choosing the whole place answers: a walk in several steps does not count, it has `way`. */
  answer(number: number): Choice | undefined {
    return this.choices[number]!.find(({ option }) => option.what === "space");
  }

  /** A press: selects; a second one walks there, or answers with the place. */
  press(number: number): void {
    if (this.selected !== number) {
      this.selected = number;
      return;
    }
    this.go(number);
  }

  go(number: number): void {
    const answer = this.answer(number);
    if (answer) this.board.choose(answer);
    else if (this.way(number)) {
      this.#asked = -1;
      this.#goal = number;
    }
  }

  /** One step of the walk for each question, as long as nothing else is asked. */
  #goOn(): void {
    const { client } = this.board;
    const goal = this.#goal;
    const prompt = client.asked;
    if (goal === null || !prompt || prompt.number === this.#asked) return;
    const next = this.way(goal)?.[0];
    const step = next === undefined ? undefined : this.choices[next]!.find(({ option }) => option.what === "walk");
    if (!step || client.pending) {
      if (!step) this.#goal = null;
      return;
    }
    this.#asked = prompt.number;
    client.answer([step.index]);
  }
}
