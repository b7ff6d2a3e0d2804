import { canBe, isKnownLemma } from "@/lib/assess/rules/words/classes";

export type NounForm = "sg" | "pl";
export type NounReading = { lemma: string; form: NounForm };

const irregularPlurals: Record<string, string> = {
  man: "men",
  woman: "women",
  child: "children",
  person: "people",
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  goose: "geese",
  ox: "oxen",
  knife: "knives",
  wife: "wives",
  life: "lives",
  leaf: "leaves",
  half: "halves",
  wolf: "wolves",
  shelf: "shelves",
  thief: "thieves",
  loaf: "loaves",
  calf: "calves",
  self: "selves",
  scarf: "scarves",
  elf: "elves",
  hoof: "hooves",
  crisis: "crises",
  analysis: "analyses",
  hypothesis: "hypotheses",
  thesis: "theses",
  basis: "bases",
  phenomenon: "phenomena",
  criterion: "criteria",
  bacterium: "bacteria",
  medium: "media",
  policeman: "policemen",
  policewoman: "policewomen",
  fireman: "firemen",
  businessman: "businessmen",
  businesswoman: "businesswomen",
  fisherman: "fishermen",
  salesman: "salesmen",
  grandchild: "grandchildren",
  housewife: "housewives",
  businessperson: "businesspeople",
  potato: "potatoes",
  tomato: "tomatoes",
  hero: "heroes",
  echo: "echoes",
  mosquito: "mosquitoes",
  volcano: "volcanoes",
  cactus: "cacti",
  quiz: "quizzes",
  bus: "buses",
  gas: "gases",
  bookshelf: "bookshelves",
  midwife: "midwives",
};
const singularOfIrregular = new Map(Object.entries(irregularPlurals).map(([one, more]) => [more, one]));

/** The same for one and for more. */
const unchanging = new Set(
  "fish sheep deer series species means aircraft spacecraft crossroads headquarters salmon trout offspring moose".split(
    " ",
  ),
);
/** Plural only, or plural without an s. */
const pluralOnly = new Set(
  `people police cattle clothes scissors trousers jeans pants shorts glasses goods thanks surroundings outskirts premises
  belongings earnings savings pajamas pyjamas tights binoculars sunglasses children men women data media criteria
  feet teeth mice geese lives refreshments groceries leftovers congratulations outskirts stairs dice zucchini spaghetti`.split(
    /\s+/,
  ),
);
/** They end in s and are one, or no plural at all. */
const singularInS = new Set(
  `news physics mathematics maths economics politics athletics gymnastics ethics electronics statistics linguistics
  diabetes measles bus gas class glass boss loss kiss process business address dress success access stress progress
  illness happiness sickness kindness weakness fitness wellness awareness darkness princess actress waitress hostess
  mattress compass grass mass pass cross lens campus virus bonus status census focus chorus circus genius cactus
  christmas canvas atlas bias chaos cosmos tennis basis crisis analysis thesis emphasis oasis hypothesis diagnosis
  paris texas james yes plus minus us this his its is was has does always perhaps besides sometimes afterwards towards
  across unless thus less as previous serious various famous`.split(/\s+/),
);

export function pluralOf(lemma: string): string {
  const known = irregularPlurals[lemma];
  if (known) return known;
  if (unchanging.has(lemma)) return lemma;
  if (/(?:s|x|z|ch|sh)$/.test(lemma)) return `${lemma}es`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return `${lemma}s`;
}

const isNounLemma = (word: string) => canBe(word, "n");

function singularOf(word: string): string | null {
  const known = singularOfIrregular.get(word);
  if (known) return known;
  if (!word.endsWith("s") || singularInS.has(word) || word.endsWith("ss")) return null;
  const candidates = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  return (
    candidates.find((lemma) => lemma.length > 1 && isNounLemma(lemma) && pluralOf(lemma) === word) ?? null
  );
}

const cache = new Map<string, readonly NounReading[]>();

/** Every way a lower-case word can be a form of a noun. */
export function nounReadings(word: string): readonly NounReading[] {
  const known = cache.get(word);
  if (known) return known;
  const found: NounReading[] = [];
  const singular = singularOf(word);
  if (singular) found.push({ lemma: singular, form: "pl" });
  if (pluralOnly.has(word) && !singular) found.push({ lemma: word, form: "pl" });
  if (unchanging.has(word)) found.push({ lemma: word, form: "sg" }, { lemma: word, form: "pl" });
  else if (!singular && !pluralOnly.has(word) && isNounLemma(word)) found.push({ lemma: word, form: "sg" });
  if (cache.size > 20_000) cache.clear();
  cache.set(word, found);
  return found;
}

export const isPluralNoun = (word: string) => nounReadings(word).some(({ form }) => form === "pl");
export const isSingularNoun = (word: string) => nounReadings(word).some(({ form }) => form === "sg");
export const singular = (word: string): string | null =>
  unchanging.has(word) ? null : (nounReadings(word).find(({ form }) => form === "pl")?.lemma ?? null);

/** "childs", "foots": a regular plural of a noun that has another; the right one. */
export function wrongPlural(word: string): string | null {
  if (!word.endsWith("s") || isKnownLemma(word)) return null;
  const doubled = /^(?<plural>children|people|men|women|feet|teeth)s$/.exec(word)?.groups?.plural;
  if (doubled) return doubled === "people" ? null : doubled;
  const candidates = [word.slice(0, -1), word.slice(0, -2)];
  const lemma = candidates.find((each) => irregularPlurals[each] && pluralOf(each) !== word);
  return lemma && !nounReadings(word).length ? (irregularPlurals[lemma] ?? null) : null;
}
