import { expect, test } from "vitest";

import { compoundParts } from "@/lib/content/search/compound-parts";

const known = new Set([
  "prüfung",
  "tag",
  "tage",
  "wort",
  "schatz",
  "übung",
  "aufgabe",
  "aufgaben",
  "typen",
  "gaben",
  "sprache",
]);
const partsOf = (word: string) => compoundParts(word, (part) => known.has(part));

test.for<[string, string[]]>([
  ["prüfungstage", ["prüfung", "tage"]],
  ["wortschatzübung", ["wort", "schatz", "übung"]],
  ["aufgabentypen", ["aufgaben", "typen"]],
])("%s is made of %s", ([word, parts]) => {
  expect(partsOf(word)).toEqual(parts);
});

test.for(["aufgaben", "prüfung", "vortage", "tage", "sprachtest"])(
  "%s is no compound of known words",
  (word) => {
    expect(partsOf(word)).toEqual([]);
  },
);
