import * as z from "zod/mini";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";

/** `prompt` is empty for a free text; a revision has the correction it revises. */
export type DraftPlace = {
  userId: string | null;
  task: CorrectedTask;
  prompt: string;
  revises: string | null;
};

const KeptDraft = z.object({
  /** By part: what is written so far. */
  parts: z.array(z.string()),
  /** Which part is written; -1 before the first one is begun. */
  part: z.int(),
  /** What the second part asks, once the first is done. */
  followUp: z.nullable(z.string()),
  /** What a free text answers, as its writer says. */
  asked: z.string(),
  /** Of the part that is written. */
  clock: z.nullable(z.object({ phase: z.enum(["prepare", "answer"]), spentMillis: z.number() })),
  /** Of the parts before it. */
  millis: z.number(),
  /** Names the handing in: sent twice, it is one correction. */
  key: z.string(),
  /** Of the server's draft that it goes on from. */
  revision: z.int(),
  /** Something the server has not been told of. */
  isAhead: z.boolean(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

const prefix = "20180428_bandwise_writing_";
const keyOf = ({ userId, task, prompt, revises }: DraftPlace) =>
  `${prefix}${userId ?? ""}_${task}_${revises ?? prompt}`;

/** What this browser keeps of a text: written at once, so that nothing is lost with the page. */
export function readKept(place: DraftPlace): KeptDraft | null {
  try {
    const raw: unknown = JSON.parse(window.localStorage.getItem(keyOf(place)) ?? "null");
    const parsed = z.safeParse(KeptDraft, raw);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** False where the browser has no room left: the server's copy is then the only one. */
export function keepDraft(place: DraftPlace, draft: KeptDraft): boolean {
  try {
    window.localStorage.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const dropKept = (place: DraftPlace) => window.localStorage.removeItem(keyOf(place));
