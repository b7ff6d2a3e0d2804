// An engine for tests: its start and its work together take longer than four seconds, each alone less.
import { setTimeout } from "node:timers/promises";

import { serveEngine } from "../serve-engine.mjs";

await setTimeout(2_500);

serveEngine(async () => {
  await setTimeout(2_500);
  return { name: "slow", sees: false };
});
