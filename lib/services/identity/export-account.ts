import "server-only";
import { eq, getTableColumns, inArray, or, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { answers, assessments, clocks, outcomes } from "@/lib/db/schema/answers";
import { grants, orders, uses } from "@/lib/db/schema/billing";
import { responses } from "@/lib/db/schema/calibration";
import { consents, correctionDrafts, correctionResults, corrections } from "@/lib/db/schema/corrections";
import { officialResults, reportLinks } from "@/lib/db/schema/exam-reports";
import { examItems, examResponses, exams, examTasks } from "@/lib/db/schema/exams";
import { courseReads, learnerGoals } from "@/lib/db/schema/goals";
import { emailCodes, mails, sessions, users } from "@/lib/db/schema/identity";
import { files } from "@/lib/db/schema/operation";
import { mistakes, practiceItems, practiceQuota, practiceSets } from "@/lib/db/schema/practice";
import { receipts, withdrawals } from "@/lib/db/schema/receipts";
import { reports } from "@/lib/db/schema/reports";
import { contactMessages } from "@/lib/db/schema/site";
import { vocabularyCards, vocabularyReviews, vocabularySettings } from "@/lib/db/schema/vocabulary";
import type { UserCtx } from "@/lib/services/runtime";

/**
 * Everything the database has on somebody, at one moment. What is left out opens doors and tells nothing: hashes of
 * passwords, codes and tokens.
 */
export async function exportAccount({ runtime, actor }: UserCtx) {
  await runtime.limits.consume("export.user", actor.userId);
  const parts = await runtime.database.db.transaction(
    async (tx) => {
      const [person] = await tx.select().from(users).where(eq(users.id, actor.userId));
      if (!person?.email) throw new AppError("session/expired");
      const { passwordHash, ...account } = person;
      return {
        account: { ...account, hasPassword: passwordHash !== null },
        ...(await readIdentity(tx, { id: person.id, email: person.email })),
        ...(await readPractice(tx, person.id)),
        ...(await readLearning(tx, person.id)),
        ...(await readCorrections(tx, person.id)),
        ...(await readExams(tx, person.id)),
        ...(await readMoney(tx, { id: person.id, email: person.email })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return { exportedAt: runtime.now().toISOString(), ...parts };
}

type Person = { id: string; email: string };

async function readIdentity(tx: Transaction, { id, email }: Person) {
  const { codeHash: _hash, ...codeColumns } = getTableColumns(emailCodes);
  const ownDeclarations = tx
    .select({ id: sql`${withdrawals.id}::text` })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(orders.userId, id));
  return {
    sessions: await tx.select().from(sessions).where(eq(sessions.userId, id)),
    emailCodes: await tx.select(codeColumns).from(emailCodes).where(eq(emailCodes.email, email)),
    mails: await tx
      .select()
      .from(mails)
      .where(or(eq(mails.to, email), inArray(sql`${mails.params}->>'about'`, ownDeclarations))),
    contactMessages: await tx
      .select()
      .from(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, email)),
    files: (await tx.select().from(files).where(eq(files.ownerId, id))).map(({ parts: _parts, ...file }) => ({
      ...file,
      /** Where the recording itself can be had, with the session. */
      address: `/api/uploads/${file.id}`,
    })),
  };
}

async function readPractice(tx: Transaction, id: string) {
  const ownSets = tx.select({ id: practiceSets.id }).from(practiceSets).where(eq(practiceSets.userId, id));
  // Which operator it was is not the learner's.
  const { decidedBy: _by, ...reportColumns } = getTableColumns(reports);
  const { who: _who, ...outcomeColumns } = getTableColumns(outcomes);
  const ownAnswers = tx.select({ id: answers.id }).from(answers).where(eq(answers.userId, id));
  return {
    practiceSets: await tx.select().from(practiceSets).where(eq(practiceSets.userId, id)),
    practiceItems: await tx.select().from(practiceItems).where(inArray(practiceItems.setId, ownSets)),
    mistakes: await tx.select().from(mistakes).where(eq(mistakes.userId, id)),
    reports: await tx.select(reportColumns).from(reports).where(eq(reports.userId, id)),
    practiceQuota: await tx
      .select()
      .from(practiceQuota)
      .where(eq(practiceQuota.subject, `user:${id}`)),
    clocks: await tx.select().from(clocks).where(eq(clocks.userId, id)),
    answers: await tx.select().from(answers).where(eq(answers.userId, id)),
    outcomes: await tx.select(outcomeColumns).from(outcomes).where(inArray(outcomes.answerId, ownAnswers)),
    responses: await tx.select().from(responses).where(inArray(responses.answerId, ownAnswers)),
    assessments: await tx.select().from(assessments).where(inArray(assessments.answerId, ownAnswers)),
  };
}

async function readLearning(tx: Transaction, id: string) {
  const { tokenHash: _hash, ...linkColumns } = getTableColumns(reportLinks);
  return {
    vocabularyCards: await tx.select().from(vocabularyCards).where(eq(vocabularyCards.userId, id)),
    vocabularyReviews: await tx.select().from(vocabularyReviews).where(eq(vocabularyReviews.userId, id)),
    vocabularySettings: await tx.select().from(vocabularySettings).where(eq(vocabularySettings.userId, id)),
    learnerGoals: await tx.select().from(learnerGoals).where(eq(learnerGoals.userId, id)),
    courseReads: await tx.select().from(courseReads).where(eq(courseReads.userId, id)),
    officialResults: await tx.select().from(officialResults).where(eq(officialResults.userId, id)),
    reportLinks: await tx.select(linkColumns).from(reportLinks).where(eq(reportLinks.userId, id)),
  };
}

async function readCorrections(tx: Transaction, id: string) {
  const own = tx.select({ id: corrections.id }).from(corrections).where(eq(corrections.userId, id));
  return {
    corrections: await tx.select().from(corrections).where(eq(corrections.userId, id)),
    correctionResults: await tx
      .select()
      .from(correctionResults)
      .where(inArray(correctionResults.correctionId, own)),
    correctionDrafts: await tx.select().from(correctionDrafts).where(eq(correctionDrafts.userId, id)),
    consents: await tx.select().from(consents).where(eq(consents.userId, id)),
  };
}

async function readExams(tx: Transaction, id: string) {
  const own = tx.select({ id: exams.id }).from(exams).where(eq(exams.userId, id));
  return {
    exams: await tx.select().from(exams).where(eq(exams.userId, id)),
    examTasks: await tx.select().from(examTasks).where(inArray(examTasks.examId, own)),
    examItems: await tx.select().from(examItems).where(inArray(examItems.examId, own)),
    examResponses: await tx.select().from(examResponses).where(inArray(examResponses.examId, own)),
  };
}

async function readMoney(tx: Transaction, { id, email }: Person) {
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const { lockToken: _token, lockedUntil: _until, ...orderColumns } = getTableColumns(orders);
  return {
    orders: await tx.select(orderColumns).from(orders).where(eq(orders.userId, id)),
    receipts: await tx.select().from(receipts).where(inArray(receipts.orderId, ownOrders)),
    withdrawals: await tx
      .select()
      .from(withdrawals)
      .where(or(inArray(withdrawals.orderId, ownOrders), eq(sql`lower(${withdrawals.email})`, email))),
    grants: await tx.select().from(grants).where(eq(grants.userId, id)),
    uses: await tx.select().from(uses).where(eq(uses.userId, id)),
  };
}
