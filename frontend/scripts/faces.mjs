// `make faces`: every card of a catalogue as a page of pictures, from traits alone.  node scripts/faces.mjs CATALOGUE.json PAGE.html

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const WIDTH = 58;
const TYPES = { super_villain: "Super-Villain", super_hero: "Super Hero", character: "Super Hero" };
const [catalogue, page] = process.argv.slice(2);

const server = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const load = (name) => server.ssrLoadModule(`/src/figures/${name}.ts`);
const { address, drawn } = await load("picture");
await load("more");
const { described, linesOf } = await load("described");
const { byDefault } = await load("defaults");

const file = (set) => fileURLToPath(new URL(`../src/figures/traits/${set}.txt`, import.meta.url));
const common = linesOf(readFileSync(file("common"), "utf8"));
const traits = (set) => (existsSync(file(set)) ? linesOf(readFileSync(file(set), "utf8")) : common);
const seen = new Set();
const figures = JSON.parse(readFileSync(catalogue, "utf8")).map(({ set, id, name, kind, type, text }) => {
  const found = described(id, traits(set), common) ?? byDefault({ name, type: TYPES[kind] ?? type ?? "Weakness", text });
  const svg = drawn({ ...found, traits: { name, ...found.traits } });
  return seen.has(svg) ? "" : (seen.add(svg), `<img alt="" src="${address(svg)}">`);
});
writeFileSync(
  page,
  `<!doctype html><style>body{display:flex;flex-wrap:wrap;gap:3px;margin:3px;background:#10282a}img{width:${WIDTH}px;border-radius:4px}</style>${figures.join("")}`,
);
await server.close();
