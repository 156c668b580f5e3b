import { beforeEach, expect, test } from "vitest";
import main from "../../samples/view-base-3p-main-late.json";
import type { LogLine, Room, ToServer, View } from "../protocol.ts";
import { Client } from "./client.svelte.ts";

let sent: ToServer[] = [];
let client: Client;

const line = (at: number, text = `line ${at}`): LogLine => ({ at, text, rule: "", what: "turn", cards: [], seat: -1 });

function view(number: number, start: number, lines: LogLine[], earlier = false): View {
  const base = main as unknown as View;
  return { ...base, number, log: { start, end: start + lines.length, earlier, lines, events: [] }, steps: [] };
}

beforeEach(() => {
  sent = [];
  client = new Client("room", "token", { send: (message) => sent.push(message), close: () => {} });
});

test("new lines of the log replace what they tell anew", () => {
  client.hear(view(1, 0, [line(0), line(1), line(2)]));
  client.hear(view(2, 2, [line(2, "told together"), line(4)]));
  expect(client.lines.map((one) => one.text)).toEqual(["line 0", "line 1", "told together", "line 4"]);
});

test("a log that begins further back, or after a gap, stands alone", () => {
  client.hear(view(1, 5, [line(5), line(6)], true));
  client.hear(view(0, 0, [line(0), line(1)]));
  expect([client.lines.map((one) => one.at), client.earlier]).toEqual([[0, 1], false]);
  client.hear(view(9, 40, [line(40), line(41)], true));
  expect([client.lines.map((one) => one.at), client.earlier]).toEqual([[40, 41], true]);
  client.hear(view(10, 42, [line(42)]));
  expect([client.lines.map((one) => one.at), client.earlier]).toEqual([[40, 41, 42], true]);
});

test("earlier lines come before those that are there, each once", () => {
  client.hear(view(1, 5, [line(5), line(6)], true));
  client.moreLog();
  expect(sent.at(-1)).toEqual({ type: "earlier", game: "game-0", before: 5 });
  client.hear({
    type: "earlier_log",
    game: "game-0",
    log: { start: 3, end: 6, earlier: false, lines: [line(3), line(4), line(5)], events: [] },
  });
  expect(client.lines.map((one) => one.at)).toEqual([3, 4, 5, 6]);
  expect(client.earlier).toBe(false);
});

test("an answer is under way until a view with another question comes", () => {
  client.hear(view(62, 0, []));
  client.answer([0]);
  expect(client.pending).toBe(true);
  client.hear({ type: "refused", text: "no", rule: "", about: "answer", number: null });
  expect([client.pending, client.refused?.text]).toEqual([false, "no"]);
});

test("what is said of another message does not end the wait for an answer", () => {
  client.hear(view(62, 0, []));
  client.answer([0]);
  client.hear({ type: "refused", text: "Too late.", rule: "", about: "answer", number: 61 });
  client.hear({ type: "refused", text: "That is your name.", rule: "", about: "rename", number: null });
  expect([client.pending, client.refused?.text]).toEqual([true, "That is your name."]);
  client.hear({ type: "refused", text: "Not that one.", rule: "", about: "answer", number: 62 });
  expect([client.pending, client.refused?.text]).toEqual([false, "Not that one."]);
});

test("chat that is told again after a reconnect stands there once", () => {
  for (let i = 0; i < 2; i++) client.hear({ type: "said", number: 1, seat: 0, name: "Ann", text: "hello", team: false });
  expect(client.chat.length).toBe(1);
});

test("undo names the view, not the question", () => {
  client.hear(view(63, 0, []));
  client.undo();
  expect(sent).toEqual([{ type: "undo", game: "game-0", number: 63 }]);
});

test("in another game, or back in the lobby, nothing of the last one hangs beside a seat or is told", () => {
  const room = (phase: string, game: string) =>
    client.hear({ type: "room", room: "room", seat: 0, phase, game, chairs: [], vote: null } as unknown as Room);
  const said = (number: number) => client.hear({ type: "said", number, seat: 1, name: "Ben", text: "Well played", team: false });
  room("playing", "game-0");
  client.hear(view(1, 0, []));
  client.hear({ type: "pong" });
  said(1);
  expect([client.talk.bubble(1)?.text, client.talk.spoken]).toEqual(["Well played", "Ben says: Well played"]);
  room("over", "game-0");
  expect(client.talk.bubble(1)?.text).toBe("Well played");
  room("playing", "game-1");
  expect([client.talk.bubble(1), client.talk.spoken]).toEqual([null, ""]);
  said(2);
  room("lobby", "");
  expect([client.talk.bubble(1), client.talk.spoken, client.view]).toEqual([null, "", null]);
});
