import { expect, test } from "vitest";

import { isTaskPath, wantedScreen } from "@/components/learner/learner-path";

const origin = "https://bandwise.example";
const set = "/practice/01980d5e-7c00-7000-8000-000000000001";
const opened = (url: string) => wantedScreen({ origin, hash: "", search: `?url=${encodeURIComponent(url)}` });

test.for([
  ["/practice", "/practice"],
  ["#/history", "/history"],
  ["/app#/account", "/account"],
  ["/ja/app#/exam", "/exam"],
  [`${origin}/app/#/home`, "/home"],
  [set, set],
  ["#/corrections", "/corrections"],
  ["/app#/corrections/mistakes", "/corrections/mistakes"],
] as const)("%s opens %s", ([url, screen]) => {
  expect(opened(url)).toBe(screen);
});

test.for([
  "https://evil.example/app#/home",
  "//evil.example/home",
  "/\\evil.example/home",
  "javascript:alert(1)//home",
  "/pricing",
  "/practice/../../home/x",
  "/practice/someone",
  "",
])("%s opens nothing", (url) => {
  expect(opened(url)).toBeNull();
});

test("the query may stand behind the hash, too, and without it nothing is asked for", () => {
  expect(wantedScreen({ origin, search: "", hash: "#/?url=%2Fpractice" })).toBe("/practice");
  expect(wantedScreen({ origin, search: "?next=/practice", hash: "#/home" })).toBeNull();
});

const correction = "/corrections/01980d5e-7c00-7000-8000-000000000001";
test.for([
  [set, true],
  ["/practice", false],
  ["/corrections", false],
  ["/corrections/mistakes", false],
  ["/corrections/new/writing-sample", false],
  ["/corrections/new/writing-sample/best-hour-of-day", true],
  ["/corrections/new/free-text", true],
  [correction, false],
  [`${correction}/revise`, true],
  ["/exam/01980d5e-7c00-7000-8000-000000000001", false],
  ["/exam/01980d5e-7c00-7000-8000-000000000001/sit", true],
  ["/exam/01980d5e-7c00-7000-8000-000000000001/report", false],
] as const)("whether %s is a task: %s", ([path, isTask]) => {
  expect(isTaskPath(path)).toBe(isTask);
});
