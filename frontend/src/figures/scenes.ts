// Where figures stand: three inks and one light, on the side of the lamp.

import { chance } from "../card/chance.ts";
import { INK, mix, type Ground } from "./inks.ts";
import { disc, fill, line, specks } from "./pen.ts";

type Random = () => number;
/** `side`: -1 or 1, where the lamp is. */
interface Stand {
  dark: string;
  mid: string;
  light: string;
  side: number;
  random: Random;
}
type Scene = (stand: Stand) => string;

/** Dark, middle, light. */
const INKS: Record<string, Ground> = {
  stage: ["#1d0a33", "#6a2f9e", "#ffe9b0"],
  alley: ["#0d1324", "#2f4a6b", "#ffd27a"],
  skyline: ["#0f1436", "#3b4fa0", "#ffe7a0"],
  lab: ["#06222b", "#1f7a80", "#b8fff0"],
  sea: ["#04243f", "#177a9a", "#c8fff2"],
  space: ["#0a0822", "#41307e", "#ffd9f0"],
  throne: ["#12060c", "#7a1c1c", "#ffb04a"],
  forest: ["#0b1f1c", "#2f6a50", "#e8ffb0"],
  storm: ["#141a2c", "#4d6080", "#eaf6ff"],
  temple: ["#5a2a3a", "#e08a4a", "#fff0b8"],
  ring: ["#1b0c12", "#8a2a34", "#fff2c8"],
  sky: ["#1f5fae", "#6fc3f2", "#fff6cf"],
  graves: ["#121a2a", "#3f5a6a", "#dff2c8"],
  ice: ["#123a5e", "#6fb8dc", "#f4ffff"],
  fair: ["#2a0d36", "#b0306a", "#ffe27a"],
  mug: ["#3a4450", "#9aa8b0", "#f2f0e0"],
  furnace: ["#1c0a08", "#a8381a", "#ffd070"],
  jungle: ["#0a2418", "#2f8a4a", "#f2ffa8"],
};

/** Windows in a house, some of them lit. */
function litWindows(random: Random, left: number, top: number, width: number, bottom: number, share: number): string {
  let d = "";
  for (let y = top + 5; y < bottom; y += 11)
    for (let x = left + 4; x < left + width - 4; x += 8) if (random() < share) d += `M${x | 0} ${y | 0}h3v4h-3z`;
  return d;
}

const SCENES: Record<string, Scene> = {
  stage: ({ dark, mid, light, side, random }) => {
    const x = side < 0 ? 30 : 170;
    return (
      fill(`M${x} -20L40 280H190Z`, light, ' opacity=".22"') +
      fill(`M${x} -20L80 280H150Z`, light, ' opacity=".3"') +
      fill("M0 0H34Q24 80 38 150Q26 210 34 280H0ZM200 0H172Q182 80 168 150Q180 210 174 280H200Z", mix(mid, "#c01040", 0.6)) +
      line("M10 0Q2 90 14 280M24 0Q16 80 26 280M188 0Q196 90 184 280M0 0Q50 34 100 4Q150 34 200 0", dark, 5) +
      fill(
        specks(random, 16, (random) => 1 + random() * 3),
        light,
      )
    );
  },
  alley: ({ dark, mid, light }) => {
    let b = "";
    for (let y = 0; y < 216; y += 18) for (let x = 0; x < 52; x += 26) b += `M${x - ((y / 18) % 2) * 13} ${y}h24v15h-24z`;
    return (
      fill("M0 0H62L40 280H0ZM200 0H150L166 280H200Z", dark) +
      fill(b, mid, ' opacity=".35"') +
      fill("M158 60h26v34h-26zM162 130h26v34h-26z", light) +
      line("M158 77h26M171 60v34M162 147h26M175 130v34", dark, 3) +
      fill("M76 34h30l44 190H30Z", light, ' opacity=".2"') +
      line("M62 10Q92 4 92 26M80 26h24l4 10H76z", INK, 5) +
      fill("M80 34h24l-4 8H84z", light)
    );
  },
  skyline: ({ dark, mid, light, side, random }) => {
    let a = "",
      b = "",
      w = "";
    for (let x = -4; x < 204;) {
      const n = 16 + random() * 20,
        t = 90 + random() * 70;
      a += `M${x | 0} 280V${t | 0}h${n | 0}V280z`;
      x += n;
    }
    for (let x = -8; x < 204;) {
      const n = 22 + random() * 22,
        t = 130 + random() * 70;
      b += `M${x | 0} 280V${t | 0}h${n | 0}V280z`;
      w += litWindows(random, x, t, n, 206, 0.26);
      x += n + 2;
    }
    const x = side < 0 ? 62 : 158;
    return (
      fill(disc(x, 46, 30), light) +
      fill(`${disc(x - 9, 40, 5)}${disc(x + 9, 54, 7)}`, mid, ' opacity=".25"') +
      fill(a, mix(dark, mid, 0.55)) +
      fill(b, dark) +
      fill(w, light)
    );
  },
  lab: ({ dark, mid, light }) =>
    line("M0 40H200M0 80H200M0 120H200M0 160H200M40 0V280M80 0V280M120 0V280M160 0V280", light, 1, ' opacity=".16"') +
    fill("M60 20h62v40H60zM134 28h60v50h-60z", dark, ` stroke="${light}" stroke-width="2"`) +
    line("M64 46l10-12 8 18 8-26 10 20 8-8 8 6M140 66v-8h8v8m4 0v-22h8v22m4 0v-14h8v14m4 0v-28h8v28", light, 2.5) +
    fill("M10 90h26v200H10zM168 110h26v200h-26z", light, ' opacity=".45"') +
    fill("M10 130h26v160H10zM168 150h26v160h-26z", light) +
    fill(`${disc(20, 150, 4)}${disc(28, 172, 3)}${disc(178, 170, 4)}${disc(186, 196, 3)}`, mid) +
    fill("M6 84h34v8H6zM164 104h34v8h-34z", INK),
  sea: ({ dark, light, random }) => {
    let b = "";
    for (let i = 0; i < 12; i++) b += disc((random() * 200) | 0, (random() * 220) | 0, (1 + random() * 4) | 0);
    return (
      fill("M20 -10L-30 280H20L54 -10ZM84 -10L66 280H110L108 -10ZM150 -10L170 280H240L184 -10Z", light, ' opacity=".2"') +
      fill("M0 280V150Q14 190 8 280M22 280Q12 220 26 176Q30 230 34 280ZM180 280Q170 210 190 160Q186 220 200 280Z", dark) +
      fill(
        "M150 60q12-12 26 0l8-7v14l-8-7q-14 12-26 0zM22 112q9-9 20 0l7-5v10l-7-5q-11 9-20 0zM172 116q8-8 18 0l6-5v10l-6-5q-10 8-18 0z",
        dark,
      ) +
      line(b, light, 1.5)
    );
  },
  space: ({ dark, mid, light, side, random }) => {
    const x = side < 0 ? 44 : 160;
    return (
      fill(
        specks(random, 42, (random) => 0.8 + random() * 2),
        light,
      ) +
      fill(disc(x, 58, 40), mix(mid, light, 0.35)) +
      fill(`M${x} 18a40 40 0 0 ${side < 0 ? 1 : 0} 0 80a56 56 0 0 ${side < 0 ? 0 : 1} 0-80z`, dark, ' opacity=".75"') +
      line(`M${x - 64} 76Q${x} 84 ${x + 64} 34`, light, 5) +
      fill("M-10 250Q70 190 210 226V290H-10Z", dark)
    );
  },
  throne: ({ dark, light, random }) =>
    fill("M0 280V52l13-26 15 30v224zM200 280V52l-13-26-15 30v224zM36 280V92l11-22 12 24v186zM164 280V92l-11-22-12 24v186z", dark) +
    line("M28 56v224M172 56v224M59 94v186M141 94v186", light, 2) +
    fill("M0 230Q50 196 100 204Q150 196 200 230V280H0Z", light, ' opacity=".5"') +
    fill(
      specks(random, 36, (random) => 1 + random() * 2.4),
      light,
    ),
  forest: ({ dark, mid, light, side }) =>
    fill(disc(side < 0 ? 60 : 150, 50, 34), light, ' opacity=".9"') +
    fill(
      "M30 280L38 -10H52L48 90L70 60L50 112L58 280ZM160 280L156 -10H170L168 70L190 40L170 96L182 280ZM96 280L100 40H106L112 280Z",
      mix(dark, mid, 0.5),
    ) +
    fill("M-6 280V-10H22L16 110L40 84L18 134L30 280ZM176 280L184 120L166 92L186 108L190 -10H210V280Z", dark) +
    fill("M0 196Q40 180 90 196T200 190V210Q150 202 100 212T0 210Z", light, ' opacity=".25"'),
  storm: ({ dark, mid, light, side, random }) => {
    let b = "";
    for (let i = 0; i < 26; i++) {
      const x = (random() * 220) | 0,
        y = (random() * 260) | 0;
      b += `M${x} ${y}l-7 18`;
    }
    return (
      fill("M-10 50Q0 20 30 34Q40 0 80 18Q104 -12 134 16Q170 0 178 34Q214 30 210 60Q150 84 100 66Q40 90 -10 50Z", dark) +
      line("M10 44Q40 30 60 40M110 30Q140 20 160 40", mid, 5) +
      fill(`M${side < 0 ? 44 : 158} 40l-18 46h14l-16 52 42-62H60z`, light) +
      line(b, light, 1.6, ' opacity=".5"')
    );
  },
  temple: ({ dark, mid, light, side }) =>
    fill(disc(side < 0 ? 64 : 140, 62, 36), light) +
    fill("M-10 180Q40 140 90 172T210 160V280H-10Z", mix(mid, dark, 0.5)) +
    fill("M0 0H200V16H0ZM4 16H40V280H4ZM164 16H198V280H164Z", mix(light, mid, 0.45)) +
    line("M12 24V280M22 24V280M32 24V280M172 24V280M181 24V280M190 24V280M0 18H200", dark, 3, ' opacity=".7"'),
  ring: ({ light, random }) =>
    fill("M60 -10L-10 280H120L80 -10ZM130 -10L100 280H220L150 -10Z", light, ' opacity=".22"') +
    fill(
      specks(random, 50, () => 3),
      light,
      ' opacity=".3"',
    ) +
    fill("M52 0h36l6 14H46zM122 0h36l6 14h-48z", INK) +
    fill("M48 14h44v6H48zM118 14h44v6h-44z", light) +
    line("M-4 108L204 96M-4 150L204 142M-4 194L204 190", INK, 9) +
    line("M-4 107L204 95M-4 149L204 141M-4 193L204 189", light, 4),
  sky: ({ mid, light, side }) => {
    let d = "";
    for (let i = 0; i < 14; i++) {
      const a = i * 0.449,
        x = side < 0 ? 50 : 150;
      d += `M${x} 40L${x + 400 * Math.cos(a)} ${40 + 400 * Math.sin(a)}L${x + 400 * Math.cos(a + 0.2)} ${40 + 400 * Math.sin(a + 0.2)}Z`;
    }
    return (
      fill(d, light, ' opacity=".35"') +
      fill(
        "M-10 230Q-8 196 24 202Q32 168 68 184Q90 160 116 186Q150 170 160 200Q200 190 210 230V290H-10ZM120 60q4-14 18-10q10-14 26-2q18-4 18 12z",
        "#fff",
      ) +
      fill("M-10 250Q10 220 40 232Q70 204 110 226Q150 210 210 244V290H-10Z", mix(mid, "#ffffff", 0.45))
    );
  },
  graves: ({ dark, mid, light, side }) =>
    fill(disc(side < 0 ? 56 : 150, 52, 32), light) +
    fill("M-10 170Q60 140 210 176V280H-10Z", mix(dark, mid, 0.5)) +
    fill("M8 280V150Q8 130 24 130T40 150V280ZM160 280L166 140H158V130H168V116H178V131H188V141H178L184 280Z", dark) +
    line("M6 280Q26 170 14 60M18 150Q34 120 54 108M20 116Q6 96 -8 92M16 92Q28 66 44 58M14 70Q8 50 10 34", dark, 7) +
    fill("M-10 206Q50 190 110 204T210 200V222Q140 214 100 222T-10 220Z", light, ' opacity=".28"'),
  ice: ({ dark, mid, light, random }) =>
    fill(
      "M-10 280L14 96L36 40L52 130L60 280ZM140 280L150 110L168 26L190 90L214 280ZM90 280L98 150L112 120L122 280Z",
      mix(mid, light, 0.5),
    ) +
    fill("M36 40L40 280H60L52 130ZM168 26L172 280H214L190 90ZM112 120L110 280H122Z", mix(dark, mid, 0.4)) +
    line("M24 100L30 70M160 100L166 60M20 200L28 130M154 190L162 120", "#fff", 4) +
    fill(
      specks(random, 26, (random) => 1 + random() * 2.5),
      "#fff",
    ),
  fair: ({ dark, mid, light }) => {
    let d = "",
      b = "";
    for (let i = 0; i < 12; i++) {
      const a = i * 0.5236,
        c = Math.cos(a),
        n = Math.sin(a);
      d += `M146 76L${146 + 58 * c} ${76 + 58 * n}`;
      b += disc((146 + 58 * c) | 0, (76 + 58 * n) | 0, 5);
    }
    return (
      line(d, dark, 3) +
      line(disc(146, 76, 58), dark, 4) +
      fill(b, light) +
      fill("M-20 280V160L44 96L108 160V280Z", mix(light, mid, 0.1)) +
      fill(
        "M44 96L-20 160H4ZM44 96L28 160H56ZM44 96L82 160H108ZM-20 160H4V280H-20ZM28 160H56V280H28ZM82 160H108V280H82Z",
        mix(mid, dark, 0.3),
      ) +
      fill("M44 96V80l16 6-16 6", light, ` stroke="${INK}" stroke-width="3"`)
    );
  },
  mug: ({ dark }) => {
    let d = "";
    for (let y = 20; y < 200; y += 22) d += `M0 ${y}H200`;
    return (
      line(d, dark, 3, ' opacity=".55"') + line("M0 31H14M0 53H14M0 75H14M0 97H14M186 31H200M186 53H200M186 75H200M186 97H200", dark, 3)
    );
  },
  furnace: ({ dark, mid, light, random }) =>
    fill(disc(112, 116, 86), mix(mid, light, 0.35)) +
    fill(disc(112, 116, 62), light) +
    fill("M0 0H30L22 280H0ZM200 0H182L190 280H200ZM0 22H200V34H0Z", dark) +
    line("M0 46L40 40M0 80H34M0 120H34M186 60H200M186 110H200", dark, 7) +
    fill(
      specks(random, 40, (random) => 1 + random() * 3),
      "#fff6d0",
    ),
  jungle: ({ dark, mid, light }) => {
    let d = "";
    for (let i = 0; i < 7; i++) {
      const x = i * 34 - 4,
        y = 10 + (i % 3) * 22;
      d += `M${x} ${y}q18-34 46-24q-10 30-46 24z`;
    }
    return (
      fill("M60 -10L20 280H110L100 -10Z", light, ' opacity=".25"') +
      fill("M0 280Q20 130 4 -10H22Q40 140 30 280ZM184 280Q160 120 186 -10H204V280Z", dark) +
      line("M22 -10Q60 60 96 -10M120 -10Q150 80 190 0", dark, 5) +
      fill(d, mix(mid, dark, 0.45)) +
      fill(
        "M-10 280Q0 200 50 196Q30 240 40 280ZM210 280Q206 190 152 190Q176 240 166 280ZM60 280Q70 220 110 214Q104 250 112 280Z",
        mix(dark, mid, 0.25),
      )
    );
  },
};

/** Without scenery, for people: light above, color below, and halftone. */
const plain = (dark: string, mid: string, light: string) => ({
  dark,
  mid,
  light,
  defs: `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".75" stop-color="${mid}"/></linearGradient>`,
  svg: `<rect width="200" height="280" fill="url(#g)"/>` + fill(halftone(), mix(mid, dark, 0.45), ' opacity=".55"'),
});

/** Dots that shrink from the lower right corner. */
function halftone(): string {
  const STEP = 13;
  let d = "";
  for (let y = 206; y > 90; y -= STEP)
    for (let x = 202; x > 120; x -= STEP) {
      const radius = 6 - (202 - x) / 18 - (206 - y) / 24;
      if (radius > 1) d += disc(x - ((y / STEP) & 1) * 6, y, radius);
    }
  return d;
}

export function groundOf(asked: string | undefined, seed: number, side: number, inks?: Ground) {
  if (asked === "plain" && inks) return plain(...inks);
  const names = Object.keys(SCENES);
  const name = asked && SCENES[asked] ? asked : names[seed % names.length]!;
  const [dark, mid, light] = inks ?? INKS[name]!;
  const svg = `<rect width="200" height="280" fill="${dark}"/><rect width="200" height="280" fill="url(#g)"/>`;
  const defs =
    `<radialGradient id="g" cx="${side < 0 ? 0.35 : 0.65}" cy=".3" r=".85"><stop stop-color="${mix(mid, light, 0.3)}"/>` +
    `<stop offset=".4" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
  return { dark, mid, light, defs, svg: svg + SCENES[name]!({ dark, mid, light, side, random: chance(seed) }) };
}
