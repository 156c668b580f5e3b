// A table in a few words: who plays, how far it is, and who is waited for.

import type { Glance } from "../protocol.ts";
import { nameAt } from "../lib/names.ts";
import type { OwnRoom } from "../lib/stored.ts";
import { capital, counted, listed } from "../table/phrases.ts";

export interface Standing {
  title: string;
  more: string;
  /** What is asked, or who is waited for. */
  flag: string;
  tone: "you" | "hit" | "safe" | "";
  /** Does this table wait for who looks at the list? */
  yours: boolean;
  /** Whose portrait stands beside the flag. */
  active: number | null;
}

/** "Base set with Bob and 1 bot"; `game` is the name of what is played. */
export function titleOf(glance: Glance, game: string): string {
  if (glance.title) return glance.title;
  const others = glance.seats.map((one, seat) => ({ ...one, seat })).filter(({ seat }) => seat !== glance.seat);
  const people = others.filter((one) => one.kind === "human").map((one) => nameAt(one.seat, one.name));
  const bots = others.filter((one) => one.kind === "bot").length;
  const company = listed([...people, ...(bots > 0 ? [counted(bots, "bot")] : [])]);
  return company ? `${game} with ${company}` : game;
}

const ASKED_ABOUT_HARM = /defend|block/;
const FINISHED = "finished";
/** So many letters fit beside a picture. */
const SHORT = 26;

export function standing(own: OwnRoom, glance: Glance | undefined, game: string): Standing {
  const none: Standing = { title: own.title, more: own.stands ?? "", flag: "", tone: "", yours: false, active: null };
  if (!glance) return none;
  if (own.lesson === "finished")
    return { ...none, title: `Lesson: ${own.title}`, more: "You can still play on.", flag: FINISHED, tone: "safe" };
  const title = own.daily
    ? own.title
    : own.lesson
      ? `Lesson: ${own.title}`
      : glance.campaign
        ? `${game}: ${glance.campaign.name}`
        : titleOf(glance, game);
  const stands = capital(glance.campaign?.stands ?? "");
  if (glance.phase === "over") return { ...none, title, more: stands || "Game over", flag: "over" };
  if (glance.phase === "lobby") return { ...none, ...inLobby(glance), title };
  const more = [stands, glance.turn > 0 ? `Turn ${glance.turn}` : ""].filter(Boolean).join(" · ");
  return { ...none, title, more, ...playing(glance) };
}

function inLobby(glance: Glance): Partial<Standing> {
  const open = glance.seats.filter((one) => one.kind === "open").length;
  if (glance.campaign)
    return {
      more: capital(glance.campaign.stands),
      flag: glance.host ? "your choice" : "waiting",
      tone: glance.host ? "you" : "safe",
      yours: glance.host,
    };
  return { more: open > 0 ? `Open table · ${counted(open, "seat")} free` : "Everyone has a seat", flag: "waiting", tone: "safe" };
}

function playing(glance: Glance): Partial<Standing> {
  if (glance.paused) return { flag: "paused" };
  if (glance.kind === "main") return { flag: "your turn", tone: "you", yours: true };
  if (glance.kind) return asked(glance);
  if (glance.seats[glance.seat]?.kind === "bot") return { flag: "a bot plays for you" };
  const active = glance.waiting[0] ?? glance.active;
  if (active === null) return { flag: "playing" };
  return { flag: `${nameAt(active, glance.seats[active]?.name)}'s turn`, active };
}

/** A short question is the sign itself; a long one stands above it. */
function asked({ kind, question, active, seat }: Glance): Partial<Standing> {
  const tone = ASKED_ABOUT_HARM.test(kind) ? "hit" : "you";
  if (question.length <= SHORT) return { flag: question, tone, yours: true };
  return { more: question, flag: active === seat ? "your turn" : "your move", tone, yours: true };
}

/** Those that wait for you first, games that are over last; else as they were. */
export function byUrgency<T extends { stands: Standing }>(tables: T[]): T[] {
  const rank = ({ stands }: T) => (stands.yours ? 0 : stands.flag === "over" || stands.flag === FINISHED ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b));
}
