import { expect, test } from "vitest";

import { spokenLeft } from "@/components/learner/exam/sit/spoken-left";

const opened = Date.parse("2026-11-28T12:00:00Z");
const clock = { prepare: 20, seconds: 90, deadlineAt: new Date(opened + 110_000).toISOString() };
const after = (seconds: number) => spokenLeft(clock, opened + seconds * 1_000);

test("who comes back has what the running clock left of preparing and of speaking", () => {
  expect(after(0)).toEqual({ prepare: 20, seconds: 90 });
  expect(after(8)).toEqual({ prepare: 12, seconds: 90 });
  expect(after(50)).toEqual({ prepare: 0, seconds: 60 });
});

test("a clock that does not run yet is whole, and at its end there are a few seconds", () => {
  expect(spokenLeft({ ...clock, deadlineAt: null }, opened)).toEqual({ prepare: 20, seconds: 90 });
  expect(after(109)).toEqual({ prepare: 0, seconds: 5 });
});
