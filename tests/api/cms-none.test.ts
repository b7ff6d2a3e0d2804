import { expect, test } from "vitest";

import { listLiveEntries } from "@/lib/seo/live-sitemap";
import { readContentNotes } from "@/lib/services/cms/watch-content";
import { call, withRuntime } from "@/tests/api/harness";

withRuntime();

test.for([
  ["POST", "/cms/webhook", { body: { _id: "x", _type: "article" } }],
  ["GET", "/cms/preview?sanity-preview-secret=x&sanity-preview-pathname=/learn/x", {}],
] as const)("without a project %s %s says that nothing is connected", async ([method, path, options]) => {
  const { status, body } = await call(method, path, options);
  expect([status, body.code]).toEqual([404, "cms/not-configured"]);
});

test("without a project there is no sitemap of it, and nothing to tell the operator", async () => {
  expect(await listLiveEntries()).toBeNull();
  expect(readContentNotes()).toEqual([]);
});
