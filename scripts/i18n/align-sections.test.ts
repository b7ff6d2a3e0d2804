import { expect, test } from "vitest";

import { alignSections } from "@/scripts/i18n/align-sections";

type Case = {
  what: string;
  /** English today and at the time of the translation: one letter a section. */
  english: string;
  stamp: string | null;
  /** Shapes of the English sections, and of the translated ones; the sections themselves unless said. */
  shapes?: string;
  own: string;
  /** For each English section the number of the translated one, `-` for none, `!` after it when it is stale. */
  pairs: string | null;
};

test.for<Case>([
  { what: "nothing changed", english: "ABC", stamp: "ABC", own: "xyz", pairs: "0 1 2" },
  { what: "sections were moved", english: "CAB", stamp: "ABC", own: "xyz", pairs: "2 0 1" },
  { what: "a section was rewritten", english: "AbC", stamp: "ABC", own: "xyz", pairs: "0 1! 2" },
  { what: "a section was added", english: "ABNC", stamp: "ABC", own: "xyz", pairs: "0 1 -! 2" },
  { what: "a section went away", english: "AC", stamp: "ABC", own: "xyz", pairs: "0 2" },
  { what: "two equal sections, one rewritten", english: "AaB", stamp: "AAB", own: "xyz", pairs: "0 1! 2" },
  {
    what: "one was added before a rewritten one of the same shape as before",
    english: "ANbC",
    stamp: "ABC",
    shapes: "pqrs",
    own: "prs",
    pairs: "0 -! 1! 2",
  },
  {
    what: "one was added beside a rewritten one, and no shape tells them apart",
    english: "ANbC",
    stamp: "ABC",
    shapes: "pqrs",
    own: "pxs",
    pairs: "0 1! -! 2",
  },
  { what: "there is no stamp", english: "ABC", stamp: null, own: "xyz", pairs: "0 1 2" },
  { what: "there is no stamp and another number", english: "ABC", stamp: null, own: "xy", pairs: null },
  { what: "the stamp fits neither", english: "ABC", stamp: "ABCD", own: "xy", pairs: null },
  { what: "the stamp fits English only", english: "AbC", stamp: "ABCD", own: "xyz", pairs: "0 1! 2" },
])("$what", ({ english, stamp, shapes, own, pairs }) => {
  const aligned = alignSections({
    hashes: [...english],
    stamp: stamp === null ? null : [...stamp],
    shapes: [...(shapes ?? english)],
    ownShapes: [...own],
  });
  const shown = aligned?.map((pair) => `${pair.own ?? "-"}${pair.isStale ? "!" : ""}`).join(" ");
  expect(shown ?? null).toBe(pairs);
});
