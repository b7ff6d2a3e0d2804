import { expect, test } from "vitest";

import { soundKey } from "@/lib/bank/read-and-select/sound-key";

test.for([
  ["brane", "brain"],
  ["fone", "phone"],
  ["nite", "night"],
  ["kwick", "quick"],
  ["leter", "letter"],
  ["tabel", "table"],
  ["sity", "city"],
] as const)("%s sounds like %s", ([spelled, other]) => {
  expect(soundKey(spelled)).toBe(soundKey(other));
});

test.for([
  ["bat", "bit"],
  ["plane", "plan"],
  ["grongle", "grumble"],
] as const)("%s does not sound like %s", ([spelled, other]) => {
  expect(soundKey(spelled)).not.toBe(soundKey(other));
});
