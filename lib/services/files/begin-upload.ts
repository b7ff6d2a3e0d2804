import "server-only";
import { sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { files } from "@/lib/db/schema/operation";
import { contentTypes } from "@/lib/integrations/storage/file-store";
import { mayProcess } from "@/lib/services/consents/may-process";
import { endingOf, mostBytes } from "@/lib/services/files/upload-kinds";
import type { UserCtx } from "@/lib/services/runtime";

/**
 * A place for a recording that will come in parts. It is its sender's for a day; an answer that names it keeps it.
 * Throws `upload/refused` for an empty one or another kind of file, `upload/too-large`, `consent/needed` of somebody
 * who has not agreed to being recorded, `request/too-many`.
 */
export async function beginUpload(
  { runtime, actor, requester }: UserCtx,
  input: { id: string; bytes: number; contentType: string },
): Promise<void> {
  const { id, bytes, contentType } = input;
  const ending = endingOf(contentType);
  if (bytes === 0) throw new AppError("upload/refused");
  if (bytes > mostBytes) throw new AppError("upload/too-large");
  if (!(await mayProcess(runtime, actor.userId, "recording"))) throw new AppError("consent/needed");
  const kibibytes = Math.ceil(bytes / 1_024);
  await runtime.limits.consume("upload.user", actor.userId, kibibytes);
  await runtime.limits.consume("upload.address", requester, kibibytes);
  await runtime.database.db.insert(files).values({
    id,
    name: `${id}.${ending}`,
    ownerId: actor.userId,
    contentType: contentTypes[ending],
    expectedBytes: bytes,
    bytes: 0,
    state: "receiving",
    expiresAt: sql`now() + interval '1 day'`,
  });
}
