import "server-only";

import { promptsOf } from "@/lib/content/prompts/prompts";
import { correctionCost, freeRevisions } from "@/lib/core/correction-costs";
import { correctedTasks } from "@/lib/core/corrected-tasks";
import { readBalance } from "@/lib/services/billing/read-balance";
import { isFreeOfCharge } from "@/lib/services/corrections/charge-correction";
import { canTryFree } from "@/lib/services/corrections/free-try";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import { taskRules } from "@/lib/services/corrections/task-rules";
import type { TaskList } from "@/lib/services/corrections/task-views";
import { hasRefused } from "@/lib/services/consents/may-process";
import type { UserCtx } from "@/lib/services/runtime";

/** What can be handed in here, what it costs, and what the caller has for it. */
export async function listTasks(ctx: UserCtx): Promise<TaskList> {
  const { runtime, actor } = ctx;
  const { db } = runtime.database;
  const { correctNum, correctUnlimited } = await readBalance(db, actor.userId, runtime.now());
  const isKeptHere = await hasRefused(runtime, actor.userId, "hosted-speech");
  return {
    tasks: correctedTasks.map((task) => {
      const { skill, source, seconds } = taskRules[task];
      return {
        ...{ task, skill, source },
        seconds: [...seconds],
        credits: correctionCost,
        isFree: isFreeOfCharge(runtime, task) || (isKeptHere && skill === "speaking"),
        prompts: promptsOf(task).length,
        isOpen: skill === "writing" || runtime.correctors.speaking !== null,
      };
    }),
    credits: {
      left: correctNum,
      isUnlimited: correctUnlimited,
      canTryFree: await canTryFree(db, ctx),
    },
    freeRevisions,
    isSpeechSold: isSpeechSold(runtime),
  };
}
