import "server-only";
import { eq } from "drizzle-orm";
import { z } from "zod";

import { AppError } from "@/lib/core/errors";
import { items } from "@/lib/db/schema/practice";
import { isSignedAudio } from "@/lib/services/practice/sign-audio";
import type { Runtime } from "@/lib/services/runtime";
import { voices, type SpeechRate } from "@/lib/speech/synthesizer";

/** What the keys of all heard types have in common. */
export const SpokenKey = z.object({ text: z.string(), voice: z.enum(voices) });
/** Also the schema of the address's parameter. */
export const AudioRate = z.enum(["normal", "slow"] satisfies SpeechRate[]);

/** A recording for whoever holds its signed address: the bytes, or where the store gives them out itself. */
export async function readAudio(
  runtime: Runtime,
  input: { id: string; rate: SpeechRate; exp: number; sig: string },
) {
  if (!isSignedAudio(runtime, input)) throw new AppError("audio/unknown");
  const [item] = await runtime.database.db
    .select({ key: items.key })
    .from(items)
    .where(eq(items.audioId, input.id))
    .limit(1);
  if (!item) throw new AppError("audio/unknown");
  const spoken = { ...SpokenKey.parse(item.key), rate: input.rate };
  const url = await runtime.recordings.address(spoken, 600);
  return url === null ? { bytes: await runtime.recordings.read(spoken) } : { url };
}
