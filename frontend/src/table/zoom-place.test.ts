import { describe, expect, test } from "vitest";
import { overlap, zoomPlace } from "./zoom-place.ts";

const zone = { left: 14, top: 64, width: 1338, height: 386 };
const size = { width: 500, height: 370 };

describe("a closer look", () => {
  test("opens beside the card, not over it", () => {
    const card = { left: 340, top: 100, width: 146, height: 204 };
    const at = zoomPlace({ zone, size, card, asked: [] });
    expect(overlap({ ...at, ...size }, card)).toBe(0);
    expect(at.left - card.left - card.width).toBeLessThan(20);
  });
  test("stays near in one's own turn, when nearly every card can be used", () => {
    const usable = [340, 494, 648, 802, 956].map((left) => ({ left, top: 100, width: 146, height: 204 }));
    const card = { left: 40, top: 540, width: 146, height: 204 };
    const { left } = zoomPlace({ zone, size, card, asked: [], usable });
    expect(left).toBeLessThan(card.left + card.width);
  });
  test("never covers the button of a tip", () => {
    const card = { left: 600, top: 540, width: 146, height: 204 };
    const button = { left: 640, top: 380, width: 90, height: 44 };
    expect(overlap({ ...zoomPlace({ zone, size, card, asked: [], captions: [button] }), ...size }, button)).toBe(0);
  });
  test("covers nothing that is asked about where there is another place", () => {
    const asked = [500, 654, 808].map((left) => ({ left, top: 100, width: 146, height: 204 }));
    const card = { left: 600, top: 540, width: 146, height: 204 };
    const box = { ...zoomPlace({ zone, size: { width: 460, height: 370 }, card, asked }), ...size, width: 460 };
    expect(asked.map((one) => overlap(box, one))).toEqual([0, 0, 0]);
  });
  test("never reaches below the stage", () => {
    for (const height of [200, 386, 430]) {
      const at = zoomPlace({ zone, size: { width: 500, height }, card: null, asked: [] });
      expect(at.top + height).toBeLessThanOrEqual(zone.top + zone.height);
    }
  });
});
