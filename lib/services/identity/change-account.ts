import "server-only";
import { eq } from "drizzle-orm";

import { users } from "@/lib/db/schema/identity";
import type { FirstLanguage } from "@/lib/i18n/first-languages";
import type { Locale } from "@/lib/i18n/locales";
import { changeLanguage } from "@/lib/services/calibration/change-language";
import { userView } from "@/lib/services/identity/user-view";
import type { UserCtx } from "@/lib/services/runtime";

/** The name somebody is addressed by, the language of their mails, and the one they grew up with. */
export async function changeAccount(
  { runtime, actor }: UserCtx,
  input: {
    nickname?: string | undefined;
    locale?: Locale | undefined;
    firstLanguage?: FirstLanguage | null | undefined;
  },
) {
  const change = {
    ...(input.nickname === undefined ? {} : { nickname: input.nickname }),
    ...(input.locale === undefined ? {} : { locale: input.locale }),
    ...(input.firstLanguage === undefined ? {} : { firstLanguage: input.firstLanguage }),
  };
  const { userId } = actor;
  const { firstLanguage } = input;
  if (Object.keys(change).length > 0)
    await runtime.database.db.transaction(async (tx) => {
      await tx.update(users).set(change).where(eq(users.id, userId));
      if (firstLanguage !== undefined) await changeLanguage(tx, { userId, firstLanguage });
    });
  return userView(runtime, { userId });
}
