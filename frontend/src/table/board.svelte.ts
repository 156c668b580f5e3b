// What the player does at the table before it becomes an answer: picks, looks closer, is asked back.

import { getContext, setContext } from "svelte";
import { face, nameOf } from "../lib/catalogue.svelte.ts";
import type { Client } from "../lib/client.svelte.ts";
import { newsOf } from "../lib/news.ts";
import { settings } from "../lib/settings.svelte.ts";
import { tollOf } from "../lib/toll.ts";
import type { Barred, Face, Option } from "../protocol.ts";
import { openingsOf, type Opening } from "./duel/opening.ts";
import { capital, counted, listed } from "./phrases.ts";
import type { Shown } from "./shown.ts";
import { withHand, type Purse } from "./standing.ts";
import { Town } from "./city/town.svelte.ts";
import { beatenBy } from "./turn.ts";
import { cityOf } from "./city/ring.ts";

/** A card that is looked at closely, and where it lies if it lies on the table. */
export interface Look {
  card: string;
  zone?: string | undefined;
  index?: number | undefined;
  cost?: number | null | undefined;
  /** What the card is where it lies, if that is not what its own set says. */
  guise?: Face | null | undefined;
  /** What more is to be said of it there. */
  note?: string | undefined;
}

export interface Choice {
  option: Option;
  index: number;
}

/** A card that is seen large. */
export interface Zoom {
  look: Look;
  /** Where it lies on the screen. */
  at: DOMRect | null;
  /** Asked for: it stays until it is closed. Else it goes with the pointer. */
  pinned: boolean;
}

/** What the drawer shows: a part of the table, or a pile that is looked through. */
export type Drawer = {
  tab: "log" | "chat" | "decks" | "players" | "help" | "rules" | "glossary";
  pile?: Shown;
  seat?: number;
  rule?: string;
};

/** Cards of one pile that can be chosen and do not lie open. */
export interface Fan {
  zone: string;
  label: string;
  choices: Choice[];
}

/** Zones whose cards lie open on the table, so that a choice among them is made there. */
const OPEN_ZONES = new Set(["lineup", "kicks", "villains", "space", "basics"]);
/** Only one's own lie open. */
const OWN_ZONES = new Set(["in_play", "stored", "set_aside", "borrowed"]);
/** Choices that deserve large cards in the middle even if they also lie somewhere. */
const IN_THE_MIDDLE = new Set(["choose hero"]);
/** So many words, and so many letters of them, fit beside the question; more of them lie on the stage. */
const FEW_WORDS = 3;
const SHORT_WORDS = 48;
/** Letters of an answer that has a line of its own in the bar. */
const LONG_ANSWER = 64;
const LONG_WORD = 16;
/** Milliseconds that a pointer rests on a card before it is seen large. */
const REST = 350;

/** Piles by the words of who asks for a card of them. */
const PILES: Record<string, string> = {
  hand: "hand",
  discard: "discard pile",
  deck: "deck",
  in_play: "cards in play",
  figures: "Super Hero",
  played: "played cards",
  trophies: "trophies",
  under: "cards under the Super Hero",
  destroyed: "destroyed cards",
  removed: "removed cards",
  main: "main deck",
  lent: "borrowed cards",
};

/** Milliseconds that a sentence stays on the screen. */
const SAID_FOR = 9000;

const NOTHING: number[] = [];

export const spot = (zone: string, index: number) => `${zone}:${index}`;

export class Board {
  picked: number[] = $state([]);
  /** One card with several uses: which of them? */
  narrowed: Choice[] | null = $state.raw(null);
  asksEnd = $state(false);
  /** Is it asked whether whole turns of others shall be taken back? */
  asksUndo = $state(false);
  /** Confrontations that are asked about before one of them begins. */
  confronts: Opening[] | null = $state.raw(null);
  #given: number[] = $state.raw([]);
  zoom: Zoom | null = $state.raw(null);
  drawer: Drawer | null = $state.raw(null);
  /** Is the menu open? */
  menu = $state(false);
  /** A small screen: a tap opens a sheet with what can be done. */
  phone = $state(false);
  said = $state("");
  /** The goal of the game is asked for. */
  goal = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #moved = new AbortController();
  #prompt = -1;
  #lookedAt = "";
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Places of the city, in a mode that has one. */
  readonly town: Town;

  constructor(readonly client: Client) {
    this.town = new Town(this);
    // A new question begins with nothing picked.
    $effect.pre(() => {
      const number = client.prompt?.number ?? -1;
      if (number === this.#prompt) return;
      this.#prompt = number;
      this.clear();
    });
    // What was to be said of a card belongs to the question and to the turn in which one looked at it.
    $effect.pre(() => {
      const now = this.#moment;
      if (this.zoom && this.#lookedAt !== now) this.close();
    });
  }

  get me(): number | null {
    return this.client.table?.seat ?? null;
  }

  choices: Choice[] = $derived.by(() => this.client.asked?.options.map((option, index) => ({ option, index })) ?? []);

  /** What the turn may begin with, for as long as nothing else has been done. */
  openings: Opening[] = $derived.by(() => {
    const { opening, table } = this.client;
    return opening && table ? openingsOf(opening, table) : [];
  });

  /** The Confrontation with the Character that lies there. */
  openingAt(zone: string | undefined): Opening | undefined {
    return this.openings.find(({ seat }) => zone === `figures/${seat}`);
  }

  /** Asks what is to be known first; a coach has told it already. */
  confront(openings: Opening[]): void {
    if (this.client.pending) return;
    if (this.client.guide?.active && openings.length === 1) this.client.begin(openings[0]!.index);
    else this.confronts = openings;
  }

  /** The choices for each card on the table. */
  onTable: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const again = this.#again;
    for (const choice of this.choices) {
      const key = again.get(choice.index) ?? this.#place(choice.option);
      if (key !== null) found.set(key, [...(found.get(key) ?? []), choice]);
    }
    return found;
  });

  /** The choices that do not lie on the table. */
  elsewhere: Choice[] = $derived.by(() =>
    this.choices.filter(({ option, index }) => option.what !== "end" && !this.#again.has(index) && this.#place(option) === null),
  );

  /** Among them the large ones, in the middle of the table. */
  get large(): boolean {
    return IN_THE_MIDDLE.has(this.client.asked?.kind ?? "");
  }

  /** Cards of piles, which fan out on the stage. */
  fans: Fan[] = $derived.by(() => {
    const found = new Map<string, Fan>();
    for (const choice of this.elsewhere) {
      if (!choice.option.card) continue;
      const zone = choice.option.zone ?? "";
      const fan = found.get(zone) ?? { zone, label: this.#pileName(zone), choices: [] };
      fan.choices.push(choice);
      found.set(zone, fan);
    }
    return [...found.values()];
  });

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

  reasons: Map<string, Barred[]> = $derived.by(() => {
    const found = new Map<string, Barred[]>();
    for (const barred of this.client.playback.playing ? [] : (this.client.table?.barred ?? [])) {
      const key = spot(barred.zone, barred.index);
      found.set(key, [...(found.get(key) ?? []), barred]);
    }
    return found;
  });

  /** What has just been answered, until the server tells the outcome. */
  given: number[] = $derived.by(() => (this.client.pending ? this.#given : NOTHING));

  get several(): boolean {
    return (this.client.prompt?.most ?? 0) > 1;
  }

  /** Are cards picked first, until one button confirms them? Then a choice can still be changed. */
  get picks(): boolean {
    return this.several || (settings.confirmPicks && !this.main && !this.large && this.choices.some(({ option }) => option.card));
  }

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

  get main(): boolean {
    return this.client.prompt?.kind === "main";
  }

  /** How many cards "play all" plays at least. */
  get plain(): number {
    return this.client.asked?.forecast?.plays ?? 0;
  }

  /** How many cards in hand do something when they are played. */
  get #lit(): number {
    return this.choices.filter(({ option }) => option.what === "play" && !option.idle).length;
  }

  /** Cards in hand that "play all" leaves out, by name; none where something else stops it. */
  get leftOut(): string[] {
    const asking = this.choices.filter(({ option }) => option.what === "play" && !option.idle && !option.plain);
    return this.plain > 0 && asking.length === this.#lit - this.plain ? asking.map(({ option }) => nameOf(option.card!)) : [];
  }

  /** Are there several cards to play, but no two that can be played at once? Then no button plays them all. */
  get oneByOne(): boolean {
    return this.plain < 2 && this.#lit > 1 && !this.client.guide?.active;
  }

  /** What "play all" leaves out, and why. */
  get playAllMore(): string {
    const left = this.#lit - this.plain;
    const names = this.leftOut.length > 0 ? listed(this.leftOut) : left === 1 ? "The other one" : "The others";
    const rest = left > 0 ? ` ${names} may ask you something.` : "";
    return `Plays the cards that leave nothing to choose.${rest}`;
  }

  /** "Play all 3" if those are all that is lit in hand, else "Play 3 of 5"; "3+" where it may play more. */
  get playAll(): string {
    const lit = this.#lit;
    const more = this.client.asked?.forecast?.or_more ? "+" : "";
    const some = lit > this.plain && !this.client.guide?.active; // a coach calls it by its name
    return some ? `Play ${this.plain}${more} of ${lit}` : `Play all ${this.plain}${more}`;
  }

  /** One's Power now, and what the cards in hand surely add. */
  purse: Purse = $derived.by(() => {
    const own = this.me === null ? undefined : this.client.table?.seats[this.me];
    const { more = 0, sure = true } = this.client.asked?.forecast ?? {};
    return { power: own?.power.total ?? 0, more, sure };
  });

  /** The same for one card, which the hand may make cheaper. */
  purseFor(card: string, cost: number | null): Purse {
    const then = this.client.asked?.forecast?.cheaper.find((ware) => ware.card === card)?.cost;
    return then === undefined || cost === null ? this.purse : { ...this.purse, off: Math.max(0, cost - then) };
  }

  /** What was done to oneself since one's last turn, until one acts. */
  toll: string[] = $derived.by(() => tollOf(this.client.lines, this.me, this.client.playback.told));

  /** What one's last answer brought about and no place of the table shows. */
  news: string[] = $derived.by(() =>
    this.me === null ? [] : newsOf(this.client.lines, this.client.answeredAt, this.me, this.client.playback.told),
  );

  /** Is it nobody's turn? In playback that is known before the table says so: a Super-Villain appears and attacks. */
  get between(): boolean {
    const { shown, playback } = this.client;
    return shown?.between === true || (playback.beat?.turn ?? 0) < 0;
  }

  /** Does the log, as far as it is here, tell of every Super-Villain that has been defeated? */
  allBeatenTold: boolean = $derived.by(() => {
    const { table, lines, earlier, room } = this.client;
    if (!table?.villains) return true;
    const gone = Number(room?.choices.own.villains ?? Infinity) - table.villains.left;
    const told = table.seats.reduce((sum, { seat }) => sum + beatenBy(lines, seat, Infinity), 0);
    return !earlier || told >= gone;
  });

  /** How many Super-Villains a player has defeated; null where there are none, or if that cannot be told yet. */
  beaten(seat: number): number | null {
    const { shown, lines, playback } = this.client;
    const over = shown?.seats[seat]?.prizes ?? null;
    if (over !== null || !shown?.villains || !this.allBeatenTold) return over;
    return beatenBy(lines, seat, playback.told);
  }

  get end(): Choice | undefined {
    return this.choices.find(({ option }) => option.what === "end");
  }

  #place(option: Option): string | null {
    const zone = option.zone;
    if (!zone || IN_THE_MIDDLE.has(this.client.prompt?.kind ?? "")) return null;
    const [sort = "", seat = ""] = zone.split("/");
    if (sort === "space" && option.index == null) return spot(zone, -1);
    if (option.index == null && sort !== "villains") return null;
    return this.#liesOpen(sort, Number(seat)) ? spot(zone, option.index ?? 0) : null;
  }

  /** Which card again? The options do not tell where they lie: on the stage, but for those that have left it. */
  #again: Map<number, string> = $derived.by(() => {
    const found = new Map<number, string>();
    const { table, asked } = this.client;
    if (!table || asked?.kind !== "play again") return found;
    const played = [...table.seats[table.active]!.played];
    for (const { option, index } of this.choices) {
      const at = option.zone ? -1 : played.indexOf(option.card ?? "");
      if (at < 0) continue;
      played[at] = "";
      found.set(index, spot(`played/${table.active}`, at));
    }
    return found;
  });

  #liesOpen(sort: string, seat: number): boolean {
    const { table } = this.client;
    if (sort === "played") return seat === table?.active;
    if (sort === "hand") return seat === this.me || (table?.partners ?? []).includes(seat);
    if (sort === "figures") return seat === this.me || this.duel;
    return OPEN_ZONES.has(sort) || (OWN_ZONES.has(sort) && seat === this.me);
  }

  /** Do the Characters of the others lie where else the Super-Villain does? */
  get duel(): boolean {
    const table = this.client.shown;
    return table !== null && table.villains === null && cityOf(table) === null;
  }

  #pileName(zone: string): string {
    const [sort = "", seat = ""] = zone.split("/");
    const word = PILES[sort] ?? "";
    if (!word) return "Choose";
    if (seat === "") return capital(word);
    return Number(seat) === this.me ? `Your ${word}` : `${capital(word)} of ${this.client.name(Number(seat))}`;
  }

  /** The colour of a player: one's own is the first, the others follow as they sit. */
  colour(seat: number): string {
    const n = this.client.table?.seats.length ?? 1;
    return `var(--p${(seat - (this.me ?? 0) + n) % n})`;
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
    const found = all.filter(({ option }) => option.card === look.card && this.#place(option) === key);
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

  // Looking closer

  /** The pointer rests on a card: soon it is seen large, for as long as it rests there. A card that came to lie under a pointer
   * that did not move is not looked at. */
  rest(look: Look, node: Element): void {
    clearTimeout(this.#resting);
    if (this.phone || this.zoom?.pinned) return;
    this.#moved.abort();
    this.#moved = new AbortController();
    const wait = () => {
      this.#resting = setTimeout(() => {
        if (!this.zoom?.pinned) this.#see({ look, at: node.getBoundingClientRect(), pinned: false });
      }, REST);
    };
    node.addEventListener("pointermove", wait, { once: true, signal: this.#moved.signal });
  }

  leave(): void {
    this.#moved.abort();
    clearTimeout(this.#resting);
    if (this.zoom && !this.zoom.pinned) this.zoom = null;
  }

  open(look: Look, at: DOMRect | null = null): void {
    clearTimeout(this.#resting);
    this.#see({ look, at, pinned: true });
  }

  /** Who looks at one card and goes on to the next by key sees that one. Focus that comes from nowhere was not moved by anyone. */
  follow(look: Look, at: DOMRect, from: EventTarget | null): void {
    if (from && this.zoom?.pinned && !this.phone) this.#see({ look, at, pinned: true });
  }

  /** A press beside the card that is seen large closes it. A sheet of a small screen sees to itself. */
  pressed(on: EventTarget | null): void {
    const beside = on instanceof Element && on.closest("[data-zoom], dialog") === null;
    if (beside && this.zoom?.pinned && !this.phone) this.close();
  }

  #see(zoom: Zoom): void {
    this.#lookedAt = this.#moment;
    this.zoom = zoom;
  }

  get #moment(): string {
    const { asked, shown } = this.client;
    return `${asked?.number} ${shown?.turn}`;
  }

  close(): void {
    clearTimeout(this.#resting);
    this.zoom = null;
  }

  /** What can be done with a card that is looked at. */
  uses(look: Look): Choice[] {
    return look.zone !== undefined && look.index !== undefined ? (this.onTable.get(spot(look.zone, look.index)) ?? []) : [];
  }

  /** Opens the drawer there, or closes it if that is what it shows. */
  pull(tab: Drawer["tab"]): void {
    this.drawer = this.drawer?.tab === tab && !this.drawer.pile ? null : { tab };
  }

  show(pile: Shown): void {
    this.drawer = { tab: "decks", pile };
  }

  why(look: Look): Barred[] {
    return look.zone !== undefined && look.index !== undefined ? (this.reasons.get(spot(look.zone, look.index)) ?? []) : [];
  }

  // Saying

  /** Shows a sentence and has it read out; the same twice in a row is read twice. */
  say(text: string): void {
    this.said = this.said === text ? `${text}\u200b` : text;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.said = ""), SAID_FOR);
  }

  sayPower(): void {
    const table = this.client.shown;
    if (!table) return;
    const { power } = table.seats[table.active]!;
    const parts = power.parts.map((part) => `${part.card ? nameOf(part.card) : "other"} ${part.n}`);
    const spent = power.spent ? `, ${power.spent} spent` : "";
    this.say(`${this.client.who(table.active)}: ${power.total} Power${parts.length ? ` (${listed(parts)}${spent})` : ""}.`);
  }

  sayLast(): void {
    this.say(this.client.lines.at(-1)?.text ?? "Nothing has happened yet.");
  }

  sayOpponents(): void {
    const table = this.client.table;
    if (!table) return;
    const others = table.seats.filter((seat) => seat.seat !== table.seat);
    const words = others.map((seat) => {
      const hand = seat.hand.cards.length + seat.hand.hidden;
      const cards = `${counted(hand, "card")} in hand, ${seat.deck} in the deck, ${seat.discard.length} discarded`;
      return `${this.client.name(seat.seat)} as ${listed(seat.figures.map(nameOf))}: ${cards}`;
    });
    this.say(`${words.join(". ")}.`);
  }

  sayLegal(): void {
    const prompt = this.client.prompt;
    if (!prompt) return this.say("You are not asked anything now.");
    const labels = [...new Set(prompt.options.map((option) => option.label))];
    this.say(`${prompt.text}: ${labels.join(", ")}${prompt.decline ? `, or ${prompt.decline}` : ""}.`);
  }

  /** Why a card can or cannot be used now. */
  sayWhy(look: Look): void {
    const can = this.uses(look).map((choice) => capital(choice.option.label));
    const cannot = this.why(look).map((barred) => `${barred.text} [${barred.rule}]`);
    const adds = withHand(this.why(look), look.cost ?? face(look.card).cost, this.purseFor(look.card, look.cost ?? face(look.card).cost));
    this.say([...can, ...cannot, ...(adds ? [adds] : [])].join(". ") || `${face(look.card).name}: nothing can be done with it now.`);
  }
}

const KEY = Symbol("board");

export function provideBoard(client: Client): Board {
  return setContext(KEY, new Board(client));
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
