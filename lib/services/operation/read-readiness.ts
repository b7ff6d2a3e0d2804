import "server-only";
import { sql } from "drizzle-orm";

import { getRuntime, isDraining } from "@/lib/services/operation/start-runtime";
import { isBankReady } from "@/lib/services/practice/is-bank-ready";

/** Why the process should get no traffic now; empty when it serves everything. */
export async function readReadiness(): Promise<string[]> {
  if (isDraining()) return ["stopping"];
  try {
    const { database } = await getRuntime();
    await database.db.execute(sql`select 1`);
    return (await isBankReady(database.db)) ? [] : ["question bank"];
  } catch {
    return ["database"];
  }
}
