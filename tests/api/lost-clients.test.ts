import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { openDatabase } from "@/lib/db/database";

import { waitFor } from "./harness";
import { makeDatabase } from "./own-database";

test("connections that end before their transactions have begun are given back, and the next ones are answered", async () => {
  const { url, drop } = await makeDatabase();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bandwise-lost-"));
  const { db, pool, close } = await openDatabase({
    databaseUrl: url ?? undefined,
    dataDir,
    migrates: url === null,
  });
  try {
    for (let lost = 0; lost < 12 && pool; lost += 1) {
      pool.once("acquire", (client) => void client.end());
      await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    }
    await waitFor(async () => (pool?.totalCount ?? 0) === 0);
    const answered = db.transaction((tx) => tx.execute(sql`select 2 as two`));
    await expect(answered).resolves.toMatchObject({ rows: [{ two: 2 }] });
  } finally {
    await close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
