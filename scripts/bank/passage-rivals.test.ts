import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import type { Passage } from "@/lib/bank/read-and-complete/sources";
import { rivalsWriter } from "@/scripts/bank/passage-rivals";

const passage: Passage = {
  name: "the-cold",
  title: "A Cold Day",
  subject: "home",
  kind: "narrative",
  text: "We live near the sea. The cold food waits outside. Then everybody goes home.",
  names: [],
  accept: { cold: ["cool"] },
  version: 1,
  level: "A2",
};

test("each gap is followed by what is accepted and by the other words that fit, the most usual first", () => {
  const lexicon = lexiconOf(["cold", "cool", "cost", { word: "code", count: 5000 }, "coat", "clay", "waits"]);
  expect(rivalsWriter(lexicon)(passage)).toBe(
    "\nA Cold Day (the-cold)\nWe live near the sea. The co|ld {+cool code coat cost} food wa|its outside. Then everybody goes home.",
  );
});
