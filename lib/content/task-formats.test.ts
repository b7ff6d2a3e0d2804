import { expect, test } from "vitest";

import { taskFormats } from "@/lib/content/task-formats";
import type { Clock } from "@/lib/questions/define-schema";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";

test.each(questionTypes)("the site says of %s the time its clock gives, if it has one", (type) => {
  const clocks: Record<string, Clock> = definitions[type].schema.clocks;
  if (clocks["main"]) expect(taskFormats[type].seconds).toBe(clocks["main"].seconds);
});
