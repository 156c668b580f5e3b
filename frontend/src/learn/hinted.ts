// What on the table a hint means.

import type { Hinted, Prompt } from "../protocol.ts";
import { toPress } from "./pointing.ts";

interface Asks {
  prompt: Prompt | null;
  opening: Prompt | null;
}

/** The elements to press: one for each pick, or the answer that declines. None if they are not there now. */
export function hintedNodes(root: ParentNode, hinted: Hinted, { prompt, opening }: Asks): Element[] {
  // Where the turn may begin with something special, that is a button of its own.
  const asked = opening && !hinted.otherwise ? opening : prompt;
  if (!asked || asked.number !== hinted.number) return [];
  if (asked === opening) return toPress(root, { opens: true });
  if (hinted.picked.length === 0) return asked.decline ? toPress(root, { button: asked.decline }) : [];
  return hinted.picked.flatMap((index) => {
    const option = asked.options[index];
    return option ? toPress(root, { option, index }) : [];
  });
}
