// The people of this device: who plays now, with which face. No account, no password; nothing of it leaves but name and face, to tables.

import { guestName, nameProblem, tidyName } from "./names.ts";
import { forget, inDrawer, openDrawer, ownKeys, recall, remember } from "./stored.ts";

export interface Person {
  /** Stays on the device. */
  id: string;
  /** "" until somebody wanted to be asked. */
  name: string;
  /** Nine signs, see figures/people.ts. */
  face: string;
  made: number;
  seen: number;
  /** Whose things have the plain names. */
  first?: boolean;
  /** As whom they sit down who gave no name when they were asked. */
  guest?: string;
}

const FACE_SIGNS = 9;
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
const ID_BYTES = 16;
const HOURS_12 = 12 * 3600 * 1000;

const bytes = (n: number) => [...crypto.getRandomValues(new Uint8Array(n))];
const roll = (sides: number) => crypto.getRandomValues(new Uint32Array(1))[0]! % sides;
export const randomFace = (): string => Array.from({ length: FACE_SIGNS }, () => DIGITS[roll(DIGITS.length)]!).join("");

function newPerson(name: string, more: Partial<Person> = {}): Person {
  const id = bytes(ID_BYTES)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { id, name, face: randomFace(), made: Date.now(), seen: Date.now(), ...more };
}

/** What was kept may have been damaged. */
export function isPerson(kept: unknown): kept is Person {
  const one = kept as Person | null;
  return (
    typeof one?.id === "string" &&
    /^[0-9a-f]{32}$/.test(one.id) &&
    typeof one.name === "string" &&
    (one.name === "" || nameProblem(one.name) === "") &&
    typeof one.face === "string" &&
    /^[0-9a-z]{9}$/.test(one.face) &&
    Number.isFinite(one.made) &&
    Number.isFinite(one.seen)
  );
}

const keptPeople = (): Person[] => {
  const kept = recall<unknown>("people", []);
  return Array.isArray(kept) ? kept.filter(isPerson) : [];
};

/** Before there were people, a device had one name among its settings; "You" was never anybody's. */
function nameBefore(): string {
  const { name } = recall<{ name?: unknown }>("settings", {}) ?? {};
  return typeof name === "string" && nameProblem(name) === "" ? tidyName(name) : "";
}

class People {
  all: Person[] = $state.raw([]);
  #me = $state("");
  /** Somebody is being asked who they are; called with the answer. */
  asking: (() => void) | null = $state.raw(null);
  /** Does the browser keep anything? */
  kept = $state(true);

  constructor() {
    this.read();
  }

  read(): void {
    this.all = keptPeople();
    if (this.all.length === 0) this.all = [newPerson(nameBefore(), { first: true })];
    this.#me = recall<string>("me", "");
    if (!this.all.some((one) => one.id === this.#me)) this.#me = this.all[0]!.id;
    const { me } = this;
    if (Date.now() - me.seen > HOURS_12) this.all = this.all.map((one) => (one === me ? { ...one, seen: Date.now() } : one));
    this.#keep();
  }

  get me(): Person {
    return this.all.find((one) => one.id === this.#me)!;
  }

  /** As whom one sits down. */
  get called(): string {
    return this.me.name || this.me.guest || "Guest";
  }

  #keep(): void {
    this.kept = remember("people", this.all);
    remember("me", this.#me);
    openDrawer();
  }

  /** Other windows of this browser may have written meanwhile. */
  #change(how: (all: Person[]) => Person[]): void {
    const kept = keptPeople();
    this.all = how(kept.some((one) => one.id === this.#me) ? kept : this.all);
    this.#keep();
  }

  /** Of whoever plays, or of somebody else here. */
  alter(what: Partial<Pick<Person, "name" | "face" | "guest">>, who = this.#me): void {
    this.#change((all) => all.map((one) => (one.id === who ? { ...one, ...what } : one)));
  }

  /** Somebody else, whose drawer is empty. */
  add(name = "", face = randomFace()): Person {
    const added = newPerson(name, { face });
    this.#change((all) => [...all, added]);
    return added;
  }

  /** From now on somebody else plays. All that is on the page belongs to whoever played before, so it is read anew. */
  hand(id: string, reload = () => location.reload()): void {
    if (id === this.#me) return;
    this.#me = id;
    this.#change((all) => all.map((one) => (one.id === id ? { ...one, seen: Date.now() } : one)));
    reload();
  }

  /** Takes a person and all that is theirs from this device. */
  remove(id: string): void {
    const gone = this.all.find((one) => one.id === id);
    if (!gone) return;
    inDrawer(gone, () => ownKeys().forEach(forget));
    const left = this.all.filter((one) => one.id !== id);
    // Who begins anew after everybody has gone gets the plain names again.
    this.all = left.length > 0 ? left : [newPerson("", { first: true })];
    if (id === this.#me) this.#me = this.all[0]!.id;
    this.#keep();
  }

  /** A name for the others: asked for once, and not again if somebody would rather not. */
  async introduced(taken: readonly string[] = []): Promise<string> {
    if (!this.me.name && !this.me.guest) await new Promise<void>((answered) => (this.asking = answered));
    if (!this.me.name && (!this.me.guest || taken.includes(this.me.guest))) this.alter({ guest: guestName(taken, roll) });
    return this.called;
  }

  /** The question is answered, with a name or "Not now". */
  answered(): void {
    const done = this.asking;
    this.asking = null;
    done?.();
  }
}

export const people = new People();
