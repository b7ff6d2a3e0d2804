import "server-only";

import { AppError } from "@/lib/core/errors";
import { readOwn, recordingsOf, StoredParts } from "@/lib/services/corrections/correction-rows";
import { keptRecordings } from "@/lib/services/corrections/kept-recordings";
import type { UserCtx } from "@/lib/services/runtime";

/** The caller's own recording. Throws `audio/unknown` once it is gone. */
export async function readRecording(
  { runtime, actor }: UserCtx,
  { id, recording }: { id: string; recording: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> {
  const { correction } = await readOwn(runtime.database.db, { id, userId: actor.userId });
  const isPart = recordingsOf(StoredParts.parse(correction.parts)).includes(recording);
  const found = isPart ? (await keptRecordings(runtime.database.db, [recording])).get(recording) : undefined;
  const bytes = found && (await runtime.files("uploads").get(found.name));
  if (!bytes) throw new AppError("audio/unknown");
  return { bytes, contentType: found.contentType };
}
