// A headline fills its width: one line that shrinks, then two, then three.

export interface Fitted {
  lines: string[];
  size: number;
}

/** How wide a text is in letters of size 1. */
export type Measure = (text: string) => number;

/** All ways to break words into so many lines. */
function* broken(words: string[], lines: number): Generator<string[]> {
  if (lines === 1) return yield [words.join(" ")];
  for (let i = 1; i <= words.length - lines + 1; i++)
    for (const rest of broken(words.slice(i), lines - 1)) yield [words.slice(0, i).join(" "), ...rest];
}

/** `most`: no letter is larger; `least`: smaller ones are worth another line. */
export function fitted(text: string, width: number, measure: Measure, most: number, least: number): Fitted {
  const words = text.split(" ");
  let best: Fitted = { lines: [text], size: 0 };
  for (let lines = 1; lines <= Math.min(3, words.length); lines++) {
    for (const way of broken(words, lines)) {
      const widest = Math.max(...way.map(measure));
      const size = Math.min(most, Math.floor(width / Math.max(widest, 0.01)));
      const even = size === best.size && way.length === best.lines.length && widest < Math.max(...best.lines.map(measure));
      if (size > best.size || even) best = { lines: way, size };
    }
    if (best.size >= least) break;
  }
  return best;
}

/** So much text fits into each line; a word that is longer than a line stands alone. */
export function wrapped(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures with the letters of the page. Without a canvas every letter is as wide as half its height. */
export function measureIn(font: string): Measure {
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  const one = pen;
  if (!one?.measureText) return (text) => text.length / 2;
  return (text) => {
    one.font = font.replace("SIZE", "100px");
    return one.measureText(text).width / 100;
  };
}

export const SHOUT = '400 SIZE Shout, "Barlow Condensed", Impact, sans-serif';
export const TITLE = '700 SIZE "Barlow Condensed", "Arial Narrow", sans-serif';
export const BODY = '400 SIZE "Atkinson Hyperlegible Next", system-ui, sans-serif';

/** The letters are there when this is done. */
export const lettersLoaded = () => Promise.all([SHOUT, TITLE, BODY].map((font) => document.fonts?.load(font.replace("SIZE", "20px"))));
