import * as z from "zod/mini";

import { assessed, defineQuestion } from "@/lib/questions/define-question";
import { readAloud as schema, Reading } from "@/lib/questions/read-aloud/schema";

/** Points of a full score. */
export const mostPoints = 100;

/** The recording is judged by an engine that aligns it with the sentence; what that cannot hear has no score. */
export const readAloud = defineQuestion({
  schema,
  rightFrom: 0.8,
  steps: {
    main: assessed(schema.steps.main, {
      key: z.object({}),
      assessor: "reading",
      findings: z.nullable(Reading),
      filesOf: ({ recording }) => (recording === null ? [] : [recording]),
      check: (_key, { recording }) =>
        recording === null ? { state: "nothing", reason: "skipped", floor: 0, max: mostPoints } : null,
      review: (_key, { recording }, reading) => ({ recording, reading }),
    }),
  },
});
