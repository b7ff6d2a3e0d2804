import { type QuestionType, questionTypes } from "@/lib/questions/types";

/** One of our own that counts for nothing and belongs to no pool. */
const items: Partial<Record<QuestionType, { kind: string; prompt: unknown }>> = {
  "read-and-select": { kind: "main", prompt: { word: "garden" } },
};

const [found] = questionTypes.flatMap((type) => (items[type] ? [{ type, ...items[type] }] : []));
if (!found) throw new Error("There is no item to practice.");
export const practiceItem = found;
