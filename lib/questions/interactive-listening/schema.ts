import * as z from "zod/mini";

import { defineSchema, defineStep, longSetSizes } from "@/lib/questions/define-schema";

/**
 * How often the test lets one hear the message. The sources differ on it: the guides speak of one play, older pages of
 * several. In practice whoever asks hears it more often.
 */
export const messagePlays = 1;

export const speakers = ["professor", "peer"] as const;
export const genders = ["woman", "man"] as const;

/** Why a reply does not fit what was said. */
export const wrongReasons = [
  "misheard",
  "contradicts",
  "already-said",
  "off-point",
  "wrong-person",
  "rude",
  "too-early",
  "ignores-question",
] as const;

/** What became of a gap: right, right but for one letter, left empty, something else. */
export const gapStates = ["right", "slip", "empty", "wrong"] as const;
export type GapState = (typeof gapStates)[number];

/** `words` are those of a misheard reply that were not said. */
export const WrongReply = z.object({
  reason: z.enum(wrongReasons),
  words: z.array(z.string().check(z.minLength(1))),
});

const line = () => z.string().check(z.minLength(1), z.maxLength(500));
const Reply = z.int().check(z.minimum(0), z.maximum(3));
/** What is read before anything is heard, and who speaks. */
const scene = { scenario: line(), with: z.enum(speakers), gender: z.enum(genders) };

export const interactiveListening = defineSchema({
  setSizes: longSetSizes,
  clocks: {
    /** Message, notes and turns; it runs while something is heard. */
    talk: { begins: "first-play", prepare: 0, seconds: 390 },
    summary: { begins: "display", prepare: 0, seconds: 75 },
  },
  steps: {
    notes: defineStep({
      skill: "listening",
      weight: 2,
      prompt: z.object({ ...scene, notes: z.array(z.object({ before: z.string(), after: z.string() })) }),
      /** One entry a gap; gaps behind the last entry are empty. */
      answer: z.object({
        gaps: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(8)),
        /** Nothing can be heard: the conversation ends here, unscored. */
        cannotHear: z.optional(z.literal(true)),
      }),
      review: z.object({
        gaps: z.array(z.object({ given: z.string(), state: z.enum(gapStates), forms: z.array(line()) })),
      }),
      blank: { gaps: [] },
    }),
    turn: defineStep({
      skill: "listening",
      weight: 1,
      prompt: z.object({
        ...scene,
        replies: z.array(line()).check(z.length(4)),
        /** The best replies of the turns before, in their order. */
        replied: z.array(line()),
      }),
      answer: z.object({
        choice: z.nullable(Reply),
        /** What is said does not play: the conversation ends here, and this turn is unscored. */
        cannotHear: z.optional(z.literal(true)),
      }),
      review: z.object({
        best: Reply,
        chosen: z.nullable(Reply),
        /** By reply; null for the best one. */
        reasons: z.array(z.nullable(WrongReply)).check(z.length(4)),
      }),
      blank: { choice: null },
    }),
    summary: defineStep({
      skill: "writing",
      weight: 2,
      /** An empty box: the talk is hidden. */
      prompt: z.object({}),
      answer: z.object({ text: z.string().check(z.maxLength(2000)) }),
      review: z.object({ text: z.string(), points: z.array(line()), sample: z.string() }),
      blank: { text: "" },
    }),
  },
});
