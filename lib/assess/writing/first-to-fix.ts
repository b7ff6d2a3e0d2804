import { type Assessment, type Edit } from "@/lib/assess/assessment";
import { editCategories, type EditCategory } from "@/lib/core/edit-kinds";

/** How much a mistake of a category costs a reader, against one of agreement. */
const weights: Record<EditCategory, number> = {
  spelling: 0.8,
  capital: 0.4,
  punctuation: 0.5,
  article: 0.7,
  agreement: 1,
  number: 0.8,
  countability: 0.8,
  "verb-form": 1,
  tense: 1,
  preposition: 0.8,
  comparison: 0.8,
  "word-order": 1.1,
  pronoun: 0.8,
  "word-choice": 0.9,
  connector: 0.8,
  "missing-word": 1.1,
  "repeated-word": 0.5,
};

export type FirstToFix = { category: EditCategory; edits: Edit[] };

/** Which category to work on first: what comes often and costs much. Null where nothing was found for sure. */
export function firstToFix({ edits }: Pick<Assessment, "edits">): FirstToFix | null {
  const sure = edits.filter(({ confidence }) => confidence >= 0.5);
  const [first] = editCategories
    .map((category) => ({ category, edits: sure.filter((edit) => edit.category === category) }))
    .filter((each) => each.edits.length > 0)
    .map((each) => ({
      ...each,
      worth: each.edits.reduce((sum, { confidence }) => sum + confidence * weights[each.category], 0),
    }))
    .toSorted((one, other) => other.worth - one.worth);
  return first ? { category: first.category, edits: first.edits } : null;
}
