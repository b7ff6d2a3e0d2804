import type { Item } from "@/lib/bank/item";
import { dailyQuestions } from "@/lib/core/free-use";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";

/** What a free account meets of each type, and in how many days if it does nothing else; a round of words is one question. */
export function countFreeDays(items: readonly Item[], pools: ReadonlyMap<string, string>) {
  const rows = questionTypes.map((type) => {
    const published = items.filter((item) => item.type === type && !item.waits);
    const practiced = published.filter(({ id }) => pools.get(id) === "practice").length;
    const schema: { round?: number } = definitions[type].schema;
    const questions = Math.ceil(practiced / (schema.round ?? 1));
    const days = Math.ceil(questions / dailyQuestions.account);
    return { type, published: published.length, practiced, questions, days };
  });
  return { rows, questions: rows.reduce((sum, row) => sum + row.questions, 0) };
}
