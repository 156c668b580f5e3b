// What every picture is drawn with: lines, fills, and `tone`, a shape in two flat inks that meet at the shadow line of the
// picture. Only presentation attributes, no `style`; see docs/design.md.

import { INK, six } from "./inks.ts";

export const WIDTH = 200;
export const HEIGHT = 280;

type Random = () => number;

/** The gradients of one picture: they have no width, so two inks meet at a hard edge. */
let edges = new Map<string, string>();
let allInShade = false;
let clipped = 0;

/** Begins a picture; with the light behind the figure all of it is shade. */
export function begin(shadeOnly = false): void {
  edges = new Map();
  allInShade = shadeOnly;
  clipped = 0;
}

export const line = (d: string, color: string = INK, width = 3, more = "") =>
  `<path fill="none" d="${d}" stroke="${color}" stroke-width="${width}"${more}/>`;

export const fill = (d: string, color: string, more = "") => `<path d="${d}" fill="${color}"${more}/>`;

/** Base ink on the lit side, shade on the other. */
export function tone(d: string, [base, shade]: readonly string[], width = 3.5): string {
  let paint = shade!;
  if (!allInShade) {
    const key = six(base!) + six(shade!);
    if (!edges.has(key)) edges.set(key, `a${edges.size}`);
    paint = `url(#${edges.get(key)})`;
  }
  return `<path stroke="${INK}" fill="${paint}"${width === 3.5 ? "" : ` stroke-width="${width}"`} d="${d}"/>`;
}

/** The same along the broken shadow line: dearer to paint, so only heads of beasts have it. */
export function toneBroken(d: string, [base, shade]: readonly string[], width = 3.5): string {
  const id = `p${clipped++}`;
  return (
    `<g stroke="${INK}" fill="${base}" stroke-width="${width}"><path id="${id}" d="${d}"/>` +
    `<use href="#${id}" fill="${shade}" clip-path="url(#k)"/></g>`
  );
}

/** The gradients that `tone` asked for; the shadow line goes through the two points. */
export function edgesAlong(x1: number, y1: number, x2: number, y2: number): string {
  const line = `<linearGradient id="G" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;
  const gradient = ([key, id]: [string, string]) =>
    `<linearGradient id="${id}" href="#G"><stop stop-color="${key.slice(0, 7)}"/>` +
    `<stop offset="1" stop-color="${key.slice(7)}"/></linearGradient>`;
  return line + each([...edges], gradient);
}

export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Squares strewn over the upper part. */
export function specks(random: Random, count: number, size: (random: Random) => number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = Math.floor(random() * 200);
    const y = Math.floor(random() * 200);
    const side = Math.max(1, Math.round(size(random)));
    d += `M${x} ${y}h${side}v${side}h-${side}z`;
  }
  return d;
}

/** Rows of lit windows. */
export function windows(x: number, y: number, width: number, height: number, across: number, down: number, dx: number, dy: number): string {
  let d = "";
  for (let i = 0; i < across; i++) for (let j = 0; j < down; j++) d += `M${x + i * dx} ${y + j * dy}h${width}v${height}h-${width}z`;
  return d;
}

const FULL = 2 * Math.PI;

export function rays(x: number, y: number, count: number, color: string, opacity = 0.5): string {
  const REACH = 300;
  let d = "";
  for (let i = 0; i < count; i++) {
    const from = (i * FULL) / count;
    const to = from + FULL / count / 2;
    const end = (angle: number) => `L${x + REACH * Math.cos(angle)} ${y + REACH * Math.sin(angle)}`;
    d += `M${x} ${y}${end(from)}${end(to)}Z`;
  }
  return fill(d, color, ` opacity="${opacity}"`);
}

/** A burst with `points` points, not quite even. */
export function spike(x: number, y: number, outer: number, inner: number, points: number): string {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * FULL) / points / 2;
    const radius = i % 2 ? inner : outer * (0.86 + ((i * 7) % 5) / 18);
    d += `${i ? "L" : "M"}${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  }
  return `${d}Z`;
}

/** One drawing for each row of measures. */
export const each = <const Row>(rows: readonly Row[], draw: (row: Row, i: number) => string): string => rows.map(draw).join("");

export const moved = (x: number, y: number, scale: number, turn: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${body}</g>`;

const FINE = 4;
const LONG_INK = /#(\w)\1(\w)\2(\w)\3(?!\w)/g;

/** One decimal, and none above four; short inks; no blank that the grammar does not need. */
function squeezed(svg: string): string {
  const short = (value: string) => String(Math.round(Number(value) * 10) / 10).replace(/^(-?)0\./, "$1.");
  const path = (d: string) =>
    d
      .replace(/-?\d*\.\d+/g, (value) => (Math.abs(Number(value)) > FINE ? String(Math.round(Number(value))) : value))
      .replace(/\s*([A-Za-z])\s*/g, "$1")
      .replace(/ -/g, "-");
  return svg
    .replace(NOTHING, "")
    .replace(LONG_INK, "#$1$2$3")
    .replace(/-?\d*\.\d+/g, short)
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${path(d)}"`);
}

const LONG_SHAPE = /<path [^>]{90,}\/>/g;
const NOTHING = / (?:scale\(1 1\)|scale\(1\)|rotate\(0\))| transform="(?:scale\(1 1\)|rotate\(0\))"/g;

/** A long shape that is drawn twice is said once: two hands are one. */
function saidOnce(svg: string): string {
  const seen = new Map<string, number>();
  for (const [shape] of svg.matchAll(LONG_SHAPE)) seen.set(shape, (seen.get(shape) ?? 0) + 1);
  const ids = new Map([...seen].filter(([, times]) => times > 1).map(([shape], i) => [shape, `u${i}`]));
  const drawn = new Set<string>();
  return svg.replace(LONG_SHAPE, (shape) => {
    const id = ids.get(shape);
    if (!id) return shape;
    if (drawn.has(id)) return `<use href="#${id}"/>`;
    drawn.add(id);
    return shape.replace("<path", `<path id="${id}"`);
  });
}

/** A picture is a document of its own, so its ids are short. */
export function documentOf(defs: string, body: string, box: readonly number[] = [0, 0, WIDTH, HEIGHT]): string {
  const [x, y, width, height] = box;
  return saidOnce(
    squeezed(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" stroke-linecap="round">` +
        `<defs>${defs}</defs>${body}</svg>`,
    ),
  );
}
