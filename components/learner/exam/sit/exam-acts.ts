import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { hearServerTime } from "@/components/learner/exam/task/server-time";
import { tabId } from "@/components/learner/exam/task/tab-id";
import { apiClient } from "@/lib/api/client/api-client";

type Answer = { json: () => Promise<{ data: Exam }> };

async function told(answer: Promise<Answer>) {
  const { data } = await (await answer).json();
  hearServerTime(data.now);
  return data;
}

/** Ends a sitting of which half is answered: it is scored as it stands. */
export const finishExam = async (id: string) =>
  told(apiClient.exams[":id"].finish.$post({ param: { id }, json: { tab: await tabId() } }));

/** Ends a sitting without a score. */
export const giveUpExam = async (id: string) =>
  told(apiClient.exams[":id"]["give-up"].$post({ param: { id }, json: { tab: await tabId() } }));
