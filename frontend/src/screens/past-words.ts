// Words for games that are over.

const SETS: Record<string, string> = {
  base: "Base set",
  heroes_unite: "Heroes Unite",
  rivals: "Rivals",
  confrontations: "Confrontations",
  rebirth: "Rebirth",
};

/** "Base set and Heroes Unite". */
export function modeWords(mode: string): string {
  return mode
    .split("+")
    .map((set) => SETS[set] ?? set.replaceAll("_", " "))
    .join(" and ");
}

export function when(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
