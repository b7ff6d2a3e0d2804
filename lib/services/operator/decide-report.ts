import "server-only";
import { and, eq } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import { reports } from "@/lib/db/schema/reports";
import { toLocale } from "@/lib/i18n/locales";
import { mendAnswer } from "@/lib/services/answers/mend-outcome";
import { holdBack } from "@/lib/services/bank/hold-back";
import { queueMail } from "@/lib/services/identity/queue-mail";
import { logAct } from "@/lib/services/operator/log-act";
import type { OperatorCtx } from "@/lib/services/operator/operator-ctx";
import { findSameAnswers, type LostAnswer } from "@/lib/services/operator/same-answers";
import type { Decision } from "@/lib/services/operator/views";
import { endMistake } from "@/lib/services/practice/end-mistake";

type Report = typeof reports.$inferSelect;

/**
 * Decides a report, once: of two operators at the same moment one does. What follows from it, the mended scores, the
 * question that is held back, the mail and the lines of the log, is there with the decision or not at all.
 */
export async function decideReport(ctx: OperatorCtx, input: { id: string } & Decision) {
  return ctx.runtime.database.db.transaction(async (tx) => {
    const report = await closeReport(tx, ctx, input);
    const who = ctx.operator.email;
    const act = input.accepts ? "accepted" : "declined";
    await logAct(tx, ctx.runtime, { who, act, subject: report.id, why: input.why });
    const done = input.accepts ? await followUp(tx, ctx, report, input) : { mended: 0, isHeld: false };
    await tellLearner(tx, ctx, report, input);
    return done;
  });
}

async function closeReport(
  tx: Transaction,
  { runtime, operator }: OperatorCtx,
  { id, accepts, why }: { id: string } & Decision,
): Promise<Report> {
  const [closed] = await tx
    .update(reports)
    .set({
      status: accepts ? "accepted" : "declined",
      decidedBy: operator.email,
      why,
      decidedAt: runtime.clock.databaseNow(),
    })
    .where(and(eq(reports.id, id), eq(reports.status, "open")))
    .returning();
  if (closed) return closed;
  const [known] = await tx.select({ id: reports.id }).from(reports).where(eq(reports.id, id));
  throw new AppError(known ? "report/decided" : "report/unknown");
}

async function followUp(tx: Transaction, ctx: OperatorCtx, report: Report, decision: Decision) {
  const mended = await mendScores(tx, ctx, report, decision);
  const { why } = decision;
  const who = ctx.operator.email;
  const isHeld = decision.holds && (await holdBack(tx, ctx.runtime, { itemId: report.itemId, who, why }));
  if (isHeld) await logAct(tx, ctx.runtime, { who, act: "held", subject: report.itemId, why });
  return { mended, isHeld };
}

/** The reported answer counts in full, and where the operator says so the same answer of everybody else. */
async function mendScores(tx: Transaction, ctx: OperatorCtx, report: Report, decision: Decision) {
  if (report.kind === "wrong" && !decision.mends) return 0;
  const lost = await findSameAnswers(tx, report);
  const chosen = lost.filter(({ userId }) => decision.same || userId === report.userId);
  for (const answer of chosen) await mendOne(tx, ctx, { report, answer, why: decision.why });
  return chosen.length;
}

async function mendOne(
  tx: Transaction,
  { runtime, operator }: OperatorCtx,
  { report, answer, why }: { report: Report; answer: LostAnswer; why: string },
) {
  const who = operator.email;
  const { id: answerId, max, contextId, position } = answer;
  const round = runtime.questions.find(answer.type).round;
  await mendAnswer(tx, runtime, {
    ...{ answerId, who, why },
    attempt: `report:${report.id}`,
    outcome: { state: "scored", earned: max, max },
    reviewOf: (review) => (round && review !== null ? round.granted(review) : review),
  });
  await logAct(tx, runtime, { who, act: "mended", subject: answerId, why });
  if (answer.context === "practice") await endMistake(tx, runtime, { setId: contextId, position });
}

async function tellLearner(tx: Transaction, { runtime }: OperatorCtx, report: Report, { accepts }: Decision) {
  const [learner] = await tx
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, report.userId));
  if (!learner?.email) return;
  await queueMail(runtime, tx, {
    to: learner.email,
    kind: accepts ? "report-accepted" : "report-declined",
    locale: toLocale(learner.locale),
    about: report.id,
  });
}
