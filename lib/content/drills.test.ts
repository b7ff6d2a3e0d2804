import { expect, test } from "vitest";

import { drillOf } from "@/lib/content/drills";
import { editCategories } from "@/lib/core/edit-kinds";
import { loadSchema } from "@/lib/questions/types";

test.each(editCategories)("%s has a practice of its own", (category) => {
  expect(Object.keys(loadSchema)).toContain(drillOf(category));
});
