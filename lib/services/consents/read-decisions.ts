import "server-only";
import { desc, eq } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { consents } from "@/lib/db/schema/corrections";
import {
  type ConsentKind,
  consentVersions,
  processorOf,
  processorText,
} from "@/lib/services/consents/consent-texts";
import type { Runtime } from "@/lib/services/runtime";

/** The decision that counts for today's text and processor; null where there is none. */
export async function readDecision(
  runtime: Runtime,
  { executor, userId, kind }: { executor: Executor; userId: string; kind: ConsentKind },
) {
  const rows = await executor
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.decidedAt), desc(consents.id));
  const last = rows.find((row) => row.kind === kind);
  if (!last) return null;
  // Nobody has to refuse twice; what was agreed to is asked again when it is another thing.
  const isSame =
    last.version === consentVersions[kind] && last.processor === processorText(processorOf(runtime, kind));
  return last.isGiven && !isSame ? null : last;
}
