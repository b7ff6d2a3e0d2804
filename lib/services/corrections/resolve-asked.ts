import "server-only";
import { and, eq } from "drizzle-orm";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { answers } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import type { StoredAsked } from "@/lib/services/corrections/asked";
import { chooseFollowUp } from "@/lib/services/corrections/choose-follow-up";
import { findPrompt } from "@/lib/services/corrections/find-prompt";
import { isLineOf } from "@/lib/services/corrections/prompt-sounds";
import { readConversation, SpokenSteps } from "@/lib/services/corrections/read-conversation";
import { taskRules } from "@/lib/services/corrections/task-rules";

type HandedPart = {
  text?: string | undefined;
  recording?: string | undefined;
  /** Of a conversation: the question it answers, as it was asked. */
  asks?: string | undefined;
};

export type Handed = {
  task: CorrectedTask;
  prompt?: string | undefined;
  sourceAnswerId?: string | undefined;
  /** What a free text answers, as its author says. */
  asked?: string | undefined;
  parts: readonly HandedPart[];
};

type Resolved = { asked: StoredAsked; promptName: string | null; sourceAnswerId: string | null };

const plain = { points: [], heard: [], picture: null };

/** What somebody was asked, as the server knows it. */
export async function resolveAsked(tx: Transaction, userId: string, handed: Handed): Promise<Resolved> {
  const { source } = taskRules[handed.task];
  if (source === "prompt") return ofPrompt(handed);
  if (source === "answer") return ofAnswer(tx, userId, handed.sourceAnswerId);
  const parts = handed.asked ? [handed.asked] : [];
  return { asked: { ...plain, parts }, promptName: null, sourceAnswerId: null };
}

function ofPrompt({ task, prompt: name, parts }: Handed): Resolved {
  if (name === undefined) throw new AppError("request/invalid");
  const prompt = findPrompt(task, name);
  const { asks, points, picture, themes, questions } = prompt;
  const followUp = chooseFollowUp(themes, parts[0]?.text ?? "");
  const asked =
    questions.length > 0
      ? parts.map((part) => questionOf(prompt, part))
      : [asks, ...(followUp ? [followUp.asks] : [])];
  return { asked: { ...plain, parts: asked, points, picture }, promptName: name, sourceAnswerId: null };
}

/** A question that the prompt doesn't have (any more) was not asked by it. */
function questionOf(prompt: ReturnType<typeof findPrompt>, { asks }: HandedPart) {
  if (asks === undefined) throw new AppError("request/invalid");
  if (!isLineOf(prompt, asks)) throw new AppError("correction/prompt-withdrawn");
  return asks;
}

/** A written answer of the caller's own practice. */
async function ofAnswer(tx: Transaction, userId: string, id: string | undefined): Promise<Resolved> {
  if (id === undefined) throw new AppError("request/invalid");
  const [row] = await tx
    .select({ steps: items.steps })
    .from(answers)
    .innerJoin(items, and(eq(items.id, answers.itemId), eq(items.version, answers.itemVersion)))
    .where(and(eq(answers.id, id), eq(answers.userId, userId), eq(answers.skill, "writing")));
  if (!row) throw new AppError("correction/unknown-answer");
  const steps = SpokenSteps.parse(row.steps);
  const parts = [steps[0]?.prompt.scenario ?? ""];
  const heard = await readConversation(tx, steps);
  return { asked: { ...plain, parts, heard }, promptName: null, sourceAnswerId: id };
}
