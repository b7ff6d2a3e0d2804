import * as z from "zod/mini";

import { assessed, defineQuestion, keyed } from "@/lib/questions/define-question";
import { judgeGap } from "@/lib/questions/interactive-listening/judge-gap";
import {
  interactiveListening as schema,
  speakers,
  WrongReply,
} from "@/lib/questions/interactive-listening/schema";

const text = () => z.string().check(z.minLength(1));
const GapForms = z.array(z.array(text()).check(z.minLength(1))).check(z.minLength(1));
const Place = z.int().check(z.minimum(0), z.maximum(3));

const isRight = (forms: readonly string[], given = "") => {
  const state = judgeGap(forms, given);
  return state === "right" || state === "slip";
};

const CannotHear = z.object({ cannotHear: z.literal(true) });
const With = z.object({ with: z.enum(speakers) });

/** Gaps and turns are scored by their keys; the summary waits for an assessor, and nothing waits for the summary. */
export const interactiveListening = defineQuestion({
  schema,
  rightFrom: 0.8,
  facets: speakers,
  facetOf: ([first]) => With.parse(first?.prompt).with,
  next: ({ steps, at, answer }) =>
    at + 1 < steps.length && !CannotHear.safeParse(answer).success ? at + 1 : null,
  steps: {
    notes: keyed(schema.steps.notes, {
      key: z.object({ gaps: GapForms }),
      score: ({ gaps }, answer) =>
        answer.cannotHear
          ? { state: "unscored", reason: "marked-alternative" }
          : {
              earned: gaps.filter((forms, at) => isRight(forms, answer.gaps[at])).length / gaps.length,
              max: 1,
            },
      review: ({ gaps }, answer) => ({
        gaps: gaps.map((forms, at) => {
          const given = answer.gaps[at] ?? "";
          return { given, state: judgeGap(forms, given), forms };
        }),
      }),
    }),
    turn: keyed(schema.steps.turn, {
      key: z.object({
        best: Place,
        reasons: z.array(z.nullable(WrongReply)).check(z.length(4)),
      }),
      score: ({ best }, { choice, cannotHear }) =>
        cannotHear
          ? { state: "unscored", reason: "marked-alternative" }
          : { earned: choice === best ? 1 : 0, max: 1 },
      review: ({ best, reasons }, { choice }) => ({ best, reasons, chosen: choice }),
    }),
    summary: assessed(schema.steps.summary, {
      key: z.object({ points: z.array(text()).check(z.minLength(1)), sample: text() }),
      assessor: "writing",
      findings: z.object({}),
      handIn: ({ text }) => ({ task: "summarize-the-conversation", text }),
      check: (_key, given) =>
        given.text.trim() === "" ? { state: "nothing", reason: "empty", floor: 0, max: 1 } : null,
      review: ({ points, sample }, given) => ({ text: given.text, points, sample }),
    }),
  },
});
