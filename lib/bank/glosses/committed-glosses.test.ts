import { join } from "node:path";

import { expect, test } from "vitest";

import { checkGlosses } from "@/lib/bank/glosses/check-glosses";
import { collectMeanings } from "@/lib/bank/glosses/collect-meanings";
import { glossLocales } from "@/lib/bank/glosses/languages";
import { headwordKey } from "@/lib/bank/glosses/gloss-file";
import { describeFault } from "@/lib/bank/glosses/parse-table";
import { readFalseFriends, readGlosses, readSenses, readSynonyms } from "@/lib/bank/glosses/read-glosses";
import { synonymTest } from "@/lib/bank/glosses/synonyms";
import { listWanted, senseFinder } from "@/lib/bank/glosses/wanted";
import { loadItems } from "@/lib/bank/load-items";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const bank = join(process.cwd(), "content", "bank");
const folder = join(bank, "glosses");
const senses = readSenses(folder);
const lexicon = readLexicon();
const meanings = collectMeanings(await loadItems(join(bank, "items")));
const wanted = listWanted(senses.rows, meanings);

test("every word that an item explains has a sense (npm run bank:glosses)", () => {
  expect(senses.faults.map(describeFault)).toEqual([]);
  const find = senseFinder(senses.rows);
  expect(meanings.length).toBeGreaterThan(5_000);
  const unlisted = meanings.filter(
    ({ word, partOfSpeech, meaning }) => find(word, partOfSpeech, meaning) === null,
  );
  expect(unlisted.map(({ word, meaning }) => `${word}: ${meaning}`)).toEqual([]);
});

test.for(glossLocales)("%s has a gloss for every sense that an item asks for", (locale) => {
  const known = new Set(readGlosses(folder, locale).rows.map(headwordKey));
  const missing = wanted.filter((sense) => !known.has(headwordKey(sense)));
  expect(missing.map(headwordKey)).toEqual([]);
});

test.for(glossLocales)("the glosses of %s pass their gates", (locale) => {
  const [glosses, friends, listed] = [
    readGlosses(folder, locale),
    readFalseFriends(folder, locale),
    readSynonyms(folder, locale),
  ];
  const areSynonyms = synonymTest({ lexicon, senses: senses.rows, listed: listed.rows });
  const sources = { locale, glosses: glosses.rows, senses: senses.rows, falseFriends: friends.rows };
  const faults = [
    ...glosses.faults,
    ...friends.faults,
    ...listed.faults,
    ...checkGlosses({ ...sources, areSynonyms }),
  ];
  expect(faults.map(describeFault)).toEqual([]);
  expect(friends.rows.length).toBeGreaterThan(20);
});
