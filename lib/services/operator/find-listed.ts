import "server-only";
import { and, eq } from "drizzle-orm";

import { users } from "@/lib/db/schema/identity";
import type { Runtime } from "@/lib/services/runtime";

/**
 * The address of an account that OPERATOR_EMAILS names; else null. Every account's address was proved by a code when
 * the account was made.
 */
export async function findListed(runtime: Runtime, userId: string): Promise<string | null> {
  const { OPERATOR_EMAILS: listed } = runtime.env;
  if (listed.length === 0) return null;
  const [user] = await runtime.database.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.temp, false)));
  return user?.email && listed.includes(user.email) ? user.email : null;
}
