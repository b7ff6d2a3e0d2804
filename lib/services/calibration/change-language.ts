import "server-only";
import { eq, inArray } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { responses } from "@/lib/db/schema/calibration";
import type { FirstLanguage } from "@/lib/i18n/first-languages";

/** What somebody said of their first language they may put right or take back, also where it was collected. */
export async function changeLanguage(
  tx: Transaction,
  { userId, firstLanguage }: { userId: string; firstLanguage: FirstLanguage | null },
) {
  const own = tx.select({ id: answers.id }).from(answers).where(eq(answers.userId, userId));
  await tx.update(responses).set({ firstLanguage }).where(inArray(responses.answerId, own));
}
