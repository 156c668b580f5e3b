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
  /** Cards that may be used in one's own turn, which are many: it stays near all the same. */
  usable?: Box[];
  /** Words that lie over the table, such as a tip. */
  captions?: Box[];
}

const STEP = 12;
/** What it costs to cover a pixel, and to open a pixel further from the card. */
const COST = { caption: 50, asked: 20, card: 10, usable: 0.05, away: 30, aside: 0.5 };
const EDGE = 6;

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The corner where it opens. It never reaches below the stage, and above the market only if it is too high. */
export function zoomPlace({ zone, size, card, asked, usable = [], captions = [] }: Room): { left: number; top: number } {
  const bottom = zone.top + zone.height;
  const lowest = Math.max(EDGE, bottom - size.height);
  const tops = [...new Set([Math.min(zone.top, lowest), lowest])];
  const last = Math.max(EDGE, zone.left + zone.width - size.width);
  const from = card ? card.left + card.width / 2 : zone.left;
  let best = { left: zone.left, top: tops[0]!, cost: Infinity };
  for (const top of tops)
    for (let left = Math.min(zone.left, last); left <= last; left += STEP) {
      const box = { left, top, ...size };
      const covered = (those: Box[]) => those.reduce((sum, one) => sum + overlap(box, one), 0);
      const away = card ? Math.max(0, card.left - left - size.width, left - card.left - card.width) : 0;
      const aside = Math.abs(left + size.width / 2 - from);
      const over =
        COST.caption * covered(captions) +
        COST.asked * covered(asked) +
        COST.usable * covered(usable) +
        COST.card * (card ? overlap(box, card) : 0);
      const cost = over + COST.away * away + COST.aside * aside;
      if (cost < best.cost) best = { left, top, cost };
    }
  return { left: best.left, top: best.top };
}
