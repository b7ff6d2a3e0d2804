import type { Assessment, Edit } from "@/lib/assess/assessment";
import { firstToFix as firstCategory } from "@/lib/assess/writing/first-to-fix";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import type { EditCategory, Training } from "@/lib/core/edit-kinds";
import { type NoteCriterion, noteCriteria } from "@/lib/core/sample-notes";
import { writePurpose } from "@/lib/questions/purpose";
import { levelAt } from "@/lib/services/practice/level-at";
import type { Drill, FirstToFix } from "@/lib/services/corrections/views";

/** What a category belongs to, where it is not grammar. */
const criteria: Partial<Record<EditCategory, NoteCriterion>> = {
  spelling: "vocabulary",
  "word-choice": "vocabulary",
  "repeated-word": "vocabulary",
  connector: "organisation",
};
const criterionOf = (category: EditCategory) => criteria[category] ?? "grammar";

/** Below it a mistake is a hint. */
export const sureFrom = 0.5;

/** The courses of Read and Complete and of Fill in the Blanks: their questions are what trains words and grammar. */
const courseOf: Record<Training, string> = {
  spelling: "det-read-and-complete-prep-course",
  words: "det-fill-in-the-blanks",
  grammar: "det-read-and-complete-prep-course",
};
/** What no question asks for is not named: a comma, a capital, the order of words, a word too many. */
const trainingOf: Partial<Record<EditCategory, Training>> = {
  spelling: "spelling",
  "word-choice": "words",
  article: "grammar",
  agreement: "grammar",
  number: "grammar",
  "verb-form": "grammar",
  tense: "grammar",
  preposition: "grammar",
  pronoun: "grammar",
  "missing-word": "grammar",
};
const summaryCourse = "det-prep-course-interactive-listening";
const freeCourse = "det-prep-course-writing-sample";

function courseOfTask(task: CorrectedTask) {
  const type = taskTypes.find((each) => each === task);
  if (type) return taskFormats[type].course;
  return task === "summarize-the-conversation" ? summaryCourse : freeCourse;
}

const course = (slug: string): Drill => ({ kind: "course", slug });

/**
 * What trains a category: questions that ask for exactly such words or endings, for somebody with so many points. Null
 * where no question does.
 */
export function drillOfCategory(category: EditCategory, points: number | null): Drill | null {
  const trains = trainingOf[category];
  const type = trains && taskTypes.find((each) => taskFormats[each].course === courseOf[trains]);
  if (!type) return null;
  return {
    kind: "practice",
    ...{ purpose: writePurpose({ kind: "type", type }), level: levelAt(points), trains },
  };
}

/** The one thing to begin with: the category of mistakes that costs most or, without any, the lowest criterion. */
export function firstToFix(assessment: Assessment, task: CorrectedTask): FirstToFix | null {
  const first = firstCategory(assessment);
  if (!first) return lowestCriterion(assessment, task);
  const { category, edits } = first;
  return {
    criterion: criterionOf(category),
    ...{ category, kind: mostFrequent(edits) },
    editIds: edits.map(({ id }) => id),
    drill: drillOfCategory(category, assessment.overall?.det ?? null),
  };
}

function mostFrequent(edits: readonly Edit[]) {
  const kinds = [...Map.groupBy(edits, ({ kind }) => kind)];
  const [first] = kinds.toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? null;
}

function lowestCriterion(assessment: Assessment, task: CorrectedTask): FirstToFix | null {
  const scored = noteCriteria.flatMap((criterion) => {
    const band = assessment.criteria[criterion];
    return band ? [{ criterion, det: band.det }] : [];
  });
  const [lowest] = scored.toSorted((one, other) => one.det - other.det);
  if (!lowest) return null;
  return {
    criterion: lowest.criterion,
    ...{ category: null, kind: null, editIds: [] },
    drill: course(courseOfTask(task)),
  };
}
