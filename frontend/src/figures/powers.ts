// Super Powers: the moment itself, close up.

import { FIST, fist, HAND, SHOE } from "./hands.ts";
import type { Drawn } from "./kit.ts";
import { INK, mix } from "./inks.ts";
import { each, line, fill, tone, disc, rays, spike, moved } from "./pen.ts";

export const POWERS: Record<string, Drawn> = {
  fist: (kit) =>
    rays(118, 96, 14, kit.light, 0.4) +
    fill(spike(118, 92, 104, 70, 11), kit.light) +
    fill(spike(118, 92, 82, 58, 11), "#fff") +
    moved(114, 100, 1.02, 14, fist(kit)),
  kick: (kit) =>
    rays(140, 60, 14, kit.light, 0.4) +
    fill(spike(156, 60, 74, 46, 10), kit.light) +
    fill(spike(156, 60, 54, 36, 10), "#fff") +
    moved(
      104,
      100,
      1.12,
      -118,
      tone("M-30 -80L-46 -230H36L16 -80Z", kit.cloth, 3.5) +
        tone("M-36 -92H20L22 -64H-36Z", kit.trim) +
        tone("M-34 -68H18L20 -14Q58 -8 68 14V36H-36Z", kit.skin, 4.5) +
        tone("M-40 34H72V48H-12V42H-40Z", ["#2c2838", "#171420"], 3.5) +
        line("M18 -50H0M18 -38H0M20 -26H2", INK, 3) +
        line("M-26 -56V20", kit.skin[2], 4),
    ) +
    line("M20 60L70 84M10 100L54 118M40 30L84 56", "#fff", 5),
  eyes: (kit) =>
    fill("M0 0H200V280H0Z", kit.skin[0]) +
    fill("M112 0H200V280H108L116 150L126 124L114 96L150 66L112 40Z", kit.skin[1]) +
    fill("M0 0H200V20Q170 44 150 22Q134 52 112 24Q92 48 78 20Q56 44 38 18Q20 36 0 22Z", kit.hair[0]) +
    line("M26 8Q44 24 60 8M92 10Q104 24 118 8", kit.hair[2], 4) +
    fill("M2 68Q54 34 98 80L94 92Q52 58 4 84ZM200 64Q158 36 122 80L126 92Q162 60 200 80Z", kit.hair[0]) +
    each(
      [
        [52, 1],
        [162, -1],
      ],
      ([x, m]) =>
        fill(disc(x, 104, 46), "url(#e)") +
        `<path d="M${x - 42} 102Q${x} 72 ${x + 40} 106Q${x} 130 ${x - 42} 102Z" fill="#fff6e8" stroke="${INK}" stroke-width="4.5"/>` +
        fill(`M${x - m * 14} 97L${x - m * 70} 290H${x + m * 24}L${x + m * 14} 108Z`, kit.glow) +
        fill(`M${x - m * 9} 98L${x - m * 46} 290H${x + m * 4}L${x + m * 9} 108Z`, kit.light) +
        fill(`M${x - m * 4} 100L${x - m * 30} 290H${x - m * 12}L${x + m * 4} 106Z`, "#fff") +
        fill(disc(x, 103, 15), kit.light) +
        fill(disc(x, 103, 8), "#fff"),
    ) +
    line("M106 118L94 156Q110 168 124 156", INK, 4) +
    line("M108 66V48M100 68L96 52", INK, 3.5),
  xray: (kit) =>
    rays(112, 92, 16, kit.light, 0.18) +
    fill(disc(112, 90, 96), "url(#e)") +
    moved(112, 108, 1.5, 0, tone(HAND, kit.cloth, 3)) +
    `<circle cx="116" cy="84" r="62" fill="#04141c" stroke="${INK}" stroke-width="13"/><circle cx="116" cy="84" r="62" fill="none" stroke="${kit.metal[0]}" stroke-width="7"/>` +
    `<g clip-path="url(#c)">${moved(112, 108, 1.5, 0, fill(HAND, kit.glow, ' opacity=".45"') + line("M-13 40L-10 4M0 44V4M13 40L12 4M-10 -8L-14 -28M1 -8V-34M12 -8L19 -30M-24 4L-33 -20M24 8L34 -12M-15 -34L-16 -46M3 -40L5 -56M21 -36L24 -45", "#fff", 6.5) + line("M-20 52H20M-16 60H16", "#fff", 7))}</g>` +
    line("M74 60Q86 34 112 32", "#fff", 7) +
    moved(116, 84, 1, 0, line("M46 46L100 100", INK, 22) + line("M48 48L100 100", kit.trim[0], 13)),
  speed: (kit) =>
    fill("M-60 228L120 92L260 42V290H-60Z", kit.dark) +
    fill(
      "M-60 8L150 50L-60 28ZM-60 63L120 84L-60 87ZM-60 118H110L-60 143ZM-60 167L90 150L-60 193ZM260 8L150 30L260 39ZM260 150H160L260 175Z",
      "#fff",
    ) +
    fill("M-60 98L0 84Q60 70 128 104L120 124Q60 96 0 116L-60 136Z", kit.glow) +
    fill("M-60 106L0 94Q60 82 124 110L122 116Q60 92 0 104L-60 114Z", kit.light) +
    moved(52, 122, 0.9, 8, `<g opacity=".35">${fill(SHOE, kit.trim[0])}</g>`) +
    moved(84, 116, 1.04, 2, `<g opacity=".6">${fill(SHOE, kit.trim[0])}</g>`) +
    moved(
      134,
      104,
      1.26,
      -12,
      tone("M-50 -34L-92 -140H-34L-12 -38Q-30 -26 -50 -34Z", kit.cloth) +
        tone("M-54 -34Q-30 -22 -8 -42L-14 -56Q-34 -42 -58 -50Z", ["#fff", "#b5b4cc"]) +
        tone(SHOE, kit.trim, 4.5) +
        tone("M-58 16H60V28H-50Q-58 26 -58 16Z", ["#fff", "#a9a8c0"]) +
        line("M-2 -22L10 -30M10 -12L22 -20M-30 8Q-10 -10 4 8", "#fff", 4),
    ) +
    fill(spike(66, 158, 30, 18, 8) + spike(36, 172, 22, 13, 7), "#fff"),
  lift: (kit) =>
    rays(110, 40, 14, kit.light, 0.35) +
    moved(
      110,
      58,
      1,
      -7,
      tone("M-130 -34H130V-18H-130ZM-130 12H130V28H-130Z", kit.metal, 4) +
        tone("M-130 -18H130V12H-130Z", [kit.metal[1], mix(kit.metal[1], INK, 0.4)], 3) +
        line("M-100 -4v.1M-70 -4v.1M70 -4v.1M100 -4v.1", INK, 7),
    ) +
    each([-1, 1], (m) =>
      moved(
        110 + m * 50,
        84,
        0.62,
        m * 4,
        `<g transform="scale(${m} 1)">${tone("M-34 40Q-64 120 -10 190Q20 210 -60 300H120Q110 200 66 150Q30 100 42 40Z", kit.skin, 5) + line("M-20 130Q10 150 14 190M50 150Q40 130 30 120", INK, 4) + tone(FIST, kit.skin, 5) + line("M-32 -52V-10M-7 -52V-6M20 -52V-8", INK, 4) + line("M-22 70Q-34 110 -14 150", kit.skin[2], 6)}</g>`,
      ),
    ) +
    tone("M36 290Q44 214 92 202H128Q176 214 184 290Z", kit.cloth, 4.5) +
    line("M110 214V280M70 232Q84 250 84 280M150 232Q136 250 136 280", kit.cloth[1], 4) +
    tone("M96 176H124V208Q110 216 96 208Z", kit.skin, 4) +
    tone("M86 156Q86 124 110 124T134 156Q134 188 110 190Q86 188 86 156Z", kit.hair, 4.5) +
    line("M94 146Q98 132 110 131", kit.hair[2], 4) +
    tone("M84 156q-8 4 2 16zM136 156q8 4-2 16z", kit.skin, 3),
  bullets: (kit) =>
    rays(112, 96, 16, kit.light, 0.28) +
    moved(
      116,
      128,
      1.62,
      -4,
      tone(HAND, kit.skin, 3.4) +
        line("M-14 18Q2 30 18 8M-16 4Q-4 0 4 10", kit.skin[1], 3) +
        line("M-17 -44L-14 -16M5 -54V-20", kit.skin[2], 3.5) +
        tone("M-24 44Q0 52 26 42L28 110H-24Z", kit.cloth),
    ) +
    each(
      [
        [92, 112, -24],
        [132, 96, 10],
        [124, 142, 30],
      ],
      ([x, y, r]) =>
        fill(spike(x, y, 27, 12, 8), kit.light) +
        fill(spike(x, y, 17, 8, 8), "#fff") +
        moved(x, y, 1, r, tone("M-10 -4Q-12 6 0 8Q12 6 10 -4L7 -26H-7Z", kit.metal, 3)),
    ) +
    line("M58 14L88 86M172 8L138 66M196 60L136 124", "#fff", 3, ' stroke-dasharray="14 9"') +
    moved(44, 150, 0.9, -60, tone("M-8 20V-4Q-6 -22 0 -26Q6 -22 8 -4V20Z", kit.metal, 3)),
  bolt: (kit) =>
    rays(112, 80, 16, kit.light, 0.3) +
    moved(
      112,
      96,
      1.2,
      8,
      fill(disc(0, 0, 84), "url(#e)") +
        tone("M14 -100L-54 14H-10L-32 98L58 -24H12L44 -100Z", [kit.light, kit.glow], 5) +
        line("M12 -84L-34 4", "#fff", 6),
    ),
};
