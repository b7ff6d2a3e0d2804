// Corrects and scores a text in an isolated engine: Harper (WebAssembly), the dictionaries and the learners' rules.
import "../../engines/import-typescript.mjs";

import { serveEngine } from "../../engines/serve-engine.mjs";

const { assessText } = await import("./assess-text.ts");
const { createHarper } = await import("./harper/harper-linter.ts");

const harper = await createHarper();

/** `check` "spelling": without what may hang or fail. An engine in which Harper failed says that it is worn. */
serveEngine(async ({ input, check }) => {
  const assessment = await assessText(input, check === "spelling" ? null : harper);
  return { assessment, isWorn: harper.isWorn() };
});
