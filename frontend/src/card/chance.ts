// Chance that comes from a name: everybody sees the same picture, today and tomorrow.

/** FNV-1a: a number for a name. */
export function hash(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Mulberry32: numbers from 0 up to 1, always the same ones for a seed. */
export function chance(seed: number): () => number {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of several, by name. */
export function pickBy<T>(name: string, from: readonly T[]): T {
  return from[hash(name) % from.length]!;
}
