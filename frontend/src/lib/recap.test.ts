import { expect, test } from "vitest";
import type { LogLine, Table } from "../protocol.ts";
import { onSale, recapOf } from "./recap.ts";

const [ME, BOB] = [0, 1];
const line = (at: number, what: string, seat: number, card = "", text = what): LogLine => ({
  at,
  text,
  rule: "",
  what,
  cards: card ? [card] : [],
  seat,
});
const BOBS_TURN = [
  line(0, "turn", ME),
  line(1, "turn ended", ME),
  line(2, "turn", BOB),
  line(3, "bought", BOB, "Mera"),
  line(4, "defeated", BOB, "Bane"),
  line(5, "turn ended", BOB),
];
const VILLAINS = [
  line(6, "turn", ME),
  line(7, "attacked", ME, "Joker"),
  line(8, "discarded", ME, "Punch", "You discard a Punch (Joker)."),
  line(9, "entered", ME, "Lois Lane"),
];

test("who was beaten is told apart from what was bought", () => {
  expect(recapOf(BOBS_TURN, ME).panels).toMatchObject([
    { sort: "turn", seat: BOB, bought: [{ card: "Mera" }], beaten: [{ card: "Bane" }] },
  ]);
});

test("of a turn that still runs nobody can say that it brought nothing", () => {
  const panels = (...more: LogLine[]) => recapOf([...BOBS_TURN.slice(0, 3), line(3, "played", BOB, "Kick"), ...more], ME).panels;
  expect([panels(), panels(line(4, "turn ended", BOB))].map(([turn]) => turn)).toMatchObject([{ over: false }, { over: true }]);
});

test("of a turn that a bot played for somebody the bot is told", () => {
  const played = { ...line(3, "played", BOB, "Kick"), by: "Nell" };
  expect(recapOf([...BOBS_TURN.slice(0, 3), played], ME).panels).toMatchObject([{ seat: BOB, by: "Nell" }]);
});

test("what Villains do as one's own turn begins is in it, until one acts, and is no deed of a player", () => {
  const recap = recapOf(
    [...BOBS_TURN, ...VILLAINS, line(10, "played", ME, "Kick"), line(11, "discarded", ME, "Kick", "You discard Kick (Flight).")],
    ME,
    true,
  );
  expect(recap).toMatchObject({ turns: 1, attacks: 1, refilled: [{ card: "Lois Lane" }] });
  expect(recap.panels.at(-1)).toMatchObject({ sort: "attack", seat: -1, card: "Joker", lost: [], discarded: [{ card: "Punch" }] });
});

/** What was done to me as this Super-Villain appeared at the end of my turn. */
const done = (foe: string, ...lines: LogLine[]) =>
  recapOf(
    [line(0, "turn", ME), line(1, "turn ended", ME), line(2, "appeared", ME, foe), line(3, "hit", ME, foe), ...lines, line(9, "turn", BOB)],
    ME,
  ).panels.find(({ sort }) => sort === "entrance");
const two = (told: LogLine, ...cards: string[]): LogLine => ({ ...told, cards });

test("what goes into a pool and comes back out of it is not lost", () => {
  const into = two(line(4, "put", ME, "", "You put Utility Belt and Punch face down into the pool (Brainiac)."), "Belt", "Punch");
  expect(
    done("Brainiac", into, two(line(6, "put", ME, "", "You put Utility Belt and Punch into your hand (Brainiac)."), "Belt", "Punch")),
  ).toMatchObject({ lost: [], discarded: [], gained: [] });
  const other = done("Brainiac", into, two(line(6, "put", ME, "", "You put Kick and Punch into your hand (Brainiac)."), "Kick", "Punch"));
  expect(other).toMatchObject({ lost: [{ card: "Belt", times: 1 }], gained: [{ card: "Kick", times: 1 }] });
});

test("a discarded card comes back: it is not lost, as one that is destroyed or given away is", () => {
  expect(done("Parallax", { ...line(4, "discarded", ME, "Punch", "You discard Punch x3 (Parallax)."), counts: [3] })).toMatchObject({
    lost: [],
    discarded: [{ card: "Punch", times: 3 }],
  });
  expect(done("Sinestro", line(4, "destroyed", ME, "Mera", "You destroy Mera from your hand (Sinestro)."))).toMatchObject({
    lost: [{ card: "Mera" }],
    discarded: [],
  });
  expect(done("Trigon", line(4, "destroyed", ME, "Mera", "You destroy Mera in the Line-Up (Trigon)."))).toMatchObject({ lost: [] });
  const passed = [
    line(4, "passed", ME, "Kick", "You pass Kick to Bob (The Joker)."),
    line(5, "passed", BOB, "Punch", "Bob passes Punch to you (The Joker)."),
  ];
  expect(done("Joker", ...passed)).toMatchObject({ lost: [{ card: "Kick", times: 1 }], gained: [{ card: "Punch", times: 1 }] });
  expect(done("Joker", line(4, "passed", ME, "Kick", "You pass Kick to you (The Joker)."))).toMatchObject({ lost: [], gained: [] });
  const pooled = line(4, "put", ME, "Kick", "You put Kick face down into the pool (Sinestro).");
  expect(done("Sinestro", pooled, line(5, "passed", ME, "Kick", "You pass Kick to Bob (Sinestro)."))).toMatchObject({
    lost: [{ card: "Kick", times: 1 }],
  });
  expect(done("Anti-Monitor", line(4, "put", ME, "Kick", "You put Kick into the Line-Up (The Anti-Monitor)."))).toMatchObject({
    lost: [{ card: "Kick" }],
  });
  expect(done("Bane", line(4, "put", ME, "Kick", "You put Kick on top of your deck (Bane)."))).toMatchObject({ lost: [], gained: [] });
});

test("new is only what still lies there: the rest has been bought meanwhile", () => {
  const came = (at: number, card: string, times: number): LogLine => ({ ...line(at, "refilled", BOB, card), counts: [times] });
  const lines = [...BOBS_TURN, came(6, "Robin", 1), came(7, "Bow", 2), came(8, "Ring", 1)];
  expect(recapOf(lines, ME, false, ["Mera", "Bow", "Robin"]).refilled).toEqual([
    { card: "Robin", times: 1 },
    { card: "Bow", times: 1 },
  ]);
  const [mera, joker, lois] = ["Mera", "Joker", "Lois"].map((card) => ({ card, cost: 3 }));
  expect(onSale({ lineup: [mera], section: null } as unknown as Table)).toEqual(["Mera"]);
  expect(onSale({ lineup: [], section: { game: "city", spaces: [{ cards: [lois], villains: [joker] }] } } as unknown as Table)).toEqual([
    "Lois",
    "Joker",
  ]);
});

test("the recap tells turns, Attacks on me and new cards since my last turn", () => {
  const one = (card: string) => ({ card, times: 1 });
  const lines = [
    line(0, "turn", 2),
    line(1, "played", 2, "base/kick"),
    line(2, "turn", 0),
    line(3, "played", 0, "base/punch"),
    line(3.5, "turn ended", 0),
    line(4, "turn", 1),
    { ...line(5, "played", 1, "base/punch"), counts: [3] },
    { ...line(6, "bought", 1, "base/mera"), power: 3 },
    line(7, "played", 1, "base/punch"),
    { ...line(7, "turn ended", 1), power: 1 },
    line(7, "refilled", 1, "base/bane"),
    line(8, "turn", 2),
    line(9, "played", 2, "base/scarecrow"),
    line(10, "attacked", 2, "base/scarecrow"),
    line(11, "gained", 0, "base/weakness", "You gain a Weakness."),
    line(12, "turn", 0),
  ];
  const recap = recapOf(lines, 0);
  expect([recap.turns, recap.attacks, recap.earlier, recap.refilled]).toEqual([2, 1, 0, [one("base/bane")]]);
  expect(recap.panels).toMatchObject([
    { sort: "turn", seat: 1, power: 4, played: [{ card: "base/punch", times: 4 }], bought: [one("base/mera")] },
    { sort: "turn", seat: 2, power: 0, played: [one("base/scarecrow")], bought: [] },
    { sort: "attack", seat: 2, card: "base/scarecrow", words: "You gain a Weakness.", gained: [one("base/weakness")], lost: [] },
  ]);
});

test("the recap begins with who appeared at the end of my turn, and what that took from me", () => {
  const lines = [
    line(0, "turn", 0),
    line(1, "turn ended", 0),
    line(2, "appeared", -1, "base/parallax"),
    line(3, "hit", 1),
    line(4, "discarded", 0, "base/punch", "You discard Punch (Parallax)."),
    line(5, "turn", 1),
    line(6, "turn ended", 1),
    line(7, "turn", 0),
  ];
  const recap = recapOf(lines, 0);
  expect([recap.turns, recap.attacks]).toEqual([1, 1]);
  expect(recap.panels).toMatchObject([
    {
      sort: "entrance",
      card: "base/parallax",
      words: "You discard Punch (Parallax).",
      lost: [],
      discarded: [{ card: "base/punch", times: 1 }],
    },
    { sort: "turn", seat: 1 },
  ]);
});
