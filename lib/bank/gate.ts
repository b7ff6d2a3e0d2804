import type { CefrLevel } from "@/lib/core/cefr";

/** A named reason to keep a candidate out of the bank. */
export type Gate<Candidate> = { name: string; passes: (candidate: Candidate) => boolean };

/** The name of the first gate that stops the candidate, or null. */
export function firstFailure<Candidate>(
  gates: readonly Gate<Candidate>[],
  candidate: Candidate,
): string | null {
  return gates.find((gate) => !gate.passes(candidate))?.name ?? null;
}

/** A word that is stopped before its difficulty is known has no level. */
export type Rejection = { candidate: string; gate: string; level: CefrLevel | null };

/** What a generator made of its sources, item by item. */
export type Built<Result> = { generated: number; accepted: Result[]; rejected: Rejection[] };

export function countByGate(rejected: readonly Pick<Rejection, "gate">[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { gate } of rejected) counts.set(gate, (counts.get(gate) ?? 0) + 1);
  return new Map([...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)));
}
