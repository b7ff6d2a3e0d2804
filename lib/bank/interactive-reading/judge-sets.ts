import { type Built, firstFailure, type Gate } from "@/lib/bank/gate";
import { partsOf } from "@/lib/bank/interactive-reading/passage";
import { setGates } from "@/lib/bank/interactive-reading/set-gates";
import type { ReadingSet } from "@/lib/bank/interactive-reading/sources";
import type { Lexicon } from "@/lib/bank/lexicon";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import type { CefrLevel } from "@/lib/core/cefr";

/** Passages that share so much of their content words say much the same. */
export const passageNearness = 0.4;

/** The sets that pass every gate, each with the gates it has passed, and the others by name. */
export function judgeSets<Candidate extends { set: ReadingSet; level: CefrLevel }>(
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Built<{ candidate: Candidate; gates: string[] }> {
  const names = new Set<string>();
  const filter = nearDuplicateFilter(passageNearness);
  const gates: Gate<ReadingSet>[] = [
    ...setGates(lexicon),
    { name: "new-name", passes: ({ name }) => !names.has(name) },
    { name: "near-duplicate", passes: (set) => filter.isNew(partsOf(set).join(" ")) },
  ];
  const judged: ReturnType<typeof judgeSets<Candidate>> = {
    generated: candidates.length,
    accepted: [],
    rejected: [],
  };

  for (const candidate of candidates) {
    const { set, level } = candidate;
    const gate = firstFailure(gates, set);
    if (gate !== null) {
      judged.rejected.push({ candidate: set.name, gate, level });
      continue;
    }
    names.add(set.name);
    filter.keep(partsOf(set).join(" "));
    judged.accepted.push({ candidate, gates: gates.map(({ name }) => name) });
  }
  return judged;
}
