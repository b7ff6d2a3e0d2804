import "server-only";
import { eq, inArray, isNull, lt, ne, and, or, sql } from "drizzle-orm";

import { files } from "@/lib/db/schema/operation";
import { namespaces } from "@/lib/integrations/storage/file-store";
import type { Runtime } from "@/lib/services/runtime";

const batch = 200;
const day = 86_400_000;

/** Takes away what nobody claimed in time, what was kept long enough, what belonged to people who are gone, and what killed writers left behind. */
export async function sweepFiles(runtime: Runtime, signal: AbortSignal): Promise<void> {
  await markExpired(runtime);
  while (!signal.aborted && (await removeSome(runtime)) === batch);
  const yesterday = new Date(runtime.now().getTime() - day);
  await removeUnknown(runtime, yesterday);
  for (const namespace of namespaces) await runtime.files(namespace).clean(yesterday);
}

/** In one statement, so that a claim either comes before it or finds nothing. */
async function markExpired({ database }: Runtime) {
  await database.db
    .update(files)
    .set({ state: "expired" })
    .where(and(ne(files.state, "expired"), or(lt(files.expiresAt, sql`now()`), isNull(files.ownerId))));
}

/** The bytes first: a row without them is swept again, bytes without a row would have to be looked for. */
async function removeSome({ database, files: store }: Runtime) {
  const found = await database.db
    .select({ id: files.id, name: files.name, parts: files.parts })
    .from(files)
    .where(eq(files.state, "expired"))
    .limit(batch);
  for (const { name, parts } of found)
    for (const each of [name, ...parts]) await store("uploads").delete(each);
  if (found.length > 0)
    await database.db.delete(files).where(
      inArray(
        files.id,
        found.map(({ id }) => id),
      ),
    );
  return found.length;
}

/** Bytes whose row is not there, as after the database was put back to an earlier day. */
async function removeUnknown({ database, files: store }: Runtime, before: Date) {
  const uploads = store("uploads");
  let names: string[] = [];
  const look = async () => {
    const known = await database.db
      .select({ name: files.name })
      .from(files)
      .where(inArray(files.name, names));
    const isKnown = new Set(known.map(({ name }) => name));
    for (const name of names) if (!isKnown.has(name)) await uploads.delete(name);
    names = [];
  };
  for await (const { name } of uploads.list({ before })) {
    names.push(name);
    if (names.length === batch) await look();
  }
  if (names.length > 0) await look();
}
