// What damage does to a place: flames in its windows, more with each hit; in the end smoking rubble.

import { INK } from "./inks.ts";
import { disc, each, fill, line, moved } from "./pen.ts";

const FLAME = "M-26 2Q-38 -26 -20 -46Q-16 -30 -8 -30Q-12 -62 12 -80Q8 -50 22 -38Q28 -46 26 -54Q42 -20 26 2Q0 12 -26 2Z";
const CORE = "M-12 2Q-18 -14 -8 -26Q-2 -18 4 -22Q4 -34 12 -42Q20 -14 12 2Q0 8 -12 2Z";
/** Where the next hit burns. */
const HEARTHS = [
  [76, 150, 0.72],
  [158, 116, 0.6],
  [112, 92, 0.66],
  [34, 168, 0.8],
] as const;

const flame = ([x, y, size]: readonly [number, number, number]) =>
  moved(x, y, size, 0, fill(FLAME, "#ff7a1a", ` stroke="${INK}" stroke-width="5"`) + fill(CORE, "#ffd84a"));

/** Clouds above what burns. */
const smoke = (x: number, y: number, size: number) =>
  moved(x, y, size, 0, fill(disc(0, 0, 17) + disc(16, -20, 21) + disc(-4, -44, 24) + disc(18, -74, 29), INK, ' opacity=".5"'));

const RUBBLE =
  "M-60 280V176L-34 166L-20 140L-6 150L6 128L24 152L44 120L52 98L60 126L78 134L92 104L104 138L120 144L134 92L146 84L150 132L168 142L186 118L198 148L220 136L236 160L260 154V280Z";

const ruin = () =>
  fill("M-60 -10H260V290H-60Z", "#160b10", ' opacity=".74"') +
  smoke(56, 96, 1.2) +
  smoke(150, 84, 1.4) +
  fill(RUBBLE, "#2a2028", ` stroke="${INK}" stroke-width="4.5"`) +
  line("M12 150L30 172M60 140L50 170M104 150L122 166M150 142L142 168M190 142L204 164", "#54424c", 3.5) +
  fill("M36 172h5v5h-5zM92 160h6v6h-6zM130 174h5v5h-5zM168 158h6v6h-6zM214 168h5v5h-5zM4 164h5v5h-5z", "#ff7a1a");

export function damaged(share: number): string {
  if (share >= 1) return ruin();
  const burning = HEARTHS.slice(0, Math.ceil(share * HEARTHS.length));
  return each(burning, ([x, y, size]) => smoke(x, y - 44 * size, size)) + each(burning, flame);
}
