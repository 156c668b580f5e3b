// Pictures of cards, drawn like cheap four-colour print: a ground, something behind the figure, and the figure itself as an
// ink plate, a colour plate that is slightly out of register, and a halftone in its shade. Name and type decide everything,
// so a card of any set has a picture and everybody sees the same one. Only presentation attributes: the
// Content-Security-Policy forbids `style` attributes and `data:` addresses.

import { chance, hash, pickBy } from "./chance.ts";
import { INKS, VIEWS, type Inks, type View } from "./inks.ts";
import type { Code } from "./types.ts";

export interface Subject {
  name: string;
  code: Code;
  /** The Level of a Character: each looks a little different. */
  level: number;
  /** The id of the figure's path in the sheet of shared drawings. */
  figure: string;
  /** Which list of inks, if the name shall not choose. */
  inks?: number | undefined;
}

/** A card that stands, one that lies, one that fills a panel. */
export type Shape = "card" | "wide" | "tall";

export interface Drawing {
  width: number;
  height: number;
  /** What the picture refers to; belongs into the sheet, once. */
  defs: string;
  body: string;
}

const INK = "#16120e";
const PAPER = "#fdf5e0";
/** How far the colour plate is out of register, and the ink line around the figure in its own box of 512. */
const SHIFT = { x: -1.3, y: -1.1 };
const LINE = 34;
const TURN = 14;
const SMALL_FIGURES: readonly Code[] = ["ST", "EQ", "BA"];

interface Sketch {
  id: string;
  name: string;
  width: number;
  height: number;
  x: number;
  y: number;
  size: number;
  turn: number;
  flip: boolean;
  lean: number;
  inks: Inks;
  figure: string;
  code: Code;
  random: () => number;
}

export function inksOf({ name, code, inks }: Pick<Subject, "name" | "code" | "inks">): Inks {
  const lists = INKS[code];
  return lists[(inks ?? hash(name)) % lists.length]!;
}

export function draw(subject: Subject, shape: Shape = "card"): Drawing {
  const { name, code, level } = subject;
  const view = pickBy(`v${name}${level || ""}`, VIEWS[code]);
  const sketch = begin(subject, shape);
  const { width, height, id, inks } = sketch;
  const ground = `<rect width="${width}" height="${height}" fill="url(#${id}g)"/>`;
  const front = view === "city" ? landmark(sketch) : plates(sketch);
  return { width, height, defs: definitions(sketch, view), body: ground + BEHIND[view](sketch, inks) + front };
}

function begin(subject: Subject, shape: Shape): Sketch {
  const { name, code, level, figure } = subject;
  const random = chance(hash(name + code));
  const width = { card: 120, wide: 160, tall: 96 }[shape];
  const height = shape === "tall" ? 130 : 96;
  const x = width * (shape === "card" ? 0.42 + random() * 0.16 : 0.5);
  const y = shape === "tall" ? 66 : height * (0.47 + random() * 0.1);
  const turn = (random() - 0.5) * TURN;
  const size = shape === "tall" ? 76 : shape === "wide" ? 78 : (SMALL_FIGURES.includes(code) ? 70 : 80) + random() * 12;
  const lean = random() < 0.5 ? 0 : 0.5;
  const flip = random() < 0.5;
  const id = `a${hash(`${name}/${code}/${level}/${figure}/${shape}/${subject.inks ?? ""}`).toString(36)}`;
  return { id, name, width, height, x, y, size, turn, flip, lean, inks: inksOf(subject), figure, code, random };
}

const short = (value: number) => String(Math.round(value * 100) / 100);

function place({ x, y, turn, size }: Pick<Sketch, "x" | "y" | "turn" | "size">): string {
  return `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${(size / 512).toFixed(4)}) translate(-256 -256)`;
}

function figure(sketch: Sketch, attributes: string, change: Partial<Sketch> = {}): string {
  return `<use href="#${sketch.figure}" transform="${place({ ...sketch, ...change })}" ${attributes}/>`;
}

function dots(x: number, y: number, angle: number, scale: number, fill: string, opacity: number): string {
  const at = `translate(${short(x)} ${short(y)}) rotate(${angle}) scale(${short(scale)})`;
  return `<use href="#ink-dots" transform="${at}" fill="${fill}" opacity="${opacity}"/>`;
}

function definitions(sketch: Sketch, view: View): string {
  const { id, lean, inks } = sketch;
  const [light, deep] = inks;
  const ground =
    `<linearGradient id="${id}g" x1="0" y1="0" x2="${lean}" y2="1">` +
    `<stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`;
  return view === "city" ? ground : `${ground}<clipPath id="${id}c">${figure(sketch, "")}</clipPath>`;
}

/** The figure: ink, colour, shade. */
function plates(sketch: Sketch): string {
  const { id, x, y, size, inks } = sketch;
  const [, , , colour, shade] = inks;
  return (
    figure(sketch, `fill="${INK}" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round"`) +
    figure(sketch, `fill="${colour}"`, { x: x + SHIFT.x, y: y + SHIFT.y }) +
    `<g clip-path="url(#${id}c)">${dots(x + size * 0.55, y + size * 0.6, -135, size / 105, shade, 1)}</g>`
  );
}

/** The figure of a Location stands before its skyline like a lit sign. */
function landmark(sketch: Sketch): string {
  const { x, y, inks } = sketch;
  const [, , , , shade] = inks;
  const stands = { turn: 0, size: 62 };
  return (
    figure(sketch, `fill="${shade}" opacity=".95"`, { ...stands, x: x + 1.6, y: y - 2.2 }) +
    figure(sketch, `fill="${PAPER}" stroke="${INK}" stroke-width="26" stroke-linejoin="round" paint-order="stroke"`, {
      ...stands,
      y: y - 4,
    })
  );
}

type Behind = (sketch: Sketch, inks: Inks) => string;

const corner = ({ flip, width, height }: Sketch, deep: string, opacity: number, scale = 1) =>
  dots(flip ? 0 : width, height, flip ? -45 : -135, scale, deep, opacity);
const foot = ({ width, height }: Sketch, deep: string, opacity: number, scale = 1) => dots(width / 2, height, -90, scale, deep, opacity);

const rays =
  (scale: number): Behind =>
  (sketch, [, deep, ray]) => {
    const at = `translate(${short(sketch.x)} ${short(sketch.y)}) rotate(${short(sketch.random() * 30)}) scale(${scale})`;
    return (
      `<use href="#ink-rays" transform="${at}" fill="${ray}" opacity="${sketch.code === "SV" ? 0.75 : 0.8}"/>` + corner(sketch, deep, 0.9)
    );
  };

const BEHIND: Record<View, Behind> = {
  burst: rays(1),
  blast: rays(1.1),
  speed: (sketch, [, deep, ray]) => {
    const { flip, width, height } = sketch;
    const at = `translate(${flip ? 0 : width} ${short(height * 0.1)}) scale(${flip ? 1.1 : -1.1} 1)`;
    return `<use href="#ink-speed" transform="${at}" fill="${ray}" opacity=".9"/>` + foot(sketch, deep, 0.8, 1.05);
  },
  moon: (sketch, [, deep, ray]) => {
    const { flip, width, height } = sketch;
    return (
      `<circle cx="${short(width * (flip ? 0.36 : 0.64))}" cy="${short(height * 0.42)}" r="37" fill="${ray}"/>` +
      foot(sketch, deep, 0.85, 1.1)
    );
  },
  split: ({ flip, width: w, height: h }, [, deep, ray]) => {
    const half = flip ? `M0 0H${w * 0.72}L${w * 0.28} ${h}H0Z` : `M${w} 0H${w * 0.28}L${w * 0.72} ${h}H${w}Z`;
    return `<path d="${half}" fill="${ray}" opacity=".85"/>` + dots(flip ? w : 0, 0, flip ? 135 : 45, 1, deep, 0.9);
  },
  slash: ({ width: w, height: h }, [, deep, ray]) =>
    `<path d="M-10 ${h}L${w * 0.5} -6h16L14 ${h}ZM${w * 0.42} ${h}L${w} 0v22L${w * 0.58} ${h}Z" fill="${ray}" opacity=".75"/>` +
    dots(0, 0, 45, 1, deep, 0.9),
  echo: (sketch, [, deep, ray]) => {
    const { x, y, size } = sketch;
    const far = figure(sketch, `fill="${ray}" opacity=".55"`, { x: x + 20, y: y - 8, size: size * 1.35 });
    const near = figure(sketch, `fill="${ray}" opacity=".5"`, { x: x + 10, y: y - 4, size: size * 1.18 });
    return far + near + foot(sketch, deep, 0.8);
  },
  panel: (sketch, [, deep, ray]) => {
    const lines = Array.from({ length: 15 }, (_, i) => `M${i * 14 - 30} ${sketch.height}L${i * 14 + 26} 0`).join("");
    return `<path d="${lines}" stroke="${ray}" stroke-width="1.4" opacity=".9"/>` + corner(sketch, deep, 0.9);
  },
  crack: ({ width, height }, [, , , , shade]) => dots(0, 0, 45, 1.1, shade, 0.5) + dots(width, height, -135, 1, shade, 0.5),
  plain: (sketch, [, , , colour]) => corner(sketch, colour, 0.32, 1.1),
  city: (sketch, [, deep, ray, colour]) => {
    const { width, height, name, random } = sketch;
    const skyline = 1 + (hash(name) % 3);
    const mirrored = `transform="translate(${width} ${height + 16}) scale(${short(-width / 120)} 1)"`;
    return (
      `<circle cx="${short(width * (0.22 + random() * 0.5))}" cy="${short(height * 0.33)}" r="25" fill="${ray}"/>` +
      dots(width / 2, 0, 90, 1.05, deep, 0.75) +
      `<use href="#ink-sky${skyline}" transform="translate(0 ${height}) scale(${short(width / 120)} 1)" fill="${deep}"/>` +
      `<use href="#ink-sky${(skyline % 3) + 1}" ${mirrored} fill="${colour}"/>`
    );
  },
};
