import type { Given } from "@/tests/faults/sittings/answer-to";

/** What the server said it has. */
export type Acknowledged = Given & { examId: string };

/** What the learners of a run were told, and what they did: what the audit holds the database to. */
export type Ledger = {
  answers: Acknowledged[];
  /** Entered and kept before it was handed in. */
  saves: Acknowledged[];
  /** How each sitting was left: sat to its end, or given up. */
  ends: Map<string, "done" | "given-up">;
  /** Answers that were not taken at all, with the code that said why. */
  refused: (Acknowledged & { code: string })[];
  /** What was answered without a connection, and whether its clock had run out when it was back. */
  spells: { answers: Acknowledged[]; isPast: boolean }[];
  /** Milliseconds from an answer to what comes next. */
  took: number[];
};

export const newLedger = (): Ledger => ({
  ...{ answers: [], saves: [], refused: [], spells: [], took: [] },
  ends: new Map(),
});
