/**
 * In how many days a free account that does nothing but one type sees all of it; docs/decisions/004-questions-a-day.md.
 * `--write` keeps what the pricing page says of it.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { countFreeDays } from "@/lib/bank/free-days";
import { loadItems } from "@/lib/bank/load-items";
import { dailyQuestions } from "@/lib/core/free-use";
import { questionTypes } from "@/lib/questions/types";
import { poolsOf } from "@/lib/services/bank/assign-items";

const { write } = parseArgs({ options: { write: { type: "boolean", default: false } } }).values;
const root = path.resolve(import.meta.dirname, "../..");
const items = await loadItems(path.join(root, "content/bank/items"));
const { rows, questions } = countFreeDays(items, poolsOf(items));
for (const row of rows)
  process.stdout.write(
    `${row.type}: ${row.published} published, ${row.practiced} in practice, ${row.questions} questions, ${row.days} days\n`,
  );
process.stdout.write(`all: ${questions} questions, ${Math.ceil(questions / dailyQuestions.account)} days\n`);
if (write) {
  const days = Object.fromEntries(
    questionTypes.map((type) => [type, rows.find((row) => row.type === type)?.days ?? 0]),
  );
  writeFileSync(path.join(root, "lib/content/practice/free-days.json"), `${JSON.stringify(days, null, 2)}\n`);
}
