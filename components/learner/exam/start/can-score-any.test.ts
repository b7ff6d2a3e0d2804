import { expect, test } from "vitest";

import { canScoreAny } from "@/components/learner/exam/start/can-score-any";

const spoken = { task: "read-then-speak", skill: "speaking", count: 1, done: 0 } as const;
const read = { task: "read-and-complete", skill: "reading", count: 1, done: 0 } as const;

test("an exam has no score only where all that it asks is unscored", () => {
  expect(canScoreAny({ sections: [spoken], unscored: ["speaking"] })).toBe(false);
  expect(canScoreAny({ sections: [spoken, read], unscored: ["speaking"] })).toBe(true);
  expect(canScoreAny({ sections: [spoken], unscored: [] })).toBe(true);
});
