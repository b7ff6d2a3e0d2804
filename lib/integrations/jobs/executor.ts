import "server-only";
import { is, SQL, sql } from "drizzle-orm";
import { fromDrizzle, type Db } from "pg-boss";
import { z } from "zod";

/** The caller's transaction, or the database itself. */
export type SqlExecutor = { execute: (query: SQL) => PromiseLike<unknown> };

export type SqlDatabase = SqlExecutor & {
  transaction: <Result>(work: (tx: SqlExecutor) => Promise<Result>) => Promise<Result>;
};

const Answer = z.object({ rows: z.array(z.unknown()) });

/** The rows of a query, whichever driver answers. */
export async function rowsOf(executor: SqlExecutor, query: SQL): Promise<unknown[]> {
  return Answer.parse(await executor.execute(query)).rows;
}

/** Lets the queue write in the caller's transaction. */
export function queueIn(executor: SqlExecutor): Db {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new TypeError("The queue sent no SQL.");
    return Answer.parse(await executor.execute(query));
  };
  return fromDrizzle({ execute }, sql);
}
