import { expect, test } from "vitest";

import { sitThroughFaults } from "@/tests/faults/sittings/sit-through-faults";

test("20 sittings through kills of API, worker and database: nothing acknowledged is lost, nothing scored twice, no credit wrong", async () => {
  const found = await sitThroughFaults({ sittings: 20, seed: "20" });
  expect(found).toMatchObject({ lost: 0, doubled: 0, wrongCredits: 0 });
  expect(found.states).toEqual({ done: 16, "given-up": 4 });
  expect(found.acknowledged).toBeGreaterThan(500);
}, 600_000);
