import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { type ExamKind, type TimeMultiplier, waitHours } from "@/lib/core/exam-kinds";
import type { Transaction } from "@/lib/db/database";
import { exams } from "@/lib/db/schema/exams";
import { start } from "@/lib/exam/exam";
import { measurement } from "@/lib/exam/measures";
import { askNext } from "@/lib/services/exams/ask-next";
import { chargeExam, costOf } from "@/lib/services/exams/exam-charge";
import { examView } from "@/lib/services/exams/exam-view";
import { openSitting } from "@/lib/services/exams/hold";
import { kindRules } from "@/lib/services/exams/kind-rules";
import { findMet, readMet } from "@/lib/services/exams/find-met";
import { offerFor } from "@/lib/services/exams/shelved-bank";
import { findByKey, lockSitting } from "@/lib/services/exams/sitting";
import { isUnheard, unscoredSkills } from "@/lib/services/exams/unscored-skills";
import type { Exam } from "@/lib/services/exams/views";
import { lockPerson } from "@/lib/services/identity/lock-person";
import type { UserCtx } from "@/lib/services/runtime";

type Wish = { key: string; kind: ExamKind; multiplier: TimeMultiplier; tab: string };

/**
 * Makes a sitting: what it asks is there and what pays for it is set aside, or nothing is done. The same key again answers with
 * what it made.
 */
export async function startExam(ctx: UserCtx, wish: Wish): Promise<Exam> {
  const { runtime, actor } = ctx;
  const { userId } = actor;
  await runtime.limits.consume("exam.user", userId);
  const { blueprint, pool } = kindRules[wish.kind];
  // Arranged before anything is locked: the first time takes a moment.
  await offerFor(runtime, runtime.database.db, { blueprint, pool });
  return runtime.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const known = await findByKey(tx, { userId, key: wish.key });
    if (known && (known.kind !== wish.kind || known.multiplier !== wish.multiplier))
      throw new AppError("exam/key-reused");
    const id = known?.id ?? (await insertExam(tx, ctx, wish));
    return examView(tx, ctx, await openSitting(tx, ctx, id), wish.tab);
  });
}

async function insertExam(tx: Transaction, ctx: UserCtx, wish: Wish): Promise<string> {
  const { runtime, actor, locale } = ctx;
  const { userId, temp } = actor;
  const { key, kind, multiplier, tab } = wish;
  const rules = kindRules[kind];
  if (rules.needsAccount && temp) throw new AppError("auth/account-needed");
  if (isUnheard(runtime, rules.blueprint)) throw new AppError("exam/unheard");
  await endOverdue(tx, ctx, kind);
  const { met, shortage } = await findMet(runtime, tx, { kind, known: await readMet(tx, userId) });
  if (shortage.length > 0) throw new AppError("exam/short-of-questions");
  const id = v7();
  const { by: chargedBy, credits } = costOf(rules);
  await chargeExam(tx, ctx, { id, kind, credits });
  const now = runtime.clock.databaseNow();
  const state = start(rules.blueprint, measurement.prior, id, met);
  await tx.insert(exams).values({
    ...{ id, userId, key, kind, multiplier, locale, chargedBy, credits, state: "ready", exam: state },
    ...{ holder: tab, unscored: unscoredSkills(runtime, rules.blueprint), createdAt: now, activeAt: now },
  });
  const sitting = await lockSitting(tx, runtime, { id, userId });
  await askNext(tx, runtime, sitting, sitting.state);
  if (sitting.tasks.length === 0) throw new AppError("exam/short-of-questions");
  await tx
    .update(exams)
    .set({ dueAt: new Date(sitting.now.getTime() + waitHours * 3_600_000) })
    .where(eq(exams.id, id));
  return id;
}

/** Throws `exam/already-open` where one of this kind is not over. */
async function endOverdue(tx: Transaction, ctx: UserCtx, kind: ExamKind) {
  const isOpen = and(
    eq(exams.userId, ctx.actor.userId),
    eq(exams.kind, kind),
    inArray(exams.state, ["ready", "running"]),
  );
  const [open] = await tx.select({ id: exams.id }).from(exams).where(isOpen);
  if (!open) return;
  await openSitting(tx, ctx, open.id);
  const [still] = await tx.select({ id: exams.id }).from(exams).where(isOpen);
  if (still) throw new AppError("exam/already-open");
}
