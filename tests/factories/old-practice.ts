import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";
import { z } from "zod";

import type { Item } from "@/lib/bank/item";
import { loadItems, loadMedia } from "@/lib/bank/load-items";
import { bankFolder } from "@/lib/services/bank/load-bank";
import type { TestPlace } from "@/tests/api/harness";

const lastOldMigration = "0006_credit-validity";
const migrations = path.join(process.cwd(), "lib/db/migrations");
const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/** The migrations of before in a folder of their own. */
async function oldMigrations() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-old-migrations-"));
  const journal = Journal.parse(
    JSON.parse(await readFile(path.join(migrations, "meta/_journal.json"), "utf8")),
  );
  const last = journal.entries.findIndex(({ tag }) => tag === lastOldMigration);
  const entries = journal.entries.slice(0, last + 1);
  await mkdir(path.join(folder, "meta"));
  await writeFile(path.join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) {
    const file = `${tag}.sql`;
    await writeFile(path.join(folder, file), await readFile(path.join(migrations, file)));
  }
  return folder;
}

/** Opens the database of a place as it was before questions had steps, and lets `fill` put something there. */
export async function withOldSchema({ dataDir, databaseUrl }: TestPlace, fill: (run: Run) => Promise<void>) {
  const migrationsFolder = await oldMigrations();
  if (databaseUrl) {
    const pool = new Pool({ connectionString: databaseUrl });
    await migratePg(drizzlePg(pool), { migrationsFolder });
    await fill((text, values) => pool.query(text, values));
    await pool.end();
  } else {
    const lite = await PGlite.create(path.join(dataDir, "pglite"));
    await migratePglite(drizzlePglite(lite), { migrationsFolder });
    await fill((text, values) => lite.query(text, values));
    await lite.close();
  }
  await rm(migrationsFolder, { recursive: true, force: true });
}

/** Before, an item had one step, and the bank was an eighth as large. */
const oneIn = 8;

/** A part of the committed bank as rows of before: one prompt and one key, the recording's text and voice in the key. */
export async function oldBank() {
  const all = await loadItems(path.join(bankFolder, "items"));
  // A recording was heard with its question then: none belonged to a result.
  const isOld = ({ steps }: Item) =>
    steps.length === 1 && steps.every((step) => step.media.every(({ when }) => when === "prompt"));
  const items = all.filter((item, index) => isOld(item) && index % oneIn === 0);
  const media = await loadMedia(path.join(bankFolder, "media"));
  const voices = new Map(media.map(({ id, source }) => [id, source.from === "speech" ? source.voice : ""]));
  return items.map((item) => ({ item, ...oldParts(item, voices) }));
}

function oldParts({ steps: [{ prompt, key, media }] }: Item, voices: ReadonlyMap<string, string>) {
  const audio = media[0]?.mediaId ?? null;
  if (audio === null) return { prompt, key, audio };
  return { prompt: { audio, ...prompt }, key: { ...key, voice: voices.get(audio) }, audio };
}

type OldItem = Awaited<ReturnType<typeof oldBank>>[number];

export async function insertOldItem(run: Run, { item, prompt, key, audio }: OldItem) {
  const { id, type, explanation, cefr, params, enemies } = item;
  const json = [prompt, key, explanation, params, enemies].map((value) => JSON.stringify(value));
  await run(
    `insert into items (id, version, type, prompt, key, explanation, params, enemies, cefr, difficulty, audio_id,
       content_hash, status) values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'old hash', 'published')`,
    [id, type, ...json, cefr, params.b, audio],
  );
}

export type OldAnswer = {
  position: number;
  item: OldItem;
  answer: unknown;
  score: number | null;
  review: unknown;
};

/** A set of before: answered as far as its answers have a score. */
export async function insertOldSet(
  run: Run,
  set: { id: string; userId: string; type: string; finished: boolean; answers: OldAnswer[] },
) {
  await run(
    `insert into practice_sets (id, user_id, type, level, finished_at)
     values ($1, $2, $3, 'mixed', case when $4::boolean then now() end)`,
    [set.id, set.userId, set.type, set.finished],
  );
  for (const { position, item, answer, score, review } of set.answers)
    await run(
      `insert into practice_items (set_id, position, item_id, item_version, answer, score, review, millis, answered_at)
       values ($1, $2, $3, 1, $4, $5, $6, 1200, case when $5::double precision is not null then now() - interval '1 hour' end)`,
      [
        set.id,
        position,
        item.item.id,
        answer === null ? null : JSON.stringify(answer),
        score,
        review === null ? null : JSON.stringify(review),
      ],
    );
}
