// What a person may be called: at every table somebody else reads it.

export const LONGEST_NAME = 20;

/** Nobody can see them, and some turn what follows around. */
const UNSEEN_SIGNS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/u;
/** Words that would be somebody else on another screen, and the bots' own. */
const TAKEN = ["you", "me", "bot", "pip", "rocco", "nell", "vega", "mrs. finch"];

export const tidyName = (typed: string): string => typed.normalize("NFC").trim().replace(/ +/g, " ");

/** Why it cannot be a name, in a sentence; "" if it can. */
export function nameProblem(typed: string): string {
  const name = tidyName(typed);
  if (!name) return "Type a name.";
  if (UNSEEN_SIGNS.test(name)) return "Choose another name. This one has signs that nobody can see.";
  if ([...name].length > LONGEST_NAME) return `Choose a shorter name, of ${LONGEST_NAME} letters at most.`;
  const plain = name.toLowerCase();
  if (["you", "me"].includes(plain)) return `Choose another name. "${name}" would confuse the others.`;
  if (TAKEN.includes(plain)) return `Choose another name. "${name}" is a bot.`;
  return "";
}

/** How somebody at a seat is called. Older tables and records have people without a name, and hosts called "You". */
export const nameAt = (seat: number, name: string | undefined): string =>
  name && name.toLowerCase() !== "you" ? name : `Player ${seat + 1}`;

const GUESTS = (
  "Comet Falcon Ember Raven Thunder Orbit Saber Lantern Drift Meteor Shadow Tiger Nova Arrow Blaze Cobra Dagger Echo Frost " +
  "Ghost Hawk Iris Jade Kite Lynx Mirage Nimbus Onyx Panther Quartz Rocket Storm Talon Umbra Viper Wolf Zephyr Anvil Badger " +
  "Cipher Dynamo Eclipse Flint Glider Harbor Indigo Jolt Karma Laser Magnet Nickel Opal Pepper Quiver Ranger Signal Turbo " +
  "Uproar Velvet Whirl Yonder Zenith Beacon Crest"
).split(" ");
export const GUEST_WORDS: readonly string[] = GUESTS;

/** For whoever wants to give no name: one that nobody at the table has. */
export function guestName(taken: readonly string[], roll: (sides: number) => number): string {
  const names = GUESTS.map((word) => `Guest ${word}`);
  const free = names.filter((name) => !taken.includes(name));
  return (free.length > 0 ? free : names)[roll(free.length || names.length)]!;
}
