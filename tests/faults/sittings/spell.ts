import { setTimeout as wait } from "node:timers/promises";

import { v7 } from "uuid";

import type { Exam, ExamTaskView } from "@/lib/services/exams/views";
import { answerTo, type Given } from "@/tests/faults/sittings/answer-to";
import { call, read, type Sitting, stepsOf } from "@/tests/faults/sittings/calls";
import { handIn } from "@/tests/faults/sittings/hand-in";
import { passTime } from "@/tests/faults/sittings/pass-time";

/**
 * The connection is gone while somebody answers. As in the app, what is handed in is kept in its order and goes out when
 * the connection is back: after 1 to 20 seconds, or so long after the clock that it is too late, then also from a tab that
 * was loaded anew or after another one looked.
 */
export async function sitOffline(sitting: Sitting, exam: Exam, task: ExamTaskView): Promise<Exam> {
  const { stage, who, random, ledger } = sitting;
  const { id } = exam;
  const kept = await answersKept(sitting, id, task);
  const begun = await hear(sitting, exam, task);
  const after = 1 + 19 * random();
  const grace = begun.task?.graceUntil;
  const isPast = random() < 0.3 && grace != null;
  await wait(300 + 700 * random());
  await passTime(stage, id, after + (isPast ? (Date.parse(grace) - Date.parse(begun.now)) / 1_000 : 0));
  if (random() < 0.3) await read(sitting, id, v7());
  if (random() < 0.3) {
    who.tab = v7();
    await call(sitting, { method: "POST", path: `/exams/${id}/hold`, body: { tab: who.tab } });
  }
  ledger.spells.push({ answers: kept.map((given) => ({ examId: id, ...given })), isPast });
  let last: Exam | null = null;
  for (const given of kept) last = await handIn(sitting, exam, given, { isTimed: false });
  return last ?? read(sitting, id);
}

/** A round goes on without the server; all else waits for its word. */
async function answersKept(sitting: Sitting, examId: string, task: ExamTaskView): Promise<Given[]> {
  const kept: Given[] = [];
  const most = task.kind === "question" && task.isRound ? 1 + Math.floor(4 * sitting.random()) : 1;
  for (let left = task; kept.length < most;) {
    const given = await answerTo(left, (position) => stepsOf(sitting, examId, position));
    if (!given) break;
    kept.push(given);
    if (left.kind === "question")
      left = { ...left, items: left.items.filter(({ position }) => position !== given.position) };
  }
  return kept;
}

/** Where a clock waits for the recording, it was heard before the connection went. */
async function hear(sitting: Sitting, exam: Exam, task: ExamTaskView): Promise<Exam> {
  if (task.kind === "open" || task.isRound) return exam;
  const [item] = task.items;
  const step = item?.steps.find(({ result }) => result === null);
  if (!item || !step || step.clock.openedAt !== null || step.clock.begins === "display") return exam;
  const body = {
    ...{ tab: sitting.who.tab, index: task.index, position: item.position },
    ...{ step: step.step, at: step.clock.begins },
  };
  await call(sitting, { method: "POST", path: `/exams/${exam.id}/begin`, body });
  return read(sitting, exam.id);
}
