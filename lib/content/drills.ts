import type { EditCategory } from "@/lib/core/edit-kinds";
import { isQuestionType, type QuestionType } from "@/lib/questions/types";

/**
 * Which mistakes the practice of a type is a drill for, each in one row: cut-off endings and small words; every letter of a
 * sentence that is heard; the one word that fits; sentences put back where they belong.
 */
const drilled: Partial<Record<QuestionType, readonly EditCategory[]>> = {
  "read-and-complete": ["article", "agreement", "number", "verb-form", "tense", "preposition", "pronoun"],
  "listen-and-type": ["spelling", "capital", "punctuation", "missing-word", "repeated-word"],
  "fill-in-the-blanks": ["word-choice", "countability", "comparison"],
  "interactive-reading": ["connector", "word-order"],
};

const types = Object.keys(drilled).filter(isQuestionType);

/** The practice that trains what a category of mistakes is about. */
export function drillOf(category: EditCategory): QuestionType | null {
  return types.find((type) => drilled[type]?.includes(category)) ?? null;
}
