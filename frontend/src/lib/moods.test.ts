import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Told } from "./moments.ts";
import { Moods } from "./moods.svelte.ts";

const told = (what: string, seat: number): Told => ({ what, seat, cards: [], caption: "", mine: false, own: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an Attack that hits is felt for four seconds, by all whom it hits", () => {
  const moods = new Moods();
  moods.feel([{ ...told("hit", 1), seats: [1, 2] } as Told, told("avoided", 3)]);
  expect([0, 1, 2, 3].map((seat) => moods.of(seat))).toEqual([undefined, "hit", "hit", undefined]);
  vi.advanceTimersByTime(3900);
  expect(moods.of(1)).toBe("hit");
  vi.advanceTimersByTime(200);
  expect(moods.of(1)).toBeUndefined();
});

test("the latest mood counts, for four seconds of its own", () => {
  const moods = new Moods();
  moods.feel([told("hit", 0)]);
  vi.advanceTimersByTime(3000);
  moods.feel([told("beaten", 0)]);
  vi.advanceTimersByTime(3000);
  expect(moods.of(0)).toBe("triumphant");
  vi.advanceTimersByTime(1100);
  expect(moods.of(0)).toBeUndefined();
});
