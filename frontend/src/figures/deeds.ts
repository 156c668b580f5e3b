// More Super Powers, and what starters and Basic cards show.

import { fist, HAND, SHOE } from "./hands.ts";
import { INK, mix } from "./inks.ts";
import type { Drawn, Kit } from "./kit.ts";
import { taper, type Point } from "./limbs.ts";
import { each, disc, fill, line, moved, rays, spike, tone } from "./pen.ts";

/** Somebody small and dark against the light. */
const shade = (kit: Kit) => {
  const dark = [kit.dark, INK];
  const limb = (...at: readonly [from: Point, thick: number][]) =>
    at
      .slice(1)
      .map(([to, thin], i) => tone(taper(at[i]![0], to, at[i]![1], thin), dark, 3.5))
      .join("");
  return (
    limb([[8, -40], 8], [[-20, -24], 7], [[-30, -46], 5]) +
    limb([[-6, 8], 11], [[-34, 30], 9], [[-66, 16], 5]) +
    limb([[2, 8], 11], [[32, 24], 9], [[26, 62], 5], [[40, 64], 4]) +
    tone(taper([8, -40], [-2, 6], 17, 12), dark, 4) +
    limb([[10, -38], 8], [[26, -12], 7], [[52, -22], 5]) +
    tone(disc(22, -70, 16), dark, 4)
  );
};
const forearm = (kit: Kit) =>
  tone(HAND, kit.skin, 3.4) +
  line("M-14 18Q2 30 18 8", kit.skin[1], 3) +
  line("M-17 -44L-14 -16M5 -54V-20", kit.skin[2], 3.5) +
  tone("M-24 44Q0 52 26 42L28 130H-24Z", kit.cloth);

export const DEEDS: Record<string, Drawn> = {
  flurry: (kit) =>
    rays(110, 90, 18, kit.light, 0.4) +
    moved(60, 130, 0.6, -26, fist(kit)) +
    moved(160, 130, 0.6, 24, fist(kit)) +
    moved(66, 60, 0.6, -10, fist(kit)) +
    moved(120, 88, 0.84, 10, fist(kit)),
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
      104,
      100,
      1.1,
      34,
      tone(taper([-9, 26], [-16, 66], 12, 9), kit.trim, 4) +
        tone(taper([-16, 66], [-12, 104], 9, 6), kit.trim, 4) +
        tone(taper([9, 26], [12, 70], 12, 9), kit.trim, 4) +
        tone(taper([12, 70], [6, 112], 9, 6), kit.trim, 4) +
        tone("M-19 96L-26 118L-12 122L-4 100ZM-1 104L-4 128L11 129L14 107Z", kit.trim, 3.5) +
        tone(taper([24, -36], [34, -66], 10, 8), kit.cloth, 4) +
        tone(taper([34, -66], [30, -102], 8, 6), kit.cloth, 4) +
        tone("M22 -104Q20 -122 32 -120Q42 -116 38 -102Q30 -96 22 -104Z", kit.skin, 3) +
        tone("M-8 -44H8V-26H-8Z", kit.skin, 3) +
        tone("M-30 -32Q-18 -42 -8 -40Q0 -34 8 -40Q18 -42 30 -34Q30 -14 20 6L20 28Q0 38 -20 28L-20 6Q-30 -12 -30 -32Z", kit.cloth, 4) +
        line("M-19 22Q0 30 19 22", kit.trim[0], 5) +
        tone(taper([-26, -30], [-34, 2], 10, 8), kit.cloth, 4) +
        tone(taper([-34, 2], [-26, 32], 8, 6), kit.cloth, 4) +
        tone(disc(-25, 38, 8), kit.skin, 3) +
        tone("M-16 -58Q-16 -80 0 -80T16 -58Q14 -40 0 -38Q-14 -40 -16 -58Z", kit.skin, 4) +
        tone("M-17 -58Q-22 -88 2 -86Q22 -84 17 -58Q12 -70 0 -70Q-10 -70 -17 -58Z", kit.hair, 3.5) +
        line("M-9 -57l6-2M4 -59l6 2M-4 -46Q2 -42 7 -47", INK, 2.5),
    ) +
    line("M44 64L16 106M24 126L4 156M152 168L130 202", "#fff", 5),
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
  palm: (kit) =>
    rays(112, 88, 14, kit.light, 0.4) +
    fill(spike(112, 92, 100, 72, 12), kit.glow, ' opacity=".8"') +
    moved(112, 112, 1.5, 0, forearm(kit)),
  portal: (kit) =>
    fill(disc(62, 80, 80) + disc(160, 110, 70), "url(#e)") +
    each(
      [
        [58, 84, 44],
        [160, 112, 38],
      ],
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r * 1.5}" fill="${INK}" stroke="${kit.glow}" stroke-width="8"/>` +
        line(`M${x - 8} ${y - r}Q${x + 14} ${y} ${x - 6} ${y + r}`, kit.light, 3),
    ) +
    moved(40, 140, 0.9, 66, forearm(kit)) +
    moved(168, 108, 0.78, 66, tone(HAND, kit.skin, 3.5)),
  tornado: (kit) => {
    const air = [mix(kit.glow, "#ffffff", 0.55), kit.glow];
    const band = (x: number, y: number, wide: number, low: number) =>
      line(`M${x - wide} ${y}Q${x} ${y + low} ${x + wide} ${y - 6}`, kit.light, 6) +
      line(`M${x - wide * 0.7} ${y + low * 0.7}Q${x} ${y + low * 1.2} ${x + wide * 0.8} ${y + low * 0.3}`, kit.dark, 3);
    return (
      fill("M-10 200Q50 176 104 186T210 192V290H-10Z", kit.dark) +
      tone(
        "M16 22Q112 62 206 22Q198 60 164 78Q176 92 146 106Q156 118 132 130Q140 142 124 150Q130 166 108 186Q98 168 102 154Q88 144 94 132Q72 120 82 108Q48 96 62 80Q28 64 16 22Z",
        air,
        5,
      ) +
      `<ellipse cx="111" cy="22" rx="95" ry="22" fill="${mix(kit.glow, kit.dark, 0.45)}" stroke="${INK}" stroke-width="5"/>` +
      line("M48 20Q100 38 160 24M80 12Q112 20 150 12", kit.light, 4) +
      band(112, 62, 62, 22) +
      band(114, 92, 44, 18) +
      band(114, 118, 30, 14) +
      band(110, 142, 18, 10) +
      fill("M24 130l16 6-10 12zM182 84l14-4-4 16zM170 150l12 10-14 4zM34 74l12-8 4 14z", kit.trim[0], ` stroke="${INK}" stroke-width="3"`) +
      line("M60 190Q104 210 156 188", kit.light, 5)
    );
  },
  starbolt: (kit) =>
    fill(disc(128, 76, 96), "url(#e)") +
    moved(70, 146, 1.25, 34, forearm(kit)) +
    fill(spike(136, 66, 62, 24, 5), kit.glow, ` stroke="${INK}" stroke-width="5"`) +
    fill(spike(136, 66, 38, 15, 5), "#fff") +
    line("M150 130L180 180M96 20L70 -4M190 90L206 100", kit.light, 5),
  sprout: (kit) =>
    fill("M60 -10L30 280H120L100 -10Z", kit.light, ' opacity=".3"') +
    moved(112, 118, 1.4, 0, forearm({ ...kit, skin: kit.cloth })) +
    line("M112 200Q90 150 60 140Q30 120 40 80M112 190Q150 160 168 120Q176 90 160 60", INK, 11) +
    line("M112 200Q90 150 60 140Q30 120 40 80M112 190Q150 160 168 120Q176 90 160 60", kit.trim[0], 5) +
    each(
      [
        [40, 80, -30],
        [58, 140, 200],
        [160, 60, 20],
        [170, 118, 120],
        [100, 44, 0],
        [134, 40, 40],
      ],
      ([x, y, turn]) => moved(x, y, 1, turn, tone("M0 4Q-18 -14 0 -36Q18 -14 0 4Z", kit.trim, 3)),
    ),
  // One pulls another one up.
  clasp: (kit) => {
    const other = [mix(kit.skin[0], INK, 0.42), mix(kit.skin[1], INK, 0.5)];
    const fingers = [0, 1, 2, 3].map((i) => tone(taper([20 - i * 2, -22 + i * 13], [-20 - i * 2, -16 + i * 13], 8, 7), kit.skin, 3.5));
    return (
      rays(108, 92, 16, kit.light, 0.4) +
      moved(
        110,
        94,
        1.15,
        -34,
        tone("M-150 -34H-64V34H-150Z", kit.cloth, 4.5) +
          tone("M150 -34H64V34H150Z", kit.trim, 4.5) +
          tone("M-66 -24L-26 -28Q6 -34 24 -22L34 -4Q38 20 20 26L-26 28L-66 22Z", other, 4.5) +
          tone("M66 -24L34 -30Q20 -34 12 -26L10 28Q28 36 40 28L66 22Z", kit.skin, 4.5) +
          fingers.join("") +
          tone(taper([-22, -22], [8, -42], 10, 8), other, 4) +
          line("M-42 -12Q-34 0 -42 12", other[1], 3.5),
      ) +
      line("M40 40L24 26M64 24L56 6M176 166L190 180M152 180L160 196", "#fff", 5)
    );
  },
  throw: (kit) =>
    line("M10 190Q40 60 150 50M30 206Q70 90 150 76", "#fff", 5) +
    moved(64, 150, 1.2, 30, forearm(kit)) +
    moved(
      148,
      58,
      1,
      20,
      tone("M-40 -16L-16 -42L24 -38L44 -6L30 32L-10 42L-40 20Z", kit.metal, 5) +
        line("M-16 -42L-6 -10L-40 20M-6 -10L44 -6", kit.metal[1], 4) +
        line("M-28 -14L-12 -30", kit.metal[2], 5),
    ) +
    fill(spike(186, 30, 20, 9, 7), "#fff"),
  vault: (kit) =>
    fill("M-50 0H250V280H-50Z", mix(kit.dark, kit.mid, 0.5)) +
    fill(disc(90, 96, 92), "url(#e)") +
    tone(disc(112, 96, 84), kit.metal, 6) +
    tone(disc(112, 96, 62), [kit.metal[2], kit.metal[0]], 4) +
    line("M112 96L112 48M112 96L154 120M112 96L70 120", INK, 15) +
    line("M112 96L112 48M112 96L154 120M112 96L70 120", kit.trim[0], 8) +
    tone(disc(112, 96, 16), kit.trim, 4) +
    line("M112 18v.1M180 62v.1M180 132v.1M112 174v.1M44 132v.1M44 62v.1", INK, 10) +
    line("M62 60Q80 34 108 30", "#fff", 6),
  coins: (kit) =>
    rays(112, 70, 16, kit.light, 0.35) +
    each(
      [
        [58, 4],
        [112, 7],
        [164, 3],
      ],
      ([x, count]) =>
        Array.from({ length: count }, (_, i) =>
          tone(
            `M${x - 26} ${168 - i * 17}V${158 - i * 17}Q${x} ${148 - i * 17} ${x + 26} ${158 - i * 17}V${168 - i * 17}Q${x} ${182 - i * 17} ${x - 26} ${168 - i * 17}Z`,
            kit.metal,
            3.5,
          ),
        ).join(""),
    ) +
    moved(
      116,
      34,
      1,
      14,
      tone(disc(0, 0, 27), kit.metal, 4.5) + line(disc(0, 0, 18), kit.metal[1], 3) + fill(spike(0, 0, 13, 6, 6), kit.metal[1]),
    ) +
    moved(164, 74, 1, -20, tone(disc(0, 0, 17), kit.metal, 4)) +
    fill(spike(70, 50, 18, 6, 4) + spike(180, 30, 14, 5, 4), "#fff"),
  laugh: (kit) =>
    rays(112, 92, 18, kit.light, 0.35) +
    fill("M14 60Q112 104 196 56Q196 150 112 176Q22 150 14 60Z", "#4a0818", ` stroke="${INK}" stroke-width="6"`) +
    fill("M22 68Q112 110 190 64Q190 84 180 96Q112 122 32 98Z", "#fffbe8", ` stroke="${INK}" stroke-width="3"`) +
    fill("M56 146Q112 108 166 144Q140 172 112 172Q78 170 56 146Z", kit.trim[0]) +
    line("M52 82V106M82 92V114M112 96V116M142 92V114M170 82V104", INK, 3) +
    line("M20 30l16 14M60 16l8 18M112 8v20M164 16l-8 18M196 30l-14 14", kit.light, 6),
  clue: (kit) =>
    fill("M-50 0H250V280H-50Z", kit.mid) +
    each([14, 26, 38, 50], (r) =>
      line(`M${112 - r} ${104 + r * 0.5}Q${112 - r * 1.1} ${88 - r} 112 ${88 - r}T${112 + r} ${104 + r * 0.7}`, kit.dark, 5),
    ) +
    line("M112 92V120", kit.dark, 5) +
    `<circle cx="114" cy="86" r="64" fill="${kit.light}" fill-opacity=".25" stroke="${INK}" stroke-width="14"/><circle cx="114" cy="86" r="64" fill="none" stroke="${kit.metal[0]}" stroke-width="8"/>` +
    moved(114, 86, 1, 0, line("M46 46L104 108", INK, 24) + line("M48 48L104 108", kit.trim[0], 14)) +
    line("M70 62Q82 38 108 34", "#fff", 7),
  chop: (kit) =>
    rays(104, 128, 16, kit.light, 0.4) +
    tone("M-10 124L92 150L86 176L-10 156ZM118 150L220 124V156L124 176Z", kit.metal, 5) +
    line("M4 138L60 152M206 138L150 152", kit.metal[1], 4) +
    fill(spike(104, 152, 50, 22, 9), "#fff") +
    fill("M52 166l10 8-14 6zM160 172l10-8 4 14zM88 190l8 10-12 2z", kit.metal[0], ` stroke="${INK}" stroke-width="3"`) +
    moved(
      118,
      98,
      1.1,
      -26,
      tone("M50 -30L150 -58V58L50 34Z", kit.cloth, 4.5) +
        tone("M44 -34L58 -36L60 36L44 38Z", kit.trim, 4) +
        tone(
          "M46 -26Q20 -36 -10 -30L-84 -24Q-96 -22 -96 -14Q-100 -8 -94 -2Q-98 6 -90 10Q-92 20 -80 22L-10 34Q24 36 46 28Z",
          kit.skin,
          4.5,
        ) +
        line("M-94 -2L-26 0M-90 10L-24 14M-96 -14L-28 -14", kit.skin[1], 3.5) +
        tone("M30 -30Q16 -48 -6 -46L-30 -38Q-36 -28 -24 -26L6 -26Q18 -18 30 -14Z", kit.skin, 4) +
        line("M-60 20L20 30", kit.skin[2], 4),
    ) +
    line("M60 6L48 62M24 16L22 66M100 2L84 44", "#fff", 5),
  spiral: (kit) => {
    const turns = Array.from({ length: 90 }, (_, i) => {
      const angle = i * 0.28;
      const radius = 20 + i * 1.5;
      return `${i ? "L" : "M"}${112 + radius * Math.cos(angle)} ${92 + radius * Math.sin(angle)}`;
    }).join("");
    return (
      fill("M-50 0H250V280H-50Z", kit.dark) +
      line(turns, kit.glow, 10) +
      fill("M24 92Q112 24 200 92Q112 160 24 92Z", "#fff6e8", ` stroke="${INK}" stroke-width="6"`) +
      fill(disc(112, 92, 33), kit.mid, ` stroke="${INK}" stroke-width="4"`) +
      fill(disc(112, 92, 16), INK) +
      fill(disc(103, 82, 7), "#fff")
    );
  },
  masks: (kit) =>
    fill(disc(112, 90, 100), "url(#e)") +
    each(
      [
        [66, 72, -16, 0],
        [152, 84, 14, 1],
      ],
      ([x, y, turn, sad]) =>
        moved(
          x,
          y,
          0.98,
          turn,
          tone("M-42 -52Q0 -66 42 -52Q46 20 0 62Q-46 20 -42 -52Z", sad ? kit.trim : ["#fff6e4", "#b9b0c8"], 5) +
            fill("M-28 -24Q-18 -36 -6 -22Q-18 -14 -28 -24ZM28 -24Q18 -36 6 -22Q18 -14 28 -24Z", INK) +
            (sad ? line("M-20 32Q0 8 20 32", INK, 6) : fill("M-24 8Q0 26 24 8Q12 40 0 40T-24 8Z", INK)),
        ),
    ) +
    line("M20 150Q60 190 100 160M200 160Q160 196 120 170", kit.glow, 5),
  hammer: (kit) =>
    rays(112, 80, 14, kit.light, 0.3) +
    fill(disc(120, 80, 100), "url(#e)") +
    moved(
      126,
      74,
      1.1,
      28,
      `<path d="M-52 -44H52V16H-52ZM-10 16H10V90H-10Z" fill="${kit.glow}" fill-opacity=".6" stroke="${kit.light}" stroke-width="5"/>` +
        line("M-40 -30H30M-40 -30V0", "#fff", 5),
    ) +
    moved(76, 150, 0.6, 40, fist(kit)) +
    line("M60 30L40 16M190 120L206 130M30 80L8 76", kit.light, 5),
  circle: (kit) =>
    fill(disc(112, 84, 110), "url(#e)") +
    line(disc(112, 84, 72), kit.glow, 6) +
    line(disc(112, 84, 58), kit.light, 3) +
    line("M112 28L146 128L58 66H166L78 128Z", kit.glow, 5) +
    moved(66, 168, 0.9, 16, forearm(kit)) +
    moved(156, 168, 0.9, -16, `<g transform="scale(-1 1)">${forearm(kit)}</g>`) +
    fill(spike(112, 84, 22, 8, 8), "#fff"),
  breath: (kit) =>
    each(
      [
        [96, 74, 30],
        [130, 92, 38],
        [168, 70, 40],
        [176, 124, 38],
        [134, 134, 28],
      ],
      ([x, y, r]) => fill(disc(x, y, r), "#fff", ` stroke="${INK}" stroke-width="4"`),
    ) +
    each(
      [
        [96, 74, 27],
        [130, 92, 35],
        [168, 70, 37],
        [176, 124, 35],
        [134, 134, 25],
      ],
      ([x, y, r]) => fill(disc(x, y, r), mix(kit.glow, "#ffffff", 0.7)),
    ) +
    moved(
      36,
      92,
      1.2,
      0,
      tone("M-60 -60Q0 -84 26 -44L30 -14L40 -2L30 8L22 12Q34 18 22 26L20 34L4 52Q-10 72 -60 70Z", kit.skin, 4.5) +
        tone("M-70 -70Q-10 -110 34 -48Q0 -56 -10 -30Q-14 0 -34 10Q-30 60 -70 80Z", kit.hair) +
        line("M8 -18Q16 -24 24 -18", INK, 4) +
        fill(disc(24, 18, 5), INK),
    ) +
    line("M80 50Q120 40 150 48M90 112Q120 120 150 104", kit.glow, 5),
  force: (kit) =>
    rays(112, 92, 20, kit.light, 0.4) +
    fill(disc(112, 92, 90), "url(#e)") +
    each(
      [
        [40, 0.35],
        [76, 0.6],
      ],
      ([x, opacity]) => `<g opacity="${opacity}">${moved(x, 112, 0.9, 0, shade(kit))}</g>`,
    ) +
    moved(118, 110, 1.1, 0, shade(kit)) +
    line("M0 60H60M0 100H40M0 140H70", "#fff", 5) +
    line("M178 40l-14 30h12l-16 40", kit.glow, 6),
  run: (kit) =>
    fill("M-50 190L250 160V290H-50Z", kit.dark) +
    line("M0 40H70M0 80H50M0 120H40", "#fff", 5) +
    moved(
      134,
      112,
      1.2,
      -24,
      tone("M-50 -34L-76 -150H-24L-12 -38Q-30 -26 -50 -34Z", kit.cloth) +
        tone(SHOE, kit.trim, 4.5) +
        tone("M-58 16H60V28H-50Q-58 26 -58 16Z", ["#fff", "#a9a8c0"]) +
        line("M-2 -22L10 -30M10 -12L22 -20", "#fff", 4),
    ) +
    moved(48, 152, 0.8, 34, tone("M-50 -34L-60 -130H-14L-12 -38Q-30 -26 -50 -34Z", kit.cloth) + tone(SHOE, kit.trim, 4.5)) +
    fill(spike(28, 190, 26, 14, 8) + spike(80, 196, 16, 9, 7), "#fff"),
};
