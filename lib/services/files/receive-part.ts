import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { files } from "@/lib/db/schema/operation";
import { endingOf, stored } from "@/lib/services/files/upload-kinds";
import { readUpload } from "@/lib/services/files/read-upload";
import type { UserCtx } from "@/lib/services/runtime";

/**
 * Takes the bytes from `offset` on, as many as come: when the sender leaves in the middle, what was there stays. Of two
 * senders of the same bytes one is heard. Gives how many there are now. Throws `upload/unknown`, `upload/conflict`,
 * `upload/storage-full`.
 */
export async function receivePart(
  ctx: UserCtx,
  input: { id: string; offset: number; content: AsyncIterable<Uint8Array> },
): Promise<number> {
  const { runtime } = ctx;
  const { id, offset, content } = input;
  const upload = await readUpload(ctx, id);
  if (upload.state !== "receiving" || upload.bytes !== offset) throw new AppError("upload/conflict");
  const bytes = await collect(content);
  if (bytes.length === 0) return offset;
  const store = runtime.files("uploads");
  const part = `${id}-${v7()}.${endingOf(upload.contentType)}`;
  await stored(store.put(part, bytes));
  const [row] = await runtime.database.db
    .update(files)
    .set({ bytes: offset + bytes.length, parts: sql`array_append(${files.parts}, ${part})` })
    .where(and(eq(files.id, id), eq(files.state, "receiving"), eq(files.bytes, offset)))
    .returning({ bytes: files.bytes });
  if (row?.bytes == null) {
    await store.delete(part);
    throw new AppError("upload/conflict");
  }
  return row.bytes;
}

/** All that came. The body's limit is that of the upload, so it fits into memory. */
async function collect(content: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of content) chunks.push(chunk);
  } catch {
    // The sender left: it asks later how far it came.
  }
  return Buffer.concat(chunks);
}
