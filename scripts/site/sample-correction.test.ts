import { expect, test } from "vitest";

import { sampleCorrection } from "@/lib/content/corrections/sample-correction";
import { assessSample } from "@/scripts/site/sample-result";

test(
  "the page of writing correction shows what the engine says of its sample today",
  { timeout: 60_000 },
  async () => {
    expect(await assessSample(sampleCorrection)).toEqual(sampleCorrection);
  },
);

test("each mark stands on its words", () => {
  const { text, result } = sampleCorrection;
  for (const { start, end, original } of result.edits) expect(text.slice(start, end)).toBe(original);
});
