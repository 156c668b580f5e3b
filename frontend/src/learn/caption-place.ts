// Where a caption stands, and the tail that leads from it to what it speaks of: near that, never over it nor over what is to be
// pressed, and over as little as can be of all else.

import { overlap, type Box } from "../table/zoom-place.ts";

export interface Size {
  width: number;
  height: number;
}
export type Spot = [number, number];

export interface Room {
  screen: Box;
  /** Ways to lay out the words, the best first. */
  sizes: Size[];
  /** What it speaks of; it stands near the first, and the tail leads to the nearest. */
  targets: Box[];
  /** What must stay free, too: what is to be pressed. */
  keep: Box[];
  /** What is better not covered, and how much a pixel of it is worth. */
  busy: { box: Box; weight: number }[];
  /** Where it stands if it speaks of nothing that is seen. */
  home: Box;
  /** Words that no tail may strike through: it ends there, and a ring shows what is meant. */
  wall?: Box | null;
}

export interface Placed extends Box {
  /** The two ends on its edge, and the tip between them; null where there is nothing to point at. */
  tail: [Spot, Spot, Spot] | null;
}

const STEP = 12;
/** Free space around what it speaks of: room for a tail that is seen. */
const GAP = 9;
/** A pixel that must stay free, against one of worth 1. */
const NEVER = 500;
/** To touch something at all is as bad as so many pixels. */
const TOUCHED = 400;
/** So many pixels of worth 1 may be covered to be a pixel nearer. */
const NEARER = 60;
/** A layout that is not the best is as bad as so many pixels. */
const SQUEEZED = 1500;
/** Half of the tail's foot, slim where it is long, and how far it stays away from a corner. */
const FOOT = 11;
const SLIM = 7;
const LONG = 80;
const CORNER = 26;
/** Farther away a ring says enough: a tail so long would be a needle; and so would one that lies so much askew. */
const FAR = 160;
const ASKEW = 2.5;
/** So short a tail may touch something on its way. */
const SHORT = 40;
/** Points of the tail that are looked at, and how bad it is where one lies on something. */
const LOOKS = 6;
const CROSSED = 4000;
/** A tail may reach so far over words; what is shorter than a stub is none. */
const REACH = 16;
const STUB = 6;
/** To be on the other side of the question than what it speaks of is as bad as so many pixels. */
const BEYOND = 60_000;

export function captionPlace({ screen, sizes, targets, keep, busy, home, wall = null }: Room): Placed {
  const target = targets[0] ?? null;
  const never = [...targets, ...keep];
  let best: Placed = { left: screen.left, top: screen.top, ...sizes[0]!, tail: null };
  let least = Infinity;
  const free = [...never.map((one) => grown(one, one === target ? GAP : 2)), ...(wall ? [wall] : [])];
  // First roughly: what is found then spares most of the second look.
  for (const step of [4 * STEP, STEP])
    sizes.forEach((size, nth) => {
      for (const top of steps(screen.top, screen.height - size.height, step))
        for (const left of steps(screen.left, screen.width - size.width, step)) {
          const box = { left, top, ...size };
          let cost = nth * SQUEEZED + NEARER * away(box, target ?? home);
          if (cost >= least) continue;
          for (const one of free) cost += NEVER * overlap(box, one);
          if (cost >= least) continue;
          for (const { box: other, weight } of busy) {
            const covered = overlap(box, other);
            if (covered > 0) cost += weight * (covered + TOUCHED);
          }
          if (cost >= least) continue;
          const goal = nearest(box, targets);
          const tail = goal ? tailTo(box, goal) : null;
          const struck = tail ? crossed(tail, [...never.filter((one) => one !== goal), ...busy.map((one) => one.box)], goal!) : 0;
          cost += struck;
          if (tail && wall && beyond(tail, wall)) cost += BEYOND;
          if (cost >= least) continue;
          least = cost;
          best = { ...box, tail: tail && seemly(tail, struck > 0) ? tail : null };
        }
    });
  return wall && best.tail ? { ...best, tail: stopped(best.tail, wall) } : best;
}

function nearest(box: Box, targets: Box[]): Box | null {
  const far = (one: Box) => Math.hypot(...Object.values(gaps(box, one)));
  return targets.reduce<Box | null>((found, one) => (found && far(found) <= far(one) ? found : one), null);
}

/** Is it neither a needle nor a line through something else? */
function seemly([a, tip, b]: [Spot, Spot, Spot], struck: boolean): boolean {
  const [x, y] = middle(a, b);
  const [along, aside] = a[1] === b[1] ? [Math.abs(tip[1] - y), Math.abs(tip[0] - x)] : [Math.abs(tip[0] - x), Math.abs(tip[1] - y)];
  const length = Math.hypot(along, aside);
  return length <= (struck ? SHORT : FAR) && aside <= ASKEW * along;
}

/** A tail that would strike through words ends at their edge; to the other side there is none, since it would seem to mean them. */
function stopped([a, tip, b]: [Spot, Spot, Spot], wall: Box): Placed["tail"] {
  if (beyond([a, tip, b], wall)) return null;
  const [x, y] = middle(a, b);
  const bottom = wall.top + wall.height;
  const down = y <= wall.top && tip[1] > wall.top + REACH;
  const up = y >= bottom && tip[1] < bottom - REACH;
  if (!down && !up) return [a, tip, b];
  const end = down ? wall.top : bottom;
  return Math.abs(end - y) < STUB ? null : [a, [x + ((tip[0] - x) * (end - y)) / (tip[1] - y), end], b];
}

/** Does it lead to the other side? */
function beyond([a, tip, b]: [Spot, Spot, Spot], wall: Box): boolean {
  const bottom = wall.top + wall.height;
  const [, y] = middle(a, b);
  return (y <= wall.top && tip[1] >= bottom) || (y >= bottom && tip[1] <= wall.top);
}

const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function steps(from: number, length: number, step: number): number[] {
  const last = Math.max(0, length);
  const found = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => from + i * step);
  return last % step === 0 ? found : [...found, from + last];
}

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** What of it is on a screen, with some room for a line around it. */
export function clipped(box: Box, screen: Size, edge = 3): Box {
  const left = Math.max(box.left, edge);
  const top = Math.max(box.top, edge);
  return {
    left,
    top,
    width: Math.min(box.left + box.width, screen.width - edge) - left,
    height: Math.min(box.top + box.height, screen.height - edge) - top,
  };
}

const gaps = (a: Box, b: Box) => ({
  x: Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0),
  y: Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0),
});

/** So far the words may reach into the question, whose edge is empty. */
const INTO = 24;

/** On a small screen, as wide as it is: on `bottom`, or where less is covered above it. */
export function dockedPlace(size: Box, bottom: number, keep: Box[], busy: Room["busy"]): Placed {
  const cost = (place: Box): number =>
    keep.reduce((sum, one) => sum + NEVER * overlap(place, one), 0) +
    busy.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
  const usual = bottom - size.height;
  let best = { ...size, top: usual, tail: null };
  let least = overlapsNone(best, keep) ? 0 : cost(best);
  for (let top = usual + INTO; top >= size.top && least > 0; top -= STEP / 2) {
    const place = { ...size, top, tail: null };
    const found = cost(place);
    if (found < least) [best, least] = [place, found];
  }
  return best;
}

const overlapsNone = (place: Box, boxes: Box[]): boolean => boxes.every((box) => overlap(place, box) === 0);

/** From edge to edge; of two places that are as near the one that is more in the middle. */
function away(box: Box, target: Box): number {
  const { x, y } = gaps(box, target);
  const aside =
    Math.abs(box.left + box.width / 2 - target.left - target.width / 2) +
    Math.abs(box.top + box.height / 2 - target.top - target.height / 2);
  return Math.hypot(x, y) + 0.1 * aside;
}

const between = (value: number, low: number, high: number) => (low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high));

/** From the edge that is nearest, straight to the edge of what is meant; null if they touch. */
export function tailTo(box: Box, target: Box): [Spot, Spot, Spot] | null {
  const { x, y } = gaps(box, target);
  if (x === 0 && y === 0) return null;
  const foot = Math.max(x, y) > LONG ? SLIM : FOOT;
  if (y >= x) {
    const edge = target.top >= box.top + box.height ? box.top + box.height : box.top;
    const tip = target.top >= box.top + box.height ? target.top : target.top + target.height;
    const at = between(target.left + target.width / 2, box.left + CORNER, box.left + box.width - CORNER);
    return [
      [at - foot, edge],
      [between(at, target.left + 8, target.left + target.width - 8), tip],
      [at + foot, edge],
    ];
  }
  const edge = target.left >= box.left + box.width ? box.left + box.width : box.left;
  const tip = target.left >= box.left + box.width ? target.left : target.left + target.width;
  const at = between(target.top + target.height / 2, box.top + CORNER, box.top + box.height - CORNER);
  return [
    [edge, at - foot],
    [tip, between(at, target.top + 8, target.top + target.height - 8)],
    [edge, at + foot],
  ];
}

/** How much a tail would seem to point at something else on its way. */
function crossed([a, tip, b]: [Spot, Spot, Spot], others: Box[], target: Box): number {
  const from = middle(a, b);
  let cost = 0;
  for (let i = 1; i < LOOKS; i++) {
    const [x, y] = [from[0] + ((tip[0] - from[0]) * i) / LOOKS, from[1] + ((tip[1] - from[1]) * i) / LOOKS];
    const on = (box: Box) => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
    if (!on(target) && others.some(on)) cost += CROSSED;
  }
  return cost;
}
