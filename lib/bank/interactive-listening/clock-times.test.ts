import { expect, test } from "vitest";

import { withClockTimes } from "@/lib/bank/interactive-listening/clock-times";
import { judgeGap } from "@/lib/questions/interactive-listening/judge-gap";

test("an hour counts however it is written", () => {
  const forms = withClockTimes(["ten", "10", "ten o'clock"]);
  expect(["ten", "10", "Ten o'clock", "10 o’clock", "10:00"].map((given) => judgeGap(forms, given))).toEqual(
    Array(5).fill("right"),
  );
  expect(judgeGap(forms, "10:30")).toBe("wrong");
});

test("what stands first stays first, nothing stands twice, and what is no hour gets nothing", () => {
  expect(withClockTimes(["noon", "12:00", "twelve o'clock"])).toEqual([
    "noon",
    "12:00",
    "twelve o'clock",
    "12 o'clock",
  ]);
  expect(withClockTimes(["ten", "10"])).toEqual(["ten", "10"]);
});
