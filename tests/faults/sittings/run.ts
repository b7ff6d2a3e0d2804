// npm run test:faults -- --sittings 1000: learners sit exams while API, worker and database are killed; nothing that was
// acknowledged may be lost, nothing scored twice, no credit wrong. With --calm nothing is killed: `millis` is then how long
// a learner waits between two items, while --atOnce of them sit side by side and each thinks for about
// --thinks milliseconds.
import { parseArgs } from "node:util";

import { z } from "zod";

import { sitThroughFaults } from "@/tests/faults/sittings/sit-through-faults";

const { values } = parseArgs({
  options: {
    sittings: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    calm: { type: "boolean", default: false },
    atOnce: { type: "string", default: "8" },
    thinks: { type: "string", default: "0" },
  },
});
const found = await sitThroughFaults({
  sittings: z.coerce.number().int().positive().parse(values.sittings),
  seed: values.seed,
  isCalm: values.calm,
  atOnce: z.coerce.number().int().positive().parse(values.atOnce),
  thinksMillis: z.coerce.number().nonnegative().parse(values.thinks),
});
process.stdout.write(`${JSON.stringify(found)}\n`);
const isSound = found.lost + found.doubled + found.wrongCredits + (found.states.scoring ?? 0) === 0;
process.exit(isSound ? 0 : 1);
