import { clipPoints, pointsOf } from "@/lib/core/score-scale";
import { abilityOf, inPoints } from "@/lib/exam/ability";
import { type Blueprint, slotAt } from "@/lib/exam/blueprint/blueprint";
import { start } from "@/lib/exam/exam";
import { abilityNamed, type Asked, type ExamState, record, turnsOf } from "@/lib/exam/state";
import { skills } from "@/lib/questions/define-schema";
import type { TraceView } from "@/lib/questions/report-view";

const usual = 1.96;
const rounded = (points: number) => Math.round(clipPoints(points));

/** What was thought of each ability after each answer that a key scores, in the order of the sitting. */
export function traceAbility(state: ExamState, blueprint: Blueprint): TraceView[] {
  const asked = new Map(turnsOf(state).map((turn, at) => [at, turn.asked]));
  const found = new Map<string, TraceView["at"]>();
  let now = start(blueprint, state.prior, state.seed, state.met);
  for (const entry of state.log) {
    now = record(now, blueprint, entry);
    if (entry.event !== "scored" || entry.score.state !== "share") continue;
    const { task, skill } = slotAt(blueprint, entry.slot);
    const name = abilityNamed(blueprint, skill);
    const step = pointAt(now, name, asked.get(entry.slot));
    if (!step) continue;
    const at = found.get(name) ?? [];
    found.set(name, [...at, { position: entry.slot, task, share: entry.score.share, ...step }]);
  }
  return [...found].map(([name, at]) => ({ skill: skills.find((each) => each === name) ?? null, at }));
}

function pointAt(state: ExamState, name: string, asked: Asked | undefined) {
  const density = state.densities[name];
  if (!density || !asked?.observation) return null;
  const { points, error } = inPoints(abilityOf(density));
  return {
    difficulty: rounded(pointsOf(asked.observation.params.b)),
    points: rounded(points),
    low: rounded(points - usual * error),
    high: rounded(points + usual * error),
  };
}
