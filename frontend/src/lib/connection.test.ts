import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type State } from "./connection.ts";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose: ((_: { code: number; reason: string }) => void) | null = () => {};
  constructor(readonly address: URL) {
    Socket.all.push(this);
  }
  /** The server ends it. */
  end(code: number, reason = "") {
    this.onclose?.({ code, reason });
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
}

let told: [State, string][] = [];
const last = () => Socket.all.at(-1)!;
const begin = () =>
  new Connection("ab_C", { hello: () => ({ type: "ping" }), hear: () => {}, state: (state, reason) => told.push([state, reason]) });

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
  last().end(4503, "It could not be saved.");
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
    last().end(4503, "No store.");
    vi.advanceTimersByTime(8000);
    waited += 8;
  }
  expect(told.at(-1)).toEqual(["closed", "No store. The server does not answer. Reload the page to try again."]);
  expect(Socket.all.length).toBe(81);
  expect(waited).toBeGreaterThan(500);
});

const joined = () => {
  last().onopen();
  last().onmessage({ data: '{"type":"pong"}' });
};

test("the room is in the address", () => {
  begin();
  expect(last().address.href).toBe(new URL("/ws/ab_C", location.href).href.replace("http", "ws"));
});

test.each([
  ["https://two.table.example", "wss://two.table.example/ws/ab_C"],
  ["/at/two", new URL("/at/two/ws/ab_C", location.href).href.replace("http", "ws")],
])("a table that another server plays is joined there: %s", (address, there) => {
  begin();
  last().onopen();
  last().end(4307, address);
  expect(last().address.href).toBe(there);
  joined();
  expect(told.map(([state]) => state)).toEqual(["connecting", "connecting", "open"]);
  last().end(1012);
  vi.advanceTimersByTime(300);
  expect(last().address.pathname).toBe("/ws/ab_C");
});

test("two servers that point to each other are not asked without end", () => {
  begin();
  for (let i = 0; i < 200; i++) {
    last().end(4307, "/at/two");
    vi.advanceTimersByTime(8000);
  }
  expect(Socket.all.length).toBeLessThan(100);
  expect(told.at(-1)![0]).toBe("closed");
});

test("a server that says nothing any more is left", () => {
  begin();
  joined();
  vi.advanceTimersByTime(5000);
  expect(last().sent.at(-1)).toBe('{"type":"ping"}');
  last().onmessage({ data: '{"type":"pong"}' });
  vi.advanceTimersByTime(5000 + 3999);
  expect(Socket.all.length).toBe(1);
  vi.advanceTimersByTime(1 + 300);
  expect([Socket.all.length, told.at(-1)![0]]).toEqual([2, "connecting"]);
});

test("a server that does not answer the door is left", () => {
  begin();
  vi.advanceTimersByTime(8000 + 300);
  expect(Socket.all.length).toBe(2);
});

test("after a silence another digit is asked for, until somebody speaks", () => {
  begin();
  vi.advanceTimersByTime(8000 + 300);
  const digit = () => Number(/^\?try=([0-8])$/.exec(last().address.search)![1]);
  const first = digit();
  last().end(4307, "/at/two");
  expect(last().address.href).toMatch(/\/at\/two\/ws\/ab_C$/);
  vi.advanceTimersByTime(4000 + 300);
  expect(digit()).toBe((first + 1) % 9);
  last().end(1006); // that server is not there at all
  vi.advanceTimersByTime(600);
  expect(digit()).toBe((first + 2) % 9);
  joined();
  last().end(1006);
  vi.advanceTimersByTime(300);
  expect(last().address.search).toBe("");
});

test("the digits of five silences come without a longer and longer wait", () => {
  begin();
  vi.advanceTimersByTime(8000 + 300 + 4 * (4000 + 300));
  expect(Socket.all.length).toBe(6);
  vi.advanceTimersByTime(4000 + 300);
  expect(Socket.all.length).toBe(6);
});
