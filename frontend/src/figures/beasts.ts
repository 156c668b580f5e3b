// Heads that are no human heads.

import { chance } from "../card/chance.ts";
import type { Part } from "./bust.ts";
import { EYES } from "./eyes.ts";
import { HAIR } from "./hair.ts";
import { MARKS } from "./masks.ts";
import { INK, mix } from "./inks.ts";
import { disc, each, fill, line, moved, tone, toneBroken } from "./pen.ts";

export const BEASTS: Record<string, Part> = {
  cat: (bust) =>
    toneBroken("M-40 -22L-52 -66L-22 -56Q0 -64 22 -56L52 -66L40 -22Q46 10 28 34L16 58Q0 66 -16 58L-28 34Q-46 10 -40 -22Z", bust.skin, 4.5) +
    fill("M-44 -56L-30 -48L-38 -36ZM44 -56L30 -48L38 -36Z", bust.mark[0]) +
    MARKS.spots!({ ...bust, mark: ["#2a1a14", "#2a1a14", "#2a1a14"] }) +
    tone("M-22 26Q-22 6 0 8Q22 6 22 26Q20 48 0 50Q-20 48 -22 26Z", ["#fbf0d8", "#c0a58c"], 3) +
    fill("M-9 10H9L0 22Z", INK) +
    line("M0 22V32M0 32Q-10 40 -17 33M0 32Q10 40 17 33M-26 26L-46 20M-26 32L-46 34M26 26L46 20M26 32L46 34", INK, 2.6) +
    line("M-12 -2Q-22 12 -20 36M12 -2Q22 12 20 36", INK, 4) +
    EYES.cat!({ ...bust, turn: 0, axis: 0 }),
  wolf: (bust) =>
    toneBroken(
      "M-38 -16L-50 -78L-20 -54Q0 -60 20 -54L50 -78L38 -16L54 14L40 18L44 34L28 34L14 62Q0 72 -14 62L-28 34L-44 34L-40 18L-54 14Z",
      bust.skin,
      4.5,
    ) +
    fill("M-42 -62L-26 -48L-34 -34ZM42 -62L26 -48L34 -34Z", INK) +
    tone("M-10 -14L10 -14L20 30L12 50Q0 58 -12 50L-20 30Z", [bust.skin[2], bust.skin[0]], 3) +
    fill("M-11 34Q0 26 11 34L6 44H-6Z", INK) +
    line("M0 44V50M-16 48Q0 62 16 48", INK, 3) +
    fill("M-12 50l4 11 4-9zM12 50l-4 11-4-9z", "#fff", ` stroke="${INK}" stroke-width="1.5"`) +
    (EYES[bust.traits.eyes ?? ""] ?? EYES.angry!)({ ...bust, axis: 0, turn: 0 }),
  ape: (bust) =>
    toneBroken("M-42 -10Q-48 -74 0 -80T42 -10Q58 4 50 30Q44 60 22 68H-22Q-44 60 -50 30Q-58 4 -42 -10Z", bust.hair, 4.5) +
    toneBroken("M-34 -18Q-16 -34 0 -22Q16 -34 34 -18Q38 0 26 8Q44 20 38 42Q20 62 0 60T-38 42Q-44 20 -26 8Q-38 0 -34 -18Z", bust.skin, 3.5) +
    line("M-36 -20Q-16 -32 0 -16Q16 -32 36 -20", INK, 6) +
    fill("M-13 12Q-6 6 0 12Q6 6 13 12Q10 20 0 18Q-10 20 -13 12Z", INK) +
    line("M-28 36Q0 48 28 34M-22 24Q-32 30 -30 42M22 24Q32 30 30 42", INK, 3.2) +
    (EYES[bust.traits.eyes ?? ""] ?? EYES.keen!)({ ...bust, axis: 0, turn: 0, brow: INK }),
  penguin: (bust) =>
    toneBroken("M-40 70Q-50 -66 0 -68T40 70Z", ["#2c3146", "#14151f", "#5a6890"], 4.5) +
    tone("M-6 -20Q-34 -36 -34 0Q-34 40 -24 70H24Q34 40 34 0Q34 -36 6 -20Q0 -26 -6 -20Z", ["#fbf6ea", "#b3aecb"], 3) +
    tone("M-12 -2Q0 -12 12 -2Q40 8 62 26Q30 30 8 22Q-8 14 -12 -2Z", ["#f2a83a", "#a85f1a"], 3.5) +
    line("M0 8Q24 20 56 26", INK, 2.6) +
    (EYES[bust.traits.eyes ?? ""] ?? EYES.sly!)({ ...bust, axis: 0, turn: 0.3, brow: INK }),
  // A calculating machine: two dials for eyes, keys for teeth, a crank for an ear.
  counter: (bust) => {
    const side = bust.lit;
    const hand = (x: number, to: string) => tone(disc(x, -18, 17), ["#fff6e0", "#c9bfb0"], 4) + line(`M${x} -18${to}`, INK, 4);
    return (
      line(`M${side * 46} 6H${side * 66}V-34`, INK, 11) +
      line(`M${side * 46} 6H${side * 66}V-34`, bust.metal[0], 5) +
      tone(disc(side * 66, -38, 10), bust.mark, 3.5) +
      tone("M-34 -76H34L38 -44H-38Z", ["#fff6e0", "#c9bfb0"], 4) +
      line("M-18 -62H18M-24 -54H10", INK, 2.6) +
      tone("M-44 -48Q0 -58 44 -48L50 60Q0 72 -50 60Z", bust.skin, 4.5) +
      hand(-21, "l8 -9") +
      hand(21, "l-9 -6") +
      tone("M-38 10H38L42 52H-42Z", [bust.skin[1], mix(bust.skin[1], INK, 0.4)], 3.5) +
      each([20, 32, 44], (y) => line(`M-28 ${y}v.1M-14 ${y}v.1M0 ${y}v.1M14 ${y}v.1M28 ${y}v.1`, "#fff6e0", 9)) +
      line(`M${side * 38} -40L${side * 42} 2`, bust.skin[2], 5)
    );
  },
  void: (bust) => {
    const r = chance(bust.seed);
    let d = "";
    for (let i = 0; i < 30; i++) d += disc(((r() - 0.5) * 60) | 0, ((r() - 0.5) * 110) | 0, 0.7 + r() * 1.4);
    return (
      `<path d="${bust.head}" fill="#0b0a20" stroke="${INK}" stroke-width="4.5"/>` +
      fill(
        `M${bust.right - 5} -44C${bust.right} -20 ${bust.right - 2} 20 ${bust.jaw - 4} 44L${bust.jaw * 0.4} ${bust.chin - 2}Q${bust.right - 12} 30 ${bust.right - 12} 0Z`,
        bust.skin[0],
        ' opacity=".8"',
      ) +
      fill(d, "#fff") +
      (EYES[bust.traits.eyes ?? ""] ?? EYES.glow!)(bust)
    );
  },
  eclipse: (bust) => {
    let d = "";
    for (let i = 0; i < 16; i++) {
      const a = i * 0.3927,
        c = Math.cos(a),
        s = Math.sin(a),
        q = i % 2 ? 84 : 70;
      d += `M${c * 50 - s * 5} ${-8 + s * 50 + c * 5}L${c * q} ${-8 + s * q}L${c * 50 + s * 5} ${-8 + s * 50 - c * 5}Z`;
    }
    return (
      fill(disc(0, -8, 96), "url(#e)") +
      fill(d, mix(bust.iris, "#ffffff", 0.4)) +
      `<circle cy="-8" r="52" fill="${mix(bust.iris, "#ffffff", 0.7)}" stroke="${bust.iris}" stroke-width="4"/><circle cy="-8" r="44" fill="#07040c"/>` +
      line("M-30 -14L-8 -6M30 -14L8 -6", bust.iris, 5) +
      line(`M${bust.lit * -36} 12A42 42 0 0 0 ${bust.lit * -6} 33`, bust.rim, 3)
    );
  },
  star: (bust) =>
    toneBroken(
      "M0 -86Q14 -40 26 -30Q60 -34 92 -22Q56 2 46 18Q52 50 64 84Q30 62 0 58Q-30 62 -64 84Q-52 50 -46 18Q-56 2 -92 -22Q-60 -34 -26 -30Q-14 -40 0 -86Z",
      bust.skin,
      5,
    ) +
    line("M0 -66V-34M76 -18L40 -4M50 70L26 38M-50 70L-26 38M-76 -18L-40 -4", bust.skin[1], 6, ' stroke-dasharray=".1 11"') +
    fill("M0 -24Q26 -22 28 6Q24 34 0 36Q-24 34 -28 6Q-26 -22 0 -24Z", "#3a0818", ` stroke="${INK}" stroke-width="4"`) +
    fill(
      "M-24 -6l12 4-8 8zM24 -6l-12 4 8 8zM-14 -20l6 12 6-14zM14 -20l-6 12-6-14zM-16 30l4-14 8 16zM16 30l-4-14-8 16zM-26 14l13 0-9 8zM26 14l-13 0 9 8z",
      "#fff6dc",
    ) +
    tone(disc(0, -74, 7) + disc(82, -20, 7) + disc(57, 76, 7) + disc(-57, 76, 7) + disc(-82, -20, 7), ["#fff8d0", "#e8c860"], 3) +
    fill(disc(0, -74, 3) + disc(82, -20, 3) + disc(57, 76, 3) + disc(-57, 76, 3) + disc(-82, -20, 3), INK),
  titan: (bust) =>
    tone("M-50 40L-96 52L-128 96L-140 240H140L124 92L92 46L50 40Z", bust.skin, 5) +
    line("M-96 52L-84 90L-100 130M92 46L80 84L96 120M-40 100L-20 120L-30 160M40 104L26 130L40 170", bust.iris, 4) +
    toneBroken(
      "M-46 60L-60 14L-74 -14L-52 -28L-66 -58L-40 -58L-34 -86L-14 -72L2 -94L16 -72L38 -82L40 -56L64 -54L52 -28L72 -10L60 14L46 58L20 72H-22Z",
      bust.skin,
      5,
    ) +
    MARKS.lava!(bust) +
    fill("M-34 -16L-8 -6L-10 6L-32 0ZM34 -16L8 -6L10 6L32 0Z", bust.iris, ` stroke="${INK}" stroke-width="3"`) +
    fill("M-28 -10L-12 -4L-14 2L-27 -2ZM28 -10L12 -4L14 2L27 -2Z", "#fff8d0") +
    fill("M-26 30L-14 24L-6 30L4 24L14 30L26 26L22 48H-22Z", "#2a0608", ` stroke="${INK}" stroke-width="3"`) +
    line("M-18 40H18", bust.iris, 4),
  janus: (bust) =>
    tone("M-34 140H34L26 166V240H-26V166Z", bust.metal, 4.5) +
    tone(
      "M-82 116Q-82 88 -54 80Q-26 74 -22 40H22Q26 74 54 80Q82 88 82 116Q78 132 66 136Q40 156 0 156T-66 136Q-78 132 -82 116Z",
      [bust.skin[0], mix(bust.skin[1], INK, 0.25)],
      5,
    ) +
    line("M-56 112Q-30 128 -4 110M56 112Q30 128 4 110M0 112V152", bust.skin[1], 3) +
    each([-1, 1], (m) => {
      const c = m === bust.lit ? bust.skin : [bust.skin[1], mix(bust.skin[1], INK, 0.5), bust.skin[0]],
        s = (x: number) => m * x;
      return (
        `<g stroke="${INK}" stroke-width="4"><path d="M0 -48Q${s(34)} -50 ${s(36)} -22L${s(34)} -14L${s(46)} 6L${s(36)} 10L${s(38)} 18L${s(32)} 22L${s(36)} 28Q${s(34)} 42 ${s(16)} 40L${s(14)} 60H0Z" fill="${c[0]}"/></g>` +
        fill(`M0 -30L${s(14)} -20L${s(10)} 20L${s(16)} 40L${s(14)} 58H0Z`, c[1]) +
        fill(
          `M0 -52Q${s(40)} -58 ${s(40)} -22Q${s(24)} -34 ${s(18)} -20Q${s(22)} -4 ${s(14)} 6Q${s(8)} -8 0 -4Z`,
          m === bust.lit ? bust.hair[0] : bust.hair[1],
          ` stroke="${INK}" stroke-width="3"`,
        ) +
        line(
          m === bust.lit
            ? `M${s(22)} -6Q${s(29)} -10 ${s(34)} -4M${s(24)} 26Q${s(30)} 26 ${s(35)} 22`
            : `M${s(22)} -9L${s(36)} -3M${s(24)} 22Q${s(30)} 22 ${s(35)} 29`,
          INK,
          3,
        ) +
        fill(disc(s(29), -3, 2.6), m === bust.lit ? INK : bust.iris)
      );
    }) +
    line("M0 -52V60", INK, 3),
  trio: (bust) =>
    each(
      [
        [-46, 14, 0.72, "crop"],
        [46, 8, 0.72, "mohawk"],
        [0, -8, 0.9, "wild"],
      ] as const,
      ([x, y, size, cut], i) => {
        const last = i === 2;
        const dark = mix("#241f30", bust.mid, last ? 0.05 : 0.18);
        const edged = ` stroke="${INK}" stroke-width="4"`;
        const shadow = fill("M-20 50L-24 76Q-70 84 -74 130V240H74V130Q70 84 24 76L20 50Z", dark, edged) + fill(bust.head, dark, edged);
        const hair = HAIR[cut]!({ ...bust, hair: [dark, "#14101c", "#14101c"], sheen: () => "" })[1];
        const { dim } = bust;
        const rim = `M${dim * 33} -20Q${dim * 36} 16 ${dim * 24} 46M${dim * 30} 80Q${dim * 66} 88 ${dim * 70} 130`;
        const eyes = last ? EYES.slit!(bust) : line("M-23 -9l14 3M9 -9l14 3", "#fff8e0", 4);
        const collar = line("M-24 70Q0 82 24 70", INK, 11) + line("M-24 70Q0 82 24 70", "#8b95a8", 5) + fill(disc(0, 77, 7), bust.iris);
        return moved(x, y, size, 0, shadow + hair + line(rim, bust.rim, 4) + eyes + collar + fill(disc(0, 77, 16), "url(#e)"));
      },
    ),
};

/** These fill the picture alone. */
export const LONE = ["star", "titan", "janus", "trio"];
