import { describe, expect, it } from "vitest";
import type { Power, Seat, Table } from "../protocol.ts";
import { gains, Piles } from "./ways.ts";

const power = (parts: [string, number][], more: Partial<Power> = {}): Power => ({
  parts: parts.map(([card, n]) => ({ card, n })),
  total: parts.reduce((sum, [, n]) => sum + n, 0),
  doubled: 0,
  spent: 0,
  ...more,
});

function seat(n: number, more: Partial<Seat> = {}): Seat {
  return { seat: n, deck: 5, hand: { cards: [], hidden: 5 }, discard: [], played: [], power: power([]), ...more } as unknown as Seat;
}

function table(more: Partial<Table> = {}): Table {
  const seats = [seat(0), seat(1)];
  return { active: 0, turn: 3, main_deck: 90, weaknesses: 20, destroyed: [], villains: null, seats, ...more } as unknown as Table;
}

describe("where a card went", () => {
  it("is the discard pile that has it now", () => {
    const next = table({ seats: [seat(0, { discard: ["kick"] }), seat(1)] });
    expect(new Piles(table(), next).sink("kick", "lineup")).toBe("discard/0");
  });
  it("is the discard pile of its owner where several have one more", () => {
    const next = table({ seats: [seat(0, { discard: ["punch"] }), seat(1, { discard: ["punch"] })] });
    const piles = new Piles(table(), next);
    expect(piles.sink("punch", "hand/1")).toBe("discard/1");
    expect(piles.sink("punch", "hand/0")).toBe("discard/0");
  });
  it("is the deck that grew, or the hand of who got it", () => {
    expect(new Piles(table(), table({ seats: [seat(0, { deck: 6 }), seat(1)] })).sink("robin", "lineup")).toBe("deck/0");
    const passed = table({ seats: [seat(0), seat(1, { hand: { cards: [], hidden: 6 } })] });
    expect(new Piles(table(), passed).sink("robin", "hand/0")).toBe("hand/1");
  });
  it("is what was destroyed", () => {
    expect(new Piles(table(), table({ destroyed: ["punch"] })).sink("punch", "hand/0")).toBe("destroyed");
  });
  it("is told of no card that is only looked at no longer", () => {
    expect(new Piles(table(), table()).sink("robin", "lineup")).toBeNull();
    expect(new Piles(table(), table({ main_deck: 91 })).sink("robin", "tray")).toBeNull();
    expect(new Piles(table(), table()).sink("punch", "played/1")).toBe("discard/1");
  });
});

describe("where a card came from", () => {
  it("is the pile that had it", () => {
    const before = table({ seats: [seat(0, { discard: ["robin", "kick"] }), seat(1)] });
    expect(new Piles(before, table({ seats: [seat(0, { discard: ["robin"] }), seat(1)] })).source("kick", "hand/0")).toBe("discard/0");
  });
  it("is else what its place says", () => {
    const piles = new Piles(table(), table());
    expect(piles.source("robin", "lineup")).toBe("main");
    expect(piles.source("robin", "hand/0")).toBe("deck/0");
    expect(piles.source("robin", "played/1")).toBe("hand/1");
  });
});

describe("what lay nowhere in between", () => {
  it("is a Weakness, the top of a deck, or out of a hand that nobody sees", () => {
    const gains = table({ weaknesses: 19, seats: [seat(0, { discard: ["base/weakness"] }), seat(1)] });
    expect(new Piles(table(), gains).between()).toEqual([["weaknesses", "discard/0"]]);
    const top = table({ seats: [seat(0, { deck: 4, discard: ["kick"] }), seat(1)] });
    expect(new Piles(table(), top).between()).toEqual([["deck/0", "discard/0"]]);
    const hit = table({ seats: [seat(0), seat(1, { hand: { cards: [], hidden: 4 }, discard: ["kick"] })] });
    expect(new Piles(table(), hit).between()).toEqual([["hand/1", "discard/1"]]);
  });
  it("is not what was seen to go", () => {
    const piles = new Piles(table(), table({ seats: [seat(0, { deck: 4, discard: ["kick"] }), seat(1)] }));
    piles.sink("kick", "hand/0");
    expect(piles.between()).toEqual([]);
  });
});

describe("Power that was gained", () => {
  const turn = (now: Power) => table({ seats: [seat(0, { power: now }), seat(1)] });
  it("is what is new, also beside what was spent", () => {
    expect(
      gains(
        turn(power([["punch", 1]])),
        turn(
          power([
            ["punch", 1],
            ["punch", 1],
            ["kick", 2],
          ]),
        ),
      ),
    ).toEqual([
      { card: "punch", n: 1 },
      { card: "kick", n: 2 },
    ]);
    expect(
      gains(
        turn(power([["punch", 1]])),
        turn(
          power(
            [
              ["punch", 1],
              ["kick", 2],
            ],
            { total: 1, spent: 2 },
          ),
        ),
      ),
    ).toEqual([{ card: "kick", n: 2 }]);
  });
  it("is none where it does not add up", () => {
    expect(
      gains(
        turn(power([["punch", 1]])),
        turn(
          power(
            [
              ["punch", 1],
              ["kick", 2],
            ],
            { total: 6, doubled: 1 },
          ),
        ),
      ),
    ).toEqual([]);
    expect(gains(turn(power([["punch", 1]])), turn(power([])))).toEqual([]);
    expect(gains({ ...turn(power([])), turn: 2 }, turn(power([["punch", 1]])))).toEqual([]);
  });
});
