import { beforeEach, expect, test } from "vitest";
import lobby from "../../samples/room-lobby.json";
import late from "../../samples/view-base-3p-main-late.json";
import type { Room, View } from "../protocol.ts";
import {
  forgetGame,
  forgetGames,
  isWon,
  keepGame,
  keepRecord,
  MOST_GAMES,
  MOST_RECORDS,
  pastGame,
  pastGames,
  recordOf,
  tally,
  type PastGame,
} from "./past.ts";

const room = lobby as unknown as Room;

function over(winners: number[]): View {
  const view = late as unknown as View;
  return { ...view, table: { ...view.table, over: true, winners, result: ["Ann wins.", "more"] } };
}

function game(n: number, won = false): PastGame {
  return {
    game: `room-${n}`,
    room: "room",
    at: n,
    mode: n % 2 ? "base" : "rivals",
    result: "Ann wins.",
    players: [{ name: "Ann", figures: ["base/batman_sh"], score: 30, won, mine: true }],
  };
}

beforeEach(() => localStorage.clear());

test("a game is remembered as its players saw it, and once", () => {
  const past = pastGame(room, over([0]), [0], 5);
  expect(past.result).toBe("Ann wins.");
  expect(past.players.map((player) => player.mine)).toEqual([true, false, false]);
  expect(past.players[0]!.figures).toEqual(over([0]).table.seats[0]!.figures);
  expect(isWon(past)).toBe(true);
  expect(isWon(pastGame(room, over([1]), [0], 5))).toBe(false);
  expect([keepGame(past), keepGame(past)]).toEqual([true, false]);
  expect(pastGames()).toEqual([past]);
});

test("the oldest games go, and the records of old ones before them", () => {
  for (let n = 0; n < MOST_GAMES + 5; n++) {
    keepGame(game(n));
    keepRecord(`room-${n}`, { name: "a.json", text: "{}" });
  }
  expect(pastGames().length).toBe(MOST_GAMES);
  expect(pastGames()[0]!.game).toBe(`room-${MOST_GAMES + 4}`);
  expect(pastGames().filter((past) => recordOf(past.game)).length).toBe(MOST_RECORDS);
});

test("a record is kept with its game only, and forgotten with it", () => {
  keepRecord("room-1", { name: "a.json", text: "{}" });
  expect(recordOf("room-1")).toBe(null);
  keepGame(game(1));
  keepGame(game(2));
  for (const n of [1, 2]) keepRecord(`room-${n}`, { name: "a.json", text: "{}" });
  keepRecord("room-2", { name: "b.json", text: "x".repeat(100_000) });
  expect(recordOf("room-2")?.name).toBe("a.json");
  forgetGame("room-1");
  expect([recordOf("room-1"), pastGames().length]).toEqual([null, 1]);
  forgetGames();
  expect([recordOf("room-2"), pastGames()]).toEqual([null, []]);
  expect(localStorage.length).toBe(0);
});

test.each(["", "{", "null", "7", "[]", '{"version": 2, "games": []}', '{"version": 1}', '{"version": 1, "games": 7}'])(
  "what is damaged is no history: %s",
  (text) => {
    localStorage.setItem("archfoe.past", text);
    expect(pastGames()).toEqual([]);
    expect(keepGame(game(1))).toBe(true);
    expect(pastGames().length).toBe(1);
  },
);

test("a damaged game does not take the others with it", () => {
  const bad = [null, 7, "x", {}, { ...game(3), at: null }, { ...game(4), players: [null] }, { ...game(5), players: [{ name: "Ann" }] }];
  localStorage.setItem("archfoe.past", JSON.stringify({ version: 1, games: [...bad, game(1)] }));
  expect(pastGames()).toEqual([game(1)]);
  localStorage.setItem("archfoe.record.room-1", '{"name": 7}');
  expect(recordOf("room-1")).toBe(null);
});

test("games are counted by what was played", () => {
  const rows = tally([game(1, true), game(2), game(3)], (past) => [past.mode, past.mode]);
  expect(rows).toEqual([
    { words: "base", games: 2, won: 1 },
    { words: "rivals", games: 1, won: 0 },
  ]);
});

test("a game that a bot played for one stands in the list and counts for nothing", () => {
  const helped = { ...room, chairs: room.chairs.map((chair) => ({ ...chair, bolt: chair.seat === 0 })) };
  const past = pastGame(helped, over([0]), [0], 5);
  expect(past.players.map((player) => player.bolt)).toEqual([true, undefined, undefined]);
  expect(isWon(past)).toBe(false);
  expect(tally([past], () => ["base"])).toEqual([]);
  expect(isWon(pastGame(helped, over([1]), [1], 5))).toBe(true); // of whom no bot did
});
