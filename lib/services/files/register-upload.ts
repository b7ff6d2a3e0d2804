import "server-only";
import { createHash } from "node:crypto";

import { and, eq, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { files } from "@/lib/db/schema/operation";
import { contentTypes, type FileEnding } from "@/lib/integrations/storage/file-store";
import type { Runtime } from "@/lib/services/runtime";

/** What people may send in: recordings of their voice. */
const uploadEndings = ["webm", "m4a", "ogg", "wav", "mp3"] as const satisfies FileEnding[];

export type Upload = { id: string; bytes: number; sha256: string };

function endingOf(contentType: string) {
  const [type = ""] = contentType.toLowerCase().split(";");
  return uploadEndings.find((ending) => contentTypes[ending] === type.trim()) ?? null;
}

/**
 * Stores what somebody sends in while it arrives. It is theirs for a day; an answer that names it keeps it
 * (`claimFiles`). Throws `upload/refused` for another kind of file or none at all, `upload/too-large`, and whatever
 * the content's stream throws.
 */
export async function registerUpload(
  runtime: Runtime,
  input: { ownerId: string; contentType: string; content: AsyncIterable<Uint8Array>; mostBytes: number },
): Promise<Upload> {
  const ending = endingOf(input.contentType);
  if (!ending) throw new AppError("upload/refused");
  const { db } = runtime.database;
  const store = runtime.files("uploads");
  const id = v7();
  const name = `${id}.${ending}`;
  // The row comes first: bytes that nobody finishes have one, and the sweep finds them.
  await db.insert(files).values({
    id,
    name,
    ownerId: input.ownerId,
    contentType: contentTypes[ending],
    state: "receiving",
    expiresAt: sql`now() + interval '1 day'`,
  });
  const counted = count(input.content, input.mostBytes);
  await store.put(name, counted.content);
  const { bytes, sha256 } = counted.facts();
  if (bytes === 0) throw new AppError("upload/refused");
  await db
    .update(files)
    .set({ bytes, sha256, state: "registered" })
    .where(and(eq(files.id, id), eq(files.state, "receiving")));
  return { id, bytes, sha256 };
}

/** The content as it passes, with its size and hash. */
function count(source: AsyncIterable<Uint8Array>, most: number) {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* content() {
    for await (const part of source) {
      bytes += part.byteLength;
      if (bytes > most) throw new AppError("upload/too-large");
      hash.update(part);
      yield part;
    }
  }
  return { content: content(), facts: () => ({ bytes, sha256: hash.digest("hex") }) };
}
