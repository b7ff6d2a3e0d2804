import { expect, test } from "vitest";

import { createBegin } from "./begin.mjs";

/** Parts whose ends the test tells, and the order in which they began. */
function stage(...wanted: { name: string; beside?: string[]; after?: string }[]) {
  const order: string[] = [];
  const ends = new Map<string, (result: string) => void>();
  const begin = createBegin(wanted, ({ name }) => {
    order.push(name);
    return new Promise<string>((resolve) => ends.set(name, resolve));
  });
  const end = (name: string) => ends.get(name)?.(`${name} ended`);
  return { begin, order, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const build = { name: "build", beside: ["checks", "not wanted"] };
const journeys = { name: "journeys", beside: ["unit"] };
const unit = { name: "unit", after: "checks" };

test("a part begins once, and what runs beside it with it; what comes after another waits for that", async () => {
  const { begin, order, end } = stage(build, journeys, { name: "checks" }, unit);
  const built = begin("build");
  await settle();
  expect(order).toEqual(["build", "checks"]);
  end("build");
  expect(await built).toBe("build ended");
  void begin("journeys");
  await settle();
  expect(order).toEqual(["build", "checks", "journeys"]);
  end("checks");
  expect(await begin("checks")).toBe("checks ended");
  await settle();
  expect(order).toEqual(["build", "checks", "journeys", "unit"]);
  end("unit");
  expect(await begin("unit")).toBe("unit ended");
});

test("who is not wanted is not waited for", async () => {
  const { begin, order } = stage(journeys, unit);
  void begin("journeys");
  await settle();
  expect(order).toEqual(["journeys", "unit"]);
});
