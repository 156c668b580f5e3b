// Equipment: one object in one light.

import { HAND } from "./hands.ts";
import type { Drawn } from "./kit.ts";
import { INK, mix } from "./inks.ts";
import { each, line, fill, tone, disc, rays, moved } from "./pen.ts";

export const trident: Drawn = (kit) =>
  line("M0 -40V230", INK, 20) +
  line("M-2 -40V230", kit.metal[0], 10) +
  tone(
    "M-8 -30V-118L0 -140L8 -118V-30ZM-44 -86L-56 -62Q-56 -14 0 -8Q56 -14 56 -62L44 -86L36 -58Q32 -34 0 -32Q-32 -34 -36 -58Z",
    kit.metal,
    4.5,
  ) +
  tone("M-14 -14H14V8H-14Z", kit.trim) +
  line("M-46 -60Q-46 -30 -18 -22M-3 -110V-46", kit.metal[2], 4);

export const THINGS: Record<string, Drawn> = {
  trident: (kit) => moved(98, 136, 0.9, 20, trident(kit)),
  lamp: (kit) =>
    fill("M96 150L40 -20H200L130 150Z", kit.light, ' opacity=".45"') +
    fill("M104 150L76 -20H170L122 150Z", "#fff", ' opacity=".6"') +
    fill("M36 26Q60 2 96 18Q130 -4 160 16Q190 12 196 34Q150 56 110 42Q66 58 36 26Z", kit.light) +
    moved(116, 30, 0.3, 0, fill(HAND, kit.dark)) +
    moved(
      112,
      146,
      1,
      8,
      tone("M-46 -14L-34 40Q0 64 34 40L46 -14Z", kit.metal, 4.5) +
        tone("M-50 -14Q0 -34 50 -14Q0 10 -50 -14Z", ["#fffbe0", kit.light], 4) +
        line("M-40 6Q0 26 40 6", INK, 3),
    ) +
    tone("M76 176L68 290H88L98 196H126L136 290H156L148 176Z", kit.metal, 4),
  bow: (kit) =>
    moved(
      104,
      104,
      1.06,
      22,
      line("M-60 -100Q-20 -70 -24 -20Q-26 0 -24 20Q-20 70 -60 100", INK, 18) +
        line("M-60 -100Q-20 -70 -24 -20Q-26 0 -24 20Q-20 70 -60 100", kit.trim[0], 10) +
        line("M-58 -98Q-24 -70 -27 -20", kit.trim[2], 3) +
        line("M-60 -100L50 0L-60 100", "#f8f0d8", 2.5) +
        line("M-80 0H50", INK, 8) +
        line("M-80 0H50", kit.metal[0], 4) +
        tone("M-70 -15L-108 0L-70 15L-78 0Z", kit.metal, 4) +
        tone("M52 0L40 -14H14L24 0L14 14H40Z", kit.cloth, 3) +
        tone("M-34 -24H-14V24H-34Z", kit.cloth, 3.5),
    ),
  rope: (kit) =>
    fill(disc(112, 92, 100), "url(#e)") +
    each(
      [
        [0, 0, 66, 44],
        [4, 14, 58, 38],
        [-2, 26, 62, 40],
      ],
      ([x, y, a, b]) =>
        line(`M${112 + x - a} ${76 + y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0z`, INK, 15) +
        line(`M${112 + x - a} ${76 + y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0z`, kit.metal[0], 9) +
        line(
          `M${112 + x - a} ${76 + y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0-${2 * a} 0z`,
          kit.metal[1],
          9,
          ' stroke-dasharray="2 8"',
        ),
    ) +
    line("M160 128Q190 160 150 190T170 280", INK, 15) +
    line("M160 128Q190 160 150 190T170 280", kit.metal[0], 9) +
    tone("M140 94L172 108L162 140L134 124Z", kit.trim, 3.5) +
    line("M60 62Q72 40 104 36", "#fff", 4),
  ring: (kit) =>
    fill(disc(112, 74, 100), "url(#e)") +
    rays(112, 66, 18, kit.light, 0.3) +
    moved(
      112,
      112,
      1.1,
      -10,
      `<g fill-rule="evenodd">${tone("M-58 20a58 54 0 1 0 116 0a58 54 0 1 0-116 0zM-38 22a38 36 0 1 0 76 0a38 36 0 1 0-76 0z", kit.metal, 5)}</g>` +
        tone("M-34 -26L-24 -56H24L34 -26L20 -12H-20Z", kit.metal, 4.5) +
        tone("M0 -88L28 -70L20 -42H-20L-28 -70Z", [mix(kit.glow, "#ffffff", 0.25), kit.glow], 4) +
        line("M-28 -70H28M-10 -70L0 -44L10 -70L0 -88Z", INK, 2.5) +
        line("M-48 10Q-46 -12 -28 -24", kit.metal[2], 6) +
        fill("M-16 -72L-4 -72L-6 -50Z", "#fff", ' opacity=".8"'),
    ),
  car: (kit) =>
    fill("M0 176L200 150V290H0Z", kit.dark) +
    fill("M150 124L240 90V160ZM12 140L-60 116V176Z", kit.light, ' opacity=".6"') +
    moved(
      104,
      122,
      0.94,
      -6,
      tone("M-98 22Q-104 -8 -60 -14Q-30 -58 14 -54Q52 -50 64 -18Q104 -10 104 22Q104 34 90 34H-84Q-98 34 -98 22Z", kit.cloth, 5) +
        tone("M-46 -14Q-26 -46 2 -45V-16ZM12 -45Q42 -42 52 -17L12 -16Z", ["#cfeefc", "#5a86a8"], 4) +
        line("M-90 8H98", kit.trim[0], 6) +
        tone(disc(-56, 32, 24) + disc(60, 32, 24), ["#2c2838", "#171420"], 5) +
        tone(disc(-56, 32, 11) + disc(60, 32, 11), kit.metal, 3) +
        tone("M84 -4H104V12H90Z", ["#fff8c0", kit.light], 3) +
        line("M-50 -20Q-30 -48 6 -50", kit.cloth[2], 4),
    ) +
    line("M0 60L60 56M0 84L34 82M0 40L30 38", "#fff", 4),
  belt: (kit) =>
    moved(
      108,
      96,
      1.12,
      -10,
      tone("M-120 -22Q0 18 120 -22V22Q0 62 -120 22Z", kit.cloth, 5) +
        tone("M-84 -22L-50 -14V44L-84 34ZM50 -14L84 -22V34L50 44Z", kit.trim, 4) +
        line("M-84 -6L-50 4M50 4L84 -6", INK, 3) +
        line("M-67 10v.1M67 10v.1", kit.metal[0], 9) +
        tone("M-32 -22Q0 -12 32 -22L34 48Q0 58 -34 48Z", kit.metal, 5) +
        tone("M-16 -6H16V32H-16Z", kit.cloth, 4) +
        line("M0 12H26", INK, 6) +
        line("M-24 -10V36", kit.metal[2], 5) +
        tone("M-112 -14L-94 -10V30L-112 24Z", kit.trim, 3),
    ),
  // On its hook: nobody is in it.
  cloak: (kit) =>
    moved(
      0,
      18,
      1,
      0,
      line("M112 26V2Q112 -10 124 -8", INK, 12) +
        line("M112 26V2Q112 -10 124 -8", kit.metal[0], 6) +
        tone("M74 104Q40 130 32 290H192Q184 130 150 104Z", kit.cloth, 5) +
        tone("M112 16Q134 34 142 70Q148 98 130 116Q112 124 94 116Q76 98 82 70Q90 34 112 16Z", kit.cloth, 5) +
        tone(
          "M112 52Q126 64 128 88Q128 106 112 112Q96 106 96 88Q98 64 112 52Z",
          [mix(kit.trim[0], kit.dark, 0.2), mix(kit.trim[1], kit.dark, 0.4)],
          4,
        ) +
        line("M104 66Q108 84 104 104M119 66Q116 86 120 104", kit.trim[1], 3) +
        tone("M112 122L98 290H126Z", [mix(kit.trim[0], kit.dark, 0.2), mix(kit.trim[1], kit.dark, 0.4)], 4) +
        line("M62 140Q50 200 52 280M84 134Q78 200 78 280M162 140Q174 200 172 280M140 134Q146 200 146 280", kit.cloth[1], 5) +
        line("M92 66Q96 46 106 36M48 170Q44 200 42 230", kit.cloth[2], 5) +
        tone(disc(112, 122, 10), kit.metal, 4),
    ),
  ingot: (kit) =>
    fill(disc(112, 96, 96), "url(#e)") +
    moved(
      112,
      104,
      1.12,
      -8,
      tone("M-70 40L-46 -14H46L70 40Z", kit.metal, 5) +
        tone("M-46 -14L-26 -40H66L46 -14Z", [kit.metal[2], kit.metal[0]], 4) +
        tone("M46 -14L66 -40L90 14L70 40Z", [kit.metal[1], mix(kit.metal[1], INK, 0.3)], 4) +
        line("M-30 4L-18 -4L-4 16L14 0L28 24", kit.glow, 5) +
        line("M-54 30L-40 -4", "#fff", 5),
    ) +
    line("M60 40L48 22M112 34V12M164 40L178 24M40 86L18 80", kit.light, 5),
};
