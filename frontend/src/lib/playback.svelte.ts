// What others do is watched, not deduced: a queue of beats, and the table as it is at the one that is shown.
// The game itself has gone on long ago; nothing here delays an answer.

import type { Table, View } from "../protocol.ts";
import { beatsOf, type Beat } from "./beats.ts";
import type { Climax } from "./climax.ts";
import { toldBy, type Told } from "./moments.ts";
import { outcomesOf, type Outcome } from "./outcomes.ts";
import { ageLimit, full, QUESTION, share, shortened, stops, turnLimit, type Pace } from "./pacing.ts";
import { TURNS_OF_ONLOOKERS } from "./recap.ts";
import { calmMotion, settings } from "./settings.svelte.ts";
import { STRIKES } from "./toll.ts";

/** The log is read out; never two of its lines in less than this. */
const BREATH = 300;
/** With so many whole turns more in the queue it is no use to watch on; but one round is always shown, as bots take it in a moment. */
const TOO_FAR_BEHIND = 2;
const tooFar = ({ seats, seat }: Table) => Math.max(TOO_FAR_BEHIND, seat === null ? seats.length + 1 : seats.length - 1);
const HURRY = 1.5;
const signOf = (beat: Beat) => `${beat.at} ${beat.caption}`;

export class Playback {
  /** What is shown now; null: the game as it stands. */
  beat: Beat | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  paused = $state(false);
  /** Is the summary of what happened open? */
  recap = $state(false);
  /** What became of players in this turn: "hit", "avoids". */
  marks: Record<number, string> = $state.raw({});
  /** The captions of this turn so far. */
  captions: string[] = $state.raw([]);
  /** Beats of this turn that are done, and all of them. */
  done = $state(0);
  of = $state(0);
  /** Up to which event the log is shown. */
  told = $state(Infinity);
  /** Can what happened since one's own turn be watched again? */
  canWatch = $state(false);
  /** At an easy pace, however fast it is else: somebody learns the game, and a coach tells what has happened. */
  easy = $state(false);
  /** Does a bot play in one's place? Then no turn is the last one of one's own, and nobody waits for a recap. */
  absent: () => boolean = () => false;
  /** Off where several people share the screen, and in a replay that stands still. */
  enabled = $state(true);
  /** A replay leads: it has the keys and the pause. */
  led = false;
  /** Does something once the browser has painted, so that no single task takes long: a table is changed after its caption. */
  later: (deed: () => void) => void = (deed) => deed();
  /** Called just before another table is shown. */
  beforeTable: ((next: Table) => void) | undefined;
  /** Called with what is shown now, or has just been done. */
  onTold: ((told: Told[], table: Table) => void) | undefined;
  /** The card whose Attack was shown last in this turn. */
  attacker = $state("");
  /** What becomes of whom by the entrance that is shown. */
  outcomes: Outcome[] = $state.raw([]);

  #queue: Beat[] = [];
  #since: Beat[] = [];
  #batch = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endsAt = 0;
  #left = 0;
  #inTurn = 0;
  #inBatch = 0;
  #question = Infinity;
  #watching = false;
  #readAt = -BREATH;
  /** How often one has acted. */
  #acts = 0;
  /** Climaxes that have been seen: none is shown twice, also when it is watched again. */
  #seen = new Set<string>();
  /** Something else was left out for them. */
  #missed = false;

  get on(): boolean {
    return this.enabled && settings.pace !== "off";
  }

  get playing(): boolean {
    return this.beat !== null;
  }

  /** What stops the game just now. */
  get climax(): Climax | null {
    return this.beat && stops(this.beat, this.pace) ? this.beat.climax : null;
  }

  /** Where all comes at once, climaxes stop it all the same, as briefly as they may. */
  get pace(): Pace {
    if (settings.pace === "still" || calmMotion()) return "still";
    if (settings.pace === "off") return 4;
    return this.easy ? 1 : settings.pace;
  }

  /** Must the server tell how a game came from one view to the next? */
  get wanted(): boolean {
    return this.on || this.pace !== "still";
  }

  /** "attacks", "buys", "hit": what to say beside a player. */
  flag(seat: number): string {
    const beat = this.beat;
    if (beat?.turn !== seat || beat.own) return this.marks[seat] ?? "";
    if (/^(attacked|hunted)$/.test(beat.what)) return "attacks";
    return /^(bought|defeated)$/.test(beat.what) ? "buys" : "playing";
  }

  // New views

  /** `answered`: one's own answer led to it. */
  take(before: View, next: View, answered: boolean): void {
    if (!this.on) return this.#takeClimaxes(before, next, answered);
    const beats = this.#once(beatsOf(before, next, ++this.#batch, answered));
    const foreign = beats.some((beat) => !beat.own || full(beat, this.pace) > 0);
    this.#remember(beats, next.table.seat);
    this.onTold?.(
      beats.filter((beat) => beat.own && full(beat, this.pace) === 0),
      next.table,
    );
    if (!foreign && this.#queue.length === 0) return this.#stop();
    this.#queue.push(...beats);
    const asked = next.table.prompt?.otherwise ?? next.table.prompt;
    this.#question = asked && asked.kind !== "main" ? QUESTION : Infinity;
    if (document.hidden) return this.catchUp();
    if (this.#behind() >= tooFar(next.table)) return this.#hurry(true);
    if (this.beat) return;
    this.table = before.table; // until the first of them is told
    this.#begin();
  }

  /** All else is in place at once. A replay that stands still shows none. */
  #takeClimaxes(before: View, next: View, answered: boolean): void {
    const shows = this.wanted && (this.enabled || !this.led);
    const beats = shows ? this.#once(beatsOf(before, next, ++this.#batch, answered)) : [];
    const climaxes = beats.filter((beat) => stops(beat, this.pace));
    const rest = beats.filter((beat) => !climaxes.includes(beat));
    this.onTold?.(climaxes.length > 0 ? rest : toldBy(next), next.table);
    if (climaxes.length === 0 || document.hidden) return;
    this.#queue.push(...climaxes);
    if (this.beat) return;
    this.table = before.table;
    this.#begin();
  }

  #remember(beats: Beat[], seat: number | null): void {
    for (const beat of beats)
      if (!beat.own) this.#since.push(beat);
      else if (beat.what !== "turn") this.#since = [];
    if (seat === null) {
      const turns = this.#since.flatMap((beat, i) => (beat.what === "turn" ? [i] : []));
      this.#since = this.#since.slice(turns.at(-TURNS_OF_ONLOOKERS) ?? 0);
    }
    this.canWatch = this.#since.length > 0;
  }

  /** Whole turns that were told by later views than the one that is shown. */
  #behind(): number {
    const batch = this.beat?.batch ?? this.#queue[0]?.batch ?? 0;
    return this.#queue.filter((beat) => beat.what === "turn" && !beat.own && beat.batch > batch).length;
  }

  // Doing

  /** Everything in place at once. By acting one does not ask what it was. */
  skip(): void {
    if (this.beat) this.catchUp(!this.#watching);
  }

  /** One has acted: whatever was shown is over. */
  acted(): void {
    this.catchUp(false);
    this.#acts++;
    this.recap = false;
    this.marks = {};
  }

  catchUp(open = true): void {
    const missed = this.#queue.some((beat) => !beat.own);
    for (const beat of this.#queue) this.#mark(beat);
    this.#stop();
    if (open && missed) this.#recall();
  }

  #recall(): void {
    const acts = this.#acts;
    if (this.on && !this.easy && !this.absent()) this.later(() => (this.recap ||= acts === this.#acts));
  }

  toggle(): void {
    if (!this.beat) return;
    this.paused = !this.paused;
    if (this.paused) {
      clearTimeout(this.#timer);
      this.#left = Math.max(0, this.#endsAt - performance.now());
    } else this.#wait(this.#left);
  }

  /** Once more, from the end of one's own turn. */
  watch(): void {
    this.recap = false;
    if (this.#since.length === 0) return;
    this.#stop();
    this.#queue = this.#once(this.#since);
    this.#watching = true;
    this.#begin();
  }

  /** A table is opened in the middle of a game. It lies over no question but that of one's turn. */
  opened(view: View): void {
    const { table, log } = view;
    const asked = table.prompt?.otherwise ?? table.prompt;
    if (asked && asked.kind !== "main") return;
    const others = log.lines.filter((line) => line.what === "turn" && line.seat !== table.seat);
    const led = (view.coached ?? -1) >= 0; // a lesson may begin in the middle of a game that nobody here has played
    this.recap = this.on && !led && !this.absent() && !table.over && table.seat !== null && table.turn > 1 && others.length > 0;
  }

  /** The tab is not looked at any more. */
  hidden(): void {
    this.catchUp();
  }

  close(): void {
    if (this.led) this.#seen.clear(); // who goes back in a replay sees it again
    this.#stop();
  }

  // Going on

  #begin(): void {
    this.#inBatch = this.#inTurn = this.done = 0;
    this.captions = [];
    this.#next();
  }

  #next(): void {
    // Before a climax all is in place that led to it; after it what it has changed.
    const stopped = this.climax ? this.beat : null;
    let passed = stopped;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      this.#enter(beat);
      const ms = this.#time(beat);
      if (Number.isNaN(ms)) {
        this.#queue.unshift(beat);
        return this.#hurry(this.#question === Infinity);
      }
      this.#mark(beat);
      if (ms > 0) {
        if (passed && (stopped || stops(beat, this.pace))) this.#put(passed.table);
        return this.#show(beat, ms);
      }
      passed = beat;
    }
    if (passed && stopped) this.#put(passed.table);
    const missed = this.#missed;
    this.#stop();
    if (missed) this.#recall();
  }

  /** Too late for all but what must not be swallowed. */
  #hurry(open: boolean): void {
    const { pace } = this;
    const shown = this.climax && this.beat;
    const rest = this.#queue.filter((beat) => stops(beat, pace));
    if (rest.length === 0 && !shown) return this.catchUp(open);
    this.#missed ||= open && this.#queue.some((beat) => !beat.own && !stops(beat, pace));
    for (const beat of this.#queue) if (!stops(beat, pace)) this.#mark(beat);
    this.#queue = rest;
    if (!shown) this.#next();
  }

  /** Without the climaxes that were there before. */
  #once(beats: Beat[]): Beat[] {
    return beats.map((beat) => (beat.climax && this.#seen.has(signOf(beat)) ? { ...beat, climax: null } : beat));
  }

  /** A beat of another turn or another view begins a count of its own. */
  #enter(beat: Beat): void {
    const last = this.beat;
    if (!last || beat.what === "turn") {
      this.#inTurn = this.done = 0;
      this.captions = [];
      const next = this.#queue.findIndex((other) => other.what === "turn");
      this.of = (next < 0 ? this.#queue.length : next) + 1;
    }
    if (last && beat.batch !== last.batch) {
      this.#inBatch = 0;
      if (beat.turn === last.turn && beat.what !== "turn") this.of = this.done + this.#ofTurn(beat).length;
    }
  }

  #ofTurn(beat: Beat): Beat[] {
    const next = this.#queue.findIndex((other) => other.what === "turn");
    return [beat, ...(next < 0 ? this.#queue : this.#queue.slice(0, next))];
  }

  /** How long a beat is shown; NaN if there is no time left for any. */
  #time(beat: Beat): number {
    const { pace } = this;
    if (stops(beat, pace)) return full(beat, pace);
    const all = [beat, ...this.#queue.filter((other) => !stops(other, pace))];
    let by = share(this.#ofTurn(beat), pace, turnLimit(pace) - this.#inTurn);
    if (this.#watching) return shortened(beat, pace, by);
    const age = ageLimit(pace) - this.#inBatch;
    if (full(beat, pace) > 0 && (age <= 0 || this.#question <= 0)) return NaN;
    by = Math.min(by, share(all, pace, age)) / (this.#behind() > 0 ? HURRY : 1);
    const ms = shortened(beat, pace, by);
    const total = all.reduce((sum, other) => sum + shortened(other, pace, by), 0);
    return total > this.#question ? (ms * this.#question) / total : ms;
  }

  #show(beat: Beat, ms: number): void {
    const stopped = stops(beat, this.pace);
    if (!stopped) {
      this.#inTurn += ms;
      this.#inBatch += ms;
      this.#question -= ms;
    } else this.#seen.add(signOf(beat));
    if (beat.what === "attacked") this.attacker = beat.cards[0] ?? "";
    if (beat.what === "appeared") this.outcomes = outcomesOf(this.#queue);
    this.beat = beat;
    this.onTold?.([beat], beat.table);
    if (!stopped) this.later(() => this.beat === beat && this.#put(beat.table));
    this.done++;
    this.captions = [...this.captions, beat.caption];
    const now = performance.now();
    if (!this.#watching && (now - this.#readAt >= BREATH || this.told === Infinity)) {
      this.told = beat.at;
      this.#readAt = now;
    }
    this.paused = false;
    this.#wait(ms);
  }

  #put(table: Table): void {
    if (this.table === table) return;
    this.beforeTable?.(table);
    this.table = table;
  }

  /** The next thing, without waiting for the end of this one. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#endsAt = performance.now() + ms;
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  #mark(beat: Beat): void {
    if (beat.what === "turn") [this.marks, this.attacker] = [{}, ""];
    else if (beat.what === "avoided" || beat.what === "spared") this.marks = { ...this.marks, [beat.seat]: "avoids" };
    else if (STRIKES.has(beat.what)) for (const seat of beat.seats) if (seat !== beat.turn) this.marks = { ...this.marks, [seat]: "hit" };
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#missed = false;
    this.#queue = [];
    this.#watching = false;
    this.#question = Infinity;
    this.beat = this.table = null;
    this.paused = false;
    this.told = Infinity;
  }
}
