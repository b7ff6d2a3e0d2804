import { expect, test } from "vitest";

import { ownPath } from "@/lib/core/own-path";

test("an address below the root keeps its query and its place", () => {
  expect(ownPath("/app?x=1#/practice")).toEqual({ pathname: "/app", search: "?x=1", hash: "#/practice" });
});

test.for([
  null,
  "",
  "pricing",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/.//evil.example",
  "/x/..//evil.example",
])("%j leads nowhere", (address) => {
  expect(ownPath(address)).toBeNull();
});
