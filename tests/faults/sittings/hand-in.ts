import { Exam, type ExamTaskView, SaveReply } from "@/lib/services/exams/views";
import type { Given } from "@/tests/faults/sittings/answer-to";
import { call, type Sitting } from "@/tests/faults/sittings/calls";

const pathOf = (examId: string, position: number) => `/exams/${examId}/answers/${position}`;

/** What stands there when so many of its words are written; what is chosen stands there at once. */
function begunOf(answer: Record<string, unknown>, share: number) {
  if (typeof answer.text !== "string") return answer;
  const words = answer.text.split(" ");
  return { ...answer, text: words.slice(0, Math.max(1, Math.floor(words.length * share))).join(" ") };
}

/** Saves as it is entered, now and then an older save after a newer one. A word of a round is never a draft. */
export async function saveSome(sitting: Sitting, examId: string, task: ExamTaskView, given: Given) {
  const { who, random, ledger } = sitting;
  const { position, step, answer } = given;
  const isRound = task.kind === "question" && task.isRound;
  if (answer === null || "skipped" in answer || isRound) return;
  if (random() > (task.kind === "open" ? 0.5 : 0.1)) return;
  const save = async (revision: number) => {
    const entered = begunOf(answer, revision / 4);
    const body = { tab: who.tab, step, answer: entered, millis: 200 * revision, revision };
    const reply = await call(sitting, { method: "PUT", path: pathOf(examId, position), body });
    if (reply.status === 200 && SaveReply.parse(reply.data).isKept)
      ledger.saves.push({ examId, position, step, answer: entered });
  };
  await save(1);
  if (random() < 0.3) await Promise.all([save(3), save(2)]);
}

/**
 * Hands in an answer as the app does, sometimes twice at once; null when it was refused, which is dropped there, too, and
 * the sitting read again.
 */
export async function handIn(sitting: Sitting, exam: Exam, given: Given, { isTimed }: { isTimed: boolean }) {
  const { who, random, ledger } = sitting;
  const { position, ...entered } = given;
  const { task } = exam;
  const goesOn = task === null || task.place.number < task.place.of;
  const body = { tab: who.tab, millis: 900, goesOn, ...entered };
  const send = () => call(sitting, { method: "POST", path: pathOf(exam.id, position), body });
  const [reply] = random() < 0.1 ? await Promise.all([send(), send()]) : [await send()];
  if (isTimed) ledger.took.push(reply.millis);
  if (reply.status !== 200) {
    ledger.refused.push({ examId: exam.id, ...given, code: reply.code ?? "" });
    return null;
  }
  ledger.answers.push({ examId: exam.id, ...given });
  return Exam.parse(reply.data);
}
