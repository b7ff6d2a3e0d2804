import type { Assessment, Edit } from "@/lib/assess/assessment";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { type EditCategory, editKinds } from "@/lib/core/edit-kinds";
import { type NoteCriterion, noteCriteria } from "@/lib/core/sample-notes";
import type { FirstToFix } from "@/lib/services/corrections/views";

type Weight = { criterion: NoteCriterion; weight: number };
const grammar = (weight: number): Weight => ({ criterion: "grammar", weight });
const vocabulary = (weight: number): Weight => ({ criterion: "vocabulary", weight });

/** How much a mistake of a category costs a reader, and what it belongs to. */
const weights: Record<EditCategory, Weight> = {
  spelling: vocabulary(0.7),
  capital: grammar(0.3),
  punctuation: grammar(0.4),
  article: grammar(0.8),
  agreement: grammar(1),
  number: grammar(1),
  countability: grammar(0.9),
  "verb-form": grammar(1.2),
  tense: grammar(1.2),
  preposition: grammar(0.8),
  comparison: grammar(0.9),
  "word-order": grammar(1.3),
  pronoun: grammar(1),
  "word-choice": vocabulary(1),
  connector: { criterion: "organisation", weight: 1 },
  "missing-word": grammar(1.2),
  "repeated-word": vocabulary(0.5),
};

/** Below it a mistake is a hint. */
export const sureFrom = 0.5;

const spellingCourse = "det-read-and-complete-prep-course";
const sentenceCourse = "det-fill-in-the-blanks";
const summaryCourse = "det-prep-course-interactive-listening";
const freeCourse = "det-prep-course-writing-sample";

export function courseOfTask(task: CorrectedTask) {
  const type = taskTypes.find((each) => each === task);
  if (type) return taskFormats[type].course;
  return task === "summarize-the-conversation" ? summaryCourse : freeCourse;
}

/** The course that trains a category; null where the task's own does. */
export function courseOfCategory(category: EditCategory) {
  if (category === "spelling" || category === "capital") return spellingCourse;
  return weights[category].criterion === "grammar" && category !== "punctuation" ? sentenceCourse : null;
}

/** The one thing to begin with: the category of mistakes that costs most or, without any, the lowest criterion. */
export function firstToFix(assessment: Assessment, task: CorrectedTask): FirstToFix | null {
  const sure = assessment.edits.filter(({ confidence }) => confidence >= sureFrom);
  const groups = [...Map.groupBy(sure, ({ category }) => category)].map(([category, edits]) => ({
    category,
    edits,
    cost: edits.reduce((sum, { confidence }) => sum + confidence * weights[category].weight, 0),
  }));
  const [worst] = groups.toSorted((one, other) => other.cost - one.cost);
  if (!worst) return lowestCriterion(assessment, task);
  const { category, edits } = worst;
  const kind = mostFrequent(edits);
  return {
    criterion: weights[category].criterion,
    ...{ category, kind },
    editIds: edits.map(({ id }) => id),
    drill: { kind: "course", slug: courseOfCategory(category) ?? courseOfTask(task) },
  };
}

function mostFrequent(edits: readonly Edit[]) {
  const kinds = [...Map.groupBy(edits, ({ kind }) => kind)];
  const [first] = kinds.toSorted(([, one], [, other]) => other.length - one.length);
  return first && first[0] in editKinds ? first[0] : null;
}

function lowestCriterion({ criteria }: Assessment, task: CorrectedTask): FirstToFix | null {
  const scored = noteCriteria.flatMap((criterion) => {
    const band = criteria[criterion];
    return band ? [{ criterion, det: band.det }] : [];
  });
  const [lowest] = scored.toSorted((one, other) => one.det - other.det);
  if (!lowest) return null;
  return {
    criterion: lowest.criterion,
    ...{ category: null, kind: null, editIds: [] },
    drill: { kind: "course", slug: courseOfTask(task) },
  };
}
