// The stories of whoever plays here: what came of each chapter, and at which table one was begun. A loss goes on, too.

import { openTable } from "../lib/server.ts";
import { ownRoom, recall, remember } from "../lib/stored.ts";
import type { ChapterPlayed, ChapterShown, SeatWish, StoryShown } from "../protocol.ts";

export type Outcome = "won" | "lost";

/** The first try of a chapter decides how the story goes on; a later one may add the win and the star. */
export interface Done {
  id: string;
  first: Outcome;
  won: boolean;
  star: boolean;
}

export interface Kept {
  /** In the order in which they were played. */
  done: Done[];
  /** The chapter that was begun last, and its table. */
  begun?: { id: string; room: string };
}

export type Plays = Record<string, Kept>;

const MOST_CHAPTERS = 100;
const isDone = (found: unknown): found is Done => {
  const one = found as Partial<Done> | null;
  return (
    typeof one?.id === "string" &&
    ["won", "lost"].includes(one.first ?? "") &&
    typeof one.won === "boolean" &&
    typeof one.star === "boolean"
  );
};

/** What was kept may have been damaged. */
function whole(found: unknown): Plays {
  const rows = Object.entries((found ?? {}) as Record<string, Partial<Kept> | null>).filter(([, kept]) => Array.isArray(kept?.done));
  return Object.fromEntries(
    rows.map(([story, kept]) => {
      const done = kept!.done!.filter(isDone).filter((one, i, all) => all.findIndex((other) => other.id === one.id) === i);
      const { begun } = kept!;
      const table = typeof begun?.id === "string" && typeof begun.room === "string" ? { begun } : {};
      return [story, { done: done.slice(0, MOST_CHAPTERS), ...table }];
    }),
  );
}

export const plays = (): Plays => whole(recall<unknown>("story", {}));

const better = (one: Done, other: Done | undefined): Done => ({
  ...one,
  won: one.won || (other?.won ?? false),
  star: one.star || (other?.star ?? false),
});

/** Two lists as one: what was played here keeps its order and its first tries. */
export function joinPlays(brought: unknown, here: unknown): Plays {
  const [there, own] = [whole(brought), whole(here)];
  const joined = Object.keys({ ...own, ...there }).map((story): [string, Kept] => {
    const [mine, theirs] = [own[story]?.done ?? [], there[story]?.done ?? []];
    const known = mine.map((one) =>
      better(
        one,
        theirs.find((other) => other.id === one.id),
      ),
    );
    const fresh = theirs.filter((one) => !mine.some((other) => other.id === one.id));
    const begun = own[story]?.begun;
    return [story, { done: [...known, ...fresh], ...(begun ? { begun } : {}) }];
  });
  return Object.fromEntries(joined);
}

function keep(story: string, kept: Kept): void {
  const all = plays();
  if (JSON.stringify(all[story]) !== JSON.stringify(kept)) remember("story", { ...all, [story]: kept });
}

/** What came of a chapter; where a bot has played for somebody, nothing. */
export function noteChapter(room: string, { story, chapter, result }: ChapterPlayed, lent: boolean): void {
  if (!result || lent) return;
  const kept = plays()[story] ?? { done: [] };
  const now: Done = { id: chapter, first: result.outcome, won: result.outcome === "won", star: result.star };
  const before = kept.done.find((one) => one.id === chapter);
  const done = before ? kept.done.map((one) => (one === before ? better(before, now) : one)) : [...kept.done, now];
  const elsewhere = kept.begun && kept.begun.room !== room ? { begun: kept.begun } : {};
  keep(story, { done, ...elsewhere });
}

// How a story stands

export interface Standing {
  /** Null: it is over. */
  next: ChapterShown | null;
  /** All others are still closed. */
  open: ChapterShown[];
  done: Map<string, Done>;
}

/** A chapter may say what follows a win or a loss; else it is the first that has not been played. As in src/archfoe/stories/night.py. */
export function standing(story: StoryShown, kept: Kept | undefined = plays()[story.name]): Standing {
  const known = (kept?.done ?? []).filter((one) => story.chapters.some((chapter) => chapter.id === one.id));
  const done = new Map(known.map((one) => [one.id, one]));
  const left = story.chapters.filter((chapter) => !done.has(chapter.id));
  const last = known.at(-1);
  const wanted = last && story.chapters.find((chapter) => chapter.id === last.id)?.after[last.first];
  const next = left.find((chapter) => chapter.id === wanted) ?? left[0] ?? null;
  return { next, open: story.chapters.filter((chapter) => done.has(chapter.id) || chapter === next), done };
}

/** The table of a chapter that was begun and is still there. */
export function begunAt(story: StoryShown, chapter: ChapterShown): string | undefined {
  const begun = plays()[story.name]?.begun;
  const own = begun?.id === chapter.id ? ownRoom(begun.room) : undefined;
  return own && `#/t/${own.room}/${Object.values(own.tokens)[0] ?? ""}`;
}

/** A new table for a chapter; `friend`: a second person, at this screen or by a link. */
export async function tableOf(story: StoryShown, chapter: ChapterShown, name: string, friend?: "here" | "link"): Promise<string> {
  const second: SeatWish[] = friend === "here" ? [{ kind: "human", name: "Friend" }] : friend === "link" ? [{ kind: "open" }] : [];
  const seats: SeatWish[] = [{ kind: "human", name }, ...second];
  const wish = { story: `${story.name}/${chapter.id}`, seats };
  const link = await openTable(wish, `${story.title}, chapter ${chapter.number}`, friend === "here");
  const kept = plays()[story.name] ?? { done: [] };
  keep(story.name, { ...kept, begun: { id: chapter.id, room: link.split("/")[2]! } });
  return link;
}

/** The story that was played last, else the first. */
export function current(stories: StoryShown[]): StoryShown | undefined {
  const kept = plays();
  const single = stories.filter((story) => !story.campaign);
  return single.find((story) => kept[story.name]?.begun) ?? single.find((story) => standing(story).next) ?? single[0];
}

// Words

/** "won, with the star" */
export function stateWords(one: Done | undefined, isNext: boolean): string {
  if (!one) return isNext ? "next" : "still closed";
  return `${one.won ? "won" : "lost"}${one.star ? ", with the star" : ""}`;
}
