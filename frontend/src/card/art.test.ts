import { describe, expect, test } from "vitest";
import { draw, inksOf, type Subject } from "./art.ts";
import { INKS } from "./inks.ts";
import { drawingOf } from "./sheet.ts";
import type { Code } from "./types.ts";

const CODES = Object.keys(INKS) as Code[];
const subject = (name: string, code: Code = "HE"): Subject => ({ name, code, level: 0, figure: "fig-cape" });
const NAMES = [
  "Robin",
  "Mera",
  "Supergirl",
  "Catwoman",
  "Kid Flash",
  "Man of Steel",
  "Blue Beetle",
  "Green Arrow",
  "Dark Knight",
  "Zatanna Zatara",
];

test("the same name has the same picture, always", () => {
  for (const code of CODES) expect(draw(subject("Robin", code))).toEqual(draw(subject("Robin", code)));
});

test("other names have other pictures", () => {
  expect(new Set(NAMES.map((name) => draw(subject(name)).body)).size).toBe(NAMES.length);
  expect(new Set(NAMES.map((name) => inksOf(subject(name)).join())).size).toBeGreaterThan(NAMES.length / 2);
});

test("a type has inks that no other type has", () => {
  const lists = CODES.flatMap((code) => INKS[code].map((inks) => inks.join()));
  expect(new Set(lists).size).toBe(lists.length);
  for (const code of CODES) expect(INKS[code]).toContainEqual(inksOf({ name: "Robin", code }));
});

test("a card may name its own list of inks", () => {
  expect(inksOf({ name: "Robin", code: "HE", inks: 5 })).toBe(INKS.HE[5]);
  expect(inksOf({ name: "Robin", code: "WK", inks: 5 })).toBe(INKS.WK[0]);
});

test("the ink plate lies under the colour plate, and the shade is cut to the figure", () => {
  const { body, defs } = draw(subject("Robin"));
  const [, , , colour, shade] = inksOf(subject("Robin"));
  const plates = [body.indexOf('stroke-width="34"'), body.indexOf(`fill="${colour}"`), body.lastIndexOf(`fill="${shade}"`)];
  expect(plates).toEqual([...plates].sort((a, b) => a - b));
  expect(plates[0]).toBeGreaterThan(0);
  const clip = /clip-path="url\(#(\w+)\)"/.exec(body)?.[1];
  expect(defs).toContain(`<clipPath id="${clip}">`);
});

test("nothing that the Content-Security-Policy forbids, and little of everything", () => {
  for (const code of CODES) {
    const { body, defs } = draw(subject("Anybody", code));
    expect(body + defs).not.toMatch(/style=|data:|<script|<style/);
    expect((body + defs).length).toBeLessThan(2600);
    expect(body.match(/<use/g)?.length ?? 0).toBeLessThanOrEqual(10);
  }
});

describe("the sheet of shared drawings", () => {
  const picture = (name: string) => drawingOf({ name, code: "HE", level: 0, icon: "cape", outline: "M0 0H512V512Z" }, "card");

  test("has everything once that pictures refer to", () => {
    const drawings = [...NAMES, ...NAMES].map(picture);
    const ids = [...document.querySelectorAll(".ink-sheet [id]")].map((node) => node.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { body, defs } of drawings) {
      for (const [, id] of (body + defs).matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(id);
    }
  });

  test("keeps what it has made", () => {
    expect(picture("Robin")).toBe(picture("Robin"));
  });
});

test("sixty pictures weigh little", () => {
  const weight = (i: number) => {
    const { body, defs } = draw(subject(`Card ${i}`, CODES[i % CODES.length]!));
    return body.length + defs.length;
  };
  expect(Array.from({ length: 60 }, (_, i) => weight(i)).reduce((sum, each) => sum + each)).toBeLessThan(110_000);
});
