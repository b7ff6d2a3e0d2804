import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";

import { password } from "./people";

const Exam = z.object({
  id: z.string(),
  task: z
    .object({
      index: z.number(),
      state: z.enum(["waiting", "running"]),
      items: z.array(
        z.object({
          position: z.number(),
          steps: z.array(z.object({ step: z.number(), result: z.unknown() })),
        }),
      ),
    })
    .nullable(),
});

/** What is asked first of what has no answer yet. */
function askedIn({ task }: z.infer<typeof Exam>) {
  const item = task?.items.find(({ steps }) => steps.some(({ result }) => result === null));
  const step = item?.steps.find(({ result }) => result === null)?.step;
  return item && step !== undefined ? { position: item.position, step } : null;
}

/** A short exam of reading at one and a half times the time, sat by its calls without an answer; tells its id. */
export async function sitByApi(request: APIRequestContext, address: string): Promise<string> {
  const login = await request.post("/api/common/login", { data: { email: address, password } });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const tab = crypto.randomUUID();
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(`/api/exams${path}`, { data: { tab, ...data }, headers });
    expect(answer.status()).toBe(200);
    return Exam.parse(z.object({ data: z.unknown() }).parse(await answer.json()).data);
  };
  let exam = await post("", { kind: "short-reading", multiplier: 1.5 });
  const { id } = exam;
  while (exam.task) {
    const { index, state } = exam.task;
    if (state === "waiting") exam = await post(`/${id}/begin`, { index, at: "display" });
    const asked = askedIn(exam);
    if (!asked) continue;
    const { position, step } = asked;
    exam = await post(`/${id}/answers/${position}`, { step, answer: null, millis: 900 });
  }
  return id;
}
