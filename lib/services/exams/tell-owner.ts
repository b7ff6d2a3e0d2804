import "server-only";
import { eq } from "drizzle-orm";

import type { Transaction } from "@/lib/db/database";
import { users } from "@/lib/db/schema/identity";
import { toLocale } from "@/lib/i18n/locales";
import type { ExamRow } from "@/lib/services/exams/sitting";
import type { ExamMailKind } from "@/lib/services/identity/compose-mail";
import { queueMail } from "@/lib/services/identity/queue-mail";
import type { Runtime } from "@/lib/services/runtime";

/** Says to who looks at a sitting that its report is there, or that none comes. */
export async function tellSettled(
  tx: Transaction,
  runtime: Runtime,
  { id, userId, state }: Pick<ExamRow, "id" | "userId" | "state">,
) {
  await runtime.events.publish(tx, {
    kind: "exam.settled",
    userId,
    examId: id,
    state: state === "done" ? "done" : "failed",
  });
}

/** Writes to whoever a sitting belongs to, where there is an address. */
export async function mailOwner(
  tx: Transaction,
  runtime: Runtime,
  { id, userId, locale }: Pick<ExamRow, "id" | "userId" | "locale">,
  kind: ExamMailKind,
) {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner?.email) return;
  await queueMail(runtime, tx, { to: owner.email, kind, locale: toLocale(locale), about: id });
}
