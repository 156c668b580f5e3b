// What is asked, as the table shows it: which choices lie where, what they cost, what has happened meanwhile.

import { nameOf } from "../lib/catalogue.svelte.ts";
import type { Client } from "../lib/client.svelte.ts";
import { newsOf } from "../lib/news.ts";
import { settings } from "../lib/settings.svelte.ts";
import { tollOf } from "../lib/toll.ts";
import type { Barred, Option } from "../protocol.ts";
import { spot, type Choice } from "./choice.ts";
import { cityOf } from "./city/ring.ts";
import { openingsOf, type Opening } from "./duel/opening.ts";
import { capital, listed } from "./phrases.ts";
import type { Purse } from "./standing.ts";
import { beatenBy } from "./turn.ts";

/** Cards of one pile that can be chosen and do not lie open. */
export interface Fan {
  zone: string;
  label: string;
  choices: Choice[];
}

/** Zones whose cards lie open on the table, so that a choice among them is made there. */
const OPEN_ZONES = new Set(["played", "lineup", "kicks", "villains", "space", "basics"]);
/** Only one's own lie open. */
const OWN_ZONES = new Set(["in_play", "stored", "set_aside", "borrowed"]);
/** Choices that deserve large cards in the middle even if they also lie somewhere. */
const IN_THE_MIDDLE = new Set(["choose hero"]);

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

export class Asking {
  constructor(readonly client: Client) {}

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

  /** The choices for each card on the table. */
  onTable: Map<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const again = this.#again;
    for (const choice of this.choices) {
      const key = again.get(choice.index) ?? this.placeOf(choice.option);
      if (key !== null) found.set(key, [...(found.get(key) ?? []), choice]);
    }
    return found;
  });

  /** The choices that do not lie on the table. */
  elsewhere: Choice[] = $derived.by(() =>
    this.choices.filter(({ option, index }) => option.what !== "end" && !this.#again.has(index) && this.placeOf(option) === null),
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

  reasons: Map<string, Barred[]> = $derived.by(() => {
    const found = new Map<string, Barred[]>();
    for (const barred of this.client.playback.playing ? [] : (this.client.table?.barred ?? [])) {
      const key = spot(barred.zone, barred.index);
      found.set(key, [...(found.get(key) ?? []), barred]);
    }
    return found;
  });

  get several(): boolean {
    return (this.client.prompt?.most ?? 0) > 1;
  }

  /** Are cards picked first, until one button confirms them? Then a choice can still be changed. */
  get picks(): boolean {
    return this.several || (settings.confirmPicks && !this.main && !this.large && this.choices.some(({ option }) => option.card));
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

  placeOf(option: Option): string | null {
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
    if (sort === "hand") return seat === this.me || (this.client.table?.partners ?? []).includes(seat);
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
}
