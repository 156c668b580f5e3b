// Somebody tries a puzzle: the answers so far are here, and each is sent with all before it. So any of them can be taken back.

import type { Chair, PuzzleStand, PuzzleWish, ToServer } from "../protocol.ts";
import { Client } from "./client.svelte.ts";
import { people } from "./people.svelte.ts";
import { noteTried } from "./puzzles.ts";
import { tryPuzzle } from "./server.ts";
import { stillRoom } from "./still-room.ts";

const HINTS = 3;

export class Puzzler {
  stand: PuzzleStand = $state.raw(null!);
  readonly client: Client;
  /** What stands where the question does, until something else is done: a turn that was not enough, or a hint. */
  told: { title: string; text: string; failed: boolean } | null = $state.raw(null);
  hints = $state(0);
  /** How many answers there were before each press. */
  #before: number[] = $state.raw([]);
  #answers: number[][] = [];
  #number = 0;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(readonly number: number) {
    this.client = new Client("puzzle", "", { send: (message) => void this.#hear(message), close: () => {} });
    this.client.state = "open";
    this.client.playback.enabled = false;
  }

  /** Throws one sentence if there is no such puzzle. */
  static async open(number: number): Promise<Puzzler> {
    const made = new Puzzler(number);
    made.#take(await made.#ask([]), false);
    return made;
  }

  get answered(): boolean {
    return this.#before.length > 0;
  }

  /** "Hint 1 of 3"; after the last, that one again. */
  get nextHint(): string {
    return `Hint ${Math.min(this.hints + 1, HINTS)} of ${HINTS}`;
  }

  startOver(): void {
    void this.#go([], []);
  }

  /** The solution; then it was not solved. */
  show(): void {
    void this.#go(this.#answers, this.#before, { show: true });
  }

  hint(): void {
    const hints = Math.min(this.hints + 1, HINTS);
    void this.#doing(async () => {
      const stand = await this.#ask(this.#answers, { hints });
      this.hints = hints;
      this.#take(stand, false);
      this.told = { title: `Hint ${hints} of ${HINTS}`, text: stand.hints[hints - 1]!, failed: false };
    });
  }

  takeBack(): void {
    const to = this.#before.at(-1);
    if (to !== undefined) void this.#go(this.#answers.slice(0, to), this.#before.slice(0, -1));
  }

  /** What a table would be asked. */
  #hear(message: ToServer): void {
    if (message.type === "answer") {
      const passed = message.otherwise ? [[]] : [];
      void this.#go([...this.#answers, ...passed, message.picked], [...this.#before, this.#answers.length]);
    } else if (message.type === "play_all") {
      void this.#go(this.#answers, [...this.#before, this.#answers.length], { play_all: true });
    } else if (message.type === "undo") this.takeBack();
    else if (message.type === "hint") this.hint();
    else if (message.type === "explain")
      void this.#doing(async () => this.#explained(await this.#ask(this.#answers, { explain: message.what })));
  }

  #explained(stand: PuzzleStand): void {
    if (stand.explained) this.client.hear(stand.explained);
  }

  /** One thing after the other; what is not possible is said where the table says such things. */
  #doing(work: () => Promise<void>): Promise<unknown> {
    this.#work = this.#work.then(work).catch((error: Error) => {
      this.told = null;
      this.client.hear({ type: "refused", text: error.message, rule: "", about: "answer", number: null });
    });
    return this.#work;
  }

  #go(answers: number[][], before: number[], more: PuzzleWish = {}): Promise<unknown> {
    return this.#doing(async () => {
      const onward = answers.length > this.#answers.length || more.play_all === true;
      const stand = await this.#ask(answers, more, onward);
      this.#before = before.filter((length) => length < stand.answers.length);
      this.#take(stand, more.show === true);
    });
  }

  #ask(answers: number[][], more: PuzzleWish = {}, onward = false): Promise<PuzzleStand> {
    const seen = onward ? (this.client.view?.log.end ?? 0) : 0;
    return tryPuzzle(this.number, { answers, number: ++this.#number, hints: this.hints, seen, ...more });
  }

  #take(stand: PuzzleStand, shown: boolean): void {
    const { client, number } = this;
    this.#answers = stand.answers;
    this.told = stand.failed ? { title: "That was not enough", text: stand.failed, failed: true } : null;
    if (client.room === null)
      client.hear(stillRoom(stand.view.game, stand.view.table.seat, { ...stand, chairs: ownNamed(stand.chairs), intro: [] }));
    client.puzzle = { goals: stand.goal_cards, hint: this.nextHint };
    client.hinting = -1;
    client.hear(stand.view);
    if (stand.solved && !shown) noteTried(number, { hints: this.hints });
    else if (shown) noteTried(number, { shown: true });
    else if (this.#answers.length > 0 || stand.failed || this.hints > 0) noteTried(number);
    this.stand = stand;
  }
}

/** Who plays here has a name and a face, of which the server knows nothing. */
const ownNamed = (chairs: Chair[]): Chair[] =>
  chairs.map((chair) => (chair.yours ? { ...chair, name: people.called, face: people.me.face } : chair));
