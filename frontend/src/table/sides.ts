// Who plays with whom, where that says something: if all are one team, nobody need be told.

import type { Chair, Table } from "../protocol.ts";

/** Does everybody else at the table play with oneself? */
export const together = (table: Pick<Table, "seats" | "partners">): boolean => table.partners.length === table.seats.length - 1;

/** Are there teams, against each other? */
export function inTeams(chairs: Pick<Chair, "team">[]): boolean {
  const teams = new Set(chairs.map(({ team }) => team)).size;
  return teams > 1 && teams < chairs.length;
}
