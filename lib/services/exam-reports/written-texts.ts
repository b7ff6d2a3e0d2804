import "server-only";
import { and, desc, eq, isNull, sql } from "drizzle-orm";

import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { taskTypes } from "@/lib/content/task-names";
import type { Transaction } from "@/lib/db/database";
import { correctionResults, corrections } from "@/lib/db/schema/corrections";
import type { Written } from "@/lib/exam/sitting-report/find-repeated";

/** The newest that are looked at; each has a few sentences. */
const newest = 200;

export type OwnText = { id: string; text: string; createdAt: Date };

/** What somebody wrote or, where it was written down, said; versions of one text count once. */
export async function readOwnTexts(tx: Transaction, userId: string): Promise<OwnText[]> {
  const rows = await tx
    .select({
      id: corrections.id,
      createdAt: corrections.createdAt,
      said: corrections.said,
      heard: sql<string | null>`${correctionResults.measures}->'transcript'->>'text'`,
    })
    .from(corrections)
    .leftJoin(
      correctionResults,
      and(eq(correctionResults.correctionId, corrections.id), eq(correctionResults.round, 0)),
    )
    .where(and(eq(corrections.userId, userId), isNull(corrections.deletedAt), isNull(corrections.revisesId)))
    .orderBy(desc(corrections.id))
    .limit(newest);
  return rows.flatMap(({ id, createdAt, said, heard }) => {
    const text = said.trim() || heard || "";
    return text === "" ? [] : [{ id, text, createdAt }];
  });
}

/** Every sample answer that the site shows. */
export const publishedTexts = (): Written[] =>
  taskTypes.flatMap((task) =>
    samplesOf(task).flatMap(({ answers }) => answers.map(({ text }): Written => ({ from: "sample", text }))),
  );
