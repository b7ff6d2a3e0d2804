import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { locales } from "@/lib/i18n/locales";
import { wordLists } from "@/scripts/bench/corpus/word-lists";
import { Glossary } from "@/scripts/content/check/glossary";

const root = path.resolve(import.meta.dirname, "../../..");
const glossary = Glossary.parse(parse(readFileSync(path.join(root, "content/glossary.yaml"), "utf8")));

test("no word of the corpus is banned by the glossary, so its articles pass the gate", () => {
  for (const locale of locales) {
    const banned = [
      ...glossary.terms.flatMap((term) => term.banned?.[locale] ?? []),
      ...(glossary.address[locale]?.banned ?? []),
    ];
    expect(banned.filter((word) => wordLists[locale].includes(word))).toEqual([]);
  }
});
