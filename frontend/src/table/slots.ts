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

/** At a `fresh` turn, when nobody is about to press a card, places beyond the usual ones close ranks. */
export function slotted(before: (Slot | null)[], now: Numbered[], fresh = false): (Slot | null)[] {
  const left = new Map(now.map((one) => [one.key, one]));
  const slots: (Slot | null)[] = before.map((slot) => {
    const stays = slot && left.get(slot.key);
    if (stays) left.delete(slot!.key);
    return stays ?? null;
  });
  for (const added of left.values()) {
    const free = slots.indexOf(null);
    if (free < 0) slots.push(added);
    else slots[free] = added;
  }
  while (slots.length > USUAL && slots.at(-1) === null) slots.pop();
  while (fresh && slots.length > USUAL && slots.includes(null)) slots.splice(slots.lastIndexOf(null), 1);
  while (slots.length < USUAL) slots.push(null);
  return slots;
}
