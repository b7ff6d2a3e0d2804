import { createHash } from "node:crypto";

import type { WritingInput } from "@/lib/assess/assessment";
import { modelAddress, modelName, type ModelSettings } from "@/lib/assess/model/model-settings";
import { promptVersion } from "@/lib/assess/model/model-prompt";

/**
 * Where answers of a model are kept. They quote what somebody wrote: whoever keeps them beyond the process deletes them
 * with it. A cache that fails is as an empty one.
 */
export type AnswerCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, answer: unknown) => Promise<void>;
};

/** By everything that shapes an answer. */
export function answerKey({ task, asked, parts, locale }: WritingInput, settings: ModelSettings): string {
  const shape = JSON.stringify([
    promptVersion,
    modelName(settings),
    modelAddress(settings),
    task,
    asked,
    parts,
    locale,
  ]);
  return createHash("sha256").update(shape).digest("hex");
}

/** Of this process: the `most` that were asked for last. */
export function createMemoryCache(most = 500): AnswerCache {
  const kept = new Map<string, unknown>();
  return {
    async read(key) {
      const found = kept.get(key) ?? null;
      if (kept.delete(key)) kept.set(key, found);
      return found;
    },
    async write(key, answer) {
      kept.delete(key);
      kept.set(key, answer);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
