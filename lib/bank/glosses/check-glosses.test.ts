import { expect, test } from "vitest";

import { checkGlosses, type GlossSources } from "@/lib/bank/glosses/check-glosses";
import { GlossRow, SenseRow } from "@/lib/bank/glosses/gloss-file";
import { describeFault, parseTable } from "@/lib/bank/glosses/parse-table";
import { synonymTest } from "@/lib/bank/glosses/synonyms";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";

const senses = parseTable(
  [
    "gift\tnoun\t1\tgift gifts\tsomething you give to somebody",
    "glad\tadjective\t1\tglad\tpleased",
    "good\tadjective\t1\tbetter good\tof high quality",
    "great\tadjective\t1\tgreat\tvery good",
  ].join("\n"),
  "content/bank/glosses/en/g.tsv",
  SenseRow,
).rows;
const listed = [{ lemma: "glad", other: "good", partOfSpeech: "adjective" as const }];
const areSynonyms = synonymTest({ lexicon: lexiconOf([]), senses, listed });

function faultsOf(lines: string[], more: Partial<GlossSources> = {}) {
  const { rows, faults } = parseTable(`${lines.join("\n")}\n`, "de/g.tsv", GlossRow);
  const sources = { locale: "de" as const, glosses: rows, senses, falseFriends: [], areSynonyms, ...more };
  return [...faults, ...checkGlosses(sources)].map(({ line, gate }) => `${line} ${gate}`);
}

test("good lines in order have no fault", () => {
  expect(
    faultsOf(["gift\tnoun\t1\tGeschenk", "glad\tadjective\t1\tfroh", "good\tadjective\t1\tgut"]),
  ).toEqual([]);
});

test("a line that is no line of the format is named with its place", () => {
  const { faults } = parseTable("gift\tnoun\t1\nGift\tnouns\t0\t Geschenk", "de/g.tsv", GlossRow);
  expect(faults.map(describeFault)).toEqual([
    expect.stringMatching(/^de\/g\.tsv:1 shape: gift\tnoun\t1 \(/),
    expect.stringMatching(/^de\/g\.tsv:2 shape: .*column 1: .*column 2: .*column 3: .*column 4: /),
  ]);
});

test("a sense that the bank does not have, a line twice, and lines out of order are named", () => {
  expect(faultsOf(["gift\tnoun\t2\tGabe"])).toEqual(["1 unknown-sense"]);
  expect(faultsOf(["gift\tnoun\t1\tGeschenk", "gift\tnoun\t1\tGabe"])).toEqual(["2 twice"]);
  expect(faultsOf(["glad\tadjective\t1\tfroh", "gift\tnoun\t1\tGeschenk"])).toEqual(["2 order"]);
});

test("a file holds the words of its letter", () => {
  const { rows } = parseTable("gift\tnoun\t1\tGeschenk", "de/h.tsv", GlossRow);
  expect(faultsOf(["gift\tnoun\t1\tGeschenk"], { glosses: rows })).toEqual(["1 wrong-file"]);
});

test("a false friend is stopped wherever it stands in the gloss", () => {
  const falseFriends = [{ lemma: "gift", partOfSpeech: "noun" as const, wrong: "Gift" }];
  expect(faultsOf(["gift\tnoun\t1\tGabe, Gift"], { falseFriends })).toEqual(["1 false-friend"]);
});

test("two headwords with one gloss are stopped, unless they are listed as synonyms", () => {
  expect(faultsOf(["good\tadjective\t1\tgut", "great\tadjective\t1\tgut"])).toEqual([
    "1 same-gloss",
    "2 same-gloss",
  ]);
  expect(faultsOf(["glad\tadjective\t1\tgut", "good\tadjective\t1\tgut"])).toEqual([]);
});
