import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect } from "vitest";

import { grants, uses } from "@/lib/db/schema/billing";
import * as taskViews from "@/lib/services/corrections/task-views";
import * as views from "@/lib/services/corrections/views";
import { call, createUser, runtime, waitFor } from "@/tests/api/harness";
import { newAddress } from "@/tests/api/practice-calls";

export type Learner = { token: string; id: string; email: string; peer: string; agent: string };

export async function learner({ temp = false, peer = newAddress(), agent = "test" } = {}): Promise<Learner> {
  return { ...(await createUser({ temp })), peer, agent };
}

/** Somebody with so many credits. */
export async function payer(credits: number) {
  const who = await learner();
  const { database } = await runtime();
  await database.db
    .insert(grants)
    .values({ id: v7(), userId: who.id, kind: "correct", qty: credits, source: `test:${v7()}` });
  return who;
}

export function ask(
  who: Learner,
  method: string,
  path: string,
  { body, key }: { body?: unknown; key?: string | undefined } = {},
) {
  return call(method, path, {
    token: who.token,
    peer: who.peer,
    body,
    headers: { "user-agent": who.agent, ...(key === undefined ? {} : { "idempotency-key": key }) },
  });
}

export const longText = "Yesterday i walked to the old market with my sister, and we bought fresh bread.";

type Handed = Record<string, unknown>;
export const free = (text = longText, more: Handed = {}) => ({
  task: "free-text",
  parts: [{ text }],
  ...more,
});

export const trySubmit = (who: Learner, body: Handed = free(), key = v7()) =>
  ask(who, "POST", "/corrections", { body, key });

export async function submit(who: Learner, body: Handed = free(), key = v7()) {
  const { status, body: answer } = await trySubmit(who, body, key);
  expect(answer).toMatchObject({ err: null });
  expect(status).toBe(200);
  return views.Correction.parse(answer.data);
}

export async function read(who: Learner, id: string) {
  const { status, body } = await ask(who, "GET", `/corrections/${id}`);
  expect(status).toBe(200);
  return views.Correction.parse(body.data);
}

/** Waits until a correction is done or failed. */
export const settled = (who: Learner, id: string) =>
  waitFor(async () => {
    const now = await read(who, id);
    return now.state === "done" || now.state === "failed" ? now : null;
  });

export const corrected = async (who: Learner, body: Handed = free()) =>
  settled(who, (await submit(who, body)).id);

export const tryRevise = (who: Learner, id: string, text: string, key = v7()) =>
  ask(who, "POST", `/corrections/${id}/revisions`, { body: { parts: [{ text }] }, key });

/** What became of somebody's credits, by state. */
export async function ledgerOf(who: Learner) {
  const { database } = await runtime();
  const rows = await database.db.select().from(uses).where(eq(uses.userId, who.id));
  return rows.map(({ status }) => status).toSorted();
}

export async function creditsOf(who: Learner) {
  const { body } = await ask(who, "GET", "/corrections/tasks");
  return taskViews.TaskList.parse(body.data).credits;
}
