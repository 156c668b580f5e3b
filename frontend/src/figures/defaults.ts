// A card that nobody has described: its type chooses the mood, words of its name the archetype, and its name fills the rest.
// Words count whole, so that a jetpack is no jet.

import { chance, hash, pickBy } from "../card/chance.ts";
import type { Ground } from "./inks.ts";
import type { Described } from "./picture.ts";
import type { Traits } from "./traits.ts";

export interface Named {
  name: string;
  /** "Hero", "Villain", "Super-Villain", "Super Hero", "Super Power", "Equipment", "Location", "Starter", "Basic", ... */
  type: string;
  text?: string;
}

const words = (list: string) => new RegExp(`(?<![\\w])(?:${list})(?![\\w])`, "i");

const ARCHETYPES: readonly (readonly [RegExp, Partial<Traits> & { soft?: boolean }])[] = [
  [
    words("king|queen|emperor|empress|prince|princess|royal|lord|lady|duke|duchess|count|baron"),
    { hat: ["crown", "gold"], body: "cape", scene: "throne" },
  ],
  [words("captain|major|general|admiral|colonel|sergeant|commander|marshal"), { hat: ["captain", "white"], body: "uniform" }],
  [words("doctor|dr|professor|scientist|surgeon|genius|inventor"), { body: "lab", eyes: "specs", scene: "lab" }],
  [words("knight|paladin|guardian|centurion|champion|sentinel"), { hat: ["knight", "metal"], body: "plate" }],
  [
    words("steel|metal|iron|robot|droid|android|cyborg|machine|automaton|golem|drone"),
    { head: "robot", skin: "metal", iris: "#ff7a3a", body: "plate", scene: "lab" },
  ],
  [
    words("sea|ocean|aqua\\w*|atlant\\w*|marine|tide|river|lake|mermaid|siren|sailor"),
    { skin: "teal", scene: "sea", hair: ["waves", "mint"] },
  ],
  [words("shark"), { head: "shark", skin: "#7a8a9a", scene: "sea", body: "bare", build: "hulk" }],
  [words("crocodile|croc|alligator|lizard|dragon|serpent|snake|reptile"), { head: "croc", skin: "moss", iris: "#ffd84a", scene: "jungle" }],
  [words("fish|piranha|squid|kraken|leviathan"), { head: "fish", skin: "teal", iris: "#ffe07a", scene: "sea", mask: ["none", "plum"] }],
  [
    words("ghost|phantom|spect(?:er|re)|shade|shadow|wraith|spirit"),
    { head: "void", hat: ["hood", "slate"], scene: "graves", iris: "#a8f0ff" },
  ],
  [words("wolf|werewolf|wolves|fox|coyote|jackal"), { head: "wolf", scene: "forest", skin: "ash" }],
  [words("dog|hound|puppy|mutt"), { head: "dog", scene: "sky", skin: "sand", mask: ["none", "rust"] }],
  [words("lion|lioness|chimera|sphinx"), { head: "lion", scene: "jungle", skin: "gold", hair: ["none", "rust"] }],
  [words("cat|tiger|panther|leopard|cheetah|jaguar|lynx"), { head: "cat", scene: "jungle", skin: "orange" }],
  [words("gorilla|ape|monkey|chimp"), { head: "ape", scene: "jungle", hair: ["none", "#3a3038"] }],
  [words("ram|goat|bull|minotaur"), { head: "ram", skin: "bark", metal: "chalk", scene: "throne", iris: "#ffb04a" }],
  [words("bird|canary|hawk|raven|crow|owl|eagle|falcon|robin|sparrow"), { hat: ["feather", "rust"], prop: "bird" }],
  [words("fire|flame|flames|blaze|phoenix|burning|inferno|ember"), { head: "flames", skin: "orange", scene: "furnace", iris: "#ffb02a" }],
  [words("ice|cold|frost|freeze|frozen|snow|winter|glacier"), { skin: "ice", scene: "ice", beard: "icicles" }],
  [
    words("swamp|ivy|plant|vine|moss|flower|thorn|tree|oak|forest"),
    { skin: "moss", body: "vines", scene: "jungle", hair: ["petals", "pink"] },
  ],
  [words("stone|rock|clay|granite|mountain"), { skin: "stone", mark: ["cracks"], body: "bare", build: "hulk" }],
  [
    words("magic|mage|witch|wizard|fate|occult|mystic|sorcerer|sorceress|enchanter|warlock|oracle"),
    { hat: ["hood", "plum"], prop: "orb", body: "robe", scene: "stage", iris: "#ffd84a" },
  ],
  [words("pirate|corsair|buccaneer"), { hat: ["wrap", "red"], prop: "sabre", scene: "sea" }],
  [
    words("death|skull|grim|reaper|executioner|skeleton|bones"),
    { head: "skull", hat: ["hood", "black"], skin: "chalk", iris: "#ff5a4a", scene: "graves" },
  ],
  [words("mummy|rags|pharaoh"), { head: "mummy", skin: "sand", iris: "#c8ff8a", scene: "temple" }],
  [words("clown|jester|joke|trickster|toy|puppet|fool"), { hat: ["jester", "teal"], body: "ruff", scene: "fair" }],
  [words("star|stars|cosmic|moon|galaxy|nova|astronaut|comet"), { scene: "space", hat: ["bubble", "metal"] }],
  [words("arrow|archer|hunter|huntress|ranger"), { prop: "bow", scene: "forest" }],
  [words("giant|giantess|mammoth|titan|colossus"), { build: "hulk", skull: "brute", front: "city" }],
  [words("demon|devil|satan|hell|fiend|imp"), { head: "horned", skin: "red", iris: "#ffe04a", scene: "furnace" }],
  [words("boy|kid|lad|young|junior|cadet"), { skull: "round", build: "slim", hair: ["wild", "rust"], mouth: "grin", mark: ["freckles"] }],
  [words("grandma|granny|grandmother"), { hair: ["bun", "#e4e0dc"], mark: ["wrinkles"], eyes: "specs" }],
  [words("old|elder|ancient|grandpa|grandfather"), { hair: ["receding", "#d8d4d0"], beard: "full", mark: ["wrinkles"] }],
  [
    words(
      "girl|woman|lady|miss|mrs|ms|maiden|mother|sister|dame|princess|queen|duchess|empress|witch|nurse|bride|aunt|grandma|granny|grandmother",
    ),
    { soft: true },
  ],
  [words("diver|deep|abyss"), { hat: ["diver", "bronze"], scene: "sea" }],
  [words("parasite|venom|toxic|virus|plague|slime"), { skin: "violet", mouth: "snarl", mark: ["warts"], eyes: "glow", iris: "#c8ff4a" }],
  [words("pilot|ace|racer|driver|biker"), { hat: ["aviator", "#7a4a2a"], eyes: "goggles", metal: "bronze", body: "scarf" }],
  [words("boxer|brawler|wrestler|champ"), { hat: ["guard", "rust"], prop: "gloves", body: "bare", scene: "ring" }],
  [words("detective|inspector|commissioner|spy|agent"), { hat: ["fedora", "#6a5a4a"], body: "coat", scene: "alley", prop: "lamp" }],
  [words("reporter|journalist|photographer|editor"), { prop: "camera", body: "jacket", scene: "skyline" }],
  [words("squad|gang|crew|team|legion|corps|army|others"), { head: "trio", scene: "mug" }],
];

type Kinds = readonly (readonly [RegExp, string])[];

const POWER_KINDS: Kinds = [
  [words("flurry|barrage|combo"), "flurry"],
  [words("punch|fist|strike|smash|uppercut"), "fist"],
  [words("kick|stomp"), "kick"],
  [words("insight|x-?ray|detect\\w*"), "xray"],
  [words("vision|eyes?|gaze|sight|glare"), "eyes"],
  [words("speed|swift\\w*|quick\\w*|dash"), "speed"],
  [words("run|sprint|escape"), "run"],
  [words("strength|might|lift|muscles?"), "lift"],
  [words("skin|bullet\\w*|impervious|invulnerab\\w*|tough\\w*|armou?red"), "bullets"],
  [words("shields?|field|bubble|ward|barrier"), "shield"],
  [words("constructs?|hard light"), "hammer"],
  [words("wave|water|flood|tide"), "wave"],
  [words("cry|scream|shout|sonic|vibration|voice|roar"), "shout"],
  [words("breath|gust|wind"), "breath"],
  [words("whirlwind|tornado|cyclone|storm"), "tornado"],
  [words("grow\\w*|giant|size"), "grow"],
  [words("fly|flight|flying|soar|wings?|leap|jump"), "flight"],
  [words("mind|tele\\w+|psych\\w*|genius|thoughts?|hypno\\w*"), "mind"],
  [words("illusions?|masks?|disguise"), "masks"],
  [words("cold|ice|freez\\w*|frost"), "ice"],
  [words("fire|flames?|burn\\w*|heat"), "fire"],
  [words("teleport\\w*|portal|gate"), "portal"],
  [words("bolt|blast|thunder|lightning|energy"), "bolt"],
  [words("green|plants?|growth|nature"), "sprout"],
  [words("laugh|joke|cackle"), "laugh"],
  [words("martial|chop|karate"), "chop"],
  [words("detective|clue|search"), "clue"],
  [words("rich|wealth|money|billionaire|fortune"), "coins"],
  [words("arts?|magic|spell|ritual|mystic"), "circle"],
  [words("toss|throw|hurl"), "throw"],
  [words("hands?|help\\w*|aid|friend\\w*"), "clasp"],
  [words("stop|halt|block|time"), "palm"],
];

const THING_KINDS: Kinds = [
  [words("trident|spear|lance"), "trident"],
  [words("signal|searchlight|lamp|lantern"), "lamp"],
  [words("bow|arrows?|crossbow"), "bow"],
  [words("lasso|rope|whip|chain"), "rope"],
  [words("rings?"), "ring"],
  [words("car|van|bus|batmobile|\\w+mobile|truck|tank"), "car"],
  [words("jetpack|rocket|thrusters?|booster"), "jetpack"],
  [words("computer|laptop|screen|scanner|radio|phone|walkie-talkie"), "computer"],
  [words("plane|jet|\\w+plane|glider|ship"), "plane"],
  [words("cycle|bike|motorcycle|\\w+cycle"), "cycle"],
  [words("belt|pouch|sash"), "belt"],
  [words("cape|cloak|cowl|mantle|hood"), "cloak"],
  [words("metal|ingot|ore|bar"), "ingot"],
  [words("helmet|helm|mask"), "helmet"],
  [words("sword|blade|knife|dagger|axe"), "blade"],
  [words("shield|buckler"), "guard"],
  [words("hook|grapple|grapnel"), "hook"],
  [words("crystals?|\\w*ite|shard|gems?"), "crystals"],
  [words("battery|generator|core|cell"), "battery"],
  [words("suit|costume|uniform"), "suit"],
  [words("armou?r|breastplate"), "armor"],
  [words("boomerang|\\w*rang|disc|throwing star"), "boomerang"],
  [words("hat|cap"), "cap"],
  [words("cage|trap|prison"), "cage"],
  [words("bot|robot|drone"), "drone"],
  [words("crown|tiara|diadem"), "crown"],
  [words("scepter|staff|wand|rod"), "scepter"],
  [words("bracelets?|gauntlets?|bracers?"), "bracelets"],
  [words("diamond|jewel|ruby|sapphire"), "diamond"],
  [words("projector|camera"), "projector"],
  [words("globe|world|map"), "globe"],
  [words("buzzer|glove"), "buzzer"],
  [words("gas|bomb|grenade|canister"), "canister"],
  [words("potion|vial|serum|virus|formula"), "vial"],
  [words("book|tome|scroll|diary"), "book"],
  [words("gun|cannon|rifle|blaster|ray"), "gun"],
  [words("paper|headline|letter|news\\w*"), "paper"],
];

const PLACE_KINDS: Kinds = [
  [words("cave|\\w+cave|grotto|lair|sewers?"), "cave"],
  [words("planet|gazette|press|newspaper"), "press"],
  [words("watchtower|satellite|orbit|moon|space"), "satellite"],
  [words("asylum|prison|hospital"), "asylum"],
  [words("harbou?r|port|dock|pier"), "harbour"],
  [words("jungle|wilds|swamp"), "jungle"],
  [words("throne|palace|court"), "throne"],
  [words("street|alley|block|corner"), "street"],
  [words("labs?|laborator\\w*|institute"), "lab"],
  [words("temple|shrine|island of \\w+"), "temple"],
  [words("ice|fortress|glacier|arctic"), "ice"],
  [words("tower|corp|headquarters|building"), "tower"],
  [words("lighthouse|isle|island|bay"), "isle"],
  [words("station|precinct|police"), "station"],
  [words("park|fair|circus|carnival"), "park"],
  [words("manor|mansion|house|hall|hotel|school|museum"), "manor"],
  [words("city|town|metropolis"), "bright"],
  [words("mount|mountain|peak|heaven"), "mount"],
  [words("deep|trench|abyss|reef"), "deep"],
  [words("hell|pits?|underworld|volcano"), "pits"],
];

const PALETTES: readonly Ground[] = [
  ["#1d0a33", "#7a3ab0", "#ffe9b0"],
  ["#0d2a3a", "#2a8a9a", "#fff0c0"],
  ["#3a1410", "#d8603a", "#fff0b0"],
  ["#14301f", "#4a9a5a", "#f4ffc0"],
  ["#2a0f2a", "#b0407a", "#ffe0c8"],
  ["#12204a", "#4a70c8", "#fff4c8"],
];
const SKINS = ["rose", "tan", "brown", "dark", "pale", "brown", "tan", "dark"];
const HAIR_INKS = ["#2a1a18", "#1a1214", "#5a2f1a", "#c86a3a", "#e0b060", "#c8c8d0"];
const CLOTHS = ["teal", "plum", "rust", "slate", "olive", "navy", "forest", "wine", "#8a5a34", "cream"];
const METALS = ["metal", "bronze", "gold", "grey"];
const SOFT_HAIR = ["bob", "long", "bun", "afro", "braid", "waves", "curls", "puffs", "ponytail", "fringe"];
const HAIR = ["crop", "swept", "quiff", "curls", "afro", "receding", "wild", "locks", "mohawk"];
const HATS = ["fedora", "aviator", "wrap", "cap", "hood", "phones", "bowler", "feather"];
const PROPS = ["fists", "palm", "point", "arms", "wave", "raised", "think"];

const kindOf = (name: string, kinds: Kinds, otherwise: readonly string[]) =>
  kinds.find(([word]) => word.test(name))?.[1] ?? pickBy(name, otherwise);

export function byDefault({ name, type, text = "" }: Named): Described {
  const random = chance(hash(name + type));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const inks = pick(PALETTES);
  const common = { name, inks, cloth: [pick(CLOTHS), pick(CLOTHS)], metal: pick(METALS), skin: pick(SKINS), flip: random() < 0.5 ? 1 : 0 };
  const ink = pick(["#ff7a3a", "#7ad8ff", "#ffe04a", "#c86aff", "#7affb0", "#ff5ac8"]);
  if (type === "Equipment")
    return { draws: "thing", traits: { ...common, ink, kind: kindOf(name, THING_KINDS, ["orb", "book", "ingot", "vial", "blade"]) } };
  if (type === "Location")
    return {
      draws: "place",
      traits: { name, flip: common.flip, kind: kindOf(name, PLACE_KINDS, ["street", "tower", "manor", "harbour", "bright"]) },
    };
  const thing = THING_KINDS.find(([word]) => word.test(name));
  if (type === "Basic" && thing) return { draws: "thing", traits: { ...common, ink, kind: thing[1] } };
  if (type === "Super Power" || type === "Starter" || type === "Basic" || type === "Signature")
    return { draws: "power", traits: { ...common, ink, kind: kindOf(name, POWER_KINDS, ["bolt", "fist", "circle", "force", "palm"]) } };
  return { draws: "face", traits: person(name, type, text, random, common) };
}

function person(name: string, type: string, text: string, random: () => number, common: Traits): Traits {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const archetypes = ARCHETYPES.filter(([word]) => word.test(name)).map(([, traits]) => traits);
  const said = Object.assign({}, ...archetypes.reverse()) as Partial<Traits> & { soft?: boolean };
  const { soft = random() < 0.45, ...known } = said;
  const bad = /Villain/.test(type);
  const great = type === "Super-Villain";
  const lit = pick(["l", "r"] as const);
  const side = lit === "l" ? 1 : -1;
  const traits: Traits = {
    name,
    scene: pick(bad ? ["alley", "graves", "storm", "throne", "mug"] : ["sky", "skyline", "forest", "temple", "space"]),
    light: great ? "u" : lit,
    skull: pick(soft ? ["oval", "heart", "round"] : ["oval", "long", "square", "round"]),
    build: pick(soft ? ["slim", "mid"] : ["mid", "wide"]),
    skin: common.skin!,
    hair: [pick(soft ? SOFT_HAIR : HAIR), pick(HAIR_INKS)],
    eyes: pick(bad ? ["sly", "angry", "keen"] : ["plain", "keen", "joy"]),
    mouth: pick(bad ? ["smirk", "firm", "grit"] : ["smile", "firm", "smirk"]),
    lash: soft ? 1 : 0,
    body: pick(["tee", "jacket", "coat", "scarf", "turtle", "uniform", "fur"]),
    cloth: common.cloth!,
    turn: side * pick([0.2, 0.4, 0.6]),
    tilt: pick([-8, -4, 0, 5, 8]),
    at: great ? [110, 92, 0.98] : [108, 98, 1.06],
    ...(random() < 0.4 ? { prop: pick(PROPS) } : {}),
    ...(random() < 0.35 ? { hat: [pick(HATS), pick(CLOTHS)] as const } : {}),
    ...(!soft && random() < 0.3 ? { beard: pick(["stache", "full", "goatee"]) } : {}),
    ...(bad && random() < 0.25 ? { mark: [pick(["scar", "stitches", "wrinkles"])] as const } : {}),
    ...known,
  };
  if (!known.scene && common.inks) traits.inks = common.inks;
  if (traits.hat && traits.at) traits.at = [traits.at[0], traits.at[1] + 6, traits.at[2] - 0.04];
  if (/\bdiscards?\b/i.test(text) && !traits.prop && random() < 0.3) traits.prop = "cards";
  return traits;
}

const firstWord = ([word]: readonly [RegExp, unknown]) => /\(\?:(\w+)/.exec(word.source)![1]!;

/** Words that stand for the looks of a type, for whoever makes a card of their own. */
export function looksOf(type: string): string[] {
  if (type === "Equipment") return THING_KINDS.map(firstWord);
  if (type === "Location") return PLACE_KINDS.map(firstWord);
  if (["Super Power", "Starter", "Basic", "Signature"].includes(type)) return POWER_KINDS.map(firstWord);
  return ARCHETYPES.map(firstWord).filter((word) => word !== "girl");
}
