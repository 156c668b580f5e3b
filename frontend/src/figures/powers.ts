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
  flurry: (kit) =>
    rays(110, 90, 18, kit.light, 0.4) +
    moved(60, 130, 0.6, -26, fist(kit)) +
    moved(160, 130, 0.6, 24, fist(kit)) +
    moved(66, 60, 0.6, -10, fist(kit)) +
    moved(120, 88, 0.84, 10, fist(kit)),
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
    fill("M-10 190L120 92L210 60V290H-10Z", kit.dark) +
    fill(
      "M0 20L150 50L0 34ZM0 70L120 84L0 86ZM0 118L110 118L0 134ZM0 160L90 150L0 176ZM200 20L150 30L200 34ZM200 150L160 150L200 160Z",
      "#fff",
    ) +
    fill("M0 84Q60 70 128 104L120 124Q60 96 0 116Z", kit.glow) +
    fill("M0 94Q60 82 124 110L122 116Q60 92 0 104Z", kit.light) +
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
  shield: (kit) =>
    rays(110, 110, 12, kit.light, 0.2) +
    fill(disc(110, 112, 104), "url(#e)") +
    `<circle cx="110" cy="112" r="82" fill="${kit.glow}" fill-opacity=".28" stroke="${INK}" stroke-width="9"/><circle cx="110" cy="112" r="82" fill="none" stroke="${kit.light}" stroke-width="4.5"/>` +
    line(
      "M62 70l24-14 24 14v28l-24 14-24-14zM110 70l24-14 24 14v28l-24 14-24-14zM86 112l24-14 24 14v28l-24 14-24-14zM38 112l24-14 24 14v28l-24 14-24-14zM134 112l24-14 24 14v28l-24 14-24-14z",
      kit.light,
      2.5,
    ) +
    moved(
      110,
      150,
      0.62,
      0,
      tone("M-14 -48Q0 -60 14 -48L16 -20L50 -52L62 -42L28 6V60H-28V6L-62 -42L-50 -52L-16 -20Z", [kit.dark, INK], 4) +
        tone(disc(0, -64, 18), [kit.dark, INK], 4),
    ) +
    line("M52 78Q70 46 104 40", "#fff", 7) +
    fill(spike(40, 60, 26, 12, 7) + spike(184, 84, 22, 10, 7), "#fff"),
  wave: (kit) =>
    fill(
      "M-10 200Q20 40 118 26Q186 22 196 82Q180 60 152 70Q186 92 168 122Q154 96 128 106Q104 118 118 150Q140 176 210 166V290H-10Z",
      kit.glow,
      ` stroke="${INK}" stroke-width="5"`,
    ) +
    fill("M-10 230Q30 90 110 60Q84 100 90 150Q100 190 150 200L210 196V290H-10Z", mix(kit.glow, kit.dark, 0.5)) +
    line("M20 180Q40 90 110 50M44 190Q54 120 100 90", "#fff", 5) +
    fill(disc(176, 40, 7) + disc(192, 58, 5) + disc(150, 24, 6) + disc(188, 24, 4), "#fff"),
  shout: (kit) =>
    each([150, 118, 86], (r, i) =>
      line(`M${60 + r * 0.6} ${96 - r * 0.62}Q${60 + r} 96 ${60 + r * 0.6} ${96 + r * 0.62}`, i % 2 ? "#fff" : kit.light, 12 - i),
    ) +
    moved(
      52,
      92,
      1.14,
      0,
      tone("M-60 -60Q0 -84 26 -44L30 -14L42 0L30 8L10 14L20 28L4 52Q-10 72 -60 70Z", kit.skin, 4.5) +
        fill("M30 8L8 14L20 28L2 30L-4 14Z", "#4a0818", ` stroke="${INK}" stroke-width="3"`) +
        tone("M-70 -70Q-10 -110 34 -48Q0 -56 -10 -30Q-14 0 -34 10Q-30 60 -70 80Z", kit.hair) +
        line("M8 -20L24 -16", INK, 5),
    ),
  grow: (kit) =>
    fill("M0 280V190h24v-26h26v40h20v-24h22v60h50v-30h22v-30h36V280z", kit.dark) +
    moved(
      112,
      84,
      1,
      0,
      tone(
        "M-26 150L-34 60L-70 40L-84 -10L-60 -14L-48 18L-20 10V-4Q-34 -60 0 -62Q34 -60 20 -4V10L48 18L60 -14L84 -10L70 40L34 60L26 150Z",
        kit.cloth,
        4.5,
      ) +
        tone(disc(0, -34, 26), kit.skin, 4) +
        fill("M-26 -40Q0 -76 26 -40Q0 -48 -26 -40Z", kit.hair[0]),
    ) +
    line("M20 150V60M12 74L20 58L28 74M190 150V60M182 74L190 58L198 74", "#fff", 5),
  flight: (kit) =>
    fill("M-10 240Q10 190 60 208Q90 170 130 204Q180 190 210 240V290H-10Z", "#fff") +
    moved(
      112,
      96,
      1.05,
      32,
      tone("M-16 30L-24 84L-34 122L-18 126L-6 88L0 40ZM2 36L6 88L14 130L30 126L22 84L16 30Z", kit.trim, 4) +
        tone("M-26 -30Q0 -44 26 -30L18 40H-18Z", kit.cloth, 4) +
        tone("M16 -30L22 -110L34 -112L36 -22ZM-16 -30L-44 10L-36 18L-12 0Z", kit.cloth, 4) +
        tone(disc(28, -116, 11), kit.skin) +
        tone(disc(0, -48, 19), kit.skin, 4) +
        fill("M-19 -52Q0 -80 19 -52Q0 -58 -19 -52Z", kit.hair[0]) +
        line("M-9 -46h6M5 -46h6M-4 -37Q2 -33 8 -37", INK, 2.5),
    ) +
    line("M30 150L70 190M10 110L50 160M70 190L100 230", "#fff", 5),
  mind: (kit) =>
    each([84, 64, 46], (r) => line(disc(112, 84, r), kit.light, 4, ` opacity="${0.9 - r / 130}"`)) +
    moved(
      112,
      96,
      1.1,
      0,
      tone("M-34 70V40Q-56 20 -50 -20Q-40 -62 6 -60Q46 -54 46 -14L56 8L44 14L44 34Q40 46 20 42L18 70Z", kit.skin, 4.5) +
        fill(disc(2, -22, 40), "url(#e)") +
        tone("M-20 -8Q-32 -20 -20 -32Q-16 -46 2 -42Q20 -46 24 -32Q34 -20 22 -8Q10 4 -20 -8Z", ["#fff", kit.light], 3) +
        line("M2 -40Q-6 -24 4 -6M-14 -24Q-6 -28 -4 -20M14 -28Q10 -20 18 -16", INK, 2.5),
    ),
  ice: (kit) =>
    moved(
      112,
      96,
      1,
      0,
      tone("M0 -96L18 -30L78 -50L36 0L86 40L20 34L4 100L-16 34L-84 46L-36 0L-76 -54L-16 -30Z", [kit.light, kit.glow], 4.5) +
        line("M0 -70V70M-50 -32L50 26M-50 30L50 -34", "#fff", 5),
    ),
  fire: (kit) =>
    moved(
      110,
      106,
      1.2,
      0,
      tone(
        "M-6 80Q-64 66 -56 8Q-50 -24 -24 -40Q-26 -16 -12 -10Q-14 -60 26 -94Q16 -50 40 -26Q48 -40 44 -54Q72 -6 52 44Q36 80 -6 80Z",
        [kit.glow, mix(kit.glow, kit.dark, 0.4)],
        5,
      ) +
        fill("M0 76Q-34 62 -26 24Q-14 34 -8 24Q-8 -8 16 -30Q14 4 30 18Q34 62 0 76Z", kit.light) +
        fill("M4 74Q-14 62 -4 38Q4 46 10 32Q24 60 4 74Z", "#fff"),
    ),
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
