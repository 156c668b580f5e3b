import { expect, test } from "vitest";
import type { CampaignSheet } from "../protocol.ts";
import { night } from "./night.ts";

const sheet = (ticked: string[], next: string, followed = ["something"]) =>
  ({
    followed,
    next_start: next,
    scenarios: Array.from({ length: 8 }, (_, i) => ({ number: i + 1, title: "", ticked: ticked[i] ?? "", points: 0 })),
  }) as unknown as CampaignSheet;

test("the night that has just ended", () => {
  expect(night(sheet(["1"], "scenario 2, try 1"), true)).toEqual({ number: 1, won: true });
  expect(night(sheet(["1"], "scenario 2, try 2"), false)).toEqual({ number: 2, won: false });
  expect(night(sheet(["1", "Failed"], "scenario 3, try 1"), false)).toEqual({ number: 2, won: false });
  expect(night(sheet(["1"], "scenario 2, try 1", []), true)).toBeUndefined();
  expect(night(null, true)).toBeUndefined();
});
