import { type Blueprint, type ExamTask, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { timeOf } from "@/lib/exam/blueprint/task-times";
import type { Skill } from "@/lib/questions/define-schema";

/** What is on the screen at once: a question with all its steps, a round, or a task that is written or spoken. */
export type PlannedTask = {
  index: number;
  /** Its slots; the second one is the sequel of the first. */
  slots: readonly [first: number, ...sequel: number[]];
  task: ExamTask;
  skill: Skill;
  skills: readonly Skill[];
  /** An engine scores it; else a key does. */
  isOpen: boolean;
  isRound: boolean;
  /** The number of its first item among all of the sitting, and how many there are. */
  position: number;
  size: number;
  /** Seconds to prepare and the limit, of all its items and steps. */
  prepare: number;
  limit: number;
};

const known = new WeakMap<Blueprint, readonly PlannedTask[]>();

/** The tasks of a blueprint, in order. What is asked in them is chosen while somebody sits. */
export function planTasks(blueprint: Blueprint): readonly PlannedTask[] {
  const plan = known.get(blueprint) ?? plannedTasks(blueprint);
  known.set(blueprint, plan);
  return plan;
}

function plannedTasks(blueprint: Blueprint): PlannedTask[] {
  const slots = slotsOf(blueprint);
  const tasks: PlannedTask[] = [];
  let position = 0;
  for (const [at, slot] of slots.entries()) {
    if (slot.isSequel) continue;
    const sequel = slots[at + 1]?.isSequel ? slots[at + 1] : undefined;
    const times = [
      ...slot.facets.map((facet) => timeOf(slot.task, facet)),
      ...(sequel ? sequel.facets.map((facet) => timeOf(sequel.task, facet)) : []),
    ];
    const sum = (part: "prepare" | "limit") => times.reduce((total, time) => total + time[part], 0);
    tasks.push({
      index: tasks.length,
      slots: sequel ? [at, at + 1] : [at],
      task: slot.task,
      skill: slot.skill,
      skills: sequel ? [slot.skill, sequel.skill] : [slot.skill],
      isOpen: slot.weight !== null,
      isRound: slot.facets.length > 1,
      position,
      size: slot.facets.length,
      prepare: sum("prepare"),
      limit: sum("limit"),
    });
    position += slot.facets.length;
  }
  return tasks;
}

/** The task to which an item of this number belongs; undefined for a number that no item has. */
export const taskAt = (plan: readonly PlannedTask[], position: number) =>
  plan.find((each) => position >= each.position && position < each.position + each.size);

/** Neighbours of one kind, for saying where somebody is. */
export function sectionsOf(plan: readonly PlannedTask[]) {
  const sections: { task: ExamTask; skill: Skill; tasks: PlannedTask[] }[] = [];
  for (const each of plan) {
    const last = sections.at(-1);
    if (last?.task === each.task) last.tasks.push(each);
    else sections.push({ task: each.task, skill: each.skill, tasks: [each] });
  }
  return sections;
}
