/** "2:05". */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b and c". */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "a, b, or c". */
export function either(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}, or ${words.at(-1)}`;
}

export function counted(n: number, word: string, plural = `${word}s`): string {
  return `${n} ${n === 1 ? word : plural}`;
}

/** "Kick x2": equal words together, where the first of them stands. */
export function times(words: string[]): string[] {
  const copies = new Map<string, number>();
  for (const word of words) copies.set(word, (copies.get(word) ?? 0) + 1);
  return [...copies].map(([word, n]) => (n > 1 ? `${word} x${n}` : word));
}

/** Names with a running number for each copy, so that equal cards can be told apart in a list. */
export function numbered(cards: string[]): { card: string; index: number; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card, index) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, index, key: `${card}#${copy}` };
  });
}

/** One after the other; what ends in a question mark has its end. */
export function sentences(texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** "1st", "12th". */
export function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

/** What is best, and why. */
export function hintWords({ text, why }: { text: string; why: string }): string {
  return why ? `${capital(text)}. ${why}` : `A bot would ${text}.`;
}
