import { afterEach, beforeEach, expect, test, vi } from "vitest";
import late from "../../samples/view-base-3p-main-late.json";
import type { Happening, LogLine, Prompt, Room, Step, Table, ToServer, View } from "../protocol.ts";
import { Client } from "./client.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { after, difference } from "./steps.ts";

const START = late as unknown as View;
const [ME, BOB, CLEO] = [START.table.seat!, (START.table.seat! + 1) % 3, (START.table.seat! + 2) % 3];

interface Told {
  what: string;
  seat: number;
  text?: string;
  cards?: string[];
}

let client: Client;
let sent: ToServer[] = [];

/** A view after the last one: a line and an event for each thing that happened. */
function next(told: Told[], { prompt = null as Prompt | null, steps = [] as Step[], table = {} as Partial<Table> } = {}): View {
  const last = client.view!;
  const start = last.log.end;
  const lines: LogLine[] = told.map(({ what, seat, text, cards }, i) => ({
    at: start + i,
    text: text ?? `${what} ${i}`,
    rule: "",
    what,
    cards: cards ?? [],
    seat,
  }));
  const events: Happening[] = told.map(({ what, seat, cards }) => ({ what, seat, cards: cards ?? [] }));
  return {
    ...last,
    number: last.number + told.length,
    table: { ...last.table, active: told.findLast((one) => one.what === "turn")?.seat ?? last.table.active, ...table, prompt },
    log: { start, end: start + told.length, earlier: true, lines, events },
    steps,
  };
}

const turn = (seat: number, ...whats: string[]): Told[] => [{ what: "turn", seat }, ...whats.map((what) => ({ what, seat }))];
const asked = (kind: string): Prompt => ({ ...START.table.prompt!, kind, number: client.view!.number + 50 });
const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** How many milliseconds it takes until nothing is played back any more. */
function length(): number {
  let ms = 0;
  for (; client.playback.playing && ms < 60_000; ms += 10) pass(10);
  return ms;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 2;
  settings.speed = 2;
  sent = [];
  client = new Client("room", "token", { send: (message) => sent.push(message), close: () => {} });
  client.hear({ ...START, table: { ...START.table, prompt: null, active: ME }, log: { ...START.log, start: 0, events: [] }, steps: [] });
  client.playback.recap = false;
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

test("what others do is shown one after the other, then the game as it stands", () => {
  const view = next([...turn(BOB, "played", "bought"), { what: "turn", seat: ME }], { prompt: asked("main") });
  client.hear(view);
  expect([client.playback.beat?.what, client.asked]).toEqual(["turn", null]);
  pass(360);
  expect(client.playback.beat?.what).toBe("played");
  pass(430);
  expect(client.playback.beat?.what).toBe("bought");
  pass(670);
  expect([client.playback.playing, client.shown, client.asked]).toEqual([false, view.table, view.table.prompt]);
  expect(client.playback.recap).toBe(false);
});

test("each step shows the table of its moment", () => {
  const seats = START.table.seats.map((seat) => (seat.seat === BOB ? { ...seat, deck: 1 } : seat));
  const { end } = client.view!.log;
  const steps = [{ end: end + 2, changes: { [`seats/${BOB}/deck`]: 9, main_deck: 40 } }];
  client.hear(next(turn(BOB, "played", "played"), { steps, table: { seats, main_deck: 30 } }));
  const bob = () => client.shown!.seats[BOB]!.deck;
  pass(360);
  expect([client.playback.done, bob(), client.shown!.main_deck]).toEqual([2, 9, 40]);
  pass(430);
  expect([client.playback.done, bob(), client.shown!.main_deck]).toEqual([3, 1, 30]);
});

test("a part of the table changes with the event that tells it", () => {
  const lineup = START.table.lineup.slice(1);
  client.hear(next(turn(BOB, "played", "bought"), { table: { lineup } }));
  pass(360);
  expect(client.shown!.lineup).toEqual(START.table.lineup);
  pass(430);
  expect(client.shown!.lineup).toEqual(lineup);
});

test("one's own moves are never delayed", () => {
  client.hear(
    next([
      { what: "played", seat: ME },
      { what: "bought", seat: ME },
    ]),
  );
  expect(client.playback.playing).toBe(false);
});

test("one's own answer on another player's turn is not played back, what comes of it is", () => {
  client.hear(next(turn(BOB, "attacked"), { prompt: asked("defend") }));
  length();
  client.answer([]);
  client.hear(
    next(
      [
        { what: "passed", seat: ME },
        { what: "played", seat: BOB },
      ],
      { table: { active: BOB } },
    ),
  );
  expect(client.playback.beat?.seat).toBe(BOB);
});

test("acting skips: the answer goes out at once", () => {
  client.hear(next(turn(BOB, "played", "played"), { prompt: asked("main") }));
  client.answer([0]);
  expect(sent.at(-1)).toMatchObject({ type: "answer", picked: [0] });
  expect([client.playback.playing, client.playback.recap]).toEqual([false, false]);
});

test("skipping puts everything in place and opens the recap", () => {
  const view = next(turn(BOB, "played", "played"), { prompt: asked("main") });
  client.hear(view);
  client.playback.skip();
  expect([client.shown, client.asked, client.playback.recap]).toEqual([view.table, view.table.prompt, true]);
});

test("a pause holds what is shown as long as it lasts", () => {
  client.hear(next(turn(BOB, "played")));
  pass(100);
  client.playback.toggle();
  pass(60_000);
  expect([client.playback.beat?.what, client.playback.paused]).toEqual(["turn", true]);
  client.playback.toggle();
  pass(240);
  expect(client.playback.beat?.what).toBe("turn");
  pass(20);
  expect(client.playback.beat?.what).toBe("played");
});

test.each([
  [1, 12_000],
  [2, 6_000],
  [4, 3_000],
] as const)("a turn at pace %d takes no longer than %d ms", (pace, most) => {
  settings.pace = pace;
  const plenty = Array.from({ length: 20 }, () => "played");
  client.hear(next(turn(BOB, ...plenty, "bought", "bought")));
  const took = length();
  expect(took).toBeLessThanOrEqual(most + 20);
  expect(took).toBeGreaterThan(most * 0.8);
});

test("a short turn takes as long as its parts", () => {
  client.hear(next(turn(BOB, "played", "bought")));
  expect(length()).toBe(350 + 420 + 660);
});

test("what is done to oneself takes its time and stays marked", () => {
  client.hear(
    next([...turn(BOB, "attacked"), { what: "discarded", seat: ME, text: "You discard Kick." }, { what: "discarded", seat: CLEO }]),
  );
  pass(350 + 680 + 10);
  expect([client.playback.beat?.mine, client.playback.flag(BOB)]).toEqual([true, "playing"]);
  pass(890);
  expect(client.playback.beat?.mine).toBe(false);
  length();
  expect([client.playback.flag(CLEO), client.playback.flag(ME)]).toEqual(["hit", "hit"]);
});

test("what is drawn in the turn of another is no harm", () => {
  client.hear(next([...turn(BOB), { what: "drew", seat: ME }, { what: "discarded", seat: ME }]));
  pass(360);
  expect(client.playback.beat).toMatchObject({ what: "drew", mine: true, harm: false });
  client.playback.goOn();
  expect(client.playback.beat).toMatchObject({ what: "discarded", mine: true, harm: true });
});

test("flags tell what a player does and who avoids", () => {
  client.hear(next([...turn(BOB, "attacked"), { what: "avoided", seat: CLEO }, { what: "bought", seat: BOB }]));
  pass(360);
  expect(client.playback.flag(BOB)).toBe("attacks");
  pass(690);
  expect(client.playback.flag(CLEO)).toBe("avoids");
  pass(460);
  expect(client.playback.flag(BOB)).toBe("buys");
});

test("a question on another player's turn comes after three seconds at most", () => {
  const plenty = Array.from({ length: 30 }, () => "played");
  client.hear(next(turn(BOB, ...plenty, "attacked"), { prompt: asked("defend") }));
  expect(length()).toBeLessThanOrEqual(3_020);
  expect([client.asked?.kind, client.playback.recap]).toEqual(["defend", false]);
});

test("with a whole turn more in the queue it goes faster", () => {
  client.hear(next(turn(BOB, "played", "played", "played", "played")));
  client.hear(next(turn(CLEO, "played")));
  pass(360);
  expect(client.playback.beat?.what).toBe("played");
  pass(290);
  expect(client.playback.done).toBe(3);
});

test("two whole turns behind, all is put in place and the recap opens", () => {
  client.hear(next(turn(BOB, "played", "played")));
  client.hear(next(turn(CLEO, "played")));
  client.hear(next(turn(BOB, "played")));
  expect([client.playback.playing, client.playback.recap]).toEqual([false, true]);
});

test("while a bot plays in one's place no recap opens", () => {
  client.playback.recap = true;
  const chairs = START.table.seats.map(() => ({ kind: "bot" }));
  client.hear({ type: "room", seat: ME, chairs, token: "", phase: "playing", game: "" } as unknown as Room);
  expect(client.playback.recap).toBe(false);
  for (const seat of [BOB, CLEO, BOB]) client.hear(next(turn(seat, "played")));
  expect([client.playback.playing, client.playback.recap]).toEqual([false, false]);
});

test("a round of four others is watched, however many views it comes in", () => {
  const seats = Array.from({ length: 5 }, (_, seat) => ({ ...START.table.seats[BOB]!, seat }));
  for (const seat of [1, 2, 3, 4]) client.hear(next(turn(seat, "played", "bought"), { table: { seats } }));
  expect([client.playback.playing, client.playback.recap]).toEqual([true, false]);
});

test("several turns of bots in one view are watched, but not for ever", () => {
  const plenty = Array.from({ length: 12 }, () => "played");
  client.hear(
    next([...turn(BOB, ...plenty), ...turn(CLEO, ...plenty), ...turn(BOB, ...plenty), ...turn(CLEO, ...plenty)], { prompt: asked("main") }),
  );
  expect(length()).toBeLessThanOrEqual(15_500);
  expect(client.asked?.kind).toBe("main");
});

test("a tab that nobody looks at plays nothing back", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  client.hear(next(turn(BOB, "played")));
  expect([client.playback.playing, client.playback.recap]).toEqual([false, true]);
  vi.restoreAllMocks();
});

test("still: the captions of a turn as a list", () => {
  settings.pace = "still";
  client.hear(next(turn(BOB, "played", "bought")));
  pass(350 + 350 + 10);
  expect(client.playback.captions).toEqual(["turn 0", "played 1", "bought 2"]);
});

test("easy: as slow as at 1x, whatever was chosen, unless nothing is to move", () => {
  settings.pace = 4;
  client.playback.easy = true;
  expect(client.playback.pace).toBe(1);
  settings.pace = "still";
  expect(client.playback.pace).toBe("still");
});

test("off: the game is shown as it stands, and the server is asked for no steps", () => {
  settings.pace = "off";
  client.hear(next(turn(BOB, "played", "bought")));
  expect([client.playback.playing, client.playback.on]).toEqual([false, false]);
});

test("the log goes on with what is shown, never twice in 300 ms", () => {
  settings.pace = 4;
  client.hear(next(turn(BOB, ...Array.from({ length: 6 }, () => "played"))));
  const told: number[] = [];
  let since = 1000;
  for (let last = client.playback.told; client.playback.playing; pass(10), since += 10)
    if (client.playback.told !== last) {
      expect(since).toBeGreaterThanOrEqual(300);
      told.push((last = client.playback.told));
      since = 0;
    }
  expect(told.length).toBeGreaterThan(1);
  expect(client.playback.told).toBe(Infinity);
});

test("what was skipped can be watched", () => {
  client.hear(next(turn(BOB, "played", "bought"), { prompt: asked("main") }));
  client.playback.skip();
  client.playback.watch();
  expect([client.playback.beat?.what, client.playback.recap, client.playback.told]).toEqual(["turn", false, Infinity]);
  expect(length()).toBe(350 + 420 + 660);
  expect(client.playback.recap).toBe(false);
});

test("a table folded over its differences is the other one", () => {
  const now: Table = {
    ...START.table,
    turn: 99,
    seats: START.table.seats.map((seat, i) => (i === 1 ? { ...seat, deck: 0, played: ["base/kick"] } : seat)),
  };
  const changes = difference(START.table, now);
  expect(Object.keys(changes).sort()).toEqual(["seats/1/deck", "seats/1/played", "turn"].filter((path) => path in changes));
  expect(after(START.table, changes)).toEqual(now);
  expect(difference(now, now)).toEqual({});
});

test("who only looks on watches the last turns again, and not the whole game", () => {
  for (const seat of [BOB, CLEO, ME, BOB, CLEO, ME]) {
    client.hear(next(turn(seat, "played", "bought"), { table: { seat: null } }));
    client.playback.skip();
  }
  client.playback.watch();
  const seen: number[] = [];
  for (; client.playback.beat; client.playback.goOn()) if (client.playback.beat.what === "turn") seen.push(client.playback.beat.turn);
  expect(seen).toEqual([ME, BOB, CLEO, ME]);
});

test("an entrance after one's own turn is shown, and one can go on from it", () => {
  const villain = "base/darkseid";
  client.hear(
    next([
      { what: "turn ended", seat: ME },
      { what: "appeared", seat: -1, cards: [villain] },
      { what: "hit", seat: BOB },
      ...turn(BOB, "played"),
    ]),
  );
  expect(client.playback.beat).toMatchObject({ what: "appeared", cards: [villain] });
  expect(client.playback.outcomes.map((one) => one.seat)).toEqual([BOB]);
  client.playback.goOn();
  expect(client.playback.beat?.what).not.toBe("appeared");
});

test("where nothing moves an entrance after one's own turn is a line among the others", () => {
  settings.pace = "still";
  client.hear(
    next([
      { what: "turn ended", seat: ME },
      { what: "appeared", seat: -1, cards: ["base/darkseid"], text: "Darkseid appears." },
    ]),
  );
  expect([client.playback.beat?.own, client.playback.captions]).toEqual([false, ["Darkseid appears."]]);
});

test("what an entrance does is nobody's move: it is shown, and its victims are marked", () => {
  client.hear(
    next([
      { what: "turn ended", seat: ME },
      { what: "appeared", seat: -1, cards: ["base/parallax"] },
      { what: "discarded", seat: ME, text: "You discard Punch (Parallax)." },
      ...turn(BOB, "played"),
    ]),
  );
  expect(client.playback.outcomes).toEqual([{ seat: ME, flag: "hit", words: ["You discard Punch (Parallax)."] }]);
  client.playback.goOn();
  expect(client.playback.beat).toMatchObject({ what: "discarded", mine: true, turn: -1 });
});

test("what is done and what is shown is told to who makes drama of it, once", () => {
  const heard: string[] = [];
  client.playback.onTold = (told) => heard.push(...told.map((one) => one.what));
  client.hear(next([{ what: "played", seat: ME }, { what: "turn ended", seat: ME }, ...turn(BOB, "bought")]));
  length();
  expect(heard).toEqual(["played", "turn ended", "turn", "bought"]);
});

const beaten = (by: number, whom: number): Told[] => [
  { what: "played", seat: by },
  { what: "beaten", seat: whom, cards: ["rivals/aquaman_l1"] },
];

test("a climax stops everything, also after one's own move: the foe's answer does not run under one's victory", () => {
  const view = next([...beaten(ME, BOB), ...turn(BOB, "confronted")], { prompt: asked("block") });
  client.hear(view);
  expect([client.playback.climax?.sort, client.asked]).toEqual(["beaten", null]);
  pass(1490);
  expect(client.playback.beat?.what).toBe("beaten");
  pass(20);
  expect([client.playback.climax, client.playback.beat?.what]).toEqual([null, "turn"]);
  length();
  expect(client.asked).toEqual(view.table.prompt);
});

test("what falls stays where it is as long as it is shown", () => {
  const { end } = client.view!.log;
  const steps = [{ end: end + 1, changes: { main_deck: 40 } }];
  client.hear(next(beaten(ME, BOB), { steps, table: { main_deck: 30 }, prompt: asked("main") }));
  expect(client.shown!.main_deck).toBe(40);
  pass(1510);
  expect([client.playback.playing, client.shown!.main_deck]).toEqual([false, 30]);
});

test("a climax is not shortened by a question, nor dropped where it is late", () => {
  const late = Array.from({ length: 40 }, () => "attacked");
  client.hear(next([...turn(BOB, ...late), ...beaten(BOB, ME), ...turn(CLEO, ...late)], { prompt: asked("defend") }));
  let shown = 0;
  for (let ms = 0; client.playback.playing && ms < 60_000; ms += 10) {
    if (client.playback.climax) shown += 10;
    pass(10);
  }
  expect(shown).toBeGreaterThanOrEqual(1500);
});

test("no climax is seen twice, also not where the turns are watched again", () => {
  client.hear(next([...turn(BOB), ...beaten(BOB, CLEO)]));
  length();
  client.playback.watch();
  const seen = [];
  for (let ms = 0; client.playback.playing && ms < 60_000; ms += 10) {
    seen.push(client.playback.climax, client.playback.beat!.what);
    pass(10);
  }
  expect(seen).toContain("beaten");
  expect(seen.filter((one) => one !== null && typeof one === "object")).toEqual([]);
});

test("where nothing moves a climax is one of the lines", () => {
  settings.pace = "still";
  client.hear(next([...beaten(ME, BOB), ...turn(BOB, "played")]));
  expect([client.playback.climax, client.playback.beat?.what]).toEqual([null, "turn"]);
});

test.each(["all at once", "a shared screen"])("with %s a climax is shown all the same, and nothing else is", (how) => {
  if (how === "all at once") settings.pace = "off";
  else client.playback.enabled = false;
  const heard: string[] = [];
  client.playback.onTold = (told) => heard.push(...told.map((one) => one.what));
  client.hear(next([...turn(BOB, "bought"), ...beaten(BOB, CLEO), ...turn(ME)], { prompt: asked("main") }));
  expect([client.playback.climax?.sort, client.asked]).toEqual(["beaten", null]);
  expect(length()).toBeLessThanOrEqual(1500);
  expect([heard.filter((what) => what === "beaten").length, client.playback.recap]).toEqual([1, false]);
  expect(client.asked?.kind).toBe("main");
  client.hear(next(turn(BOB, "bought")));
  expect(client.playback.playing).toBe(false);
});

test("a replay that stands still shows no climax", () => {
  client.playback.led = true;
  client.playback.enabled = false;
  client.hear(next(beaten(ME, BOB)));
  expect(client.playback.playing).toBe(false);
});
