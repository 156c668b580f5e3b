// Where a closer look opens: over market and stage, away from the card that is looked at and from what is asked about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Room {
  /** Market and stage. */
  zone: Box;
  size: { width: number; height: number };
  /** The card that is looked at. */
  card: Box | null;
  /** Cards that are asked about. */
  asked: Box[];
}

const STEP = 12;
/** Covering a pixel that is asked about is worse than covering one of the card itself. */
const ASKED = 20;
const EDGE = 6;

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The corner where it opens. It never reaches below the stage, and above the market only if it is too high. */
export function zoomPlace({ zone, size, card, asked }: Room): { left: number; top: number } {
  const bottom = zone.top + zone.height;
  const lowest = Math.max(EDGE, bottom - size.height);
  const tops = [...new Set([Math.min(zone.top, lowest), lowest])];
  const last = Math.max(EDGE, zone.left + zone.width - size.width);
  const from = card ? card.left + card.width / 2 : zone.left;
  let best = { left: zone.left, top: tops[0]!, cost: Infinity };
  for (const top of tops)
    for (let left = Math.min(zone.left, last); left <= last; left += STEP) {
      const box = { left, top, ...size };
      const covered = asked.reduce((sum, one) => sum + overlap(box, one), 0);
      const near = Math.abs(left + size.width / 2 - from) / 1000;
      const cost = ASKED * covered + (card ? overlap(box, card) : 0) + near;
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}
