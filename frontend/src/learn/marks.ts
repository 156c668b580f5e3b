// Tips for what a player meets for the first time. Each is shown once in a browser, when its cause is there.

import { face } from "../lib/catalogue.svelte.ts";
import { recall, remember } from "../lib/stored.ts";
import type { Face } from "../protocol.ts";
import type { Board } from "../table/board.svelte.ts";
import type { Point } from "./pointing.ts";
import { cityOf } from "../table/city/ring.ts";

export interface Mark {
  name: string;
  title: string;
  say: string;
  /** What it points at once its cause is there; null before. */
  when: (board: Board) => Point | null;
}

const asked = (kind: RegExp, point: Point) => (board: Board) => (kind.test(board.client.asked?.kind ?? "") ? point : null);

function inHand(fits: (face: Face) => boolean) {
  return (board: Board): Point | null => {
    const hand = board.main && board.me !== null ? (board.client.table?.seats[board.me]?.hand.cards ?? []) : [];
    const card = hand.find((one) => fits(face(one)));
    return card ? { zone: "hand", card } : null;
  };
}

export const MARKS: Mark[] = [
  {
    name: "attack",
    title: "You are attacked",
    say: "Choose a lit Defense card to avoid the Attack, or take the hit.",
    when: asked(/^defend/, { part: "question" }),
  },
  {
    name: "block",
    title: "You can Block",
    say: "Discard a lit Block card, and your Character costs more this turn.",
    when: asked(/^block/, { part: "question" }),
  },
  {
    name: "confront",
    title: "You can confront a foe",
    say:
      "As your turn begins you may confront a Character, and only then. " +
      "All your Power goes against its cost, and you buy nothing this turn.",
    when: (board) => (board.openings.some((opening) => !opening.hopeless) ? { part: "foes" } : null),
  },
  {
    name: "assist",
    title: "You can help",
    say: "Play a lit Assist card for your teammate. You can also wait until later in the turn.",
    when: asked(/^assist/, { part: "question" }),
  },
  {
    name: "villain",
    title: "You can beat a Super-Villain",
    say: "You have enough Power for it. It joins your deck and is worth many points.",
    when: (board) => (board.main && [...board.onTable.keys()].some((key) => key.startsWith("villains")) ? { zone: "villains" } : null),
  },
  {
    name: "walk",
    title: "You can walk",
    say: "Press a lit place to see the way, then walk. Each step costs 1 Move.",
    when: (board) => (board.main && board.town.move > 0 ? { part: "map" } : null),
  },
  {
    name: "threat",
    title: "The Threat has risen",
    say: "Each Level can make something worse. The track shows what is in force and what comes next.",
    when: (board) => (board.main && (cityOf(board.client.table)?.threat.level ?? 0) > 0 ? { part: "scenario" } : null),
  },
  {
    name: "weakness",
    title: "A Weakness",
    say: "It does nothing and costs you 1 Victory Point at the end. Cards that destroy cards can get rid of it.",
    when: inHand((one) => one.vp === -1),
  },
  {
    name: "defense",
    title: "A Defense",
    say: "It saves you from an Attack while it is in your hand on another player's turn. On your own turn, just play it.",
    when: inHand((one) => one.spine.defense),
  },
  {
    name: "ongoing",
    title: "This one stays",
    say: "Once played, an Ongoing card stays in front of you and works every turn.",
    when: inHand((one) => one.spine.ongoing),
  },
  {
    name: "deck",
    title: "Your deck is empty",
    say: "When you must draw, your discard pile is shuffled and becomes your new deck. So what you bought comes back.",
    when: (board) => (board.main && board.me !== null && board.client.table?.seats[board.me]?.deck === 0 ? { zone: "deck" } : null),
  },
  {
    name: "short",
    title: "Too expensive for now",
    say: "The tag says how much Power is missing even with your whole hand. Power does not carry over, so spend what you have.",
    when: tooDear,
  },
];

function tooDear(board: Board): Point | null {
  if (!board.main || board.purse.more > 0 || board.purse.power === 0) return null;
  const barred = board.client.table?.barred.find((one) => one.zone === "lineup" && one.verb === "buy");
  const card = barred && board.client.table?.lineup[barred.index]?.card;
  return card ? { zone: "lineup", card } : null;
}

const KEY = "tips";
export const seenMarks = (): string[] => recall<string[]>(KEY, []);
export function noteMark(name: string): string[] {
  const seen = [...new Set([...seenMarks(), name])];
  remember(KEY, seen);
  return seen;
}
