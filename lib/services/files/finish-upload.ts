import "server-only";
import { createHash } from "node:crypto";

import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { files } from "@/lib/db/schema/operation";
import { endingOf, mostSeconds, stored } from "@/lib/services/files/upload-kinds";
import { deleteUpload, readUpload, type UploadRow } from "@/lib/services/files/read-upload";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/**
 * Puts an upload together that has come whole, and gives its hash: from then on the sender's copy may go. One that is
 * finished is no fault; null while bytes are missing. What is no recording is taken away: throws `upload/refused`,
 * `upload/unreadable`, `upload/too-long`.
 */
export async function finishUpload(ctx: UserCtx, id: string): Promise<string | null> {
  const { runtime } = ctx;
  const upload = await readUpload(ctx, id);
  if (upload.state !== "receiving") return upload.sha256;
  if (upload.bytes !== upload.expectedBytes) return null;
  const bytes = await joinParts(runtime, upload);
  try {
    await checkRecording(runtime, upload, bytes);
  } catch (error) {
    await deleteUpload(ctx, id);
    throw error;
  }
  await stored(runtime.files("uploads").put(upload.name, bytes));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await runtime.database.db
    .update(files)
    .set({ sha256, state: "registered", parts: [] })
    .where(and(eq(files.id, id), eq(files.state, "receiving")));
  for (const part of upload.parts) await runtime.files("uploads").delete(part);
  return sha256;
}

async function joinParts(runtime: Runtime, { id, parts }: UploadRow) {
  const found: Uint8Array[] = [];
  for (const part of parts) {
    const bytes = await runtime.files("uploads").get(part);
    if (!bytes) throw new Error(`A part of the upload ${id} is gone.`);
    found.push(bytes);
  }
  return Buffer.concat(found);
}

/** By its bytes, whatever its sender says of it. */
async function checkRecording(runtime: Runtime, { contentType }: UploadRow, bytes: Uint8Array) {
  const decoded = await runtime.decoder.decode(bytes, mostSeconds);
  if (!decoded) throw new AppError("upload/unreadable");
  if (decoded.format !== endingOf(contentType)) throw new AppError("upload/refused");
  if (decoded.seconds > mostSeconds) throw new AppError("upload/too-long");
}
