// Which night of a campaign has just ended, as its log tells.

import type { CampaignSheet } from "../protocol.ts";

/** A night that was lost once is tried again; only then is it ticked. */
export function night(sheet: CampaignSheet | null, won: boolean): { number: number; won: boolean } | undefined {
  if (!sheet || sheet.scenarios.length === 0 || sheet.followed.length === 0) return undefined;
  const again = /^scenario (\d+), try 2/.exec(sheet.next_start);
  if (!won && again) return { number: Number(again[1]), won };
  const ticked = sheet.scenarios.filter((one) => one.ticked !== "").at(-1);
  return ticked && { number: ticked.number, won: ticked.ticked !== "Failed" };
}
