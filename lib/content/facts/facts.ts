import table from "@/.contentlayer/tables/facts.json";
import { FactTable } from "@/lib/content/facts/fact-table";
import { factText, fillFacts, type Heads, headsWithFacts } from "@/lib/content/facts/place-facts";
import type { Locale } from "@/lib/i18n/locales";

/** Every fact that texts name, by its name. */
export const facts = new Map(FactTable.parse(table).facts.map((fact) => [fact.name, fact]));

/** What a text says at its head, and its headings, with the facts in their places. */
export const withFacts = <Text extends Heads>(text: Text, locale: Locale): Text =>
  headsWithFacts(text, factText(facts, locale));

/** Plain words with the facts in their places. */
export const wordsWithFacts = (words: string, locale: Locale) => fillFacts(words, factText(facts, locale));
