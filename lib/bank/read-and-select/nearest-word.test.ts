import { expect, test } from "vitest";

import { resembles } from "@/lib/bank/read-and-select/nearest-word";

test.for([
  ["anonser", "another"],
  ["vapolid", "valid"],
  ["difiss", "dismiss"],
  ["ancit", "ancient"],
] as const)("%s brings %s to mind", ([invented, word]) => {
  expect(resembles(invented, word)).toBe(true);
});

test.for([
  ["aerce", "agree"],
  ["cenach", "coach"],
  ["anect", "alert"],
  ["phibe", "phone"],
  ["morick", "mock"],
  ["marcolog", "marching"],
  ["sparote", "spare"],
  ["thrinte", "thrive"],
] as const)("%s does not bring %s to mind", ([invented, word]) => {
  expect(resembles(invented, word)).toBe(false);
});
