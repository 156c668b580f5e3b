// What a figure holds, or who sits on its shoulder. In units of the head, drawn last.

import type { Bust, Part } from "./bust.ts";
import { INK, mix } from "./inks.ts";
import { arm, grip, handAt } from "./limbs.ts";
import { each, line, fill, tone, disc } from "./pen.ts";

const STEEL = ["#eef4fa", "#8b9ab0"];
/** A long one stands on the ground beside the figure. */
const pole = (bust: Bust, color: string, head: string) =>
  grip(bust, line("M0 -100V190", INK, 11) + line("M0 -100V190", color, 5) + head, [bust.lit * 76, bust.chin + 44], bust.lit * 6);

export const PROPS: Record<string, Part> = {
  cat: (bust) =>
    tone(
      `M${bust.lit * 52} ${bust.chin + 22}Q${bust.lit * 40} ${bust.chin - 16} ${bust.lit * 46} ${bust.chin - 34}L${bust.lit * 50} ${bust.chin - 52}L${bust.lit * 60} ${bust.chin - 42}H${bust.lit * 70}L${bust.lit * 80} ${bust.chin - 52}L${bust.lit * 82} ${bust.chin - 30}Q${bust.lit * 84} ${bust.chin - 18} ${bust.lit * 76} ${bust.chin - 14}Q${bust.lit * 92} ${bust.chin + 4} ${bust.lit * 88} ${bust.chin + 34}Q${bust.lit * 70} ${bust.chin + 44} ${bust.lit * 52} ${bust.chin + 22}Z`,
      ["#f4f0e6", "#b5aec8"],
    ) +
    fill(disc(bust.lit * 59, bust.chin - 31, 3.4) + disc(bust.lit * 72, bust.chin - 31, 3.4), "#8adf5a") +
    line(
      `M${bust.lit * 66} ${bust.chin - 22}l${bust.lit * 2} 3 ${bust.lit * 2}-3M${bust.lit * 84} ${bust.chin + 34}Q${bust.lit * 110} ${bust.chin + 40} ${bust.lit * 104} ${bust.chin + 4}`,
      INK,
      3,
    ),
  bird: (bust) =>
    `<g transform="translate(${bust.lit * 62} ${bust.chin + 2}) scale(${bust.lit} 1)">` +
    tone("M-24 12Q-30 -14 -8 -28Q12 -40 24 -22L36 -18L25 -12Q24 16 0 22L-30 40Z", bust.mark) +
    fill("M4 -6Q24 -12 23 -2Q20 16 2 20Q-8 8 4 -6Z", bust.trim[0]) +
    fill(disc(14, -22, 3), INK) +
    line("M-18 10Q-10 -6 0 0M0 22v10M8 20v11", INK, 3) +
    "</g>",
  beetle: (bust) =>
    handAt(bust, bust.lit, [bust.lit * 74, bust.chin + 16], bust.lit * 14, true, 0.62) +
    `<g transform="translate(${bust.lit * 74} ${bust.chin - 14}) rotate(${bust.lit * 20}) scale(.9)">` +
    line("M-14 -14L-34 -24L-38 -14M14 -14L34 -24L38 -14M-18 4H-40L-46 14M18 4H40L46 14M-16 20L-34 34V44M16 20L34 34V44", INK, 5) +
    line("M-6 -44Q-14 -62 -28 -58M6 -44Q14 -62 28 -58", INK, 4) +
    tone("M-12 -30Q-14 -48 0 -48T12 -30Z", bust.metal, 3.5) +
    tone("M-20 -14Q-18 -34 0 -34T20 -14Q24 38 0 44Q-24 38 -20 -14Z", bust.metal, 4) +
    line("M-19 -14Q0 -4 19 -14M0 -10V42", INK, 3) +
    line("M-11 -2Q-13 12 -9 24", bust.metal[2], 4) +
    "</g>",
  crow: (bust) =>
    `<g transform="translate(${-bust.lit * 46} -104) scale(${-bust.lit} 1)">` +
    tone("M-30 30Q-22 -2 2 -8Q10 -22 24 -18L44 -10L26 -6Q26 16 8 24L-20 34Z", ["#2a2738", "#14111c"]) +
    fill(disc(20, -12, 2.6), "#ffd84a") +
    line("M-14 18Q-2 4 12 6", "#6a6890", 2.5) +
    "</g>",
  bow: (bust) =>
    line(`M${bust.lit * 66} -96Q${bust.lit * 118} 20 ${bust.lit * 62} 140`, INK, 11) +
    line(`M${bust.lit * 66} -96Q${bust.lit * 118} 20 ${bust.lit * 62} 140`, bust.metal[0], 5) +
    line(`M${bust.lit * 66} -96L${-bust.lit * 14} 44L${bust.lit * 62} 140`, "#f4f0e0", 2) +
    line(`M${-bust.lit * 14} 44L${bust.lit * 116} 18`, INK, 7) +
    line(`M${-bust.lit * 14} 44L${bust.lit * 116} 18`, "#f0d8a0", 3) +
    fill(`M${bust.lit * 112} 10L${bust.lit * 136} 14L${bust.lit * 114} 28Z`, "#dfe8f0", ` stroke="${INK}" stroke-width="3"`) +
    fill(
      `M${-bust.lit * 14} 44l${-bust.lit * 22} -6l${bust.lit * 6} 10l${-bust.lit * 4} 10l${bust.lit * 22} -8z`,
      bust.trim[0],
      ` stroke="${INK}" stroke-width="2.5"`,
    ) +
    tone(
      `M${-bust.lit * 26} 34Q${-bust.lit * 12} 26 ${-bust.lit * 2} 36L${bust.lit * 2} 50Q${-bust.lit * 10} 62 ${-bust.lit * 24} 56Z`,
      bust.skin,
      3,
    ),
  cards: (bust) =>
    arm(bust, bust.lit, [bust.lit * 54, bust.chin + 70]) +
    `<g transform="translate(${bust.lit * 54} ${bust.chin + 36})">` +
    each(
      [-34, -12, 10, 32],
      (a, i) =>
        `<g transform="rotate(${a * 1})"><path d="M-13 -66H13V-6H-13Z" fill="#fffaf0" stroke="${INK}" stroke-width="3"/><path d="${i % 2 ? "M0 -50l8 12-8 12-8-12z" : "M0 -26l-9-12q-3-9 5-10q4 0 4 5q0-5 4-5q8 1 5 10z"}" fill="${i % 2 ? INK : "#d0203c"}"/></g>`,
    ) +
    tone("M-18 -8Q-8 -22 6 -14Q22 -14 20 2L12 40H-14Q-24 10 -18 -8Z", bust.glove, 3) +
    line("M-6 -12Q-2 0 0 8M6 -12Q8 -2 8 6", INK, 2.5) +
    "</g>",
  gloves: (bust) =>
    each(
      [-1, 1],
      (m) =>
        `<g transform="translate(${m * 50} ${bust.chin - 4 + (m === bust.lit ? -14 : 10)}) scale(${m} 1)">` +
        tone("M-24 44Q-34 10 -22 -14Q0 -36 22 -16Q34 4 22 30L18 50Z", bust.mark, 4) +
        tone("M-26 46H20V72H-24Z", ["#f4f0e6", "#b5aec8"], 3.5) +
        line("M-20 2Q-6 -4 -4 14Q-8 26 -20 24", INK, 3) +
        line("M4 -20Q18 -18 20 -4", bust.mark[2], 4) +
        "</g>",
    ),
  sword: (bust) =>
    grip(
      bust,
      tone("M-7 -30V-150L0 -170L7 -150V-30Z", STEEL, 3) +
        line("M0 -150V-34", INK, 1.6) +
        tone("M-26 -32H26V-22H-26Z", bust.metal, 3) +
        line("M0 -22V30", INK, 12),
      [bust.lit * 66, bust.chin + 40],
      bust.lit * 12,
    ),
  sabre: (bust) =>
    grip(
      bust,
      tone("M-4 -20Q-14 -90 6 -168Q8 -90 6 -20Z", STEEL, 3) + tone("M-20 -14Q0 -28 24 -14Q26 20 4 26Q18 6 8 -8Z", bust.metal, 3),
      [bust.lit * 60, bust.chin + 44],
      -bust.lit * 16,
    ),
  trident: (bust) =>
    pole(
      bust,
      bust.metal[0],
      tone(
        "M-4 -90V-158L0 -170L4 -158V-90ZM-26 -134L-32 -122Q-32 -90 0 -88Q32 -90 32 -122L26 -134L22 -118Q20 -102 0 -102Q-20 -102 -22 -118Z",
        bust.metal,
        3,
      ),
    ),
  spear: (bust) => pole(bust, "#b5803f", tone("M0 -164Q18 -130 8 -100H-8Q-18 -130 0 -164Z", STEEL, 3)),
  staff: (bust) =>
    pole(
      bust,
      bust.metal[0],
      fill(disc(0, -130, 38), "url(#e)") + tone(disc(0, -130, 18), [mix(bust.iris, "#ffffff", 0.3), bust.iris], 3.5),
    ),
  chess: (bust) =>
    arm(bust, bust.lit, [bust.lit * 62, bust.chin + 62]) +
    `<g transform="translate(${bust.lit * 62} ${bust.chin + 34})">` +
    tone("M-8 -66H8V-74H14V-84H8V-92H-8V-84H-14V-74H-8ZM-18 -64Q0 -70 18 -64L10 -34Q12 -10 20 -2H-20Q-12 -10 -10 -34Z", bust.metal, 3) +
    tone("M-24 -20Q-16 -36 -6 -26L8 -24Q22 -26 22 -10L16 34H-18Q-28 6 -24 -20Z", bust.skin, 3) +
    line("M-4 -24Q0 -12 2 -4M8 -22Q12 -12 12 -4", INK, 2.5) +
    "</g>",
  joker: (bust) =>
    arm(bust, bust.lit, [bust.lit * 52, bust.chin + 68]) +
    `<g transform="translate(${bust.lit * 58} ${bust.chin + 4}) rotate(${bust.lit * 14})"><path d="M-24 -46H24V30H-24Z" fill="#fffaf0" stroke="${INK}" stroke-width="3.5"/>` +
    fill("M0 -34L6 -16L24 -20L12 -4L16 14L0 4L-16 14L-12 -4L-24 -20L-6 -16Z", bust.trim[0]) +
    tone("M-30 14Q-20 2 -10 12L10 14Q24 14 22 30L14 76H-20Q-34 40 -30 14Z", bust.glove, 3) +
    "</g>",
  hand: (bust) =>
    fill(disc(bust.lit * 56, bust.chin - 2, 50), "url(#e)") +
    handAt(bust, bust.lit, [bust.lit * 56, bust.chin + 4], bust.lit * 6, true, 0.86) +
    fill(`M${bust.lit * 56 - 9} ${bust.chin + 16}l10-12 10 12-10 12z`, bust.iris, ` stroke="${INK}" stroke-width="2.5"`),
  lantern: (bust) =>
    fill(disc(bust.lit * 66, bust.chin + 24, 50), "url(#e)") +
    grip(
      bust,
      line("M-14 22Q0 -10 14 22", INK, 4) +
        tone("M-18 22H18L14 70H-14Z", [bust.iris, mix(bust.iris, INK, 0.3)], 3.5) +
        tone("M-20 16H20V24H-20ZM-18 68H18V78H-18Z", bust.metal, 3) +
        line("M0 26V66", INK, 2.5),
      [bust.lit * 66, bust.chin - 14],
    ),
  mic: (bust) =>
    grip(
      bust,
      tone("M-6 -20H6L4 50H-4Z", bust.metal, 3) + tone(disc(0, -34, 15), ["#8b95a8", "#454c5c"], 3.5),
      [bust.lit * 46, bust.chin + 24],
      -bust.lit * 24,
    ),
  none: () => "",
};
