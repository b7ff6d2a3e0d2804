import { spokenAs } from "@/lib/bank/spoken-as";
import type { PartOfSpeech } from "@/lib/questions/explanations";

/** Where the CMU dictionary has none that is usual in American English today. */
export const ownPronunciations: Readonly<Record<string, string>> = {
  diploma: "D IH0 P L OW1 M AH0",
  essay: "EH1 S EY2",
  recall: "R IH0 K AO1 L",
  recalls: "R IH0 K AO1 L Z",
  diesel: "D IY1 Z AH0 L",
  leisure: "L IY1 ZH ER0",
  superfluous: "S UW0 P ER1 F L UW0 AH0 S",
  sunscreen: "S AH1 N S K R IY2 N",
};

/** Verbs of which it knows the noun alone. */
const ownVerbs: Readonly<Record<string, string>> = {
  attribute: "AH0 T R IH1 B Y UW0 T",
  conduct: "K AH0 N D AH1 K T",
  exploit: "IH0 K S P L OY1 T",
  export: "EH0 K S P AO1 R T",
  sublet: "S AH2 B . L EH1 T",
  survey: "S ER0 V EY1",
  update: "AH2 P . D EY1 T",
  upgrade: "AH2 P . G R EY1 D",
  uplift: "AH2 P . L IH1 F T",
};

/** Stressed on their second syllable as verbs, on their first as anything else. */
const movesStress = new Set(
  `accent combat compound compress conduct conflict console content contest contract contrast convict desert discharge
  discount exploit extract impact incense insert insult object perfect permit present produce progress project protest
  rebel record refill refund reject research subject suspect transfer transport upset`.split(/\s+/),
);

const vowelsOf = (pronunciation: string): string[] => pronunciation.match(/\d/g) ?? [];
/** Of the primary stress, counted in syllables from 0. */
const stressOf = (pronunciation: string) => vowelsOf(pronunciation).indexOf("1");

/** The one of a spelling's pronunciations (CMU phonemes, the usual first) that a word of this class has; null without any. */
export function pronunciationOf(
  word: string,
  partOfSpeech: PartOfSpeech | null,
  known: readonly string[],
): string | null {
  const [usual] = known;
  if (usual === undefined) return spokenAs.get(word) ?? null;
  const ofVerb = partOfSpeech === "verb" ? ownVerbs[word] : undefined;
  const found =
    ofVerb ??
    spokenAs.get(word) ??
    inAte(word, partOfSpeech, known) ??
    byStress(word, partOfSpeech, known) ??
    usual;
  // "petty": nothing is stressed right behind a stressed syllable at the end of a word of two.
  return vowelsOf(found).join("") === "12" ? found.replace(/ IY2$/, " IY0") : found;
}

/** "estimate" ends in a full vowel as a verb, and in a weak one as a noun. */
function inAte(word: string, partOfSpeech: PartOfSpeech | null, known: readonly string[]) {
  const [usual = ""] = known;
  if (partOfSpeech === null || !word.endsWith("ate") || vowelsOf(usual).length < 3) return undefined;
  if (partOfSpeech !== "verb") return known.find((each) => /[AI]H0 T$/.test(each));
  return known.find((each) => /EY\d T$/.test(each)) ?? usual.replace(/[AI]H0 T$/, "EY2 T");
}

function byStress(word: string, partOfSpeech: PartOfSpeech | null, known: readonly string[]) {
  if (partOfSpeech === null || !movesStress.has(word)) return undefined;
  const place = partOfSpeech === "verb" ? 1 : 0;
  return known.find((each) => stressOf(each) === place);
}
