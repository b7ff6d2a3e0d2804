import { createHash } from "node:crypto";

import { sql } from "drizzle-orm";
import { v7 } from "uuid";

import { files } from "@/lib/db/schema/operation";
import type { Runtime } from "@/lib/services/runtime";

/** An upload that has come whole: whatever the bytes are, nobody has listened to them. */
export async function placeUpload(
  { database, files: store }: Runtime,
  ownerId: string,
  content: string | Uint8Array = "some sound",
) {
  const id = v7();
  const name = `${id}.webm`;
  const bytes = Buffer.from(content);
  await store("uploads").put(name, bytes);
  await database.db.insert(files).values({
    ...{ id, name, ownerId, contentType: "audio/webm", state: "registered" },
    expectedBytes: bytes.length,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    expiresAt: sql`now() + interval '1 day'`,
  });
  return id;
}
