import { z } from "zod/mini";

import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";

const key = "20180428_bandwise_answers";

const QueuedAnswer = z.object({
  setId: z.string(),
  position: z.number(),
  answer: z.nullable(z.record(z.string(), z.unknown())),
  millis: z.number(),
});
export type QueuedAnswer = z.infer<typeof QueuedAnswer>;

function readQueue(): QueuedAnswer[] {
  try {
    return z.array(QueuedAnswer).parse(JSON.parse(window.localStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

function writeQueue(queue: QueuedAnswer[]) {
  if (queue.length > 0) window.localStorage.setItem(key, JSON.stringify(queue));
  else window.localStorage.removeItem(key);
}

/** Keeps an answer that could not be sent. */
export function queueAnswer(entry: QueuedAnswer) {
  const others = readQueue().filter((each) => each.setId !== entry.setId || each.position !== entry.position);
  writeQueue([...others, entry]);
}

/** Sends what was kept, in order; what the server refuses for good is dropped. */
export async function sendQueued() {
  for (const entry of readQueue()) {
    try {
      await apiClient.practice.answers.$post({ json: entry });
    } catch (error) {
      const { code, status } = toApiError(error);
      if (code === "client/offline" || status === 401 || status >= 500 || code === "practice/daily-limit")
        return;
    }
    writeQueue(readQueue().slice(1));
  }
}
