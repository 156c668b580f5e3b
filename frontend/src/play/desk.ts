// The engine in the place of the server: `fetch` and `WebSocket` lead to it, so the rest of the page is the very same.

import type { Engine, FromEngine, ToEngine } from "./messages.ts";

export interface Hopes {
  loading: (loaded: number, of: number) => void;
  starting: () => void;
  /** Another tab plays; this one waits for it. */
  elsewhere: () => void;
}

/** The part of a worker that is used. */
export type Worked = Pick<Worker, "postMessage" | "addEventListener">;

export class Desk {
  #last = 0;
  #answers = new Map<number, (answer: Response) => void>();
  #sockets = new Map<number, PageSocket>();

  constructor(private readonly worker: Worked) {}

  /** Resolves when the engine is there; else says in a sentence why not. */
  start(folder: string, engine: Engine, hopes: Hopes): Promise<void> {
    return new Promise((resolve, reject) => {
      this.worker.addEventListener("error", () => reject(new Error("Your browser could not start the game. Try another browser.")));
      this.worker.addEventListener("message", ({ data: message }: MessageEvent<FromEngine>) => {
        if (message.type === "loading") hopes.loading(message.loaded, message.of);
        else if (message.type === "starting") hopes.starting();
        else if (message.type === "elsewhere") hopes.elsewhere();
        else if (message.type === "ready") resolve();
        else if (message.type === "failed") reject(new Error(message.text));
        else this.#take(message);
      });
      this.#post({ type: "start", folder, engine });
    });
  }

  #post(message: ToEngine): void {
    this.worker.postMessage(message);
  }

  #take(message: Extract<FromEngine, { id: number }>): void {
    if (message.type === "answer") {
      const { id, status, headers, body } = message;
      this.#answers.get(id)?.(new Response(status === 304 ? null : body, { status, headers }));
      this.#answers.delete(id);
    } else if (message.type === "heard") this.#sockets.get(message.id)?.heard(message.text);
    else {
      this.#sockets.get(message.id)?.ended(message.code, message.reason);
      this.#sockets.delete(message.id);
    }
  }

  ask(method: string, address: string, body: string): Promise<Response> {
    const id = ++this.#last;
    this.#post({ type: "ask", id, method, address, body });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  connect(socket: PageSocket, room: string): (text: string | null) => void {
    const id = ++this.#last;
    this.#sockets.set(id, socket);
    this.#post({ type: "connect", id, room });
    return (text) => {
      if (text !== null) this.#post({ type: "say", id, text });
      else {
        this.#sockets.delete(id);
        this.#post({ type: "hang_up", id });
      }
    };
  }
}

/** As much of a WebSocket as the page uses. */
export class PageSocket {
  static readonly OPEN = 1;
  static desk: Desk;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  #say: (text: string | null) => void;

  constructor(address: URL | string) {
    this.#say = PageSocket.desk.connect(this, decodeURIComponent(new URL(address).pathname.split("/").pop()!));
    queueMicrotask(() => {
      this.readyState = PageSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    // A bot may think for a while, and the engine answers nothing meanwhile; but it cannot go away.
    if (text === '{"type":"ping"}') queueMicrotask(() => this.heard('{"type":"pong"}'));
    else this.#say(text);
  }

  close(): void {
    this.readyState = 3;
    this.#say(null);
  }

  heard(text: string): void {
    this.onmessage?.({ data: text });
  }

  ended(code: number, reason: string): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** From now on the page asks the engine what it would ask its server; `setup` is known already. */
export function answerAll(desk: Desk, setup: object): void {
  const others = globalThis.fetch;
  globalThis.fetch = (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address === "/api/setup") return Promise.resolve(Response.json(setup));
    return address.startsWith("/api/") ? desk.ask(how?.method ?? "GET", address, String(how?.body ?? "")) : others(asked, how);
  };
  PageSocket.desk = desk;
  globalThis.WebSocket = PageSocket as unknown as typeof WebSocket;
}
