import { expect, test } from "vitest";

import { createMemoryCache } from "@/lib/assess/model/answer-cache";

const own = { userId: "one", correctionId: "first" };

test("an answer goes with the correction it was given for, and nobody else's does", async () => {
  const cache = createMemoryCache();
  await cache.write("a", "answer a", own);
  await cache.write("b", "answer b", { ...own, correctionId: "second" });
  await cache.write("c", "answer c", { ...own, userId: "two" });
  cache.forget(own);
  expect(await Promise.all(["a", "b", "c"].map(cache.read))).toEqual([null, "answer b", "answer c"]);
});

test("all of somebody's answers go with the account", async () => {
  const cache = createMemoryCache();
  await cache.write("a", "answer a", own);
  await cache.write("b", "answer b", { ...own, correctionId: "second" });
  await cache.write("c", "answer c", { ...own, userId: "two" });
  cache.forget({ userId: "one", correctionId: null });
  expect(await Promise.all(["a", "b", "c"].map(cache.read))).toEqual([null, null, "answer c"]);
});

test("the answers that were asked for last are kept", async () => {
  const cache = createMemoryCache(2);
  await cache.write("a", "answer a");
  await cache.write("b", "answer b");
  expect(await cache.read("a")).toBe("answer a");
  await cache.write("c", "answer c");
  expect(await Promise.all(["a", "b", "c"].map(cache.read))).toEqual(["answer a", null, "answer c"]);
});
