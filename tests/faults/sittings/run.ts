// npm run test:faults -- --sittings 1000: learners sit exams while API, worker and database are killed and connections go;
// nothing that was acknowledged may be lost, nothing scored twice, no credit wrong, and each sitting ends as it was left.
// With --calm nothing is killed: `millis` is then how long a learner waits between two items, while --atOnce of them sit
// side by side and each thinks for about --thinks milliseconds; with --p95 a longer wait than so many milliseconds is a fault.
import { parseArgs } from "node:util";

import { z } from "zod";

import { isSound, sitThroughFaults } from "@/tests/faults/sittings/sit-through-faults";

const { values } = parseArgs({
  options: {
    sittings: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    calm: { type: "boolean", default: false },
    atOnce: { type: "string", default: "8" },
    thinks: { type: "string", default: "0" },
    p95: { type: "string" },
  },
});
const mostMillis = z.coerce.number().positive().optional().parse(values.p95);
if (mostMillis !== undefined && !values.calm)
  throw new Error("--p95 needs --calm: while parts are killed, a wait says nothing of them.");
const found = await sitThroughFaults({
  sittings: z.coerce.number().int().positive().parse(values.sittings),
  seed: values.seed,
  isCalm: values.calm,
  atOnce: z.coerce.number().int().positive().parse(values.atOnce),
  thinksMillis: z.coerce.number().nonnegative().parse(values.thinks),
});
const isSlow = mostMillis !== undefined && found.millis.p95 > mostMillis;
const limit = mostMillis === undefined ? {} : { limit: { p95: mostMillis, isKept: !isSlow } };
process.stdout.write(`${JSON.stringify({ ...found, ...limit })}\n`);
process.exit(isSound(found) && !isSlow ? 0 : 1);
