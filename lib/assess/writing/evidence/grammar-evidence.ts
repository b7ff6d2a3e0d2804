import { type Edit, type Evidence } from "@/lib/assess/assessment";
import {
  isCleanSentence,
  type JudgedPart,
  noteAt,
  sentencesOf,
  sureEdit,
} from "@/lib/assess/writing/evidence/judged-part";
import { avoidedPairsOf } from "@/lib/assess/writing/features/measure-language";
import { subordinators } from "@/lib/assess/writing/features/word-lists";
import { type ScoredSentence } from "@/lib/assess/writing/text/scored-text";
import { type EditCategory, type EditKind } from "@/lib/core/edit-kinds";
import { type NoteKind, noteKinds } from "@/lib/core/sample-notes";

const byKind: Partial<Record<EditKind, NoteKind>> = {
  "if-clause": "condition",
  "irregular-past": "irregular-form",
  "irregular-plural": "irregular-form",
  "adjective-adverb": "adverb",
  "double-subject": "said-twice",
};
const byCategory: Partial<Record<EditCategory, NoteKind>> = {
  agreement: "agreement",
  tense: "tense",
  number: "number",
  countability: "number",
  article: "article",
  preposition: "preposition",
  "verb-form": "verb-pattern",
  "word-order": "word-order",
  "missing-word": "missing-word",
  "repeated-word": "said-twice",
  comparison: "comparison",
  pronoun: "pronoun",
  "word-choice": "usual-phrase",
};

const noteOf = ({ kind, category }: Edit) => byKind[kind] ?? byCategory[category];

/** What is to mend, of the notes that most edits have: the surest place of each. */
export function mendEvidence(parts: readonly JudgedPart[]): Evidence[] {
  const noted = parts
    .flatMap(({ edits }) => edits)
    .filter(({ confidence }) => confidence >= sureEdit)
    .flatMap((edit) => {
      const kind = noteOf(edit);
      return kind ? [{ kind, edit }] : [];
    });
  return [...Map.groupBy(noted, ({ kind }) => kind)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([kind, places]) => {
      const [best] = places.toSorted((one, other) => other.edit.confidence - one.edit.confidence);
      // Nothing is quoted where a word is only missing.
      return best && best.edit.start < best.edit.end
        ? [noteAt({ criterion: noteKinds[kind].criterion, kind }, best.edit.part, best.edit)]
        : [];
    });
}

const unreal =
  /\bif\s+(?:\w+\s+){1,4}?(?:were|had|could|\w+ed)\b[^.;]*\b(?:would|could|might)\b|\b(?:would|could|might)\b[^.;]*\bif\s+(?:\w+\s+){1,4}?(?:were|had|\w+ed)\b/iu;
const rich =
  /\b(?:whose|whom|not only\b[^.]*\bbut|having \w+(?:ed|en)|(?:has|have|had) been \w+(?:ed|en|ing)|(?:would|could|should|might|must) have \w+(?:ed|en|ne|de)|no sooner|had I|were it|the (?:more|less|\w+er)\b[^.,]*, the (?:more|less|\w+er))\b/iu;

const isSmooth = (sentence: ScoredSentence) => avoidedPairsOf(sentence).filter(Boolean).length <= 1;

function praiseOf(sentence: ScoredSentence): NoteKind | null {
  const length = sentence.words.length;
  if (length < 8 || length > 40) return null;
  if (unreal.test(sentence.text)) return "unreal-case";
  if (rich.test(sentence.text)) return "rich-structure";
  const clauses = sentence.lower.slice(1).filter((word) => subordinators.has(word)).length;
  return length >= 12 && clauses >= 1 ? "complex-sentence" : null;
}

/** Sentences that show what their writer can do, and have no mistake that was found. */
export const grammarPraise = (parts: readonly JudgedPart[]): Evidence[] =>
  sentencesOf(parts).flatMap(({ part, sentence }) => {
    const kind = praiseOf(sentence);
    return kind && isCleanSentence(part, sentence) && isSmooth(sentence)
      ? [noteAt({ criterion: "grammar", kind }, part.part, sentence)]
      : [];
  });
