import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { type Features } from "@/lib/assess/writing/features/features";
import { shareWhere } from "@/lib/assess/writing/features/measure-language";
import { type ScoredText } from "@/lib/assess/writing/text/scored-text";
import { type EditCategory, editKinds } from "@/lib/core/edit-kinds";

const mechanics = new Set<EditCategory>(["capital", "punctuation"]);
type Measured = "spelling" | "mechanics" | "grammar";
const measuredAs = ({ kind }: FoundEdit): Measured => {
  const category = editKinds[kind];
  if (category === "spelling") return "spelling";
  return mechanics.has(category) ? "mechanics" : "grammar";
};

type ErrorMeasures = Pick<
  Features,
  "grammarErrors" | "mechanicsErrors" | "spellingErrors" | "cleanSentences"
>;

/** What is no word is surely a mistake, however doubtful it is what was meant. */
const weightOf = ({ kind, confidence }: FoundEdit) => (kind === "misspelled" ? 1 : confidence);

/** Mistakes in 100 words, a doubtful one as the part of one that it is likely to be; by part, as the texts are. */
export function measureErrors(
  parts: readonly ScoredText[],
  edits: readonly (readonly FoundEdit[])[],
): ErrorMeasures {
  const counts: Record<Measured, number> = { spelling: 0, mechanics: 0, grammar: 0 };
  const isClean: boolean[] = [];
  let words = 0;
  parts.forEach(({ sentences }, at) => {
    for (const sentence of sentences) {
      const own = (edits[at] ?? []).filter(({ start }) => sentence.start <= start && start < sentence.end);
      for (const edit of own) counts[measuredAs(edit)] += weightOf(edit);
      words += sentence.words.length;
      isClean.push(own.every((edit) => weightOf(edit) < 0.5));
    }
  });
  // A mistake weighs less in five words than five times that in twenty-five.
  const rate = (count: number) => (count / (words + 8)) * 100;
  return {
    grammarErrors: rate(counts.grammar),
    mechanicsErrors: rate(counts.mechanics),
    spellingErrors: rate(counts.spelling),
    cleanSentences: shareWhere(isClean, (clean) => clean),
  };
}
