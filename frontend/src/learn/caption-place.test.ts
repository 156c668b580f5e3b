import { expect, test } from "vitest";
import { overlap, type Box } from "../table/zoom-place.ts";
import { captionPlace, clipped, dockedPlace, type Room } from "./caption-place.ts";

const SIZE = { width: 480, height: 110 };
const ROOM: Room = {
  screen: { left: 8, top: 8, width: 1350, height: 752 },
  sizes: [SIZE],
  targets: [],
  keep: [],
  busy: [{ box: { left: 14, top: 458, width: 1338, height: 66 }, weight: 6 }],
  home: { left: 14, top: 458, width: 1338, height: 66 },
};

test("a caption stands beside a card of the market, and its tail ends at that card", () => {
  const card = { left: 950, top: 85, width: 160, height: 225 };
  const at = captionPlace({ ...ROOM, targets: [card] });
  expect(overlap(at, card)).toBe(0);
  const [x, y] = at.tail![1];
  expect(x >= card.left && x <= card.left + card.width && y >= card.top && y <= card.top + card.height).toBe(true);
});

test("a caption about a pile in the corner stands beside it, not beyond the question", () => {
  const pile = { left: 1240, top: 620, width: 90, height: 130 };
  const at = captionPlace({ ...ROOM, targets: [pile] });
  expect(at.top).toBeGreaterThanOrEqual(524);
  expect(overlap(at, pile)).toBe(0);
});

test("neither what is meant nor what is to be pressed is covered, even where all is full", () => {
  const full = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({ box: { left: i * 170, top: 0, width: 170, height: 768 }, weight: 1 }));
  const meant: Box[] = [
    { left: 20, top: 380, width: 230, height: 70 },
    { left: 400, top: 85, width: 160, height: 225 },
  ];
  const press = { left: 1100, top: 465, width: 110, height: 50 };
  const at = captionPlace({ ...ROOM, busy: full, targets: meant, keep: [press] });
  for (const one of [...meant, press]) expect(overlap(at, one)).toBe(0);
});

test("what can be chosen is not covered while there is other room", () => {
  const lit = [0, 1, 2, 3].map((i) => ({ left: 340 + i * 154, top: 100, width: 146, height: 205 }));
  const at = captionPlace({
    ...ROOM,
    targets: [{ left: 1120, top: 90, width: 130, height: 180 }],
    busy: lit.map((box) => ({ box, weight: 4 })),
  });
  for (const one of lit) expect(overlap(at, one)).toBe(0);
});

test("without anything to point at it stands above the question, without a tail", () => {
  const at = captionPlace(ROOM);
  expect(at.tail).toBeNull();
  expect(overlap(at, ROOM.home)).toBe(0);
});

test("a tail strikes through no question: it ends there, or there is none", () => {
  const wall = ROOM.home;
  const below = [{ box: { left: 0, top: 524, width: 1366, height: 244 }, weight: 40 }];
  const hand = captionPlace({ ...ROOM, wall, busy: below, targets: [{ left: 300, top: 540, width: 150, height: 210 }] });
  expect(hand.top + hand.height).toBeLessThanOrEqual(wall.top);
  expect(hand.tail).toBeNull();
  const low = { left: 300, top: 480, width: 150, height: 30 };
  const answer = captionPlace({
    ...ROOM,
    wall,
    busy: [...below, { box: { left: 0, top: 446, width: 1366, height: 4 }, weight: 9 }],
    targets: [low],
  });
  expect(answer.tail![1][1]).toBe(wall.top);
});

test("what is spoken of and what is said are on the same side of the question if they can", () => {
  const card = { left: 40, top: 150, width: 300, height: 200 };
  const at = captionPlace({
    ...ROOM,
    wall: ROOM.home,
    targets: [card],
    busy: [
      { box: { left: 0, top: 0, width: 1366, height: 140 }, weight: 1 },
      { box: { left: 350, top: 150, width: 1000, height: 300 }, weight: 1 },
    ],
  });
  expect(at.top + at.height).toBeLessThan(ROOM.home.top);
});

test("there is no needle to what is far away, nor a line across other cards", () => {
  const full = (box: Box) => ({ box, weight: 1000 });
  const far = captionPlace({
    ...ROOM,
    targets: [{ left: 600, top: 640, width: 150, height: 60 }],
    busy: [full({ left: 0, top: 180, width: 1366, height: 588 })],
  });
  expect([far.top + far.height < 200, far.tail]).toEqual([true, null]);
});

test("the tail leads to the nearest of several", () => {
  const cards = [0, 1, 2, 3, 4].map((i) => ({ left: 330 + i * 154, top: 95, width: 150, height: 225 }));
  const at = captionPlace({
    ...ROOM,
    targets: cards,
    busy: [{ box: { left: 14, top: 330, width: 450, height: 120 }, weight: 50 }, ...ROOM.busy],
  });
  const [x] = at.tail![1];
  expect(x >= at.left && x <= at.left + at.width).toBe(true);
});

test("a ring stays on the screen", () => {
  const ring = clipped({ left: 1226, top: -4, width: 160, height: 900 }, { width: 1366, height: 768 });
  expect([ring.left, ring.top, ring.left + ring.width, ring.top + ring.height]).toEqual([1226, 3, 1363, 765]);
});

const PHONE = { left: 6, top: 6, width: 378, height: 102 };
const BOTTOM = 514;

test("on a phone a tip lies above the question if nothing there is meant or can be pressed", () => {
  const card = { left: 10, top: 160, width: 130, height: 200 };
  expect(dockedPlace(PHONE, BOTTOM, [card], [{ box: { left: 0, top: 320, width: 390, height: 190 }, weight: 1 }]).top).toBe(412);
});

test("a button above the question stays free, and so does what the tip speaks of", () => {
  const button = { left: 320, top: 400, width: 60, height: 44 };
  const lit = { left: 10, top: 160, width: 130, height: 130 };
  const at = dockedPlace(PHONE, BOTTOM, [button, lit], []);
  for (const one of [button, lit]) expect(overlap(at, one)).toBe(0);
});

test("where a tag hangs a little too low, a tip moves down a little and not over the names above", () => {
  const tag = { left: 10, top: 340, width: 130, height: 25 };
  const names = { box: { left: 0, top: 0, width: 390, height: 120 }, weight: 2 };
  const at = dockedPlace(PHONE, 456, [tag], [names]);
  expect(overlap(at, tag)).toBe(0);
  expect(at.top).toBeGreaterThan(300);
});
