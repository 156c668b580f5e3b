import { beforeEach, expect, test } from "vitest";
import type { ChapterPlayed, ChapterShown, StoryShown } from "../protocol.ts";
import { remember } from "../lib/stored.ts";
import { joinPlays, noteChapter, plays, standing, stateWords } from "./kept.ts";

const chapter = (id: string, number: number, after: Record<string, string> = {}) => ({ id, number, title: id, after }) as ChapterShown;
const STORY = {
  name: "tale",
  chapters: [chapter("a", 1, { lost: "c" }), chapter("b", 2), chapter("c", 3), chapter("d", 4)],
} as StoryShown;
const played = (id: string, outcome: "won" | "lost", star = false): ChapterPlayed => ({
  story: "tale",
  chapter: id,
  result: { outcome, star },
});

beforeEach(() => localStorage.clear());

test("a loss goes on, sometimes elsewhere, and every chapter comes once", () => {
  expect(standing(STORY).next?.id).toBe("a");
  const way = [];
  for (let next = standing(STORY).next; next; next = standing(STORY).next) {
    way.push(next.id);
    noteChapter("room", played(next.id, "lost"), false);
  }
  expect(way).toEqual(["a", "c", "b", "d"]);
});

test("the first try decides the way, a later one adds the win and the star", () => {
  noteChapter("room", played("a", "lost"), false);
  noteChapter("room", played("a", "won", true), false);
  noteChapter("room", played("a", "lost"), false);
  expect(plays()["tale"]?.done).toEqual([{ id: "a", first: "lost", won: true, star: true }]);
  const stands = standing(STORY);
  expect(stands.next?.id).toBe("c");
  expect(stands.open.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(stateWords(stands.done.get("a"), false)).toBe("won, with the star");
});

test("what a bot has played for somebody is not noted, nor a game that is not over", () => {
  noteChapter("room", played("a", "won"), true);
  noteChapter("room", { ...played("a", "won"), result: null }, false);
  expect(plays()).toEqual({});
});

test("what is damaged is as if it had not been played, and the rest stays", () => {
  const good = { id: "a", first: "won", won: true, star: false };
  remember("story", { tale: { done: [good, good, { id: "b" }, null, 7], begun: 3 }, other: "no", third: null });
  expect(plays()).toEqual({ tale: { done: [good] } });
  remember("story", "nothing");
  expect(plays()).toEqual({});
});

test("joining twice changes nothing, and nothing is lost", () => {
  const here = { tale: { done: [{ id: "a", first: "lost", won: false, star: false }], begun: { id: "b", room: "r" } } };
  const brought = {
    tale: {
      done: [
        { id: "a", first: "won", won: true, star: true },
        { id: "b", first: "won", won: true, star: false },
      ],
    },
  };
  const once = joinPlays(brought, here);
  expect(once["tale"]).toEqual({
    done: [
      { id: "a", first: "lost", won: true, star: true },
      { id: "b", first: "won", won: true, star: false },
    ],
    begun: { id: "b", room: "r" },
  });
  expect(joinPlays(brought, once)).toEqual(once);
});
