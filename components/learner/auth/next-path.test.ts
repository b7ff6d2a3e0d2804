import { expect, test } from "vitest";

import { nextPath, withNext } from "@/components/learner/auth/next-path";

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

test("the other account form goes on to the same page, and to no other parameter", () => {
  const address = withNext("/ja/register", "?next=%2Fja%2Fpricing%3Fplan%3Dpro-30d&code=123456");
  expect(address).toBe("/ja/register?next=%2Fja%2Fpricing%3Fplan%3Dpro-30d");
  expect(nextPath(new URL(address, origin).search, origin, "ja")).toBe("/ja/pricing?plan=pro-30d");
  expect(withNext("/login", "?code=123456")).toBe("/login");
});
