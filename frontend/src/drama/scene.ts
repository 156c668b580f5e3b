// What a panel shows of a climax: who is in it, in what mood, and in which words, from where one sits.

import { face } from "../lib/catalogue.svelte.ts";
import type { Beat } from "../lib/beats.ts";
import type { Client } from "../lib/client.svelte.ts";
import type { Climax } from "../lib/climax.ts";
import type { Table } from "../protocol.ts";
import { cityOf, placeName, thePlace } from "../table/city/ring.ts";

export interface Figure {
  card: string;
  mood: "hit" | "triumphant";
}

export interface Scene {
  kick: string;
  title: string;
  caption: string;
  /** Good for who looks, or bad. */
  tone: "gold" | "red";
  /** In front, and who faces them. */
  figures: Figure[];
  /** The Location behind them, and how much of it burns. */
  place: { name: string; damage: number } | null;
}

/** A place that falls still burns; what is left of it is on the map. */
const BURNS = 0.9;
const shown = (card: string) => face(card).figure;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function sceneOf(client: Client, beat: Beat & { climax: Climax }): Scene {
  const { climax, caption, table } = beat;
  const scene = { caption, figures: [], place: null };
  if (climax.sort === "fallen") return { ...scene, ...fallen(client, beat, climax) };
  if (climax.sort === "beaten" || climax.sort === "held") return { ...scene, ...confronted(client, beat, climax) };
  const number = climax.space ?? 0;
  const space = cityOf(climax.before)?.spaces[number];
  const lost = climax.sort === "ruined";
  const place = { name: placeName(space, number), damage: lost ? BURNS : (space?.tile?.damage ?? 0) / (space?.tile?.hit_points ?? 1) };
  const villain = lost ? space?.villains[0]?.card : beat.cards[0];
  const hero = lost ? undefined : heroOf(table, beat.seat);
  const where = upper(thePlace(space, number));
  return {
    ...scene,
    kick: lost ? "A Location is lost" : "A Location is saved",
    title: lost ? `${where} falls` : `${where} is safe`,
    tone: lost ? "red" : "gold",
    figures: [...figure(hero, "triumphant"), ...figure(villain, lost ? "triumphant" : "hit")],
    place,
  };
}

const figure = (card: string | undefined, mood: Figure["mood"]): Figure[] => (card ? [{ card, mood }] : []);

function heroOf(table: Table, seat: number): string | undefined {
  const at = table.seats[seat];
  return at && !at.face_down ? at.figures.at(-1) : undefined;
}

function fallen(client: Client, { seat, cards, table }: Beat, { before }: Climax): Partial<Scene> & Pick<Scene, "kick" | "title" | "tone"> {
  const own = seat === client.table?.seat;
  const villain = cards[0]!;
  const left = table.villains?.left ?? null;
  const whole = left !== null && left === Number(client.room?.choices.own.villains) - 1;
  const who = `${client.who(seat)} ${own ? "beat" : "beats"}`;
  const which = table.over || left === 0 ? "the last Super-Villain" : whole ? "the first Super-Villain" : "a Super-Villain";
  return {
    kick: `${who} ${which}`,
    title: `${shown(villain)} falls`,
    tone: own || ours(client, table, seat) ? "gold" : "red",
    figures: [...figure(heroOf(before, seat), "triumphant"), ...figure(villain, "hit")],
  };
}

/** Who only looks on is on nobody's side, and sees it as the winner does. */
function ours(client: Client, { seats }: Table, seat: number): boolean {
  const me = client.table?.seat ?? null;
  return me === null || seats[me]?.team === seats[seat]?.team;
}

function confronted(client: Client, beat: Beat, { sort, before }: Climax): Partial<Scene> & Pick<Scene, "kick" | "title" | "tone"> {
  const attacker = before.active;
  const held = sort === "held";
  const character = beat.cards[0]!;
  const attacks = ours(client, before, attacker);
  const good = client.table?.seat === null || attacks !== held;
  // Of this Confrontation: whatever Block was told since it began.
  const last = client.lines.findLast((line) => line.at < beat.at && (line.what === "blocked" || line.what === "confronted"));
  const blocked = held && last?.what === "blocked";
  const kick = client.table?.seat === null ? "Confrontation" : good ? "Confrontation won" : "Confrontation lost";
  const [strong, weak] = held ? [character, heroOf(before, attacker)] : [heroOf(before, attacker), character];
  return {
    kick: blocked ? `${kick}: the Block holds` : kick,
    title: `${shown(character)} ${held ? "holds" : "falls"}`,
    tone: good ? "gold" : "red",
    figures: [...figure(strong, "triumphant"), ...figure(weak, "hit")],
  };
}
