import { canBe } from "@/lib/assess/rules/words/classes";

const irregular: Record<string, readonly [string, string]> = {
  good: ["better", "best"],
  bad: ["worse", "worst"],
  far: ["farther", "farthest"],
  well: ["better", "best"],
  little: ["less", "least"],
  many: ["more", "most"],
  much: ["more", "most"],
  ill: ["worse", "worst"],
};
const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Adjectives and adverbs that take -er and -est, though they have two syllables or look as if they had. */
const short = list(`
 angry busy clever cloudy clumsy cozy crazy curly deadly dirty dry early easy empty fancy friendly funny gentle greedy
happy healthy heavy hungry icy juicy lazy little lively lonely lovely lucky messy naughty narrow noisy
pretty quiet rainy ready rich shallow shiny silly simple sleepy spicy sunny tasty thirsty tidy tiny ugly wealthy weird windy
wise rude safe close large nice strange late fine huge pure rare sore true wide brave cheap clean cold cool cute dark deep
dull fast fat few fit flat fresh great hard high hot kind light long loud low mean mild near neat new odd old poor proud
quick rough sad sharp short shy sick slim slow small smart smooth soft strong sweet tall thick thin tight tough warm weak
wet young bright calm big soon cruel dear dense dumb fair firm grand harsh loose plain quaint rich sour stiff strict thick
`);
/** One syllable, or nearly, but with more and most. */
const long = list(
  "fun real right wrong bored tired pleased ill worth afraid alone alive just own due such worn",
);

const vowelsOf = (word: string) => (word.replace(/e$/, "").match(/[aeiouy]+/g) ?? []).length;

export function isShortAdjective(word: string): boolean {
  if (irregular[word] || short.has(word)) return true;
  return (
    !long.has(word) &&
    word.length < 7 &&
    vowelsOf(word) <= 1 &&
    canBe(word, "a") &&
    !/(?:ed|en|ing)$/.test(word)
  );
}
/** Neither short nor one of those that take both. */
export function isLongAdjective(word: string): boolean {
  if (short.has(word) || irregular[word]) return false;
  return (
    canBe(word, "a") &&
    (vowelsOf(word) >= 3 ||
      (/(?:ful|less|ous|ing|ed|ive|ant|ent|ern|al|ish|ic)$/.test(word) && vowelsOf(word) >= 2))
  );
}

function graded(word: string, ending: "er" | "est") {
  if (word.endsWith("e")) return word + ending.slice(1);
  if (/[^aeiou]y$/.test(word) && word !== "shy" && word !== "dry") return `${word.slice(0, -1)}i${ending}`;
  return /^[^aeiou]*[aeiou][bdgmnt]$/.test(word) ? `${word}${word.at(-1)}${ending}` : word + ending;
}

export const comparativeOf = (word: string): string =>
  irregular[word]?.[0] ?? (isShortAdjective(word) ? graded(word, "er") : `more ${word}`);
export const superlativeOf = (word: string): string =>
  irregular[word]?.[1] ?? (isShortAdjective(word) ? graded(word, "est") : `most ${word}`);

const notComparative = list(`
offer layer stranger elder differ suffer prefer
other another after over under former latter inner outer upper proper clever bitter tender eager super sober sinister
water paper matter letter number power order center corner user teacher player worker driver winter summer never ever either
neither rather together whether her their there here were
`);
const notSuperlative = list(
  "west test rest forest interest honest modest request contest guest harvest protest suggest invest nest chest pest vest arrest manifest earnest",
);

/** What a word in -er or -est grades, right or wrong: "expensiver" of "expensive". */
export function gradedFrom(word: string, ending: "er" | "est"): string | null {
  if (!word.endsWith(ending) || notComparative.has(word) || notSuperlative.has(word)) return null;
  const stem = word.slice(0, -ending.length);
  const undoubled = /([bdgmnt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const candidates = [
    ...undoubled,
    stem,
    `${stem}e`,
    ...(stem.endsWith("i") ? [`${stem.slice(0, -1)}y`] : []),
  ];
  return candidates.find((each) => canBe(each, "a") || short.has(each)) ?? null;
}

export function isComparative(word: string): boolean {
  if (["better", "worse", "less", "more", "further", "farther"].includes(word)) return true;
  const from = gradedFrom(word, "er");
  return from !== null && comparativeOf(from) === word;
}
export function isSuperlative(word: string): boolean {
  if (["best", "worst", "least", "most", "furthest", "farthest"].includes(word)) return true;
  const from = gradedFrom(word, "est");
  return from !== null && superlativeOf(from) === word;
}

const adverbs: Record<string, string> = {
  good: "well",
  fast: "fast",
  hard: "hard",
  early: "early",
  late: "late",
  straight: "straight",
  high: "high",
  low: "low",
  true: "truly",
  whole: "wholly",
  due: "duly",
  public: "publicly",
  full: "fully",
  daily: "daily",
  weekly: "weekly",
  shy: "shyly",
};

export function adverbOf(adjective: string): string | null {
  const known = adverbs[adjective];
  if (known) return known;
  if (/ly$/.test(adjective)) return null;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  if (/ic$/.test(adjective)) return `${adjective}ally`;
  return `${adjective}ly`;
}

export function adjectiveOfAdverb(adverb: string): string | null {
  if (adverb === "well") return "good";
  if (!adverb.endsWith("ly") || canBe(adverb, "a")) return null;
  const stem = adverb.slice(0, -2);
  const candidates = [
    stem,
    `${stem}le`,
    `${stem}e`,
    ...(stem.endsWith("i") ? [`${stem.slice(0, -1)}y`] : []),
    stem.replace(/al$/, ""),
  ];
  return candidates.find((each) => each.length > 2 && canBe(each, "a") && adverbOf(each) === adverb) ?? null;
}
