import { expect, test } from "vitest";

import { clockTime, isoDuration, secondsOf } from "@/lib/content/films/film-files";

test.for([
  { seconds: 72.35, iso: "PT1M12S", clock: "1:12" },
  { seconds: 59.6, iso: "PT1M", clock: "1:00" },
  { seconds: 8, iso: "PT8S", clock: "0:08" },
  { seconds: 0, iso: "PT0S", clock: "0:00" },
])("$seconds seconds are $iso and $clock", ({ seconds, iso, clock }) => {
  expect([isoDuration(seconds), clockTime(seconds)]).toEqual([iso, clock]);
  expect(secondsOf(iso)).toBe(Math.round(seconds));
});

test("a duration with hours is read", () => expect(secondsOf("PT1H2M3S")).toBe(3_723));
