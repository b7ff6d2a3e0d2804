import * as z from "zod/mini";

/** Why a score says less than usual. */
export const limits = ["too-short", "copied-prompt", "other-language", "partial-check", "late"] as const;

/** What the product could not judge: that is not the learner's fault and never a 0. */
export const unscoredReasons = [
  "no-transcriber",
  "no-corrector",
  "marked-alternative",
  "other-language",
  "nothing-to-judge",
  "skipped",
  "no-reader",
  "silent",
  "noisy",
  "too-long",
  "other-text",
  "damaged",
] as const;
export type UnscoredReason = (typeof unscoredReasons)[number];

export const failures = ["given-up", "broken-answer"] as const;

const Scored = z.object({
  state: z.literal("scored"),
  /** In [0, max]. */
  earned: z.number().check(z.minimum(0)),
  max: z.number().check(z.positive()),
  limited: z.optional(z.enum(limits)),
});

export const Outcome = z.discriminatedUnion("state", [
  Scored,
  z.object({ state: z.literal("pending"), since: z.iso.datetime() }),
  z.object({ state: z.literal("unscored"), reason: z.enum(unscoredReasons) }),
  /** `retry`: somebody may ask for another try. */
  z.object({ state: z.literal("failed"), reason: z.enum(failures), retry: z.boolean() }),
]);
export type Outcome = z.infer<typeof Outcome>;

/** What a scorer or an assessor says of an answer; the context decides what comes of it. */
export type Verdict =
  | { state: "scored"; earned: number; max: number; limited?: (typeof limits)[number] }
  /** `floor` of `max` is what it costs where everything must be scored. */
  | {
      state: "nothing";
      reason: "empty" | "skipped" | "other-language" | "too-short";
      floor: number;
      max: number;
    }
  | { state: "unscored"; reason: Exclude<UnscoredReason, "nothing-to-judge" | "other-language" | "skipped"> };

/** In an exam an answer that gives nothing to judge is scored at its floor; in practice it may stay unscored. */
export function toOutcome(verdict: Verdict, rules: { scoresNothing: boolean }): Outcome {
  if (verdict.state !== "nothing") return verdict;
  if (rules.scoresNothing) return { state: "scored", earned: verdict.floor, max: verdict.max };
  const { reason } = verdict;
  const isNamed = reason === "other-language" || reason === "skipped";
  return { state: "unscored", reason: isNamed ? reason : "nothing-to-judge" };
}

/** The weighted mean of what is scored, in [0, 1]; null when nothing is. */
export function meanOf(parts: readonly { outcome: Outcome; weight: number }[]): number | null {
  let [sum, weights] = [0, 0];
  for (const { outcome, weight } of parts) {
    if (outcome.state !== "scored") continue;
    sum += (weight * outcome.earned) / outcome.max;
    weights += weight;
  }
  return weights > 0 ? sum / weights : null;
}

/**
 * One outcome of several. Scored by the weighted mean of what is scored, whatever else is still open; else pending,
 * failed or unscored, in this order. Null without parts.
 */
export function combine(parts: readonly { outcome: Outcome; weight: number }[]): Outcome | null {
  const earned = meanOf(parts);
  if (earned !== null) {
    const limited = parts.flatMap(({ outcome }) =>
      outcome.state === "scored" && outcome.limited ? [outcome.limited] : [],
    )[0];
    return { state: "scored", earned, max: 1, ...(limited ? { limited } : {}) };
  }
  const order = ["pending", "failed", "unscored"] as const;
  for (const state of order) {
    const found = parts.find(({ outcome }) => outcome.state === state);
    if (found) return found.outcome;
  }
  return null;
}
