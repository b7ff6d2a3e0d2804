import { canBe, isKnownLemma } from "@/lib/assess/rules/words/classes";
import { irregularVerbs } from "@/lib/assess/rules/words/irregular-verbs";

export type VerbForm = "base" | "s" | "past" | "part" | "ing";
export type VerbReading = { lemma: string; form: VerbForm };

type Forms = { past: readonly string[]; part: readonly string[] };

const irregular = new Map<string, Forms>();
const readingsOfIrregular = new Map<string, VerbReading[]>();

function addReading(word: string, reading: VerbReading) {
  readingsOfIrregular.set(word, [...(readingsOfIrregular.get(word) ?? []), reading]);
}

for (const row of irregularVerbs.trim().split("\n")) {
  const [lemma = "", pasts = "", parts = pasts] = row.trim().split(" ");
  const forms = { past: pasts.split("/"), part: parts.split("/") };
  irregular.set(lemma, forms);
  for (const past of forms.past) addReading(past, { lemma, form: "past" });
  for (const part of forms.part) addReading(part, { lemma, form: "part" });
}

const isVowel = (letter: string | undefined) => letter !== undefined && "aeiou".includes(letter);

/** Verbs of more than one syllable whose last one is stressed, or which double all the same. */
const doubling = new Set(
  `admit begin commit compel control defer equip expel forbid forget incur input occur omit overlap permit prefer
  propel quiz rebel recur refer regret repel submit transfer transmit upset worship kidnap program unplug`.split(
    /\s+/,
  ),
);

function isDoubled(lemma: string) {
  if (doubling.has(lemma)) return true;
  const [third, second, last] = lemma.slice(-3);
  if (!last || isVowel(last) || "wxy".includes(last) || !isVowel(second)) return false;
  if (isVowel(third) && !lemma.startsWith("qu")) return false;
  return (lemma.match(/[aeiouy]+/g) ?? []).length === 1;
}

export function thirdPerson(lemma: string): string {
  if (lemma === "be") return "is";
  if (lemma === "have") return "has";
  if (/(?:s|x|z|ch|sh)$/.test(lemma)) return `${lemma}es`;
  if (/[^aeiou]o$/.test(lemma)) return `${lemma}es`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return `${lemma}s`;
}

function regularPast(lemma: string) {
  if (lemma.endsWith("e")) return `${lemma}d`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`;
  if (lemma.endsWith("c")) return `${lemma}ked`;
  return isDoubled(lemma) ? `${lemma}${lemma.at(-1)}ed` : `${lemma}ed`;
}

export const pastOf = (lemma: string): string => irregular.get(lemma)?.past[0] ?? regularPast(lemma);
export const participleOf = (lemma: string): string => irregular.get(lemma)?.part[0] ?? regularPast(lemma);

export function gerundOf(lemma: string): string {
  if (/^(?:be|dye|singe|hoe|see|flee|agree|free|guarantee)$/.test(lemma) || /(?:ee|oe|ye)$/.test(lemma))
    return `${lemma}ing`;
  if (lemma.endsWith("ie")) return `${lemma.slice(0, -2)}ying`;
  if (lemma.endsWith("e")) return `${lemma.slice(0, -1)}ing`;
  if (lemma.endsWith("c")) return `${lemma}king`;
  return isDoubled(lemma) ? `${lemma}${lemma.at(-1)}ing` : `${lemma}ing`;
}

const isVerbLemma = (word: string) => irregular.has(word) || canBe(word, "v");

/** The verb that this suffix was added to, by the rules of spelling. */
function stemOf(word: string, make: (lemma: string) => string, suffix: RegExp, ends: readonly string[]) {
  const stem = word.replace(suffix, "");
  const undoubled = /([a-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const candidates = [
    stem,
    undoubled,
    ...ends.map((end) => stem + end),
    ...ends.map((end) => stem.slice(0, -1) + end),
  ];
  // "travelled" and "cancelling" double as the British do.
  const isMade = (lemma: string) =>
    make(lemma) === word || (lemma.endsWith("l") && make(lemma).replace(/l(?=ed$|ing$)/, "ll") === word);
  return candidates.find((lemma) => lemma.length > 1 && isVerbLemma(lemma) && isMade(lemma)) ?? null;
}

function regularReadings(word: string): VerbReading[] {
  const found: VerbReading[] = [];
  const add = (lemma: string | null, ...forms: VerbForm[]) => {
    if (lemma) for (const form of forms) found.push({ lemma, form });
  };
  if (isVerbLemma(word)) add(word, "base");
  if (word.endsWith("s"))
    add(stemOf(word, thirdPerson, /e?s$/, ["e", "y"]) ?? stemOf(word, thirdPerson, /s$/, ["e"]), "s");
  if (word.endsWith("ed")) {
    const lemma = stemOf(word, regularPast, /ed$/, ["e", "y"]);
    if (lemma && !irregular.has(lemma)) add(lemma, "past", "part");
  }
  if (word.endsWith("ing")) add(stemOf(word, gerundOf, /ing$/, ["e", "ie"]), "ing");
  return found;
}

const ofBe: Record<string, VerbForm> = {
  be: "base",
  am: "base",
  is: "s",
  are: "base",
  was: "past",
  were: "past",
  been: "part",
  being: "ing",
};
const ofOthers: Record<string, VerbReading> = { has: { lemma: "have", form: "s" } };
const cache = new Map<string, readonly VerbReading[]>();

/** Every way a lower-case word can be a form of a verb. */
export function verbReadings(word: string): readonly VerbReading[] {
  const known = cache.get(word);
  if (known) return known;
  const form = ofBe[word];
  const found = form
    ? [{ lemma: "be", form }]
    : [
        ...(ofOthers[word] ? [ofOthers[word]] : []),
        ...regularReadings(word),
        ...(readingsOfIrregular.get(word) ?? []),
      ];
  if (cache.size > 20_000) cache.clear();
  cache.set(word, found);
  return found;
}

export const verbAs = (word: string, ...forms: VerbForm[]): string | null =>
  verbReadings(word).find(({ form }) => forms.includes(form))?.lemma ?? null;

export function inflect(lemma: string, form: VerbForm): string {
  if (form === "base") return lemma;
  if (form === "s") return thirdPerson(lemma);
  if (form === "past") return pastOf(lemma);
  return form === "part" ? participleOf(lemma) : gerundOf(lemma);
}

/** "goed", "teached": a regular past of a verb that has another; its lemma. */
/** "cryed", "studyed": a regular past whose y stayed; as it is written. */
export function wrongEnding(word: string): string | null {
  const lemma = /[^aeiou]yed$/.test(word) ? word.slice(0, -2) : null;
  return lemma && isVerbLemma(lemma) ? regularPast(lemma) : null;
}

export function wrongRegularPast(word: string): string | null {
  if (!word.endsWith("ed") || isKnownLemma(word) || verbReadings(word).length > 0) return null;
  const lemma = stemOf(word, regularPast, /ed$/, ["e", "y"]);
  return lemma && irregular.has(lemma) ? lemma : null;
}

const allForms: readonly VerbForm[] = ["base", "s", "past", "part", "ing"];

/** Every form of these verbs, for a pattern. */
export function everyForm(lemmas: string, without: VerbForm | null = null): string {
  const wanted = allForms.filter((form) => form !== without);
  return [...new Set(lemmas.split(" ").flatMap((lemma) => wanted.map((form) => inflect(lemma, form))))].join(
    "|",
  );
}

/** What somebody can be busy with; of the others, a plain form or a passive is as likely to be meant. */
const ongoing = new Set(
  `wait try eat drink play run walk talk work study learn read write cook plan carry hold sit stand wear watch drive swim travel
  live sleep sing dance smile cry shop clean wash listen speak fight begin start stay look search prepare paint draw build visit
  practice train ride climb fly jump laugh argue discuss celebrate enjoy suffer struggle grow improve increase decrease rise fall
  become get come leave move save spend buy sell pay push pull throw catch kick serve teach plant feed chat relax rest`.split(
    /\s+/,
  ),
);
export const isOngoing = (lemma: string): boolean => ongoing.has(lemma);
