// One seat at a table (or a spectator): all that the server said, and what may be said to it.

import type {
  Attacked,
  ChangeSeat,
  Explained,
  Hinted,
  LogLine,
  Option,
  Order,
  Refused,
  RecordText,
  Room,
  Said,
  StandIn,
  StepAway,
  ToClient,
  ToServer,
  View,
} from "../protocol.ts";
import { cityOf, saidWithNames, withNames } from "../table/city/ring.ts";
import { nameAt } from "./names.ts";
import { Connection, type State, type Wire } from "./connection.ts";
import type { Settling } from "./together.ts";
import { settings } from "./settings.svelte.ts";
import { Talk } from "./talk.svelte.ts";
import { Moods } from "./moods.svelte.ts";
import { Playback } from "./playback.svelte.ts";

/** Where seats are named: the ally of a game alone. */
const ALLY = 5;

/** Is a message of this type an answer to a question? */
const answers = (about: string) => about === "answer" || about === "play_all";

/** A file that the server was asked for and has not sent yet. */
interface Wanted {
  about: "get_record" | "get_campaign";
  promise: Promise<RecordText>;
  resolve: (file: RecordText) => void;
  reject: (reason: Error) => void;
}

function wanted(about: Wanted["about"]): Wanted {
  let resolve!: Wanted["resolve"];
  let reject!: Wanted["reject"];
  const promise = new Promise<RecordText>((yes, no) => ([resolve, reject] = [yes, no]));
  return { about, promise, resolve, reject };
}

/** Who watches over the answers of a new player. */
export interface Guide {
  /** Does it still watch? */
  readonly active: boolean;
  /** The answer as it is sent; null: not yet, and why has been said. */
  allows(picked: number[], options?: Option[]): number[] | null;
  allowsAll(): boolean;
  /** Says what to do; false if there is nothing to say. */
  hints(): boolean;
}

export class Client {
  state: State = $state("connecting");
  reason = $state("");
  room: Room | null = $state.raw(null);
  view: View | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  earlier = $state(false);
  chat: Said[] = $state.raw([]);
  hinted: Hinted | null = $state.raw(null);
  /** The prompt that a hint is being thought about for. */
  hinting = $state(-1);
  explained: Explained | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  /** The last one, for a report: `refused` goes with the next thing that is said. */
  lastRefused: Refused | null = $state.raw(null);
  /** Why one is not called as one wished; "" if one is. */
  calledOtherwise = $state("");
  /** At a table that hides timing: an Attack whose outcome is not shown yet. */
  attacked: Attacked | null = $state.raw(null);
  /** The prompt that has been answered but not yet confirmed. */
  sent = $state(-1);
  /** Of a puzzle: the cards that are its goal, and what its next hint is called. */
  puzzle: { goals: string[]; hint: string } | null = $state.raw(null);
  /** How much of the log was told when one last answered. */
  answeredAt = $state(Infinity);

  /** What others do, as far as it is still being shown. */
  readonly playback = new Playback();
  readonly talk = new Talk(this);
  readonly moods = new Moods();

  guide: Guide | null = $state.raw(null);

  readonly id: string;
  token: string;
  #seen = 0;
  #start = 0;
  #wire: Wire;
  /** An answer stays here until it is confirmed, and is said again after a reconnect. */
  #unconfirmed: (ToServer & { number: number }) | null = null;
  /** In the order in which they were asked for, which is that of the answers. */
  #wanted: Wanted[] = [];

  constructor(id: string, token: string, wire?: Wire) {
    this.id = id;
    this.token = token;
    this.playback.absent = () => this.replaced;
    this.#wire =
      wire ??
      new Connection(id, {
        hello: () => this.#hello(),
        hear: (message) => this.hear(message),
        state: (state, reason) => this.#changed(state, reason),
      });
  }

  get table() {
    return this.view?.table ?? null;
  }

  /** The table as it is shown: that of the last view, or of a moment on the way to it. */
  get shown() {
    return this.playback.table ?? this.table;
  }

  /** Is what is shown a stored game that cannot go on? */
  get frozen() {
    return this.room?.phase === "lobby" && this.room.game !== "" && this.view?.game === this.room.game;
  }

  /** What one is asked; where a turn may begin with something special, the ordinary turn. Nothing in a pause. */
  get prompt() {
    const prompt = this.room?.pause ? null : (this.view?.table.prompt ?? null);
    return prompt?.otherwise ?? prompt;
  }

  /** What the turn may begin with, such as a Confrontation. Any other answer declines it. */
  get opening() {
    const prompt = this.view?.table.prompt ?? null;
    return prompt?.otherwise && !this.playback.playing && !this.room?.pause ? prompt : null;
  }

  /** The question once what led to it has been shown; it can be answered before. */
  get asked() {
    return this.playback.playing ? null : this.prompt;
  }

  /** Does a bot play in one's place? */
  get replaced(): boolean {
    const own = this.room?.seat == null ? undefined : this.room.chairs[this.room.seat];
    return own?.kind === "bot" && !this.table?.over;
  }

  /** Is there anybody to talk to? */
  get company(): boolean {
    const { room } = this;
    return (
      room !== null && (room.seat === null || room.spectators > 0 || room.chairs.some((chair) => chair.kind === "human" && !chair.yours))
    );
  }

  /** Who plays in one's place for a while, at the pace of the table. */
  get standin(): StandIn | null {
    return this.room?.seat == null || this.table?.over ? null : (this.room.chairs[this.room.seat]?.standin ?? null);
  }

  /** For whom the table waits who is not there; null for nobody. */
  get missed(): number | null {
    const { room, table } = this;
    if (!room || !table || table.over || room.phase !== "playing") return null;
    const gone = (seat: number) => seat !== room.seat && room.chairs[seat]?.kind === "human" && room.chairs[seat].away !== null;
    return table.waiting.find((seat) => gone(seat) && !room.chairs[seat]!.standin) ?? null;
  }

  stepAway(how: StepAway["how"], quickly = false): void {
    this.say({ type: "step_away", how, bot: "", quickly });
  }

  /** Here again: no further answer of a bot is given. */
  back(): void {
    this.say({ type: "back" });
  }

  takeSeatBack(): void {
    if (this.room?.seat != null) this.changeSeat(this.room.seat, "human");
  }

  /** Is the last answer still under way? */
  get pending(): boolean {
    return this.prompt !== null && this.sent === this.prompt.number;
  }

  name(seat: number): string {
    if (seat === ALLY) return "The ally";
    return nameAt(seat, this.room?.chairs[seat]?.name);
  }

  /** What people settle among themselves around a game. */
  settle(message: Settling): void {
    this.say(message);
  }

  /** "You", or the name of a seat. */
  who(seat: number): string {
    return seat === this.table?.seat ? "You" : this.name(seat);
  }

  close(): void {
    this.playback.close();
    this.talk.close();
    this.#wire.close();
  }

  // To the server

  answer(picked: number[]): void {
    const { view, prompt } = this;
    if (!view || !prompt || this.pending) return;
    const meant = this.guide ? this.guide.allows(picked) : picked;
    if (!meant) return;
    const otherwise = view.table.prompt?.otherwise ? { otherwise: true } : {};
    this.#act({ type: "answer", game: view.game, number: prompt.number, picked: meant, ...otherwise });
  }

  /** Begins the turn with one of the options of `opening`. */
  begin(index: number): void {
    const { view, opening } = this;
    if (!view || !opening || this.pending) return;
    const meant = this.guide ? this.guide.allows([index], opening.options) : [index];
    if (meant) this.#act({ type: "answer", game: view.game, number: opening.number, picked: meant });
  }

  playAll(): void {
    const { view, prompt } = this;
    if (!view || !prompt || this.pending || this.guide?.allowsAll() === false) return;
    this.#act({ type: "play_all", game: view.game, number: prompt.number });
  }

  undo(): void {
    if (this.view) this.say({ type: "undo", game: this.view.game, number: this.view.number });
  }

  vote(agree: boolean): void {
    const vote = this.room?.vote;
    if (vote && this.view) this.say({ type: "vote", game: this.view.game, number: vote.number, agree });
  }

  hint(): void {
    if (this.guide?.hints()) return;
    if (!this.view || !this.prompt) return;
    this.hinting = this.prompt.number;
    this.say({ type: "hint", game: this.view.game, number: this.prompt.number });
  }

  explain(what: string): void {
    this.say({ type: "explain", what });
  }

  moreLog(): void {
    if (this.view) this.say({ type: "earlier", game: this.view.game, before: this.#start });
  }

  /** `chosen`: what a campaign leaves to its players before its next game. */
  start(chosen: string[] = []): void {
    this.say({ type: "start", chosen });
  }

  sitDown(seat: number, name: string): void {
    this.say({ type: "sit_down", seat, name });
  }

  #wished = { seat: null as number | null, name: "", face: "" };
  /** Says who one is; what is asked twice is said once on a connection. */
  introduce(name: string, face: string): void {
    const [seat, before] = [this.room?.seat ?? null, this.#wished];
    if (this.state !== "open" || (before.seat === seat && before.name === name && before.face === face)) return;
    this.#wished = { seat, name, face };
    this.say({ type: "introduce", name, face });
  }

  changeSeat(seat: number, kind: ChangeSeat["kind"], bot = ""): void {
    this.say({ type: "change_seat", seat, kind, bot });
  }

  setOrders(orders: Order[]): void {
    this.say({ type: "set_orders", orders });
  }

  speak(text: string, team: boolean): void {
    this.say({ type: "say", text, team });
  }

  /** The record, or a sentence about why it cannot be had now. */
  getRecord(): Promise<RecordText> {
    return this.#fetch("get_record");
  }

  /** The file of the campaign, or a sentence about why it cannot be had now. */
  getCampaign(): Promise<RecordText> {
    return this.#fetch("get_campaign");
  }

  #fetch(about: Wanted["about"]): Promise<RecordText> {
    if (this.state !== "open") return Promise.reject(new Error("There is no connection to the server now."));
    const asked = this.#wanted.find((file) => file.about === about);
    if (asked) return asked.promise;
    const file = wanted(about);
    this.#wanted.push(file);
    this.#wire.send({ type: about });
    return file.promise;
  }

  /** Ends the wait for the first file of this sort; false if nobody waits for one. */
  #settle(about: string | null, how: (file: Wanted) => void): boolean {
    const at = this.#wanted.findIndex((file) => about === null || file.about === about);
    if (at < 0) return false;
    how(this.#wanted.splice(at, 1)[0]!);
    return true;
  }

  /** Says why something did not work, where the table says such things. */
  complain(text: string): void {
    this.refused = { type: "refused", text, rule: "", about: "", number: null };
  }

  say(message: ToServer): void {
    this.refused = null;
    this.#wire.send(message);
  }

  #act(message: ToServer & { number: number }): void {
    this.playback.acted();
    this.sent = message.number;
    this.answeredAt = this.#seen;
    this.hinted = null;
    this.hinting = -1;
    this.#unconfirmed = message;
    this.say(message);
  }

  /** Does a number belong to an answer before the one that is under way? */
  #isOld(number: number | null | undefined): boolean {
    return this.#unconfirmed !== null && number != null && number !== this.#unconfirmed.number;
  }

  // From the server

  hear(said: ToClient): void {
    const message = saidWithNames(said, cityOf(this.table));
    switch (message.type) {
      case "room":
        if (this.room === null) {
          this.onOpen?.();
          this.#wire.send({ type: "ping" }); // its answer comes after all that was said before
        }
        this.#granted(message);
        if (this.room?.seat != null && message.seat === null) {
          this.onUnseated?.(this.token);
          this.token = ""; // it opens nothing any more
        }
        if (this.room !== null && this.room.game !== message.game) this.talk.anew();
        this.room = message;
        if (message.phase === "lobby" && message.game === "") this.view = null; // back in the lobby
        if (this.replaced) this.playback.recap = false;
        break;
      case "view":
        this.#look(withNames(message));
        break;
      case "accepted":
        if (!this.#isOld(message.number)) this.#unconfirmed = null;
        break;
      case "refused":
        if (answers(message.about) && this.#isOld(message.number)) break;
        if (this.#settle(message.about, (file) => file.reject(new Error(message.text)))) break;
        this.refused = this.lastRefused = message;
        this.onRefused?.(message.text);
        if (message.about === "hint") this.hinting = -1;
        if (answers(message.about)) this.#unconfirmed = null;
        if (answers(message.about) || !message.about) this.sent = -1;
        break;
      case "introduced":
        this.onIntroduced?.(message.name, this.#wished.name);
        this.calledOtherwise = message.text;
        break;
      case "attacked":
        this.attacked = message;
        break;
      case "said":
        if (this.chat.some((said) => said.number === message.number)) break;
        this.chat = [...this.chat, message];
        this.talk.hear(message);
        break;
      case "remark":
        if (settings.botsTalk && this.room?.talk !== "off") this.talk.explain(message);
        break;
      case "seated":
        this.token = message.token;
        this.onSeated?.(message.seat, message.token);
        break;
      case "hinted":
        this.hinting = -1;
        if (message.number !== this.prompt?.number || this.pending) break; // it has been answered meanwhile
        this.hinted = message.otherwise === (this.view?.table.prompt?.otherwise != null) ? message : { ...message, picked: [] };
        break;
      case "explained":
        this.explained = message;
        break;
      case "earlier_log":
        this.#prepend(message.log.lines, message.log.start, message.log.earlier);
        break;
      case "record":
        this.#settle(null, (file) => file.resolve(message));
        break;
      case "pong":
        this.talk.caughtUp();
        break;
    }
  }

  onIntroduced: ((name: string, wished: string) => void) | undefined;
  /** A seat was taken: its key has to be kept. */
  onSeated: ((seat: number, token: string) => void) | undefined;
  /** The seat is somebody else's: its key is worth nothing. */
  onUnseated: ((token: string) => void) | undefined;
  onRefused: ((text: string) => void) | undefined;
  onOpen: (() => void) | undefined;
  /** A vote of one's own that ended, and nobody refused: it is taken back. */
  #granted(room: Room): void {
    const asked = this.room?.vote;
    if (asked && !asked.ends && asked.seat === room.seat && room.vote === null && this.refused?.about !== "vote") this.onGranted?.();
  }

  /** All have agreed that one takes something back. */
  onGranted: (() => void) | undefined;

  #look(view: View): void {
    const { log } = view;
    // What is told from further back, or leaves a gap, is a log of its own.
    const before = this.view;
    const fresh = view.game !== before?.game || log.start <= this.#start || log.start > this.#seen;
    const answered = this.pending;
    if (fresh) {
      this.lines = log.lines;
      this.#start = log.start;
      this.earlier = log.earlier;
    } else {
      this.lines = [...this.lines.filter((line) => line.at < log.start), ...log.lines];
    }
    this.#seen = log.end;
    if (!view.table.prompt || !/defend/.test(view.table.prompt.kind)) this.attacked = null;
    if (view.table.prompt?.number !== this.sent) this.sent = -1;
    if (this.hinted?.number !== view.table.prompt?.number) this.hinted = null;
    if (this.hinting !== view.table.prompt?.number) this.hinting = -1;
    this.#show(before, view, fresh, answered);
  }

  /** Either at once, or step by step as others came there. */
  #show(before: View | null, view: View, fresh: boolean, answered: boolean): void {
    const { playback } = this;
    const onward = before !== null && before.game === view.game && view.number >= before.number;
    if (fresh || !onward) playback.close();
    else playback.take(before, view, answered);
    if (!playback.playing && onward) playback.beforeTable?.(view.table);
    this.view = view;
    if (before === null) playback.opened(view);
  }

  #prepend(lines: LogLine[], start: number, earlier: boolean): void {
    const first = this.lines[0]?.at ?? Infinity;
    this.lines = [...lines.filter((line) => line.at < first), ...this.lines];
    this.#start = Math.min(start, this.#start);
    this.earlier = earlier;
  }

  #hello(): ToServer {
    return {
      type: "hello",
      room: this.id,
      token: this.token,
      game: this.view?.game ?? "",
      seen: this.#seen,
      playback: this.playback.wanted,
    };
  }

  #changed(state: State, reason: string): void {
    this.state = state;
    this.reason = reason;
    if (state !== "open") this.#wished = { seat: null, name: "", face: "" };
    if (state !== "open") while (this.#settle(null, (file) => file.reject(new Error("The connection was lost: try again."))));
    if (state === "open" && this.#unconfirmed) this.#wire.send(this.#unconfirmed);
  }
}
