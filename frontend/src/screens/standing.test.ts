import { describe, expect, it } from "vitest";
import type { Glance } from "../protocol.ts";
import { byRoom } from "../lib/tables.svelte.ts";
import { byUrgency, standing, titleOf } from "./standing.ts";

const person = (name: string) => ({ name, face: "", kind: "human" as const, here: true, figure: null });
const bot = (name: string) => ({ name, face: "", kind: "bot" as const, here: true, figure: null });
const OPEN = { name: "", face: "", kind: "open" as const, here: false, figure: null };
const own = { room: "r", title: "Kept title", at: 0, tokens: { 0: "key" } };

function glance(more: Partial<Glance> = {}): Glance {
  return {
    room: "r",
    seat: 0,
    phase: "playing",
    mode: "m",
    title: "",
    host: true,
    seats: [person("Ann"), person("Bob"), bot("greedy")],
    turn: 9,
    active: 1,
    waiting: [1],
    kind: "",
    question: "",
    campaign: null,
    paused: false,
    feed: "",
    game: "",
    feats: null,
    ...more,
  };
}

describe("a table in the list", () => {
  it("names the game, the people and how many bots there are", () => {
    expect(titleOf(glance(), "Moon")).toBe("Moon with Bob and 1 bot");
    expect(titleOf(glance({ seats: [person("Ann")] }), "Moon")).toBe("Moon");
  });

  it("says that a game stands still, whoever is asked", () => {
    const asked = { active: 0, waiting: [0], kind: "main", question: "4 Power to spend" };
    expect(standing(own, glance({ ...asked, paused: true }), "Moon")).toMatchObject({ flag: "paused", more: "Turn 9", yours: false });
  });

  it("says whose turn it is", () => {
    expect(standing(own, glance(), "Moon")).toMatchObject({ flag: "Bob's turn", more: "Turn 9", yours: false, active: 1 });
    expect(standing(own, glance({ active: 0, waiting: [0], kind: "main", question: "4 Power to spend" }), "Moon")).toMatchObject({
      flag: "your turn",
      yours: true,
    });
  });

  it("says what is asked out of turn, and that harm comes", () => {
    const told = standing(own, glance({ waiting: [0], kind: "defend", question: "Bane attacks you" }), "Moon");
    expect(told).toMatchObject({ flag: "Bane attacks you", tone: "hit", yours: true });
  });

  it("puts a long question above the sign", () => {
    const question = "Which card goes on top of your deck?";
    const told = standing(own, glance({ active: 0, waiting: [0], kind: "card", question }), "Moon");
    expect(told).toMatchObject({ more: question, flag: "your turn", yours: true });
  });

  it("says that seats are free, or that the game is over", () => {
    expect(standing(own, glance({ phase: "lobby", seats: [person("Ann"), OPEN], turn: 0, active: null, waiting: [] }), "Moon").more).toBe(
      "Open table · 1 seat free",
    );
    expect(standing(own, glance({ phase: "over" }), "Moon").flag).toBe("over");
  });

  it("keeps its own words where the server knows nothing", () => {
    expect(standing(own, undefined, "Moon")).toMatchObject({ title: "Kept title", flag: "", yours: false });
  });

  it("is a lesson if a coach leads it, and waits for nobody once that is finished", () => {
    const asked = glance({ active: 0, waiting: [0], kind: "main", question: "Your turn" });
    expect(standing({ ...own, lesson: "begun" }, asked, "Moon")).toMatchObject({ title: "Lesson: Kept title", yours: true });
    expect(standing({ ...own, lesson: "finished" }, asked, "Moon")).toMatchObject({
      title: "Lesson: Kept title",
      flag: "finished",
      yours: false,
    });
  });

  it("comes first if it waits, and last if it is over", () => {
    const at = (name: string, more: Partial<Glance>) => ({ name, stands: standing(own, glance(more), "Moon") });
    const list = [at("over", { phase: "over" }), at("theirs", {}), at("mine", { kind: "main" })];
    expect(byUrgency(list).map((one) => one.name)).toEqual(["mine", "theirs", "over"]);
  });

  it("with several own seats tells of the one that is asked", () => {
    const told = byRoom([glance({ seat: 0 }), glance({ seat: 1, kind: "main" }), glance({ seat: 2 })]);
    expect(told.get("r")!.seat).toBe(1);
  });
});
