// Makes the page's types from the JSON Schema of the messages, file to file:
//   python -m archfoe.server.schema build/protocol.json
//   node frontend/scripts/protocol.mjs build/protocol.json frontend/src/protocol.ts

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const [given, target] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(given, "utf8"));

/** Field titles would become types of their own. */
function withoutTitles(value, named = false) {
  if (Array.isArray(value)) return value.map((item) => withoutTitles(item));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([key]) => named || key !== "title");
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutTitles(item, key === "properties" || key === "$defs")]));
}

/** Lists of limited length would become unions of tuples. */
function withoutLengths(value) {
  if (Array.isArray(value)) return value.map(withoutLengths);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([key]) => key !== "maxItems" && key !== "minItems");
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutLengths(item)]));
}

const definitions = withoutLengths(withoutTitles(schema.$defs, true));
const whole = {
  $defs: definitions,
  type: "object",
  properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  additionalProperties: false,
};
const banner = "// Generated from the messages of the server by scripts/protocol.mjs. Do not edit.\n";
const compiled = await compile(whole, "Everything", { bannerComment: banner, format: true, additionalProperties: false });
const source = compiled.replace(/export interface Everything \{[^}]*\}\n/, "");

writeFileSync(target, source);
