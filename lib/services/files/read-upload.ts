import "server-only";
import { and, eq, ne } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { files } from "@/lib/db/schema/operation";
import type { UserCtx } from "@/lib/services/runtime";

export type UploadRow = typeof files.$inferSelect;

/** An upload of the caller's. Throws `upload/unknown` for anybody else's, and for what is gone. */
export async function readUpload({ runtime, actor }: UserCtx, id: string): Promise<UploadRow> {
  const [row] = await runtime.database.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, actor.userId), ne(files.state, "expired")));
  if (!row) throw new AppError("upload/unknown");
  return row;
}

/** The bytes of a recording that is whole. */
export async function readRecording(ctx: UserCtx, id: string) {
  const { name, contentType, state } = await readUpload(ctx, id);
  const bytes = state === "receiving" ? null : await ctx.runtime.files("uploads").get(name);
  if (!bytes) throw new AppError("upload/unknown");
  return { bytes, contentType, name };
}

/** Takes a recording away for good, at its owner's wish; what was found in it stays. */
export async function deleteUpload(ctx: UserCtx, id: string): Promise<void> {
  const { name, parts } = await readUpload(ctx, id);
  const { database, files: store } = ctx.runtime;
  for (const each of [name, ...parts]) await store("uploads").delete(each);
  await database.db.delete(files).where(eq(files.id, id));
}
