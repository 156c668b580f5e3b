// One websocket to the server that comes back by itself and goes on where it was.

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
const PING_EVERY = 25_000;
/** The server closes with 44xx where coming back would not help, but for a flood of messages. */
const hopeless = (code: number) => code >= 4400 && code < 4408;

export class Connection implements Wire {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #over = false;

  constructor(private readonly ends: Ends) {
    this.#connect();
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    this.ends.state("connecting", "");
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.send(this.ends.hello());
      this.ends.state("open", "");
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.ends.hear(JSON.parse(event.data as string) as ToClient);
    socket.onclose = (event) => this.#lost(event);
  }

  #lost(event: CloseEvent): void {
    clearInterval(this.#ping);
    if (this.#over) return;
    if (hopeless(event.code)) {
      this.ends.state("closed", event.reason || "The table cannot be joined.");
      return;
    }
    this.ends.state("lost", event.reason);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
