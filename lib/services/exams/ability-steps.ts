import "server-only";

import { pointsOf } from "@/lib/core/score-scale";
import { abilityOf, inPoints } from "@/lib/exam/ability";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { start } from "@/lib/exam/exam";
import { abilityNamed, record, type ExamState } from "@/lib/exam/state";
import type { ExamReportView } from "@/lib/services/exams/report-views";
import type { Sitting } from "@/lib/services/exams/sitting";

type Step = ExamReportView["abilities"][number];

/** The ability after each observation, from the log of a sitting. */
export function abilitySteps({
  state,
  blueprint,
  plan,
}: Pick<Sitting, "state" | "blueprint" | "plan">): Step[] {
  const steps: Step[] = [];
  let current: ExamState = start(blueprint, state.prior, state.seed, state.met);
  const asked = new Map<number, number | null>();
  for (const entry of state.log) {
    current = record(current, blueprint, entry);
    if (entry.event === "asked") {
      asked.set(entry.slot, entry.observation?.params.b ?? null);
      continue;
    }
    const { skill } = slotAt(blueprint, entry.slot);
    const density = current.densities[abilityNamed(blueprint, skill)];
    const difficulty = asked.get(entry.slot) ?? null;
    const task = plan.find(({ slots }) => slots.some((slot) => slot === entry.slot));
    if (!density || difficulty === null || entry.score.state !== "share" || !task) continue;
    steps.push({
      index: task.index,
      of: blueprint.measures === "general" ? "general" : skill,
      difficulty: pointsOf(difficulty),
      share: entry.score.share,
      ability: inPoints(abilityOf(density)),
    });
  }
  return steps;
}
