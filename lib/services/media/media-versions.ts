import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";

import { MediaSource } from "@/lib/bank/media";
import type { Executor } from "@/lib/db/database";
import { media } from "@/lib/db/schema/bank";

/** The versions that a set keeps, as its items hold them. */
export const PinnedMedia = z.array(z.object({ id: z.string(), version: z.number().int() }));
export type PinnedMedia = z.infer<typeof PinnedMedia>;

export type MediaVersion = Omit<typeof media.$inferSelect, "source"> & { source: MediaSource };
/** By `nameOf`. */
export type MediaVersions = ReadonlyMap<string, MediaVersion>;

export const nameOf = ({ id, version }: PinnedMedia[number]) => `${id} ${version}`;

const toVersion = (row: typeof media.$inferSelect): MediaVersion => ({
  ...row,
  source: MediaSource.parse(row.source),
});

/** The recordings and pictures of some items. Nothing is asked of the database for items without any. */
export async function readMediaVersions(executor: Executor, pinned: PinnedMedia): Promise<MediaVersions> {
  const ids = [...new Set(pinned.map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const rows = await executor.select().from(media).where(inArray(media.id, ids));
  return new Map(rows.map((row) => [nameOf(row), toVersion(row)]));
}

/** What a new set keeps of these recordings and pictures: the versions published now. */
export async function pinMedia(executor: Executor, ids: readonly string[]): Promise<PinnedMedia> {
  if (ids.length === 0) return [];
  return executor
    .select({ id: media.id, version: media.version })
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.status, "published")));
}

/** One version, or without a number the newest. */
export async function readMediaVersion(executor: Executor, id: string, version?: number) {
  const [row] = await executor
    .select()
    .from(media)
    .where(and(eq(media.id, id), version === undefined ? undefined : eq(media.version, version)))
    .orderBy(sql`${media.status} = 'published' desc, ${media.version} desc`)
    .limit(1);
  return row ? toVersion(row) : null;
}
