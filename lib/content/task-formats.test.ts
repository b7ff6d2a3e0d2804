import { expect, test } from "vitest";

import { clockOf, taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";
import type { Clock } from "@/lib/questions/define-schema";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";

test.each(questionTypes)("the site says of %s the time its clock gives, if it has one", (type) => {
  const clocks: Record<string, Clock> = definitions[type].schema.clocks;
  if (clocks["main"]) expect(taskFormats[type].seconds).toBe(clocks["main"].seconds);
});

test.each(taskTypes)("the minutes of %s are a whole number, as its words say them", (type) => {
  expect(Number.isInteger(clockOf(type).minutes)).toBe(true);
});
