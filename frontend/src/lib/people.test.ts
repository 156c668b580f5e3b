import { beforeEach, expect, test, vi } from "vitest";
import { GUEST_WORDS, guestName, nameProblem, tidyName } from "./names.ts";
import type { PastGame } from "./past.ts";

/** As if the page were opened: what a module knows at its beginning is read again. */
async function opened() {
  vi.resetModules();
  const { people } = await import("./people.svelte.ts");
  const stored = await import("./stored.ts");
  const things = await import("./things.ts");
  const past = await import("./past.ts");
  return { people, ...stored, ...things, ...past };
}
const kept = (key: string) => JSON.parse(localStorage.getItem(`archfoe.${key}`) ?? "null") as unknown;
const keep = (key: string, value: unknown) => localStorage.setItem(`archfoe.${key}`, JSON.stringify(value));

function game(n: number, name = "Ann", mine = true): PastGame {
  const player = { name, figures: ["base/batman_sh"], score: 30, won: true, mine };
  return { game: `g${n}`, room: "room", at: n, mode: "base", result: "Ann wins.", players: [player] };
}
const record = { name: "g1.json", text: "{}" };

beforeEach(() => localStorage.clear());

test("who played here before there were people keeps name and things", async () => {
  keep("settings", { name: "Ann", speed: 3 });
  keep("past", { version: 1, games: [game(1)] });
  const { people, pastGames, recall } = await opened();
  expect(people.me.name).toBe("Ann");
  expect(people.called).toBe("Ann");
  expect(pastGames()).toHaveLength(1);
  expect(recall<{ speed: number }>("settings", { speed: 0 }).speed).toBe(3);
});

test("a stored You is nobody, and nobody else is read as You", async () => {
  keep("settings", { name: "You" });
  keep("past", { version: 1, games: [game(1, "You", false), game(2, "You", true)] });
  const { people, pastGames } = await opened();
  expect(people.me.name).toBe("");
  expect(people.called).toBe("Guest");
  expect(pastGames().map((one) => one.players[0]!.name)).toEqual(["Player 1", "You"]);
});

test("each person of a device has their own things", async () => {
  const first = await opened();
  first.people.alter({ name: "Ada" });
  first.keepGame(game(1));
  first.people.hand(first.people.add("Mia").id, () => {});
  const second = await opened();
  expect(second.people.me.name).toBe("Mia");
  expect(second.pastGames()).toEqual([]);
  second.keepGame(game(2, "Mia"));
  expect(kept("past")).toMatchObject({ games: [{ game: "g1" }] });
  second.people.hand(second.people.all[0]!.id, () => {});
  const third = await opened();
  expect(third.people.me.name).toBe("Ada");
  expect(third.pastGames().map((one) => one.game)).toEqual(["g1"]);
});

test("a person who is forgotten leaves nothing behind, and the others keep theirs", async () => {
  const first = await opened();
  first.people.alter({ name: "Ada" });
  first.keepGame(game(1));
  first.people.hand(first.people.add("Mia").id, () => {});
  const mia = await opened();
  mia.keepGame(game(2));
  mia.people.remove(mia.people.me.id);
  expect(Object.keys(localStorage).filter((key) => key.includes("archfoe.p."))).toEqual([]);
  const ada = await opened();
  expect(ada.people.me.name).toBe("Ada");
  ada.people.remove(ada.people.me.id);
  const nobody = await opened();
  expect(nobody.people.all).toHaveLength(1);
  expect(nobody.people.called).toBe("Guest");
  expect(nobody.pastGames()).toEqual([]);
});

test("things that are saved come back elsewhere, and bringing them in twice changes nothing", async () => {
  const here = await opened();
  here.people.alter({ name: "Ada", face: "123456789" });
  here.keepGame(game(1));
  here.keepRecord("g1", record);
  here.remember("tips", ["power"]);
  here.keepRoom({ room: "r", title: "Base set", at: 1, tokens: { 0: "key" } });
  const without = here.packed(here.people.me, false);
  const file = here.packed(here.people.me, true).text;
  expect(without.name).toBe("archfoe-ada.json");
  expect(without.text).not.toContain('"key"');

  localStorage.clear();
  const there = await opened();
  there.keepGame(game(2, "Ada"));
  there.remember("tips", ["walk"]);
  expect(there.unpack(file)).toMatchObject({ games: 1, who: { name: "Ada" } });
  expect([there.people.me.name, there.people.me.face]).toEqual(["Ada", "123456789"]);
  expect(there.pastGames().map((one) => one.game)).toEqual(["g2", "g1"]);
  expect(there.recordOf("g1")).toEqual(record);
  expect(there.recall("tips", [])).toEqual(["walk", "power"]);
  expect(there.ownRoom("r")?.tokens).toEqual({ 0: "key" });
  const once = { ...localStorage };
  expect(there.unpack(file).games).toBe(0);
  expect({ ...localStorage }).toEqual(once);
});

test("what somebody else brings goes into a drawer of theirs", async () => {
  const here = await opened();
  here.people.alter({ name: "Ada" });
  here.keepGame(game(1));
  const file = here.packed(here.people.me, false).text;
  localStorage.clear();
  const there = await opened();
  there.people.alter({ name: "Ben" });
  there.unpack(file);
  expect(there.people.all.map((one) => one.name)).toEqual(["Ben", "Ada"]);
  expect(there.pastGames()).toEqual([]);
});

test.each(["", "[]", "{}", '{"archfoe":"person","version":2,"things":{}}', '{"archfoe":"person","version":1}'])(
  "a file that is none of ours is refused and changes nothing: %s",
  async (text) => {
    const { people, unpack } = await opened();
    people.alter({ name: "Ada" });
    const before = { ...localStorage };
    expect(() => unpack(text)).toThrow(/person of archfoe|newer page/);
    expect({ ...localStorage }).toEqual(before);
  },
);

test("a file cannot put anything else into the browser", async () => {
  const { people, unpack, ownRooms } = await opened();
  people.alter({ name: "Ada" });
  const things = {
    people: [],
    "p.x.past": 1,
    rooms: [{ room: "r", title: "t", at: 1, tokens: { 0: 7 } }],
    settings: { speed: "fast", theme: "light" },
  };
  unpack(JSON.stringify({ archfoe: "person", version: 1, name: "You", face: "<b>", things }));
  expect(people.all.map((one) => one.name)).toEqual(["Ada"]);
  expect(ownRooms()).toEqual([]);
  expect(kept("settings")).toEqual({ theme: "light" });
  expect(localStorage.getItem("archfoe.p.x.past")).toBeNull();
});

test("who would rather give no name is asked once, and sits down as a guest whose name nobody has", async () => {
  const { people } = await opened();
  const first = people.introduced();
  expect(people.asking).not.toBeNull();
  people.answered();
  const guest = await first;
  expect(guest).toMatch(/^Guest [A-Z][a-z]+$/);
  expect(await people.introduced()).toBe(guest);
  expect(await people.introduced([guest])).not.toBe(guest);
});

test("there is a guest's name for whoever comes", () => {
  expect(new Set(GUEST_WORDS).size).toBe(64);
  const taken = GUEST_WORDS.slice(1).map((word) => `Guest ${word}`);
  expect(guestName(taken, () => 0)).toBe(`Guest ${GUEST_WORDS[0]}`);
  for (const word of GUEST_WORDS) expect(nameProblem(`Guest ${word}`)).toBe("");
});

test("a name is what others can read, and never a word for somebody else", () => {
  for (const name of ["You", "ME", " bot ", "Nell", "mrs. finch"]) expect(nameProblem(name)).toMatch(/^Choose another name\./);
  expect(nameProblem("you")).toBe('Choose another name. "you" would confuse the others.');
  for (const name of ["a\nb", "\u202eAnn", "A\u200bnn", "\u0007"]) expect(nameProblem(name)).toContain("nobody can see");
  expect(nameProblem("  ")).toBe("Type a name.");
  expect(nameProblem("x".repeat(21))).toContain("shorter");
  for (const name of ["Ada", "Łukasz", "李小龍", "Ana María", "x".repeat(20), "👩‍🚀 Jo", "Younes"]) expect(nameProblem(name)).toBe("");
  expect(tidyName("  Jose\u0301  M ")).toBe("José M");
});
