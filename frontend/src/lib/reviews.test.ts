import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Review, Reviewing } from "../protocol.ts";
import { ReviewJob } from "./reviews.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (turn: number): Reviewing => ({ before: 0, turn, turns: 9, review: null });
const done: Reviewing = { ...at(9), review: {} as Review };

/** Answers one after the other; an error is thrown. */
function following(...answers: (Reviewing | Error)[]): ReviewJob {
  const job = new ReviewJob(() => {
    const next = answers.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  void job.follow();
  return job;
}

test("a server that was restarted begins again, and that is said until it is done", async () => {
  const job = following(at(3), at(5), at(0), at(1), done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(job.again).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect([job.again, job.told?.turn, job.problem]).toEqual([true, 1, ""]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([job.again, job.review]).toEqual([false, done.review]);
});

test("while the server is gone that is said, and one can try again", async () => {
  const job = following(at(3), new Error("Can't reach the server."), at(0), done);
  await vi.advanceTimersByTimeAsync(5000);
  expect([job.problem, job.review]).toEqual(["Can't reach the server.", null]);
  void job.follow();
  await vi.advanceTimersByTimeAsync(5000);
  expect([job.problem, job.review]).toEqual(["", done.review]);
});
