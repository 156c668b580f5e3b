// The cover of a game, drawn like a card's picture: each in colours of its own, whatever the game is.

import outlines from "virtual:icons";
import { drawingOf } from "../card/sheet.ts";
import type { Code } from "../card/types.ts";

const PRINTS: { code: Code; inks: number }[] = [
  { code: "SV", inks: 0 },
  { code: "HE", inks: 3 },
  { code: "VI", inks: 1 },
  { code: "SV", inks: 3 },
  { code: "LO", inks: 0 },
];

/** `at`: its place in the row, which chooses the colours. */
export function cover(name: string, wanted: string, at: number) {
  const icon = outlines[wanted] ? wanted : "card-pick";
  return drawingOf({ name, level: 0, icon, outline: outlines[icon]!, ...PRINTS[at % PRINTS.length]! }, "tall");
}
