import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type State } from "./connection.ts";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number; reason: string }) => {};
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
}

let told: [State, string][] = [];
const last = () => Socket.all.at(-1)!;
const begin = () => new Connection({ hello: () => ({ type: "ping" }), hear: () => {}, state: (state, reason) => told.push([state, reason]) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  told = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table that was lost is joined again, and why is said until it speaks", () => {
  begin();
  last().onopen();
  last().onmessage({ data: '{"type":"pong"}' });
  last().onclose({ code: 4503, reason: "It could not be saved." });
  expect(told.at(-1)).toEqual(["lost", "It could not be saved."]);
  vi.advanceTimersByTime(300);
  expect([Socket.all.length, told.at(-1)]).toEqual([2, ["connecting", "It could not be saved."]]);
  last().onopen();
  last().onmessage({ data: '{"type":"pong"}' });
  expect(told.at(-1)).toEqual(["open", ""]);
});

test("a door that opens to nothing is knocked at more and more slowly, and not for ever", () => {
  begin();
  let waited = 0;
  while (told.at(-1)?.[0] !== "closed" && Socket.all.length < 500) {
    last().onopen();
    last().onclose({ code: 4503, reason: "No store." });
    vi.advanceTimersByTime(8000);
    waited += 8;
  }
  expect(told.at(-1)).toEqual(["closed", "No store. The server does not answer. Reload the page to try again."]);
  expect(Socket.all.length).toBe(81);
  expect(waited).toBeGreaterThan(500);
});
