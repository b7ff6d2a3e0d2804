import { setTimeout as wait } from "node:timers/promises";

import { seededRandom } from "@/lib/bank/seeded-random";
import type { ExamKind } from "@/lib/core/exam-kinds";
import { countByState, countDoubled, countWrongCredits, findLost } from "@/tests/faults/sittings/audit";
import { type Acknowledged, retried, sitOnce } from "@/tests/faults/sittings/learner";
import { openStage } from "@/tests/faults/sittings/stage";

/** Which exams are sat, in turn; the second mock exam is given up. */
const kinds: { kind: ExamKind; givesUpAt: number | null }[] = [
  { kind: "mock", givesUpAt: null },
  { kind: "diagnostic", givesUpAt: null },
  { kind: "short-writing", givesUpAt: null },
  { kind: "section", givesUpAt: null },
  { kind: "mock", givesUpAt: 4 },
];
const patienceMillis = 120_000;

const share = (values: readonly number[], part: number) =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0);

type Run = { sittings: number; seed: string; isCalm?: boolean; atOnce?: number; thinksMillis?: number };

/** So many sittings, while API, worker and database are killed again and again; what is wrong at the end. */
export async function sitThroughFaults({
  sittings,
  seed,
  isCalm = false,
  atOnce = 8,
  thinksMillis = 0,
}: Run) {
  const stage = await openStage();
  if (isCalm) await stage.calm();
  try {
    const said: Acknowledged[] = [];
    const took: number[] = [];
    let nth = 0;
    const sitSome = async () => {
      for (let own = nth++; own < sittings; own = nth++) {
        const plan = kinds[own % kinds.length] ?? { kind: "diagnostic" as const, givesUpAt: null };
        said.push(
          ...(await sitOnce(stage, { ...plan, thinksMillis, took, random: seededRandom(`${seed}/${own}`) })),
        );
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, sittings) }, sitSome));
    await stage.calm();
    const { runtime } = stage;
    const end = Date.now() + patienceMillis;
    let states = await retried(() => countByState(runtime));
    while ((states.scoring ?? 0) > 0 && Date.now() < end) {
      await wait(500);
      states = await retried(() => countByState(runtime));
    }
    const lost = await findLost(runtime, said);
    return {
      ...{ sittings, seed, kills: stage.kills, states, acknowledged: said.length },
      ...{ lost: lost.length, doubled: await countDoubled(runtime) },
      wrongCredits: await countWrongCredits(runtime),
      millis: { median: share(took, 0.5), p95: share(took, 0.95) },
    };
  } finally {
    await stage.close();
  }
}
