import "server-only";
import { z } from "zod";

import type { Executor } from "@/lib/db/database";
import { readMediaVersion } from "@/lib/services/media/media-versions";

/** What of a step was part of a conversation: the situation, what was heard, and the reply that fits. */
export const SpokenSteps = z.array(
  z.looseObject({
    prompt: z.looseObject({ scenario: z.string().optional(), replies: z.array(z.string()).optional() }),
    key: z.looseObject({ best: z.int().optional() }),
    media: z.array(z.looseObject({ mediaId: z.string() })),
  }),
);

/** What was said in a conversation, in its order: a summary of it is compared with that. */
export async function readConversation(
  executor: Executor,
  steps: z.infer<typeof SpokenSteps>,
): Promise<string[]> {
  const said: string[] = [];
  for (const { prompt, key, media } of steps) {
    for (const { mediaId } of media) {
      const version = await readMediaVersion(executor, mediaId);
      if (version?.source.text) said.push(version.source.text);
    }
    const reply = key.best === undefined ? undefined : prompt.replies?.[key.best];
    if (reply) said.push(reply);
  }
  return said;
}
