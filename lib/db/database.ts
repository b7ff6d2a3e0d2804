import "server-only";
import path from "node:path";

import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";

import { listenPostgres } from "@/lib/db/listen";
import { lockFolder } from "@/lib/db/lock-folder";
import { freeLostClients } from "@/lib/db/free-lost-clients";
import { openPglite } from "@/lib/db/open-pglite";
import { schema } from "@/lib/db/schema/all";
import { secureFolder } from "@/lib/db/secure-folder";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a verb needs to read and write: the database, or the transaction it is part of. */
export type Executor = Database | Transaction;

type SqlRunner = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export type OpenDatabase = {
  kind: "pglite" | "postgres";
  db: Database;
  /** Plain SQL outside a transaction, for the job queue. */
  run: SqlRunner;
  /** Present on PostgreSQL, for rate limits shared by processes. */
  pool: Pool | null;
  /** Messages of NOTIFY; `onGap` when some may have been lost. Resolves once it listens. */
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

export const migrationsFolder = path.join(process.cwd(), "lib/db/migrations");

/**
 * Opens PostgreSQL by `databaseUrl`, else the embedded PGlite in `dataDir`; migrations are one process's to apply. The
 * data folder is there and its owner's alone afterwards, wherever the database lies.
 */
export async function openDatabase(settings: {
  databaseUrl: string | undefined;
  dataDir: string;
  /** False where another process does it; PGlite has one process only. */
  migrates?: boolean;
  onError?: (error: unknown) => void;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, migrates = true, onError = () => undefined } = settings;
  secureFolder(dataDir);
  return databaseUrl ? openPostgres({ databaseUrl, migrates, onError }) : openEmbedded(dataDir);
}

async function openPostgres(settings: {
  databaseUrl: string;
  migrates: boolean;
  onError: (error: unknown) => void;
}): Promise<OpenDatabase> {
  const { databaseUrl: connectionString, migrates, onError } = settings;
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true });
  pool.on("error", () => undefined);
  freeLostClients(pool);
  const db = drizzlePg(pool, { schema });
  try {
    if (migrates) await withMigrationLock(pool, () => migratePg(db, { migrationsFolder }));
    else await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw new Error("The database does not answer or refused the migrations. Check DATABASE_URL.", { cause });
  }
  return {
    kind: "postgres",
    db,
    run: (text, values) => pool.query(text, values),
    pool,
    listen: (...asked) => listenPostgres({ connectionString, onError }, ...asked),
    close: () => pool.end(),
  };
}

/** Several processes may start at once; one migrates, the others wait. */
async function withMigrationLock(pool: Pool, work: () => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(7305501)");
    await work();
  } finally {
    await client.query("select pg_advisory_unlock(7305501)").catch(() => undefined);
    client.release();
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  try {
    const lite = await openPglite(dataDir);
    const db = drizzlePglite(lite, { schema });
    await migratePglite(db, { migrationsFolder });
    return {
      kind: "pglite",
      db,
      run: async (text, values) =>
        values?.length ? lite.query(text, values) : ((await lite.exec(text)).at(-1) ?? { rows: [] }),
      pool: null,
      listen: (channel, onMessage) => lite.listen(channel, onMessage),
      close: async () => {
        await lite.close();
        secureFolder(dataDir);
        await unlock();
      },
    };
  } catch (cause) {
    await unlock();
    throw cause;
  }
}
