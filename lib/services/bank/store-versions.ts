import "server-only";
import { getTableColumns, sql } from "drizzle-orm";

import type { Item } from "@/lib/bank/item";
import type { BankMedia } from "@/lib/bank/media";
import type { Transaction } from "@/lib/db/database";
import { items, media } from "@/lib/db/schema/bank";
import type { Pool } from "@/lib/exam/pools";
import { definitions } from "@/lib/questions/definitions";
import { createRegistry } from "@/lib/questions/registry";
import type { LoadPlan, VersionName } from "@/lib/services/bank/plan-load";

type Table = typeof items | typeof media;

const batchSize = 500;
const registry = createRegistry(definitions);

export async function storeItems(
  tx: Transaction,
  versions: LoadPlan<Item>["insert"],
  pools: ReadonlyMap<string, Pool>,
) {
  const rows = versions.map(({ entry, version, hash, status }) => {
    const { id, type, steps, explanation, cefr, params, enemies } = entry;
    return {
      ...{ id, version, type, steps, explanation, cefr, params, enemies, status },
      pool: pools.get(id) ?? "practice",
      difficulty: params.b,
      facet: registry.find(type).facetOf(steps),
      contentHash: hash,
    };
  });
  await storeRows(tx, items, rows);
}

export async function storeMedia(tx: Transaction, versions: LoadPlan<BankMedia>["insert"]) {
  const rows = versions.map(({ entry, version, hash }) => {
    const { id, kind, source, licence, attribution } = entry;
    const own = { id, version, kind, source, licence, attribution };
    return { ...own, contentHash: hash, status: "published" as const };
  });
  await storeRows(tx, media, rows);
}

/** Writes rows of the same columns, a batch as one value. */
async function storeRows(tx: Transaction, table: Table, rows: readonly Record<string, unknown>[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in (rows[0] ?? {}));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const types = sql.join(
    columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  for (const batch of batches(rows))
    await tx.execute(sql`
      insert into ${table} (${names})
      select * from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as stored (${types})`);
}

export async function setStatus(
  tx: Transaction,
  table: Table,
  versions: readonly VersionName[],
  status: "published" | "waiting" | "retired",
) {
  for (const batch of batches(versions)) {
    const names = batch.map(({ id, version }) => sql`(${id}::text, ${version}::int)`);
    await tx.execute(sql`
      update ${table} set status = ${status}
      where (id, version) in (${sql.join(names, sql`, `)})`);
  }
}

function* batches<T>(rows: readonly T[]) {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
