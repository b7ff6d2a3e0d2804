import type { SpeakingTask, WritingTask } from "@/lib/core/corrected-tasks";
import type { Skill } from "@/lib/questions/define-schema";
import type { QuestionType } from "@/lib/questions/types";

export type ExamTask = QuestionType | Exclude<WritingTask, "free-text"> | SpeakingTask;

export type Part = {
  skill: Skill;
  /** How many items, and between which numbers the format has it. */
  count: number;
  range: readonly [least: number, most: number];
  /** How many of each kind of item; of one kind unless said. */
  facets?: Readonly<Record<string, number>>;
  /** All of them are asked straight on and are one observation. */
  isRound?: true;
  /** Asked right after each item of the part above, of the same item. */
  isSequel?: true;
  /** Beside the other tasks that an engine scores for the skill; left out where a key scores. */
  weight?: number;
};

/** One edition of a test as data: what is asked, in this order. Published versions are never changed, only followed. */
export type Blueprint = {
  id: string;
  version: string;
  /** Where its counts come from. */
  source: string;
  /** Which skills its report has; `general` is one ability behind all of its items. */
  measures: "skills" | "general";
  parts: Readonly<Partial<Record<ExamTask, Part>>>;
};

export type NamedPart = Part & { task: ExamTask };

export function partsOf({ parts }: Blueprint): NamedPart[] {
  return Object.entries(parts).map(([task, part]) => ({ ...part, task: task as ExamTask }));
}

export type Slot = {
  task: ExamTask;
  skill: Skill;
  /** The kinds of the items that are asked here: one, or all of a round. */
  facets: readonly string[];
  /** Asked of the item of the slot before. */
  isSequel: boolean;
  weight: number | null;
};

const facetsOf = ({ facets, count }: Part): string[] =>
  facets
    ? Object.entries(facets).flatMap(([facet, number]) => Array<string>(number).fill(facet))
    : Array<string>(count).fill("");

const known = new WeakMap<Blueprint, readonly Slot[]>();

/** What is asked, one after the other. */
export function slotsOf(blueprint: Blueprint): readonly Slot[] {
  const slots = known.get(blueprint) ?? listSlots(blueprint);
  known.set(blueprint, slots);
  return slots;
}

function listSlots(blueprint: Blueprint): Slot[] {
  const parts = partsOf(blueprint);
  return parts.flatMap((part, at) => {
    if (part.isSequel) return [];
    const facets = facetsOf(part);
    const asked = part.isRound ? [facets] : facets.map((facet) => [facet]);
    const sequel = parts[at + 1]?.isSequel ? parts[at + 1] : undefined;
    return asked.flatMap((each) => [slotOf(part, each), ...(sequel ? [slotOf(sequel, each)] : [])]);
  });
}

const slotOf = (part: NamedPart, facets: readonly string[]): Slot => ({
  task: part.task,
  skill: part.skill,
  facets,
  isSequel: part.isSequel ?? false,
  weight: part.weight ?? null,
});

/** Throws an Error when the blueprint has no such slot. */
export function slotAt(blueprint: Blueprint, at: number): Slot {
  const slot = slotsOf(blueprint)[at];
  if (!slot) throw new Error(`The blueprint ${blueprint.id} has no slot ${at}.`);
  return slot;
}
