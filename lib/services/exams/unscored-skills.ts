import "server-only";

import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import type { Skill } from "@/lib/questions/define-schema";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import { asksSkill } from "@/lib/services/exams/kind-rules";
import type { Runtime } from "@/lib/services/runtime";

/** Skills that a blueprint asks and nothing here scores. */
export const unscoredSkills = (runtime: Pick<Runtime, "correctors">, blueprint: Blueprint): Skill[] =>
  asksSkill(blueprint, "speaking") && !isSpeechSold(runtime) ? ["speaking"] : [];

/** Nothing of it would be scored. */
export const isUnheard = (runtime: Pick<Runtime, "correctors">, blueprint: Blueprint) => {
  const unscored = unscoredSkills(runtime, blueprint);
  return Object.values(blueprint.parts).every(({ skill }) => unscored.includes(skill));
};
