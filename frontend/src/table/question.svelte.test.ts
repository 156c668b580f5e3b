import { afterEach, describe, expect, test } from "vitest";
import { flushSync } from "svelte";
import main from "../../samples/view-base-3p-main-late.json";
import city from "../../samples/view-rebirth-3p-main-late.json";
import { nameOf } from "../lib/catalogue.svelte.ts";
import { Client } from "../lib/client.svelte.ts";
import type { View } from "../protocol.ts";
import { Board } from "./board.svelte.ts";
import { questionOf } from "./question.ts";

let dispose: (() => void) | undefined;
afterEach(() => dispose?.());

/** What is said below the question of one's own turn. */
function said(asks: object, view: { table: { prompt: object } } = main): string {
  const client = new Client("room", "token", { send: () => {}, close: () => {} });
  let board: Board | undefined;
  dispose = $effect.root(() => {
    board = new Board(client);
  });
  client.state = "open";
  client.hear({ ...view, table: { ...view.table, prompt: { ...view.table.prompt, ...asks } } } as unknown as View);
  flushSync();
  return questionOf(board!).more;
}

const END = { what: "end", label: "end turn" };

describe("when the hand is played", () => {
  const trident = "base/aquamans_trident";
  const use = { what: "use", label: "use it", card: trident, zone: "played/0", index: 0 };
  const foreseen = { more: 0, sure: true, plays: 0, or_more: false, cheaper: [] };

  test("a card that can still be used is named", () => {
    expect(said({ options: [use, END], forecast: foreseen, left: `You can still use ${nameOf(trident)}.` })).toBe(
      `Use ${nameOf(trident)}, or end your turn.`,
    );
  });

  test("one that would be used in vain is not", () => {
    expect(said({ options: [use, END], forecast: foreseen, left: "" })).toMatch(/end your turn\.$/);
    expect(said({ options: [use, END], forecast: foreseen, left: "" })).not.toContain(nameOf(trident));
  });
});

test("what partners could add is said before one spends", () => {
  const help = [
    { seat: 1, power: 2, move: 2, or_more: false },
    { seat: 2, power: 1, move: 0, or_more: true },
    { seat: 0, power: 0, move: 0, or_more: true },
  ];
  const [a, b, c] = city.table.seats.map(({ seat }) => new Client("room", "token", { send: () => {}, close: () => {} }).name(seat));
  expect(said({ help }, city)).toContain(`${b} could help: +2 Power, 2 steps. ${c} could help: +1 Power or more. ${a} could help.`);
});

test("why nobody can help is said there, too", () => {
  const why = "Nobody can help now: Bob is out of Range.";
  expect(said({ help: [], no_help: why }, city)).toContain(why);
});

test("in a city, a Location that can be used is named", () => {
  const use = { what: "location", label: "use Daily Planet", zone: "space/0", space: 0 };
  expect(said({ options: [use, END] }, city)).toMatch(/^Use the Location, or end your turn\./);
});

describe("where no button plays all", () => {
  const card = (index: number, plain: boolean) => ({ what: "play", label: "play Punch", card: "base/punch", zone: "hand/0", index, plain });
  const foreseen = (plays: number) => ({ more: 3, sure: true, plays, or_more: false, cheaper: [] });
  const ONE_BY_ONE = "Play your cards one by one. Some may ask you something, or their order counts.";

  test("several cards are played one by one, and it is said why", () => {
    expect(said({ options: [card(0, false), card(1, false), card(2, false), END], forecast: foreseen(0) })).toContain(ONE_BY_ONE);
    dispose?.();
    expect(said({ options: [card(0, true), card(1, true), card(2, true), END], forecast: foreseen(1) })).toContain(ONE_BY_ONE);
  });

  test("of one card, or with the button, nothing is said", () => {
    expect(said({ options: [card(0, false), END], forecast: foreseen(0) })).not.toContain("one by one");
    dispose?.();
    expect(said({ options: [card(0, true), card(1, true), END], forecast: foreseen(2) })).not.toContain("one by one");
  });
});
