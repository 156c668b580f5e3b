// Bundles only the icons that are used, as paths: those of the interface in one module, and for each
// set of cards a module of its own that is fetched when the set is first seen. Sets of others share one module, with some
// icons for each type to choose from; the Locations of the city have one, too.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The icon of a card; and which list of inks suits it, where its name should not choose. */
type Picture = string | { icon: string; inks: number };
type Pictures = Record<string, Record<string, Picture>>;

const OURS = /^virtual:(icons|foreign|places|pictures(\/\w+)?)$/;

const require = createRequire(import.meta.url);
const read = (url: URL | string) => JSON.parse(readFileSync(url, "utf8"));

const drawn: Record<string, { body: string }> = read(require.resolve("@iconify-json/game-icons/icons.json")).icons;

/** The outline of an icon, in a box of 512. */
export function outline(name: string): string {
  const icon = drawn[name];
  if (!icon) throw new Error(`There is no icon "${name}" in game-icons.`);
  const paths = [...icon.body.matchAll(/<path [^>]*?d="([^"]+)"/g)].map((found) => found[1]!);
  if (paths.length === 0) throw new Error(`The icon "${name}" is not made of paths.`);
  return shorter(paths.join(""));
}

/** One decimal is finer than a pixel at any size we draw. Numbers that lean on each other ("1.5.3") must stay apart. */
export function shorter(path: string): string {
  return path.replace(/\d*\.\d+/g, (number, at: number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, ".");
    const before = number.startsWith(".") && !rounded.startsWith(".") && /[\d.]/.test(path[at - 1] ?? "") ? " " : "";
    const after = !rounded.includes(".") && path[at + number.length] === "." ? " " : "";
    return before + rounded + after;
  });
}

export function iconOf(picture: Picture): string {
  return typeof picture === "string" ? picture : picture.icon;
}

function drawnAll(names: string[]): Record<string, string> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, outline(name)]));
}

interface Drawn {
  of: Record<string, string>;
  inks: Record<string, number>;
  outlines: Record<string, string>;
}

function drawnOf(pictures: Record<string, Picture>): Drawn {
  const of = Object.fromEntries(Object.entries(pictures).map(([card, picture]) => [card, iconOf(picture)]));
  const inks = Object.fromEntries(
    Object.entries(pictures).flatMap(([card, picture]) => (typeof picture === "string" ? [] : [[card, picture.inks]])),
  );
  return { of, inks, outlines: drawnAll(Object.values(of)) };
}

function moduleOf(parts: object): string {
  return Object.entries(parts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

function foreignOf(types: Record<string, string[]>): object {
  return { types, outlines: drawnAll(Object.values(types).flat()) };
}

/** Read only when a picture is wanted: by then the file has been unpacked. */
const LATE = `const late = (part) => new Proxy({}, { get: (_, name) => globalThis.pictures?.foreign?.[part][name] });
export const types = late("types"), outlines = late("outlines");`;

/** `apart`: the pictures of cards are files of their own; the page finds those that it needs in `globalThis.pictures`. */
export function icons({ apart = false } = {}): Plugin {
  const own = new URL("./interface.json", import.meta.url);
  const cards = new URL("./pictures.json", import.meta.url);
  const foreign = new URL("./foreign.json", import.meta.url);
  const places = new URL("./places.json", import.meta.url);

  function code(id: string): string | undefined {
    if (id === "virtual:icons") {
      return `export default ${JSON.stringify(drawnAll(read(own)))}`;
    }
    if (id === "virtual:places") {
      const of: Record<string, string> = read(places);
      return moduleOf({ of, outlines: drawnAll(Object.values(of)) });
    }
    if (id === "virtual:pictures") {
      const sets = Object.keys(read(cards) as Pictures);
      if (apart) return `export default {${sets.map((set) => `${set}: async () => globalThis.pictures.${set}`).join(", ")}}`;
      return `export default {${sets.map((set) => `${set}: () => import("virtual:pictures/${set}")`).join(", ")}}`;
    }
    if (id === "virtual:foreign") {
      if (apart) return LATE;
      return moduleOf(foreignOf(read(foreign)));
    }
    const set = /^virtual:pictures\/(\w+)$/.exec(id)?.[1];
    if (!set) return undefined;
    const pictures = (read(cards) as Pictures)[set];
    if (!pictures) throw new Error(`No pictures are chosen for the set "${set}".`);
    return moduleOf(drawnOf(pictures));
  }

  return {
    name: "archfoe-icons",
    resolveId: (id) => (OURS.test(id) ? `\0${id}` : undefined),
    generateBundle() {
      if (!apart) return;
      const files: [string, object][] = Object.entries(read(cards) as Pictures).map(([set, pictures]) => [set, drawnOf(pictures)]);
      files.push(["foreign", foreignOf(read(foreign))]);
      for (const [name, found] of files) this.emitFile({ type: "asset", fileName: `${name}.json`, source: JSON.stringify(found) });
    },
    load(id) {
      if (!id.startsWith("\0virtual:")) return undefined;
      for (const file of [own, cards, foreign, places]) this.addWatchFile(fileURLToPath(file));
      return code(id.slice(1));
    },
  };
}
