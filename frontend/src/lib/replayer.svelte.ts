// A game that is watched again: the places of a record, fetched one at a time and shown as a table.

import type { Replay, ToServer } from "../protocol.ts";
import { Client } from "./client.svelte.ts";
import { download, saveAs, type RecordFile } from "./download.ts";
import { Declined, earlierLog, explainAt, getShared, lookAt, openReplay, type Eyes } from "./server.ts";
import { nameAt } from "./names.ts";
import { stillRoom } from "./still-room.ts";
import { settings } from "./settings.svelte.ts";

/** Milliseconds from one answer to the next while it plays, by the speed of moving cards. */
const PACE = [700, 450, 900, 1600];
/** A hand on the slider asks for no more places than this far apart. */
const BREATH = 40;
const GONE = 404;
const TOO_OFTEN = 429;

export class Replayer {
  /** The place that is wanted; what is shown follows as fast as it can. */
  at = $state(0);
  eyes: Eyes = $state("");
  playing = $state(false);
  sharing = $state(false);
  problem = $state("");
  readonly client: Client;
  readonly file: RecordFile;
  /** What was last refused before somebody reported a problem; null if this is no report. */
  readonly reported: string | null;
  #replay: Replay;
  #shown = "";
  #following = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(file: RecordFile, replay: Replay, mine: number | undefined) {
    this.file = file;
    this.#replay = replay;
    this.reported = reportIn(file.text);
    this.client = new Client("replay", "", { send: (message) => void this.#hear(message), close: () => {} });
    this.client.state = "open";
    // While it plays by itself, what happens is told as at a table; who goes step by step wants to be there at once.
    this.client.playback.enabled = false;
    this.client.playback.led = true;
    // Who played it looks through their own eyes; so does who opens the file of a game alone against bots.
    const people = replay.chairs.filter((chair) => chair.kind === "human");
    this.eyes = mine ?? (people.length === 1 ? people[0]!.seat : "");
    if (this.reported !== null) this.at = this.last;
  }

  /** `mine`: the seat that one had. Throws one sentence if it is no record. */
  static async open(file: RecordFile, mine?: number): Promise<Replayer> {
    const made = new Replayer(file, await openReplay(file.text), mine);
    await made.#follow();
    if (made.problem) throw new Error(made.problem);
    return made;
  }

  close(): void {
    this.pause();
    this.#closed = true;
  }

  // What it is

  get replay(): Replay {
    return this.#replay;
  }

  get last(): number {
    return this.#replay.answers.length;
  }

  name(seat: number): string {
    return nameAt(seat, this.#replay.chairs[seat]?.name);
  }

  /** "Turn 3, Bob. Answer 45 of 300." */
  where(at: number): string {
    const turn = this.#turn(at);
    const begun = this.#replay.turns[turn];
    const words = begun ? `Turn ${turn + 1}, ${this.name(begun.seat)}.` : "Before the first turn.";
    return `${words} Answer ${at} of ${this.last}.`;
  }

  /** Takebacks at the place that is shown, in words. */
  notes: string[] = $derived.by(() =>
    this.#replay.takebacks
      .filter((one) => one.at === this.at)
      .map((one) => `${this.name(one.seat)} took back ${one.answers === 1 ? "an answer" : `${one.answers} answers`} here.`),
  );

  /** Which turn a place lies in, counted from 0; -1 before the first. */
  #turn(at: number): number {
    return this.#replay.turns.findLastIndex((turn) => turn.at <= at);
  }

  // Going about

  goTo(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    void this.#follow();
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.at + by);
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  turn(by: 1 | -1): void {
    this.pause();
    const { turns } = this.#replay;
    const next = by > 0 ? turns.find((turn) => turn.at > this.at) : turns.findLast((turn) => turn.at < this.at);
    this.goTo(next?.at ?? (by > 0 ? this.last : 0));
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#follow();
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.goTo(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.client.playback.enabled = false;
    this.client.playback.close();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      async () => {
        if (!this.playing) return;
        const { playback } = this.client;
        if (playback.playing) return this.#later(); // what has happened is still being shown
        playback.enabled = true;
        this.at = Math.min(this.at + 1, this.last);
        await this.#follow();
        if (this.at === this.last || this.problem) this.pause();
        else if (this.playing) this.#later();
      },
      this.client.playback.playing ? BREATH : PACE[settings.speed],
    );
  }

  save(): void {
    download(this.file);
  }

  /** One file with the whole game, which opens anywhere. */
  async share(): Promise<void> {
    if (this.sharing) return;
    this.sharing = true;
    try {
      saveAs(await this.asked(getShared));
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : "The game cannot be shared.";
    }
    this.sharing = false;
  }

  // Showing

  /** Shows what is wanted; while one place is on its way, only the newest wish after it counts. */
  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    try {
      while (!this.#closed && this.#shown !== `${this.at} ${this.eyes}`) {
        await this.#show(this.at, this.eyes);
        if (this.#shown !== `${this.at} ${this.eyes}`) await pause(BREATH);
      }
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : "The replay cannot be shown.";
    } finally {
      this.#following = false;
    }
  }

  async #show(at: number, eyes: Eyes): Promise<void> {
    const { client } = this;
    const before = client.view;
    const further = before !== null && client.room?.seat === seatOf(eyes) && at > before.number && this.#shown.endsWith(` ${eyes}`);
    const view = await this.asked((id) => lookAt(id, at, eyes, further ? before.log.end : 0));
    if (this.#closed) return;
    client.hear(stillRoom(view.game, seatOf(eyes), this.#replay));
    client.hear(view);
    this.#shown = `${at} ${eyes}`;
  }

  /** Asks the server; one that has forgotten the record is told it again. */
  async asked<T>(ask: (id: string) => Promise<T>): Promise<T> {
    let forgotten = false;
    for (let left = 3; ; left--) {
      try {
        if (forgotten) this.#replay = await openReplay(this.file.text);
        forgotten = false;
        return await ask(this.#replay.id);
      } catch (error) {
        const status = error instanceof Declined ? error.status : 0;
        if (left === 0 || (status !== GONE && status !== TOO_OFTEN)) throw error;
        if (status === GONE) forgotten = true;
        else await pause(1000);
      }
    }
  }

  /** What a table would be asked, as far as a replay can tell it. */
  async #hear(message: ToServer): Promise<void> {
    const { at, eyes, client } = this;
    try {
      if (message.type === "explain") client.hear(await this.asked((id) => explainAt(id, at, eyes, message.what)));
      if (message.type === "earlier") client.hear(await this.asked((id) => earlierLog(id, at, eyes, message.before)));
    } catch (error) {
      if (message.type === "explain" && error instanceof Error)
        client.hear({ type: "explained", what: message.what, lines: [error.message] });
    }
  }
}

function seatOf(eyes: Eyes): number | null {
  return typeof eyes === "number" ? eyes : null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** What a report says was last refused, if the file is one. */
function reportIn(text: string): string | null {
  try {
    const { report } = JSON.parse(text) as { report?: { refused?: unknown } };
    return report ? String(report.refused ?? "") : null;
  } catch {
    return null;
  }
}
