import "server-only";

import { vocabularySettings } from "@/lib/db/schema/vocabulary";
import { lockPerson } from "@/lib/services/identity/lock-person";
import type { UserCtx } from "@/lib/services/runtime";
import { planCards } from "@/lib/services/vocabulary/plan-cards";
import { readNow } from "@/lib/services/vocabulary/read-now";
import type { Settings } from "@/lib/services/vocabulary/views";

/** How many words a day, by which what has been learned is planned anew. */
export async function changeSettings({ runtime, actor }: UserCtx, settings: Settings): Promise<Settings> {
  const { userId } = actor;
  await runtime.limits.consume("card.user", userId);
  await runtime.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await tx
      .insert(vocabularySettings)
      .values({ userId, ...settings })
      .onConflictDoUpdate({ target: vocabularySettings.userId, set: settings });
    await planCards(tx, { userId, now: await readNow(tx, runtime) });
  });
  return settings;
}
