import * as z from "zod/mini";

export const partsOfSpeech = [
  "noun",
  "verb",
  "adjective",
  "adverb",
  "preposition",
  "conjunction",
  "pronoun",
  "determiner",
] as const;
export const PartOfSpeech = z.enum(partsOfSpeech);
export type PartOfSpeech = z.infer<typeof PartOfSpeech>;

/** What makes a dictation hard to hear. */
export const dictationFocuses = [
  "linking",
  "weak-forms",
  "contractions",
  "endings",
  "dropped-sounds",
  "similar-words",
  "long-words",
  "long-sentence",
] as const;
export const DictationFocus = z.enum(dictationFocuses);
export type DictationFocus = z.infer<typeof DictationFocus>;

/**
 * Every line an explanation can hold, with the parameters it takes. The words live in messages under
 * `Explanations.<key>`; parameters hold English material or one of the codes above.
 */
export const explanationParams = {
  "real-word": ["word"],
  "invented-word": ["word"],
  "nearest-word": ["nearest"],
  "gap-word": ["word"],
  "gap-clue": ["clue"],
  "gap-fails-meaning": ["word", "phrase"],
  "gap-fails-form": ["word", "phrase"],
  "gap-fails-class": ["word", "phrase"],
  "gap-fails-collocation": ["word", "phrase"],
  "gap-fails-preposition": ["word", "phrase"],
  "gap-fails-connector": ["word", "phrase"],
  "gap-fails-contradicts": ["word", "phrase"],
  "sentence-fits": ["before", "next"],
  "sentence-fails-repeats": [],
  "sentence-fails-breaks-reference": ["before"],
  "sentence-fails-too-early": [],
  "sentence-fails-contradicts": [],
  "sentence-fails-wrong-link": ["next"],
  "sentence-fails-off-point": [],
  "reading-proof": ["proof"],
  "reading-fails-not-said": [],
  "reading-fails-contradicts": [],
  "reading-fails-too-narrow": [],
  "reading-fails-too-broad": [],
  "reading-fails-half-true": [],
  "reading-fails-wrong-cause": [],
  "reading-fails-wrong-time": [],
  "reading-fails-wrong-person": [],
  "reading-fails-overstates": [],
  "reading-fails-other-part": [],
  "reading-idea": ["idea", "proof"],
  "passage-grammar": ["words"],
  "passage-repeats": ["words"],
  "passage-endings": ["words"],
  /** Of a word in its sentence. */
  "part-of-speech": ["word", "partOfSpeech"],
  /** Of a word that stands alone. */
  "word-class": ["word", "partOfSpeech"],
  meaning: ["word", "gloss"],
  // Made of `meaning` for a reader of another language; no item holds them.
  gloss: ["word", "gloss"],
  "meaning-in-english": ["word", "gloss"],
  synonyms: ["synonyms"],
  pronunciation: ["ipa"],
  "dictation-short-forms": ["words"],
  "dictation-sound-alike": ["word", "other"],
  "dictation-hard-word": ["word", "ipa"],
  "dictation-endings": ["words"],
  "dictation-small-words": ["words"],
  "conversation-details": ["words"],
  "aloud-stress": ["word", "ipa"],
  "aloud-sounds": ["word", "ipa"],
  "aloud-silent": ["word", "letter"],
  "aloud-past": ["word", "sound"],
  "aloud-linking": ["words"],
  "aloud-pause": ["word"],
  "aloud-small-words": ["words"],
  // Items made before 2026-11-23 hold these two; sets that were made with them still show them.
  "dictation-focus": ["focus"],
  "dictation-note": ["note"],
} as const satisfies Record<string, readonly string[]>;

export type ExplanationKey = keyof typeof explanationParams;

function isExplanationKey(value: string): value is ExplanationKey {
  return Object.hasOwn(explanationParams, value);
}

export const explanationKeys = Object.keys(explanationParams).filter(isExplanationKey);

export const Explanation = z
  .object({
    key: z.custom<ExplanationKey>((value) => typeof value === "string" && isExplanationKey(value)),
    params: z.record(z.string(), z.string().check(z.minLength(1))),
  })
  .check(
    z.refine(({ key, params }) => {
      const given = Object.keys(params).sort().join();
      return given === [...explanationParams[key]].sort().join();
    }, "parameters do not match the explanation's key"),
  );
export type Explanation = z.infer<typeof Explanation>;

/** One line of an explanation; the compiler asks for exactly the parameters its key takes. */
export function explain<K extends ExplanationKey>(
  key: K,
  params: Record<(typeof explanationParams)[K][number], string>,
): Explanation {
  return { key, params };
}
