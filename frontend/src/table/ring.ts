// Ten spaces in a ring, clockwise, as the rim of a grid: four by three where there is room, else two by five.

export interface Cell {
  column: number;
  row: number;
}

const WIDE: Cell[] = [
  { column: 1, row: 1 },
  { column: 2, row: 1 },
  { column: 3, row: 1 },
  { column: 4, row: 1 },
  { column: 4, row: 2 },
  { column: 4, row: 3 },
  { column: 3, row: 3 },
  { column: 2, row: 3 },
  { column: 1, row: 3 },
  { column: 1, row: 2 },
];

const NARROW: Cell[] = [
  { column: 1, row: 1 },
  { column: 2, row: 1 },
  { column: 2, row: 2 },
  { column: 2, row: 3 },
  { column: 2, row: 4 },
  { column: 2, row: 5 },
  { column: 1, row: 5 },
  { column: 1, row: 4 },
  { column: 1, row: 3 },
  { column: 1, row: 2 },
];

export function cellOf(space: number, narrow: boolean): Cell {
  return (narrow ? NARROW : WIDE)[space]!;
}

/** Which way the next step leads on the screen; "" if there is none. */
export function arrow(from: number, to: number, narrow: boolean): string {
  if (from === to) return "";
  const clockwise = (to - from + 10) % 10 <= 5;
  const here = cellOf(from, narrow);
  const there = cellOf((from + (clockwise ? 1 : 9)) % 10, narrow);
  if (there.column > here.column) return "→";
  if (there.column < here.column) return "←";
  return there.row > here.row ? "↓" : "↑";
}
