import "server-only";
import { sql } from "drizzle-orm";

import { readContentNotes } from "@/lib/services/cms/watch-content";
import { type Caller, isOperator } from "@/lib/services/operation/is-operator";
import { getRuntime, isDraining, isWaitingForWorker } from "@/lib/services/operation/start-runtime";
import { isBankReady } from "@/lib/services/bank/is-bank-ready";

/** What the operator should know although the process serves everything; nobody else is told. */
export async function readNotes(caller: Caller): Promise<string[]> {
  if (isDraining() || isWaitingForWorker()) return [];
  const { env } = await getRuntime();
  return isOperator(caller, env) ? readContentNotes() : [];
}

/** Why the process should get no traffic now; empty when it serves everything. */
export async function readReadiness(): Promise<string[]> {
  if (isDraining()) return ["stopping"];
  if (isWaitingForWorker()) return ["waiting for the worker"];
  try {
    const { database } = await getRuntime();
    await database.db.execute(sql`select 1`);
    return (await isBankReady(database.db)) ? [] : ["question bank"];
  } catch {
    return ["database"];
  }
}
