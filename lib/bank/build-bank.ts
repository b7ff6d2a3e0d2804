import type { BankTools, BuiltItems } from "@/lib/bank/define-bank-type";
import { markEnemies } from "@/lib/bank/enemies";
import { Item } from "@/lib/bank/item";
import { canonicalJson } from "@/lib/bank/item-id";
import { bankTypes } from "@/lib/bank/registry";
import { keepReserve, publishedAtFirst } from "@/lib/bank/reserve";
import { type QuestionType, questionTypes } from "@/lib/questions/types";

export type Bank = { type: QuestionType; built: BuiltItems<QuestionType> }[];

/** Every item of the bank from its sources; the same sources and seed give the same items. */
export function buildBank(tools: BankTools): Bank {
  const bank = questionTypes.map((type) => ({ type, built: bankTypes[type].build(tools) }));
  const marked = Map.groupBy(markEnemies(bank.flatMap(({ built }) => built.accepted)), ({ type }) => type);
  return bank.map(({ type, built }) => ({
    type,
    built: {
      ...built,
      accepted: keepReserve(marked.get(type) ?? [], publishedAtFirst[type], tools.seed).map((item) =>
        Item.parse(item),
      ),
    },
  }));
}

/** One entry a line, sorted by id, keys in a fixed order. */
export function toNdjson(entries: readonly { id: string }[]): string {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map((entry) => `${canonicalJson(entry)}\n`).join("");
}
