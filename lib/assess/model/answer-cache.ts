import { createHash } from "node:crypto";

import type { TextOwner, WritingInput } from "@/lib/assess/assessment";
import { modelAddress, modelName, type ModelSettings } from "@/lib/assess/model/model-settings";
import { promptVersion } from "@/lib/assess/model/model-prompt";

/**
 * Where answers of a model are kept. They quote what somebody wrote: whoever keeps them beyond the process deletes them
 * with it. A cache that fails is as an empty one.
 */
export type AnswerCache = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, answer: unknown, owner?: TextOwner) => Promise<void>;
  /** What was written in this correction, or by this person where none is named, is kept no longer. */
  forget: (owner: { userId: string; correctionId: string | null }) => void;
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

type Kept = { answer: unknown; owner: TextOwner | undefined };

/** Of this process: the `most` that were asked for last, and none whose text was deleted. */
export function createMemoryCache(most = 500): AnswerCache {
  const kept = new Map<string, Kept>();
  return {
    async read(key) {
      const found = kept.get(key);
      if (!found) return null;
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },
    async write(key, answer, owner) {
      kept.delete(key);
      kept.set(key, { answer, owner });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    forget({ userId, correctionId }) {
      for (const [key, { owner }] of kept) {
        const isOwn = owner?.userId === userId;
        if (isOwn && (correctionId === null || owner.correctionId === correctionId)) kept.delete(key);
      }
    },
  };
}
