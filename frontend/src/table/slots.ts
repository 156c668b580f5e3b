// Cards on sale keep their places: what is bought leaves a gap, and what is new fills it.

export interface Slot {
  key: string;
  card: string;
  index: number;
}

interface Numbered {
  card: string;
  index: number;
  key: string;
}

/** At least so many places, empty or not. */
const USUAL = 5;

export function slotted(before: (Slot | null)[], now: Numbered[]): (Slot | null)[] {
  const left = new Map(now.map((one) => [one.key, one]));
  const slots: (Slot | null)[] = before.map((slot) => {
    const stays = slot && left.get(slot.key);
    if (stays) left.delete(slot!.key);
    return stays ?? null;
  });
  for (const fresh of left.values()) {
    const free = slots.indexOf(null);
    if (free < 0) slots.push(fresh);
    else slots[free] = fresh;
  }
  while (slots.length > USUAL && slots.at(-1) === null) slots.pop();
  while (slots.length < USUAL) slots.push(null);
  return slots;
}
