import * as z from "zod/mini";

import { defineQuestion, keyed } from "@/lib/questions/define-question";
import {
  ChoicePlace,
  interactiveReading as schema,
  Reasons,
  WordSpan,
} from "@/lib/questions/interactive-reading/schema";
import { scoreSpan } from "@/lib/questions/interactive-reading/span";

const choice = { right: ChoicePlace, reasons: Reasons };
const Choice = z.object(choice);
const ProvenChoice = z.object({ ...choice, proof: WordSpan });
const Blanks = z.object({ blanks: z.array(Choice).check(z.minLength(1)) });

const points = (earned: number) => ({ earned, max: 1 });
const scoreChoice = ({ right }: z.infer<typeof Choice>, answer: { choice: number | null }) =>
  points(answer.choice === right ? 1 : 0);

/** Six steps under one clock; a step that was not reached earns nothing. */
export const interactiveReading = defineQuestion({
  schema,
  rightFrom: 0.8,
  facets: ["narrative", "expository"],
  facetOf: ([first]) => first?.clock ?? "",
  steps: {
    sentences: keyed(schema.steps.sentences, {
      key: Blanks,
      score: ({ blanks }, { chosen }) =>
        points(blanks.filter(({ right }, gap) => chosen[gap] === right).length / blanks.length),
      review: ({ blanks }, { chosen }) => ({
        blanks: blanks.map((blank, gap) => ({ ...blank, chosen: chosen[gap] ?? null })),
      }),
    }),
    passage: keyed(schema.steps.passage, {
      key: Choice,
      score: scoreChoice,
      review: (key, answer) => ({ ...key, chosen: answer.choice }),
    }),
    highlight: keyed(schema.steps.highlight, {
      key: z.object({ right: WordSpan }),
      score: ({ right }, { span }) => points(scoreSpan(right, span)),
      review: ({ right }, { span }) => ({ right, given: span }),
    }),
    idea: keyed(schema.steps.idea, {
      key: ProvenChoice,
      score: scoreChoice,
      review: (key, answer) => ({ ...key, chosen: answer.choice }),
    }),
    title: keyed(schema.steps.title, {
      key: ProvenChoice,
      score: scoreChoice,
      review: (key, answer) => ({ ...key, chosen: answer.choice }),
    }),
  },
});
