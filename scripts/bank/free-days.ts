/** In how many days a free account that does nothing but one type sees all of it; docs/decisions/004-questions-a-day.md. */
import path from "node:path";

import { loadItems } from "@/lib/bank/load-items";
import { dailyQuestions } from "@/lib/core/free-use";
import { definitions } from "@/lib/questions/definitions";
import { questionTypes } from "@/lib/questions/types";
import { poolsOf } from "@/lib/services/bank/assign-items";

const items = await loadItems(path.resolve(import.meta.dirname, "../../content/bank/items"));
const pools = poolsOf(items);

const rows = questionTypes.map((type) => {
  const published = items.filter((item) => item.type === type && !item.waits);
  const practiced = published.filter(({ id }) => pools.get(id) === "practice").length;
  const schema: { round?: number } = definitions[type].schema;
  const questions = Math.ceil(practiced / (schema.round ?? 1));
  const days = Math.ceil(questions / dailyQuestions.account);
  return { type, published: published.length, practiced, questions, days };
});
const questions = rows.reduce((sum, row) => sum + row.questions, 0);
for (const row of rows)
  process.stdout.write(
    `${row.type}: ${row.published} published, ${row.practiced} in practice, ${row.questions} questions, ${row.days} days\n`,
  );
process.stdout.write(`all: ${questions} questions, ${Math.ceil(questions / dailyQuestions.account)} days\n`);
