import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { count } from "drizzle-orm";

import { openDatabase } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { loadBank } from "@/lib/services/bank/load-bank";
import { cpuTimed } from "@/scripts/bench/cpu-timed";
import { startCluster } from "@/scripts/test/postgres-cluster.mjs";

/** Most milliseconds for 18,000 items in an empty database, and for a bank that is loaded already. */
const limits = { first: 10_000, unchanged: 1_000 };

/** The committed bank into an empty database, and again; on PGlite unless there is an address. */
export async function measureLoad(databaseUrl?: string) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bandwise-bench-bank-"));
  try {
    const { result: database, time: open } = await cpuTimed(() => openDatabase({ databaseUrl, dataDir }));
    const { result: loaded, time: first } = await cpuTimed(() => loadBank(database.db));
    const { time: unchanged } = await cpuTimed(() => loadBank(database.db));
    const [stored] = await database.db.select({ items: count() }).from(items);
    const { kind } = database;
    await database.close();
    const isWithin = first.ms <= limits.first && unchanged.ms <= limits.unchanged;
    return {
      database: kind,
      added: loaded.added,
      items: stored?.items ?? 0,
      open,
      first,
      unchanged,
      limits,
      isWithin,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** On a server of its own that is PostgreSQL; its processor time is not counted. */
export async function measureOnPostgres() {
  const cluster = await startCluster();
  try {
    return await measureLoad(cluster.url);
  } finally {
    await cluster.stop();
  }
}
