import { describe, expect, it } from "vitest";
import { gzipSync } from "node:zlib";
import type { LogLine, Table } from "../protocol.ts";
import { answerAll, Desk, unpacked, type Game } from "./desk.ts";

const line = (at: number) => ({ at, text: `event ${at}`, cards: [], rule: "", seat: 0, what: "turn" }) as unknown as LogLine;

/** 100 places; at each the turn is the number of the place, as the second eyes see it ten more. */
function game(): Game {
  const places: Game["places"] = Array.from({ length: 100 }, (_, at) => [
    [at === 0 ? {} : { turn: at }, [line(at)]],
    [at === 0 ? {} : { turn: at + 10 }, [line(at)]],
  ]);
  return {
    replay: { id: "file" } as Game["replay"],
    eyes: ["", "open"],
    first: [{ turn: 0 } as Table, { turn: 10 } as Table],
    places,
    ends: places.map((_, at) => at + 1),
    cards: [{ card: "base/kick" }, { card: "rivals/kick" }] as Game["cards"],
    guests: [{ card: "rivals/kick", cost: 9 }] as Game["guests"],
    explained: { "BASE-1.1": ["why"] },
  };
}

describe("a game in a file", () => {
  it("shows any place through any eyes, forward and back", () => {
    const desk = new Desk(game());
    for (const at of [99, 3, 70, 71, 0, 64]) {
      expect(desk.table(at, 0).turn).toBe(at);
      expect(desk.table(at, 1).turn).toBe(at + 10);
    }
  });

  it("answers as the server does", async () => {
    answerAll(new Desk(game()));
    const get = async (address: string) => {
      const answer = await fetch(address);
      return [answer.status, await answer.json()];
    };
    expect(await get("/api/replays")).toEqual([200, { id: "file" }]);
    const [, view] = await get("/api/replays/file/5?seat=open&seen=3");
    expect(view).toMatchObject({ number: 5, table: { turn: 15 }, log: { start: 3, end: 6 } });
    expect(view.log.lines.map((told: LogLine) => told.at)).toEqual([3, 4, 5]);
    expect((await get("/api/replays/file/5?seat=1"))[0]).toBe(404);
    expect(await get("/api/catalogue?sets=base")).toEqual([200, { sets: {}, cards: [{ card: "base/kick" }] }]);
    expect(await get("/api/catalogue?sets=rivals&guests=base")).toMatchObject([200, { cards: [{ cost: 9 }] }]);
    expect(await get("/api/replays/file/5/explain?what=BASE-1.1")).toMatchObject([200, { lines: ["why"] }]);
    expect((await get("/api/replays/file/5/explain?what=BASE-9.9"))[0]).toBe(404);
    expect((await get("/api/setup"))[0]).toBe(404);
  });

  it("is unpacked", async () => {
    const text = gzipSync(JSON.stringify(game())).toString("base64");
    expect((await unpacked(text)).eyes).toEqual(["", "open"]);
  });
});
