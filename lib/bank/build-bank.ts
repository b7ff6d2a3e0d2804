import { markEnemies } from "@/lib/bank/enemies";
import { buildGaps } from "@/lib/bank/fill-in-the-blanks/build-gaps";
import type { Built } from "@/lib/bank/gate";
import { Item } from "@/lib/bank/item";
import { canonicalJson } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import { buildDictations } from "@/lib/bank/listen-and-type/build-dictations";
import { buildWords } from "@/lib/bank/read-and-select/build-words";
import type { BankSources } from "@/lib/bank/sources";

export type Bank = Record<Item["type"], Built<Item>>;

/** Every item of the bank from its sources; the same sources and seed give the same items. */
export function buildBank(
  { seed, gaps, dictations, rejects, meanings }: BankSources,
  lexicon: Lexicon,
): Bank {
  const bank: Bank = {
    "read-and-select": buildWords({ lexicon, seed, rejects, meanings }),
    "fill-in-the-blanks": buildGaps(gaps, lexicon, seed),
    "listen-and-type": buildDictations(dictations, lexicon, seed),
  };
  const marked = Map.groupBy(
    markEnemies(Object.values(bank).flatMap(({ accepted }) => accepted)),
    ({ type }) => type,
  );
  for (const [type, items] of marked) bank[type].accepted = items.map((item) => Item.parse(item));
  return bank;
}

/** One item a line, sorted by id, keys in a fixed order. */
export function toNdjson(items: readonly Item[]): string {
  const sorted = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map((item) => `${canonicalJson(item)}\n`).join("");
}
