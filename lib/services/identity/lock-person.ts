import "server-only";
import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";

/** What somebody does in two calls at once is done one after the other. */
export async function lockPerson(tx: Transaction, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
