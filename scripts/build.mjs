import path from "node:path";
import { fileURLToPath } from "node:url";

import { buildAll } from "./start/build.mjs";
import { createSteps, tellFault } from "./start/say.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

buildAll(root, createSteps({ total: 8 })).catch((fault) => {
  tellFault(fault);
  process.exitCode = 1;
});
