// What the player does at the table before it becomes an answer: picks, and is asked back.

import { getContext, setContext } from "svelte";
import type { Client } from "../lib/client.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Barred, Option } from "../protocol.ts";
import { spot, type Choice, type Look } from "./choice.ts";
import { Town } from "./city/town.svelte.ts";
import type { Opening } from "./duel/opening.ts";
import { Looking } from "./looking.svelte.ts";
import { capital } from "./phrases.ts";

/** So many words, and so many letters of them, fit beside the question; more of them lie on the stage. */
const FEW_WORDS = 3;
const SHORT_WORDS = 48;
/** Letters of an answer that has a line of its own in the bar. */
const LONG_ANSWER = 64;
const LONG_WORD = 16;

const NOTHING: number[] = [];

export class Board extends Looking {
  picked: number[] = $state([]);
  /** One card with several uses: which of them? */
  narrowed: Choice[] | null = $state.raw(null);
  asksEnd = $state(false);
  /** Is it asked whether whole turns of others shall be taken back? */
  asksUndo = $state(false);
  /** Confrontations that are asked about before one of them begins. */
  confronts: Opening[] | null = $state.raw(null);
  #given: number[] = $state.raw([]);
  #prompt = -1;
  /** Places of the city, in a mode that has one. */
  readonly town: Town;

  constructor(client: Client) {
    super(client);
    this.town = new Town(this);
    // A new question begins with nothing picked.
    $effect.pre(() => {
      const number = client.prompt?.number ?? -1;
      if (number === this.#prompt) return;
      this.#prompt = number;
      this.clear();
    });
  }

  /** Asks what is to be known first; a coach has told it already. */
  confront(openings: Opening[]): void {
    if (this.client.pending) return;
    if (this.client.guide?.active && openings.length === 1) this.client.begin(openings[0]!.index);
    else this.confronts = openings;
  }

  /** Choices that are words: the uses of one card, players, places. */
  words: Choice[] = $derived.by(() =>
    this.asksEnd || this.asksUndo ? [] : (this.narrowed ?? this.elsewhere.filter(({ option }) => !option.card)),
  );

  /** An answer in words; what the question has just said is a plain yes. */
  wordOf({ label, what }: Option): string {
    const asked = this.client.asked?.text.toLowerCase() ?? "";
    if (what === "later") return "Ask me later";
    return label.length > LONG_WORD && asked.includes(`${label.toLowerCase()}?`) ? "Yes" : capital(label);
  }

  /** Do they fit beside the question? */
  get fewWords(): boolean {
    const letters = this.words.reduce((sum, { option }) => sum + this.wordOf(option).length, 0);
    return this.twoLong || (this.words.length <= FEW_WORDS && letters <= SHORT_WORDS);
  }

  /** A phone has room for two long answers where else the words are that tell them: they cover nothing on the table. */
  get twoLong(): boolean {
    const labels =
      this.phone && !this.narrowed && !this.picks && !this.client.asked?.decline
        ? this.words.map(({ option }) => this.wordOf(option) + (option.more ?? ""))
        : [];
    return labels.length === 2 && labels.join("").length > SHORT_WORDS && labels.every((label) => label.length <= LONG_ANSWER);
  }

  /** What has just been answered, until the server tells the outcome. */
  given: number[] = $derived.by(() => (this.client.pending ? this.#given : NOTHING));

  /** The one card that can be picked: the button need not wait for that. */
  get only(): Choice | undefined {
    if (!this.picks || this.several || this.picked.length > 0) return undefined;
    const cards = this.choices.filter(({ option }) => option.card);
    return cards.length === 1 ? cards[0] : undefined;
  }

  get enough(): boolean {
    const prompt = this.client.prompt;
    return !!prompt && this.picked.length >= prompt.least && this.picked.length <= prompt.most;
  }

  /** Takes up a card: does what it offers, or shows it if it offers nothing. */
  take(choices: Choice[], look: Look, at: DOMRect | null = null): void {
    if (choices.length === 0 && this.client.playback.playing) choices = this.#early(look);
    if (choices.length === 0 || (this.phone && this.main)) this.open(look, at);
    else if (choices.length === 1) this.choose(choices[0]!);
    else this.narrowed = choices;
  }

  /** What a card will offer once everything has been shown: who takes it up now skips the rest. */
  #early(look: Look): Choice[] {
    const { client } = this;
    if (look.zone === undefined || look.index === undefined) return [];
    const key = spot(look.zone, look.index);
    const all = client.prompt?.options.map((option, index) => ({ option, index })) ?? [];
    const found = all.filter(({ option }) => option.card === look.card && this.placeOf(option) === key);
    if (found.length > 0) client.playback.acted();
    return found;
  }

  choose(choice: Choice): void {
    const { client } = this;
    if (client.pending) return;
    this.narrowed = null;
    this.confronts = null;
    if (this.several || (this.picks && choice.option.card)) {
      if (!this.several && this.picked.includes(choice.index)) this.confirm();
      else this.toggle(choice.index);
      return;
    }
    if (choice.option.what === "end" && settings.askBeforeEnding && client.prompt?.left && !this.asksEnd && !client.guide?.active) {
      this.asksEnd = true;
      return;
    }
    this.#give([choice.index]);
  }

  /** Answers. What was pressed shows it at once; what follows comes from the server. */
  #give(picked: number[]): void {
    this.close();
    this.#given = picked;
    this.client.answer(picked);
  }

  giveAll(): void {
    this.close();
    this.#given = this.choices.flatMap(({ option, index }) => (option.what === "play" && !option.idle ? [index] : []));
    this.client.playAll();
  }

  toggle(index: number): void {
    const { most } = this.client.prompt!;
    if (this.picked.includes(index)) this.picked = this.picked.filter((picked) => picked !== index);
    else if (this.picked.length < most) this.picked = [...this.picked, index];
    else if (most === 1) this.picked = [index];
    else this.say(`No more than ${most}.`);
  }

  confirm(): void {
    const { only } = this;
    if ((only || this.enough) && !this.client.pending) this.#give(only ? [only.index] : [...this.picked]);
  }

  /** Takes back one's last choice. Alone with bots nobody votes on it: so one is asked oneself before their turns go, too. */
  takeBack(): void {
    const { client } = this;
    if (client.table == null || client.table.undo === null) return;
    const asks = !this.asksUndo && this.#alone && client.lines.some((line) => line.at > client.answeredAt && line.what === "turn");
    this.clear();
    if (asks) this.asksUndo = true;
    else client.undo();
  }

  /** How many turns the others have had since one's last answer. */
  get turnsSince(): number {
    const { lines, answeredAt } = this.client;
    return lines.filter((line) => line.at > answeredAt && line.what === "turn" && line.seat !== this.me).length;
  }

  get #alone(): boolean {
    const { room } = this.client;
    return room !== null && room.chairs.every(({ kind, leaver }, seat) => (kind === "bot" && !leaver) || seat === room.seat);
  }

  clear(): void {
    this.picked = [];
    this.narrowed = null;
    this.asksEnd = false;
    this.asksUndo = false;
    this.confronts = null;
  }

  /** What can be done with a card that is looked at. */
  uses(look: Look): Choice[] {
    return look.zone !== undefined && look.index !== undefined ? (this.onTable.get(spot(look.zone, look.index)) ?? []) : [];
  }

  why(look: Look): Barred[] {
    return look.zone !== undefined && look.index !== undefined ? (this.reasons.get(spot(look.zone, look.index)) ?? []) : [];
  }
}

const KEY = Symbol("board");

export function provideBoard(client: Client): Board {
  return setContext(KEY, new Board(client));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
