import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../lib/connection.ts";
import type { ToClient } from "../protocol.ts";
import { answerAll, Desk } from "./desk.ts";
import type { FromEngine, ToEngine } from "./messages.ts";

/** A worker that a test speaks for. */
class Engine {
  said: ToEngine[] = [];
  #hear: ((event: MessageEvent<FromEngine>) => void)[] = [];
  postMessage = (message: ToEngine) => void this.said.push(message);
  addEventListener = (type: string, hear: unknown) =>
    void (type === "message" && this.#hear.push(hear as (event: MessageEvent<FromEngine>) => void));
  tell(message: FromEngine): void {
    for (const hear of this.#hear) hear({ data: message } as MessageEvent<FromEngine>);
  }
}

const FILES = { version: "1", files: { a: 10 }, lock: {}, setup: { sets: [] } };
const [fetched, socket] = [globalThis.fetch, globalThis.WebSocket];
let engine: Engine;
let desk: Desk;
const loaded: number[] = [];
let started: Promise<void>;

beforeEach(() => {
  engine = new Engine();
  desk = new Desk(engine as unknown as Worker);
  started = desk.start("http://here/engine-1/", FILES, { loading: (bytes) => loaded.push(bytes), starting: () => {}, elsewhere: () => {} });
});
afterEach(() => {
  [globalThis.fetch, globalThis.WebSocket] = [fetched, socket];
  vi.useRealTimers();
});

test("the page hears how much is loaded, and when the engine is there", async () => {
  engine.tell({ type: "loading", loaded: 4, of: 10 });
  engine.tell({ type: "ready" });
  await started;
  expect(loaded).toEqual([4]);
});

test("what went wrong is told in a sentence", async () => {
  engine.tell({ type: "failed", text: "Your browser could not start the game." });
  await expect(started).rejects.toThrow("Your browser could not start the game.");
});

test("requests are answered by the engine, each with its own answer", async () => {
  answerAll(desk, FILES.setup);
  const [one, two] = [fetch("/api/lookup/base/kick"), fetch("/api/rooms", { method: "POST", body: "{}" })];
  const asked = engine.said.filter((message) => message.type === "ask");
  expect(asked.map(({ method, address, body }) => [method, address, body])).toEqual([
    ["GET", "/api/lookup/base/kick", ""],
    ["POST", "/api/rooms", "{}"],
  ]);
  engine.tell({
    type: "answer",
    id: asked[1]!.id,
    status: 201,
    headers: {},
    body: new TextEncoder().encode("2") as Uint8Array<ArrayBuffer>,
  });
  engine.tell({
    type: "answer",
    id: asked[0]!.id,
    status: 404,
    headers: {},
    body: new TextEncoder().encode("1") as Uint8Array<ArrayBuffer>,
  });
  expect([(await one).status, await (await two).json()]).toEqual([404, 2]);
  expect(await (await fetch("/api/setup")).json()).toEqual(FILES.setup);
});

test("a connection lives as long as the engine thinks, and ends when the table says so", async () => {
  vi.useFakeTimers();
  answerAll(desk, FILES.setup);
  const heard: ToClient[] = [];
  const states: string[] = [];
  const connection = new Connection("room", {
    hello: () => ({ type: "hello", room: "room" }),
    hear: (message) => heard.push(message),
    state: (state, why) => states.push(why || state),
  });
  await vi.advanceTimersByTimeAsync(1);
  const { id } = engine.said.find((message) => message.type === "connect")!;
  expect(engine.said.at(-1)).toEqual({ type: "say", id, text: '{"type":"hello","room":"room"}' });
  engine.tell({ type: "heard", id, text: '{"type":"accepted"}' });
  await vi.advanceTimersByTimeAsync(60_000); // pings are answered here
  expect(states).toEqual(["connecting", "open"]);
  engine.tell({ type: "ended", id, code: 4404, reason: "There is no such table." });
  expect(states.at(-1)).toBe("There is no such table.");
  connection.close();
});
