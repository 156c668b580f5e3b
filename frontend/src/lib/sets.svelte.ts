// What the server says of sets and modes: titles, pictures, who usually plays. The page itself knows none by name.

import type { CoachedShown, Mode, SetShown, Setup } from "../protocol.ts";
import { getSetup } from "./server.ts";

let known = $state.raw<Setup | null>(null);
let asked: Promise<Setup> | null = null;
let gone = $state(false);
/** Milliseconds until a server that is gone is looked for again. */
const AGAIN = 4000;

export function wantSetup(): Promise<Setup> {
  asked ??= getSetup().then(
    (found) => {
      gone = false;
      return (known = found);
    },
    (error: unknown) => {
      asked = null;
      if (!gone) look();
      gone = true;
      throw error;
    },
  );
  return asked;
}

/** Looks again and again until the server is there. */
function look(): void {
  setTimeout(() => wantSetup().catch(look), AGAIN);
}

/** Did the server not answer when it was last asked? */
export function serverGone(): boolean {
  return gone;
}

/** Every set; none until they have come. */
export function allSets(): SetShown[] {
  if (known === null) wantSetup().catch(() => {});
  return known?.sets ?? [];
}

export function allModes(): Mode[] {
  if (known === null) wantSetup().catch(() => {});
  return known?.modes ?? [];
}

/** Why tables of this server bring no sets of their own; "" if they may. */
export function noBroughtSets(): string {
  return known?.no_brought_sets ?? "";
}

/** The games with a coach. */
export function allCoached(): CoachedShown[] {
  if (known === null) wantSetup().catch(() => {});
  return known?.coached ?? [];
}

/** "Base set and Heroes Unite"; of a set that is not known, its name. */
export function modeWords(mode: string): string {
  const sets = allSets();
  return mode
    .split("+")
    .map((name) => sets.find((set) => set.name === name)?.short ?? name.replaceAll("_", " "))
    .join(" and ");
}

/** How strong a bot is, in the word by which it is chosen. */
export function botLevel(bot: string): string {
  if (known === null) wantSetup().catch(() => {});
  return known?.about_bots[bot]?.level ?? bot;
}

/** Its face: nine signs; "" until they have come. */
export function botFace(bot: string): string {
  if (known === null) wantSetup().catch(() => {});
  return known?.about_bots[bot]?.face ?? "";
}

/** What to expect of a bot: "steady: ..."; "" if nobody has said. */
export function botWords(bot: string): string {
  if (known === null) wantSetup().catch(() => {});
  const told = known?.about_bots[bot];
  return told ? `bot, ${told.level}: ${told.about}` : "";
}
