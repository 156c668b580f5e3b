// The front page as one drawing, 1200 by 1500: shapes and text only, so that any browser can make a picture of it.

import { BODY, fitted, measureIn, SHOUT, TITLE, wrapped } from "./fit.ts";
import type { Paper, Part } from "./paper.ts";

export const WIDE = 1200;
export const HIGH = 1500;
const LEFT = 60;
const RIGHT = WIDE - LEFT;
const FOOT = HIGH - 60;
const SPLIT = 690;
const PHOTO = 500;
const INK = "#16120e";
const SOFT = "#4b4336";

/** Addresses of drawings, seat by seat as in the page. */
export interface Pictures {
  photos: string[];
  coins: string[];
  mugs: string[];
}

const FONTS = { shout: SHOUT, title: TITLE, body: BODY };
type Font = keyof typeof FONTS;

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a font is called in a drawing. */
const family = (font: Font) => safe(FONTS[font].replace(/^\d+ SIZE /, "").replace(/"/g, "'"));

interface Placed {
  x: number;
  y: number;
  size: number;
  font: Font;
  anchor?: "middle" | "end";
  fill?: string;
  spacing?: number;
}

function text(words: string, { x, y, size, font, anchor, fill = INK, spacing = 0 }: Placed): string {
  const weight = font === "title" ? 700 : 400;
  const more = `${anchor ? ` text-anchor="${anchor}"` : ""}${spacing ? ` letter-spacing="${spacing}"` : ""}`;
  const place = `x="${x}" y="${Math.round(y)}" font-size="${size}" font-family="${family(font)}" font-weight="${weight}"`;
  return `<text ${place} fill="${fill}"${more}>${safe(words)}</text>`;
}

const rule = (x: number, y: number, to: number, thick: number) => `<path d="M${x} ${y}H${to}" stroke="${INK}" stroke-width="${thick}"/>`;

/** A drawing inside this one. Its parts get names of their own, or a hidden copy would take the color away. */
function inside(address: string, mark: string, x: number, y: number, wide: number, high: number): string {
  if (!address) return "";
  const svg = decodeURIComponent(address.slice(address.indexOf(",") + 1));
  const [head = ""] = /^[^>]*>/.exec(svg) ?? [];
  const box = /viewBox=['"]([^'"]+)/.exec(head)?.[1] ?? "0 0 100 100";
  const parts = svg
    .slice(head.length)
    .replace(/\bid=(['"])/g, `id=$1${mark}`)
    .replace(/url\(#/g, `url(#${mark}`)
    .replace(/href=(['"])#/g, `href=$1#${mark}`);
  const ink = /\s(fill|stroke|stroke-width|stroke-linejoin|stroke-linecap)=['"][^'"]+['"]/g;
  const kept = [...head.matchAll(ink)].map((found) => found[0]).join("");
  const place = `x="${x}" y="${y}" width="${wide}" height="${high}"`;
  return `<svg ${place} viewBox="${box}" preserveAspectRatio="xMidYMid slice"${kept}>${parts}`;
}

const frame = (x: number, y: number, wide: number, high: number, thick: number) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="none" stroke="${INK}" stroke-width="${thick}"/>`;

/** A column is filled from above; what does not fit any more is left out whole. */
class Column {
  drawn: string[] = [];

  constructor(
    readonly x: number,
    public y: number,
    readonly wide: number,
  ) {}

  words(words: string, font: Font, size: number, fill = INK): this {
    const lines = wrapped(words, this.wide, size, measureIn(FONTS[font]));
    for (const line of lines) this.drawn.push(text(line, { x: this.x, y: (this.y += size * 1.3), size, font, fill }));
    this.y += size * 0.35;
    return this;
  }

  title(words: string): this {
    this.drawn.push(rule(this.x, this.y + 10, this.x + this.wide, 4));
    this.drawn.push(text(words.toUpperCase(), { x: this.x, y: this.y + 42, size: 22, font: "title", spacing: 1.6 }));
    this.y += 48;
    return this;
  }

  part(part: Part | null): this {
    if (!part) return this;
    const tried = new Column(this.x, this.y, this.wide).title(part.title);
    if (part.said) tried.words(part.words, "title", 32);
    else tried.words(part.words, "body", 27);
    if (part.by) tried.words(part.by, "body", 21, SOFT);
    if (tried.y > FOOT) return this;
    this.drawn.push(...tried.drawn);
    this.y = tried.y + 8;
    return this;
  }
}

function head(paper: Paper): [drawn: string[], foot: number] {
  const fit = fitted(paper.headline.toUpperCase(), RIGHT - LEFT, measureIn(SHOUT), 168, 112);
  const size = fit.lines.length > 1 ? Math.min(fit.size, 128) : fit.size;
  const line = { font: "title", size: 24, y: 178, spacing: 1.2 } as const;
  const drawn = [
    text("THE CITY COURIER", { x: WIDE / 2, y: 122, size: 84, font: "shout", anchor: "middle", spacing: 4 }),
    rule(LEFT, 143, RIGHT, 3),
    rule(LEFT, 149, RIGHT, 3),
    text(paper.rounds.toUpperCase(), { ...line, x: LEFT }),
    text(paper.lead.toUpperCase(), { ...line, x: RIGHT, anchor: "end" }),
    rule(LEFT, 192, RIGHT, 4),
    ...fit.lines.map((words, i) => text(words, { x: WIDE / 2, y: 208 + size * (0.92 + 0.98 * i), size, font: "shout", anchor: "middle" })),
  ];
  return [drawn, 208 + size * 0.98 * fit.lines.length + 18];
}

function photo(paper: Paper, pictures: Pictures, y: number): string {
  const wide = SPLIT - 30 - LEFT;
  const high = PHOTO;
  const n = Math.max(1, paper.pictured.length);
  const parts = paper.pictured.map((_, i) => {
    const x = LEFT + (wide / n) * i;
    const coin = Math.min(110, wide / n / 2.4);
    const [at, on] = [x + wide / n - coin - 14, y + high - coin - 14];
    const round = `<clipPath id="coin${i}"><circle cx="${at + coin / 2}" cy="${on + coin / 2}" r="${coin / 2}"/></clipPath>`;
    const drawn = inside(pictures.coins[i] ?? "", `c${i}-`, at, on, coin, coin);
    const edge = `<circle cx="${at + coin / 2}" cy="${on + coin / 2}" r="${coin / 2}" fill="none" stroke="${INK}" stroke-width="5"/>`;
    return (
      inside(pictures.photos[i] ?? "", `p${i}-`, x, y, wide / n, high) +
      (drawn ? `${round}<g clip-path="url(#coin${i})">${drawn}</g>${edge}` : "") +
      (i > 0 ? `<path d="M${x} ${y}v${high}" stroke="${INK}" stroke-width="5"/>` : "")
    );
  });
  return `${parts.join("")}${frame(LEFT, y, wide, high, 6)}`;
}

function score(column: Column, paper: Paper, pictures: Pictures): void {
  column.title("Final score");
  const hero = measureIn(TITLE);
  for (const [i, row] of paper.score.entries()) {
    const y = column.y + 6;
    const mug = pictures.mugs[i];
    const x = column.x + (mug ? 62 : 0);
    if (mug) column.drawn.push(inside(mug, `m${i}-`, column.x, y, 48, 48), frame(column.x, y, 48, 48, 3));
    column.drawn.push(text(row.name, { x, y: y + 22, size: 27, font: "title" }));
    const room = column.x + column.wide - 90 - x;
    const [line = ""] = wrapped([row.more === "you" ? "" : row.more, row.hero].filter(Boolean).join(", "), room, 20, hero);
    column.drawn.push(text(line, { x, y: y + 46, size: 20, font: "title", fill: SOFT }));
    column.drawn.push(text(row.score.toUpperCase(), { x: column.x + column.wide, y: y + 37, size: 36, font: "shout", anchor: "end" }));
    column.y += 58;
  }
  column.y += 10;
}

/** `letters`: the rules for its fonts, which it has inside. */
export function poster(paper: Paper, pictures: Pictures, letters = ""): string {
  const [headline, top] = head(paper);
  const left = new Column(LEFT, top + PHOTO + 12, SPLIT - 30 - LEFT).words(paper.caption, "body", 21, SOFT);
  left.words(paper.story, "body", 29).part(paper.turned).part(paper.sale);
  const right = new Column(SPLIT, top - 12, RIGHT - SPLIT).words(paper.deck, "title", 38);
  score(right, paper, pictures);
  right.part(paper.evening).part(paper.heard).part(paper.weather).part(paper.tomorrow);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}"><style>${letters}</style>`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#fdf5e0"/><rect x="14" y="14" width="${WIDE - 28}" height="${HIGH - 28}" fill="none"`,
    ` stroke="#b9ad90" stroke-width="2"/>`,
    ...headline,
    photo(paper, pictures, top),
    ...left.drawn,
    ...right.drawn,
    text("archfoe", { x: RIGHT, y: HIGH - 32, size: 22, font: "title", anchor: "end", fill: SOFT }),
    "</svg>",
  ].join("");
}
