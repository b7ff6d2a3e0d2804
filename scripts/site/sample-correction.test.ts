import { afterAll, expect, test } from "vitest";

import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import { sampleCorrection } from "@/lib/content/corrections/sample-correction";
import { assessSample } from "@/scripts/site/sample-result";

const engine = createWritingCorrector();
afterAll(() => engine.close());

test(
  "the page of writing correction shows what the engine says of its sample today",
  { timeout: 60_000 },
  async () => {
    expect(await assessSample(engine, sampleCorrection)).toEqual(sampleCorrection);
  },
);

test("each mark stands on its words", () => {
  const { text, result } = sampleCorrection;
  for (const { start, end, original } of result.edits) expect(text.slice(start, end)).toBe(original);
});
