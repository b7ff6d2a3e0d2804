import { type WritingCorrector } from "@/lib/assess/assessment";
import { answer, inputOf, robustnessCases } from "@/scripts/eval/writing/robustness";

/** The names of the cases that do not come out as they must. */
export async function measureRobustness(corrector: WritingCorrector) {
  const plain = await corrector.assess(inputOf({ text: answer }));
  const failed: string[] = [];
  for (const each of robustnessCases) {
    const started = performance.now();
    const of = await corrector.assess(inputOf(each));
    const isLate = (performance.now() - started) / 1_000 > (each.seconds ?? Infinity);
    if (isLate || !each.holds(of, plain))
      failed.push(
        `${each.name}: ${of.status} ${of.reasons.join(",")} ${of.overall?.det ?? "-"}${isLate ? " late" : ""}`,
      );
  }
  return { cases: robustnessCases.length, answerScore: plain.overall?.det ?? null, failed };
}
