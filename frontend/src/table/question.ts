// The question as the bar puts it: a line that says what is asked, and one that says what follows.

import { nameOf } from "../lib/catalogue.svelte.ts";
import type { Board } from "./board.svelte.ts";
import type { Opening } from "./duel/opening.ts";
import { capital, counted, either, listed } from "./phrases.ts";
import { onSale } from "./city/places.ts";
import { cityOf, named, thePlace } from "./city/ring.ts";
import { inHand } from "./standing.ts";
import { fightOf } from "./duel/arena.ts";

export interface Question {
  title: string;
  more: string;
  /** What was done to oneself meanwhile: it stands before the rest. */
  toll?: string;
  /** What one's own last answer brought about: it stands there, too. */
  news?: string;
}

/** So many sentences of it have room beside the rest; the log has all. */
const NEWS = 2;

export function questionOf(board: Board): Question {
  const { client } = board;
  const { table, asked } = client;
  if (client.state === "lost" || client.state === "connecting") return { title: "Connecting again", more: client.reason };
  if (!table || table.over) return { title: table?.result[0] ?? "The game is over.", more: "" };
  if (client.standin)
    return {
      title: `${client.standin.name} plays for you`,
      more:
        client.standin.until === "rest"
          ? "To the end of the game, unless you take over."
          : "Everyone sees it. Press a key or touch a card, and the turn is yours.",
    };
  if (client.replaced) return { title: "A bot plays for you", more: "It goes on until you take your seat back." };
  if (!asked) return waiting(board);
  if (board.asksUndo) {
    const turns = board.turnsSince > 0 ? `: ${counted(board.turnsSince, "turn")}` : "";
    return { title: "Take back the end of your turn?", more: `What the others did since then is undone, too${turns}.` };
  }
  if (board.asksEnd) return { title: `${asked.left} End anyway?`, more: "" };
  if (board.confronts) return { title: confronted(board.confronts), more: meaning(board) };
  if (board.narrowed) return { title: "What do you want to do with it?", more: "" };
  if (board.main) return fightOf(table)?.seat === board.me ? confrontation(board) : main(board);
  const city = cityOf(table);
  return { title: city ? named(asked.text, city) : asked.text, more: follows(board) };
}

function waiting({ client, toll }: Board): Question {
  const table = client.table!;
  const others = table.waiting.filter((seat) => seat !== table.seat).map((seat) => client.name(seat));
  const bot = table.waiting.map((seat) => client.room?.chairs[seat]).find((chair) => chair?.standin && !chair.yours);
  if (bot?.standin) return { title: `${bot.standin.name} plays for ${client.name(bot.seat)}`, more: "", toll: toll.join(" ") };
  return { title: others.length > 0 ? `Waiting for ${listed(others)}` : "One moment", more: "", toll: toll.join(" ") };
}

/** The walk to the place under the pointer, or to the one that was pressed. */
function walk({ town }: Board): Question | null {
  const { city } = town;
  const goal = town.aim ?? town.selected;
  const way = town.way(goal);
  if (!city || !way || goal === null) return null;
  const name = thePlace(city.spaces[goal], goal);
  const passed = way.slice(0, -1).map((number) => thePlace(city.spaces[number], number));
  const left = town.move - way.length;
  const there = [onSale(city.spaces[goal]!), ...city.spaces[goal]!.villains.map(({ card }) => nameOf(card))].filter(Boolean);
  const more = [
    there.length > 0 ? `At ${name}: ${listed(there)}.` : "",
    passed.length > 0 ? `You pass ${listed(passed)}.` : "",
    left > 0 ? `Then you could go ${left} more.` : "",
  ];
  return { title: `Walk to ${name}? ${way.length} of ${town.move} Move`, more: more.filter(Boolean).join(" ") };
}

/** What a place offers beside its cards. */
function inCity({ town }: Board): string[] {
  const used = town.choices.some((found) => found.some(({ option }) => option.what === "location"));
  return [...(used ? ["use the Location"] : []), ...(town.walks ? ["press a lit place to walk"] : [])];
}

/** Cards that can still be used with an effect: the server says which of them would be in vain. */
function stillUsed({ choices, client }: Board): string[] {
  const left = client.asked?.left ?? "";
  const names = new Set(
    choices
      .flatMap(({ option }) => (option.what === "use" && option.card ? [nameOf(option.card)] : []))
      .filter((name) => left.includes(name)),
  );
  return names.size === 0 ? [] : [names.size > 2 ? "use a lit card" : `use ${[...names].join(" or ")}`];
}

/** What partners could add before one spends, or why they cannot. */
function helpWords({ client }: Board): string {
  const said = (client.asked?.help ?? []).map(({ seat, power, move, or_more: orMore }) => {
    const gives = [power > 0 ? `+${power} Power` : "", move > 0 ? counted(move, "step") : ""].filter(Boolean).join(", ");
    return `${client.name(seat)} could help${gives && `: ${gives}${orMore ? " or more" : ""}`}.`;
  });
  return said.join(" ") || (client.asked?.no_help ?? "");
}

function main(board: Board): Question {
  const city = cityOf(board.client.table);
  const way = city ? walk(board) : null;
  if (way) return way;
  const { power } = board.purse;
  const move = city && board.me !== null ? (city.move[board.me] ?? 0) : 0;
  const hand = [...board.onTable].some(([place, choices]) => place.startsWith("hand/") && choices.some(({ option }) => !option.idle));
  const sale = [...board.onTable.keys()].some((place) => /^(lineup|kicks|villains|space|basics)/.test(place) && !place.endsWith(":-1"));
  const doings = city ? inCity(board) : [];
  const spent = !hand && !sale && doings.length === 0;
  const none = power > 0 && !city ? `Nothing to buy with ${power} Power: end your turn.` : "Nothing left to do: end your turn.";
  const foes = board.openings.filter((opening) => !opening.hopeless).map(({ name }) => name);
  const uses = hand ? [] : stillUsed(board);
  const first = foes.length > 0 ? [`confront ${foes.length > 1 ? "a foe" : foes[0]} before anything else`] : [];
  const all = [
    hand ? `play your cards${board.oneByOne ? " one by one" : ""}` : "",
    sale ? "buy what is lit" : "",
    ...uses,
    ...doings,
    ...first,
    hand || first.length > 0 ? "" : "end your turn",
  ].filter(Boolean);
  const can =
    spent && first.length + uses.length === 0
      ? none
      : hand && sale && !board.oneByOne && doings.length + first.length === 0
        ? "Play on, or buy what is lit."
        : capital(`${either(all)}.`);
  const title = city ? `${move} Move, ${power} Power` : power > 0 ? `${power} Power ${spent ? "left" : "to spend"}` : "Your turn";
  const asks = board.leftOut.length === 1 ? `${board.leftOut[0]} may ask you something.` : "";
  const order = board.oneByOne && !asks ? "Some may ask you something, or their order counts." : "";
  return {
    title,
    more: [can, order, inHand(board.purse), helpWords(board), asks].filter(Boolean).join(" "),
    toll: board.toll.join(" "),
    news: board.news.slice(-NEWS).join(" "),
  };
}

function confronted(openings: Opening[]): string {
  return openings.length > 1 ? "Confront whom?" : `${openings[0]!.words}?`;
}

/** What a Confrontation takes, and what it means for the turn. */
function meaning({ confronts, purse }: Board): string {
  const [first, ...others] = confronts!;
  const costs = confronts!.map(({ name, cost }) => `${name} takes ${cost} Power`);
  const what = others.length > 0 ? `${listed(costs)}, or more with a Block. You buy nothing this turn, win or lose.` : first!.more;
  return [what, inHand(purse)].filter(Boolean).join(" ");
}

function confrontation(board: Board): Question {
  const { client, purse, news } = board;
  const it = fightOf(client.table)!;
  const name = nameOf(it.character);
  const title = it.missing > 0 ? `${it.missing} more Power needed for ${name}` : `${it.power} Power: enough for ${name}`;
  return {
    title,
    more: [inHand(purse), helpWords(board), "No buying in a Confrontation."].filter(Boolean).join(" "),
    news: news.slice(-NEWS).join(" "),
  };
}

/** What the card that asks says, or how many are wanted. */
function follows({ client, several, picked, elsewhere }: Board): string {
  const asked = client.asked!;
  const count = several ? `${picked.length} of ${asked.least === asked.most ? "" : "up to "}${asked.most} chosen.` : "";
  const lends = cityOf(client.shown) && asked.kind === "assist" && asked.options.some(({ what }) => what === "assist");
  const words =
    asked.says ||
    (lends
      ? `A card you lend works for ${client.name(client.shown!.active)} now and goes to your discard pile: ` +
        "you will not have it in your own turn."
      : "");
  const where =
    !words && !several && elsewhere.length < asked.options.length
      ? cityOf(client.shown) && asked.options.every(({ space, card }) => space != null && card == null)
        ? "Choose on the map."
        : "Choose a lit card."
      : "";
  return [count, words, where].filter(Boolean).join(" ");
}
