import "server-only";

import { AppError } from "@/lib/core/errors";
import { contentTypes, type FileEnding } from "@/lib/integrations/storage/file-store";

/** What a recording may weigh and last. A minute and a half of what Safari records has 3 MB. */
export const mostBytes = 8 * 1_024 * 1_024;
export const mostSeconds = 200;

/** What people may send in: recordings of their voice. */
const uploadEndings = ["webm", "m4a", "ogg", "wav", "mp3"] as const satisfies FileEnding[];
export type UploadEnding = (typeof uploadEndings)[number];

/** Throws `upload/refused` for what is no recording. */
export function endingOf(contentType: string): UploadEnding {
  const [type = ""] = contentType.toLowerCase().split(";");
  const ending = uploadEndings.find((each) => contentTypes[each] === type.trim());
  if (!ending) throw new AppError("upload/refused");
  return ending;
}

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** What is written to the store; a full one is said as such. */
export async function stored<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((cause: unknown) => {
    throw isFull(cause) ? new AppError("upload/storage-full", { cause, retryAfter: 600 }) : cause;
  });
}
