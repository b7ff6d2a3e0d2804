import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";

import { answers, assessments, clocks } from "@/lib/db/schema/answers";
import { responses } from "@/lib/db/schema/calibration";
import { reportLinks } from "@/lib/db/schema/exam-reports";
import { examResponses } from "@/lib/db/schema/exams";
import { refreshTokens, sessions } from "@/lib/db/schema/identity";
import { files } from "@/lib/db/schema/operation";
import { operatorSessions } from "@/lib/db/schema/operator";
import { mistakes } from "@/lib/db/schema/practice";
import { reserveCredit } from "@/lib/services/billing/reserve-credit";
import { paidOrder } from "@/tests/api/billing-site";
import { savePlan } from "@/tests/api/goal-calls";
import { call, createUser, runtime } from "@/tests/api/harness";
import { markCourse } from "@/tests/api/path-calls";
import { answer, createSet, newAddress, type Person as Caller } from "@/tests/api/practice-calls";
import { firstCard, rate, saveSettings } from "@/tests/api/vocabulary-calls";

/** Somebody with something in every table that can be about a person. */
export async function fullLife() {
  const person = await createUser();
  const { database } = await runtime();
  const who = { token: person.token, userId: person.id, address: newAddress() };
  const set = await createSet(who, { type: "read-and-select", size: 5, fresh: true });
  await answer(who, set.id, 0, { saidReal: true });
  await rate(who, (await firstCard(who)).id);
  await saveSettings(who, { newPerDay: 5 });
  await savePlan(who, { weekGoal: 30 });
  await markCourse(who, "det-fill-in-the-blanks", true);
  await call("POST", "/practice/reports", {
    token: person.token,
    body: { setId: set.id, position: 0, kind: "wrong", note: "Is it a word?" },
  });
  await writeSomething(person.token);
  await beginExam(who);
  await fillRest(who, set.id);
  const bought = await paidOrder(person, "premium-7d");
  await database.db.transaction((tx) =>
    reserveCredit(tx, { id: `use:${v7()}`, userId: person.id, kind: "correct" }),
  );
  await call("POST", `/account/orders/${bought.id}/withdrawal`, {
    token: person.token,
    body: { name: `Ana ${person.id}`, email: `other-${person.id}@example.com`, locale: "en" },
  });
  await database.db.insert(files).values({
    id: v7(),
    name: `${v7()}.webm`,
    ownerId: person.id,
    contentType: "audio/webm",
    state: "claimed",
  });
  await call("POST", "/common/contact", {
    peer: newAddress(),
    body: {
      topic: "question",
      name: "Ana",
      email: person.email,
      text: "How does this work?",
      locale: "en",
      website: "",
    },
  });
  await call("POST", "/common/sesCode", { body: { email: person.email, purpose: "reset" } });
  return { person, bought, setId: set.id };
}

/** A correction, a draft and a decision. */
async function writeSomething(token: string) {
  const text = "My garden is small, but i like it.";
  await call("POST", "/corrections", {
    ...{ token, peer: newAddress() },
    headers: { "idempotency-key": v7() },
    body: { task: "free-text", parts: [{ text }] },
  });
  await call("PUT", "/corrections/drafts/free-text/own", {
    token,
    body: { parts: [{ text }], revision: 1 },
  });
  await call("PUT", "/consents/recording", {
    token,
    body: { version: "2026-11", isGiven: false, age: "alone" },
  });
}

/** A sitting with something written in it. */
async function beginExam({ token, userId }: Caller) {
  const { body } = await call("POST", "/exams", {
    ...{ token, peer: newAddress() },
    headers: { "idempotency-key": v7() },
    body: { kind: "diagnostic", tab: v7() },
  });
  const { database } = await runtime();
  await database.db
    .insert(examResponses)
    .values({ examId: body.data.id, position: 99, part: 0, revision: 0, millis: 0, savedAt: sql`now()` });
  const [createdAt, expiresAt] = [sql`now()`, sql`now() + interval '90 days'`];
  const shown = { view: {}, name: "Ana", showsTiming: false, createdAt, expiresAt };
  await database.db
    .insert(reportLinks)
    .values({ id: v7(), userId, examId: body.data.id, tokenHash: `hash ${v7()}`, ...shown });
  await call("POST", "/official-results", {
    ...{ token, peer: newAddress() },
    body: { overall: 115, takenOn: "2026-11-02", agrees: true },
  });
}

/** What a few calls do not leave behind. */
async function fillRest({ userId }: Caller, contextId: string) {
  const { db } = (await runtime()).database;
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const [given] = await db.select().from(answers).where(eq(answers.userId, userId));
  if (!session || !given?.itemId) throw new Error("There is no session, or no answer.");
  const [soon, sessionId] = [sql`now() + interval '1 hour'`, session.id];
  const hash = () => `hash ${v7()}`;
  await db.insert(refreshTokens).values({ hash: hash(), sessionId });
  await db.insert(operatorSessions).values({ hash: hash(), userId, sessionId, expiresAt: soon });
  await db.insert(mistakes).values({ userId, itemId: given.itemId, dueAt: soon }).onConflictDoNothing();
  await db
    .insert(clocks)
    .values({ contextId, position: 0, run: 9, userId, openedAt: sql`now()`, deadlineAt: soon });
  await db
    .insert(assessments)
    .values({ answerId: given.id, assessor: "none", state: "done", createdAt: sql`now()` });
  const heard = { itemId: given.itemId, itemVersion: given.itemVersion ?? 1, answerId: given.id };
  await db
    .insert(responses)
    .values({ ...heard, context: "practice", theta: 0, sd: 1, share: 1, day: "2026-11-20" });
}
