import { examDifficulty } from "@/lib/core/bank-scale";
import type { ExamTask } from "@/lib/exam/blueprint/blueprint";
import { measureOf } from "@/lib/exam/measures";
import type { Model, Params } from "@/lib/exam/response-model";
import type { QuestionType } from "@/lib/questions/types";

/** What the engine knows of an item; nothing of its text. */
export type ExamItem = {
  id: string;
  version: number;
  /** The shelf it stands on: a task, or several tasks that draw from one. */
  shelf: string;
  facet: string;
  model: Model;
  /** Null for what an engine scores: any will do. */
  params: Params | null;
  testletVariance: number;
  enemies: readonly string[];
};

type BankItem = {
  id: string;
  type: QuestionType;
  version: number;
  params: Params;
  enemies: readonly string[];
};

/** An item of the bank, its difficulty on the exam's scale. Null for a type that the engine does not measure by. */
export function fromBank(item: BankItem, facet: string): ExamItem | null {
  const measure = measureOf(item.type);
  if (!measure) return null;
  const { a, b, c, se } = item.params;
  return {
    id: item.id,
    version: item.version,
    shelf: shelfOf(item.type),
    facet,
    model: measure.model,
    params: { a, b: examDifficulty(b), c, se },
    testletVariance: measure.testletVariance,
    enemies: item.enemies,
  };
}

/** One picture is described in writing or in speech, and met once. */
const shared: Partial<Record<ExamTask, string>> = {
  "write-about-the-photo": "photo",
  "speak-about-the-photo": "photo",
};

export const shelfOf = (task: ExamTask): string => shared[task] ?? task;

/** A prompt of an open task, or a picture. */
export function fromPrompt(id: string, task: ExamTask): ExamItem {
  return {
    id,
    version: 1,
    shelf: shelfOf(task),
    facet: "",
    model: "graded",
    params: null,
    testletVariance: 0,
    enemies: [],
  };
}
