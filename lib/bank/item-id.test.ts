import { expect, test } from "vitest";

import { canonicalJson, contentHash, itemId } from "@/lib/bank/item-id";

test("the order of keys does not change the bytes or the hash", () => {
  expect(canonicalJson({ b: [1, { d: 2, c: 3 }], a: null })).toBe('{"a":null,"b":[1,{"c":3,"d":2}]}');
  expect(contentHash({ a: 1, b: 2 })).toBe(contentHash({ b: 2, a: 1 }));
});

test("the id depends on type and prompt, and differs between prompts", () => {
  const id = itemId("read-and-select", { word: "brindle" });
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(itemId("read-and-select", { word: "brindle" })).toBe(id);
  expect(itemId("read-and-select", { word: "brondle" })).not.toBe(id);
  expect(itemId("listen-and-type", { word: "brindle" })).not.toBe(id);
});
