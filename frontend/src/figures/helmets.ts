// Helmets and hoods that cover the head.

import { EYES } from "./eyes.ts";
import type { Hat } from "./hats.ts";
import { INK } from "./inks.ts";
import { line, fill, tone, disc } from "./pen.ts";

export const HELMETS: Record<string, Hat> = {
  aviator: (bust) => [
    tone(
      `M${-bust.half - 5} 34Q${-bust.half - 12} -74 0 -74T${bust.half + 5} 34L${bust.half - 3} 40L${bust.half - 5} -18Q0 -42 ${-bust.half + 5} -18L${-bust.half + 3} 40Z`,
      bust.hat,
    ) +
      line(`M0 -72V-38M${-bust.half - 4} -18H${-bust.half + 4}M${bust.half - 4} -18H${bust.half + 4}`, INK, 2.5) +
      bust.hatSheen(`M${bust.lit * 30} -40Q${bust.lit * 24} -60 ${bust.lit * 8} -66`),
    "hair",
  ],
  cowl: (bust) => [
    tone(
      `M${-bust.left - 4} 20Q${-bust.left - 12} -76 0 -76T${bust.right + 4} 20L${bust.right - 8} 24L${bust.axis + 16} 14L${bust.axis} -2L${bust.axis - 16} 14L${-bust.left + 8} 24Z`,
      bust.hat,
      4,
    ) +
      tone(`M-8 -70Q0 -96 8 -70L${bust.axis + 4} -28Q${bust.axis} -22 ${bust.axis - 4} -28Z`, bust.hat, 3) +
      bust.hatSheen(`M${bust.lit * 28} -40Q${bust.lit * 24} -58 ${bust.lit * 12} -64`) +
      (EYES[bust.traits.eyes ?? ""] ?? EYES.lens!)(bust),
    "front",
  ],
  great: (bust) => [
    tone(`M${-bust.half - 4} -50Q0 -72 ${bust.half + 4} -50L${bust.half + 8} 44L0 72L${-bust.half - 8} 44Z`, bust.hat, 4.5) +
      fill(`M${-bust.half - 2} -14L-4 -8V2L${-bust.half - 2} -2ZM${bust.half + 2} -14L4 -8V2L${bust.half + 2} -2Z`, "#000") +
      tone(`M-5 -60H5V-14L${bust.half + 6} -22V-14L5 -6V66H-5V-6L${-bust.half - 6} -14V-22L-5 -14Z`, bust.metal, 2.5) +
      line(`M-22 24v.1M-22 36v.1M-14 30v.1M22 24v.1M22 36v.1M14 30v.1M-22 48v.1M22 48v.1`, INK, 5) +
      bust.hatSheen(`M${bust.lit * (bust.half - 2)} 8L${bust.lit * bust.half} 38`) +
      (bust.traits.plume
        ? tone(
            `M0 -58Q-4 -90 ${-bust.lit * 30} -104Q${-bust.lit * 80} -108 ${-bust.lit * 92} -50Q${-bust.lit * 66} -76 ${-bust.lit * 40} -66Q${-bust.lit * 20} -62 0 -54Z`,
            bust.trim,
          )
        : ""),
    "face",
  ],
  knight: (bust) => [
    tone(
      `M${-bust.half - 6} 46L${-bust.half - 8} -22Q${-bust.half - 4} -76 0 -78T${bust.half + 8} -22L${bust.half + 6} 46L${bust.half - 7} 30V-20Q0 -34 ${-bust.half + 7} -20V30Z`,
      bust.hat,
      4,
    ) +
      tone(`M${-bust.half - 10} -30Q0 -58 ${bust.half + 10} -30L${bust.half + 4} -52Q0 -78 ${-bust.half - 4} -52Z`, bust.hat, 4) +
      line(`M${-bust.half + 6} -42Q0 -58 ${bust.half - 6} -42M${-bust.half + 12} -50Q0 -64 ${bust.half - 12} -50`, INK, 3) +
      tone(
        `M0 -72Q${bust.lit * 4} -104 ${-bust.lit * 26} -112Q${-bust.lit * 76} -112 ${-bust.lit * 88} -44Q${-bust.lit * 70} -70 ${-bust.lit * 48} -62Q${-bust.lit * 24} -80 0 -72Z`,
        bust.trim,
      ) +
      bust.hatSheen(`M${bust.lit * (bust.half + 2)} -8V30`),
    "hair",
  ],
  corinth: (bust) => [
    tone(
      `M${-bust.lit * -6} -60Q${-bust.lit * 30} -128 ${-bust.lit * 78} -92Q${-bust.lit * 96} -40 ${-bust.lit * 74} 40Q${-bust.lit * 62} -20 ${-bust.lit * 36} -50Z`,
      bust.trim,
    ) +
      line(
        `M${-bust.lit * 30} -80L${-bust.lit * 22} -60M${-bust.lit * 54} -84L${-bust.lit * 40} -56M${-bust.lit * 74} -64L${-bust.lit * 54} -44M${-bust.lit * 78} -34L${-bust.lit * 60} -26`,
        bust.trim[1],
        3,
      ) +
      tone(
        `M${-bust.half - 6} 50L${-bust.half - 6} -24Q${-bust.half} -80 0 -80T${bust.half + 6} -24V50L12 70L9 8Q28 8 ${bust.half - 6} -8Q24 -24 6 -10L5 18H-5L-6 -10Q-24 -24 ${-bust.half + 6} -8Q-28 8 -9 8L-12 70Z`,
        bust.hat,
        4,
      ) +
      line(`M${-bust.half - 2} -26Q0 -44 ${bust.half + 2} -26`, bust.metal[0], 3) +
      bust.hatSheen(`M${bust.lit * 24} -44Q${bust.lit * 20} -64 ${bust.lit * 4} -70`),
    "hair",
  ],
  bubble: (bust) => [
    `<circle cy="-6" r="66" fill="${bust.iris}" fill-opacity=".16" stroke="${INK}" stroke-width="4.5"/>` +
      line(`M${bust.lit * 52} -30A58 58 0 0 0 ${bust.lit * 16} -62`, "#fff", 7) +
      line(`M${bust.lit * 57} -12v.1`, "#fff", 7) +
      line(`M${bust.dim * 50} 30A62 62 0 0 0 ${bust.dim * 60} -8`, bust.rim, 4) +
      tone(`M-52 46Q0 68 52 46L58 64Q0 90 -58 64Z`, bust.hat) +
      line("M-30 62v.1M0 68v.1M30 62v.1", INK, 6),
  ],
  diver: (bust) => [
    tone(`M-48 46Q-64 -78 0 -80T48 46Z`, bust.hat, 4.5) +
      tone("M-60 44Q0 70 60 44L66 68Q0 96 -66 68Z", bust.hat, 4) +
      line("M-44 62v.1M-16 70v.1M16 70v.1M44 62v.1", INK, 7) +
      tone(disc(bust.axis, -8, 33), bust.hat, 4) +
      `<path d="${disc(bust.axis, -8, 25)}" fill="#08222c" stroke="${INK}" stroke-width="3"/>` +
      fill(disc(bust.axis, -8, 24), "url(#e)") +
      line(`M${bust.axis - 9} -31V15M${bust.axis + 9} -31V15M${bust.axis - 24} -8H${bust.axis + 24}`, bust.hat[1], 4) +
      tone(disc(-50, -8, 13) + disc(50, -8, 13), bust.hat, 3.5) +
      bust.hatSheen(`M${bust.lit * 34} -54Q${bust.lit * 26} -68 ${bust.lit * 10} -72`),
    "face",
  ],
  bull: (bust) => [
    tone(
      `M${-bust.half + 2} -40Q-70 -40 -92 -96Q-52 -84 -22 -62ZM${bust.half - 2} -40Q70 -40 92 -96Q52 -84 22 -62Z`,
      ["#f0e6cc", "#a08f7a", "#fff"],
      4,
    ) +
      tone(
        `M${-bust.half - 6} -14Q${-bust.half - 2} -72 0 -70T${bust.half + 6} -14L${bust.half - 8} -18L10 -4L6 22H-6L-10 -4L${-bust.half + 8} -18Z`,
        bust.hat,
        4,
      ) +
      line("M0 -68V-10M-20 -50L-8 -40M20 -50L8 -40", INK, 3) +
      bust.hatSheen(`M${bust.lit * 30} -36Q${bust.lit * 26} -54 ${bust.lit * 12} -62`),
    "hair",
  ],
  guard: (bust) => [
    tone(
      `M${-bust.half - 9} -2Q${-bust.half - 14} -76 0 -78T${bust.half + 9} -2Q${bust.half + 14} 40 ${bust.half - 4} 52L${bust.half - 13} 20L${bust.half - 8} -14Q0 -26 ${-bust.half + 8} -14L${-bust.half + 13} 20L${-bust.half + 4} 52Q${-bust.half - 14} 40 ${-bust.half - 9} -2Z`,
      bust.hat,
      4.5,
    ) +
      tone(`M-26 -56Q0 -64 26 -56L24 -32Q0 -40 -24 -32Z`, bust.trim, 3) +
      bust.hatSheen(`M${bust.lit * (bust.half + 2)} -20Q${bust.lit * 30} -58 ${bust.lit * 20} -66`),
    "hair",
  ],
  mesh: (bust) => [
    tone(
      `M${-bust.half - 3} -10Q${-bust.half - 6} -70 0 -70T${bust.half + 3} -10Q${bust.half + 2} 40 0 68Q${-bust.half - 2} 40 ${-bust.half - 3} -10Z`,
      ["#4a5064", "#20222e"],
      4.5,
    ) +
      line(
        `M-24 -50V46M-12 -58V60M0 -62V66M12 -58V60M24 -50V46M-34 -40H34M-35 -24H35M-35 -8H35M-35 8H35M-32 24H32M-24 40H24`,
        "#c8d0e0",
        1.5,
      ) +
      tone(
        `M${-bust.half - 6} -6Q${-bust.half - 12} -76 0 -80T${bust.half + 6} -6L${bust.half - 4} -30Q0 -62 ${-bust.half + 4} -30Z`,
        bust.hat,
        4,
      ) +
      tone(`M-24 50Q0 78 24 50L30 84Q0 100 -30 84Z`, bust.hat, 4),
    "face",
  ],
};
