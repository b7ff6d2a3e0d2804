import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";

import type { ExamKind, TimeMultiplier } from "@/lib/core/exam-kinds";

import { password } from "./people";

const place = { position: z.number() };
const Exam = z.object({
  id: z.string(),
  task: z
    .object({
      index: z.number(),
      state: z.enum(["waiting", "running"]),
      items: z
        .array(z.object({ ...place, steps: z.array(z.object({ step: z.number(), result: z.unknown() })) }))
        .default([]),
      position: z.number().optional(),
      parts: z.array(z.object({ part: z.number(), state: z.string() })).default([]),
    })
    .nullable(),
});

/** What is asked first of what has no answer yet. */
function askedIn({ task }: z.infer<typeof Exam>) {
  const item = task?.items.find(({ steps }) => steps.some(({ result }) => result === null));
  const step = item?.steps.find(({ result }) => result === null)?.step;
  if (item && step !== undefined) return { position: item.position, step, isWritten: false };
  const part = task?.parts.find(({ state }) => state !== "done")?.part;
  return task?.position !== undefined && part !== undefined
    ? { position: task.position, step: part, isWritten: true }
    : null;
}

type Sat = {
  kind?: ExamKind;
  multiplier?: TimeMultiplier;
  /** Given where something is written; nothing is given else. */
  text?: string;
};

/** A short exam of reading at one and a half times the time, or another exam, sat by its calls; tells its id. */
export async function sitByApi(
  request: APIRequestContext,
  address: string,
  { kind = "short-reading", multiplier = 1.5, text }: Sat = {},
): Promise<string> {
  const login = await request.post("/api/common/login", { data: { email: address, password } });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const tab = crypto.randomUUID();
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(`/api/exams${path}`, { data: { tab, ...data }, headers });
    expect(answer.status()).toBe(200);
    return Exam.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data);
  };
  let exam = await post("", { kind, multiplier });
  const { id } = exam;
  while (exam.task) {
    const { index, state } = exam.task;
    if (state === "waiting") exam = await post(`/${id}/begin`, { index, at: "display" });
    const asked = askedIn(exam);
    if (!asked) continue;
    const { position, step, isWritten } = asked;
    const answer = isWritten && text !== undefined ? { text } : null;
    exam = await post(`/${id}/answers/${position}`, { step, answer, millis: 900 });
  }
  return id;
}
