// Generated from the messages of the server by scripts/protocol.mjs. Do not edit.

export type ToClient =
  Room | View | Accepted | Refused | Attacked | Said | Seated | Hinted | Explained | EarlierLog | RecordText | Pong;
export type ToServer =
  | Hello
  | Answer
  | PlayAll
  | Undo
  | Vote
  | SetOrders
  | Say
  | Rename
  | SitDown
  | ChangeSeat
  | Start
  | Hint
  | Explain
  | Earlier
  | GetRecord
  | Ping;

/**
 * An answer is stored. It comes before the view that shows what came of it.
 */
export interface Accepted {
  type: "accepted";
  game: string;
  number: number;
  now: number;
}
export interface Answer {
  type: "answer";
  game: string;
  number: number;
  picked: number[];
}
/**
 * At a table that hides timing: an Attack is made, and what comes of it is shown after a fixed time.
 *
 *     All get this, also who is asked nothing; only who is asked gets a view before the time is up.
 */
export interface Attacked {
  type: "attacked";
  game: string;
  card: string | null;
  seat: number;
  target: number | null;
  seconds: number;
}
/**
 * Why something that lies there cannot be played, bought, hunted or used now.
 */
export interface Barred {
  zone: string;
  index: number;
  verb: string;
  text: string;
  rule: string;
}
export interface Catalogue {
  sets: {
    [k: string]: string;
  };
  cards: Face[];
}
/**
 * A card of the catalogue: all that its face shows.
 */
export interface Face {
  card: string;
  name: string;
  kind: string;
  type: string;
  type_word: string;
  subtype: string;
  cost: number | null;
  vp: number | string | null;
  copies: number;
  power: number;
  move: number;
  text: string;
  keywords: string[];
  character: string;
  level: number;
  side: string;
  symbol: string;
  super_hero: string;
  number: number;
  destination: number | null;
  assist_range: number | null;
  first_appearance: boolean;
  promo: boolean;
  ours: string;
}
/**
 * Who sits at a seat.
 */
export interface Chair {
  seat: number;
  team: number;
  kind: "bot" | "human" | "open";
  name: string;
  bot: string;
  here: boolean;
  yours: boolean;
  leaver: boolean;
}
/**
 * One's own seat to a bot and back; the host does it for people who are away and for open seats.
 */
export interface ChangeSeat {
  type: "change_seat";
  seat: number;
  kind: "bot" | "human" | "open";
  bot?: string;
}
/**
 * What was agreed on for the table.
 */
export interface Choices {
  mode: string;
  players: number;
  variants: string[];
  heroes: string;
  villains: number;
  promos: boolean;
  mix: string;
  match: boolean;
  game: number;
  carried: number[];
  scenario: number;
  signatures: number;
  hides_timing: boolean;
  counts_points: boolean;
  spectators: boolean;
}
/**
 * Ten spaces in a ring, clockwise; even ones are Locations.
 */
export interface City {
  spaces: Space[];
  threat: Threat;
  clock: number | null;
  clock_boxes: number;
  defeated: number;
  goal: string[];
  contained: string | null;
  next_seat: number;
  lines: string[];
  move: number[];
  reach: number[];
  at: (number | null)[];
  carried: number[];
  title: string;
}
export interface Space {
  name: string;
  tile: Tile | null;
  cards: Ware[];
  villains: Villain[];
  seats: number[];
  ally: boolean;
  civilians: number;
  javelin: boolean;
}
export interface Tile {
  name: string;
  text: string;
  damage: number | null;
  hit_points: number;
  basic: Stack | null;
  dark: boolean;
}
/**
 * Equal cards on a pile, or a pile of which only the top is seen.
 */
export interface Stack {
  left: number;
  top: Ware | null;
}
/**
 * A card on sale, with what it costs this seat (for a spectator: the active player) now.
 */
export interface Ware {
  card: string;
  cost: number;
}
/**
 * A Villain in the city, and what it will do by itself.
 */
export interface Villain {
  card: string;
  index: number;
  cost: number;
  goal: number | null;
  doing: string;
  then: number;
  frozen_by: number | null;
  attacks: boolean;
  words: string;
}
export interface Threat {
  level: number;
  top: number;
  words: string;
  levels: string[];
}
export interface Confrontation {
  seat: number;
  target: number;
  character: string;
  cost: number;
  printed_cost: number;
  power: number;
  missing: number;
  blocks_left: number | null;
  lines: string[];
}
/**
 * More of the log: the lines before an event.
 */
export interface Earlier {
  type: "earlier";
  game: string;
  before: number;
}
export interface EarlierLog {
  type: "earlier_log";
  game: string;
  log: Log;
}
/**
 * The log from an event on: whatever the page has from there on is replaced.
 */
export interface Log {
  start: number;
  end: number;
  earlier: boolean;
  lines: LogLine[];
  events: Happening[];
}
/**
 * A sentence of the log; it tells one event or several in a row.
 */
export interface LogLine {
  at: number;
  text: string;
  rule: string;
  what: string;
  cards: string[];
}
/**
 * One event, for moving cards about.
 */
export interface Happening {
  what: string;
  seat?: number;
  cards?: string[];
  hidden?: number;
  zone?: string | null;
  n?: number;
  other?: number;
  source?: string | null;
}
/**
 * A rule by its id, or a card by its name and why it can(not) be played or bought now.
 */
export interface Explain {
  type: "explain";
  what: string;
}
export interface Explained {
  type: "explained";
  what: string;
  lines: string[];
}
/**
 * Who can be played.
 */
export interface Figure {
  name: string;
  card: string;
  side: string;
  promo: boolean;
}
/**
 * The record, for a replay or a bug report: it holds the key, so only when nobody could be cheated with it.
 */
export interface GetRecord {
  type: "get_record";
}
/**
 * Cards that this seat does not know are only counted.
 */
export interface Hand {
  cards: string[];
  hidden: number;
}
/**
 * The first message of every connection. Without a token one looks on.
 */
export interface Hello {
  type: "hello";
  room: string;
  token?: string;
  game?: string;
  seen?: number;
}
export interface Hint {
  type: "hint";
  game: string;
  number: number;
}
export interface Hinted {
  type: "hinted";
  game: string;
  number: number;
  picked: number[];
  text: string;
}
/**
 * The answer to it; the page makes links of the form `/#/t/ROOM/TOKEN`. The first person is the host.
 */
export interface MadeRoom {
  room: string;
  seats: MadeSeat[];
}
export interface MadeSeat {
  seat: number;
  kind: "bot" | "human" | "open";
  token: string;
}
/**
 * What a table may choose for a game.
 */
export interface Mode {
  mode: string;
  family: string;
  title: string;
  least: number;
  most: number;
  usual: number;
  figure: string;
  ways: string[];
  variants: string[];
  mixes: string[];
  groups: string[];
  left_out: string[];
  villains: number[];
  match: boolean;
  promos: boolean;
  scenarios: string[];
  signatures: number;
  figures: Figure[];
}
/**
 * One thing that may be chosen; an answer names it by its place in the list.
 */
export interface Option {
  what: string;
  label: string;
  card?: string | null;
  zone?: string | null;
  index?: number | null;
  seat?: number | null;
  space?: number | null;
  cost?: number | null;
  more?: string;
  plain?: boolean;
  idle?: boolean;
}
/**
 * What to do about an Attack without being asked; the first order that fits counts.
 */
export interface Order {
  do: "ask" | "avoid" | "never";
  attacker?: "any" | "other" | "super-villain" | "villain";
  card?: string;
}
export interface Ping {
  type: "ping";
}
/**
 * Plays every card of the hand that leaves nothing to choose.
 */
export interface PlayAll {
  type: "play_all";
  game: string;
  number: number;
}
export interface Pong {
  type: "pong";
}
export interface Power {
  total: number;
  parts: PowerPart[];
  doubled: number;
  spent: number;
}
export interface PowerPart {
  card: string | null;
  n: number;
}
/**
 * What is wrong with a request, in one sentence.
 */
export interface Problem {
  text: string;
}
/**
 * What this seat is asked: pick from `least` to `most` of the options.
 */
export interface Prompt {
  number: number;
  kind: string;
  text: string;
  least: number;
  most: number;
  ordered: boolean;
  decline: string;
  source: string | null;
  about: string | null;
  rule: string;
  options: Option[];
  left: string;
}
/**
 * Rows of a code without its border; "1" is dark.
 */
export interface QrCode {
  rows: string[];
}
/**
 * The body of `POST /api/qr`: a link, which may hold the key to a seat and must not be in an address.
 */
export interface QrWish {
  text: string;
}
/**
 * The text of a record file.
 */
export interface RecordText {
  type: "record";
  name: string;
  text: string;
}
/**
 * Nothing was done; after a stale or unlisted answer a fresh view follows.
 */
export interface Refused {
  type: "refused";
  text: string;
  rule: string;
  about: string;
}
export interface Rename {
  type: "rename";
  name: string;
}
/**
 * The table apart from the game: sent on joining and whenever somebody comes, goes or changes.
 */
export interface Room {
  type: "room";
  room: string;
  phase: "lobby" | "over" | "playing";
  game: string;
  seat: number | null;
  host: boolean;
  chairs: Chair[];
  choices: Choices;
  intro: string[];
  spectators: number;
  vote: UndoVote | null;
  orders: Order[];
  next_game: string;
  protocol: number;
  version: string;
}
/**
 * Somebody wants to take something back that is not free.
 */
export interface UndoVote {
  number: number;
  seat: number;
  reason: string;
  agreed: number[];
  needed: number[];
}
export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  team: boolean;
}
export interface Say {
  type: "say";
  text: string;
  team?: boolean;
}
/**
 * One player's side of the table.
 */
export interface Seat {
  seat: number;
  team: number;
  figures: string[];
  face_down: boolean;
  out: boolean;
  hand: Hand;
  deck: number;
  deck_list: string[] | null;
  top_known: (string | null)[];
  discard: string[];
  played: string[];
  in_play: string[];
  under: Hand;
  borrowed: string[];
  stored: string[];
  trophies: string[];
  set_aside: string[];
  next_levels: string[];
  power: Power;
  character_cost: number | null;
  printed_cost: number | null;
  place_in_order: number;
  prizes: number | null;
  score: number | null;
}
/**
 * Who shall sit there: a person with a link of their own, a bot, or whoever comes first with the room's link.
 */
export interface SeatWish {
  kind: "bot" | "human" | "open";
  name?: string;
  bot?: string;
}
/**
 * A seat is yours: keep the token, it is the only key to it.
 */
export interface Seated {
  type: "seated";
  room: string;
  seat: number;
  token: string;
}
export interface SetOrders {
  type: "set_orders";
  orders: Order[];
}
export interface Setup {
  modes: Mode[];
  bots: string[];
  notes: {
    [k: string]: string;
  };
  address: string;
  notice: string;
  version: string;
}
/**
 * Takes an open seat; the answer has a token for it.
 */
export interface SitDown {
  type: "sit_down";
  seat: number;
  name?: string;
}
/**
 * The host begins the game, or after its end the next one.
 */
export interface Start {
  type: "start";
}
/**
 * All that a seat, or a spectator, may know of the position.
 */
export interface Table {
  seat: number | null;
  mode: string;
  variants: string[];
  turn: number;
  active: number;
  between: boolean;
  over: boolean;
  winners: number[];
  result: string[];
  waiting: number[];
  lineup: Ware[];
  kicks: Stack | null;
  weaknesses: number;
  main_deck: number;
  villains: Stack | null;
  destroyed: string[];
  removed: string[];
  lent: string[];
  shelf: string[];
  plays: string[];
  seats: Seat[];
  partners: number[];
  confrontation: Confrontation | null;
  city: City | null;
  prompt: Prompt | null;
  barred: Barred[];
  undo: string | null;
}
/**
 * The body of `POST /api/rooms`: what is to be played, and how. Empty words mean what is usual.
 */
export interface TableWish {
  mode?: string;
  seats?: SeatWish[];
  variants?: string[];
  heroes?: string;
  villains?: number;
  promos?: boolean;
  mix?: string;
  match?: boolean;
  scenario?: number;
  signatures?: number;
  hides_timing?: boolean;
  counts_points?: boolean;
  spectators?: boolean;
}
/**
 * The position, whole, and what is new in the log.
 */
export interface View {
  type: "view";
  game: string;
  number: number;
  table: Table;
  log: Log;
}
/**
 * Takes back one's own last answer; if that is not free, the others are asked.
 */
export interface Undo {
  type: "undo";
  game: string;
  number: number;
}
/**
 * May the other player take something back?
 */
export interface Vote {
  type: "vote";
  game: string;
  number: number;
  agree: boolean;
}
