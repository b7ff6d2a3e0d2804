import "server-only";

import { slotsOf } from "@/lib/exam/blueprint/blueprint";
import { turnsOf } from "@/lib/exam/state";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { currentTask, type Sitting } from "@/lib/services/exams/sitting";

/** Half of what the blueprint asks is answered: there can be a score. */
export function isPastHalf({ state, blueprint }: Pick<Sitting, "state" | "blueprint">): boolean {
  const answered = turnsOf(state).filter(({ score }) => score !== null).length;
  return answered * 2 >= slotsOf(blueprint).length;
}

/**
 * Skills that have no score if the sitting is handed in now: nothing of them is answered or on the screen, or nothing here
 * scores them. None where one ability is behind all items.
 */
export function scorelessSkills(sitting: Sitting): Skill[] {
  const { state, blueprint, unscored } = sitting;
  if (blueprint.measures === "general") return [];
  const slots = slotsOf(blueprint);
  const answered = turnsOf(state).flatMap(({ score }, at) =>
    score === null ? [] : (slots[at]?.skill ?? []),
  );
  const current = currentTask(sitting);
  const known = new Set([...answered, ...(current?.task.begunAt ? current.planned.skills : [])]);
  const asked = new Set(slots.map(({ skill }) => skill));
  return skills.filter((skill) => asked.has(skill) && (!known.has(skill) || unscored.includes(skill)));
}
