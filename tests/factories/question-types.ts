import * as z from "zod/mini";

import { assessed, defineQuestion, keyed } from "@/lib/questions/define-question";
import { defineSchema, defineStep, oneStep } from "@/lib/questions/define-schema";
import { definitions } from "@/lib/questions/definitions";
import type { Verdict } from "@/lib/questions/outcome";
import { createRegistry } from "@/lib/questions/registry";

const Text = z.object({ text: z.string().check(z.maxLength(200)) });
const empty: Verdict = { state: "nothing", reason: "empty", floor: 0, max: 1 };

const tell = defineStep({
  skill: "writing",
  weight: 1,
  prompt: z.object({ ask: z.string() }),
  answer: Text,
  review: z.object({ text: z.string(), note: z.nullable(z.string()) }),
  blank: { text: "" },
});
const Findings = z.object({ note: z.string() });
const assessedTell = assessed(tell, {
  key: z.object({}),
  assessor: "writing",
  findings: Findings,
  check: (_key, { text }) => (text.trim() === "" ? empty : null),
  review: (_key, { text }, findings) => ({ text, note: findings?.note ?? null }),
});

/** Hear something and pick a side; then tell why, on the side that was picked. */
const pickAndTellSchema = defineSchema({
  clocks: {
    listening: { begins: "first-play", prepare: 0, seconds: 20 },
    writing: { begins: "display", prepare: 10, seconds: 60 },
  },
  steps: {
    pick: defineStep({
      skill: "listening",
      weight: 2,
      prompt: z.object({ scene: z.string() }),
      answer: z.object({ side: z.enum(["left", "right"]) }),
      review: z.object({ side: z.string(), isRight: z.boolean() }),
      blank: { side: "left" },
    }),
    tell,
  },
});
const pickAndTell = defineQuestion({
  schema: pickAndTellSchema,
  next: ({ at, answer }) => {
    if (at !== 0) return null;
    return z.object({ side: z.literal("right") }).safeParse(answer).success ? 2 : 1;
  },
  longest: () => 2,
  steps: {
    pick: keyed(pickAndTellSchema.steps.pick, {
      key: z.object({ side: z.enum(["left", "right"]) }),
      score: (key, answer) => ({ earned: key.side === answer.side ? 1 : 0, max: 1 }),
      review: (key, answer) => ({ side: key.side, isRight: key.side === answer.side }),
    }),
    tell: assessedTell,
  },
});

const tellSchema = defineSchema({
  clocks: { main: { begins: "display", prepare: 0, seconds: 60 } },
  steps: { tell },
});
const justTell = defineQuestion({ schema: tellSchema, steps: { tell: assessedTell } });

const sayStep = oneStep({
  ...tell,
  skill: "speaking",
  clock: { begins: "audio-end", prepare: 0, seconds: 35 },
});
const say = defineQuestion({
  schema: sayStep,
  steps: {
    main: assessed(sayStep.steps.main, {
      key: z.object({}),
      assessor: "speaking",
      findings: Findings,
      check: () => null,
      review: (_key, { text }) => ({ text, note: null }),
    }),
  },
});

/** Three gaps under one clock. */
const threeGapsSchema = defineSchema({
  clocks: { all: { begins: "display", prepare: 0, seconds: 30 } },
  steps: {
    gap: defineStep({
      skill: "reading",
      weight: 1,
      prompt: z.object({ before: z.string() }),
      answer: Text,
      review: z.object({ text: z.string() }),
      blank: { text: "" },
    }),
  },
});
const threeGaps = defineQuestion({
  schema: threeGapsSchema,
  steps: {
    gap: keyed(threeGapsSchema.steps.gap, {
      key: Text,
      score: (key, { text }) => ({ earned: text === key.text ? 1 : 0, max: 1 }),
      review: (key) => key,
    }),
  },
});

/** The product's types and four that are nowhere else. */
export const testRegistry = createRegistry({
  ...definitions,
  "pick-and-tell": pickAndTell,
  "just-tell": justTell,
  say,
  "three-gaps": threeGaps,
});
