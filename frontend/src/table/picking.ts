// Cards are picked where they lie, and one button says what will happen with them.

import type { Option, Prompt } from "../protocol.ts";
import { capital } from "./phrases.ts";
import { VERBS } from "./standing.ts";

/** What happens with the cards that are picked: "Destroy Punch", "Discard 1 of 2". */
export function confirmWords(prompt: Prompt, picked: number[]): string {
  const verb = prompt.kind === FOR_WHOM ? "Use" : (VERBS[prompt.kind] ?? "Choose");
  const exact = prompt.least === prompt.most;
  if (prompt.most > 1)
    return exact
      ? `${verb} ${picked.length} of ${prompt.most}`
      : picked.length > 0
        ? `${verb} ${picked.length}`
        : `${verb} up to ${prompt.most}`;
  const option = prompt.options[picked[0] ?? -1];
  return option ? deed(option, verb) : verb === AGAIN ? "Play a card again" : `${verb}${WITH.has(verb) ? " with" : ""} a card`;
}

/** Its options say for whom: "Super Speed for Bob". */
const FOR_WHOM = "defend a teammate";
const WITH = new Set(["Avoid", "Block", "Assist"]);
const AGAIN = VERBS["play again"];

/** Would the one answer that is at hand destroy a card of one's own that is worth keeping? Then it is not put forward. */
export function isCostly(prompt: Prompt, option: Option, cost: number | null, me: number | null): boolean {
  return VERBS[prompt.kind] === "Destroy" && (option.zone ?? "").endsWith(`/${me}`) && (cost ?? 0) > 0;
}

/** A label is the name of a card, or begins with what is done. */
function deed({ label }: Option, verb: string): string {
  if (/^[a-z]/.test(label)) return capital(label);
  return verb === AGAIN ? `Play ${label} again` : `${verb} ${WITH.has(verb) ? "with " : ""}${label}`;
}
