// Figures that somebody has described: one line a card in traits/*.txt,
//   catwoman: skyline l skull=heart skin=brown hair=bun/black prop=cat
// First the scene and the side of the lamp, or "power", "thing", "place" and its kind; then traits, lists with a stroke. "like"
// takes over what another line of the set, or of the base set, says.

import type { Described, Draws } from "./picture.ts";
import type { Traits } from "./traits.ts";

export type Lines = ReadonlyMap<string, string>;

const COMMENT = /^#\s/;
const KINDS: readonly string[] = ["power", "thing", "place"];
/** Lists, even of one. */
const LISTS: readonly string[] = ["hair", "hat", "over", "mask", "mark", "cloth", "inks", "at"];

export function linesOf(text: string): Lines {
  const lines = text.split("\n").filter((line) => line.trim() && !COMMENT.test(line));
  return new Map(
    lines.map((line): [string, string] => {
      const end = line.indexOf(":");
      return [line.slice(0, end), line.slice(end + 1).trim()];
    }),
  );
}

const value = (text: string) => (/^-?[\d.]+$/.test(text) ? Number(text) : text);

function read(line: string): Described & { like?: string } {
  const [first = "", second = "", ...words] = line.split(" ");
  const draws = (KINDS.includes(first) ? first : "face") as Draws;
  const start = draws === "face" ? { scene: first, light: second } : { kind: second };
  const pairs = words.map((word): [string, unknown] => {
    const at = word.indexOf("=");
    const name = word.slice(0, at);
    const said = word.slice(at + 1);
    return [name, LISTS.includes(name) ? said.split("/").map(value) : value(said)];
  });
  const { like, ...traits } = Object.fromEntries(pairs) as Traits & { like?: string };
  return { draws, traits: { ...(start as Traits), ...traits }, ...(like ? { like } : {}) };
}

/** By its id, or by that of the same person: as a Super Hero, at a Level, for another price. */
function found(id: string, lines: Lines): string | undefined {
  const name = id.replace(/_(sh|l\d|\d+)$/, "");
  return [id, name, `${name}_sh`, `${name}_l1`].find((each) => lines.has(each));
}

export function described(id: string, lines: Lines, base: Lines): Described | undefined {
  const own = found(id, lines);
  if (own) return resolved(read(lines.get(own)!), lines, base);
  const known = found(id, base);
  if (!known) return undefined;
  const { draws, traits } = resolved(read(base.get(known)!), base, base);
  return { draws, traits: draws === "face" ? inAnotherLight(traits) : traits };
}

function resolved({ like, ...said }: Described & { like?: string }, lines: Lines, base: Lines): Described {
  if (!like) return said;
  const source = base.has(like) ? base : lines;
  const { draws, traits } = resolved(read(source.get(like) ?? ""), source, base);
  const { inks, front, ...rest } = traits;
  const same = traits.scene === said.traits.scene;
  return { draws, traits: { ...rest, ...(same ? { inks, front } : {}), ...said.traits } };
}

const MIDDLE = 112;

/** The same person from the other side. */
function inAnotherLight(traits: Traits): Traits {
  const { light, turn, tilt, at } = traits;
  const other = light === "l" ? "r" : light === "r" ? "l" : light;
  return {
    ...traits,
    ...(other ? { light: other } : {}),
    turn: -(turn ?? 0),
    tilt: -(tilt ?? 0),
    ...(at ? { at: [2 * MIDDLE - at[0], at[1], at[2]] } : {}),
  };
}
