// A sentence of the log, cut where it names its cards, so that they can be shown as chips in their places.

export interface Piece {
  text: string;
  /** The card that this piece names. */
  card?: string;
}

export function mentions(text: string, cards: readonly string[], nameOf: (card: string) => string): Piece[] {
  let pieces: Piece[] = [{ text }];
  // Longer names first: "Kid Flash" is not "The Flash".
  const unique = [...new Set(cards)].sort((a, b) => nameOf(b).length - nameOf(a).length);
  for (const card of unique) pieces = marked(pieces, card, nameOf(card));
  return pieces;
}

/** The first place where the name stands as whole words becomes a piece of its own. */
function marked(pieces: Piece[], card: string, name: string): Piece[] {
  for (const [i, piece] of pieces.entries()) {
    const at = piece.card ? -1 : wholeWords(piece.text, name);
    if (at < 0) continue;
    const around = [{ text: piece.text.slice(0, at) }, { text: name, card }, { text: piece.text.slice(at + name.length) }];
    return [...pieces.slice(0, i), ...around.filter((part) => part.text !== ""), ...pieces.slice(i + 1)];
  }
  return pieces;
}

const LETTER = /[\p{L}\p{N}]/u;

function wholeWords(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + name.length] ?? "")) return at;
  }
  return -1;
}
