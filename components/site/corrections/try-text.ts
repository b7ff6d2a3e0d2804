import { type Correction, handIn } from "@/components/learner/corrections/corrections-queries";
import { apiClient } from "@/lib/api/client/api-client";
import { ensureSession } from "@/lib/api/client/sign";

const looks = { every: 1_000, most: 60 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const isOver = ({ state }: Correction) => state === "done" || state === "failed";

/**
 * Hands a text in, as a guest where nobody is signed in, for the free try and never for a credit, and waits for its
 * result. After a minute it comes back as it is. Throws `ApiError`.
 */
export async function tryText({ text, key }: { text: string; key: string }): Promise<Correction> {
  await ensureSession();
  const nothing = { prompt: null, asked: null, revises: null, isTimed: false, millis: 0, isTry: true };
  let correction: Correction = await handIn({ key, task: "free-text", parts: [text], ...nothing });
  for (let look = 0; look < looks.most && !isOver(correction); look += 1) {
    await pause(looks.every);
    const response = await apiClient.corrections[":id"].$get({ param: { id: correction.id } });
    correction = (await response.json()).data;
  }
  return correction;
}
