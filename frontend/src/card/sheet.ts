// The hidden sheet of shared drawings: halftone, rays, lines, skylines and figures are paths in one `<svg>`, and pictures
// only refer to them. A picture is made once and kept.

import { chance } from "./chance.ts";
import { draw, type Drawing, type Shape, type Subject } from "./art.ts";

const SVG = "http://www.w3.org/2000/svg";
const fixed = (value: number, digits = 1) => String(Number(value.toFixed(digits)));

/** Dots that shrink from left to right. */
function halftone(): string {
  const ROWS = 15;
  const STEP = 4.6;
  let path = "";
  for (let row = 0; row < ROWS; row++) {
    const radius = 2.75 * (1 - row / ROWS) ** 0.9;
    if (radius <= 0.25) continue;
    const r = fixed(radius, 2);
    const across = fixed(2 * radius, 2);
    for (let column = -22; column <= 22; column++) {
      const y = column * STEP + (row % 2 ? STEP / 2 : 0);
      path += `M${fixed(row * STEP - radius, 2)} ${fixed(y, 2)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
    }
  }
  return path;
}

function rays(): string {
  const RAYS = 18;
  const REACH = 150;
  const end = (angle: number) => `${fixed(REACH * Math.cos(angle))} ${fixed(REACH * Math.sin(angle))}`;
  return Array.from({ length: RAYS }, (_, i) => {
    const middle = (i / RAYS) * 2 * Math.PI;
    const half = 0.085 + (i % 3) * 0.03;
    return `M0 0L${end(middle - half)} ${end(middle + half)}Z`;
  }).join("");
}

function speedLines(): string {
  const random = chance(7);
  return Array.from({ length: 16 }, (_, i) => {
    const y = i * 6 + random() * 4;
    const length = 40 + random() * 110;
    const half = 1 + random() * 3.2;
    return `M0 ${fixed(y - half)}L${fixed(length)} ${fixed(y)}L0 ${fixed(y + half)}Z`;
  }).join("");
}

function skyline(seed: number): string {
  const WIDTH = 120;
  const random = chance(seed * 91);
  const within = (x: number) => fixed(Math.min(WIDTH, x));
  let path = "M0 0";
  for (let x = 0; x < WIDTH;) {
    const width = 8 + random() * 13;
    path += `V${fixed(-16 - random() * 34)}H${within(x + width / 2)}`;
    if (random() < 0.3) {
      const mast = fixed(4 + random() * 6);
      path += `v-${mast}h1.5v${mast}`;
    }
    path += `H${within(x + width)}`;
    x += width;
  }
  return `${path}V0Z`;
}

function shared(): string {
  const paths: Record<string, string> = { dots: halftone(), rays: rays(), speed: speedLines() };
  for (const n of [1, 2, 3]) paths[`sky${n}`] = skyline(n);
  return Object.entries(paths)
    .map(([name, d]) => `<path id="ink-${name}" d="${d}"/>`)
    .join("");
}

let defs: SVGDefsElement | undefined;
const figures = new Set<string>();
const drawings = new Map<string, Drawing>();

/** Not `hidden`: what is not rendered cannot be referred to in every browser. */
export function sheet(): SVGDefsElement {
  if (defs?.isConnected) return defs;
  figures.clear();
  drawings.clear();
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "ink-sheet");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  defs = document.createElementNS(SVG, "defs");
  svg.append(defs);
  document.body.append(svg);
  defs.innerHTML = shared();
  return defs;
}

/** Puts a figure on the sheet, once; returns the id that pictures refer to. */
function put(icon: string, outline: string): string {
  const home = sheet();
  const id = `fig-${icon}`;
  if (!figures.has(id)) {
    figures.add(id);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("id", id);
    path.setAttribute("d", outline);
    home.append(path);
  }
  return id;
}

export type Model = Omit<Subject, "figure"> & { icon: string; outline: string };

/** The picture of a card, made when it is first seen. */
export function drawingOf({ icon, outline, ...subject }: Model, shape: Shape): Drawing {
  const figure = put(icon, outline);
  const key = [subject.name, subject.code, subject.level, icon, subject.inks ?? "", shape].join("|");
  const kept = drawings.get(key);
  if (kept) return kept;
  const start = performance.now();
  const drawing = draw({ ...subject, figure }, shape);
  sheet().insertAdjacentHTML("beforeend", drawing.defs);
  drawings.set(key, drawing);
  performance.measure("picture", { start }); // `make bench-page` adds them up
  return drawing;
}
