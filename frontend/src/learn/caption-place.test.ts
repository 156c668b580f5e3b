import { expect, test } from "vitest";
import { overlap } from "../table/zoom-place.ts";
import { captionPlace } from "./caption-place.ts";

const ZONE = { left: 14, top: 60, width: 1338, height: 390 };
const SIZE = { width: 480, height: 110 };

test("a caption stands below a card of the market, and its arrow points up at it", () => {
  const card = { left: 950, top: 85, width: 160, height: 225 };
  const at = captionPlace(ZONE, SIZE, card, [card]);
  expect(overlap({ ...at, ...SIZE }, card)).toBe(0);
  expect(at.side).toBe("above");
  expect(Math.abs(at.left + at.arrow - 1030)).toBeLessThan(60);
});

test("a caption about the hand stays above the question, where an arrow would point at the question", () => {
  const hand = { left: 310, top: 540, width: 760, height: 200 };
  const at = captionPlace(ZONE, SIZE, hand, []);
  expect(at.top + SIZE.height).toBeLessThanOrEqual(ZONE.top + ZONE.height);
  expect(at.side).toBe("beside");
});

test("what can be chosen is not covered", () => {
  const lit = [0, 1, 2, 3].map((i) => ({ left: 340 + i * 154, top: 100, width: 146, height: 205 }));
  const at = captionPlace(ZONE, SIZE, { left: 1120, top: 90, width: 130, height: 180 }, lit);
  for (const one of lit) expect(overlap({ ...at, ...SIZE }, one)).toBe(0);
});
