import { setTimeout as wait } from "node:timers/promises";

import { v7 } from "uuid";

import type { ExamKind } from "@/lib/core/exam-kinds";
import { grants } from "@/lib/db/schema/billing";
import { accessTokens, sessions, users } from "@/lib/db/schema/identity";
import { Exam, type ExamTaskView } from "@/lib/services/exams/views";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import { answerTo } from "@/tests/faults/sittings/answer-to";
import { call, read, retried, type Sitting, stepsOf } from "@/tests/faults/sittings/calls";
import { handIn, saveSome } from "@/tests/faults/sittings/hand-in";
import { sitOffline } from "@/tests/faults/sittings/spell";
import type { Stage } from "@/tests/faults/sittings/stage";

async function arrive({ runtime }: Stage): Promise<Sitting["who"]> {
  const [userId, sessionId, token] = [v7(), v7(), newToken()];
  const soon = new Date(Date.now() + 3_600_000);
  await retried(() =>
    runtime.database.db.transaction(async (tx) => {
      await tx
        .insert(users)
        .values({ id: userId, nickname: "", temp: false, email: `${userId}@example.com` });
      await tx.insert(sessions).values({ id: sessionId, userId, expiresAt: soon });
      await tx.insert(accessTokens).values({ hash: hashToken(token), sessionId, expiresAt: soon });
      for (const credit of ["exam", "correct"] as const)
        await tx.insert(grants).values({ id: v7(), userId, kind: credit, qty: 3, source: `fault:${v7()}` });
    }),
  );
  return { userId, token, tab: v7() };
}

/** Comes, sits and, where it is meant to, gives up. */
export async function sitOnce(
  stage: Stage,
  plan: { kind: ExamKind; givesUpAt: number | null } & Omit<Sitting, "stage" | "who">,
): Promise<void> {
  const { kind, givesUpAt, ...how } = plan;
  const sitting: Sitting = { stage, who: await arrive(stage), ...how };
  const { who, ledger } = sitting;
  const started = await call(sitting, {
    ...{ method: "POST", path: "/exams", key: v7() },
    body: { kind, tab: who.tab },
  });
  let exam = Exam.parse(started.data);
  ledger.ends.set(exam.id, givesUpAt === null ? "done" : "given-up");
  while (exam.task) {
    if (givesUpAt !== null && exam.tasks.done >= givesUpAt) {
      await call(sitting, { method: "POST", path: `/exams/${exam.id}/give-up`, body: { tab: who.tab } });
      return;
    }
    exam = await goOn(sitting, exam);
  }
}

/** One step further: sometimes offline for a while, sometimes in a new tab, sometimes sent twice. */
async function goOn(sitting: Sitting, exam: Exam): Promise<Exam> {
  const { who, random, thinksMillis } = sitting;
  if (thinksMillis > 0) await wait(thinksMillis * (0.5 + random()));
  if (random() < 0.03) {
    who.tab = v7();
    await call(sitting, { method: "POST", path: `/exams/${exam.id}/hold`, body: { tab: who.tab } });
    return read(sitting, exam.id);
  }
  const { task } = exam;
  if (!task) return exam;
  if (task.state === "waiting" || isPartWaiting(task)) {
    const body = { tab: who.tab, index: task.index };
    await call(sitting, { method: "POST", path: `/exams/${exam.id}/begin`, body });
    return read(sitting, exam.id);
  }
  const given = await answerTo(task, (position) => stepsOf(sitting, exam.id, position));
  if (!given) return read(sitting, exam.id);
  await saveSome(sitting, exam.id, task, given);
  if (random() < 0.04) return sitOffline(sitting, exam, task);
  const next = await handIn(sitting, exam, given, { isTimed: true });
  return next ?? read(sitting, exam.id);
}

/** The clock of the part before it ran out while nobody was here. */
const isPartWaiting = (task: ExamTaskView) =>
  task.kind === "open" && task.parts.some(({ state }) => state === "waiting");
