import "server-only";
import { and, eq, ne, sql } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { uses } from "@/lib/db/schema/billing";
import { exams } from "@/lib/db/schema/exams";
import { partsOf } from "@/lib/exam/blueprint/blueprint";
import { lockCredit } from "@/lib/services/billing/lock-ledger";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { settleCredit } from "@/lib/services/billing/settle-credit";
import { kindRules, type KindRules } from "@/lib/services/exams/kind-rules";
import type { ExamRow } from "@/lib/services/exams/sitting";
import type { Cost } from "@/lib/services/exams/views";
import { readAllowance, takeQuestion } from "@/lib/services/practice/quota";
import type { UserCtx } from "@/lib/services/runtime";

/** What stands in the ledger for a sitting: one act a credit. */
const ledgerIds = ({ id, credits }: Pick<ExamRow, "id" | "credits">) =>
  Array.from({ length: credits }, (_, at) => (at === 0 ? `exam:${id}` : `exam:${id}:${at}`));

/** A short exam costs what its corrections cost: one credit a task. */
export function costOf({ chargedBy: by, blueprint }: KindRules): Cost {
  if (by === "exam") return { by, credits: 1 };
  if (by === "correct") return { by, credits: partsOf(blueprint).reduce((sum, { count }) => sum + count, 0) };
  return { by, credits: 0 };
}

/** Sets aside what pays for a sitting, in its transaction. Throws `credit/insufficient` or `practice/daily-limit`. */
export async function chargeExam(
  tx: Transaction,
  ctx: UserCtx,
  row: Pick<ExamRow, "id" | "kind" | "credits">,
) {
  const { chargedBy } = kindRules[row.kind];
  const { userId } = ctx.actor;
  if (chargedBy === "exam" || chargedBy === "correct")
    for (const id of ledgerIds(row)) await reserveCredit(tx, { id, userId, kind: chargedBy });
  if (chargedBy === "quota")
    // As a round: it counts once, whatever is asked in it.
    await takeQuestion(tx, await readAllowance(tx, ctx), { type: row.kind, isRound: true });
}

/** Ends what was set aside: taken with the report, else given back. */
export async function settleExamCharge(
  tx: Transaction,
  row: Pick<ExamRow, "id" | "credits">,
  as: "consumed" | "released",
) {
  for (const id of ledgerIds(row)) await settleCredit(tx, { id, as });
}

/** The first of a short exam's credits are taken, one for each full score; the others go back. */
export async function settleByScores(tx: Transaction, row: Pick<ExamRow, "id" | "credits">, full: number) {
  for (const [at, id] of ledgerIds(row).entries())
    await settleCredit(tx, { id, as: at < full ? "consumed" : "released" });
}

/** Whether the credit of a mock exam would come back now: no other of its purchase has before. */
export async function comesBack(
  tx: Transaction,
  row: Pick<ExamRow, "id" | "userId" | "chargedBy" | "credits">,
) {
  if (row.chargedBy !== "exam") return true;
  await lockCredit(tx, row.userId, "exam");
  const [own] = await tx
    .select({ grantId: uses.grantId })
    .from(uses)
    .where(eq(uses.id, `exam:${row.id}`));
  if (!own) return true;
  const [before] = await tx
    .select({ id: exams.id })
    .from(exams)
    .innerJoin(uses, eq(uses.id, sql`'exam:' || ${exams.id}::text`))
    .where(
      and(
        eq(exams.userId, row.userId),
        ne(exams.id, row.id),
        eq(exams.isReturned, true),
        eq(uses.grantId, own.grantId),
      ),
    )
    .limit(1);
  return before === undefined;
}

/** What became of what was set aside. */
export function chargeState({ credits, state, chargedBy, isReturned, startedAt }: ExamRow) {
  if (credits === 0) return "none";
  if (state === "failed" || isReturned) return "back";
  if (state === "done") return "taken";
  if (state === "given-up" || state === "expired")
    return chargedBy === "exam" && startedAt ? "taken" : "back";
  return "reserved";
}
