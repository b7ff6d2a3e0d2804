import "server-only";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";

import { migrationsFolder, type OpenDatabase } from "@/lib/db/database";

const Named = z.tuple([z.object({ name: z.string().nullable() })]);
const Newest = z.tuple([z.object({ at: z.coerce.number() })]);

/** Whether the database has every migration of this build; one of a newer build has them, too. */
export async function isMigrated({ run }: Pick<OpenDatabase, "run">): Promise<boolean> {
  const [{ name }] = Named.parse(
    (await run("select to_regclass('drizzle.__drizzle_migrations')::text as name")).rows,
  );
  if (name === null) return false;
  const { rows } = await run("select coalesce(max(created_at), 0) as at from drizzle.__drizzle_migrations");
  const [{ at }] = Newest.parse(rows);
  return at >= (readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0);
}
