import { v7 } from "uuid";
import { z } from "zod";

import { promptsOf } from "@/lib/content/prompts/prompts";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { grants } from "@/lib/db/schema/billing";
import { users } from "@/lib/db/schema/identity";
import { submitCorrection } from "@/lib/services/corrections/submit-correction";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

const task = "writing-sample";

/** People with credits, and what hands in the next sample answer for one of them after the other. */
export async function makePeople(runtime: Runtime, { people, credits }: { people: number; credits: number }) {
  const ids = Array.from({ length: people }, () => v7());
  const { db } = runtime.database;
  await db.insert(users).values(ids.map((id) => ({ id, nickname: "", email: `${id}@example.com` })));
  await db
    .insert(grants)
    .values(
      ids.map((userId) => ({ id: v7(), userId, kind: "correct" as const, qty: credits, source: v7() })),
    );
  const texts = samplesOf(task).flatMap(({ answers }) => answers.map(({ text }) => text));
  const prompts = promptsOf(task);
  return (nth: number) =>
    submitCorrection(ctxOf(runtime, ids[nth % people] ?? ""), {
      task,
      prompt: prompts[nth % prompts.length]?.name,
      parts: [{ text: texts[nth % texts.length] ?? "" }],
      key: v7(),
      isTimed: true,
      millis: 240_000,
    });
}

const ctxOf = (runtime: Runtime, userId: string): UserCtx => ({
  runtime,
  requestId: v7(),
  locale: "en",
  ip: "127.0.0.1",
  requester: "127.0.0.1",
  device: "pc",
  userAgent: "bench",
  actor: { userId, sessionId: v7(), temp: false },
});

const Settled = z.tuple([
  z.object({
    waiting: z.coerce.number(),
    done: z.coerce.number(),
    failed: z.coerce.number(),
    scored: z.coerce.number(),
    byModel: z.coerce.number(),
    withFailures: z.coerce.number(),
    median: z.coerce.number(),
    p95: z.coerce.number(),
    most: z.coerce.number(),
  }),
]);

/** How many are done, and in how many seconds. */
export async function readSettled({ database }: Runtime) {
  const { rows } = await database.run(`
    select count(*) filter (where state in ('queued', 'scoring')) as waiting,
           count(*) filter (where state = 'done') as done,
           count(*) filter (where state = 'failed') as failed,
           count(*) filter (where verdict = 'scored') as scored,
           count(*) filter (where assessment -> 'engine' ->> 'model' is not null) as "byModel",
           count(*) filter (where failures > 0) as "withFailures",
           round(percentile_cont(0.5) within group (order by took)::numeric, 2) as median,
           round(percentile_cont(0.95) within group (order by took)::numeric, 2) as p95,
           round(max(took)::numeric, 2) as most
    from (select *, extract(epoch from coalesce(settled_at, now()) - queued_at) as took from correction_results) r`);
  return Settled.parse(rows)[0];
}

const Audit = z.tuple([
  z.object({ consumed: z.coerce.number(), released: z.coerce.number(), wrong: z.coerce.number() }),
]);

/** A credit is wrong that was taken without a full score, kept with one, or stands for nothing. */
export async function auditCredits({ database }: Runtime) {
  const { rows } = await database.run(`
    select count(*) filter (where u.status = 'consumed') as consumed,
           count(*) filter (where u.status = 'released') as released,
           count(*) filter (where u.status is null or r.correction_id is null or u.status <>
             case when r.state in ('queued', 'scoring') then 'reserved'
                  when r.verdict = 'scored' then 'consumed' else 'released' end) as wrong
    from uses u full join correction_results r on u.id = 'correction:' || r.correction_id`);
  return Audit.parse(rows)[0];
}
