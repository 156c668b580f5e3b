// The picture of a Location of the city, which is no card: a landmark before its skyline; of a street only the skyline.

import { of, outlines } from "virtual:places";
import { drawingOf } from "./sheet.ts";
import type { Drawing, Shape } from "./art.ts";

export function pictureOf(place: string, shape: Shape): Drawing {
  const icon = of[place] ?? "";
  return drawingOf({ name: place, code: "LO", level: 0, icon: icon || "nothing", outline: outlines[icon] ?? "M0 0" }, shape);
}
