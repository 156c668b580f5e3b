// One websocket to the server that comes back by itself and goes on where it was, also if that is another server by now.

import type { ToClient, ToServer } from "../protocol.ts";

export type State = "connecting" | "open" | "lost" | "closed";

export interface Wire {
  send(message: ToServer): void;
  close(): void;
}

interface Ends {
  /** What to say first on every new connection. */
  hello: () => ToServer;
  hear: (message: ToClient) => void;
  state: (state: State, reason: string) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** About ten minutes of the longest wait: then somebody has to ask for it. */
const MOST_TRIES = 80;
const PING_EVERY = 5000;
/** A server that stands still keeps its connections open and says nothing; then another one may have the table.
 * Shorter than from ping to ping. */
const PATIENCE = 4000;
const NO_ANSWER = "The server does not answer. Reload the page to try again.";
/** After so many silences one after the other there is no hurry any more: each of some servers has been asked. */
const HURRIES = 5;
/** The server closes with 44xx where coming back would not help, but for a flood of messages. */
const hopeless = (code: number) => code >= 4400 && code < 4408;
/** The table is played by another server; the reason is its address, or a path of this one. */
const ELSEWHERE = 4307;

/** Digits that follow one another bring to different servers if there are three, also the last one and the first. */
const TRIES = 9;
/** The people of one room begin with the same digit, those of different rooms with different ones. */
const firstTry = (room: string) => [...room].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);

export class Connection implements Wire {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #tries = 0;
  /** How often nothing came, beginning with a silence. */
  #silences = 0;
  /** Why the last connection ended, until the server speaks again. */
  #why = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly room: string,
    private readonly ends: Ends,
  ) {
    this.#connect();
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /**
   * The room is in the address, so that a proxy can bring all its people to one server. After a silence there is a digit with it, another
   * one each time: a proxy cannot tell a server that stands still from one that has nothing to say, and would bring us there again.
   */
  #connect(server = ""): void {
    this.ends.state("connecting", this.#why);
    const address = new URL(`${server}/ws/${encodeURIComponent(this.room)}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    if (this.#silences && !server) address.searchParams.set("try", String((firstTry(this.room) + this.#silences) % TRIES));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.send(this.ends.hello());
    let heard = false;
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      if (!heard) this.#joined();
      heard = true;
      this.ends.hear(JSON.parse(event.data as string) as ToClient);
    };
    socket.onclose = (event) => {
      if (!heard && this.#silences && event.code !== ELSEWHERE) this.#silences++;
      this.#lost(event);
    };
    this.#expect(socket, this.#silences ? PATIENCE : 2 * PATIENCE);
  }

  /** Something must be heard, or the connection counts as lost. */
  #expect(socket: WebSocket, patience: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      if (++this.#silences <= HURRIES) this.#wait = FIRST_WAIT;
      this.#lost({ code: 1006, reason: "" });
    }, patience);
  }

  /** The table has answered. A server that only opens the door, and cannot find the table now, must not be asked without end. */
  #joined(): void {
    [this.#wait, this.#tries, this.#silences, this.#why] = [FIRST_WAIT, 0, 0, ""];
    this.ends.state("open", "");
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      this.send({ type: "ping" });
      this.#expect(this.#socket!, PATIENCE);
    }, PING_EVERY);
  }

  #lost(event: { code: number; reason: string }): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    if (this.#over) return;
    if (hopeless(event.code)) {
      this.ends.state("closed", event.reason || "The table cannot be joined.");
      return;
    }
    const elsewhere = event.code === ELSEWHERE ? event.reason : "";
    if (!elsewhere) this.#why = event.reason || this.#why;
    if (++this.#tries > MOST_TRIES) {
      this.ends.state("closed", `${this.#why} ${NO_ANSWER}`.trim());
      return;
    }
    if (elsewhere && this.#tries < 3) {
      this.#connect(elsewhere); // oftener, two servers may point to each other
      return;
    }
    this.ends.state("lost", this.#why);
    this.#timer = setTimeout(() => this.#connect(elsewhere), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
