import "server-only";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import type { StoredParts } from "@/lib/services/corrections/correction-rows";
import type { Handed } from "@/lib/services/corrections/resolve-asked";
import { taskRules } from "@/lib/services/corrections/task-rules";

/** As many texts as the task has parts, or at least one recording; nothing else. */
export function readParts(task: CorrectedTask, handed: Handed["parts"]): StoredParts {
  const { skill, mostParts } = taskRules[task];
  const isFit = skill === "writing" ? handed.length === mostParts : handed.length <= mostParts;
  if (!isFit || handed.length === 0) throw new AppError("request/invalid");
  return handed.map(({ text, recording }) => {
    if (skill === "writing" && text !== undefined && recording === undefined) return { text };
    if (skill === "speaking" && recording !== undefined && text === undefined) return { recording };
    throw new AppError("request/invalid");
  });
}

/** As people count: what stands between spaces and has a letter or digit. */
export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
