import { hearServerTime } from "@/components/learner/exam/task/server-time";
import { newId, tabId } from "@/components/learner/exam/task/tab-id";
import { useOwn } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import type { ExamKind } from "@/lib/core/exam-kinds";

/** What may be started, and the sittings there were. */
export function useExams() {
  return useOwn("exams", [], async () => (await (await apiClient.exams.$get()).json()).data);
}

async function readExam(id: string) {
  const response = await apiClient.exams[":id"].$get({ param: { id }, query: { tab: await tabId() } });
  const { data } = await response.json();
  hearServerTime(data.now);
  return data;
}

/** Says that this tab is still there, and nothing else: neither the time nor the sitting is taken from the answer. */
export async function giveSign(id: string) {
  await apiClient.exams[":id"].$get({ param: { id }, query: { tab: await tabId() } });
}

/** A sitting as this tab has it. */
export function useExam(id: string, refreshInterval = 0) {
  return useOwn("exam", [id], () => readExam(id), { refreshInterval });
}

export function useExamReport(id: string) {
  return useOwn("exam-report", [id], async () => {
    const response = await apiClient.exams[":id"].report.$get({ param: { id } });
    return (await response.json()).data;
  });
}

export type Exam = NonNullable<ReturnType<typeof useExam>["data"]>;
export type ExamReport = NonNullable<ReturnType<typeof useExamReport>["data"]>;
export type ExamOffer = NonNullable<ReturnType<typeof useExams>["data"]>["offers"][number];
export type RunningTask = NonNullable<Exam["task"]>;
export type QuestionTask = Extract<RunningTask, { kind: "question" }>;
export type OpenTask = Extract<RunningTask, { kind: "open" }>;

const heard = (exam: Exam) => {
  hearServerTime(exam.now);
  return exam;
};

export async function startExam(kind: ExamKind, multiplier: Exam["multiplier"] = 1) {
  const json = { kind, multiplier, tab: await tabId() };
  const response = await apiClient.exams.$post({ json, header: { "idempotency-key": newId() } });
  return heard((await response.json()).data);
}

export async function holdExam(id: string) {
  const response = await apiClient.exams[":id"].hold.$post({ param: { id }, json: { tab: await tabId() } });
  return heard((await response.json()).data);
}

export type Begun = {
  index: number;
  position?: number;
  step?: number;
  at?: "display" | "first-play" | "audio-end";
};

export async function beginTask(id: string, begun: Begun) {
  const json = { ...begun, tab: await tabId() };
  const response = await apiClient.exams[":id"].begin.$post({ param: { id }, json });
  return heard((await response.json()).data);
}

export type Given = {
  position: number;
  step: number;
  answer: Record<string, unknown> | null;
  millis: number;
};

export async function handIn(id: string, { position, step, answer, millis }: Given, goesOn: boolean) {
  const json = { step, answer, millis, goesOn, tab: await tabId() };
  const param = { id, position: String(position) };
  const response = await apiClient.exams[":id"].answers[":position"].$post({ param, json });
  return heard((await response.json()).data);
}

/** Keeps what is entered so far. `keepalive` lets it out while the page goes. */
export async function saveEntry(
  id: string,
  { position, ...given }: Given & { revision: number },
  keepalive: boolean,
) {
  const json = { ...given, tab: await tabId() };
  const param = { id, position: String(position) };
  await apiClient.exams[":id"].answers[":position"].$put({ param, json }, { init: { keepalive } });
}
