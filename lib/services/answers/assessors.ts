import "server-only";
import type { AssessorName } from "@/lib/questions/define-question";
import type { Verdict } from "@/lib/questions/outcome";

/** What an assessor gets to see: the learner's answer beside what was asked. */
export type Brief = { type: string; kind: string; prompt: unknown; key: unknown; answer: unknown };

export type Finding = {
  verdict: Verdict;
  /** As the type's rules read it; they make the review of it. */
  findings: unknown;
  /** Name and version of the engine that answered. */
  engine: string;
};

/** Scores what no key can: writing and speech. Rejects when it could not; a job tries again. */
export type Assessor = { assess: (brief: Brief, signal: AbortSignal) => Promise<Finding> };

/** What this installation has; an answer to a missing one stays unscored and says so. */
export type Assessors = Partial<Record<AssessorName, Assessor>>;

export const withoutAssessor = {
  writing: "no-corrector",
  speaking: "no-transcriber",
  reading: "no-reader",
} as const satisfies Record<AssessorName, string>;
