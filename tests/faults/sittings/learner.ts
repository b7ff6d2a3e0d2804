import { setTimeout as wait } from "node:timers/promises";

import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { z } from "zod";

import type { ExamKind } from "@/lib/core/exam-kinds";
import { items } from "@/lib/db/schema/bank";
import { grants } from "@/lib/db/schema/billing";
import { examItems } from "@/lib/db/schema/exams";
import { accessTokens, sessions, users } from "@/lib/db/schema/identity";
import { StoredStep } from "@/lib/questions/stored-step";
import { Exam } from "@/lib/services/exams/views";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import { answerTo } from "@/tests/faults/sittings/answer-to";
import type { Stage } from "@/tests/faults/sittings/stage";

/** An answer that the server said it has. */
export type Acknowledged = { examId: string; position: number; step: number; answer: unknown };
type Random = () => number;
type Learner = { userId: string; token: string; tab: string };
type Sitting = { stage: Stage; who: Learner; random: Random; took: number[]; thinksMillis: number };

/** Until the database is back. */
export async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries > 150) throw error;
      await wait(200);
    }
}

async function arrive({ runtime }: Stage): Promise<Learner> {
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

const Reply = z.object({ data: z.unknown().optional(), code: z.string().optional() });

/** One call, until somebody answers it: as a browser that keeps what it could not send. */
async function call(
  { stage, who, random, took }: Sitting,
  method: string,
  path: string,
  body?: object,
  key?: string,
) {
  for (let tries = 0; tries < 300; tries += 1) {
    const address = stage.addresses[Math.floor(random() * stage.addresses.length)] ?? "";
    const begun = performance.now();
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(key ? { "idempotency-key": key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null);
    if (response && response.status < 500) {
      const reply = Reply.safeParse(await response.json().catch(() => null));
      if (path.includes("/answers/") && method === "POST") took.push(performance.now() - begun);
      if (reply.success) return { status: response.status, ...reply.data };
    }
    await wait(100 + 200 * random());
  }
  throw new Error(`Nobody answered ${method} ${path}.`);
}

async function read(sitting: Sitting, id: string): Promise<Exam> {
  const { data } = await call(sitting, "GET", `/exams/${id}?tab=${sitting.who.tab}`);
  return Exam.parse(data);
}

async function stepsOf({ runtime }: Stage, examId: string, position: number) {
  const [row] = await retried(() =>
    runtime.database.db
      .select({ steps: items.steps })
      .from(examItems)
      .innerJoin(items, and(eq(items.id, examItems.itemId), eq(items.version, examItems.itemVersion)))
      .where(and(eq(examItems.examId, examId), eq(examItems.position, position))),
  );
  return z.array(StoredStep).parse(row?.steps ?? []);
}

/** Comes, sits and, where it is meant to, gives up; tells what was acknowledged. */
export async function sitOnce(
  stage: Stage,
  plan: { kind: ExamKind; givesUpAt: number | null } & Omit<Sitting, "stage" | "who">,
): Promise<Acknowledged[]> {
  const { kind, givesUpAt, ...how } = plan;
  const sitting: Sitting = { stage, who: await arrive(stage), ...how };
  const said: Acknowledged[] = [];
  const started = await call(sitting, "POST", "/exams", { kind, tab: sitting.who.tab }, v7());
  let exam = Exam.parse(started.data);
  while (exam.task) {
    if (givesUpAt !== null && exam.tasks.done >= givesUpAt) {
      await call(sitting, "POST", `/exams/${exam.id}/give-up`, { tab: sitting.who.tab });
      return said;
    }
    exam = await goOn(sitting, exam, said);
  }
  return said;
}

/** One step further: sometimes offline for a while, sometimes in a new tab, sometimes sent twice. */
async function goOn(sitting: Sitting, exam: Exam, said: Acknowledged[]): Promise<Exam> {
  const { who, random, thinksMillis } = sitting;
  if (thinksMillis > 0) await wait(thinksMillis * (0.5 + random()));
  if (random() < 0.03) await wait(300 + 700 * random());
  if (random() < 0.03) {
    who.tab = v7();
    await call(sitting, "POST", `/exams/${exam.id}/hold`, { tab: who.tab });
    return read(sitting, exam.id);
  }
  const { task } = exam;
  if (!task) return exam;
  if (task.state === "waiting") {
    await call(sitting, "POST", `/exams/${exam.id}/begin`, { tab: who.tab, index: task.index });
    return read(sitting, exam.id);
  }
  const given = await answerTo(task, (position) => stepsOf(sitting.stage, exam.id, position));
  if (!given) return read(sitting, exam.id);
  const { position, ...body } = given;
  const path = `/exams/${exam.id}/answers/${position}`;
  const sent = { tab: who.tab, millis: 900, ...body };
  if (task.kind === "open" && body.answer && random() < 0.5)
    await call(sitting, "PUT", path, { tab: who.tab, millis: 500, revision: 1, ...body });
  const send = () => call(sitting, "POST", path, sent);
  const [reply] = random() < 0.1 ? await Promise.all([send(), send()]) : [await send()];
  if (reply.status !== 200) return read(sitting, exam.id);
  said.push({ examId: exam.id, ...given });
  return Exam.parse(reply.data);
}
