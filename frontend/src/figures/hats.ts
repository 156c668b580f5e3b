// Hats and crowns. What covers all hair says so.

import type { Bust } from "./bust.ts";
import { INK } from "./inks.ts";
import { each, line, fill, tone, disc } from "./pen.ts";

export type Hat = (bust: Bust) => [drawn: string, hides?: "hair" | "face" | "front"];

/** Their brim throws a shadow on the brow. */
export const SHADING = ["top", "fedora", "captain", "straw", "bowler", "feather", "turban", "jester", "bull", "knight"];

export const HATS: Record<string, Hat> = {
  top: (bust) => [
    tone(`M${-bust.half} -40L${-bust.half - 5} -104Q0 -112 ${bust.half + 5} -104L${bust.half} -40Z`, bust.hat) +
      tone(
        `M${-bust.half - 26} -36Q0 -16 ${bust.half + 26} -36Q${bust.half + 32} -48 ${bust.half + 20} -47Q0 -30 ${-bust.half - 20} -47Q${-bust.half - 32} -48 ${-bust.half - 26} -36Z`,
        bust.hat,
      ) +
      tone(`M${-bust.half - 1} -54Q0 -40 ${bust.half + 1} -54L${bust.half} -43Q0 -30 ${-bust.half} -43Z`, bust.trim, 2.5) +
      bust.hatSheen(`M${bust.lit * (bust.half - 4)} -98V-62`),
  ],
  fedora: (bust) => [
    tone(`M${-bust.half + 2} -34Q${-bust.half - 2} -74 -18 -82Q0 -70 16 -82Q${bust.half + 4} -74 ${bust.half - 2} -34Z`, bust.hat) +
      tone(`M${-bust.half - 2} -42Q0 -30 ${bust.half + 2} -42V-30Q0 -18 ${-bust.half - 2} -30Z`, bust.trim, 2.5) +
      tone(
        `M${-bust.half - 32} -22Q-20 -44 0 -26Q30 -46 ${bust.half + 32} -26Q${bust.half + 10} -8 0 -16Q${-bust.half - 10} -4 ${-bust.half - 32} -22Z`,
        bust.hat,
      ) +
      bust.hatSheen(`M${bust.lit * 26} -68Q${bust.lit * 30} -60 ${bust.lit * 30} -50`),
  ],
  bowler: (bust) => [
    tone(`M${-bust.half} -34Q${-bust.half} -86 0 -86T${bust.half} -34Z`, bust.hat) +
      tone(
        `M${-bust.half - 18} -30Q0 -18 ${bust.half + 18} -30Q${bust.half + 16} -42 ${bust.half} -38Q0 -28 ${-bust.half} -38Q${-bust.half - 16} -42 ${-bust.half - 18} -30Z`,
        bust.hat,
      ) +
      bust.hatSheen(`M${bust.lit * 24} -56Q${bust.lit * 20} -74 ${bust.lit * 6} -78`),
  ],
  cap: (bust) => [
    tone(`M${-bust.half - 3} -24Q${-bust.half - 4} -72 0 -72T${bust.half + 3} -24Q0 -40 ${-bust.half - 3} -24Z`, bust.hat) +
      tone(
        `M${-bust.lit * (bust.half - 4)} -40Q${-bust.lit * (bust.half + 30)} -44 ${-bust.lit * (bust.half + 36)} -24Q${-bust.lit * (bust.half + 14)} -24 ${-bust.lit * (bust.half + 2)} -22Z`,
        bust.trim,
      ) +
      tone("M-14 -44Q0 -56 14 -44Q0 -38 -14 -44Z", bust.trim, 2.5) +
      bust.hatSheen(`M${bust.lit * 26} -48Q${bust.lit * 22} -62 ${bust.lit * 6} -66`),
  ],
  captain: (bust) => [
    tone(
      `M${-bust.half - 16} -62Q0 -100 ${bust.half + 16} -62Q${bust.half + 6} -44 ${bust.half + 2} -40H${-bust.half - 2}Q${-bust.half - 6} -44 ${-bust.half - 16} -62Z`,
      bust.hat,
    ) +
      tone(`M${-bust.half - 3} -46Q0 -56 ${bust.half + 3} -46L${bust.half + 2} -30Q0 -40 ${-bust.half - 2} -30Z`, bust.trim) +
      tone(
        `M${-bust.half + 2} -32Q0 -44 ${bust.half - 2} -32Q${bust.half + 4} -22 ${bust.half + 6} -16Q0 -34 ${-bust.half - 6} -16Q${-bust.half - 4} -22 ${-bust.half + 2} -32Z`,
        ["#2a2533", "#15101c"],
      ) +
      tone(disc(0, -58, 8), bust.metal, 2.5),
  ],
  straw: (bust) => {
    let d = "";
    for (let i = -7; i <= 7; i++) d += `M${i * 11} ${-24 + Math.abs(i) * 1.5}l${i * 0.8} 12`;
    return [
      tone(`M${-bust.half + 4} -36L-14 -86Q2 -98 18 -84L${bust.half - 4} -36Z`, bust.hat) +
        tone(`M${-bust.half - 46} -14Q-40 -44 0 -42T${bust.half + 46} -14Q30 -30 0 -28T${-bust.half - 46} -14Z`, bust.hat) +
        line(d, bust.hat[1], 3) +
        tone(`M${-bust.half + 5} -46Q0 -34 ${bust.half - 5} -46L${bust.half - 4} -37Q0 -26 ${-bust.half + 4} -37Z`, bust.trim, 2.5),
    ];
  },
  hood: (bust) => [
    tone(
      `M${-bust.half - 12} 74Q${-bust.half - 26} -30 -8 -84Q4 -92 14 -82Q${bust.half + 28} -30 ${bust.half + 12} 74L${bust.half + 2} 54Q${bust.half + 8} -20 22 -42Q0 -58 -22 -42Q${-bust.half - 8} -20 ${-bust.half - 2} 54Z`,
      bust.hat,
    ) +
      fill(
        `M${-bust.half - 2} 50Q${-bust.half - 8} -18 -22 -42Q0 -58 22 -42Q${bust.half + 8} -18 ${bust.half + 2} 50L${bust.half - 4} 20Q${bust.half - 2} -22 14 -34Q0 -42 -14 -34Q${-bust.half + 2} -22 ${-bust.half + 4} 20Z`,
        INK,
        ' opacity=".82"',
      ) +
      bust.hatSheen(`M${bust.lit * (bust.half + 8)} 10Q${bust.lit * (bust.half + 10)} -40 ${bust.lit * 14} -72`),
    "hair",
  ],
  crown: (bust) => [
    tone(
      `M${-bust.half - 3} -28L${-bust.half - 8} -78L-20 -54L0 -90L20 -54L${bust.half + 8} -78L${bust.half + 3} -28Q0 -42 ${-bust.half - 3} -28Z`,
      bust.hat,
    ) +
      line(`M${-bust.half - 3} -38Q0 -52 ${bust.half + 3} -38`, bust.trim[0], 4) +
      fill(disc(0, -62, 5) + disc(-bust.half - 4, -60, 3) + disc(bust.half + 4, -60, 3), bust.trim[0]) +
      bust.hatSheen(`M${bust.lit * 26} -58L${bust.lit * 24} -46`),
  ],
  coral: (bust) => [
    tone(
      `M${-bust.half - 2} -26Q${-bust.half - 14} -52 ${-bust.half - 20} -74L${-bust.half - 8} -66L${-bust.half - 8} -88L${-bust.half + 4} -64Q-24 -74 -22 -98L-12 -84L-6 -110L4 -84L18 -100L16 -72L${bust.half} -92L${bust.half - 2} -66L${bust.half + 18} -78Q${bust.half + 12} -50 ${bust.half + 2} -26Q0 -44 ${-bust.half - 2} -26Z`,
      bust.hat,
    ) +
      line(`M-20 -50L-14 -74M2 -54L-2 -86M22 -50L24 -70`, bust.hat[2], 3) +
      tone(disc(0, -46, 7), bust.metal, 2.5),
  ],
  // Of a stone head on an island.
  topknot: (bust) => [
    tone(
      `M${-bust.half - 2} -48Q${-bust.half - 4} -76 -26 -78H26Q${bust.half + 4} -76 ${bust.half + 2} -48Q0 -36 ${-bust.half - 2} -48Z`,
      bust.hat,
      4,
    ) +
      tone("M-15 -76V-90Q0 -98 15 -90V-76Q0 -70 -15 -76Z", bust.hat) +
      line(`M-30 -62v.1M-12 -54v.1M14 -62v.1M26 -52v.1M-2 -66v.1`, bust.hat[1], 6),
    "hair",
  ],
  nemes: (bust) => [
    tone(
      `M${-bust.half + 2} -30Q${-bust.half} -72 0 -74T${bust.half - 2} -30L${bust.half + 34} 52L${bust.half + 16} 84L${bust.half - 8} 60L${bust.half - 3} -14Q0 -46 ${-bust.half + 3} -14L${-bust.half + 8} 60L${-bust.half - 16} 84L${-bust.half - 34} 52Z`,
      bust.hat,
      4,
    ) +
      each([-1, 1], (m) =>
        line(
          `M${m * (bust.half + 4)} -10L${m * (bust.half - 2)} 0M${m * (bust.half + 13)} 8L${m * (bust.half - 1)} 16M${m * (bust.half + 20)} 26L${m * bust.half} 32M${m * (bust.half + 27)} 44L${m * (bust.half - 2)} 48M${m * (bust.half + 24)} 64L${m * (bust.half - 4)} 60M${m * 16} -70L${m * 12} -44`,
          bust.hat[1],
          5,
        ),
      ) +
      tone(`M${-bust.half + 1} -32Q0 -58 ${bust.half - 1} -32L${bust.half - 3} -20Q0 -46 ${-bust.half + 3} -20Z`, bust.metal, 3),
    "hair",
  ],
  turban: (bust) => [
    tone(`M${-bust.half - 8} -18Q${-bust.half - 22} -70 -4 -84Q50 -90 ${bust.half + 12} -18Q0 -46 ${-bust.half - 8} -18Z`, bust.hat) +
      line(
        `M${-bust.half - 8} -34Q0 -80 40 -72M${-bust.half - 2} -20Q10 -62 ${bust.half + 8} -46M-20 -78Q20 -74 ${bust.half + 10} -28`,
        bust.hat[1],
        3.5,
      ) +
      tone("M0 -64L9 -52L0 -38L-9 -52Z", bust.metal, 3) +
      bust.hatSheen(`M${bust.lit * 30} -60Q${bust.lit * 24} -74 ${bust.lit * 12} -78`),
    "hair",
  ],
  jester: (bust) => [
    tone(`M0 -46Q-20 -96 -62 -92Q-92 -88 -88 -44Q-76 -66 -58 -58Q-44 -46 ${-bust.half - 4} -14Q-20 -38 0 -46Z`, bust.hat) +
      tone(`M0 -46Q20 -96 62 -92Q92 -88 88 -44Q76 -66 58 -58Q44 -46 ${bust.half + 4} -14Q20 -38 0 -46Z`, bust.trim) +
      tone("M-24 -42Q-22 -104 8 -118Q30 -122 36 -98Q20 -104 18 -84Q18 -60 24 -42Q0 -52 -24 -42Z", bust.cloth) +
      tone(disc(-88, -40, 8) + disc(88, -40, 8) + disc(36, -94, 8), bust.metal, 3),
    "hair",
  ],
  feather: (bust) => [
    tone(
      `M${-bust.half - 14} -22Q-30 -66 4 -70Q44 -70 ${bust.half + 8} -40L${bust.half + 30} -30Q20 -24 ${-bust.half - 14} -22Z`,
      bust.hat,
    ) +
      tone(`M${-bust.lit * 20} -44Q${-bust.lit * 60} -70 ${-bust.lit * 62} -118Q${-bust.lit * 30} -96 ${-bust.lit * 8} -46Z`, bust.trim) +
      line(`M${-bust.lit * 14} -46Q${-bust.lit * 44} -74 ${-bust.lit * 58} -108`, INK, 2),
  ],
  wreath: (bust) => {
    let d = "";
    for (let i = -5; i <= 5; i++)
      if (i) {
        const x = i * 7.6,
          y = -48 + Math.abs(i) * 4.4;
        d += `M${x} ${y}q${i < 0 ? -10 : 10}-18 ${i < 0 ? 4 : -4}-24q${i < 0 ? 12 : -12} 10 ${i < 0 ? -4 : 4} 24z`;
      }
    return [tone(d, bust.hat, 2.5)];
  },
  antlers: (bust) => [
    line(
      "M-18 -50Q-34 -74 -30 -104M-30 -78Q-50 -82 -58 -104M-26 -66Q-44 -64 -60 -74M18 -50Q34 -74 30 -104M30 -78Q50 -82 58 -104M26 -66Q44 -64 60 -74",
      INK,
      13,
    ) +
      line(
        "M-18 -50Q-34 -74 -30 -104M-30 -78Q-50 -82 -58 -104M-26 -66Q-44 -64 -60 -74M18 -50Q34 -74 30 -104M30 -78Q50 -82 58 -104M26 -66Q44 -64 60 -74",
        bust.hat[0],
        6,
      ),
  ],
  wrap: (bust) => [
    tone(
      `M${-bust.half - 5} -24L${bust.half + 5} -44L${bust.half + 4} -26L${-bust.half - 4} -8ZM${bust.dim * (bust.half + 2)} -32L${bust.dim * (bust.half + 30)} -40L${bust.dim * (bust.half + 22)} -26L${bust.dim * (bust.half + 32)} -14Z`,
      bust.hat,
    ),
  ],
  phones: (bust) => [
    line(`M${-bust.half - 4} 2C${-bust.half - 12} -84 ${bust.half + 12} -84 ${bust.half + 4} 2`, INK, 11) +
      line(`M${-bust.half - 4} 2C${-bust.half - 12} -84 ${bust.half + 12} -84 ${bust.half + 4} 2`, bust.hat[0], 5) +
      tone(`M${-bust.half - 14} -14h12v34h-12zM${bust.half + 2} -14h12v34h-12z`, bust.hat),
  ],
};
