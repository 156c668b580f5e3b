// Whether one sees how many points the others have.

import type { Table } from "../protocol.ts";

export const SECRET = "The points of the others are counted at the end.";

/** Does one count points, but only one's own? */
export const secret = ({ points, over, seats }: Pick<Table, "points" | "over" | "seats">) =>
  points !== null && !over && seats.some((seat) => seat.score === null);
