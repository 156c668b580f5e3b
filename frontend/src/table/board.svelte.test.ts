import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { flushSync } from "svelte";
import city from "../../samples/view-rebirth-3p-main-late.json";
import hunt from "../../samples/view-hu-3p-hunt-destroy.json";
import main from "../../samples/view-base-3p-main-late.json";
import twice from "../../samples/view-base-3p-play-again.json";
import walk from "../../samples/view-rebirth-3p-walk.json";
import { nameOf } from "../lib/catalogue.svelte.ts";
import { Client } from "../lib/client.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { ToServer, View } from "../protocol.ts";
import { Board } from "./board.svelte.ts";
import { spot } from "./choice.ts";
import { deeds } from "./keys.ts";

let sent: ToServer[] = [];
let dispose: (() => void) | undefined;

function seated(view: unknown): Board {
  const client = new Client("room", "token", { send: (message) => sent.push(message), close: () => {} });
  let board: Board | undefined;
  dispose = $effect.root(() => {
    board = new Board(client);
  });
  client.hear(view as View);
  flushSync();
  return board!;
}

beforeEach(() => {
  sent = [];
  settings.askBeforeEnding = true;
});
afterEach(() => dispose?.());

describe("one's own turn", () => {
  test("cards of the hand are chosen on the table, the end of the turn in the bar", () => {
    const board = seated(main);
    expect(board.onTable.get(spot("hand/0", 0))?.map((choice) => choice.option.label)).toEqual(["play Punch"]);
    expect(board.elsewhere).toEqual([]);
    expect(board.end?.option.what).toBe("end");
  });

  test("a card that is taken up is played", () => {
    const board = seated(main);
    const choices = board.onTable.get(spot("hand/0", 1))!;
    board.take(choices, { card: "base/punch" });
    expect(sent).toEqual([{ type: "answer", game: "game-0", number: 62, picked: [1] }]);
  });

  test("a second click before the server has answered does nothing", () => {
    const board = seated(main);
    const choices = board.onTable.get(spot("hand/0", 0))!;
    board.take(choices, { card: "base/punch" });
    board.take(choices, { card: "base/punch" });
    expect(sent.length).toBe(1);
  });

  test("a card that cannot be bought says why and is only shown", () => {
    const board = seated(main);
    const look = { card: "base/jonn_jonzz", zone: "lineup", index: 0 };
    board.take([], look);
    expect(sent).toEqual([]);
    expect(board.zoom?.look).toEqual(look);
    expect(board.why(look)[0]?.text).toBe("J'onn J'onzz costs 6 and you have 1 Power.");
  });

  test("the end of the turn is asked back while something can be done", () => {
    const board = seated(main);
    board.choose(board.end!);
    expect([board.asksEnd, sent.length]).toEqual([true, 0]);
    board.choose(board.end!);
    expect(sent).toEqual([{ type: "answer", game: "game-0", number: 62, picked: [2] }]);
  });

  test("the key that ends it, pressed twice at once, is a slip", () => {
    const board = seated(main);
    const { end } = deeds(board);
    end!();
    end!();
    expect([board.asksEnd, sent.length]).toEqual([true, 0]);
  });

  test("it is not asked back by who does not want it", () => {
    settings.askBeforeEnding = false;
    const board = seated(main);
    board.choose(board.end!);
    expect(sent.length).toBe(1);
  });
});

describe("other questions", () => {
  test("which card again is asked on the stage, and what has left it fans out", () => {
    const board = seated(twice);
    const played = [...board.onTable].map(([place, choices]) => [place, choices[0]!.option.label]);
    expect(played).toHaveLength(10);
    expect(played).toContainEqual([spot("played/2", 0), "Kick"]);
    expect(played).toContainEqual([spot("played/2", 5), "Kick"]);
    expect(board.fans.map((fan) => fan.choices.map(({ option }) => option.label))).toEqual([["Lex Luthor"]]);
  });

  test("a pile that is asked about fans out under its name", () => {
    const board = seated(hunt);
    expect(board.fans.map((fan) => [fan.label, fan.choices.length])).toEqual([["Your discard pile", 14]]);
    expect(board.onTable.has(spot("hand/2", 0))).toBe(true);
  });

  test("of several cards no more are picked than may be", () => {
    const board = seated(hunt);
    expect(board.several).toBe(true);
    for (const index of [0, 1, 2]) board.toggle(index);
    expect(board.picked).toEqual([0, 1]);
    board.toggle(0);
    board.toggle(2);
    expect(board.picked).toEqual([1, 2]);
    board.confirm();
    expect(sent.map((message) => (message as { picked: number[] }).picked)).toEqual([[1, 2]]);
  });

  test("a space of the city is chosen in the city", () => {
    const board = seated(walk);
    expect([...board.onTable.keys()]).toEqual([spot("space/0", -1), spot("space/1", -1), spot("space/9", -1)]);
  });

  test("a new question begins with nothing picked", () => {
    const board = seated(hunt);
    board.toggle(0);
    board.client.hear(main as unknown as View);
    flushSync();
    expect(board.picked).toEqual([]);
  });
});

describe("what the hand brings", () => {
  const foreseen = (forecast: object) => seated({ ...main, table: { ...main.table, prompt: { ...main.table.prompt, forecast } } });

  test("the button names how many cards are surely played, and of how many", () => {
    const lit = seated(main).choices.filter(({ option }) => option.what === "play" && !option.idle).length;
    dispose?.();
    expect(foreseen({ more: 2, sure: true, plays: lit, or_more: false }).playAll).toBe(`Play all ${lit}`);
    dispose?.();
    expect(foreseen({ more: 2, sure: true, plays: lit, or_more: true }).playAll).toBe(`Play all ${lit}+`);
    dispose?.();
    expect(foreseen({ more: 2, sure: false, plays: lit - 1, or_more: false }).playAll).toBe(`Play ${lit - 1} of ${lit}`);
  });

  test("who plays all is told which card is left out, unless something else stops it", () => {
    const options = seated(main).client.asked!.options;
    dispose?.();
    const plays = options.filter(({ what, idle }) => what === "play" && !idle);
    const asking = options.map((option) =>
      option === plays[0] ? { ...option, plain: false } : option.what === "play" ? { ...option, plain: true } : option,
    );
    const asked = (count: number) =>
      seated({
        ...main,
        table: {
          ...main.table,
          prompt: { ...main.table.prompt, options: asking, forecast: { more: 2, sure: false, plays: count, or_more: false } },
        },
      });
    const board = asked(plays.length - 1);
    const name = nameOf(plays[0]!.card!);
    expect(board.leftOut).toEqual([name]);
    expect(board.playAllMore).toBe(`Plays the cards that leave nothing to choose. ${name} may ask you something.`);
    dispose?.();
    expect(asked(plays.length - 2).leftOut).toEqual([]);
  });

  test("the purse is the forecast of the server", () => {
    const { power, ...rest } = foreseen({ more: 3, sure: false, plays: 2, or_more: false }).purse;
    expect([power >= 0, rest]).toEqual([true, { more: 3, sure: false }]);
  });
});

describe("looking closer", () => {
  const look = { card: "base/jonn_jonzz", zone: "lineup", index: 0 };
  const other = { card: "base/punch", zone: "hand/0", index: 0 };

  test("a card that is seen large goes with the question", () => {
    const board = seated(main);
    board.open(look);
    flushSync();
    expect(board.zoom?.look).toEqual(look);
    board.client.hear({ ...main, number: 63, table: { ...main.table, prompt: { ...main.table.prompt, number: 63 } } } as unknown as View);
    flushSync();
    expect(board.zoom).toBe(null);
  });

  test("and with the turn, whoever's it is", () => {
    const turn = (number: number, active: number) =>
      ({ ...main, number, table: { ...main.table, prompt: null, turn: main.table.turn + number, active } }) as unknown as View;
    const board = seated(turn(1, 1));
    board.open(look);
    flushSync();
    expect(board.zoom?.look).toEqual(look);
    board.client.hear(turn(2, 2));
    flushSync();
    expect(board.zoom).toBe(null);
  });

  test("who answers has looked enough", () => {
    for (const act of [(board: Board) => board.take(board.onTable.get(spot("hand/0", 0))!, other), (board: Board) => board.giveAll()]) {
      const board = seated(main);
      board.open(look);
      act(board);
      expect([sent.length, board.zoom]).toEqual([1, null]);
      dispose?.();
      sent = [];
    }
  });

  test("it goes on to another card only with the focus that somebody moves there", () => {
    const board = seated(main);
    const button = document.createElement("button");
    board.open(look);
    board.follow(other, button.getBoundingClientRect(), null);
    expect(board.zoom?.look).toEqual(look);
    board.follow(other, button.getBoundingClientRect(), button);
    expect(board.zoom?.look).toEqual(other);
  });

  test("a press beside it closes it, one on it does not", () => {
    const board = seated(main);
    const zoom = document.createElement("section");
    zoom.dataset.zoom = "";
    board.open(look);
    board.pressed(zoom.appendChild(document.createElement("button")));
    expect(board.zoom?.look).toEqual(look);
    board.pressed(document.createElement("button"));
    expect(board.zoom).toBe(null);
  });
});

describe("cards that lie in several places of the city", () => {
  const villain = (space: number, index: number) => ({
    what: "card",
    label: `card of ${space}`,
    card: city.table.section.spaces[space]!.villains[0]!.card,
    zone: `space/${space}`,
    index,
  });
  const options = [villain(7, 3), villain(0, 0), villain(2, 0)];
  const asks = (most: number) =>
    seated({ ...city, table: { ...city.table, prompt: { ...city.table.prompt, kind: "first attacker", least: most, most, options } } });

  test("the one that is picked stays in view", () => {
    const board = asks(1);
    board.town.selected = null;
    expect(board.town.place).toBe(0);
    board.toggle(1);
    expect(board.town.place).toBe(0);
    board.toggle(0);
    expect(board.town.place).toBe(7);
  });

  test("of several, the next place that has one comes into view until all are picked", () => {
    const board = asks(2);
    board.toggle(1);
    expect(board.town.place).toBe(2);
    board.toggle(2);
    expect(board.town.place).toBe(2);
  });
});

test("two long answers stand in the bar of a phone, where they cover nothing; on a desk they are beside it", () => {
  const { prompt } = (main as unknown as View).table;
  const answer = (label: string) => ({ ...prompt!.options[0]!, label, what: "choose", card: null, zone: null, index: null });
  const options = [answer("+2 Power and you may destroy a card in your discard pile"), answer("draw a card and +1 Power")];
  const board = seated({
    ...main,
    table: { ...main.table, prompt: { ...prompt!, kind: "choose", decline: "", least: 1, most: 1, options } },
  });
  expect([board.words.length, board.fewWords]).toEqual([2, false]);
  board.phone = true;
  expect([board.twoLong, board.fewWords]).toEqual([true, true]);
});
