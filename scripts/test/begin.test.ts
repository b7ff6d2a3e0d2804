import { expect, test } from "vitest";

import { createBegin } from "./begin.mjs";

test("a part begins once, and what runs beside it with it; who is not wanted is not waited for", async () => {
  const order: string[] = [];
  const ends = new Map<string, (result: string) => void>();
  const wanted = [
    { name: "build", beside: ["checks", "not wanted"] },
    { name: "journeys" },
    { name: "checks" },
  ];
  const begin = createBegin(wanted, ({ name }) => {
    order.push(name);
    return new Promise<string>((resolve) => ends.set(name, resolve));
  });
  const built = begin("build");
  expect(order).toEqual(["build", "checks"]);
  ends.get("build")?.("build ended");
  expect(await built).toBe("build ended");
  void begin("journeys");
  ends.get("checks")?.("checks ended");
  expect(await begin("checks")).toBe("checks ended");
  expect(order).toEqual(["build", "checks", "journeys"]);
});
