// What is said at a table, for whoever sits here: what is new, who is not heard, what hangs beside whom just now.

import type { Said, Remark as Why } from "../protocol.ts";
import type { Client } from "./client.svelte.ts";
import type { Remark } from "./remarks.ts";
import { calmMotion } from "./settings.svelte.ts";
import { recall, remember } from "./stored.ts";

/** Six words that need no typing. Whoever says just one of them says it with a burst. */
export const EXCLAMATIONS = ["Nice!", "Ouch!", "Ha!", "Phew!", "Hurry?", "GG!"] as const;

/** Which of the six it is; -1 for any other words. */
export const exclaimed = (text: string): number => EXCLAMATIONS.findIndex((word) => word.toLowerCase() === text.trim().toLowerCase());

/** As many letters as one may say at once. */
export const LONGEST_SAYING = 200;

export interface Bubble {
  number: number;
  text: string;
  /** Which exclamation; -1 for words. */
  word: number;
}

const MUTES = "mutes";
const MOST_MUTES = 100;
const BURST = 1200;
const SOON = 5000;
const EACH_LETTER = 60;
const LATEST = 9000;
/** So many exclamations in so long, then they rest. */
const MOST_BURSTS = 3;
const REST = 10_000;

export class Talk {
  /** What had been said before this page came to the table: it is history. */
  #old: number | null = null;
  #read = $state(-1);
  #bubbles: Record<number, Bubble> = $state({});
  #timers: Record<number, ReturnType<typeof setTimeout>> = {};
  #bursts: number[] = [];
  /** In which a bot spoke last. */
  #round = -1;
  muted: string[] = $state(recall<string[]>(MUTES, []));
  /** What is being typed: it outlasts the field, as when a game begins. */
  draft = $state("");
  /** Does the table let one exclaim again? */
  rested = $state(true);
  /** Told to whoever does not see it. */
  spoken = $state("");

  constructor(private readonly client: Client) {}

  /** All that was said, but by whom one does not want to hear. */
  lines: Said[] = $derived.by(() => this.client.chat.filter((said) => !this.mutes(said)));

  /** What others have said since one has looked; what the table tells is in the log. */
  get unread(): number {
    return this.lines.filter((said) => said.name && said.number > this.#read && said.seat !== this.client.room?.seat).length;
  }

  /** What one may say here: the host settles it. */
  get allowed(): "all" | "exclamations" | "off" {
    const { room } = this.client;
    return room === null ? "all" : room.talk === "all" && room.seat === null && !room.watchers_talk ? "exclamations" : room.talk;
  }

  /** The bubble beside a seat. */
  bubble(seat: number): Bubble | null {
    return this.#bubbles[seat] ?? null;
  }

  mutes(said: Pick<Said, "name" | "seat">): boolean {
    return said.seat !== this.client.room?.seat && said.name !== "" && this.muted.includes(said.name.toLowerCase());
  }

  /** From now on, or no more. */
  mute(name: string): void {
    const plain = name.toLowerCase();
    this.muted = this.muted.includes(plain) ? this.muted.filter((one) => one !== plain) : [plain, ...this.muted].slice(0, MOST_MUTES);
    remember(MUTES, this.muted);
  }

  /** All of it has been seen. */
  read(): void {
    this.#read = Math.max(this.#read, this.client.chat.at(-1)?.number ?? -1);
  }

  /** The server has told what there was to tell. */
  caughtUp(): void {
    if (this.#old !== null) return;
    this.#old = this.client.chat.at(-1)?.number ?? -1;
    this.#read = Math.max(this.#read, this.#old);
  }

  hear(said: Said): void {
    if (this.#old === null || said.number <= this.#old || this.mutes(said)) return;
    if (!said.name) return this.#tableTells(said);
    const word = exclaimed(said.text);
    const own = said.seat === this.client.room?.seat;
    if (!own) this.spoken = word < 0 ? `${said.name} says: ${said.text}` : `${said.name}: ${EXCLAMATIONS[word]}`;
    if (said.seat === null || (own && word < 0)) return;
    this.#hang(said.seat, { number: said.number, text: said.text, word });
  }

  /** What the table tells of somebody hangs beside them. */
  #tableTells({ seat, number, text }: Said): void {
    if (seat === null || seat === this.client.room?.seat) return;
    this.spoken = text;
    this.#hang(seat, { number, text, word: -1 });
  }

  #hang(seat: number, bubble: Bubble): void {
    const lasts = bubble.word >= 0 && !calmMotion() ? BURST : Math.min(SOON + EACH_LETTER * bubble.text.length, LATEST);
    this.#bubbles[seat] = bubble;
    clearTimeout(this.#timers[seat]);
    this.#timers[seat] = setTimeout(() => delete this.#bubbles[seat], lasts);
  }

  /** A bot's, at most one in a round. */
  remark(remark: Remark | null): void {
    if (!remark || remark.round === this.#round || this.mutes({ name: this.client.name(remark.seat), seat: remark.seat })) return;
    this.#round = remark.round;
    this.spoken = `${this.client.name(remark.seat)}, bot, says: ${remark.text}`;
    this.#hang(remark.seat, { number: -remark.round, text: remark.text, word: -1 });
  }

  /** Why a bot did what teammates would ask about: the server sees to it that it is one in a round, and no other word comes then. */
  explain({ seat, turn, text }: Why): void {
    const round = Math.ceil(turn / (this.client.table?.seats.length ?? 1));
    this.#round = -1;
    this.remark({ seat, round, text });
  }

  /** Another game: what was said in the last one hangs nowhere any more. */
  anew(): void {
    this.close();
    this.#bubbles = {};
    this.#round = -1;
    this.spoken = "";
  }

  exclaim(word: number): void {
    const text = EXCLAMATIONS[word];
    if (!text || !this.rested) return;
    const now = Date.now();
    this.#bursts = [...this.#bursts.filter((at) => now - at < REST), now];
    this.client.speak(text, false);
    if (this.#bursts.length < MOST_BURSTS) return;
    this.rested = false;
    this.#bursts = [];
    setTimeout(() => (this.rested = true), REST);
  }

  close(): void {
    Object.values(this.#timers).forEach(clearTimeout);
  }
}
