import "server-only";
import { lt, sql } from "drizzle-orm";

import { contactMessages } from "@/lib/db/schema/site";
import type { Runtime } from "@/lib/services/runtime";

/** The privacy policy promises two years at most. */
export async function sweepMessages({ database }: Runtime) {
  await database.db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, sql`now() - interval '2 years'`));
}
