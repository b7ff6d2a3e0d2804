import { expect, test } from "vitest";

import { findCmsRoute } from "@/lib/seo/cms-routes";

const places = new Set(["/learn/new-rules", "/blog/study/quiet-hours"]);
const ask = (pathname: string, previewed: string | null = null) =>
  findCmsRoute(pathname, { previewed, places });

test.for<[string, string]>([
  ["/learn/new-rules", "/en/cms-live/learn/new-rules"],
  ["/ja/learn/new-rules", "/ja/cms-live/learn/new-rules"],
  ["/de/blog/study/quiet-hours", "/de/cms-live/blog/study/quiet-hours"],
])("%s is shown by %s", ([pathname, route]) => {
  expect(ask(pathname)).toBe(route);
});

test.for(["/", "/learn", "/learn/test-format", "/ja/learn/nothing", "/blog/study"])(
  "%s is not the CMS's",
  (pathname) => {
    expect(ask(pathname)).toBeNull();
  },
);

test("only the article that the pass names is shown as a draft", () => {
  expect(ask("/ja/learn/secret", "/learn/secret")).toBe("/ja/cms-draft/learn/secret");
  expect(ask("/learn/new-rules", "/learn/new-rules")).toBe("/en/cms-draft/learn/new-rules");
  expect(ask("/learn/new-rules", "/learn/secret")).toBe("/en/cms-live/learn/new-rules");
});

test.for([
  "/cms-live/learn/new-rules",
  "/ja/cms-live/learn/new-rules",
  "/cms-draft/learn/secret",
  "/ja/cms-draft/learn/secret.x",
])("the route itself, %s, is no address", (pathname) => {
  expect(ask(pathname, "/learn/secret")).toMatch(/\/cms-nowhere$/);
});
