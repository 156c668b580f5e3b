// More heads that are no human heads.

import type { Part } from "./bust.ts";
import { EYES } from "./eyes.ts";
import { INK, mix } from "./inks.ts";
import { disc, fill, line, spike, tone, toneBroken } from "./pen.ts";

const BONE = ["#f2ead6", "#b0a48e"];
const DARK = "#14101c";

export const CREATURES: Record<string, Part> = {
  pumpkin: (bust) =>
    toneBroken("M0 -58Q-14 -66 -30 -56Q-62 -52 -58 0Q-58 48 -26 56Q0 66 26 56Q58 48 58 0Q62 -52 30 -56Q14 -66 0 -58Z", bust.skin, 4.5) +
    line("M0 -56Q-10 0 0 58M-28 -54Q-50 0 -26 54M28 -54Q50 0 26 54", bust.skin[1], 3.5) +
    tone("M-8 -58Q-8 -80 8 -92L18 -84Q8 -74 10 -58Z", ["#7a8a3a", "#3f5a2a"], 4) +
    fill(
      "M-40 -22L-12 -6L-16 4L-36 2ZM40 -22L12 -6L16 4L36 2ZM0 4L8 18H-8ZM-40 24L-28 30L-20 22L-10 32L0 24L10 32L20 22L28 30L40 24Q24 50 0 50T-40 24Z",
      "#fff0a0",
      ` stroke="${INK}" stroke-width="4"`,
    ),
  robot: (bust) =>
    toneBroken("M-44 -50Q0 -66 44 -50L46 20L28 58H-28L-46 20Z", bust.skin, 4.5) +
    fill("M-36 -26H36V2H-36Z", DARK, ` stroke="${INK}" stroke-width="3.5"`) +
    fill(disc(-17 + bust.turn * 4, -12, 9) + disc(17 + bust.turn * 4, -12, 9), bust.iris) +
    fill(disc(-17 + bust.turn * 4, -14, 4) + disc(17 + bust.turn * 4, -14, 4), "#fff") +
    line("M-20 26H20M-16 36H16M-10 46H10", INK, 4) +
    tone("M-46 -14H-60V12H-46ZM46 -14H60V12H46Z", bust.metal, 3.5) +
    line("M0 -58V-82", INK, 5) +
    tone(disc(0, -86, 8), bust.metal, 3) +
    line("M-34 -42Q-14 -52 6 -51", bust.skin[2], 5) +
    line("M-38 12v.1M38 12v.1M-24 50v.1M24 50v.1", INK, 6),
  shark: (bust) =>
    tone("M6 -78L34 -110L36 -62Z", bust.skin, 4.5) +
    toneBroken("M-44 30Q-60 -64 10 -84Q70 -56 64 6L44 56Q10 76 -28 60Z", bust.skin, 4.5) +
    tone("M-30 14Q10 0 60 10L42 54Q10 72 -24 56Z", ["#f4f0e6", "#b9b6c8"], 3.5) +
    fill("M-16 26Q16 12 54 20Q40 46 8 48Q-10 42 -16 26Z", "#4a0a18", ` stroke="${INK}" stroke-width="3"`) +
    fill("M-14 26l7 9 7-12 7 10 8-12 7 10 8-10 7 8 8-8-4 8zM-8 38l6-6 6 12 8-10 8 10 8-10 7 6Q24 48 8 48Z", "#fff") +
    fill(disc(-18, -18, 8) + disc(36, -20, 8), DARK) +
    fill(disc(-16, -20, 3) + disc(38, -22, 3), bust.iris) +
    line("M-30 -32L-8 -28M48 -34L26 -30M-40 20q-6 10-2 20M-34 18q-6 10-2 22", INK, 4),
  // From the side, toward the lamp: long jaws are what it is known by.
  croc: (bust) => {
    const { lit, skin, iris, chin } = bust;
    const facing = (points: string) => points.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * lit} ${y}`);
    return (
      tone(facing("M-34 -40L-52 -38L-42 -20L-60 -12L-44 4L-60 16L-44 30Z"), skin, 4) +
      toneBroken(
        facing(
          `M-38 ${chin + 14}Q-52 10 -40 -26Q-34 -44 -16 -44Q-14 -62 4 -62Q20 -60 22 -42Q44 -34 66 -30Q70 -42 82 -40Q96 -36 94 -20Q96 -6 86 -4L30 4L84 18Q96 22 92 34Q86 44 70 42L30 40Q24 52 26 ${chin + 14}Z`,
        ),
        skin,
        4.5,
      ) +
      fill(facing("M86 -4L30 4L84 18Q80 14 40 2Z"), INK) +
      fill(facing("M84 -3L12 4Q4 12 10 14L84 20L40 5Z"), "#4a0a18", ` stroke="${INK}" stroke-width="3"`) +
      fill(
        facing("M82 -4L77 10L70 -2L64 10L57 0L51 10L45 2L39 10L34 3ZM80 20L74 8L68 18L62 7L56 16L50 7L45 14Z"),
        "#fff6dc",
        ` stroke="${INK}" stroke-width="1.6"`,
      ) +
      fill(facing("M-6 -44Q4 -56 16 -42Q6 -34 -6 -44Z"), iris, ` stroke="${INK}" stroke-width="3.5"`) +
      line(facing("M5 -50L4 -39"), INK, 4) +
      line(facing("M-12 -50L18 -48"), INK, 5) +
      line(
        facing("M84 -30L84 -30.1M-14 -8L-14 -8.1M-26 8L-26 7.9M-10 24L-10 23.9M-22 40L-22 39.9M40 -22L40 -22.1M56 -20L56 -20.1"),
        skin[1],
        6,
      ) +
      line(facing("M10 14Q-2 20 -4 30M34 34L76 38"), INK, 3)
    );
  },
  fish: (bust) =>
    tone("M-44 -10L-82 -40L-74 0L-86 36L-44 24ZM44 -10L82 -40L74 0L86 36L44 24Z", bust.mark, 4) +
    toneBroken("M0 -80Q44 -64 46 0Q46 50 20 62H-20Q-46 50 -46 0Q-44 -64 0 -80Z", bust.skin, 4.5) +
    tone("M0 -78L-12 -112L0 -98L12 -112Z", bust.mark, 3.5) +
    fill(disc(-21, -16, 15) + disc(21, -16, 15), bust.iris, ` stroke="${INK}" stroke-width="3.5"`) +
    fill(disc(-19, -16, 7) + disc(19, -16, 7), DARK) +
    fill("M-28 26Q0 14 28 26Q22 52 0 52T-28 26Z", "#2a0618", ` stroke="${INK}" stroke-width="3"`) +
    fill("M-24 26l4 14 6-16 5 16 5-18 4 18 5-18 6 16 5-16 4 4Q0 18 -24 26Z", "#fff6dc") +
    line("M-30 -50q8-6 16-2M30 -50q-8-6-16-2M-6 -62q6-4 12 0", bust.skin[1], 4),
  skull: (bust) =>
    toneBroken("M0 -68Q46 -68 46 -14Q46 8 32 18L28 54Q0 66 -28 54L-32 18Q-46 8 -46 -14Q-46 -68 0 -68Z", bust.skin, 4.5) +
    fill("M-34 -20Q-22 -32 -7 -16Q-8 6 -24 6Q-36 0 -34 -20ZM34 -20Q22 -32 7 -16Q8 6 24 6Q36 0 34 -20ZM0 4L8 22Q0 26 -8 22Z", DARK) +
    fill(disc(-20, -8, 6) + disc(20, -8, 6), bust.iris) +
    fill(disc(-20, -8, 15) + disc(20, -8, 15), "url(#e)") +
    line("M-24 36H24M-16 28V48M-8 28V51M0 28V52M8 28V51M16 28V48", INK, 3),
  flames: (bust) =>
    fill(disc(0, -10, 84), "url(#e)") +
    toneBroken(
      "M-4 66Q-56 58 -52 0Q-50 -30 -30 -50Q-32 -26 -20 -20Q-26 -70 14 -110Q6 -70 28 -54Q38 -66 34 -84Q68 -34 52 14Q40 64 -4 66Z",
      bust.skin,
      4.5,
    ) +
    fill("M-2 58Q-38 50 -32 6Q-24 -14 -20 -6Q-14 -40 10 -62Q8 -30 24 -18Q42 10 32 34Q22 58 -2 58Z", bust.skin[2]) +
    fill("M-28 -4L-6 4L-10 12L-24 10ZM28 -4L6 4L10 12L24 10ZM-20 30Q0 40 20 30Q10 48 0 48T-20 30Z", DARK),
  dog: (bust) =>
    tone("M-34 -44Q-66 -56 -68 -10Q-60 22 -42 14ZM34 -44Q66 -56 68 -10Q60 22 42 14Z", bust.mark, 4.5) +
    toneBroken("M0 -62Q42 -60 42 -10Q44 30 24 52Q0 68 -24 52Q-44 30 -42 -10Q-42 -60 0 -62Z", bust.skin, 4.5) +
    tone("M0 -6Q26 -4 30 26Q26 54 0 56T-30 26Q-26 -4 0 -6Z", [bust.skin[2], bust.skin[0]], 3.5) +
    fill("M-14 6Q0 -4 14 6Q10 20 0 20T-14 6Z", INK) +
    line("M0 20V30M0 30Q-12 40 -20 30M0 30Q12 40 20 30", INK, 3.2) +
    fill("M-8 37Q0 42 10 36Q12 58 2 60Q-8 58 -8 37Z", "#e87a88", ` stroke="${INK}" stroke-width="2.6"`) +
    fill(disc(-19, -20, 7) + disc(19, -20, 7), DARK) +
    fill(disc(-17, -23, 2.4) + disc(21, -23, 2.4), "#fff") +
    line("M-26 -36q8-6 14 0M26 -36q-8-6-14 0", bust.skin[1], 4),
  lion: (bust) =>
    tone(spike(0, -2, 84, 62, 15), bust.hair, 4.5) +
    toneBroken("M-34 -44Q0 -60 34 -44Q44 0 30 36L16 58H-16L-30 36Q-44 0 -34 -44Z", bust.skin, 4) +
    tone("M-20 24Q-18 4 0 6Q18 4 20 24Q18 48 0 50Q-18 48 -20 24Z", [bust.skin[2], bust.skin[0]], 3) +
    fill("M-11 8H11L0 22Z", INK) +
    line("M0 22V32M0 32Q-10 42 -18 34M0 32Q10 42 18 34", INK, 3) +
    EYES.angry!({ ...bust, axis: 0, turn: 0, brow: mix(bust.hair[0], INK, 0.4) }),
  // A lion with the horns of a goat, and a snake.
  chimera: (bust) =>
    line("M-70 96Q-110 40 -84 0Q-66 -30 -84 -62", INK, 24) +
    line("M-70 96Q-110 40 -84 0Q-66 -30 -84 -62", "#6a9a4a", 15) +
    tone("M-84 -94Q-62 -90 -66 -66Q-74 -48 -92 -54Q-106 -72 -84 -94Z", ["#8aba5a", "#3f6a34"], 4) +
    fill(disc(-82, -74, 4), INK) +
    line("M-98 -64L-114 -60M-106 -62L-114 -52", "#c83a3a", 3.5) +
    tone("M-24 -50Q-34 -104 4 -120Q-12 -92 2 -54ZM20 -50Q40 -100 78 -100Q54 -82 44 -44Z", BONE, 4.5) +
    CREATURES.lion!(bust),
  ram: (bust) =>
    toneBroken("M-26 -52Q0 -62 26 -52L32 0L18 52Q0 64 -18 52L-32 0Z", bust.skin, 4.5) +
    tone(
      "M-22 -46Q-74 -66 -78 -14Q-76 26 -48 26Q-32 22 -36 4Q-44 10 -52 2Q-56 -20 -26 -18ZM22 -46Q74 -66 78 -14Q76 26 48 26Q32 22 36 4Q44 10 52 2Q56 -20 26 -18Z",
      bust.metal,
      4.5,
    ) +
    line("M-60 -44l6 12M-74 -20l14 4M-70 10l12-6M60 -44l-6 12M74 -20l-14 4M70 10l-12-6", INK, 3) +
    fill("M-11 34Q0 28 11 34L5 44H-5Z", INK) +
    line("M0 44V52M-12 54Q0 60 12 54", INK, 3) +
    EYES.glow!({ ...bust, axis: 0, turn: 0 }),
  mummy: (bust) =>
    toneBroken("M-38 -10C-38 -76 38 -76 38 -10L36 34Q20 64 0 64T-36 34Z", bust.skin, 4.5) +
    line(
      "M-36 -38Q0 -52 36 -34M-38 -22Q0 -38 38 -28M-38 8Q0 18 38 2M-36 22Q0 34 37 18M-33 38Q0 52 35 32M-26 50Q0 62 28 46",
      bust.skin[1],
      4,
    ) +
    fill("M-32 -20Q0 -30 34 -22L33 2Q0 12 -34 4Z", DARK, ` stroke="${INK}" stroke-width="3"`) +
    fill(disc(-15, -9, 6) + disc(16, -10, 6), bust.iris) +
    fill(disc(-15, -9, 14) + disc(16, -10, 14), "url(#e)") +
    tone(
      `M${bust.dim * 34} 24q${bust.dim * 30} 6 ${bust.dim * 24} 40l${bust.dim * -10}-4q${bust.dim * 2} -20 ${bust.dim * -16} -26z`,
      bust.skin,
      3,
    ),
  horned: (bust) =>
    tone("M-20 -46Q-58 -60 -60 -112Q-28 -86 -4 -66ZM20 -46Q58 -60 60 -112Q28 -86 4 -66Z", BONE, 4.5) +
    toneBroken("M-36 -20Q-34 -64 0 -66T36 -20L44 8L34 14L28 44L10 64H-10L-28 44L-34 14L-44 8Z", bust.skin, 4.5) +
    EYES.glow!({ ...bust, axis: 0, turn: 0 }) +
    fill("M-22 32Q0 24 22 32L16 46Q0 40 -16 46Z", "#2a0608", ` stroke="${INK}" stroke-width="3"`) +
    fill("M-18 33l5 9 5-10 8 6 8-6 5 10 5-9Q0 26 -18 33Z", "#fff6dc") +
    line("M-6 -40L0 -24L6 -40M-8 8L-4 18M8 8L4 18", INK, 3),
  mirror: (bust) =>
    toneBroken("M0 -72Q44 -66 42 -6Q38 48 0 66Q-38 48 -42 -6Q-44 -66 0 -72Z", bust.skin, 4.5) +
    fill("M-32 -40Q-14 -60 10 -58L-34 20ZM26 -46L34 -30L-10 50L-22 38Z", "#fff", ' opacity=".6"') +
    line("M0 -70L10 -30L-14 -8L14 22L0 64M10 -30L42 -20M-14 -8L-42 10M14 22L36 30", INK, 3) +
    fill(disc(-14, -14, 5) + disc(20, 2, 5), bust.iris),
  bird: (bust) =>
    tone("M-10 -66Q-8 -96 -26 -104Q-2 -102 4 -88Q8 -104 26 -106Q14 -92 12 -66Z", bust.skin, 4) +
    toneBroken("M-40 68Q-52 -66 2 -70Q52 -66 44 10Q46 40 36 68Z", bust.skin, 4.5) +
    tone("M-30 70Q-34 26 0 26Q34 26 32 70Z", bust.mark, 3.5) +
    tone("M-10 -14Q8 -26 24 -14Q48 -10 72 8Q40 16 14 14Q-10 10 -10 -14Z", bust.metal, 4) +
    line("M6 2Q34 4 62 8", INK, 3) +
    fill(disc(-18, -20, 10) + disc(28, -24, 7), bust.iris, ` stroke="${INK}" stroke-width="3"`) +
    fill(disc(-16, -20, 5) + disc(29, -24, 4), DARK) +
    line("M-34 -36L-6 -28", INK, 5),
  snowman: (bust) =>
    tone(disc(0, 56, 46), bust.skin, 4.5) +
    toneBroken("M0 -64Q48 -62 48 -10Q46 42 0 44Q-46 42 -48 -10Q-48 -62 0 -64Z", bust.skin, 4.5) +
    tone("M-4 -6Q8 -12 14 -4L62 14L8 14Q-4 8 -4 -6Z", ["#f2953a", "#a85a1f"], 3.5) +
    fill(disc(-18, -22, 8) + disc(18, -22, 8) + disc(-24, 22, 4) + disc(-12, 29, 4) + disc(2, 31, 4) + disc(16, 28, 4), DARK) +
    fill(disc(-20, -25, 2.4) + disc(16, -25, 2.4), "#fff") +
    line("M-30 -40L-10 -34M30 -40L10 -34", INK, 5),
};
