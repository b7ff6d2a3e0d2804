import { expect, test } from "vitest";

import { hashPassword, verifyPassword } from "@/lib/services/identity/hash-password";

test("what is waiting to be hashed is bounded: the rest of a flood is told to come again, and all before it are served", async () => {
  const flood = Array.from({ length: 70 }, (_, index) => hashPassword(`four quiet rivers ${index}`));
  const results = await Promise.allSettled(flood);
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused).toHaveLength(4);
  for (const reason of refused) expect(reason).toMatchObject({ code: "server/unavailable", retryAfter: 3 });
  const last = results[65];
  const hash = last?.status === "fulfilled" ? last.value : "";
  expect(await verifyPassword(hash, "four quiet rivers 65")).toBe(true);
});

test("an address without an account costs a check as well, and nothing is right", async () => {
  expect(await verifyPassword(null, "four quiet rivers")).toBe(false);
});
