import "server-only";
import { and, asc, eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { items, practiceItems, type practiceSets } from "@/lib/db/schema/practice";
import { isQuestionType, publicPrompt } from "@/lib/questions/registry";
import { resultView } from "@/lib/services/practice/result-view";
import { signMedia } from "@/lib/services/practice/sign-audio";
import { Level, type PracticeSet } from "@/lib/services/practice/views";
import type { Runtime } from "@/lib/services/runtime";

type SetRow = typeof practiceSets.$inferSelect;

/** The type of a stored set; one that this version of the product no longer knows is an error, not a guess. */
export function typeOfSet(set: Pick<SetRow, "id" | "type">) {
  if (!isQuestionType(set.type)) throw new Error(`Set ${set.id} has the unknown type ${set.type}.`);
  return set.type;
}

/** A set as its owner sees it: no key, and results only where there is an answer. */
export async function setView(
  runtime: Runtime,
  executor: Executor,
  set: SetRow,
  isPremium: boolean,
): Promise<PracticeSet> {
  const type = typeOfSet(set);
  const rows = await executor
    .select({
      position: practiceItems.position,
      answer: practiceItems.answer,
      score: practiceItems.score,
      review: practiceItems.review,
      answeredAt: practiceItems.answeredAt,
      prompt: items.prompt,
      explanation: items.explanation,
      audioId: items.audioId,
    })
    .from(practiceItems)
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(eq(practiceItems.setId, set.id))
    .orderBy(asc(practiceItems.position));
  return {
    id: set.id,
    type,
    level: Level.parse(set.level),
    createdAt: set.createdAt.toISOString(),
    finishedAt: set.finishedAt?.toISOString() ?? null,
    size: rows.length,
    items: rows.map((row) => ({
      position: row.position,
      prompt: publicPrompt(type, row.prompt),
      media: signMedia(runtime, row.audioId, isPremium || row.answeredAt !== null),
      result: resultView(type, row),
    })),
  };
}
