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

test("where the half of the day is told, it may be written, and no other", () => {
  const forms = withClockTimes(["ten", "10", "10 p.m.", "ten o'clock"]);
  const given = ["10 p.m.", "10pm", "10 PM", "ten p.m.", "10:00 pm", "10 p. m."];
  expect(given.map((each) => judgeGap(forms, each))).toEqual(given.map(() => "right"));
  expect(["10 a.m.", "10 pmm", "pm"].map((each) => judgeGap(forms, each))).toEqual(Array(3).fill("wrong"));
  expect(judgeGap(["half past six", "6:30 p.m."], "6:30pm")).toBe("right");
});
