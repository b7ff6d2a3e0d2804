import type { Gate } from "@/lib/bank/gate";
import type { GlossRow } from "@/lib/bank/glosses/gloss-file";
import { type GlossLocale, glossLanguages } from "@/lib/bank/glosses/languages";
import { traditionalOnly } from "@/lib/bank/glosses/traditional-characters";

/** A gloss with the forms in which the bank has its word. */
export type GlossCandidate = GlossRow & { forms: readonly string[] };

const MOST_WORDS = 3;

const withoutBrackets = (gloss: string) => gloss.replaceAll(/\s*(?:\([^()]*\)|（[^（）]*）)\s*/g, " ").trim();

/** The words a gloss gives, without what stands in brackets. */
export function wordsGiven(gloss: string, locale: GlossLocale): string[] {
  return withoutBrackets(gloss)
    .split(glossLanguages[locale].comma)
    .map((word) => word.trim());
}

/** For comparing: what a reader takes for the same word. */
export const foldGloss = (gloss: string) => gloss.normalize("NFC").toLowerCase();

/** Gates for one gloss alone, in the order in which they are asked. */
export function glossGates(locale: GlossLocale): Gate<GlossCandidate>[] {
  const { letters, comma, brackets, longest, forms } = glossLanguages[locale];
  const [open, close] = brackets;
  const pieces = (gloss: string) => gloss.split(/[\s\-'’,、，()（）…]+/).filter((piece) => piece !== "");
  return [
    { name: "nfc", passes: ({ gloss }) => gloss === gloss.normalize("NFC") },
    { name: "length", passes: ({ gloss }) => [...gloss].length <= longest },
    { name: "brackets", passes: ({ gloss }) => areClosed(gloss, open, close) },
    { name: "comma", passes: ({ gloss }) => hasPlainCommas(gloss, comma) },
    { name: "script", passes: ({ gloss }) => pieces(gloss).every((piece) => letters.test(piece)) },
    { name: "spaces", passes: ({ gloss }) => !/\s{2}|[^\S ]| [,)、，）]|[(（] /.test(gloss) },
    {
      name: "simplified",
      passes: ({ gloss }) => locale !== "zh" || ![...gloss].some((each) => traditionalOnly.has(each)),
    },
    { name: "few-words", passes: ({ gloss }) => wordsGiven(gloss, locale).length <= MOST_WORDS },
    {
      name: "same-word-twice",
      passes: ({ gloss }) =>
        new Set(wordsGiven(gloss, locale).map(foldGloss)).size === wordsGiven(gloss, locale).length,
    },
    {
      name: "english-word",
      passes: ({ gloss, lemma, forms: english }) => ![lemma, ...english].includes(foldGloss(gloss)),
    },
    {
      name: "form-of-class",
      passes: ({ gloss, partOfSpeech }) => {
        const { is, isNot } = forms[partOfSpeech] ?? {};
        return wordsGiven(gloss, locale).every(
          (word) => word !== "" && (is?.test(word) ?? true) && !(isNot?.test(word) ?? false),
        );
      },
    },
  ];
}

function areClosed(gloss: string, open: string, close: string) {
  const found = gloss.match(/[()（）]/g) ?? [];
  return found.length === 0 || (found.join("") === open + close && gloss.indexOf(open) > 0);
}

/** Nothing but this language's comma divides the words. */
function hasPlainCommas(gloss: string, comma: string) {
  const rest = gloss.replaceAll(comma, " ");
  return !/[,;:.、，；。/|"“”«»!?]/.test(rest) && !gloss.endsWith(comma.trim());
}
