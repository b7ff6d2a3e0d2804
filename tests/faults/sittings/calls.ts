import { setTimeout as wait } from "node:timers/promises";

import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { items } from "@/lib/db/schema/bank";
import { examItems } from "@/lib/db/schema/exams";
import { StoredStep } from "@/lib/questions/stored-step";
import { Exam } from "@/lib/services/exams/views";
import type { Ledger } from "@/tests/faults/sittings/ledger";
import type { Stage } from "@/tests/faults/sittings/stage";

type Learner = { userId: string; token: string; tab: string };
export type Sitting = {
  stage: Stage;
  who: Learner;
  random: () => number;
  ledger: Ledger;
  thinksMillis: number;
};

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

const Reply = z.object({ data: z.unknown().optional(), code: z.string().optional() });
type Call = { method: string; path: string; body?: object; key?: string };

/** Says nothing of what was sent: it is sent again. */
const mayComeThrough = (status: number) => status >= 500 || status === 401 || status === 429;

/** One call, until somebody answers it: as a browser that keeps what it could not send. */
export async function call({ stage, who, random }: Sitting, { method, path, body, key }: Call) {
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
    if (response && !mayComeThrough(response.status)) {
      const reply = Reply.safeParse(await response.json().catch(() => null));
      const millis = performance.now() - begun;
      if (reply.success) return { status: response.status, millis, ...reply.data };
    }
    await wait(100 + 200 * random());
  }
  throw new Error(`Nobody answered ${method} ${path}.`);
}

/** The sitting as a tab has it: the learner's own, unless another one looks on. */
export async function read(sitting: Sitting, id: string, tab = sitting.who.tab): Promise<Exam> {
  const { data } = await call(sitting, { method: "GET", path: `/exams/${id}?tab=${tab}` });
  return Exam.parse(data);
}

/** The steps of an item with their keys. */
export async function stepsOf({ stage: { runtime } }: Sitting, examId: string, position: number) {
  const [row] = await retried(() =>
    runtime.database.db
      .select({ steps: items.steps })
      .from(examItems)
      .innerJoin(items, and(eq(items.id, examItems.itemId), eq(items.version, examItems.itemVersion)))
      .where(and(eq(examItems.examId, examId), eq(examItems.position, position))),
  );
  return z.array(StoredStep).parse(row?.steps ?? []);
}
