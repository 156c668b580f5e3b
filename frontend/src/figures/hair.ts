// Hair: what hangs behind the shoulders, and what lies before the face.

import { chance } from "../card/chance.ts";
import type { Bust } from "./bust.ts";
import { each, line, tone, disc } from "./pen.ts";

export const HAIR: Record<string, (bust: Bust) => [behind: string, before: string]> = {
  none: () => ["", ""],
  crop: (bust) => [
    "",
    tone(
      `M${-bust.left - 3} -2C${-bust.left - 8} -76 ${bust.right + 8} -76 ${bust.right + 3} -2L${bust.right - 3} -20Q${bust.right - 8} -38 ${bust.axis + 8} -38L${bust.axis - 6} -42Q${-bust.left + 8} -38 ${-bust.left + 3} -18Z`,
      bust.hair,
    ) + bust.sheen(`M${bust.lit * 26} -44Q${bust.lit * 18} -56 ${bust.lit * 4} -58`),
  ],
  swept: (bust) => [
    "",
    tone(
      `M${-bust.left - 3} 0Q${-bust.left - 8} -70 -4 -72Q${bust.lit * 30} -76 ${bust.lit * 56} -60Q${bust.lit * 48} -42 ${bust.lit * (bust.half + 4)} -34L${bust.right + 3} 0L${bust.right - 4} -20Q${bust.lit * 20} -34 ${-bust.lit * 8} -46Q${-bust.left + 6} -36 ${-bust.left + 4} -18Z`,
      bust.hair,
    ) + bust.sheen(`M${bust.lit * 44} -58Q${bust.lit * 20} -60 0 -60`),
  ],
  quiff: (bust) => [
    "",
    tone(
      `M${-bust.left - 3} -2Q${-bust.left - 6} -44 -22 -58Q-30 -78 -4 -84Q34 -92 40 -64Q${bust.right + 8} -46 ${bust.right + 3} -2L${bust.right - 4} -22Q${bust.right - 6} -38 10 -42Q-14 -38 ${-bust.left + 4} -20Z`,
      bust.hair,
    ) + bust.sheen(`M-10 -70Q6 -84 26 -72M-6 -56Q8 -66 24 -58`),
  ],
  curls: (bust) => {
    const r = chance(bust.seed);
    let d = "";
    for (let i = 0; i < 13; i++) {
      const a = Math.PI * (1.02 + (i / 12) * 0.96);
      d += disc((Math.cos(a) * (bust.half + 2)) | 0, (-18 + Math.sin(a) * 44) | 0, (11 + r() * 5) | 0);
    }
    return [
      "",
      `<g paint-order="stroke">${tone(d, bust.hair, 8)}</g>` +
        bust.sheen(
          `M${bust.lit * 22} -54q${-bust.lit * 6}-8 ${-bust.lit * 14}-6M${bust.lit * 34} -36q${bust.lit * 2}-8 ${-bust.lit * 4}-12`,
        ),
    ];
  },
  afro: (bust) => [
    `<g>${tone(disc(0, -26, 62), bust.hair, 4.5)}</g>` + bust.sheen(`M${bust.lit * 50} -34Q${bust.lit * 46} -66 ${bust.lit * 16} -78`),
    tone(
      `M${-bust.left - 2} -6Q${-bust.left} -66 0 -66T${bust.right + 2} -6L${bust.right - 4} -26Q0 -46 ${-bust.left + 4} -26Z`,
      bust.hair,
      0,
    ),
  ],
  bob: (bust) => [
    tone(
      `M${-bust.left - 6} -20C${-bust.left - 18} 10 ${-bust.left - 16} 30 ${-bust.left - 10} 48L${-bust.left + 16} 50V-30H${bust.right - 16}V50L${bust.right + 10} 48C${bust.right + 16} 30 ${bust.right + 18} 10 ${bust.right + 6} -20Z`,
      bust.hair,
    ),
    tone(
      `M${-bust.left - 7} 34C${-bust.left - 14} -80 ${bust.right + 14} -80 ${bust.right + 7} 34Q${bust.right - 4} 12 ${bust.right - 4} -18L${bust.right - 12} -34Q0 -22 ${-bust.left + 12} -30L${-bust.left + 4} -16Q${-bust.left + 4} 14 ${-bust.left - 7} 34Z`,
      bust.hair,
    ) + bust.sheen(`M${bust.lit * 30} -36Q${bust.lit * 24} -54 ${bust.lit * 6} -57`),
  ],
  long: (bust) => [
    tone(
      `M${-bust.left - 4} -30C${-bust.left - 26} 20 ${-bust.left - 20} 60 ${-bust.left - 34} 118L-20 130H20L${bust.right + 34} 118C${bust.right + 20} 60 ${bust.right + 26} 20 ${bust.right + 4} -30Z`,
      bust.hair,
    ) + bust.sheen(`M${bust.lit * (bust.half + 10)} 10Q${bust.lit * (bust.half + 8)} 60 ${bust.lit * (bust.half + 18)} 100`),
    tone(
      `M${-bust.left - 6} 30C${-bust.left - 14} -78 ${bust.right + 14} -78 ${bust.right + 6} 30Q${bust.right - 4} 6 ${bust.right - 6} -16Q${bust.right - 12} -40 ${bust.lit * 8} -52Q${-bust.left + 10} -40 ${-bust.left + 6} -14Q${-bust.left + 2} 8 ${-bust.left - 6} 30Z`,
      bust.hair,
    ) + bust.sheen(`M${bust.lit * 28} -36Q${bust.lit * 22} -52 ${bust.lit * 10} -56`),
  ],
  braid: (bust) => [
    "",
    tone(
      `M${-bust.left - 4} 6C${-bust.left - 10} -78 ${bust.right + 10} -78 ${bust.right + 4} 6L${bust.right - 4} -16Q${bust.right - 8} -40 ${-bust.lit * 6} -46Q${-bust.left + 8} -36 ${-bust.left + 4} -14Z`,
      bust.hair,
    ) +
      `<g transform="translate(${-bust.lit * (bust.half + 4)} 10) scale(${-bust.lit} 1)">${each(["0 0", "4 22", "3 44", "-2 66", "-5 86"], (q) => tone(`M${q}q20 4 14 18q-6 10-16 10q-14-8-12-16q2-10 14-12z`, bust.hair, 3))}</g>` +
      bust.sheen(`M${bust.lit * 26} -42Q${bust.lit * 18} -56 0 -58`),
  ],
  bun: (bust) => [tone(disc(bust.lit * -6, -68, 20), bust.hair), HAIR.crop!(bust)[1]],
  mohawk: (bust) => [
    "",
    tone(`M-10 -40L-26 -84L-12 -76L-14 -104L2 -88L10 -110L16 -86L32 -96L24 -68L34 -60L10 -40Q0 -34 -10 -40Z`, bust.hair) +
      bust.sheen("M-12 -70L-4 -50M8 -90L6 -60"),
  ],
  wild: (bust) => [
    "",
    tone(
      `M${-bust.left - 2} 4L${-bust.left - 20} -8L${-bust.left - 6} -22L${-bust.left - 24} -44L${-bust.left + 2} -46L-30 -82L-6 -68L8 -96L20 -68L48 -80L40 -52L${bust.right + 22} -46L${bust.right + 6} -24L${bust.right + 20} -8L${bust.right + 2} 4L${bust.right - 4} -20L${bust.right - 14} -30L12 -26L4 -40L-8 -26L${-bust.left + 14} -34L${-bust.left + 4} -18Z`,
      bust.hair,
    ) + bust.sheen(`M${bust.lit * 30} -50L${bust.lit * 24} -36M${bust.lit * 8} -70L${bust.lit * 8} -50`),
  ],
  receding: (bust) => [
    "",
    tone(
      `M${-bust.left - 3} 6C${-bust.left - 10} -40 -30 -60 -18 -58Q-26 -44 ${-bust.left + 7} -16ZM${bust.right + 3} 6C${bust.right + 10} -40 30 -60 18 -58Q26 -44 ${bust.right - 7} -16Z`,
      bust.hair,
    ),
  ],
  waves: (bust) => [
    tone(
      `M${-bust.left - 2} -30Q${-bust.left - 40} 0 ${-bust.left - 22} 40Q${-bust.left - 44} 70 ${-bust.left - 30} 112L-10 120L${bust.right + 10} 60Q${bust.right + 20} 10 ${bust.right + 4} -26Z`,
      bust.hair,
    ) +
      line(
        `M${-bust.left - 16} 0Q${-bust.left - 26} 30 ${-bust.left - 10} 48Q${-bust.left - 26} 74 ${-bust.left - 16} 100`,
        bust.hair[2],
        4,
      ),
    tone(
      `M${-bust.left - 6} 16Q${-bust.left - 16} -60 -10 -70Q40 -86 70 -58Q84 -40 66 -26Q72 -46 50 -46Q${bust.right + 12} -30 ${bust.right + 6} 14L${bust.right - 5} -18Q${bust.right - 8} -38 2 -40Q${-bust.left + 6} -36 ${-bust.left + 5} -14Z`,
      bust.hair,
    ) + line("M-24 -44Q10 -72 54 -60M-14 -52Q14 -62 40 -54", bust.hair[2], 3),
  ],
  petals: (bust) => {
    let d = "",
      e = "";
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.86 + (i / 10) * 1.28),
        c = Math.cos(a),
        s = Math.sin(a);
      d += `M${c * 26 - s * 8} ${-6 + s * 26 + c * 8}Q${c * 74 - s * 34} ${-6 + s * 74 + c * 34} ${c * 88} ${-6 + s * 84}Q${c * 74 + s * 34} ${-6 + s * 74 - c * 34} ${c * 26 + s * 8} ${-6 + s * 26 - c * 8}Z`;
      e += `M${c * 44} ${-6 + s * 44}L${c * 70} ${-6 + s * 68}`;
    }
    return [
      tone(d, bust.hair) + line(e, bust.hair[2], 3),
      tone(
        `M${-bust.left - 2} -8Q${-bust.left} -62 0 -62T${bust.right + 2} -8Q${bust.right - 6} -34 0 -46Q${-bust.left + 6} -34 ${-bust.left - 2} -8Z`,
        bust.hair,
      ),
    ];
  },
  flame: (bust) => [
    "",
    tone(
      `M${-bust.left - 3} -4Q${-bust.left - 22} -50 -22 -64Q-34 -86 -10 -112Q-14 -90 4 -86Q2 -108 24 -124Q16 -92 36 -84Q44 -92 44 -104Q62 -66 ${bust.right + 3} -4Q${bust.right - 2} -30 16 -44Q-18 -50 ${-bust.left - 3} -4Z`,
      bust.hair,
    ) + line("M-16 -58Q-18 -78 -8 -88M12 -60Q12 -82 22 -94M30 -52Q34 -66 38 -74", bust.hair[2], 5),
  ],
  locks: (bust) => {
    const strands = (xs: readonly number[], top: number, long: number) =>
      xs
        .map(
          (x, i) =>
            `M${x} ${top}Q${x - 8} ${top + long / 2} ${x - 2 + (i % 2) * 6} ${top + long}Q${x + 10} ${top + long / 2} ${x + 8} ${top}Z`,
        )
        .join("");
    const sides = [-bust.left - 12, -bust.left - 2, bust.right - 6, bust.right + 6];
    return [
      tone(strands([-38, -26, -12, 2, 16, 28], -20, 96), bust.hair, 3),
      tone(
        `M${-bust.left - 4} -6C${-bust.left - 12} -76 ${bust.right + 12} -76 ${bust.right + 4} -6L${bust.right - 4} -22Q0 -48 ${-bust.left + 4} -22Z`,
        bust.hair,
      ) +
        tone(strands(sides, -26, 82), bust.hair, 3) +
        bust.sheen("M-20 -52L-26 -34M0 -58V-40M20 -54L26 -36"),
    ];
  },
  ponytail: (bust) => [
    tone(
      `M${-bust.lit * 14} -60Q${-bust.lit * 86} -76 ${-bust.lit * 74} 10Q${-bust.lit * 66} 46 ${-bust.lit * 84} 70Q${-bust.lit * 40} 50 ${-bust.lit * 46} 0Q${-bust.lit * 44} -40 ${-bust.lit * 14} -46Z`,
      bust.hair,
    ),
    HAIR.crop!(bust)[1],
  ],
  puffs: (bust) => [
    tone(disc(-40, -50, 26) + disc(40, -50, 26), bust.hair, 4.5) +
      bust.sheen(`M${bust.lit * 54} -56Q${bust.lit * 50} -68 ${bust.lit * 38} -70`),
    HAIR.crop!(bust)[1],
  ],
  fringe: (bust) => [
    HAIR.bob!(bust)[0],
    tone(
      `M${-bust.left - 7} 30C${-bust.left - 14} -82 ${bust.right + 14} -82 ${bust.right + 7} 30L${bust.right - 3} -14H${-bust.left + 3}Z`,
      bust.hair,
    ) + bust.sheen("M-22 -46Q0 -56 24 -46"),
  ],
};
