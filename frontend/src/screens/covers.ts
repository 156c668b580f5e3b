// The cover of a game, drawn like a card's picture: each in colours of its own, whatever the game is.

import outlines from "virtual:icons";
import { drawingOf } from "../card/sheet.ts";
import type { Code } from "../card/types.ts";
import type { SetShown } from "../protocol.ts";

const PRINTS: { code: Code; inks: number }[] = [
  { code: "SV", inks: 0 },
  { code: "HE", inks: 3 },
  { code: "VI", inks: 1 },
  { code: "SV", inks: 3 },
  { code: "LO", inks: 0 },
];

/** The same on every screen: its place among the games that are played alone chooses the colours. */
export function cover(name: string, sets: readonly SetShown[]) {
  const games = sets.filter((set) => set.alone);
  const at = Math.max(
    0,
    games.findIndex((set) => set.name === name),
  );
  const { short, icon: wanted } = games[at] ?? { short: name, icon: "" };
  const icon = outlines[wanted] ? wanted : "card-pick";
  return drawingOf({ name: short, level: 0, icon, outline: outlines[icon]!, ...PRINTS[at % PRINTS.length]! }, "tall");
}
