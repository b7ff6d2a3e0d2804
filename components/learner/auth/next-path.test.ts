import { expect, test } from "vitest";

import { nextPath } from "@/components/learner/auth/next-path";

const origin = "https://bandwise.example";
const home = "/ja/app#/home";

test("a path of the site is kept with its query and hash", () => {
  expect(nextPath("?next=%2Fja%2Fpricing%3Fa%3D1%23top", origin, "ja")).toBe("/ja/pricing?a=1#top");
});

test.for([
  "",
  "?next=",
  "?next=//evil.example",
  "?next=/%5Cevil.example",
  "?next=https://evil.example/",
  "?next=javascript:alert(1)",
  "?next=/%09/evil.example",
])("%s leads to the app", (search) => {
  expect(nextPath(search, origin, "ja")).toBe(home);
});
