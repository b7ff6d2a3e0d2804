import type { Assessment, Edit } from "@/lib/assess/assessment";
import { firstToFix as firstCategory } from "@/lib/assess/writing/first-to-fix";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import type { EditCategory } from "@/lib/core/edit-kinds";
import { type NoteCriterion, noteCriteria } from "@/lib/core/sample-notes";
import { writePurpose } from "@/lib/questions/purpose";
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

const spellingCourse = "det-read-and-complete-prep-course";
const sentenceCourse = "det-fill-in-the-blanks";
const summaryCourse = "det-prep-course-interactive-listening";
const freeCourse = "det-prep-course-writing-sample";

function courseOfTask(task: CorrectedTask) {
  const type = taskTypes.find((each) => each === task);
  if (type) return taskFormats[type].course;
  return task === "summarize-the-conversation" ? summaryCourse : freeCourse;
}

const course = (slug: string): Drill => ({ kind: "course", slug });

/** Questions of the type that a course prepares for: words are learned by completing them. */
function setOf(slug: string): Drill {
  const type = taskTypes.find((each) => taskFormats[each].course === slug);
  return type ? { kind: "practice", purpose: writePurpose({ kind: "type", type }) } : course(slug);
}

/** What trains a category: a practice set where it is about words, else a course; null where the task's own does. */
export function drillOfCategory(category: EditCategory): Drill | null {
  if (category === "spelling") return setOf(spellingCourse);
  if (category === "word-choice") return setOf(sentenceCourse);
  if (category === "capital") return course(spellingCourse);
  return criterionOf(category) === "grammar" && category !== "punctuation" ? course(sentenceCourse) : null;
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
    drill: drillOfCategory(category) ?? course(courseOfTask(task)),
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
