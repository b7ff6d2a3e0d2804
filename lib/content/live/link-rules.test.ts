import path from "node:path";

import { expect, test } from "vitest";

import { isSitePage } from "@/lib/content/live/link-rules";
import { sitePages } from "@/scripts/content/check/site-page-patterns";

const root = path.resolve(import.meta.dirname, "../../..");

test("an article of the CMS may lead to every page of the public site that has a fixed address", () => {
  const fixed = sitePages(root, "app/[locale]/(site)")
    .map((pattern) => pattern.source.slice(1, -1).replaceAll("\\/", "/"))
    .filter((at) => !/[[(]/.test(at));
  expect(fixed).toContain("/pricing");
  expect(fixed.filter((at) => !isSitePage(at))).toEqual([]);
});

test.for(["/app", "/login", "/register", "/forget", "/blog/reading", "/learn/all/2"])(
  "%s is a page of the site",
  (at) => {
    expect(isSitePage(at)).toBe(true);
    const [, part = ""] = at.split("/");
    expect(sitePages(root).some((page) => page.test(at)) || at.includes("/all/")).toBe(true);
    expect(isSitePage(`/${part}-of-nobody`)).toBe(false);
  },
);
