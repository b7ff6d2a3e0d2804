import "server-only";

import { slotsOf } from "@/lib/exam/blueprint/blueprint";
import { turnsOf } from "@/lib/exam/state";
import type { Sitting } from "@/lib/services/exams/sitting";

/** Half of what the blueprint asks is answered: there can be a score. */
export function isPastHalf({ state, blueprint }: Pick<Sitting, "state" | "blueprint">): boolean {
  const answered = turnsOf(state).filter(({ score }) => score !== null).length;
  return answered * 2 >= slotsOf(blueprint).length;
}
