import { setTimeout as wait } from "node:timers/promises";

import { seededRandom } from "@/lib/bank/seeded-random";
import type { ExamKind } from "@/lib/core/exam-kinds";
import {
  countByState,
  countDoubled,
  countWrongCredits,
  countWrongEnds,
  findLateCounted,
  findLost,
  findUnsaved,
} from "@/tests/faults/sittings/audit";
import { retried } from "@/tests/faults/sittings/calls";
import { sitOnce } from "@/tests/faults/sittings/learner";
import { newLedger } from "@/tests/faults/sittings/ledger";
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
  const ledger = newLedger();
  const stage = await openStage(() => ledger.answers.length);
  if (isCalm) await stage.calm();
  try {
    let nth = 0;
    const sitSome = async () => {
      for (let own = nth++; own < sittings; own = nth++) {
        const plan = kinds[own % kinds.length] ?? { kind: "diagnostic" as const, givesUpAt: null };
        await sitOnce(stage, { ...plan, thinksMillis, ledger, random: seededRandom(`${seed}/${own}`) });
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
    const { answers, saves, refused, spells, ends, took } = ledger;
    return {
      ...{ sittings, seed, kills: stage.kills, states },
      ...{ acknowledged: answers.length, saved: saves.length },
      offline: { spells: spells.length, pastTheClock: spells.filter(({ isPast }) => isPast).length },
      lost: (await findLost(runtime, answers)).length,
      lostSaves: (await findUnsaved(runtime, saves)).length,
      lateCounted: (await findLateCounted(runtime, ledger)).length,
      refused: refused.length,
      doubled: await countDoubled(runtime),
      wrongCredits: await countWrongCredits(runtime),
      wrongEnds: await countWrongEnds(runtime, ends),
      millis: { median: share(took, 0.5), p95: share(took, 0.95) },
    };
  } finally {
    await stage.close();
  }
}

type Found = Awaited<ReturnType<typeof sitThroughFaults>>;

/** Whether all is as the learners were told. */
export const isSound = ({ lost, lostSaves, lateCounted, refused, doubled, wrongCredits, wrongEnds }: Found) =>
  lost + lostSaves + lateCounted + refused + doubled + wrongCredits + wrongEnds === 0;
