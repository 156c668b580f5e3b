// Where a caption of the coach stands: between the top of the table and the question, near what it points at, and never over
// that, nor over what can be chosen.

import { overlap, type Box } from "../table/zoom-place.ts";

const STEP = 12;
/** A pixel of what is pointed at, or can be chosen, against the distance in pixels. */
const COVERED = 50;
/** The row above the question is the place for it: the market is what people look at. */
const HIGHER = 0.8;
/** An arrow over more pixels would seem to point at something else. */
const NEAR = 40;

export type Side = "above" | "below" | "beside";

export interface Placed {
  left: number;
  top: number;
  /** Where what it points at lies, seen from it. */
  side: Side;
  /** How far along its edge the arrow is. */
  arrow: number;
}

export function captionPlace(zone: Box, size: { width: number; height: number }, target: Box | null, asked: Box[]): Placed {
  const lastLeft = Math.max(zone.left, zone.left + zone.width - size.width);
  const lastTop = Math.max(zone.top, zone.top + zone.height - size.height);
  const middle = target ? { x: target.left + target.width / 2, y: target.top + target.height / 2 } : { x: zone.left + zone.width / 2, y: lastTop + size.height };
  let best = { left: zone.left, top: lastTop, cost: Infinity };
  for (let top = lastTop; top >= zone.top; top -= STEP)
    for (let left = zone.left; left <= lastLeft; left += STEP) {
      const box = { left, top, ...size };
      const covered = asked.reduce((sum, one) => sum + overlap(box, one), 0) + (target ? 2 * overlap(box, target) : 0);
      const far = Math.abs(left + size.width / 2 - middle.x) + Math.abs(top + size.height / 2 - middle.y);
      const cost = COVERED * covered + far + HIGHER * (lastTop - top);
      if (cost < best.cost) best = { left, top, cost };
    }
  const { left, top } = best;
  const gap = target ? Math.max(target.top - top - size.height, top - target.top - target.height) : 0;
  const reaches = target !== null && gap <= NEAR && middle.x >= left && middle.x <= left + size.width;
  const side = !reaches ? "beside" : target.top + target.height <= top + 8 ? "above" : target.top >= top + size.height - 8 ? "below" : "beside";
  return { left, top, side, arrow: Math.min(Math.max(middle.x - left, 26), size.width - 26) };
}
