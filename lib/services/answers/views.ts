import "server-only";
import { z } from "zod";
import * as m from "zod/mini";

import { writingTasks } from "@/lib/core/corrected-tasks";
import { type AnyQuestionSchema, clockStarts, skills, type StepSchema } from "@/lib/questions/define-schema";
import { definitions } from "@/lib/questions/definitions";
import { Explanation } from "@/lib/questions/explanations";
import { Outcome } from "@/lib/questions/outcome";
import type { ItemView } from "@/lib/questions/wire";

const time = m.iso.datetime();
const shown = {
  when: m.enum(["prompt", "review"]),
  address: m.string(),
  licence: m.string(),
  attribution: m.nullable(m.string()),
};

const MediaView = m.discriminatedUnion("kind", [
  m.object({
    kind: m.literal("audio"),
    ...shown,
    slow: m.nullable(m.string()),
    spokenBy: m.enum(["computer", "person"]),
    transcript: m.nullable(m.string()),
  }),
  m.object({ kind: m.literal("image"), ...shown, alt: m.string() }),
]);

const ClockView = m.object({
  run: m.int(),
  begins: m.enum(clockStarts),
  prepare: m.number(),
  seconds: m.number(),
  openedAt: m.nullable(time),
  deadlineAt: m.nullable(time),
});

const HandInView = m.object({ task: m.enum(writingTasks), sourceAnswerId: m.uuid(), text: m.string() });

const stepView = (kind: string, { prompt, answer, review }: StepSchema) =>
  m.object({
    kind: m.literal(kind),
    step: m.int(),
    skill: m.enum(skills),
    prompt,
    clock: ClockView,
    media: m.array(MediaView),
    result: m.nullable(
      m.object({
        outcome: m.nullable(Outcome),
        answer: m.nullable(answer),
        review: m.nullable(review),
        mended: m.nullable(m.string()),
        answeredAt: time,
        unjudged: m.optional(Outcome),
        handIn: m.optional(HandInView),
      }),
    ),
  });

/** What may be sent of an item of a type: an allow-list, so that a field it does not name never leaves. */
export function itemView(type: string, schema: AnyQuestionSchema) {
  const steps = Object.entries(schema.steps).map(([kind, step]) => stepView(kind, step));
  return m.object({
    type: m.literal(type),
    position: m.int(),
    begunAt: m.nullable(time),
    finishedAt: m.nullable(time),
    stepCount: m.int(),
    steps: m.array(m.union(steps)),
    outcome: m.nullable(Outcome),
    skills: m.array(m.object({ skill: m.enum(skills), outcome: Outcome })),
    explanation: m.array(Explanation),
  });
}

const anyItem = m.union(Object.entries(definitions).map(([type, { schema }]) => itemView(type, schema)));

/** One of the types, tagged by `type`; the words come from the registry, the TypeScript type from `wire.ts`. */
export const SetItem = z
  .custom<ItemView>((value) => anyItem.safeParse(value).success)
  // Without a type the API's description cannot be made.
  .meta({ type: "object", ...describe(anyItem) });
export type SetItem = ItemView;

function describe(schema: m.ZodMiniType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return described;
}
