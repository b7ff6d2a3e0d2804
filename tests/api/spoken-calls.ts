import { sql } from "drizzle-orm";
import { v7 } from "uuid";

import { files } from "@/lib/db/schema/operation";
import { type ConsentKind, consentVersions } from "@/lib/services/consents/consent-texts";
import { ask, type Learner } from "@/tests/api/correction-calls";
import { runtime } from "@/tests/api/harness";

/** An upload as it lies there once it has come; the correctors of these tests hear no sound. */
export async function record(who: Learner, text = "webm bytes") {
  const [id, { database, files: store }] = [v7(), await runtime()];
  const name = `${id}.webm`;
  await store("uploads").put(name, new TextEncoder().encode(text));
  await database.db.insert(files).values({
    ...{ id, name, ownerId: who.id, contentType: "audio/webm", state: "registered" },
    expiresAt: sql`now() + interval '1 day'`,
  });
  return id;
}

export const spoken = (recording: string) => ({
  ...{ task: "speaking-sample", prompt: "good-listener", parts: [{ recording }] },
});

export const decide = (
  who: Learner,
  kind: ConsentKind,
  isGiven: boolean,
  age = "of-age",
  version = consentVersions[kind],
) => ask(who, "PUT", `/consents/${kind}`, { body: { version, isGiven, age } });
