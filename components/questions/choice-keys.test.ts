import { expect, test } from "vitest";

import { choiceOfKey } from "@/components/questions/choice-keys";

test.for<[key: string, count: number, place: number | null]>([
  ["1", 4, 0],
  ["4", 4, 3],
  ["３", 4, 2],
  ["5", 4, null],
  ["0", 4, null],
  ["a", 4, null],
  ["F1", 4, null],
  ["Process", 4, null],
  ["", 4, null],
])("the key %s among %d choices stands for the place %s", ([key, count, place]) => {
  expect(choiceOfKey(key, count)).toBe(place);
});
