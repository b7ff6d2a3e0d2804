import type * as z from "zod/mini";

import type { WritingTask } from "@/lib/core/corrected-tasks";
import type { AnyQuestionSchema, StepSchema } from "@/lib/questions/define-schema";
import type { Verdict } from "@/lib/questions/outcome";
import type { StoredStep } from "@/lib/questions/stored-step";

/** A stored key and what was given; `answer` null means that the time ran out with nothing entered. */
type Row = { key: unknown; answer: unknown };
export type Score = Extract<Verdict, { state: "scored" }>;
type Unscored = Extract<Verdict, { state: "unscored" }>;

/** The engines behind assessed steps; a process has one of a name, or none. */
export const assessorNames = ["writing", "speaking", "reading"] as const;
export type AssessorName = (typeof assessorNames)[number];

/** Scored at once, by its key. Throws ZodError when key or answer do not fit. */
export type KeyedRules<Key extends z.ZodMiniType = z.ZodMiniType> = {
  scoring: "keyed";
  key: Key;
  grade: (row: Row) => { verdict: Verdict; review: unknown };
};

/** Scored later, by a job. */
export type AssessedRules<Key extends z.ZodMiniType = z.ZodMiniType> = {
  scoring: "assessed";
  key: Key;
  assessor: AssessorName;
  /** What can be said at once, such as that there is nothing to judge; null leaves it to the assessor. */
  check: (row: Row) => Verdict | null;
  /** What may be handed in to be corrected, where the practice itself has no score for it; null where there is nothing. */
  handIn: (answer: unknown) => HandIn | null;
  /** `findings` are the assessor's; null when it never came to that. */
  review: (row: Row, findings: unknown) => unknown;
  /** The caller's uploads that an answer names, by id: it claims them. */
  filesOf: (answer: unknown) => readonly string[];
};
export type HandIn = { task: WritingTask; text: string };
export type AnyRules = KeyedRules | AssessedRules;

/** How the items of a round count together. */
export type RoundRules = {
  /** Which share of a round the items of a facet make at most. */
  most: Readonly<Record<string, number>>;
  /** Pure, by the reviews of all its items; `earned` lies in [0, max]. Throws ZodError when one does not fit. */
  score: (reviews: readonly unknown[]) => Omit<Score, "state">;
  /** The review of an answer that an editor lets count in full. Throws ZodError when it does not fit. */
  granted: (review: unknown) => unknown;
};

export type Definition<Schema extends AnyQuestionSchema, Rules extends Record<string, AnyRules>> = {
  schema: Schema;
  /** By kind, as in the schema. */
  steps: Rules;
  /** The kinds of item that a set mixes in proportion; one empty name for types of one kind. */
  facets: readonly [string, ...string[]];
  facetOf: (steps: readonly StoredStep[]) => string;
  /** The stored step that follows, by what was answered; null at the end. The one behind it unless the type says more. */
  next: (way: { steps: readonly StoredStep[]; at: number; answer: unknown }) => number | null;
  /** How many steps the longest way through an item has. */
  longest: (steps: readonly StoredStep[]) => number;
  /** From which share of its score an item counts as right, and is no mistake to come back to. */
  rightFrom: number;
  /** Null for a type that is not done in rounds. */
  round: RoundRules | null;
};
export type AnyDefinition = Definition<AnyQuestionSchema, Record<string, AnyRules>>;

/** The plain way: `score` and `review` are pure functions of key and answer, `earned` lies in [0, max]. */
export function keyed<
  Prompt extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Review extends z.ZodMiniType,
  Key extends z.ZodMiniType,
>(
  step: StepSchema<Prompt, Answer, Review>,
  rules: {
    key: Key;
    /** Or, when somebody took another way than the question's, that it is not scored. */
    score: (key: z.infer<Key>, answer: z.infer<Answer>) => Omit<Score, "state"> | Unscored;
    review: (key: z.infer<Key>, answer: z.infer<Answer>) => z.infer<Review>;
  },
): KeyedRules<Key> {
  return {
    scoring: "keyed",
    key: rules.key,
    grade: (row) => {
      const key = rules.key.parse(row.key);
      const answer = row.answer === null ? step.blank : step.answer.parse(row.answer);
      const found = rules.score(key, answer);
      const verdict: Verdict = "state" in found ? found : { state: "scored", ...found };
      return { verdict, review: step.review.parse(rules.review(key, answer)) };
    },
  };
}

export function assessed<
  Prompt extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Review extends z.ZodMiniType,
  Key extends z.ZodMiniType,
  Findings extends z.ZodMiniType,
>(
  step: StepSchema<Prompt, Answer, Review>,
  rules: {
    key: Key;
    assessor: AssessorName;
    findings: Findings;
    check: (key: z.infer<Key>, answer: z.infer<Answer>) => Verdict | null;
    review: (
      key: z.infer<Key>,
      answer: z.infer<Answer>,
      findings: z.infer<Findings> | null,
    ) => z.infer<Review>;
    filesOf?: (answer: z.infer<Answer>) => readonly string[];
    /** As which task of correction an answer may be handed in. */
    handIn?: (answer: z.infer<Answer>) => HandIn;
  },
): AssessedRules<Key> {
  const read = (row: Row) => ({
    key: rules.key.parse(row.key),
    answer: row.answer === null ? step.blank : step.answer.parse(row.answer),
  });
  return {
    scoring: "assessed",
    key: rules.key,
    assessor: rules.assessor,
    check: (row) => {
      const { key, answer } = read(row);
      return rules.check(key, answer);
    },
    review: (row, findings) => {
      const { key, answer } = read(row);
      const found = findings === null ? null : rules.findings.parse(findings);
      return step.review.parse(rules.review(key, answer, found));
    },
    handIn: (answer) => (answer === null ? null : (rules.handIn?.(step.answer.parse(answer)) ?? null)),
    filesOf: (answer) => (answer === null ? [] : (rules.filesOf?.(step.answer.parse(answer)) ?? [])),
  };
}

type Given<Schema extends AnyQuestionSchema, Rules> = Pick<Definition<Schema, never>, "schema"> & {
  steps: Rules;
} & Partial<Pick<AnyDefinition, "facets" | "facetOf" | "next" | "longest" | "rightFrom" | "round">>;

/** The rules of a round of items with one step. */
export function scoredRound<Review extends z.ZodMiniType>(
  { review }: { review: Review },
  {
    most,
    score,
    granted,
  }: Pick<RoundRules, "most"> & {
    score: (reviews: readonly z.infer<Review>[]) => Omit<Score, "state">;
    granted: (review: z.infer<Review>) => z.infer<Review>;
  },
): RoundRules {
  return {
    most,
    score: (reviews) => score(reviews.map((each) => review.parse(each))),
    granted: (each) => granted(review.parse(each)),
  };
}

/** What the server knows of a question type: how each kind of step is scored, and the way through them. */
export function defineQuestion<
  Schema extends AnyQuestionSchema,
  Rules extends { [Kind in keyof Schema["steps"]]: AnyRules },
>({ schema, steps, ...more }: Given<Schema, Rules>) {
  return {
    facets: [""] as const,
    facetOf: () => "",
    next: ({ steps: all, at }: { steps: readonly StoredStep[]; at: number }) =>
      at + 1 < all.length ? at + 1 : null,
    longest: (all: readonly StoredStep[]) => all.length,
    rightFrom: 1,
    round: null,
    ...more,
    schema,
    steps,
  };
}
